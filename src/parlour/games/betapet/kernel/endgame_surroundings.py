"""Upper bounds of the points that a rack can score around a tile on an empty square.

They are cached by the lines around the square, most of which do not change during a search.
"""

from __future__ import annotations

from parlour.games.betapet.kernel.endgame_adjacent import SquarePair, pair_points, run_points
from parlour.games.betapet.kernel.endgame_stack import (
    SURROUNDING_ENTRIES,
    SearchStack,
)
from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.packed import PackedBoard
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64
from parlour.search.local_arrays import local_integers

ALONE, LAST, BOTH = range(3)
"""The ways in which tiles can be laid around a tile.

ALONE is one tile next to it. LAST is one tile next to it, or next to such a tile and in a run with
it. BOTH is two tiles in one play.
"""

POINT_BITS = 20
"""The number of bits for the maximum points of each way, 0 if there is no such play."""


@jit_kernel
def points_near(stack: SearchStack, ply: int, square: int, value: int) -> int:
    """Return the packed maximum points that the mover can score around a newly laid tile.

    Every tile is assumed to have `value` points. On a square where no crossing run changes, one of
    the letters that the mover held at the root must fit.
    """
    board, lines = stack.boards[ply], stack.lines[ply, ply & 1]
    row, column = square // SIZE, square % SIZE
    ends = local_integers(4)
    for direction in range(4):
        line, spot, step = (
            (row, column, 2 * direction - 1)
            if direction < 2
            else (SIZE + column, row, 2 * direction - 5)
        )
        ends[direction] = run_points(board, line, spot, step)[1]
    key = (lines[row] ^ lines[SIZE + column] * 0x2545F4914F6CDD1D) + (
        square << 8 | value << 1 | ply & 1
    )
    for direction in range(4):
        if 0 <= ends[direction] < SIZE:
            key = (
                key ^ lines[SIZE + ends[direction] if direction < 2 else ends[direction]]
            ) * 0x369DEA0F31A53F85
        key ^= key >> 31 & 0x1FFFFFFFF
    entry = stack.surroundings[key & (SURROUNDING_ENTRIES - 1)]
    if entry.key != key or not key:
        entry.key, entry.points = (
            key,
            _find_near(board, row, column, ends, value, stack.letters_held[ply & 1]),
        )
    return int64(entry.points)


@jit_kernel
def max_points_near(packed: int, kind: int) -> int:
    """Unpack the maximum points of ALONE, LAST or BOTH; negative if there is no such play."""
    return (packed >> kind * POINT_BITS & ((1 << POINT_BITS) - 1)) - 1


@jit_kernel
def _find_near(
    board: PackedBoard, row: int, column: int, ends: Ints64, value: int, held: int
) -> int:
    """Return the packed maximum points at the ends of the four runs through a square."""
    most = local_integers(3)
    most[:] = -1
    for direction in range(4):
        line, spot, step = (
            (row, column, 2 * direction - 1)
            if direction < 2
            else (SIZE + column, row, 2 * direction - 5)
        )
        square, opposite = ends[direction], ends[direction ^ 1]
        if 0 <= square < SIZE:
            points_behind, beyond = run_points(board, line, square, step)
            points_before = run_points(board, line, spot, -step)[0]
            along = run_points(board, line, spot, step)[0] + value + points_before + points_behind
            across, factor = (
                int64(board.cross_points[line, square]),
                board.word_factors[line, square],
            )
            if board.cross_sets[line, square] & held:
                points = value * board.letter_factors[line, square]
                most[ALONE] = max(
                    most[ALONE],
                    (along + points + (across + points if across >= 0 else int64(0))) * factor,
                )
                _try_two(
                    board,
                    SquarePair(line, square, beyond),
                    along - points_behind,
                    across,
                    value,
                    held,
                    most,
                )
                _try_two(
                    board,
                    SquarePair(line, square, opposite),
                    along - points_before,
                    across,
                    value,
                    held,
                    most,
                )
            other, at = (SIZE + square, line) if line < SIZE else (square, line - SIZE)
            for side in (-1, 1):
                between, end = run_points(board, other, at, side)
                crossing = max(across, 0) - between
                _try_two(board, SquarePair(other, at, end), crossing, along, value, held, most)
    return int64(
        (most[ALONE] + 1) | (most[LAST] + 1) << POINT_BITS | (most[BOTH] + 1) << 2 * POINT_BITS
    )


@jit_kernel
def _try_two(
    board: PackedBoard,
    squares: SquarePair,
    along: int,
    across: int,
    value: int,
    held: int,
    most: Ints64,
) -> None:
    """Raise `most` to the points of two tiles near a tile: one next to it, one in its line.

    Args:
        board: The board.
        squares: The squares.
        along: The points of the run in their line without the two tiles.
        across: The points next to the first square in the other line, -1 if there is no tile.
        value: The maximum points of a tile.
        held: The letters held, as bits.
        most: The maximum points, shape (3,).
    """
    line, end = squares.line, squares.end
    if not 0 <= end < SIZE or not board.cross_sets[line, end] & held:
        return
    other, at = (SIZE + end, line) if line < SIZE else (end, line - SIZE)
    along += max(board.cross_points[other, at], 0)
    last, end_last, both = pair_points(board, squares, along, across, value, value)
    most[LAST], most[BOTH] = max(most[LAST], last, end_last), max(most[BOTH], both)
