"""Connections are lent in turn, also where PostgreSQL allows no more of them, and none is lost."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from parlour.db import connections
from parlour.db.connections import ConnectionPool


class Fake:
    """A connection without a database."""

    def __init__(self) -> None:
        self.closed = False

    async def fetchval(self, _: str) -> Fake:
        await asyncio.sleep(0)
        return self

    def is_closed(self) -> bool:
        return self.closed

    def terminate(self) -> None:
        self.closed = True

    async def close(self, **_: float) -> None:
        self.closed = True


class Postgres:
    """What allows so many connections and refuses more."""

    def __init__(self, most: int) -> None:
        self.most, self.asked = most, 0
        self.made: list[Fake] = []

    async def connect(self) -> Fake:
        self.asked += 1
        await asyncio.sleep(0)
        if sum(not made.closed for made in self.made) >= self.most:
            raise asyncpg.TooManyConnectionsError
        self.made.append(Fake())
        return self.made[-1]


async def test_all_are_served_by_the_connections_there_are_and_the_rest_is_not_asked_for_again_and_again() -> (
    None
):
    postgres = Postgres(2)
    lent = ConnectionPool(postgres.connect)
    used = await asyncio.gather(*(lent.fetchval("") for _ in range(200)))
    assert set(used) == set(postgres.made) and len(postgres.made) == 2
    assert postgres.asked <= connections.MAX_CONNECTIONS + 1
    async with lent.acquire():
        closing = asyncio.create_task(lent.close())
        await asyncio.sleep(0)
        assert not any(made.closed for made in postgres.made), "what was begun is finished"
    await closing
    assert all(made.closed for made in postgres.made)
    with pytest.raises(asyncpg.InterfaceError):
        await lent.fetchval("")


async def test_whoever_waits_longest_comes_first_and_one_who_gives_up_takes_nothing_along(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    postgres, order, begin = Postgres(1), list[str](), asyncio.Event()
    monkeypatch.setattr(connections, "MAX_CONNECTIONS", 1)
    lent = ConnectionPool(postgres.connect)

    async def use(name: str) -> None:
        async with lent.acquire():
            order.append(name)
            await begin.wait()

    tasks = []
    for name in "abcd":
        tasks.append(asyncio.create_task(use(name)))
        await asyncio.sleep(0.001)
    tasks[1].cancel()
    begin.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["a", "c", "d"] and not postgres.made[0].closed
    assert await lent.fetchval("") is postgres.made[0]


async def test_one_that_was_handed_over_to_somebody_who_had_just_gone_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "MAX_CONNECTIONS", 1)
    lent = ConnectionPool(Postgres(1).connect)
    async with lent.acquire():
        waiting = asyncio.create_task(lent.fetchval(""))
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert await asyncio.wait_for(lent.fetchval(""), 60)


async def test_where_other_houses_hold_all_it_is_tried_again_until_there_is_one() -> None:
    postgres = Postgres(0)
    lent = ConnectionPool(postgres.connect)
    asking = [asyncio.create_task(lent.fetchval("")) for _ in range(5)]
    await asyncio.sleep(3 * connections.RETRY_SECONDS)
    assert not any(task.done() for task in asking)
    postgres.most = 1
    assert len(set(await asyncio.gather(*asking))) == 1


async def test_what_was_cut_or_is_not_needed_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    postgres = Postgres(9)
    lent = ConnectionPool(postgres.connect)
    await asyncio.gather(*(lent.fetchval("") for _ in range(3)))
    postgres.made[0].closed = postgres.made[1].closed = postgres.made[2].closed = True
    await asyncio.gather(*(lent.fetchval("") for _ in range(3)))
    assert len(postgres.made) == 6
    monkeypatch.setattr(connections, "IDLE_SECONDS", -1.0)
    for _ in range(5):
        await lent.fetchval("")
    assert sum(not made.closed for made in postgres.made) == 1


async def test_an_answer_that_does_not_come_costs_its_connection_and_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    postgres = Postgres(1)
    lent = ConnectionPool(postgres.connect)
    monkeypatch.setattr(connections, "ANSWER_SECONDS", 0.05)
    with pytest.raises(TimeoutError):
        async with lent.acquire():
            await asyncio.Event().wait()
    assert postgres.made[0].closed
    assert await lent.fetchval("") is postgres.made[1]
