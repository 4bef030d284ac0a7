"""SQLAlchemy Core statements that are written once for both databases and compiled once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    Boolean,
    ColumnCollection,
    ColumnElement,
    Dialect,
    Executable,
    Select,
    Table,
    alias,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.compiler import SQLCompiler

from parlour.db.records import PreparedStatement
from parlour.db.storable import require_storable

Insert = sqlite.Insert | postgresql.Insert
"""An insert that supports conflict clauses; SQLAlchemy has one class for each database."""


@dataclass(frozen=True, slots=True)
class DialectStatement:
    """A statement with different SQL for each database."""

    sqlite: Executable
    postgresql: Executable

    def for_dialect(self, dialect: Dialect) -> Executable:
        """Return the variant of the statement for a database."""
        return self.sqlite if dialect.name == "sqlite" else self.postgresql


Statement = Executable | DialectStatement


@dataclass(frozen=True, slots=True)
class CompiledStatement:
    """A statement compiled for one of the databases."""

    statement: Statement  # kept alive, because its id is the key of the cache
    query: str  # SQL with the placeholders of the driver
    parameters: tuple[str, ...]  # the bind parameters in the order of the placeholders
    defaults: Mapping[str, Any]  # the parameters with fixed values in the statement
    booleans: tuple[str, ...]  # the boolean columns of the result

    def bind(self, arguments: Mapping[str, Any]) -> PreparedStatement:
        """Return the statement with arguments; raises Illegal for values that cannot be stored."""
        values = tuple(
            arguments[name] if name in arguments else self.defaults[name]
            for name in self.parameters
        )
        require_storable(values)
        return PreparedStatement(self.query, values, self.booleans)


def compile_statement(
    statement: Statement, dialect: Dialect, parameters: Iterable[str]
) -> CompiledStatement:
    """Compile a statement for a database.

    Args:
        statement: The statement of SQLAlchemy Core.
        dialect: The dialect of the database.
        parameters: The names of the arguments, which decide the columns of an insert.
    """
    chosen = (
        statement.for_dialect(dialect) if isinstance(statement, DialectStatement) else statement
    )
    compiled = chosen.compile(  # type: ignore[attr-defined]
        dialect=dialect, column_keys=list(parameters)
    )
    assert isinstance(compiled, SQLCompiler)
    columns = getattr(chosen, "exported_columns", ())
    return CompiledStatement(
        statement=statement,
        query=str(compiled),
        parameters=tuple(compiled.positiontup or ()),
        defaults=dict(compiled.params),
        booleans=tuple(column.key for column in columns if isinstance(column.type, Boolean)),
    )


def excluded(table: Table) -> ColumnCollection[str, Any]:
    """Return the columns of the row that conflicts in an upsert."""
    return alias(table, name="excluded").columns


def insert_if_absent(
    table: Table,
    *,
    source: Select[*tuple[Any, ...]] | None = None,
    returning: ColumnElement[Any] | None = None,
) -> DialectStatement:
    """Return an insert that does nothing if the key exists.

    Args:
        table: The table.
        source: The rows to insert, with columns labelled like those of the table; by default one
            row of bind parameters.
        returning: The column that the statement returns for an inserted row.
    """

    def build(insert: Callable[[Table], Insert]) -> Executable:
        return _returning(_insert_from(insert(table), source).on_conflict_do_nothing(), returning)

    return _for_each_dialect(build)


def upsert(
    table: Table,
    replace: Iterable[str] | Mapping[str, Any],
    *,
    source: Select[*tuple[Any, ...]] | None = None,
    where: ColumnElement[bool] | None = None,
    returning: ColumnElement[Any] | None = None,
) -> DialectStatement:
    """Return an insert that updates the existing row if the primary key exists.

    Args:
        table: The table.
        replace: The columns that take the inserted values, or the new values by column.
        source: The rows to insert, with columns labelled like those of the table; by default one
            row of bind parameters.
        where: The rows that may be updated; by default all.
        returning: The column that the statement returns for an inserted or updated row.
    """
    new = excluded(table)
    values = (
        dict(replace) if isinstance(replace, Mapping) else {name: new[name] for name in replace}
    )
    key = [column.name for column in table.primary_key.columns]

    def build(insert: Callable[[Table], Insert]) -> Executable:
        row = _insert_from(insert(table), source)
        return _returning(
            row.on_conflict_do_update(index_elements=key, set_=values, where=where), returning
        )

    return _for_each_dialect(build)


def _for_each_dialect(build: Callable[[Callable[[Table], Insert]], Executable]) -> DialectStatement:
    return DialectStatement(sqlite=build(sqlite.insert), postgresql=build(postgresql.insert))


def _insert_from(insert: Insert, source: Select[*tuple[Any, ...]] | None) -> Insert:
    return insert if source is None else insert.from_select(source.selected_columns.keys(), source)


def _returning(insert: Insert, column: ColumnElement[Any] | None) -> Executable:
    return insert if column is None else insert.returning(column)
