"""The way to machine code: Numba's compiler with its settings for kernels, and two instructions it does not offer.

Only kernels import this module; whoever runs without Numba never does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba.core import types
from numba.extending import intrinsic

from parlour.search.code_cache import CodeCache

F = TypeVar("F", bound=Callable[..., Any])


def jit_kernel(function: F) -> F:
    """Return a function compiled on its first call, kept on disk for every later process, and run outside the interpreter's lock.

    It counts no references: to count them, for every array at every call, took half of the time of a search. So it can neither allocate
    arrays, nor return one, nor assign one to a part of another; `local_arrays` has what takes their place.
    """
    return _jit(function, counting=False)


def jit_allocating_kernel(function: F) -> F:
    """Return a function compiled in the same way that may allocate and return arrays; only compiled functions of this kind call those that do."""
    return _jit(function, counting=True)


def _jit(function: F, counting: bool) -> F:
    ready = cast(Any, numba).njit(nogil=True, _nrt=counting)(function)
    ready._cache = CodeCache(ready)
    return cast(F, ready)


def _build_lowest_bit(context: Any, bits: Any) -> Any:
    """Build the count of zeros below the lowest set bit."""

    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], numba.core.cgutils.true_bit)

    return types.int64(types.int64), build


def _build_popcount(context: Any, bits: Any) -> Any:
    """Build the count of set bits."""

    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


lowest_bit = cast(Callable[[int], int], intrinsic(_build_lowest_bit))
"""The index of the lowest set bit of a 64-bit integer that is not 0; only compiled functions can call it."""

popcount = cast(Callable[[int], int], intrinsic(_build_popcount))
"""How many bits of a 64-bit integer are set; only compiled functions can call it."""
