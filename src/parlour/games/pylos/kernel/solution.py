"""The exact value of every position by retrograde analysis, computed in C: a byte for each, 2.4 GB of memory."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import CDLL, c_int, c_long, c_uint32, c_uint64, c_void_p
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.core.game import Illegal
from parlour.games.pylos.kernel.packed import VARIANTS
from parlour.games.pylos.native import library
from parlour.games.pylos.rules.state import Variant
from parlour.games.pylos.table.file import Values
from parlour.games.pylos.table.oracle import OPEN
from parlour.search.kernels import Ints64

WIN, LOSS, DRAW = 1, 2, 0

RARE = 0.05
"""Where a pass changes no greater share of all values, the next one marks what its changes concern, and those after it look at nothing else."""


class Sample(NamedTuple):
    """n positions, the mover's balls and the other's, with their results: WIN, LOSS or DRAW for the mover; each of shape (n,)."""

    own: Ints64
    other: Ints64
    result: Values


class Pass(NamedTuple):
    """How far a pass over all positions is: which one from 1 on, how many positions it has seen, and of how many it changed the value."""

    number: int
    seen: int
    changed: int


def positions() -> int:
    """Return how many positions there are, mirror images counted once but for those of a board that is its own image."""
    return int(_native().prepare())


def solve(variant: Variant, on_progress: Callable[[Pass], None] | None = None) -> Values:
    """Return the value of every position by its number: the turns to the end, odd where the mover wins, or OPEN for a draw.

    Basic needs one pass. In standard and advanced, where positions can come again, passes go on until nothing changes.
    """
    total = positions()
    values, marks = np.full(total, OPEN, dtype=np.uint8), np.zeros(total // 8 + 1, dtype=np.uint8)
    number, final, marking, marked = 0, 0, False, False
    while True:
        number += 1
        found, at = np.zeros(256, dtype=np.uint64), 0
        while True:
            places = _address(values), _address(marks) if marking else None, c_int(not marked), c_int(at), c_int(final), _address(found)
            at = int(_native().settle(c_int(VARIANTS.index(variant)), *places))
            if on_progress:
                on_progress(Pass(number, int(_native().before(c_int(at))) if at else total, int(found.sum())))
            if not at:
                break
        changed = int(found.sum())
        if variant == "basic" or not changed:
            return values
        # What the next pass gives comes from what this one gave, and is higher: all that is lower has its last value.
        final = int(np.flatnonzero(found)[0]) + 2
        marking, marked = marking or changed < total * RARE, marking


def contradictions(variant: Variant, values: Values, wanted: int, seed: int) -> int:
    """Return how many of so many positions, drawn evenly, have another value than their successors say."""
    return int(_native().contradictions(c_int(VARIANTS.index(variant)), _address(values), c_long(wanted), c_uint64(seed)))


def position(number: int) -> tuple[int, int]:
    """Return the balls of the mover and of the other in the position of a number."""
    own, other = np.zeros(1, dtype=np.uint32), np.zeros(1, dtype=np.uint32)
    _native().prepare()
    _native().position(c_uint32(number), _address(own), _address(other))
    return int(own[0]), int(other[0])


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
        raise Illegal("pylos.no-compiler")
    native.prepare.restype = native.before.restype = c_uint32
    native.contradictions.restype = c_long
    return native
