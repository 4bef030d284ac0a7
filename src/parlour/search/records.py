"""Records: packed state with named fields, which Python and compiled functions read and write in place.

A class lists the fields, all of 64-bit integers. NumPy stores a record as one block of memory; a
compiled function receives its address.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar, cast, get_type_hints

import numpy as np

T = TypeVar("T")


class IntArray(Protocol):
    """An array of int64 as compiled functions use it: reading an element gives an `int`."""

    def __getitem__(self, index: int | tuple[int, ...], /) -> int:
        """Return an element."""

    def __setitem__(self, index: int | slice | tuple[int | slice, ...], value: Any, /) -> None:
        """Set an element, or the elements of a slice."""

    def tolist(self) -> list[Any]:
        """Return the elements as lists of `int`."""


class FloatArray(Protocol):
    """An array of float64 as compiled functions use it: reading an element gives a `float`."""

    def __getitem__(self, index: int, /) -> float:
        """Return an element."""

    def __setitem__(self, index: int, value: float, /) -> None:
        """Set an element."""


class RecordType(Generic[T]):
    """The NumPy dtype of records with the fields of `T`; for type checkers only."""


def record_type(fields: type[T]) -> RecordType[T]:
    """Return the structured dtype of a class whose annotations are the fields.

    A field is an `int` or `Annotated[IntArray, shape…]`. Names of NumPy scalar attributes, such as
    `size` and `round`, cannot be used.
    """
    hints = get_type_hints(fields, include_extras=True)
    taken = [name for name in hints if hasattr(np.void, name)]
    if taken:
        raise TypeError(f"{fields.__qualname__}: NumPy uses the names {', '.join(taken)}")
    columns = [(name, np.int64, getattr(hint, "__metadata__", ())) for name, hint in hints.items()]
    return cast("RecordType[T]", np.dtype(columns, align=True))


def new_record(kind: RecordType[T]) -> T:
    """Return a record of zeros."""
    return cast(T, np.zeros(1, cast(Any, kind)).view(np.recarray)[0])


def copied_record(record: T) -> T:
    """Return a copy of a record."""
    copied = new_record(cast("RecordType[T]", cast(Any, record).dtype))
    assign_record(copied, record)
    return copied


def assign_record(target: T, source: T) -> None:
    """Copy every field of a record into another one of its kind."""
    cast(Any, target).setfield(source, cast(Any, source).dtype)
