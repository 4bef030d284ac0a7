"""Migrations of a database from any older version to the newest schema."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import structlog

from parlour.db.failures import storage_code
from parlour.db.lock_file import LockFile
from parlour.db.log import DatabaseOpenError
from parlour.db.migration_copy import copy_before_migration

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

log = structlog.get_logger()

HEAD_REVISION = "0037"
"""The newest revision; a database that has it is opened without importing Alembic (0.3 s)."""

LOCK_TIMEOUT_S = 30
"""How long (s) a process waits for another one that is migrating the same file."""

START_TIMEOUT_S = 4
"""How long (s) a starting server waits for a file that another program has locked."""

STOP_SECONDS = 10.0
"""How long (s) a migration waits for servers of an older version that are stopping."""

SELECT_VERSION = "select version_num from alembic_version"
SELECT_VERSION_TABLE_SQLITE = "select 1 from sqlite_master where name = 'alembic_version'"
SELECT_VERSION_TABLE_POSTGRES = "select to_regclass('alembic_version')"
SET_WRITE_AHEAD = "pragma journal_mode = wal"
BEGIN_IMMEDIATE = "begin immediate"

LOCK_MIGRATION = "select pg_advisory_xact_lock(hashtext('parlour ' || current_schema()))"
"""Takes the lock that lets one process at a time migrate, held until its transaction ends."""

IN_USE_KEY = "hashtext('parlour in use ' || current_schema())"
"""The key of the lock that is shared by every process with this database open.

The lock prevents a migration from changing the schema under a running server.
"""

LOCK_IN_USE = f"select pg_advisory_lock_shared({IN_USE_KEY})"
TRY_LOCK_UNUSED = f"select coalesce(pg_try_advisory_xact_lock({IN_USE_KEY}), true)"


def migrate_sqlite(path: Path, *, with_copy: bool = True) -> None:
    """Create or migrate a database file; raises DatabaseOpenError, also if a server has it open.

    Args:
        path: The file.
        with_copy: Whether to copy an existing database before it changes.
    """
    with closing(sqlite3.connect(path, timeout=START_TIMEOUT_S)) as connection:
        _enable_write_ahead(connection)
        version = sqlite_version(connection)
    if version == HEAD_REVISION:
        return
    lock_file = LockFile(path)
    if version is not None:
        # A running server of an older version does not know the new tables.
        lock_file.acquire()
    try:
        if version is not None and with_copy and is_known_revision(version):
            copy = copy_before_migration(path, version)
            log.info("copied the database before its migration", revision=version, copy=str(copy))
        _migrate_file(path)
    finally:
        lock_file.release()


def _migrate_file(path: Path) -> None:
    from sqlalchemy import URL, NullPool, create_engine, event

    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        poolclass=NullPool,
        connect_args={"isolation_level": None, "timeout": LOCK_TIMEOUT_S},
    )
    # The driver would commit before each schema change. An explicit transaction makes the migration
    # atomic and makes a second process that starts at the same time wait.
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(BEGIN_IMMEDIATE))
    with translate_errors(), engine.begin() as connection:
        upgrade(connection)


def _enable_write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to write-ahead logging, so that readers and the writer do not block each other."""
    give_up_at = time.monotonic() + START_TIMEOUT_S
    while True:
        try:
            connection.execute(SET_WRITE_AHEAD)
            return
        except sqlite3.OperationalError as reason:
            # Switching needs exclusive access, for which SQLite's busy timeout does not wait.
            if reason.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > give_up_at:
                raise
            time.sleep(0.01)


def sqlite_version(connection: sqlite3.Connection) -> str | None:
    """Return the revision of a SQLite database, or None if it has no tables."""
    connection.row_factory = sqlite3.Row
    if connection.execute(SELECT_VERSION_TABLE_SQLITE).fetchone() is None:
        return None
    row = connection.execute(SELECT_VERSION).fetchone()
    return None if row is None else str(row["version_num"])


async def migrate_postgres(
    connect: Callable[[], Awaitable[Any]],
    copy: Callable[[str], Awaitable[None]] | None = None,
) -> None:
    """Create or migrate the tables in the schema of the given connections.

    Raises DatabaseOpenError, also while older servers are running on the database.

    Args:
        connect: Opens a connection.
        copy: Called with the revision of existing tables before they change.
    """
    connection = await connect()
    try:
        if await _postgres_version(connection) == HEAD_REVISION:
            return
    finally:
        await connection.close()
    from sqlalchemy import NullPool
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=NullPool)
    with translate_errors():
        async with engine.begin() as migrating:
            await migrating.exec_driver_sql(LOCK_MIGRATION)
            driver_connection = (await migrating.get_raw_connection()).driver_connection
            version = await _postgres_version(driver_connection)
            if version == HEAD_REVISION:
                return
            await _wait_for_older_servers(driver_connection)
            if version is not None and copy is not None and is_known_revision(version):
                await copy(version)
            await migrating.run_sync(upgrade)


async def _postgres_version(connection: Any) -> str | None:
    if not await connection.fetchval(SELECT_VERSION_TABLE_POSTGRES):
        return None
    version = await connection.fetchval(SELECT_VERSION)
    return None if version is None else str(version)


async def _wait_for_older_servers(connection: Any) -> None:
    """Wait until no server uses the database, and keep others out until the transaction ends.

    Raises DatabaseOpenError after STOP_SECONDS.
    """
    give_up_at = time.monotonic() + STOP_SECONDS
    while not await connection.fetchval(TRY_LOCK_UNUSED):
        if time.monotonic() > give_up_at:
            raise DatabaseOpenError(
                "This Parlour is newer than the database, and older servers are running on it. "
                "Stop all of them, then start one of this version, which migrates the database."
            )
        await asyncio.sleep(0.1)


def is_known_revision(revision: str) -> bool:
    """Return whether this Parlour can migrate a database with a revision.

    >>> is_known_revision("0001"), is_known_revision("9999")
    (True, False)
    """
    return revision <= HEAD_REVISION


def upgrade(connection: Connection) -> None:
    """Run every migration that has not been run on the database yet."""
    from alembic import command

    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    """Return the configuration with which Alembic's commands use a connection."""
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


@contextmanager
def translate_errors() -> Iterator[None]:
    """Raise DatabaseOpenError for an error of a migration."""
    from alembic.util import CommandError
    from sqlalchemy.exc import DBAPIError

    try:
        yield
    except CommandError as reason:
        raise DatabaseOpenError(
            "the database has a version that this Parlour does not know, "
            f"perhaps a newer one: {reason}"
        ) from reason
    except DBAPIError as reason:
        if isinstance(reason.orig, sqlite3.Error) and storage_code(reason.orig) is not None:
            # The caller has a message for a full disk or a locked file.
            raise reason.orig from reason
        raise DatabaseOpenError(f"the database cannot be migrated: {reason.orig}") from reason
