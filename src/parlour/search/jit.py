"""The kernel compiler: Numba with fixed settings, and two instructions that Numba lacks.

Only kernels import this module, so a server without Numba never imports it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from parlour.search import numba_internals
from parlour.search.code_cache import CodeCache

F = TypeVar("F", bound=Callable[..., Any])


def jit_kernel(function: F) -> F:
    """Return a function compiled on its first call, cached on disk and run without the GIL.

    Reference counting is disabled, because counting every array at every call took half of the time
    of a search. Such a function can therefore neither allocate nor return arrays, nor assign an
    array to a part of another one. `local_arrays` offers arrays and records in the stack frame
    instead.
    """
    return cast(F, numba_internals.compiled_on_call(function, False, CodeCache))


def jit_allocating_kernel(function: F) -> F:
    """Return a compiled function like `jit_kernel` that may also allocate and return arrays.

    Among compiled functions, only those of this kind may call a function that returns arrays.
    """
    return cast(F, numba_internals.compiled_on_call(function, True, CodeCache))


lowest_bit = cast(Callable[[int], int], numba_internals.lowest_bit)
"""Return the index of the lowest set bit of a 64-bit integer other than 0.

Only compiled functions can call it.
"""

popcount = cast(Callable[[int], int], numba_internals.popcount)
"""Return the number of set bits of a 64-bit integer; only compiled functions can call it."""
