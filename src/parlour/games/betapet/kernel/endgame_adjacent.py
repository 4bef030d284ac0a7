"""Upper bounds of the points that one or two tiles can score next to a play.

A tile must fit the crossing word, but along the line any letters are assumed to form words.
"""

from __future__ import annotations

from typing import NamedTuple

from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.line_cache import INFINITY
from parlour.games.betapet.kernel.move_code import ALL_PLACES, main_word_ends
from parlour.games.betapet.kernel.packed import ALL_LETTERS, JOKER_CODE, PackedBoard
from parlour.games.betapet.plays.ranked_plays import (
    JOKER_BIT,
    LETTER_MASK,
    LINE_AT,
    STRIP_AT,
    TILE_BITS,
)
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.kernels import Ints64


class RackTile(NamedTuple):
    """A tile of a rack."""

    code: int
    """The letter code."""

    points: int
    """The points of the tile."""


class SquarePair(NamedTuple):
    """Two empty squares of a line with only occupied squares between them."""

    line: int
    """The line."""

    place: int
    """The place of the first square."""

    end: int
    """The place of the second square."""


FIRST_ALONE, SECOND_ALONE, FIRST_LAST, SECOND_LAST, BOTH_AT_ONCE = range(5)
"""The ways in which two tiles can be laid next to a play.

Either tile is laid alone, either tile is laid after the other, or both are laid in one play.
"""


@jit_kernel
def letter_bits(code: int) -> int:
    """Return the letters that a tile can stand for, as bits by letter code."""
    return int64(ALL_LETTERS) if code == JOKER_CODE else int64(1) << code


@jit_kernel
def max_adjacent_points(board: PackedBoard, code: int, tile_points: Ints64, tile: int) -> int:
    """Return the maximum points of a tile laid at either end of a run that includes a play.

    The run is the main word of the play or one of the words that cross it.

    Args:
        board: The board before the play.
        code: The code of the play.
        tile_points: Points by letter code.
        tile: The letter code of the tile.
    """
    line, places = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES
    letters, main_points, most = code, int64(0), int64(-INFINITY)
    before, after = main_word_ends(board.letters[line], places)
    for place in range(before + 1, after):
        main_points += board.tile_points[line, place]
    while places:
        place = lowest_bit(places)
        places &= places - 1
        run = int64(0) if letters & JOKER_BIT else tile_points[letters & LETTER_MASK]
        letters >>= TILE_BITS
        main_points += run
        other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
        first, last = at - 1, at + 1
        while first >= 0 and board.letters[other, first]:
            run += board.tile_points[other, first]
            first -= 1
        while last < SIZE and board.letters[other, last]:
            run += board.tile_points[other, last]
            last += 1
        if first >= 0:
            most = max(most, _points_with(board, other, first, -1, run, tile, tile_points))
        if last < SIZE:
            most = max(most, _points_with(board, other, last, 1, run, tile, tile_points))
    if before >= 0:
        most = max(most, _points_with(board, line, before, -1, main_points, tile, tile_points))
    if after < SIZE:
        most = max(most, _points_with(board, line, after, 1, main_points, tile, tile_points))
    return most


@jit_kernel
def _points_with(
    board: PackedBoard, line: int, place: int, step: int, run: int, tile: int, tile_points: Ints64
) -> int:
    """Return the maximum points of a tile on an empty square at the end of a run.

    Args:
        board: The board.
        line: The line of the run.
        place: The empty square.
        step: The direction from the run to the square.
        run: The points of the run.
        tile: The letter code of the tile.
        tile_points: Points by letter code.
    """
    if not board.cross_sets[line, place] & letter_bits(tile):
        return int64(-INFINITY)
    spot = place + step
    while 0 <= spot < SIZE and board.letters[line, spot]:
        run += board.tile_points[line, spot]
        spot += step
    points = tile_points[tile] * board.letter_factors[line, place]
    crossing = board.cross_points[line, place]
    return int64(
        (run + points + (crossing + points if crossing >= 0 else 0))
        * board.word_factors[line, place]
    )


@jit_kernel
def fill_adjacent_points(
    board: PackedBoard, code: int, first: RackTile, second: RackTile, most: Ints64
) -> None:
    """Compute the maximum points of two tiles, at least one of which extends a run of a play.

    Args:
        board: The board after the play.
        code: The code of the play.
        first: The first tile.
        second: The second tile.
        most: Output, shape (5,), by FIRST_ALONE to BOTH_AT_ONCE.
    """
    most[:] = -INFINITY
    line, places = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES
    before, after = main_word_ends(board.letters[line], places)
    if before >= 0:
        _try_square(board, line, before, first, second, most)
    if after < SIZE:
        _try_square(board, line, after, first, second, most)
    while places:
        place = lowest_bit(places)
        places &= places - 1
        other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
        for step in (-1, 1):
            end = run_points(board, other, at, step)[1]
            if 0 <= end < SIZE:
                _try_square(board, other, end, first, second, most)


@jit_kernel
def _try_square(
    board: PackedBoard,
    line: int,
    place: int,
    first: RackTile,
    second: RackTile,
    most: Ints64,
) -> None:
    """Raise `most` to the points of a tile on an empty square, alone or with the other tile.

    The other tile goes on the next empty square in each of the four directions.
    """
    other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
    fits = board.cross_sets[line, place] & board.cross_sets[other, at]
    across, along = board.cross_points[line, place], board.cross_points[other, at]
    for index, tile in ((FIRST_ALONE, first), (SECOND_ALONE, second)):
        if fits & letter_bits(tile.code):
            value = tile.points * board.letter_factors[line, place]
            points = (value + along if along >= 0 else 0) + (value + across if across >= 0 else 0)
            most[index] = max(most[index], points * board.word_factors[line, place])
    for direction in range(4):
        run_line, spot, step = (
            (line, place, 2 * direction - 1) if direction < 2 else (other, at, 2 * direction - 5)
        )
        if board.cross_sets[run_line, spot] & (letter_bits(first.code) | letter_bits(second.code)):
            between, end = run_points(board, run_line, spot, step)
            if 0 <= end < SIZE:
                squares = SquarePair(run_line, spot, end)
                _try_pair(board, squares, between, first, second, FIRST_LAST, most)
                _try_pair(board, squares, between, second, first, SECOND_LAST, most)


@jit_kernel
def _try_pair(
    board: PackedBoard,
    squares: SquarePair,
    between: int,
    near: RackTile,
    far: RackTile,
    near_last: int,
    most: Ints64,
) -> None:
    """Raise `most` to the points of two tiles on two empty squares of a line, in either order.

    Args:
        board: The board.
        squares: The squares.
        between: The points of the tiles between them.
        near: The tile on the first square.
        far: The tile on the second square.
        near_last: The index in `most` for laying `near` last.
        most: The maximum points, shape (5,).
    """
    line, place, end = squares.line, squares.place, squares.end
    if not (
        board.cross_sets[line, place] & letter_bits(near.code)
        and board.cross_sets[line, end] & letter_bits(far.code)
    ):
        return
    other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
    end_other, end_at = (SIZE + end, line) if line < SIZE else (end, line - SIZE)
    along = (
        max(board.cross_points[other, at], 0)
        + max(board.cross_points[end_other, end_at], 0)
        - between
    )
    across = board.cross_points[line, place]
    near_points, far_points, both = pair_points(
        board, squares, along, across, near.points, far.points
    )
    if board.cross_sets[end_other, end_at] & letter_bits(far.code):
        most[near_last] = max(most[near_last], near_points)
    if board.cross_sets[other, at] & letter_bits(near.code):
        far_last = FIRST_LAST + SECOND_LAST - near_last
        most[far_last] = max(most[far_last], far_points)
    most[BOTH_AT_ONCE] = max(most[BOTH_AT_ONCE], both)


@jit_kernel
def pair_points(
    board: PackedBoard, squares: SquarePair, along: int, across: int, value: int, end_value: int
) -> tuple[int, int, int]:
    """Return the points of two tiles in one run of a line.

    Args:
        board: The board.
        squares: The squares of the tiles.
        along: The points of the run without the two tiles.
        across: The points next to the first square in the other line, -1 if there is no tile.
        value: The points of the tile on the first square.
        end_value: The points of the tile on the second square.

    Returns:
        Three scores: of the first tile laid last, of the second tile laid last, and of both tiles
        laid in one play.
    """
    line, place, end = squares.line, squares.place, squares.end
    factor, end_factor = board.word_factors[line, place], board.word_factors[line, end]
    points, end_points = (
        value * board.letter_factors[line, place],
        end_value * board.letter_factors[line, end],
    )
    end_across = board.cross_points[line, end]
    crossing = (across + points) * factor if across >= 0 else int64(0)
    end_crossing = (end_across + end_points) * end_factor if end_across >= 0 else int64(0)
    last, end_last = (
        (along + end_value + points) * factor + crossing,
        (along + value + end_points) * end_factor + end_crossing,
    )
    return (
        last,
        end_last,
        (along + points + end_points) * factor * end_factor + crossing + end_crossing,
    )


@jit_kernel
def run_points(board: PackedBoard, line: int, place: int, step: int) -> tuple[int, int]:
    """Return the points of the run on one side of a square, and the place after the run.

    The place is -1 or 15 at the edge of the board.
    """
    points, spot = int64(0), place + step
    while 0 <= spot < SIZE and board.letters[line, spot]:
        points += board.tile_points[line, spot]
        spot += step
    return points, spot
