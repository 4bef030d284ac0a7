"""The log in a SQLite file: one writer with group commit, a few readers, listeners in this process."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from shutil import disk_usage
from typing import Any

from parlour.db import statements
from parlour.db.appends import Append
from parlour.db.failures import sqlite_open_error
from parlour.db.listeners import Listeners
from parlour.db.lock_file import LockFile
from parlour.db.log import (
    CLAIM_MS,
    DatabaseOpenError,
    DuplicateKey,
    Log,
    LogListener,
    MissingReference,
)
from parlour.db.migrate import migrate_sqlite
from parlour.db.private_files import make_database_private
from parlour.db.readers import ReaderPool
from parlour.db.records import EventRow, MatchProjection, PreparedWrite
from parlour.db.store import Store, sqlite_dialect
from parlour.db.writer import Writer


def _qmark_sql(text: str) -> str:
    """Return a statement with SQLite's placeholders."""
    return text.replace("$", "?")


LOAD = _qmark_sql(statements.LOAD)
DUE = "select match, seat, at from deadline where at <= ?1 and claimed_until <= ?1 order by at, match, seat limit ?2"
CLAIM = "update deadline set claimed_until = ? where match = ? and seat = ?"


LEAST_ROOM = 1 << 20
"""How many bytes of the disk must be free for a server to say that it can store more."""

BUSY_SECONDS = 2
"""How long a lock that another program holds is waited for: whoever waits behind somebody who waits is answered within five seconds."""


class SqliteLog(Log):
    """The log of a house that lives on one machine."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path, self._lock_file = path, LockFile(path)
        self._listeners = Listeners()
        self._writer = Writer(_connect(path))
        self._readers = ReaderPool(lambda: _connect(path))
        self.store = Store(SqliteDatabase(self._writer, self._readers), sqlite_dialect())

    @classmethod
    async def open(cls, path: str) -> SqliteLog:
        """Return the log in this file, which is made or brought up to date first; raises DatabaseOpenError."""
        file = Path(path)
        try:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            make_database_private(file)
            await asyncio.to_thread(migrate_sqlite, file)
            return cls(file)
        except (OSError, sqlite3.Error) as reason:
            raise DatabaseOpenError(sqlite_open_error(path, reason)) from reason

    async def append(
        self,
        rows: Sequence[EventRow],
        *,
        facts: MatchProjection | None = None,
        more: Sequence[PreparedWrite] = (),
    ) -> None:
        """Append rows of one match and its projections, together with whatever else waits."""
        match, last = rows[0].match, rows[-1].seq
        await self._writer.append(
            Append(rows, facts, more), after=lambda: self._listeners.notify(match, last)
        )

    async def load(self, match: str, after: int = -1) -> list[EventRow]:
        """Return the rows beyond a position."""
        return [EventRow(*line) for line in await self._readers.fetch_all(LOAD, match, after)]

    async def snapshot(self, match: str) -> tuple[int, bytes] | None:
        """Return the cached state with its position."""
        found = await self._readers.fetch_one(_qmark_sql(statements.SNAPSHOT), match)
        return (found[0], found[1]) if found else None

    async def save_snapshot(self, match: str, seq: int, body: bytes) -> None:
        """Cache a state."""
        with suppress(sqlite3.Error):
            await self._writer.submit(
                lambda connection: connection.execute(
                    _qmark_sql(statements.SAVE_SNAPSHOT), (match, seq, body)
                ).close()
            )

    async def claim_due(self, before: int, limit: int = 100) -> list[tuple[str, int, int]]:
        """Return and claim the deadlines that passed; looking costs no write while nothing is due."""
        if not await self._readers.fetch_all(DUE, before, 1):
            return []
        return await self._writer.submit(lambda connection: _claim(connection, before, limit))

    async def extend_claim(self, match: str, seat: int, until: int) -> None:
        """Do nothing: no other house sweeps this file."""

    def listen(self, heard: LogListener) -> Callable[[], None]:
        """Call `heard` for every append of this process."""
        return self._listeners.listen(heard)

    async def publish(self, match: str) -> None:
        """Wake the listeners of a match."""
        self._listeners.notify(match, -1)

    async def claim(self) -> None:
        """Take the file for one house alone, and see whether it can be written to."""
        self._lock_file.acquire()
        try:
            await self._begin_writing()
        except sqlite3.Error as reason:
            raise DatabaseOpenError(sqlite_open_error(self.path, reason)) from reason

    async def require_writable(self) -> None:
        """Begin to write and write nothing, where there is room for more: reading goes on without any."""
        await self._begin_writing()
        if (await asyncio.to_thread(disk_usage, self.path.parent)).free < LEAST_ROOM:
            raise OSError(
                errno.ENOSPC, "less than 1 MiB of the disk is free", str(self.path.parent)
            )

    async def _begin_writing(self) -> None:
        await self._writer.submit(lambda _: None)

    async def time(self) -> int:
        """Return the moment by this machine's clock: the file is here."""
        return time.time_ns() // 1_000_000

    async def close(self) -> None:
        """Finish what was begun."""
        await self._writer.close()
        await self._readers.close()
        self._lock_file.release()


class SqliteDatabase:
    """The writer and the readers of a log, lent to its store."""

    def __init__(self, writer: Writer, readers: ReaderPool) -> None:
        self._writer, self._readers = writer, readers

    async def read(self, query: str, arguments: Sequence[Any]) -> list[tuple[Any, ...]]:
        """Return what a query finds."""
        return await self._readers.fetch_all(query, *arguments)

    async def write(self, writes: Sequence[PreparedWrite]) -> list[tuple[Any, ...]]:
        """Run statements in a savepoint of their own."""
        try:
            return await self._writer.submit(lambda connection: _run(connection, writes))
        except sqlite3.IntegrityError as reason:
            is_reference = reason.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
            raise (MissingReference if is_reference else DuplicateKey)(str(reason)) from reason


def _run(connection: sqlite3.Connection, writes: Sequence[PreparedWrite]) -> list[tuple[Any, ...]]:
    rows: list[tuple[Any, ...]] = []
    for query, arguments in writes:
        rows = connection.execute(query, arguments).fetchall()
    return rows


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS
    )
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma wal_autocheckpoint = 4000")
    return connection


def _claim(connection: sqlite3.Connection, before: int, limit: int) -> list[tuple[str, int, int]]:
    found: list[tuple[str, int, int]] = connection.execute(DUE, (before, limit)).fetchall()
    connection.executemany(CLAIM, [(before + CLAIM_MS, match, seat) for match, seat, _ in found])
    return found
