"""The exact values of all positions, computed by retrograde analysis in C.

The values take 2.4 GB of memory, one byte per position.
"""

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
from parlour.games.pylos.table.file import TablebaseValues
from parlour.games.pylos.table.oracle import DRAW_VALUE
from parlour.search.kernels import Ints64

WIN, LOSS, DRAW = 1, 2, 0

SPARSE_CHANGE_SHARE = 0.05
"""The share of changed values below which the next pass starts to mark positions.

A marking pass marks the predecessors of changed positions, and later passes visit only marked
positions.
"""


class PositionSample(NamedTuple):
    """Arrays of n sampled positions and their results."""

    own: Ints64
    """The mover's balls, shape (n,)."""

    other: Ints64
    """The opponent's balls, shape (n,)."""

    result: TablebaseValues
    """WIN, LOSS or DRAW for the mover, shape (n,)."""


class SolverPass(NamedTuple):
    """The progress of one pass of the solver over all positions."""

    number: int
    """The number of the pass, starting at 1."""

    seen: int
    """The number of positions visited in this pass so far."""

    changed: int
    """The number of positions whose value this pass has changed so far."""


def position_count() -> int:
    """Return the number of positions in the index.

    Mirror images count once, unless the occupied hollows are symmetric.
    """
    return int(_native_library().prepare())


def solve(
    variant: Variant, on_progress: Callable[[SolverPass], None] | None = None
) -> TablebaseValues:
    """Return the values of all positions in index order (table/numbering.py).

    A value is the number of turns to the end, odd if the mover wins, or DRAW_VALUE. Basic needs a
    single pass. Positions can recur in standard and advanced, so passes are repeated there until
    no value changes.

    Args:
        variant: The variant.
        on_progress: Called after each class of positions.
    """
    total = position_count()
    values, marks = (
        np.full(total, DRAW_VALUE, dtype=np.uint8),
        np.zeros(total // 8 + 1, dtype=np.uint8),
    )
    number, final, marking, marked = 0, 0, False, False
    while True:
        number += 1
        changes, first_class = np.zeros(256, dtype=np.uint64), 0
        while True:
            arguments = (
                _array_pointer(values),
                _array_pointer(marks) if marking else None,
                c_int(not marked),
                c_int(first_class),
                c_int(final),
                _array_pointer(changes),
            )
            first_class = int(_native_library().settle(c_int(VARIANTS.index(variant)), *arguments))
            if on_progress:
                on_progress(
                    SolverPass(
                        number,
                        int(_native_library().before(c_int(first_class))) if first_class else total,
                        int(changes.sum()),
                    )
                )
            if not first_class:
                break
        changed = int(changes.sum())
        if variant == "basic" or not changed:
            return values
        # The values that the next pass assigns derive from this pass and are higher, so lower
        # values are final.
        final = int(np.flatnonzero(changes)[0]) + 2
        marking, marked = marking or changed < total * SPARSE_CHANGE_SHARE, marking


def contradiction_count(variant: Variant, values: TablebaseValues, count: int, seed: int) -> int:
    """Return how many sampled positions have a value that contradicts their successors.

    Args:
        variant: The variant.
        values: The values of all positions.
        count: The number of positions to sample, uniformly.
        seed: The seed of the sample.
    """
    return int(
        _native_library().contradictions(
            c_int(VARIANTS.index(variant)), _array_pointer(values), c_long(count), c_uint64(seed)
        )
    )


def position_at(number: int) -> tuple[int, int]:
    """Return the mover's and the opponent's balls of a position, given its index."""
    own, other = np.zeros(1, dtype=np.uint32), np.zeros(1, dtype=np.uint32)
    _native_library().prepare()
    _native_library().position(c_uint32(number), _array_pointer(own), _array_pointer(other))
    return int(own[0]), int(other[0])


def sample_positions(
    variant: Variant, values: TablebaseValues, positions: int, seed: int
) -> PositionSample:
    """Return positions from matches with a random opening, then a random share of best moves."""
    own, other = np.zeros(positions, dtype=np.uint32), np.zeros(positions, dtype=np.uint32)
    results = np.zeros(positions, dtype=np.uint8)
    pointers = (_array_pointer(own), _array_pointer(other), _array_pointer(results))
    _native_library().sample(
        c_int(VARIANTS.index(variant)),
        _array_pointer(values),
        c_long(positions),
        c_uint64(seed),
        *pointers,
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
