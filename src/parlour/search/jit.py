"""Numba's compiler with the settings for kernels, and two instructions that it does not offer.

Only kernels import this module, so Numba stays optional.
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
    """Compile a function on its first call, cache it on disk, and release the GIL while it runs.

    Reference counting is off, because it took half of the time of a search. The function can
    therefore neither allocate nor return arrays, nor assign one to a part of another; see
    `local_arrays`.
    """
    return _jit(function, counting=False)


def jit_allocating_kernel(function: F) -> F:
    """Compile a function like `jit_kernel`, but with reference counting.

    It may allocate and return arrays. Only functions of this kind may call it.
    """
    return _jit(function, counting=True)


def _jit(function: F, counting: bool) -> F:
    ready = cast(Any, numba).njit(nogil=True, _nrt=counting)(function)
    ready._cache = CodeCache(ready)
    return cast(F, ready)


def _build_lowest_bit(context: Any, bits: Any) -> Any:
    """Build the count of trailing zeros."""

    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], numba.core.cgutils.true_bit)

    return types.int64(types.int64), build


def _build_popcount(context: Any, bits: Any) -> Any:
    """Build the count of set bits."""

    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


lowest_bit = cast(Callable[[int], int], intrinsic(_build_lowest_bit))
"""The index of the lowest set bit of a nonzero 64-bit integer.

Callable only from compiled functions.
"""

popcount = cast(Callable[[int], int], intrinsic(_build_popcount))
"""The number of set bits of a 64-bit integer; callable only from compiled functions."""
