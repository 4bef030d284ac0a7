"""Query results read by column name, as rows or as records of a class."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    import sqlite3

T = TypeVar("T")


class SqlRow(Protocol):
    """A row of a query result: `row["name"]` reads a column.

    Type checkers reject reading a row by position or unpacking it.
    """

    def keys(self) -> Iterable[str]:
        """Return the names of the columns."""

    def __getitem__(self, column: str, /) -> Any:
        """Return the value of a column by its name."""


class QueryResult:
    """The result of a query. Only this class uses the positions of columns.

    >>> result = QueryResult(("id", "posts"), [("a", 5), ("b", 7)])
    >>> [row["posts"] for row in result.rows()]
    [5, 7]
    """

    __slots__ = ("_columns", "_values")

    def __init__(self, columns: tuple[str, ...], values: Sequence[Sequence[Any]]) -> None:
        self._columns, self._values = columns, values

    def __len__(self) -> int:
        return len(self._values)

    def rows(self) -> list[SqlRow]:
        """Return the rows, each of which maps column names to values."""
        columns = self._columns
        return [dict(zip(columns, values, strict=True)) for values in self._values]

    def records(self, record: type[T]) -> list[T]:
        """Return the rows as records whose fields have the names of the columns."""
        constructor: Callable[..., T] = record
        return list(map(_record_maker(constructor, self._columns), self._values))

    def only_column(self) -> list[Any]:
        """Return the values of the only column; raises ValueError if there are several."""
        return [value for (value,) in self._values]


def result_from_cursor(cursor: sqlite3.Cursor, booleans: Sequence[str] = ()) -> QueryResult:
    """Return the rows of an SQLite cursor as a result.

    Args:
        cursor: The cursor, after its query was executed.
        booleans: The names of the boolean columns, which SQLite stores as 0 and 1.

    >>> import sqlite3
    >>> cursor = sqlite3.connect(":memory:").execute("select 'a' as id, 1 as open, null as rated")
    >>> result_from_cursor(cursor, booleans=["open", "rated"]).rows()
    [{'id': 'a', 'open': True, 'rated': None}]
    """
    columns = tuple([column[0] for column in cursor.description or ()])
    results: list[Any] = cursor.fetchall()
    if booleans:
        positions = [columns.index(name) for name in booleans]
        results = [_with_booleans(values, positions) for values in results]
    return QueryResult(columns, results)


def _with_booleans(values: Sequence[Any], positions: Sequence[int]) -> Sequence[Any]:
    converted = list(values)
    for position in positions:
        if converted[position] is not None:
            converted[position] = bool(converted[position])
    return converted


@cache
def _record_maker(
    record: Callable[..., Any], columns: tuple[str, ...]
) -> Callable[[Sequence[Any]], Any]:
    """Return a function that makes a record from the values of a row.

    The first fields of most records are the columns in the same order. These records are made
    without keyword arguments, which is twice as fast; the names are compared once, here.
    """
    parameters = signature(record).parameters.values()
    names = [field.name for field in parameters if field.kind is Parameter.POSITIONAL_OR_KEYWORD]
    if tuple(names[: len(columns)]) == columns:
        return lambda values: record(*values)
    return lambda values: record(**dict(zip(columns, values, strict=True)))
