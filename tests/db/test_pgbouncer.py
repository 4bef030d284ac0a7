"""Tests that a log works through a real PgBouncer in transaction mode."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import perf_counter

import pytest

from parlour.db import log_statements
from parlour.db.log import Conflict, DatabaseOpenError
from parlour.db.opening import open_log
from parlour.db.postgres import PostgresLog
from parlour.db.records import EventRow, PreparedStatement

from .pgbouncer import run_pgbouncer

pytestmark = pytest.mark.slow

CONNECTIONS = 3
"""The number of connections that all clients of PgBouncer share."""

MATCHES, EVENTS = 20, 5


@asynccontextmanager
async def open_postgres_log(url: str, direct: str | None = None) -> AsyncIterator[PostgresLog]:
    """Open the log of a server, which reaches the database through PgBouncer or directly."""
    log = await open_log(url, direct=direct)
    assert isinstance(log, PostgresLog)
    try:
        yield log
    finally:
        await log.close()


def event(match: str, seq: int) -> EventRow:
    """Return an event of a match."""
    return EventRow(match, seq, seq, "moved", b"{}")


async def play(logs: tuple[PostgresLog, PostgresLog], prefix: str) -> float:
    """Let two servers append the same events of many matches, and return the appends per second."""
    stored = 0

    async def append_events(log: PostgresLog, match: str) -> None:
        nonlocal stored
        for seq in range(EVENTS):
            # Further writes need a transaction of several statements.
            snapshot = PreparedStatement(log_statements.UPSERT_SNAPSHOT, (match, seq, b"{}"))
            with suppress(Conflict):
                await log.append([event(match, seq)], writes=[snapshot] if seq == 3 else ())
                stored += 1
            assert len(await log.load(match)) > seq

    began = perf_counter()
    await asyncio.gather(
        *(append_events(log, f"{prefix}{number}") for number in range(MATCHES) for log in logs)
    )
    assert stored == MATCHES * EVENTS, "each position is stored once"
    found = await logs[1].snapshot(f"{prefix}0")
    assert found is not None and found.seq == 3
    return stored / (perf_counter() - began)


async def test_two_servers_append_through_few_connections(postgres_url: str) -> None:
    with run_pgbouncer(postgres_url, CONNECTIONS) as pool:
        async with (
            open_postgres_log(pool, postgres_url) as first,
            open_postgres_log(pool, postgres_url) as second,
        ):
            await first.claim(with_others=True)
            await second.claim(with_others=True)
            await play((first, second), "warm")
            pooled = await play((first, second), "pooled")
    async with open_postgres_log(postgres_url) as first, open_postgres_log(postgres_url) as second:
        await play((first, second), "warm-too")
        direct = await play((first, second), "direct")
    print(
        f"appends by two servers, with a read each: {pooled:.0f}/s through PgBouncer with "
        f"{CONNECTIONS} connections, {direct:.0f}/s directly"
    )


async def test_a_pool_needs_the_direct_address(postgres_url: str) -> None:
    with run_pgbouncer(postgres_url, CONNECTIONS) as pool:
        with pytest.raises(DatabaseOpenError, match="--direct-database"):
            await open_log(pool)
        async with open_postgres_log(pool, postgres_url) as log:
            await log.claim()
            with pytest.raises(DatabaseOpenError, match="Another server"):
                async with open_postgres_log(pool, postgres_url) as second:
                    await second.claim()


async def test_the_direct_address_must_name_the_same_database(
    postgres_url: str, empty_postgres_url: str
) -> None:
    with (
        run_pgbouncer(postgres_url, CONNECTIONS) as pool,
        pytest.raises(DatabaseOpenError, match="different databases or schemas"),
    ):
        await open_log(pool, direct=empty_postgres_url)


async def test_commits_through_a_pool_must_be_durable(postgres_url: str) -> None:
    with (
        run_pgbouncer(postgres_url, CONNECTIONS, "set synchronous_commit to off") as pool,
        pytest.raises(DatabaseOpenError, match="synchronous_commit"),
    ):
        await open_log(pool, direct=postgres_url)
