"""The compiler of kernels: Numba with fixed settings, and two machine instructions that Numba does not offer.

Only kernels import this module. A server without Numba never does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from parlour.search import numba_internals
from parlour.search.code_cache import CodeCache

F = TypeVar("F", bound=Callable[..., Any])


def jit_kernel(function: F) -> F:
    """Return a function that is compiled on its first call, cached on disk and run without the GIL.

    It counts no references: counting them for every array at every call took half of the time of a search.
    So it can neither allocate nor return arrays, nor assign an array to a part of another;
    `local_arrays` offers arrays and records in the stack frame instead.
    """
    return cast(F, numba_internals.compiled_on_call(function, False, CodeCache))


def jit_allocating_kernel(function: F) -> F:
    """Return a function compiled in the same way that may allocate and return arrays.

    Only compiled functions of this kind may call those that return arrays.
    """
    return cast(F, numba_internals.compiled_on_call(function, True, CodeCache))


lowest_bit = cast(Callable[[int], int], numba_internals.lowest_bit)
"""The index of the lowest set bit of a 64-bit integer other than 0; only compiled functions can call it."""

popcount = cast(Callable[[int], int], numba_internals.popcount)
"""The number of set bits of a 64-bit integer; only compiled functions can call it."""
