"""Dumps of the tables in PostgreSQL, by pg_dump and pg_restore.

A dump comes with a description: the digest of every table in the snapshot that was dumped.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from parlour.db.content import TableDigest, table_digests
from parlour.db.libpq import client_connection, url_without_password
from parlour.db.log import DatabaseOpenError
from parlour.db.migrate import SELECT_VERSION, SELECT_VERSION_TABLE_POSTGRES
from parlour.db.operation_errors import OperationError
from parlour.db.schema import metadata

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

SELECT_SCHEMA = "select current_schema()"
EXPORT_SNAPSHOT = "select pg_export_snapshot()"
SELECT_TABLES = """
select found.relname as name, root.relname as root
from pg_class found join pg_class root on root.oid = coalesce(pg_partition_root(found.oid), found.oid)
where found.relnamespace = to_regnamespace(quote_ident(current_schema()))
    and found.relkind in ('r', 'p')
order by found.relname"""
"""Every table of the schema, with the table of which it is a partition, or else itself."""

CREATE_SCHEMA = "create schema if not exists {}"

CONNECT_SECONDS = 10.0


class DumpDescription(msgspec.Struct, frozen=True, kw_only=True):
    """What a dump contains."""

    schema: str
    """The schema of the tables."""

    revision: str
    """The revision of the tables."""

    tables: dict[str, TableDigest] = {}
    """The digest of every table; empty for a dump of an older revision."""


@asynccontextmanager
async def postgres_snapshot(url: str) -> AsyncIterator[AsyncConnection]:
    """Yield a connection that reads one snapshot of a database; raises DatabaseOpenError."""
    async with postgres_connection(url, "REPEATABLE READ", is_read_only=True) as connection:
        yield connection


@asynccontextmanager
async def postgres_connection(
    url: str, isolation: str = "READ COMMITTED", *, is_read_only: bool = False
) -> AsyncIterator[AsyncConnection]:
    """Yield a connection in a transaction, which an error rolls back; raises DatabaseOpenError."""
    try:
        import asyncpg
        from sqlalchemy import NullPool
        from sqlalchemy.ext.asyncio import create_async_engine
    except ModuleNotFoundError as missing:
        raise DatabaseOpenError(
            f"PostgreSQL needs the package {missing.name}: pip install 'parlour[postgres]'"
        ) from missing
    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: asyncpg.connect(url, timeout=CONNECT_SECONDS),
        poolclass=NullPool,
        isolation_level=isolation,
        execution_options={"postgresql_readonly": is_read_only},
    )
    try:
        connection = await engine.connect()
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as reason:
        raise DatabaseOpenError(f"PostgreSQL cannot be used: {reason}") from reason
    try:
        async with connection.begin():
            yield connection
    finally:
        await connection.close()


async def postgres_revision(connection: AsyncConnection) -> str | None:
    """Return the revision of the tables, or None if there are none."""
    if not (await connection.exec_driver_sql(SELECT_VERSION_TABLE_POSTGRES)).scalar():
        return None
    version = (await connection.exec_driver_sql(SELECT_VERSION)).scalar()
    return None if version is None else str(version)


async def dump_postgres(url: str, file: Path, *, with_digests: bool = True) -> DumpDescription:
    """Write the tables of Parlour to a new file, and return its description.

    Servers may go on writing. Raises OperationError and DatabaseOpenError.

    Args:
        url: The database.
        file: The new file, in the custom format of pg_dump.
        with_digests: Whether to describe the tables, which must be of the newest revision.
    """
    async with postgres_snapshot(url) as connection:
        schema = str((await connection.exec_driver_sql(SELECT_SCHEMA)).scalar())
        revision = await postgres_revision(connection)
        if revision is None:
            raise OperationError("move.source-missing", database=url_without_password(url))
        # pg_dump reads the snapshot of this transaction, so both see the same rows.
        snapshot = str((await connection.exec_driver_sql(EXPORT_SNAPSHOT)).scalar())
        own = {*metadata.tables, "alembic_version"}
        rows = (await connection.exec_driver_sql(SELECT_TABLES)).mappings().all()
        tables = (
            f"--table={quoted_name(schema)}.{quoted_name(row['name'])}"
            for row in rows
            if row["root"] in own
        )
        reason = await _run_client(
            url,
            "pg_dump",
            "--format=custom",
            "--no-owner",
            "--no-privileges",
            f"--snapshot={snapshot}",
            f"--file={file}",
            *tables,
        )
        if reason is not None:
            raise OperationError("backup.failed", reason=reason)
        digests = await connection.run_sync(table_digests) if with_digests else {}
    return DumpDescription(schema=schema, revision=revision, tables=digests)


async def restore_dump(url: str, file: Path, description: DumpDescription) -> None:
    """Create the tables of a dump in a database and compare them with the description.

    Nothing is created if that fails. Raises OperationError and DatabaseOpenError.
    """
    place = url_without_password(url)
    async with postgres_connection(url) as connection:
        if await postgres_revision(connection) is not None:
            raise OperationError("restore.database-not-empty", database=place)
        await connection.exec_driver_sql(CREATE_SCHEMA.format(quoted_name(description.schema)))
        schema = (await connection.exec_driver_sql(SELECT_SCHEMA)).scalar()
        if schema != description.schema:
            raise OperationError(
                "restore.other-schema", schema=description.schema, database=place, found=schema
            )
    reason = await _run_client(
        url,
        "pg_restore",
        "--single-transaction",
        "--exit-on-error",
        "--no-owner",
        "--no-privileges",
        str(file),
    )
    if reason is not None:
        raise OperationError("restore.failed", reason=reason)
    if description.tables:
        async with postgres_snapshot(url) as connection:
            digests = await connection.run_sync(table_digests)
        for table, digest in description.tables.items():
            if digests.get(table) != digest:
                raise OperationError("restore.different", table=table)


def quoted_name(name: str) -> str:
    """Return the name of a schema or table as an identifier of SQL.

    >>> quoted_name('my "own" schema')
    '"my ""own"" schema"'
    """
    return '"' + name.replace('"', '""') + '"'


async def _run_client(url: str, tool: str, *arguments: str) -> str | None:
    """Run a client program of PostgreSQL on a database; return the reason of a failure."""
    target = client_connection(url)
    command: Sequence[str] = (tool, *arguments, "--no-password", f"--dbname={target.url}")
    try:
        process = await asyncio.create_subprocess_exec(
            *command,
            env=os.environ | target.environment,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
    except FileNotFoundError as missing:
        raise OperationError("postgresql.tool-missing", tool=tool) from missing
    try:
        _, errors = await process.communicate()
    except BaseException:
        process.kill()
        await process.wait()
        raise
    if process.returncode == 0:
        return None
    lines = errors.decode(errors="replace").splitlines()
    return next((line for line in lines if line), f"{tool} ended with {process.returncode}")
