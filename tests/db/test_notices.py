"""Server processes hear each other through PostgreSQL, and keep hearing when the connection is cut."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import asyncpg
import pytest

from parlour.core.game import replace
from parlour.db.log import Log
from parlour.db.opening import open_log
from parlour.db.postgres import PostgresLog
from parlour.db.records import EventRow, MatchProjection

Heard = list[tuple[str, int]]


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Log, Log, Heard]]:
    """Two processes on one database, and what the second hears."""
    one, other = await open_log(url), await open_log(url)
    heard: Heard = []
    other.listen(lambda match, seq: heard.append((match, seq)))
    try:
        yield one, other, heard
    finally:
        await one.close()
        await other.close()


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that must come."""
    for _ in range(6_000):
        if condition():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it never came")


def facts() -> MatchProjection:
    return MatchProjection(
        game="toy", phase="playing", public=True, updated_at=time.time_ns() // 1_000_000
    )


async def cut(url: str) -> None:
    """End every connection that listens in this schema."""
    connection: Any = await asyncpg.connect(url)
    try:
        await connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where query = 'LISTEN \"parlour_' || current_schema() || '\"'"
        )
    finally:
        await connection.close()


async def test_processes_hear_each_other(postgres_url: str) -> None:
    async with two(postgres_url) as (one, _, heard):
        await one.append([EventRow("a match", 0, 0, "opened", b"{}")])
        await one.append(
            [
                EventRow("a match", 1, 0, "started", b"{}"),
                EventRow("a match", 2, 0, "moved", b"{}"),
            ],
            projection=facts(),
        )
        await one.publish("a match")
        await until(lambda: len(heard) == 3)
        assert heard == [("a match", 0), ("a match", 2), ("a match", -1)]


async def test_houses_in_other_schemas_are_not_heard(postgres_url: str, postgres: str) -> None:
    connection: Any = await asyncpg.connect(postgres)
    await connection.execute("create schema parlour_test_neighbour")
    try:
        neighbour = await open_log(
            f"{postgres}{'&' if '?' in postgres else '?'}search_path=parlour_test_neighbour"
        )
        async with two(postgres_url) as (one, _, heard):
            await neighbour.publish("theirs")
            await one.publish("ours")
            await until(lambda: bool(heard))
            assert heard == [("ours", -1)]
        await neighbour.close()
    finally:
        await connection.execute("drop schema parlour_test_neighbour cascade")
        await connection.close()


async def test_nobody_falls_silent_when_memory_is_collected(postgres_url: str) -> None:
    async with two(postgres_url) as (one, _, heard):
        for seq in range(3):
            gc.collect()
            await asyncio.sleep(0.05)
            await one.append([EventRow("a", seq, 0, "opened", b"{}")])
        await until(lambda: len(heard) == 3)


async def test_a_cut_connection_comes_back_and_tells_what_was_missed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(postgres_url) as (one, other, heard):
        assert isinstance(other, PostgresLog)
        away = asyncio.Event()
        connect = other._listener._connect

        async def late() -> Any:
            await away.wait()
            return await connect()

        monkeypatch.setattr(other._listener, "_connect", late)
        before = other._listener._connection
        await cut(postgres_url)
        await until(before.is_closed)
        await one.append(
            [EventRow("a", seq, 0, "opened", b"{}") for seq in range(3)], projection=facts()
        )
        await asyncio.sleep(0.05)
        assert heard == []
        away.set()
        await until(lambda: ("a", 2) in heard)
        await one.append([EventRow("a", 3, 0, "moved", b"{}")])
        await until(lambda: ("a", 3) in heard)


@pytest.mark.parametrize("skew_ms", [-3_600_000, 3_600_000])
async def test_what_was_missed_is_told_whatever_the_clock_of_this_machine_says(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, skew_ms: int
) -> None:
    wall, now = time.time_ns, facts().updated_at
    monkeypatch.setattr(time, "time_ns", lambda: wall() + skew_ms * 1_000_000)
    async with two(postgres_url) as (one, other, heard):
        assert isinstance(other, PostgresLog)
        away = asyncio.Event()
        connect = other._listener._connect

        async def late() -> Any:
            await away.wait()
            return await connect()

        monkeypatch.setattr(other._listener, "_connect", late)
        before = other._listener._connection
        await cut(postgres_url)
        await until(before.is_closed)
        changed = MatchProjection(game="toy", phase="playing", public=True, updated_at=now)
        await one.append([EventRow("a", 0, 0, "opened", b"{}")], projection=changed)
        await one.append(
            [EventRow("old", 0, 0, "opened", b"{}")],
            projection=replace(changed, updated_at=now - 1_800_000),
        )
        away.set()
        await until(lambda: ("a", 0) in heard)
        assert ("old", 0) not in heard, "what changed long before was heard then"


async def test_it_keeps_trying_while_the_database_is_away(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(postgres_url) as (one, other, heard):
        assert isinstance(other, PostgresLog)
        attempts = 0
        connect = other._listener._connect

        async def refused_twice() -> Any:
            nonlocal attempts
            attempts += 1
            if attempts <= 2:
                raise ConnectionRefusedError
            return await connect()

        monkeypatch.setattr(other._listener, "_connect", refused_twice)
        await cut(postgres_url)
        await until(lambda: attempts == 3)
        await until(lambda: other._listener._connection is not None)
        await one.append([EventRow("a", 0, 0, "opened", b"{}")])
        await until(lambda: ("a", 0) in heard)


@dataclass
class Dead:
    """A connection whose other end is gone without a word."""

    connection: Any

    async def fetchval(self, *_: Any, **__: Any) -> None:
        raise TimeoutError

    def terminate(self) -> None:
        self.connection.terminate()


async def test_a_connection_that_died_silently_is_found_by_its_heartbeat(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.db.notifications.HEARTBEAT", 0.05)
    async with two(postgres_url) as (one, other, heard):
        assert isinstance(other, PostgresLog)
        dead = Dead(other._listener._connection)
        other._listener._connection = dead
        await until(lambda: other._listener._connection not in (None, dead))
        await until(lambda: not other._listener._disconnected.is_set())
        await one.append([EventRow("a", 0, 0, "opened", b"{}")])
        await until(lambda: ("a", 0) in heard)


async def test_a_house_can_be_closed_while_the_database_is_away(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = await open_log(postgres_url)
    assert isinstance(log, PostgresLog)

    async def refused() -> Any:
        raise ConnectionRefusedError

    monkeypatch.setattr(log._listener, "_connect", refused)
    await cut(postgres_url)
    await asyncio.sleep(0.1)
    async with asyncio.timeout(60):
        await log.close()


async def test_a_restart_of_the_database_ends_nothing(postgres_url: str) -> None:
    """Every connection dies; the next append, the next question and the next notice have new ones."""
    named = f"{postgres_url}&application_name=parlour_restart"
    async with two(named) as (one, _, heard):
        await one.append([EventRow("a", 0, 0, "opened", b"{}")])
        connection: Any = await asyncpg.connect(postgres_url)
        await connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'parlour_restart'"
        )
        await connection.close()
        await asyncio.sleep(0.2)
        await one.append([EventRow("a", 1, 0, "moved", b"{}")], projection=facts())
        assert len(await one.load("a")) == 2
        await until(lambda: ("a", 1) in heard)


async def test_an_append_is_durable_whatever_the_server_prefers(postgres_url: str) -> None:
    log = await open_log(f"{postgres_url}&synchronous_commit=off")
    assert isinstance(log, PostgresLog)
    assert await log._connections.fetchval("show synchronous_commit") == "on"
    await log.close()


async def test_what_is_scattered_is_looked_up_unless_the_operator_says_what_that_costs(
    postgres_url: str,
) -> None:
    for url, cost in ((postgres_url, "1.1"), (f"{postgres_url}&random_page_cost=2.5", "2.5")):
        log = await open_log(url)
        try:
            assert isinstance(log, PostgresLog)
            assert await log._connections.fetchval("show random_page_cost") == cost
        finally:
            await log.close()
