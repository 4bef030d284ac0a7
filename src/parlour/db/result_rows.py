"""The rows of a result, read by column name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol


class Row(Protocol):
    """One row of a result: `row["name"]` reads a column and `Record(**row)` makes a record.

    `sqlite3.Row`, `asyncpg.Record` and `dict` are rows. Reading a row by position or unpacking it
    is a type error.
    """

    def keys(self) -> Iterable[str]:
        """Return the column names."""

    def __getitem__(self, column: str, /) -> Any:
        """Return the value of a column."""


def only_column(rows: Sequence[Row]) -> list[Any]:
    """Return the values of the only column of a result; raises ValueError for several columns.

    >>> only_column([{"id": "a"}, {"id": "b"}])
    ['a', 'b']
    """
    if not rows:
        return []
    (column,) = rows[0].keys()
    return [row[column] for row in rows]


def with_booleans(rows: Sequence[Row], columns: Sequence[str]) -> list[Row]:
    """Return rows whose columns hold booleans where SQLite stored 0 and 1.

    >>> with_booleans([{"id": "a", "open": 1}, {"id": "b", "open": None}], ["open"])
    [{'id': 'a', 'open': True}, {'id': 'b', 'open': None}]
    """
    return [
        {
            **row,
            **{name: None if row[name] is None else bool(row[name]) for name in columns},
        }
        for row in rows
    ]
