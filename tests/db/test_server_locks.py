"""Tests for the locks that a server holds on PostgreSQL, also after outages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import asyncpg
import pytest

from parlour.db.log import DatabaseOpenError
from parlour.db.opening import open_log
from parlour.db.postgres import PostgresLog
from parlour.db.records import EventRow

from ..patience import eventually, found_once

NAME = "application_name=parlour_locks"


@asynccontextmanager
async def open_postgres_log(url: str) -> AsyncIterator[PostgresLog]:
    """Open the log of a PostgreSQL database."""
    log = await open_log(url)
    assert isinstance(log, PostgresLog)
    try:
        yield log
    finally:
        await log.close()


async def terminate_connections(url: str) -> None:
    """Terminate every connection that the tests of this module have opened."""
    connection: Any = await asyncpg.connect(url)
    await connection.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'parlour_locks'"
    )
    await connection.close()


async def test_a_second_server_needs_shared_state(postgres_url: str) -> None:
    async with open_postgres_log(postgres_url) as alone, open_postgres_log(postgres_url) as second:
        await alone.claim()
        for with_others in (False, True):
            with pytest.raises(DatabaseOpenError, match="--shared"):
                await second.claim(with_others=with_others)


async def test_servers_with_shared_state_run_together(postgres_url: str) -> None:
    async with open_postgres_log(postgres_url) as first, open_postgres_log(postgres_url) as second:
        await first.claim(with_others=True)
        await second.claim(with_others=True)
        async with open_postgres_log(postgres_url) as alone:
            with pytest.raises(DatabaseOpenError, match="--shared"):
                await alone.claim()


async def test_the_lock_is_free_after_a_server_has_stopped(postgres_url: str) -> None:
    for _ in range(2):
        async with open_postgres_log(postgres_url) as log:
            await log.claim()


async def test_the_lock_is_taken_again_after_a_restart_of_the_database(
    postgres_url: str,
) -> None:
    async with open_postgres_log(f"{postgres_url}&{NAME}") as log:
        await log.claim()
        await log.append([EventRow("a", 0, 0, "opened", b"{}")])
        lost = log._locks._connection
        await terminate_connections(postgres_url)
        await eventually(lambda: log._locks._connection not in (None, lost))
        await eventually(lambda: all(free.is_closed() for _, free in log._connections._free))
        await log.append([EventRow("a", 1, 0, "moved", b"{}")])
        assert len(await log.load("a")) == 2
        async with open_postgres_log(postgres_url) as second:
            await found_once(lambda: refuses_claim(second), bool)


def announce_end(connection: Any) -> None:
    """Let a connection receive the last message of PostgreSQL, while its socket stays open."""
    body = b"SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"
    connection._protocol.data_received(b"E" + (4 + len(body)).to_bytes(4, "big") + body)
    assert not connection.is_closed()


@pytest.mark.parametrize("in_transaction", [False, True])
async def test_a_connection_whose_end_was_announced_is_replaced(
    postgres_url: str, in_transaction: bool
) -> None:
    async with open_postgres_log(postgres_url) as log:
        await log.claim()
        for _, free in log._connections._free:
            announce_end(free)
        with pytest.raises(asyncpg.ConnectionDoesNotExistError):
            async with log._connections.acquire(in_transaction) as connection:
                await connection.fetchval("select 1")
        await log.append([EventRow("a", 0, 0, "opened", b"{}")])


async def test_the_locks_leave_a_connection_whose_end_was_announced(postgres_url: str) -> None:
    async with open_postgres_log(postgres_url) as log:
        await log.claim()
        lost = log._locks._connection
        announce_end(lost)
        await log._locks._check_connection()
        await eventually(lambda: log._locks._connection not in (None, lost))
        async with open_postgres_log(postgres_url) as second:
            await found_once(lambda: refuses_claim(second), bool)


async def refuses_claim(log: PostgresLog) -> bool:
    """Return whether a server cannot claim the database."""
    try:
        await log.claim()
    except DatabaseOpenError:
        return True
    await log._locks._connection.execute("select pg_advisory_unlock_all()")
    return False


async def test_reconnection_is_tried_until_the_database_is_up(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_postgres_log(f"{postgres_url}&{NAME}") as log:
        attempts, connect = 0, log._locks._connect

        async def refuse_twice() -> Any:
            nonlocal attempts
            attempts += 1
            if attempts <= 2:
                raise ConnectionRefusedError
            return await connect()

        monkeypatch.setattr(log._locks, "_connect", refuse_twice)
        await terminate_connections(postgres_url)
        await eventually(lambda: attempts == 3 and log._locks._connection is not None)


@dataclass
class DeadConnection:
    """A connection whose peer has disappeared without closing it."""

    connection: Any

    async def fetchval(self, *_: Any, **__: Any) -> None:
        raise TimeoutError

    def terminate(self) -> None:
        self.connection.terminate()


async def test_a_check_finds_a_dead_connection(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.db.server_locks.CHECK_INTERVAL_S", 0.05)
    async with open_postgres_log(postgres_url) as log:
        dead = DeadConnection(log._locks._connection)
        log._locks._connection = dead
        await eventually(lambda: log._locks._connection not in (None, dead))


async def test_a_log_can_be_closed_while_the_database_is_down(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_postgres_log(f"{postgres_url}&{NAME}") as log:

        async def refuse() -> Any:
            raise ConnectionRefusedError

        monkeypatch.setattr(log._locks, "_connect", refuse)
        await terminate_connections(postgres_url)
        await asyncio.sleep(0.1)
        async with asyncio.timeout(60):
            await log.close()


async def test_appends_are_durable_whatever_the_setting_of_the_server(postgres_url: str) -> None:
    async with open_postgres_log(f"{postgres_url}&synchronous_commit=off") as log:
        assert await log._connections.fetchval("show synchronous_commit") == "on"


async def test_random_page_cost_is_set_unless_the_operator_has_set_it(
    postgres_url: str,
) -> None:
    for url, cost in ((postgres_url, "1.1"), (f"{postgres_url}&random_page_cost=2.5", "2.5")):
        async with open_postgres_log(url) as log:
            assert await log._connections.fetchval("show random_page_cost") == cost
