"""The way to machine code: Numba's compiler with its settings for kernels, and two instructions it does not offer.

Only kernels import this module; whoever runs without Numba never does.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core import types
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Return a function compiled on its first call, kept on disk for the next process, and run outside the interpreter's lock.

    What is kept holds copies of the functions and constants it took from other modules, and Numba asks only whether its own
    file has changed: here it is forgotten as soon as any module of the same game changes.
    """
    ready = numba.njit(cache=True, nogil=True)(function)
    kept: Any = cast(Any, ready)._cache._cache_file
    kept._source_stamp = (kept._source_stamp, stamp(home(Path(function.__code__.co_filename))))
    return cast(F, ready)


def home(file: Path) -> Path:
    """Return the folder whose modules a kernel may take something from: its game's, or else its own."""
    return next((folder for folder in file.parents if folder.parent.name == "games"), file.parent)


@cache
def stamp(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """Return name, time of change (ns) and size of each module in a folder and below, tests left out."""
    modules = sorted(module for module in folder.rglob("*.py") if "tests" not in module.relative_to(folder).parts)
    return tuple((str(module.relative_to(folder)), module.stat().st_mtime_ns, module.stat().st_size) for module in modules)


def _lowest(context: Any, bits: Any) -> Any:
    """Build the count of zeros below the lowest set bit."""

    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], numba.core.cgutils.true_bit)

    return types.int64(types.int64), build


def _population(context: Any, bits: Any) -> Any:
    """Build the count of set bits."""

    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


lowest = cast(Callable[[int], int], intrinsic(_lowest))
"""The index of the lowest set bit of a 64-bit integer that is not 0; only compiled functions can call it."""

population = cast(Callable[[int], int], intrinsic(_population))
"""How many bits of a 64-bit integer are set; only compiled functions can call it."""
