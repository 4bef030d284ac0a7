"""Reads from a standby of PostgreSQL, as long as it is at most a few seconds behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, NamedTuple

import asyncpg
import structlog

from parlour.db.log import DatabaseOpenError
from parlour.db.records import PreparedStatement
from parlour.db.result_rows import QueryResult, SqlRow
from parlour.db.store import Database

log = structlog.get_logger()

STALENESS_SECONDS = 5.0
"""How old (s) the state may be that a read from the replica shows."""

CHECK_INTERVAL_SECONDS = 1.0
"""The time (s) between two checks of the replica."""

READ_SECONDS = 2.0
"""The time limit (s) for the replica's answers; the primary then has time to answer too."""

PAUSE_SECONDS = 10.0
"""The time (s) for which a replica that did not answer gets no reads."""

REPLICA_ERRORS = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)

SELECT_PRIMARY_STATE = """
select (extract(epoch from clock_timestamp()) * 1000)::bigint as at,
    pg_current_wal_lsn()::text as written, system_identifier as cluster from pg_control_system()"""

SELECT_REPLICA_STATE = """
select pg_is_in_recovery() as is_standby, system_identifier as cluster,
    coalesce(pg_last_wal_replay_lsn() >= $1::text::pg_lsn, false) as is_complete,
    (extract(epoch from pg_last_xact_replay_timestamp()) * 1000)::bigint as replayed_at
from pg_control_system()"""
"""What the replica has replayed; $1 is what the primary had written before.

Without new transactions the time of the last one says nothing, so a replica that has replayed all
that was written counts as up to date.
"""


class NotAReplica(Exception):
    """The server is no standby of the database, so none of its rows may be shown."""


class ReplicaState(NamedTuple):
    """The last log entry about the replica."""

    is_used: bool
    reason: str = ""


class Replica:
    """A database whose reads go to a replica while it is fresh, and else to the primary.

    A task checks once a second how far the replica is behind. The state that a read shows is never
    older than STALENESS_SECONDS, because the time since the check is added.
    """

    def __init__(
        self, primary: Database, replica: Database, clock: Callable[[], float] = monotonic
    ) -> None:
        self._primary, self._replica, self._clock = primary, replica, clock
        self._usable_until = self._paused_until = float("-inf")
        self._logged: ReplicaState | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Check the replica and go on checking it; one that does not answer is no error.

        Raises DatabaseOpenError if the server is no standby of the database.
        """
        try:
            await self.check()
        except NotAReplica as reason:
            raise DatabaseOpenError(
                "--replica names no standby of the database: name a server that replicates the one "
                "in --database."
            ) from reason
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop checking the replica."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def read(self, statement: PreparedStatement) -> QueryResult:
        """Return the result of a query on a state that is at most STALENESS_SECONDS old."""
        if self._clock() < self._usable_until:
            try:
                async with asyncio.timeout(READ_SECONDS):
                    return await self._replica.read(statement)
            except asyncpg.SerializationError:
                # The standby cancelled the query, because it replays the deletion of its rows.
                pass
            except REPLICA_ERRORS as reason:
                self._pause(reason)
        return await self._primary.read(statement)

    async def write(self, statements: Sequence[PreparedStatement]) -> QueryResult:
        """Run statements on the primary."""
        return await self._primary.write(statements)

    async def check(self) -> None:
        """Find out how far the replica is behind; raises NotAReplica."""
        if self._clock() < self._paused_until:
            return
        checked_at = self._clock()
        try:
            async with asyncio.timeout(READ_SECONDS):
                primary = await _row(self._primary, SELECT_PRIMARY_STATE)
                state = await _row(self._replica, SELECT_REPLICA_STATE, primary["written"])
        except REPLICA_ERRORS as reason:
            self._pause(reason)
            return
        if not state["is_standby"] or state["cluster"] != primary["cluster"]:
            self._usable_until = float("-inf")
            raise NotAReplica
        behind = _seconds_behind(state, primary["at"])
        self._usable_until = checked_at + STALENESS_SECONDS - behind
        is_used = behind < STALENESS_SECONDS
        self._log(ReplicaState(is_used, "" if is_used else "it is too far behind"))

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(CHECK_INTERVAL_SECONDS)
            with suppress(NotAReplica):
                await self.check()
                continue
            self._log(ReplicaState(False, "it is no standby any more"))

    def _pause(self, reason: BaseException) -> None:
        self._usable_until = float("-inf")
        self._paused_until = self._clock() + PAUSE_SECONDS
        self._log(ReplicaState(False, str(reason) or "it does not answer"))

    def _log(self, state: ReplicaState) -> None:
        """Log a change between a replica that is used and one that is not."""
        if self._logged is None or state.is_used != self._logged.is_used:
            if state.is_used:
                log.info("lists are read from the replica")
            else:
                log.warning("lists are read from the primary", reason=state.reason)
        self._logged = state


async def _row(database: Database, query: str, *arguments: Any) -> SqlRow:
    """Return the only row of a query."""
    (row,) = (await database.read(PreparedStatement(query, arguments))).rows()
    return row


def _seconds_behind(state: SqlRow, now: int) -> float:
    """Return how old the state of a replica is (s); infinite if it has replayed nothing."""
    if state["is_complete"]:
        return 0.0
    replayed_at = state["replayed_at"]
    return float("inf") if replayed_at is None else max(0, now - replayed_at) / 1_000
