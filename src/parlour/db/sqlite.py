"""The log in a SQLite file, with one writer that groups commits and a few readers."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from shutil import disk_usage

from parlour.db import log_statements
from parlour.db.appends import Append
from parlour.db.failures import sqlite_open_error
from parlour.db.lock_file import LockFile
from parlour.db.log import (
    CLAIM_MS,
    DatabaseOpenError,
    DatabaseUsage,
    DuplicateKey,
    Log,
    LogPosition,
    MissingReference,
    StoredCallback,
)
from parlour.db.migrate import migrate_sqlite
from parlour.db.private_files import make_database_private
from parlour.db.readers import ReaderPool
from parlour.db.records import (
    DueDeadline,
    EventRow,
    MatchProjection,
    PreparedStatement,
    StoredSnapshot,
)
from parlour.db.result_rows import QueryResult, result_from_cursor
from parlour.db.store import Store, sqlite_dialect
from parlour.db.writer import Writer


def _with_question_marks(query: str) -> str:
    """Replace PostgreSQL's placeholders in a statement with those of SQLite."""
    return query.replace("$", "?")


SELECT_EVENTS = _with_question_marks(log_statements.SELECT_EVENTS)
SELECT_POSITION = _with_question_marks(log_statements.SELECT_POSITION)
SELECT_SNAPSHOT = _with_question_marks(log_statements.SELECT_SNAPSHOT)
UPSERT_SNAPSHOT = _with_question_marks(log_statements.UPSERT_SNAPSHOT)
SELECT_DUE = """
select match, seat, at from deadline where at <= ?1 and claimed_until <= ?1
order by at, match, seat limit ?2"""
CLAIM_DEADLINE = """
update deadline set claimed_until = :claimed_until where match = :match and seat = :seat"""

SET_FULL_SYNC = "pragma synchronous = full"
ENFORCE_FOREIGN_KEYS = "pragma foreign_keys = on"
SET_CHECKPOINT_PAGES = "pragma wal_autocheckpoint = 4000"

MIN_FREE_BYTES = 1 << 20
"""The free disk space (bytes) below which the server reports that it cannot store anything."""

BUSY_SECONDS = 2
"""How long (s) to wait for another program's lock.

A request that waits behind another waiting request is still answered within five seconds.
"""


class SqliteLog(Log):
    """The event log in a SQLite file, for a site that runs on one machine."""

    allows_several_servers = False

    def __init__(self, path: Path) -> None:
        self.path, self._lock_file = path, LockFile(path)
        self._writer = Writer(_connect(path))
        self._readers = ReaderPool(lambda: _connect(path))
        self.store = Store(SqliteDatabase(self._writer, self._readers), sqlite_dialect())
        self.list_store = self.store

    @classmethod
    async def open(cls, path: str, *, with_copy: bool = True) -> SqliteLog:
        """Create or migrate a database file and return its log; raises DatabaseOpenError."""
        file = Path(path)
        try:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            make_database_private(file)
            await asyncio.to_thread(migrate_sqlite, file, with_copy=with_copy)
            return cls(file)
        except (OSError, sqlite3.Error) as reason:
            raise DatabaseOpenError(sqlite_open_error(path, reason)) from reason

    async def append(
        self,
        rows: Sequence[EventRow],
        *,
        projection: MatchProjection | None = None,
        writes: Sequence[PreparedStatement] = (),
        on_stored: StoredCallback | None = None,
    ) -> None:
        """Append events of one match in a commit that is shared with other waiting writes."""
        await self._writer.append(Append(rows, projection, writes), on_stored)

    async def load(self, match: str, after: int = -1) -> list[EventRow]:
        """Return the events of a match after a position."""
        return (await self._readers.fetch(SELECT_EVENTS, match, after)).records(EventRow)

    async def snapshot(self, match: str) -> StoredSnapshot | None:
        """Return the newest cached state of a match, or None."""
        result = await self._readers.fetch(SELECT_SNAPSHOT, match)
        return next(iter(result.records(StoredSnapshot)), None)

    async def save_snapshot(self, match: str, seq: int, body: bytes) -> None:
        """Cache the state of a match; database errors are ignored."""
        with suppress(sqlite3.Error):
            await self._writer.submit(
                lambda connection: connection.execute(UPSERT_SNAPSHOT, (match, seq, body)).close()
            )

    async def claim_due(self, now: int, limit: int = 100) -> list[DueDeadline]:
        """Claim and return the deadlines that have passed; writes only if there are any."""
        if not await self._readers.fetch(SELECT_DUE, now, 1):
            return []
        return await self._writer.submit(lambda connection: _claim(connection, now, limit))

    async def positions(self, matches: Sequence[str]) -> dict[str, int]:
        """Return the last position in the log of each match that exists."""
        found = [
            position
            for match in matches
            for position in (await self._readers.fetch(SELECT_POSITION, match)).records(LogPosition)
        ]
        return {position.match: position.seq for position in found if position.seq is not None}

    async def extend_claim(self, match: str, seat: int, until: int) -> None:
        """Do nothing, because no other server uses this file."""

    def usage(self) -> DatabaseUsage:
        """Return how busy the readers and the writer are."""
        readers = self._readers.usage()
        return DatabaseUsage(
            limit=readers.limit + 1,
            opened=readers.opened + 1,
            busy=readers.busy + self._writer.is_busy,
            waiting=readers.waiting + self._writer.waiting_count,
        )

    async def claim(self, *, with_others: bool = False) -> None:
        """Lock the file for this server and check that it is writable."""
        self._lock_file.acquire()
        try:
            await self._begin_writing()
        except sqlite3.Error as reason:
            raise DatabaseOpenError(sqlite_open_error(self.path, reason)) from reason

    async def require_writable(self) -> None:
        """Run an empty transaction and check the free space; reads work even on a full disk."""
        await self._begin_writing()
        if (await asyncio.to_thread(disk_usage, self.path.parent)).free < MIN_FREE_BYTES:
            raise OSError(
                errno.ENOSPC, "less than 1 MiB of the disk is free", str(self.path.parent)
            )

    async def _begin_writing(self) -> None:
        await self._writer.submit(lambda _: None)

    async def time(self) -> int:
        """Return the time of this machine's clock (ms since 1970)."""
        return time.time_ns() // 1_000_000

    async def close(self) -> None:
        """Finish pending work and release the file."""
        await self._writer.close()
        await self._readers.close()
        self._lock_file.release()


class SqliteDatabase:
    """A database that runs the statements of a store on the writer and the readers of a log."""

    def __init__(self, writer: Writer, readers: ReaderPool) -> None:
        self._writer, self._readers = writer, readers

    async def read(self, statement: PreparedStatement) -> QueryResult:
        """Return the result of a query, run by a reader."""
        return await self._readers.run(statement)

    async def write(self, statements: Sequence[PreparedStatement]) -> QueryResult:
        """Run statements in one savepoint and return the result of the last one."""
        try:
            return await self._writer.submit(lambda connection: _run(connection, statements))
        except sqlite3.IntegrityError as reason:
            is_reference = reason.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
            raise (MissingReference if is_reference else DuplicateKey)(str(reason)) from reason


def _run(connection: sqlite3.Connection, statements: Sequence[PreparedStatement]) -> QueryResult:
    result = QueryResult((), ())
    for statement in statements:
        cursor = connection.execute(statement.query, statement.arguments)
        result = result_from_cursor(cursor, statement.booleans)
    return result


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS
    )
    connection.execute(SET_FULL_SYNC)
    connection.execute(ENFORCE_FOREIGN_KEYS)
    connection.execute(SET_CHECKPOINT_PAGES)
    return connection


def _claim(connection: sqlite3.Connection, now: int, limit: int) -> list[DueDeadline]:
    cursor = connection.execute(SELECT_DUE, (now, limit))
    due = result_from_cursor(cursor).records(DueDeadline)
    connection.executemany(
        CLAIM_DEADLINE,
        [
            {"claimed_until": now + CLAIM_MS, "match": deadline.match, "seat": deadline.seat}
            for deadline in due
        ],
    )
    return due
