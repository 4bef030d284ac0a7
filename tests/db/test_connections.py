"""Tests that the pool lends each connection to one task at a time and loses none."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from parlour.db import connections
from parlour.db.connections import ConnectionPool


class FakeConnection:
    """A connection that has no database behind it."""

    def __init__(self) -> None:
        self.closed = False

    async def fetchval(self, _: str) -> FakeConnection:
        await asyncio.sleep(0)
        return self

    def is_closed(self) -> bool:
        return self.closed

    def terminate(self) -> None:
        self.closed = True

    async def close(self, **_: float) -> None:
        self.closed = True


class FakePostgres:
    """A fake PostgreSQL server with a connection limit."""

    def __init__(self, limit: int) -> None:
        self.limit, self.attempts = limit, 0
        self.connections: list[FakeConnection] = []

    async def connect(self) -> FakeConnection:
        self.attempts += 1
        await asyncio.sleep(0)
        if sum(not connection.closed for connection in self.connections) >= self.limit:
            raise asyncpg.TooManyConnectionsError
        self.connections.append(FakeConnection())
        return self.connections[-1]


async def test_the_pool_reports_its_use() -> None:
    pool = ConnectionPool(FakePostgres(2).connect)
    await asyncio.gather(*(pool.fetchval("") for _ in range(9)))
    assert pool.usage() == (connections.MAX_CONNECTIONS, 2, 0, 0)
    async with pool.acquire(), pool.acquire():
        waiting = asyncio.create_task(pool.fetchval(""))
        await asyncio.sleep(0.01)
        assert (pool.usage().busy, pool.usage().waiting) == (2, 1)
    await waiting
    assert (pool.usage().busy, pool.usage().waiting) == (0, 0)


async def test_callers_share_the_allowed_connections_without_repeated_attempts() -> None:
    postgres = FakePostgres(2)
    pool = ConnectionPool(postgres.connect)
    used = await asyncio.gather(*(pool.fetchval("") for _ in range(200)))
    assert set(used) == set(postgres.connections) and len(postgres.connections) == 2
    assert postgres.attempts <= connections.MAX_CONNECTIONS + 1
    async with pool.acquire():
        closing = asyncio.create_task(pool.close())
        await asyncio.sleep(0)
        assert not any(connection.closed for connection in postgres.connections), (
            "running statements can finish"
        )
    await closing
    assert all(connection.closed for connection in postgres.connections)
    with pytest.raises(asyncpg.InterfaceError):
        await pool.fetchval("")


async def test_the_longest_waiting_caller_is_first_and_a_cancelled_one_takes_no_connection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    postgres, order, begin = FakePostgres(1), list[str](), asyncio.Event()
    monkeypatch.setattr(connections, "MAX_CONNECTIONS", 1)
    pool = ConnectionPool(postgres.connect)

    async def use(name: str) -> None:
        async with pool.acquire():
            order.append(name)
            await begin.wait()

    tasks = []
    for name in "abcd":
        tasks.append(asyncio.create_task(use(name)))
        await asyncio.sleep(0.001)
    tasks[1].cancel()
    begin.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["a", "c", "d"] and not postgres.connections[0].closed
    assert await pool.fetchval("") is postgres.connections[0]


async def test_a_connection_handed_to_a_cancelled_caller_is_returned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "MAX_CONNECTIONS", 1)
    pool = ConnectionPool(FakePostgres(1).connect)
    async with pool.acquire():
        waiting = asyncio.create_task(pool.fetchval(""))
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert await asyncio.wait_for(pool.fetchval(""), 60)


async def test_a_caller_retries_until_another_process_releases_a_connection() -> None:
    postgres = FakePostgres(0)
    pool = ConnectionPool(postgres.connect)
    callers = [asyncio.create_task(pool.fetchval("")) for _ in range(5)]
    await asyncio.sleep(3 * connections.RETRY_SECONDS)
    assert not any(task.done() for task in callers)
    postgres.limit = 1
    assert len(set(await asyncio.gather(*callers))) == 1


async def test_broken_and_idle_connections_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    postgres = FakePostgres(9)
    pool = ConnectionPool(postgres.connect)
    await asyncio.gather(*(pool.fetchval("") for _ in range(3)))
    postgres.connections[0].closed = postgres.connections[1].closed = postgres.connections[
        2
    ].closed = True
    await asyncio.gather(*(pool.fetchval("") for _ in range(3)))
    assert len(postgres.connections) == 6
    monkeypatch.setattr(connections, "IDLE_SECONDS", -1.0)
    for _ in range(5):
        await pool.fetchval("")
    assert sum(not connection.closed for connection in postgres.connections) == 1


async def test_a_connection_that_times_out_is_discarded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    postgres = FakePostgres(1)
    pool = ConnectionPool(postgres.connect)
    monkeypatch.setattr(connections, "ANSWER_SECONDS", 0.05)
    with pytest.raises(TimeoutError):
        async with pool.acquire():
            await asyncio.Event().wait()
    assert postgres.connections[0].closed
    assert await pool.fetchval("") is postgres.connections[1]
