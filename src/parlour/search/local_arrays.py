"""Arrays and records in the stack frame, for compiled functions that allocate nothing.

They exist until the function that created them returns. In a loop, the same memory is reused. Their
initial content is undefined.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar, cast

from parlour.search import numba_internals
from parlour.search.kernels import Floats64, Ints64
from parlour.search.records import RecordType

T = TypeVar("T")


class NewLocalRecord(Protocol):
    """The type of `local_record`."""

    def __call__(self, kind: RecordType[T], /) -> T:
        """Return a record of the given type."""


local_integers = cast(Callable[[int], Ints64], numba_internals.local_integers)
"""Return a new int64 array in the stack frame, whose length must be a constant.

Only compiled functions can call it.
"""

local_floats = cast(Callable[[int], Floats64], numba_internals.local_floats)
"""Return a new float64 array in the stack frame, like `local_integers`."""

local_record = cast(NewLocalRecord, numba_internals.local_record)
"""Return a new record (records.py) in the stack frame, whose type must be a constant.

Only compiled functions can call it.
"""

copy_into = cast(Callable[[Any, Any], None], numba_internals.copy_memory)
"""Copy a record or a contiguous array to another of the same type and shape (not checked).

The first argument is the target. Only compiled functions can call it.
"""
