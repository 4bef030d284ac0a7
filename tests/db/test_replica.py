"""Tests that lists are read from a replica only while it is fresh, and else from the primary."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import asyncpg
import pytest

from parlour.db import replica
from parlour.db.log import DatabaseOpenError
from parlour.db.opening import open_log
from parlour.db.records import PreparedStatement
from parlour.db.replica import PAUSE_SECONDS, STALENESS_SECONDS, Replica
from parlour.db.result_rows import QueryResult

LIST = PreparedStatement("select list", ())

NOW = 1_000_000


class FakeServer:
    """A database that answers the check of a replica and says which server answered a list."""

    def __init__(self, name: str) -> None:
        self.name, self.delay = name, 0.0
        self.state: dict[str, Any] = {"at": NOW, "written": "0/10", "cluster": 7} | {
            "is_standby": name == "replica",
            "is_complete": True,
            "replayed_at": NOW,
        }
        self.error: Exception | None = None
        self.written: list[PreparedStatement] = []

    async def read(self, statement: PreparedStatement) -> QueryResult:
        await asyncio.sleep(self.delay)
        if self.error is not None:
            raise self.error
        row = {"name": self.name} if statement is LIST else self.state
        return QueryResult(tuple(row), [tuple(row.values())])

    async def write(self, statements: Sequence[PreparedStatement]) -> QueryResult:
        self.written += statements
        return QueryResult((), [])


class Servers:
    """A primary and a replica with a clock that the test advances."""

    def __init__(self) -> None:
        self.primary, self.standby, self.at = FakeServer("primary"), FakeServer("replica"), 0.0
        self.replica = Replica(self.primary, self.standby, lambda: self.at)

    async def reader(self) -> str:
        """Return the name of the server that answers a list."""
        (name,) = (await self.replica.read(LIST)).only_column()
        return str(name)


async def test_a_replica_that_has_not_been_checked_is_not_read() -> None:
    assert await Servers().reader() == "primary"


async def test_a_complete_replica_is_read_until_its_check_is_too_old() -> None:
    servers = Servers()
    servers.standby.state |= {"replayed_at": None}
    await servers.replica.check()
    assert await servers.reader() == "replica"
    servers.at = STALENESS_SECONDS - 0.1
    assert await servers.reader() == "replica"
    servers.at = STALENESS_SECONDS
    assert await servers.reader() == "primary"


@pytest.mark.parametrize(
    ("behind_ms", "after", "server"),
    [(0, 0.0, "replica"), (4_000, 0.9, "replica"), (4_000, 1.1, "primary"), (5_000, 0, "primary")],
)
async def test_the_delay_of_a_replica_counts_with_the_time_since_the_check(
    behind_ms: int, after: float, server: str
) -> None:
    servers = Servers()
    servers.standby.state |= {"is_complete": False, "replayed_at": NOW - behind_ms}
    await servers.replica.check()
    servers.at = after
    assert await servers.reader() == server


async def test_a_replica_that_has_replayed_nothing_is_not_read() -> None:
    servers = Servers()
    servers.standby.state |= {"is_complete": False, "replayed_at": None}
    await servers.replica.check()
    assert await servers.reader() == "primary"


@pytest.mark.parametrize(
    "error", [ConnectionRefusedError("refused"), asyncpg.InterfaceError("closed")]
)
async def test_a_replica_that_fails_is_paused_and_then_read_again(error: Exception) -> None:
    servers = Servers()
    await servers.replica.check()
    servers.standby.error = error
    assert await servers.reader() == "primary"
    servers.standby.error = None
    servers.at = PAUSE_SECONDS - 0.1
    await servers.replica.check()
    assert await servers.reader() == "primary"
    servers.at = PAUSE_SECONDS
    await servers.replica.check()
    assert await servers.reader() == "replica"


async def test_a_replica_that_hangs_delays_a_list_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replica, "READ_SECONDS", 0.05)
    servers = Servers()
    await servers.replica.check()
    servers.standby.delay = 60
    assert await servers.reader() == "primary"
    async with asyncio.timeout(10):
        assert await servers.reader() == "primary"
        await servers.replica.check()


async def test_a_query_that_the_replica_cancels_runs_on_the_primary() -> None:
    servers = Servers()
    await servers.replica.check()
    servers.standby.error = asyncpg.SerializationError("conflict with recovery")
    assert await servers.reader() == "primary"
    servers.standby.error = None
    assert await servers.reader() == "replica"


async def test_an_error_of_a_query_is_that_of_the_primary() -> None:
    servers = Servers()
    await servers.replica.check()
    servers.standby.error = asyncpg.UndefinedTableError("not migrated yet")
    servers.primary.error = asyncpg.DataError("a bad query")
    with pytest.raises(asyncpg.DataError):
        await servers.reader()


@pytest.mark.parametrize("state", [{"is_standby": False}, {"cluster": 8}])
async def test_a_server_that_is_no_standby_of_the_database_is_refused(
    state: dict[str, Any],
) -> None:
    servers = Servers()
    servers.standby.state |= state
    with pytest.raises(DatabaseOpenError, match="--replica"):
        await servers.replica.open()
    assert await servers.reader() == "primary"


async def test_a_replica_that_is_promoted_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replica, "CHECK_INTERVAL_SECONDS", 0.01)
    servers = Servers()
    await servers.replica.open()
    try:
        assert await servers.reader() == "replica"
        servers.standby.state |= {"is_standby": False}
        for _ in range(6_000):
            if await servers.reader() == "primary":
                return
            await asyncio.sleep(0.01)
        pytest.fail("the promoted server is still read")
    finally:
        await servers.replica.close()


async def test_writes_go_to_the_primary() -> None:
    servers = Servers()
    await servers.replica.check()
    await servers.replica.write([LIST])
    assert servers.primary.written == [LIST] and servers.standby.written == []


async def test_a_sqlite_database_has_no_replica(sqlite_url: str) -> None:
    with pytest.raises(DatabaseOpenError, match="SQLite"):
        await open_log(sqlite_url, replica="postgresql://root@127.0.0.1/test")


async def test_the_primary_is_not_a_replica_of_itself(postgres_url: str) -> None:
    with pytest.raises(DatabaseOpenError, match="no standby"):
        await open_log(postgres_url, replica=postgres_url)


async def test_a_replica_that_is_away_is_no_error(postgres_url: str) -> None:
    log = await open_log(postgres_url, replica="postgresql://root@127.0.0.1:9/test")
    try:
        assert await log.list_store.match_summaries() == []
    finally:
        await log.close()
