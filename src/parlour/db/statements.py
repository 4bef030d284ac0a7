"""How statements of SQLAlchemy Core are written once for both databases, and compiled once."""

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
"""An insert that can name a conflict clause: SQLAlchemy has one class for each database."""


@dataclass(frozen=True, slots=True)
class DialectStatement:
    """A statement whose SQL differs between the databases."""

    sqlite: Executable
    postgresql: Executable

    def for_dialect(self, dialect: Dialect) -> Executable:
        """Return the statement for one of the databases."""
        return self.sqlite if dialect.name == "sqlite" else self.postgresql


Statement = Executable | DialectStatement


@dataclass(frozen=True, slots=True)
class CompiledStatement:
    """A statement as one of the databases runs it."""

    statement: Statement  # held so that its id, the key of the cache, is not used again
    query: str  # SQL with the placeholders of the driver
    parameters: tuple[str, ...]  # the bind parameters in the order of the placeholders
    defaults: Mapping[str, Any]  # the values of parameters that are fixed in the statement
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
    """Return a statement compiled for a database.

    Args:
        statement: the statement of SQLAlchemy Core.
        dialect: the database.
        parameters: the names of the arguments; they decide which columns an insert has.
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
    """Return the columns of the row that an upsert could not insert."""
    return alias(table, name="excluded").columns


def insert_if_absent(
    table: Table,
    *,
    source: Select[*tuple[Any, ...]] | None = None,
    returning: ColumnElement[Any] | None = None,
) -> DialectStatement:
    """Return an insert that does nothing if the key exists.

    Args:
        table: the table.
        source: the rows to insert, with columns labelled as those of the table; default: one row
            of bind parameters.
        returning: the column that the statement returns for an inserted row.
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
    """Return an insert that updates the row if the primary key exists.

    Args:
        table: the table.
        replace: the columns that take the inserted values, or the values by column.
        source: the rows to insert, with columns labelled as those of the table; default: one row
            of bind parameters.
        where: the rows that may be updated; default: all.
        returning: the column that the statement returns for an inserted or updated row.
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
