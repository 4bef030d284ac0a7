"""What one tile, or two, could make beside a play: where letters fit the words across, no more than any would make there."""

from __future__ import annotations

from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.line_cache import INFINITY
from parlour.games.betapet.kernel.move_code import (
    ALL_PLACES,
    JOKER_BIT,
    LETTER_MASK,
    LINE_AT,
    STRIP_AT,
    TILE_BITS,
    main_word_ends,
)
from parlour.games.betapet.kernel.packed import (
    ALL_LETTERS,
    CROSS_POINTS,
    CROSS_SET,
    JOKER_CODE,
    LETTER,
    LETTER_FACTOR,
    TILE_POINTS,
    WORD_FACTOR,
)
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.kernels import Ints32, Ints64

FIRST_ALONE, SECOND_ALONE, FIRST_LAST, SECOND_LAST, BOTH_AT_ONCE = range(5)
"""How one of two tiles is laid beside a play, or both: either alone, either after the other, or both in one play."""


@jit_kernel
def letter_bits(code: int) -> int:
    """Return what a tile may stand for, as bits by letter code."""
    return int64(ALL_LETTERS) if code == JOKER_CODE else int64(1) << code


@jit_kernel
def max_points_beside(squares: Ints32, code: int, tile_points: Ints64, tile: int) -> int:
    """Return the most points that a tile could make where it makes a run longer that goes through a tile of this play.

    The play does not lie on the board yet.
    """
    line, places = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES
    letters, main, most = code, int64(0), int64(-INFINITY)
    before, after = main_word_ends(squares[LETTER, line], places)
    for place in range(before + 1, after):
        main += squares[TILE_POINTS, line, place]
    while places:
        place = lowest_bit(places)
        places &= places - 1
        face = int64(0) if letters & JOKER_BIT else tile_points[letters & LETTER_MASK]
        letters >>= TILE_BITS
        main += face
        other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
        first, last = at - 1, at + 1
        while first >= 0 and squares[LETTER, other, first]:
            face += squares[TILE_POINTS, other, first]
            first -= 1
        while last < SIZE and squares[LETTER, other, last]:
            face += squares[TILE_POINTS, other, last]
            last += 1
        if first >= 0:
            most = max(most, _points_with(squares, other, first, -1, face, tile, tile_points))
        if last < SIZE:
            most = max(most, _points_with(squares, other, last, 1, face, tile, tile_points))
    if before >= 0:
        most = max(most, _points_with(squares, line, before, -1, main, tile, tile_points))
    if after < SIZE:
        most = max(most, _points_with(squares, line, after, 1, main, tile, tile_points))
    return most


@jit_kernel
def _points_with(
    squares: Ints32, line: int, place: int, step: int, run: int, tile: int, tile_points: Ints64
) -> int:
    """Return what a tile makes on a free square at most, with a run of so many points before it and what lies behind it."""
    if not squares[CROSS_SET, line, place] & letter_bits(tile):
        return int64(-INFINITY)
    spot = place + step
    while 0 <= spot < SIZE and squares[LETTER, line, spot]:
        run += squares[TILE_POINTS, line, spot]
        spot += step
    worth = tile_points[tile] * squares[LETTER_FACTOR, line, place]
    crossing = squares[CROSS_POINTS, line, place]
    return int64(
        (run + worth + (crossing + worth if crossing >= 0 else 0))
        * squares[WORD_FACTOR, line, place]
    )


@jit_kernel
def fill_points_beside(
    squares: Ints32, code: int, tile_points: Ints64, first: int, second: int, most: Ints64
) -> None:
    """Fill in the most points of two tiles, by their codes, of which at least one makes a run longer that goes through a tile of this play.

    `most` (shape 5) receives those of either tile alone; of either laid last, beside the other; and of both in one play. The play lies on
    the board.
    """
    most[:] = -INFINITY
    line, places = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES
    before, after = main_word_ends(squares[LETTER, line], places)
    if before >= 0:
        _try_square(squares, line, before, tile_points, first, second, most)
    if after < SIZE:
        _try_square(squares, line, after, tile_points, first, second, most)
    while places:
        place = lowest_bit(places)
        places &= places - 1
        other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
        for step in (-1, 1):
            end = run_points(squares, other, at, step)[1]
            if 0 <= end < SIZE:
                _try_square(squares, other, end, tile_points, first, second, most)


@jit_kernel
def _try_square(
    squares: Ints32,
    line: int,
    place: int,
    tile_points: Ints64,
    first: int,
    second: int,
    most: Ints64,
) -> None:
    """Look at either tile on this free square, alone, and with the other on the next free square in each of the four directions."""
    other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
    fits = squares[CROSS_SET, line, place] & squares[CROSS_SET, other, at]
    across, along = squares[CROSS_POINTS, line, place], squares[CROSS_POINTS, other, at]
    for alone, tile in ((FIRST_ALONE, first), (SECOND_ALONE, second)):
        if fits & letter_bits(tile):
            worth = tile_points[tile] * squares[LETTER_FACTOR, line, place]
            points = (worth + along if along >= 0 else 0) + (worth + across if across >= 0 else 0)
            most[alone] = max(most[alone], points * squares[WORD_FACTOR, line, place])
    for way in range(4):
        one, spot, step = (line, place, 2 * way - 1) if way < 2 else (other, at, 2 * way - 5)
        if squares[CROSS_SET, one, spot] & (letter_bits(first) | letter_bits(second)):
            between, end = run_points(squares, one, spot, step)
            if 0 <= end < SIZE:
                for turn in range(2):
                    here, there = (first, second) if turn == 0 else (second, first)
                    _try_pair(
                        squares,
                        one,
                        spot,
                        end,
                        between,
                        tile_points,
                        here,
                        there,
                        FIRST_LAST + turn,
                        SECOND_LAST - turn,
                        most,
                    )


@jit_kernel
def _try_pair(
    squares: Ints32,
    line: int,
    place: int,
    end: int,
    between: int,
    tile_points: Ints64,
    here: int,
    there: int,
    here_last: int,
    there_last: int,
    most: Ints64,
) -> None:
    """Look at a tile `here` on a free square and one `there` on the next in its line, with so many points between; either may be the last."""
    if not (
        squares[CROSS_SET, line, place] & letter_bits(here)
        and squares[CROSS_SET, line, end] & letter_bits(there)
    ):
        return
    other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
    end_other, end_at = (SIZE + end, line) if line < SIZE else (end, line - SIZE)
    along = (
        max(squares[CROSS_POINTS, other, at], 0)
        + max(squares[CROSS_POINTS, end_other, end_at], 0)
        - between
    )
    across = squares[CROSS_POINTS, line, place]
    here_points, there_points, both = pair_points(
        squares, line, place, end, along, across, tile_points[here], tile_points[there]
    )
    if squares[CROSS_SET, end_other, end_at] & letter_bits(there):
        most[here_last] = max(most[here_last], here_points)
    if squares[CROSS_SET, other, at] & letter_bits(here):
        most[there_last] = max(most[there_last], there_points)
    most[BOTH_AT_ONCE] = max(most[BOTH_AT_ONCE], both)


@jit_kernel
def pair_points(
    squares: Ints32,
    line: int,
    place: int,
    end: int,
    along: int,
    across: int,
    value: int,
    end_value: int,
) -> tuple[int, int, int]:
    """Return the points of two tiles of these values in one run of a line: of that on `place` laid last, of that on `end`, of both at once.

    `along` are the points of that run without the two, `across` those that lie beside `place` in the other line (-1: nothing lies there).
    """
    factor, end_factor = squares[WORD_FACTOR, line, place], squares[WORD_FACTOR, line, end]
    worth, end_worth = (
        value * squares[LETTER_FACTOR, line, place],
        end_value * squares[LETTER_FACTOR, line, end],
    )
    end_across = squares[CROSS_POINTS, line, end]
    crossing = (across + worth) * factor if across >= 0 else int64(0)
    end_crossing = (end_across + end_worth) * end_factor if end_across >= 0 else int64(0)
    last, end_last = (
        (along + end_value + worth) * factor + crossing,
        (along + value + end_worth) * end_factor + end_crossing,
    )
    return (
        last,
        end_last,
        (along + worth + end_worth) * factor * end_factor + crossing + end_crossing,
    )


@jit_kernel
def run_points(squares: Ints32, line: int, place: int, step: int) -> tuple[int, int]:
    """Return the points of the tiles right beside a square on one side, and the place after them (-1 and 15: the edge)."""
    points, spot = int64(0), place + step
    while 0 <= spot < SIZE and squares[LETTER, line, spot]:
        points += squares[TILE_POINTS, line, spot]
        spot += step
    return points, spot
