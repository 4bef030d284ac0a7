"""What a rack could make at most around a tile on a free square: found once for the lines around it and kept, for most stay as they are."""

from __future__ import annotations

from parlour.games.betapet.kernel.endgame_beside import pair_points, run_points
from parlour.games.betapet.kernel.endgame_stack import (
    NEAR_ENTRIES,
    NEAR_KEY,
    NEAR_MOST,
    SearchStack,
)
from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.packed import CROSS_POINTS, CROSS_SET, LETTER_FACTOR, WORD_FACTOR
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints32, Ints64
from parlour.search.local_arrays import local_integers

ALONE, LAST, BOTH = range(3)
"""How more tiles are laid around: one beside the tile, one beside it or beside one that lies so and in a run with that, or two in one play."""

POINT_BITS = 20
"""So many bits hold the most points of one of these, or 0 where there is no such play."""


@jit_kernel
def points_near(stack: SearchStack, ply: int, square: int, value: int) -> int:
    """Return the most points around a tile on a free square, to be read by `most_near`, for the mover at this ply.

    No tile counts more than `value`, and wherever no run changes across a square one of the letters that the mover held at first fits.
    """
    squares, lines = stack.boards[ply], stack.lines[ply, ply & 1]
    row, column = square // SIZE, square % SIZE
    ends = local_integers(4)
    for way in range(4):
        line, spot, step = (
            (row, column, 2 * way - 1) if way < 2 else (SIZE + column, row, 2 * way - 5)
        )
        ends[way] = run_points(squares, line, spot, step)[1]
    key = (lines[row] ^ lines[SIZE + column] * 0x2545F4914F6CDD1D) + (
        square << 8 | value << 1 | ply & 1
    )
    for way in range(4):
        if 0 <= ends[way] < SIZE:
            key = (key ^ lines[SIZE + ends[way] if way < 2 else ends[way]]) * 0x369DEA0F31A53F85
        key ^= key >> 31 & 0x1FFFFFFFF
    entry = stack.near[key & (NEAR_ENTRIES - 1)]
    if entry[NEAR_KEY] != key or not key:
        entry[NEAR_KEY], entry[NEAR_MOST] = (
            key,
            _find_near(squares, row, column, ends, value, stack.letters_held[ply & 1]),
        )
    return int64(entry[NEAR_MOST])


@jit_kernel
def max_points_near(found: int, what: int) -> int:
    """Return the most points of ALONE, LAST or BOTH; less than 0: there is no such play."""
    return (found >> what * POINT_BITS & ((1 << POINT_BITS) - 1)) - 1


@jit_kernel
def _find_near(squares: Ints32, row: int, column: int, ends: Ints64, value: int, held: int) -> int:
    """Look at the free squares at which the runs through a square would end: to the left, the right, above and below."""
    most = local_integers(3)
    most[:] = -1
    for way in range(4):
        line, spot, step = (
            (row, column, 2 * way - 1) if way < 2 else (SIZE + column, row, 2 * way - 5)
        )
        square, opposite = ends[way], ends[way ^ 1]
        if 0 <= square < SIZE:
            behind, beyond = run_points(squares, line, square, step)
            before = run_points(squares, line, spot, -step)[0]
            along = run_points(squares, line, spot, step)[0] + value + before + behind
            across, factor = (
                int64(squares[CROSS_POINTS, line, square]),
                squares[WORD_FACTOR, line, square],
            )
            if squares[CROSS_SET, line, square] & held:
                worth = value * squares[LETTER_FACTOR, line, square]
                most[ALONE] = max(
                    most[ALONE],
                    (along + worth + (across + worth if across >= 0 else int64(0))) * factor,
                )
                _try_two(squares, line, square, beyond, along - behind, across, value, held, most)
                _try_two(squares, line, square, opposite, along - before, across, value, held, most)
            other, at = (SIZE + square, line) if line < SIZE else (square, line - SIZE)
            for side in (-1, 1):
                between, end = run_points(squares, other, at, side)
                _try_two(
                    squares, other, at, end, max(across, 0) - between, along, value, held, most
                )
    return int64(
        (most[ALONE] + 1) | (most[LAST] + 1) << POINT_BITS | (most[BOTH] + 1) << 2 * POINT_BITS
    )


@jit_kernel
def _try_two(
    squares: Ints32,
    line: int,
    place: int,
    end: int,
    along: int,
    across: int,
    value: int,
    held: int,
    most: Ints64,
) -> None:
    """Look at tiles on a free square beside the tile, of whose runs the points are told (`across` -1: none), and on another in its line."""
    if not 0 <= end < SIZE or not squares[CROSS_SET, line, end] & held:
        return
    other, at = (SIZE + end, line) if line < SIZE else (end, line - SIZE)
    along += max(squares[CROSS_POINTS, other, at], 0)
    last, end_last, both = pair_points(squares, line, place, end, along, across, value, value)
    most[LAST], most[BOTH] = max(most[LAST], last, end_last), max(most[BOTH], both)
