"""Records: packed states with named fields, used in place by Python and compiled functions.

A class lists the fields, which are all 64-bit integers. NumPy stores a record as one block of
memory, and compiled functions receive its address.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar, cast, get_type_hints

import numpy as np

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class IntArray(Protocol):
    """An int64 array as seen by compiled functions, in which an element is an `int`."""

    def __getitem__(self, index: int | tuple[int, ...], /) -> int:
        """Return an element."""

    def __setitem__(self, index: int | slice | tuple[int | slice, ...], value: Any, /) -> None:
        """Set an element, or the elements of a slice."""

    def tolist(self) -> list[Any]:
        """Return the elements as lists of `int`."""


class FloatArray(Protocol):
    """A float64 array as seen by compiled functions, in which an element is a `float`."""

    def __getitem__(self, index: int, /) -> float:
        """Return an element."""

    def __setitem__(self, index: int, value: float, /) -> None:
        """Set an element."""


class RecordArray(Protocol[T_co]):
    """An array of records, in which an element is a record that shares its memory."""

    def __getitem__(self, index: int, /) -> T_co:
        """Return an element."""

    def __len__(self) -> int:
        """Return the number of records."""


class RecordType(Generic[T]):
    """The type of a NumPy dtype of records with the fields of `T`; used only by type checkers."""


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
    """Return a new record in which every field is zero."""
    return cast(T, np.zeros(1, cast(Any, kind)).view(np.recarray)[0])


def new_records(kind: RecordType[T], size: int) -> RecordArray[T]:
    """Return an array of records, shape (size,), in which every field is zero."""
    return cast("RecordArray[T]", np.zeros(size, cast(Any, kind)).view(np.recarray))


def copied_record(record: T) -> T:
    """Return a copy of a record."""
    copied = new_record(cast("RecordType[T]", cast(Any, record).dtype))
    assign_record(copied, record)
    return copied


def assign_record(target: T, source: T) -> None:
    """Copy every field of a record to another record of the same type."""
    cast(Any, target).setfield(source, cast(Any, source).dtype)
