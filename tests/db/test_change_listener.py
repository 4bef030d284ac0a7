"""Tests for notifications between server processes through PostgreSQL, also after outages."""

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

Notified = list[tuple[str, int]]


@asynccontextmanager
async def open_two_logs(url: str) -> AsyncIterator[tuple[Log, Log, Notified]]:
    """Open a database twice; yield both logs and the notifications of the second one."""
    sender, receiver = await open_log(url), await open_log(url)
    notified: Notified = []
    receiver.listen(lambda match, seq: notified.append((match, seq)))
    try:
        yield sender, receiver, notified
    finally:
        await sender.close()
        await receiver.close()


async def wait_until(condition: Callable[[], bool]) -> None:
    """Wait until a condition is true; fail after a minute."""
    for _ in range(6_000):
        if condition():
            return
        await asyncio.sleep(0.01)
    pytest.fail("the condition never held")


def projection() -> MatchProjection:
    return MatchProjection(
        game="toy", phase="playing", public=True, updated_at=time.time_ns() // 1_000_000
    )


async def cut_listeners(url: str) -> None:
    """Terminate every connection that listens in this schema."""
    connection: Any = await asyncpg.connect(url)
    try:
        await connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where query = 'LISTEN \"parlour_' || current_schema() || '\"'"
        )
    finally:
        await connection.close()


async def test_processes_notify_each_other(postgres_url: str) -> None:
    async with open_two_logs(postgres_url) as (sender, _, notified):
        await sender.append([EventRow("a match", 0, 0, "opened", b"{}")])
        await sender.append(
            [
                EventRow("a match", 1, 0, "started", b"{}"),
                EventRow("a match", 2, 0, "moved", b"{}"),
            ],
            projection=projection(),
        )
        await sender.publish("a match")
        await wait_until(lambda: len(notified) == 3)
        assert notified == [("a match", 0), ("a match", 2), ("a match", -1)]


async def test_sites_in_other_schemas_are_not_notified(postgres_url: str, postgres: str) -> None:
    connection: Any = await asyncpg.connect(postgres)
    await connection.execute("create schema parlour_test_other_site")
    try:
        other_site = await open_log(
            f"{postgres}{'&' if '?' in postgres else '?'}search_path=parlour_test_other_site"
        )
        async with open_two_logs(postgres_url) as (sender, _, notified):
            await other_site.publish("theirs")
            await sender.publish("ours")
            await wait_until(lambda: bool(notified))
            assert notified == [("ours", -1)]
        await other_site.close()
    finally:
        await connection.execute("drop schema parlour_test_other_site cascade")
        await connection.close()


async def test_garbage_collection_stops_no_listener(postgres_url: str) -> None:
    async with open_two_logs(postgres_url) as (sender, _, notified):
        for seq in range(3):
            gc.collect()
            await asyncio.sleep(0.05)
            await sender.append([EventRow("a", seq, 0, "opened", b"{}")])
        await wait_until(lambda: len(notified) == 3)


async def test_a_listener_reconnects_and_catches_up(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_two_logs(postgres_url) as (sender, receiver, notified):
        assert isinstance(receiver, PostgresLog)
        may_connect = asyncio.Event()
        connect = receiver._listener._connect

        async def connect_later() -> Any:
            await may_connect.wait()
            return await connect()

        monkeypatch.setattr(receiver._listener, "_connect", connect_later)
        lost = receiver._listener._connection
        await cut_listeners(postgres_url)
        await wait_until(lost.is_closed)
        await sender.append(
            [EventRow("a", seq, 0, "opened", b"{}") for seq in range(3)], projection=projection()
        )
        await asyncio.sleep(0.05)
        assert notified == []
        may_connect.set()
        await wait_until(lambda: ("a", 2) in notified)
        await sender.append([EventRow("a", 3, 0, "moved", b"{}")])
        await wait_until(lambda: ("a", 3) in notified)


@pytest.mark.parametrize("skew_ms", [-3_600_000, 3_600_000])
async def test_catching_up_does_not_depend_on_the_clock_of_this_machine(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, skew_ms: int
) -> None:
    wall, now = time.time_ns, projection().updated_at
    monkeypatch.setattr(time, "time_ns", lambda: wall() + skew_ms * 1_000_000)
    async with open_two_logs(postgres_url) as (sender, receiver, notified):
        assert isinstance(receiver, PostgresLog)
        may_connect = asyncio.Event()
        connect = receiver._listener._connect

        async def connect_later() -> Any:
            await may_connect.wait()
            return await connect()

        monkeypatch.setattr(receiver._listener, "_connect", connect_later)
        lost = receiver._listener._connection
        await cut_listeners(postgres_url)
        await wait_until(lost.is_closed)
        changed = MatchProjection(game="toy", phase="playing", public=True, updated_at=now)
        await sender.append([EventRow("a", 0, 0, "opened", b"{}")], projection=changed)
        await sender.append(
            [EventRow("old", 0, 0, "opened", b"{}")],
            projection=replace(changed, updated_at=now - 1_800_000),
        )
        may_connect.set()
        await wait_until(lambda: ("a", 0) in notified)
        assert ("old", 0) not in notified, "an old change was notified again"


async def test_a_listener_retries_while_the_database_is_down(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_two_logs(postgres_url) as (sender, receiver, notified):
        assert isinstance(receiver, PostgresLog)
        attempts = 0
        connect = receiver._listener._connect

        async def refuse_twice() -> Any:
            nonlocal attempts
            attempts += 1
            if attempts <= 2:
                raise ConnectionRefusedError
            return await connect()

        monkeypatch.setattr(receiver._listener, "_connect", refuse_twice)
        await cut_listeners(postgres_url)
        await wait_until(lambda: attempts == 3)
        await wait_until(lambda: receiver._listener._connection is not None)
        await sender.append([EventRow("a", 0, 0, "opened", b"{}")], projection=projection())
        await wait_until(lambda: ("a", 0) in notified)


@dataclass
class DeadConnection:
    """A connection whose peer has disappeared without closing it."""

    connection: Any

    async def fetchval(self, *_: Any, **__: Any) -> None:
        raise TimeoutError

    def terminate(self) -> None:
        self.connection.terminate()


async def test_a_heartbeat_finds_a_dead_connection(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.db.change_listener.HEARTBEAT", 0.05)
    async with open_two_logs(postgres_url) as (sender, receiver, notified):
        assert isinstance(receiver, PostgresLog)
        dead = DeadConnection(receiver._listener._connection)
        receiver._listener._connection = dead
        await wait_until(lambda: receiver._listener._connection not in (None, dead))
        await wait_until(lambda: not receiver._listener._disconnected.is_set())
        await sender.append([EventRow("a", 0, 0, "opened", b"{}")])
        await wait_until(lambda: ("a", 0) in notified)


async def test_a_log_can_be_closed_while_the_database_is_down(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = await open_log(postgres_url)
    assert isinstance(log, PostgresLog)

    async def refuse() -> Any:
        raise ConnectionRefusedError

    monkeypatch.setattr(log._listener, "_connect", refuse)
    await cut_listeners(postgres_url)
    await asyncio.sleep(0.1)
    async with asyncio.timeout(60):
        await log.close()


async def test_a_log_survives_a_restart_of_the_database(postgres_url: str) -> None:
    """After all connections are lost, appends, queries and notifications use new ones."""
    url = f"{postgres_url}&application_name=parlour_restart"
    async with open_two_logs(url) as (sender, _, notified):
        await sender.append([EventRow("a", 0, 0, "opened", b"{}")])
        connection: Any = await asyncpg.connect(postgres_url)
        await connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'parlour_restart'"
        )
        await connection.close()
        await asyncio.sleep(0.2)
        await sender.append([EventRow("a", 1, 0, "moved", b"{}")], projection=projection())
        assert len(await sender.load("a")) == 2
        await wait_until(lambda: ("a", 1) in notified)


async def test_appends_are_durable_whatever_the_setting_of_the_server(postgres_url: str) -> None:
    log = await open_log(f"{postgres_url}&synchronous_commit=off")
    assert isinstance(log, PostgresLog)
    assert await log._connections.fetchval("show synchronous_commit") == "on"
    await log.close()


async def test_random_page_cost_is_set_unless_the_operator_has_set_it(
    postgres_url: str,
) -> None:
    for url, cost in ((postgres_url, "1.1"), (f"{postgres_url}&random_page_cost=2.5", "2.5")):
        log = await open_log(url)
        try:
            assert isinstance(log, PostgresLog)
            assert await log._connections.fetchval("show random_page_cost") == cost
        finally:
            await log.close()
