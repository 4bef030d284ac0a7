"""What a position is worth before any search: the learnt chance of whoever is to move, read from tables of patterns (n-tuples).

The patterns are parts of the pyramid that matter to its squares and cover: two neighbouring rows of level 1 with the row of
level 2 that rests on them; two rows of level 2 with theirs of level 3; the corners of level 1 (3 × 3); level 2; level 3 with the
apex; and, for the whole board, the number of balls of each side with what each could do at once: how many hollows would complete
a formation, which can also serve to pass, and how many balls could be raised. Every hollow is a digit of base three (empty, mine,
theirs). Rows are read along both axes, and patterns that are mirror images share weights. There is a set of weights for each of
six stages of filling.

A weight is a tenth of a unit of log-odds of winning; their sum is the evaluation. `training.py` makes them from exact results.
The way of pattern tables, with stages and shared mirror images, is that of Buro, *Experiments with Multi-ProbCut and a new
high-quality evaluation function for Othello* (1997).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import numpy as np

from parlour.games.pylos.kernel.packed import RAISE_TARGETS
from parlour.games.pylos.kernel.rules import covered_hollows, has_formation, supported_hollows
from parlour.games.pylos.rules.board import GROUND, HOLLOW_LEVELS, HOLLOWS, LEVEL_STARTS, SIZES
from parlour.search.jit import jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Ints8, Ints64

PATTERN_COUNT = 17
"""How many weights make up one evaluation."""


def _transposed_cell(cell: int) -> int:
    """Return the hollow that swaps column and row with this one."""
    level = HOLLOW_LEVELS[cell]
    row, column = divmod(cell - LEVEL_STARTS[level], SIZES[level])
    return LEVEL_STARTS[level] + column * SIZES[level] + row


def _ternary_table(order: Sequence[int]) -> Ints64:
    """Return, for every set of bits, the number of base three whose digits are 1 where a bit is set, the first of the order lowest."""
    bits = max(order) + 1
    return np.array(
        [
            sum(3**place for place, bit in enumerate(order) if mask >> bit & 1)
            for mask in range(1 << bits)
        ],
        dtype=np.int64,
    )


def _corner_bits(down: bool, right: bool) -> list[int]:
    """Return the bits of a 3 × 3 block within rows of four, the corner of the board first."""
    lines, columns = (
        (range(2, -1, -1) if down else range(3)),
        (range(2, -1, -1) if right else range(3)),
    )
    return [line * 4 + column for line in lines for column in columns]


_FLIP: Ints64 = np.array(
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
"""How many weights there are."""


@cache
def load_weights(variant: str) -> Ints8:
    """Return the learnt weights of a variant, shape (1 or 3, SIZE): for the expected outcome, for a win, for no loss."""
    with (
        (files("parlour.games.pylos") / "data" / f"evaluation-{variant}.npz").open("rb") as file,
        np.load(file) as learnt,
    ):
        loaded: Ints8 = np.atleast_2d(learnt["weights"])
    return loaded


@jit_kernel
def transposed_balls(balls: int) -> int:
    """Return the balls with columns and rows swapped."""
    return int(_FLIP[0, balls & 1023] | _FLIP[1, balls >> 10 & 1023] | _FLIP[2, balls >> 20])


@jit_kernel
def ternary_index(table: Ints64, mine: int, theirs: int) -> int:
    """Return the number of base three whose digits are 1 for mine, 2 for theirs; `table`, shape (2**n,), as `_table` makes it."""
    return int(table[mine] + 2 * table[theirs])


@jit_kernel
def threat_count(variant: int, own: int, hollows: int) -> int:
    """Return how many of these hollows would complete a formation for the owner of some balls, two at most."""
    count = 0
    while hollows and count < 2:
        cell = lowest_bit(hollows)
        hollows &= hollows - 1
        count += has_formation(variant, own | 1 << cell, cell)
    return count


@jit_kernel
def raisable_count(own: int, hollows: int, covered: int) -> int:
    """Return how many of one's balls could be raised, two at most; `covered` are the balls that carry others."""
    count = 0
    sources = own & ~covered if hollows >> 16 else 0
    while sources and count < 2:
        count += hollows & RAISE_TARGETS[lowest_bit(sources)] != 0
        sources &= sources - 1
    return count


@jit_kernel
def write_pattern_indices(variant: int, own: int, other: int, found: Ints64) -> None:
    """Write to `found`, shape (PATTERNS,), which weights belong to a position."""
    balls = popcount(own | other)
    base = _STAGE[balls] * _ALL
    mine, theirs = own, other
    for axis in range(2):
        at = 5 * axis
        for row in range(3):
            # Rows 1 and 2 of level 1 with row 1 of level 2; the middle ones; rows 3 and 4, mirrored.
            low = ternary_index(_FOURS[row >> 1], mine >> 4 * row & 255, theirs >> 4 * row & 255)
            high = ternary_index(_THREE, mine >> 16 + 3 * row & 7, theirs >> 16 + 3 * row & 7)
            found[at + row] = base + (_INNER if row == 1 else _OUTER) + low + 6561 * high
        for row in range(2):
            low = ternary_index(
                _THREES[row], mine >> 16 + 3 * row & 63, theirs >> 16 + 3 * row & 63
            )
            found[at + 3 + row] = (
                base
                + _UPPER
                + low
                + 729 * ternary_index(_TWO, mine >> 25 + 2 * row & 3, theirs >> 25 + 2 * row & 3)
            )
        mine, theirs = transposed_balls(own), transposed_balls(other)
    found[10] = base + _SECOND + ternary_index(_NINE, own >> 16 & 511, other >> 16 & 511)
    for corner in range(4):
        shift = (corner >> 1) * 4 + (corner & 1)
        found[11 + corner] = (
            base
            + _CORNER
            + ternary_index(_CORNERS[corner], own >> shift & 0x777, other >> shift & 0x777)
        )
    found[15] = (
        base
        + _TOP
        + ternary_index(_FOUR, own >> 25 & 15, other >> 25 & 15)
        + 81 * ((own >> 29) + 2 * (other >> 29))
    )
    occupied = own | other
    hollows, covered = (GROUND | supported_hollows(occupied)) & ~occupied, covered_hollows(occupied)
    able = 9 * (3 * threat_count(variant, own, hollows) + threat_count(variant, other, hollows))
    able += 3 * raisable_count(own, hollows, covered) + raisable_count(other, hollows, covered)
    found[16] = _COUNTS + 81 * (16 * balls + popcount(own)) + able


@jit_kernel
def pattern_evaluation(variant: int, own: int, other: int, weights: Ints8, found: Ints64) -> int:
    """Return what a position is worth to whoever is to move, in tenths of log-odds.

    `weights`, shape (SIZE,), are those of the variant; `found`, shape (PATTERNS,), is room for the patterns.
    """
    write_pattern_indices(variant, own, other, found)
    total = 0
    for index in found[:PATTERN_COUNT]:
        total += weights[index]
    return total
