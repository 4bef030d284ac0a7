"""Bringing a database up to the newest schema, whatever it was before."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.db.failures import storage_code
from parlour.db.lock_file import LockFile
from parlour.db.log import DatabaseOpenError

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

HEAD_REVISION = "0029"
"""The newest revision. A database that is there already needs no Alembic, which costs a third of a second to import."""

LOCK_TIMEOUT_S = 30
"""Seconds for which a process waits for another that migrates the same file."""

START_TIMEOUT_S = 4
"""Seconds for which a house waits for a file that another program holds, before it says so."""

STOP_SECONDS = 10.0
"""How long a migration waits for servers of the older version that are being stopped just now."""

SELECT_VERSION = "select version_num from alembic_version"

QUEUE = "select pg_advisory_xact_lock(hashtext('parlour ' || current_schema()))"
"""Processes that start at the same moment queue up here; the lock ends with the transaction."""

IN_USE = "hashtext('parlour in use ' || current_schema())"
"""The key of the lock that every process with this database open shares: none of them may find another schema than it started with."""

USE = f"select pg_advisory_lock_shared({IN_USE})"
ALONE = f"select coalesce(pg_try_advisory_xact_lock({IN_USE}), true)"


def migrate_sqlite(path: Path) -> None:
    """Make the file and its tables, or bring them up to date; raises DatabaseOpenError, also where a server has the file open."""
    with closing(sqlite3.connect(path, timeout=START_TIMEOUT_S)) as plain:
        _enable_write_ahead(plain)
        version = _sqlite_version(plain)
    if version == HEAD_REVISION:
        return
    tenancy = LockFile(path)
    if version is not None:
        # A server of an older version would go on with tables that it does not know.
        tenancy.acquire()
    try:
        _migrate_file(path)
    finally:
        tenancy.release()


def _migrate_file(path: Path) -> None:
    from sqlalchemy import URL, NullPool, create_engine, event

    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        poolclass=NullPool,
        connect_args={"isolation_level": None, "timeout": LOCK_TIMEOUT_S},
    )
    # The driver would commit before each change of a table; like this a migration happens whole or not at all,
    # and a second process that starts at the same moment waits.
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("begin immediate"))
    with _translate_errors(), engine.begin() as connection:
        upgrade(connection)


def _enable_write_ahead(connection: sqlite3.Connection) -> None:
    """Switch the file to write-ahead logging, which it then keeps: readers and the writer do not wait for each other."""
    patience = time.monotonic() + START_TIMEOUT_S
    while True:
        try:
            connection.execute("pragma journal_mode = wal")
            return
        except sqlite3.OperationalError as reason:
            # Switching needs the file alone for a moment, and that is the one thing SQLite does not wait for by itself.
            if reason.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > patience:
                raise
            time.sleep(0.01)


def _sqlite_version(connection: sqlite3.Connection) -> str | None:
    if not connection.execute(
        "select 1 from sqlite_master where name = 'alembic_version'"
    ).fetchone():
        return None
    found = connection.execute(SELECT_VERSION).fetchone()
    return str(found[0]) if found else None


async def migrate_postgres(connect: Callable[[], Awaitable[Any]]) -> None:
    """Make the tables in the schema of these connections, or bring them up to date; raises DatabaseOpenError, also while older servers run on it."""
    connection = await connect()
    try:
        if await _postgres_version(connection) == HEAD_REVISION:
            return
    finally:
        await connection.close()
    from sqlalchemy import NullPool, text
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=NullPool)
    with _translate_errors():
        async with engine.begin() as migrating:
            await migrating.execute(text(QUEUE))
            raw = (await migrating.get_raw_connection()).driver_connection
            if await _postgres_version(raw) == HEAD_REVISION:
                return
            await _wait_for_older_servers(raw)
            await migrating.run_sync(upgrade)


async def _postgres_version(connection: Any) -> str | None:
    if not await connection.fetchval("select to_regclass('alembic_version')"):
        return None
    found = await connection.fetchval(SELECT_VERSION)
    return None if found is None else str(found)


async def _wait_for_older_servers(connection: Any) -> None:
    """Return once no process has the database open, and keep others out until the transaction ends; raises DatabaseOpenError."""
    patience = time.monotonic() + STOP_SECONDS
    while not await connection.fetchval(ALONE):
        if time.monotonic() > patience:
            raise DatabaseOpenError(
                "This Parlour is newer than the database, and older servers are running on it. "
                "Stop all of them, then start one of this version: it updates the database before it opens."
            )
        await asyncio.sleep(0.1)


def upgrade(connection: Connection) -> None:
    """Run every migration that this database has not seen."""
    from alembic import command

    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    """Return what Alembic's commands want to know."""
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


@contextmanager
def _translate_errors() -> Iterator[None]:
    from alembic.util import CommandError
    from sqlalchemy.exc import DBAPIError

    try:
        yield
    except CommandError as reason:
        raise DatabaseOpenError(
            f"the database is of a version that this Parlour does not know, perhaps a newer one: {reason}"
        ) from reason
    except DBAPIError as reason:
        if isinstance(reason.orig, sqlite3.Error) and storage_code(reason.orig) is not None:
            # The disk is full or another program holds the file, which has a sentence of its own.
            raise reason.orig from reason
        raise DatabaseOpenError(
            f"the database cannot be brought up to date: {reason.orig}"
        ) from reason
