"""The exact value of every position by retrograde analysis, computed in C and kept as one file with a byte for each; 2.4 GB of memory."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import CDLL, c_int, c_long, c_uint32, c_uint64, c_void_p
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.games.pylos.kernel.packed import VARIANTS
from parlour.games.pylos.native import library
from parlour.games.pylos.rules.state import Variant
from parlour.search.kernels import Ints64

Values = npt.NDArray[np.uint8]

WIN, LOSS, DRAW = 1, 2, 0


class Sample(NamedTuple):
    """n positions, the mover's balls and the other's, with their results: WIN, LOSS or DRAW for the mover; each of shape (n,)."""

    own: Ints64
    other: Ints64
    result: Values


def solve(variant: Variant, on_sweep: Callable[[int], None] | None = None) -> Values:
    """Return the values of a variant: basic, the turns to the end, odd where the mover wins; else WIN, LOSS or DRAW.

    Takes minutes on one core for basic, up to an hour for advanced; `on_sweep` is told how many positions each sweep settled.
    """
    values = np.zeros(_native().prepare(), dtype=np.uint8)
    settled = 1
    while settled:
        settled = int(_native().sweep(c_int(VARIANTS.index(variant)), _address(values)))
        if on_sweep:
            on_sweep(settled)
        if variant == "basic":
            break
    return values


def loaded(path: Path) -> Values:
    """Return the values kept in a file; raises ValueError when it is not one."""
    values: Values = np.fromfile(path, dtype=np.uint8)
    if len(values) != _native().prepare():
        raise ValueError(f"{path} does not hold the values of every position")
    return values


def result(variant: Variant, values: Values, own: int, other: int) -> int:
    """Return WIN, LOSS or DRAW for the mover of a position."""
    return int(_native().value_of(c_int(VARIANTS.index(variant)), _address(values), c_uint32(own), c_uint32(other)))


def sample(variant: Variant, values: Values, positions: int, seed: int) -> Sample:
    """Return positions met in matches that begin at random and go on with anything from random to perfect play."""
    own, other = np.zeros(positions, dtype=np.uint32), np.zeros(positions, dtype=np.uint32)
    results = np.zeros(positions, dtype=np.uint8)
    places = (_address(own), _address(other), _address(results))
    _native().sample(c_int(VARIANTS.index(variant)), _address(values), c_long(positions), c_uint64(seed), *places)
    return Sample(own.astype(np.int64), other.astype(np.int64), results)


def _address(array: npt.NDArray[Any]) -> c_void_p:
    return c_void_p(array.ctypes.data)


def _native() -> CDLL:
    native = library("solution")
    if native is None:
        raise LookupError("this needs a C compiler")
    native.prepare.restype = c_uint32
    native.sweep.restype = c_uint64
    return native
