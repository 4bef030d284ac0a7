"""The static evaluation: log-odds of winning, as a sum over learnt patterns (n-tuples).

The patterns cover the parts of the pyramid that matter for squares and covered balls:

- two adjacent rows of level 1 with the row of level 2 that rests on them
- two rows of level 2 with the row of level 3 that rests on them
- the corners of level 1 (3 × 3)
- level 2
- level 3 with the apex
- counts over the whole board: the balls of each side, the hollows that would complete a formation
  for each side (a completed formation can also serve to pass), and the balls that each side can
  raise

Every hollow is a ternary digit (empty, own, other). Rows are read along both axes, and mirror
images of a pattern share weights. There are separate weights for six stages of the match, which
depend on the number of balls.

A weight is a tenth of a unit of log-odds of winning; the sum of the weights is the evaluation.
training.py learns the weights from exact results. Pattern tables with stages and shared mirror
images follow Buro, *Experiments with Multi-ProbCut and a new high-quality evaluation function for
Othello* (1997).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import numpy as np

from parlour.games.pylos.kernel.packed import RAISE_TARGETS, PackedPosition
from parlour.games.pylos.kernel.rules import covered_hollows, has_formation, supported_hollows
from parlour.games.pylos.rules.board import GROUND, HOLLOW_LEVELS, HOLLOWS, LEVEL_STARTS, SIZES
from parlour.search.jit import jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Ints8, Ints64

PATTERN_COUNT = 17
"""The number of weights that add up to one evaluation."""


def _transposed_cell(cell: int) -> int:
    """Return the hollow with its column and row swapped."""
    level = HOLLOW_LEVELS[cell]
    row, column = divmod(cell - LEVEL_STARTS[level], SIZES[level])
    return LEVEL_STARTS[level] + column * SIZES[level] + row


def _ternary_table(order: Sequence[int]) -> Ints64:
    """Return a table of the ternary numbers for all masks, with digit 1 for each set bit.

    `order` lists the bits from the lowest digit to the highest.
    """
    bits = max(order) + 1
    return np.array(
        [
            sum(3**place for place, bit in enumerate(order) if mask >> bit & 1)
            for mask in range(1 << bits)
        ],
        dtype=np.int64,
    )


def _corner_bits(down: bool, right: bool) -> list[int]:
    """Return the bits of a 3 × 3 corner of level 1, starting at the corner hollow."""
    lines, columns = (
        (range(2, -1, -1) if down else range(3)),
        (range(2, -1, -1) if right else range(3)),
    )
    return [line * 4 + column for line in lines for column in columns]


_TRANSPOSED: Ints64 = np.array(
    [
        [
            sum(1 << _transposed_cell(10 * third + bit) for bit in range(10) if mask >> bit & 1)
            for mask in range(1024)
        ]
        for third in range(3)
    ],
    dtype=np.int64,
)
_TWO, _THREE, _FOUR, _NINE = (_ternary_table(range(size)) for size in (2, 3, 4, 9))
_THREES: Ints64 = np.stack([_ternary_table(range(6)), _ternary_table([3, 4, 5, 0, 1, 2])])
_FOURS: Ints64 = np.stack([_ternary_table(range(8)), _ternary_table([4, 5, 6, 7, 0, 1, 2, 3])])
_CORNERS: Ints64 = np.stack(
    [_ternary_table(_corner_bits(down, right)) for down in (False, True) for right in (False, True)]
)

_STAGE: Ints64 = np.array([0] * 9 + [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 6, dtype=np.int64)

_OUTER = 0
_INNER = _OUTER + 3**11
_UPPER = _INNER + 3**11
_SECOND = _UPPER + 3**8
_CORNER = _SECOND + 3**9
_TOP = _CORNER + 3**9
_ALL = _TOP + 3**5
_COUNTS = 6 * _ALL
WEIGHT_COUNT = _COUNTS + 16 * (HOLLOWS + 1) * 81
"""The number of weights in one set."""


@cache
def load_weights(variant: str) -> Ints8:
    """Return the learnt weights of a variant, shape (1 or 3, WEIGHT_COUNT).

    The rows are for the expected outcome, for winning and for not losing (`SearchAim`).
    """
    with (
        (files("parlour.games.pylos") / "data" / f"evaluation-{variant}.npz").open("rb") as file,
        np.load(file) as learnt,
    ):
        loaded: Ints8 = np.atleast_2d(learnt["weights"])
    return loaded


@jit_kernel
def transposed_balls(balls: int) -> int:
    """Return a mask of balls with columns and rows swapped."""
    return int(
        _TRANSPOSED[0, balls & 1023]
        | _TRANSPOSED[1, balls >> 10 & 1023]
        | _TRANSPOSED[2, balls >> 20]
    )


@jit_kernel
def ternary_index(table: Ints64, own: int, other: int) -> int:
    """Return the ternary number with digit 1 for own and 2 for other balls.

    Args:
        table: A table made by `_ternary_table`, shape (2**n,).
        own: The mask of own balls.
        other: The mask of other balls.
    """
    return int(table[own] + 2 * table[other])


@jit_kernel
def threat_count(variant: int, own: int, hollows: int) -> int:
    """Return how many of the given hollows would complete a formation for a player, at most 2."""
    count = 0
    while hollows and count < 2:
        cell = lowest_bit(hollows)
        hollows &= hollows - 1
        count += has_formation(variant, own | 1 << cell, cell)
    return count


@jit_kernel
def raisable_count(own: int, hollows: int, covered: int) -> int:
    """Return how many balls a player could raise, at most 2.

    Args:
        own: The player's balls.
        hollows: The open hollows.
        covered: The hollows whose balls support other balls.
    """
    count = 0
    sources = own & ~covered if hollows >> 16 else 0
    while sources and count < 2:
        count += hollows & RAISE_TARGETS[lowest_bit(sources)] != 0
        sources &= sources - 1
    return count


@jit_kernel
def write_pattern_indices(position: PackedPosition, indices: Ints64) -> None:
    """Write the weight indices of the patterns in a position, shape (PATTERN_COUNT,)."""
    variant, own, other = position.variant, position.own, position.other
    balls = popcount(own | other)
    base = _STAGE[balls] * _ALL
    mine, theirs = own, other
    for axis in range(2):
        at = 5 * axis
        for row in range(3):
            # Rows 1 and 2 of level 1 with row 1 of level 2, then the middle rows, then rows 3
            # and 4 mirrored.
            low = ternary_index(_FOURS[row >> 1], mine >> 4 * row & 255, theirs >> 4 * row & 255)
            high = ternary_index(_THREE, mine >> 16 + 3 * row & 7, theirs >> 16 + 3 * row & 7)
            indices[at + row] = base + (_INNER if row == 1 else _OUTER) + low + 6561 * high
        for row in range(2):
            low = ternary_index(
                _THREES[row], mine >> 16 + 3 * row & 63, theirs >> 16 + 3 * row & 63
            )
            indices[at + 3 + row] = (
                base
                + _UPPER
                + low
                + 729 * ternary_index(_TWO, mine >> 25 + 2 * row & 3, theirs >> 25 + 2 * row & 3)
            )
        mine, theirs = transposed_balls(own), transposed_balls(other)
    indices[10] = base + _SECOND + ternary_index(_NINE, own >> 16 & 511, other >> 16 & 511)
    for corner in range(4):
        shift = (corner >> 1) * 4 + (corner & 1)
        indices[11 + corner] = (
            base
            + _CORNER
            + ternary_index(_CORNERS[corner], own >> shift & 0x777, other >> shift & 0x777)
        )
    indices[15] = (
        base
        + _TOP
        + ternary_index(_FOUR, own >> 25 & 15, other >> 25 & 15)
        + 81 * ((own >> 29) + 2 * (other >> 29))
    )
    occupied = own | other
    hollows, covered = (GROUND | supported_hollows(occupied)) & ~occupied, covered_hollows(occupied)
    abilities = 9 * (
        3 * threat_count(variant, own, hollows) + threat_count(variant, other, hollows)
    )
    abilities += 3 * raisable_count(own, hollows, covered) + raisable_count(other, hollows, covered)
    indices[16] = _COUNTS + 81 * (16 * balls + popcount(own)) + abilities


@jit_kernel
def pattern_evaluation(position: PackedPosition, weights: Ints8, indices: Ints64) -> int:
    """Return the static evaluation for the mover, in tenths of log-odds.

    Args:
        position: A position without a bonus due.
        weights: The weights of the variant, shape (WEIGHT_COUNT,).
        indices: Scratch space, shape (PATTERN_COUNT,).
    """
    write_pattern_indices(position, indices)
    total = 0
    for index in indices[:PATTERN_COUNT]:
        total += weights[index]
    return total
