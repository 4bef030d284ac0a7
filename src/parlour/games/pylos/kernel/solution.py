"""The exact value of every position by retrograde analysis, computed in C: a byte for each, 2.4 GB of memory."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import CDLL, c_int, c_long, c_uint32, c_uint64, c_void_p
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.core.game import Illegal
from parlour.games.pylos.kernel.packed import VARIANTS
from parlour.games.pylos.native import load_library
from parlour.games.pylos.rules.state import Variant
from parlour.games.pylos.table.file import Values
from parlour.games.pylos.table.oracle import DRAW_VALUE
from parlour.search.kernels import Ints64

WIN, LOSS, DRAW = 1, 2, 0

SPARSE_CHANGE_SHARE = 0.05
"""Where a pass changes no greater share of all values, the next one marks what its changes concern, and those after it look at nothing else."""


class PositionSample(NamedTuple):
    """n positions, the mover's balls and the other's, with their results: WIN, LOSS or DRAW for the mover; each of shape (n,)."""

    own: Ints64
    other: Ints64
    result: Values


class SolverPass(NamedTuple):
    """How far a pass over all positions is: which one from 1 on, how many positions it has seen, and of how many it changed the value."""

    number: int
    seen: int
    changed: int


def position_count() -> int:
    """Return how many positions there are, mirror images counted once but for those of a board that is its own image."""
    return int(_native_library().prepare())


def solve(variant: Variant, on_progress: Callable[[SolverPass], None] | None = None) -> Values:
    """Return the value of every position by its number: the turns to the end, odd where the mover wins, or OPEN for a draw.

    Basic needs one pass. In standard and advanced, where positions can come again, passes go on until nothing changes.
    """
    total = position_count()
    values, marks = (
        np.full(total, DRAW_VALUE, dtype=np.uint8),
        np.zeros(total // 8 + 1, dtype=np.uint8),
    )
    number, final, marking, marked = 0, 0, False, False
    while True:
        number += 1
        found, at = np.zeros(256, dtype=np.uint64), 0
        while True:
            places = (
                _array_pointer(values),
                _array_pointer(marks) if marking else None,
                c_int(not marked),
                c_int(at),
                c_int(final),
                _array_pointer(found),
            )
            at = int(_native_library().settle(c_int(VARIANTS.index(variant)), *places))
            if on_progress:
                on_progress(
                    SolverPass(
                        number,
                        int(_native_library().before(c_int(at))) if at else total,
                        int(found.sum()),
                    )
                )
            if not at:
                break
        changed = int(found.sum())
        if variant == "basic" or not changed:
            return values
        # What the next pass gives comes from what this one gave, and is higher: all that is lower has its last value.
        final = int(np.flatnonzero(found)[0]) + 2
        marking, marked = marking or changed < total * SPARSE_CHANGE_SHARE, marking


def contradiction_count(variant: Variant, values: Values, wanted: int, seed: int) -> int:
    """Return how many of so many positions, drawn evenly, have another value than their successors say."""
    return int(
        _native_library().contradictions(
            c_int(VARIANTS.index(variant)), _array_pointer(values), c_long(wanted), c_uint64(seed)
        )
    )


def position_at(number: int) -> tuple[int, int]:
    """Return the balls of the mover and of the other in the position of a number."""
    own, other = np.zeros(1, dtype=np.uint32), np.zeros(1, dtype=np.uint32)
    _native_library().prepare()
    _native_library().position(c_uint32(number), _array_pointer(own), _array_pointer(other))
    return int(own[0]), int(other[0])


def sample_positions(variant: Variant, values: Values, positions: int, seed: int) -> PositionSample:
    """Return positions met in matches that begin at random and go on with anything from random to perfect play."""
    own, other = np.zeros(positions, dtype=np.uint32), np.zeros(positions, dtype=np.uint32)
    results = np.zeros(positions, dtype=np.uint8)
    places = (_array_pointer(own), _array_pointer(other), _array_pointer(results))
    _native_library().sample(
        c_int(VARIANTS.index(variant)),
        _array_pointer(values),
        c_long(positions),
        c_uint64(seed),
        *places,
    )
    return PositionSample(own.astype(np.int64), other.astype(np.int64), results)


def _array_pointer(array: npt.NDArray[Any]) -> c_void_p:
    return c_void_p(array.ctypes.data)


def _native_library() -> CDLL:
    native = load_library("solution")
    if native is None:
        raise Illegal("pylos.no-compiler")
    native.prepare.restype = native.before.restype = c_uint32
    native.contradictions.restype = c_long
    return native
