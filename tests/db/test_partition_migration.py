"""Tests that partitioning the tables of matches keeps every row, key and reference."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import asyncpg
import pytest
from alembic import command
from sqlalchemy import Connection, NullPool, text
from sqlalchemy.ext.asyncio import create_async_engine

from parlour.db.migrate import alembic_config
from parlour.db.schema import metadata

MIGRATION = importlib.import_module("parlour.db.migrations.versions.0034_partitions")

MATCHES = 200

ROWS = (
    "insert into player values ('ann', 'Ann', '', 0)",
    *(
        f"insert into {table} select {values} from generate_series(1, {MATCHES}) as number"
        for table, values in (
            ("event", "'m' || number, 0, number, 'opened', 'body', null"),
            ("event", "'m' || number, 1, number, 'moved', 'body', 'digest'"),
            ("snapshot", "'m' || number, 1, 'state'"),
            ("match", "'m' || number, 'toy', 'playing', true, null, 0, number, 'listing'"),
            ("seat", "'m' || number, 0, 'ann', 'Ann', null"),
            ("deadline", "'m' || number, 0, number"),
            ("message", "'i' || number, 'm' || number, 'ann', 'Ann', 0, number, 'hi', null, null"),
            ("plan", "'m' || number, 0, 'ann', 1, 'lines'"),
        )
    ),
)

INDEXES = (
    "select indexname from pg_indexes where schemaname = current_schema() and tablename = '{}'"
)
PARTITIONS = "select inhrelid::regclass::text from pg_inherits where inhparent = '{}'::regclass"


async def run_on(url: str, work: Callable[[Connection], Any]) -> Any:
    """Call a function with an SQLAlchemy connection and return its result."""
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url), poolclass=NullPool
    )
    async with engine.begin() as connection:
        return await connection.run_sync(work)


def values(connection: Connection, query: str) -> set[Any]:
    """Return the values of a query's only column."""
    return set(connection.execute(text(query)).scalars())


def test_the_schema_names_the_partitioned_tables() -> None:
    by_schema = {
        table.name: table.dialect_options["postgresql"]["partition_by"]
        for table in metadata.tables.values()
        if table.dialect_options["postgresql"]["partition_by"]
    }
    assert by_schema == {table.name: f"HASH ({table.match})" for table in MIGRATION.TABLES}


def contents(connection: Connection) -> dict[str, tuple[set[str], set[str]]]:
    """Return the rows and the indexes of each table that the migration partitions."""
    return {
        table.name: (
            values(connection, f"select whole_row::text from {table.name} as whole_row"),
            values(connection, INDEXES.format(table.name)),
        )
        for table in MIGRATION.TABLES
    }


@pytest.mark.slow
async def test_partitioning_keeps_rows_indexes_and_references(postgres_url: str) -> None:
    def fill_former_tables(connection: Connection) -> None:
        command.downgrade(alembic_config(connection), MIGRATION.down_revision)
        for statement in ROWS:
            connection.execute(text(statement))

    def require_rows_in_every_partition(connection: Connection) -> None:
        for table in MIGRATION.TABLES:
            names = values(connection, PARTITIONS.format(table.name))
            assert len(names) == MIGRATION.PARTITIONS
            for name in names:
                assert values(connection, f"select count(*) from {name}") != {0}, name

    def delete_player(connection: Connection) -> None:
        connection.execute(text("delete from player"))
        assert values(connection, "select count(*) from plan") == {0}

    await run_on(postgres_url, fill_former_tables)
    before = await run_on(postgres_url, contents)
    assert all(len(rows) >= MATCHES for rows, _ in before.values())
    newer = MIGRATION.revision
    await run_on(postgres_url, lambda found: command.upgrade(alembic_config(found), newer))
    assert await run_on(postgres_url, contents) == before
    await run_on(postgres_url, require_rows_in_every_partition)
    former = MIGRATION.down_revision
    await run_on(postgres_url, lambda found: command.downgrade(alembic_config(found), former))
    assert await run_on(postgres_url, contents) == before
    await run_on(postgres_url, lambda found: command.upgrade(alembic_config(found), "head"))
    await run_on(postgres_url, delete_player)


@pytest.mark.parametrize("table", MIGRATION.TABLES, ids=lambda table: table.name)
async def test_a_row_of_a_partitioned_table_has_a_unique_key(postgres_url: str, table: Any) -> None:
    connection = await asyncpg.connect(postgres_url)
    try:
        statements = [row for row in ROWS if f"into {table.name} " in row or "into player" in row]
        for statement in statements:
            await connection.execute(statement)
        with pytest.raises(asyncpg.UniqueViolationError):
            await connection.execute(statements[-1])
    finally:
        await connection.close()
