"""Moving a site between SQLite and PostgreSQL: every row of every table, in one transaction.

The copy is compared with the source before the transaction of the target is committed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import URL, Connection, NullPool, create_engine, inspect
from sqlalchemy.event import listen
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from parlour.db.content import (
    Checksum,
    TableDigest,
    first_filled_table,
    match_digests,
    table_digests,
    table_rows,
)
from parlour.db.failures import sqlite_open_error
from parlour.db.libpq import url_without_password
from parlour.db.lock_file import LockFile
from parlour.db.log import DatabaseOpenError
from parlour.db.migrate import (
    BEGIN_IMMEDIATE,
    HEAD_REVISION,
    LOCK_MIGRATION,
    SELECT_VERSION,
    SELECT_VERSION_TABLE_SQLITE,
    TRY_LOCK_UNUSED,
    migrate_sqlite,
    translate_errors,
    upgrade,
)
from parlour.db.opening import is_postgres, sqlite_path
from parlour.db.operation_errors import OperationError
from parlour.db.postgres_dump import postgres_connection, postgres_revision
from parlour.db.private_files import make_database_private
from parlour.db.schema import metadata

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

BEGIN = "begin"


class MovedContent(NamedTuple):
    """What was moved."""

    tables: int
    rows: int
    matches: int


def copy_content(source: Connection, target: Connection) -> MovedContent:
    """Copy every row to the empty tables of another database, and compare the two.

    Raises OperationError; the caller then rolls back the transaction of the target.
    """
    copied: dict[str, TableDigest] = {}
    for table in metadata.sorted_tables:
        checksum = Checksum()
        try:
            for rows in table_rows(source, table):
                target.execute(table.insert(), rows)
                checksum.add(rows)
        except (SQLAlchemyError, ValueError) as reason:
            cause = getattr(reason, "orig", None) or reason
            raise OperationError("move.failed", table=table.name, reason=cause) from reason
        copied[table.name] = checksum.digest()
    matches = match_digests(source)
    require_equal(copied, table_digests(target), matches, match_digests(target))
    rows_moved = sum(digest.rows for digest in copied.values())
    return MovedContent(len(copied), rows_moved, len(matches))


def require_equal(
    tables: dict[str, TableDigest],
    target_tables: dict[str, TableDigest],
    matches: dict[str, bytes],
    target_matches: dict[str, bytes],
) -> None:
    """Raise OperationError unless the digests of all matches and tables are equal."""
    for match in sorted(matches.keys() | target_matches.keys()):
        if matches.get(match) != target_matches.get(match):
            raise OperationError("move.different", subject=f"the match {match}")
    for table, digest in tables.items():
        if digest != target_tables[table]:
            raise OperationError("move.different", subject=f"the table {table}")


def require_empty(connection: Connection, database: str) -> None:
    """Raise OperationError if a table of Parlour has rows."""
    table = first_filled_table(connection, set(inspect(connection).get_table_names()))
    if table is not None:
        raise OperationError("move.target-not-empty", database=database, table=table)


def require_head(revision: str | None, database: str) -> None:
    """Raise OperationError unless a source has tables of the newest revision."""
    if revision is None:
        raise OperationError("move.source-missing", database=database)
    if revision != HEAD_REVISION:
        raise OperationError(
            "move.source-outdated", database=database, revision=revision, needed=HEAD_REVISION
        )


async def move_content(source: str, target: str) -> MovedContent:
    """Copy a database of one kind to an empty one of the other kind.

    The source does not change. Raises OperationError and DatabaseOpenError; then the target stays
    as it was.

    Args:
        source: The URL of a database that no server uses.
        target: The URL of an empty or new database.
    """
    is_from_postgres = is_postgres(source)
    if is_from_postgres == is_postgres(target):
        raise OperationError("move.same-kind", kind="PostgreSQL" if is_from_postgres else "SQLite")
    if is_from_postgres:
        return await _move_to_sqlite(source, sqlite_path(target))
    return await _move_to_postgres(_existing_file(source), target)


def _existing_file(url: str) -> Path:
    file = sqlite_path(url)
    if not file.is_file():
        raise OperationError("move.source-missing", database=file)
    return file


async def _move_to_postgres(file: Path, target: str) -> MovedContent:
    place = url_without_password(target)
    with _locked(file), _sqlite_transaction(file, BEGIN) as source:
        require_head(_sqlite_revision(source), str(file))
        async with postgres_connection(target) as connection:
            await connection.exec_driver_sql(LOCK_MIGRATION)
            await _require_unused(connection, place)
            await connection.run_sync(require_empty, place)
            with translate_errors():
                # In this transaction too, so that after an error not even empty tables remain.
                await connection.run_sync(upgrade)
            return await connection.run_sync(lambda empty: copy_content(source, empty))


async def _move_to_sqlite(source: str, file: Path) -> MovedContent:
    place = url_without_password(source)
    async with postgres_connection(source, "REPEATABLE READ", is_read_only=True) as connection:
        await _require_unused(connection, place)
        require_head(await postgres_revision(connection), place)
        with _new_or_empty_file(file), _sqlite_transaction(file, BEGIN_IMMEDIATE) as target:
            return await connection.run_sync(lambda filled: copy_content(filled, target))


async def _require_unused(connection: AsyncConnection, database: str) -> None:
    """Raise OperationError if a server uses a database; keep servers out until the end."""
    if not (await connection.exec_driver_sql(TRY_LOCK_UNUSED)).scalar():
        raise OperationError("move.in-use", database=database)


@contextmanager
def _new_or_empty_file(file: Path) -> Iterator[None]:
    """Create or migrate an empty SQLite file; a new one is deleted after an error."""
    is_new = not file.exists()
    try:
        if is_new:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            make_database_private(file)
        with _locked(file), _sqlite_transaction(file, BEGIN) as connection:
            require_empty(connection, str(file))
        with _translate_sqlite_errors(file):
            migrate_sqlite(file, with_copy=False)
        with _locked(file):
            yield
    except BaseException:
        if is_new:
            for suffix in ("", "-wal", "-shm"):
                file.with_name(f"{file.name}{suffix}").unlink(missing_ok=True)
        raise


@contextmanager
def _locked(file: Path) -> Iterator[None]:
    """Keep servers away from a SQLite file; raises OperationError if one uses it."""
    lock_file = LockFile(file)
    try:
        lock_file.acquire()
    except DatabaseOpenError as reason:
        raise OperationError("move.in-use", database=file) from reason
    try:
        yield
    finally:
        lock_file.release()


@contextmanager
def _sqlite_transaction(file: Path, begin: str) -> Iterator[Connection]:
    """Yield a connection in a transaction, which an error rolls back."""
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        poolclass=NullPool,
        connect_args={"isolation_level": None},
    )
    listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    with _translate_sqlite_errors(file), engine.begin() as connection:
        yield connection


@contextmanager
def _translate_sqlite_errors(file: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, DatabaseError) as reason:
        cause = reason.orig if isinstance(reason, DatabaseError) else reason
        assert isinstance(cause, Exception)
        raise DatabaseOpenError(sqlite_open_error(file, cause)) from reason


def _sqlite_revision(connection: Connection) -> str | None:
    if connection.exec_driver_sql(SELECT_VERSION_TABLE_SQLITE).first() is None:
        return None
    revision: str | None = connection.exec_driver_sql(SELECT_VERSION).scalar()
    return revision
