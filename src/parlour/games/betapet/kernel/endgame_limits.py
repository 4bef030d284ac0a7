"""What a move that keeps one tile can win at most: no more than against somebody who only passes from then on."""

from __future__ import annotations

from parlour.games.betapet.kernel.endgame_stack import THEIR_POINTS
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
    points_in,
    tiles_in,
)
from parlour.games.betapet.kernel.packed import CROSS_POINTS, JOKER_CODE, LETTER, LETTER_FACTOR, TILE_POINTS, WORD_FACTOR
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import compiled, lowest
from parlour.search.kernels import Ints32, Ints64


@compiled
def find_singles(codes: Ints64, infos: Ints64, singles: Ints64) -> None:
    """Fill in the most points that each letter code makes as a play of its own, by a list of plays; -INFINITY where there is none."""
    singles[:] = -INFINITY
    for place in range(len(codes)):
        if tiles_in(infos[place]) == 1:
            letter = JOKER_CODE if codes[place] & JOKER_BIT else codes[place] & LETTER_MASK
            singles[letter] = max(singles[letter], points_in(infos[place]))


@compiled
def limit(frame: Ints64, squares: Ints32, held: int, tile_points: Ints64, singles: Ints64, code: int, info: int, low: int) -> int:
    """Return what a move that keeps one tile of the rack wins at most to the end of the game; INFINITY where that is clearly more than `low`.

    `held` is the sum of the letter codes of the rack. Against somebody who only passes the last tile is laid for what it makes where the
    move changes nothing (`singles`), or beside the move for no more than any letters would make there; or it is kept.
    """
    letter, letters = held, code
    for _ in range(tiles_in(info)):
        letter -= JOKER_CODE if letters & JOKER_BIT else letters & LETTER_MASK
        letters >>= TILE_BITS
    value, points = tile_points[letter], points_in(info)
    most = points + max(singles[letter] + 2 * frame[THEIR_POINTS], frame[THEIR_POINTS] - value)
    if most > low:
        return int64(INFINITY)
    return int64(max(most, points + _most_beside(squares, code, tile_points, value) + 2 * frame[THEIR_POINTS]))


@compiled
def _most_beside(squares: Ints32, code: int, tile_points: Ints64, value: int) -> int:
    """Return the most points that a tile of this value could make where it makes a run longer that goes through a tile of this play."""
    line, places = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES
    letters, main, most = code, int64(0), int64(-INFINITY)
    before, after = main_word_ends(squares[LETTER, line], places)
    for place in range(before + 1, after):
        main += squares[TILE_POINTS, line, place]
    while places:
        place = lowest(places)
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
            most = max(most, _points_with(squares, other, first, -1, face, value))
        if last < SIZE:
            most = max(most, _points_with(squares, other, last, 1, face, value))
    if before >= 0:
        most = max(most, _points_with(squares, line, before, -1, main, value))
    if after < SIZE:
        most = max(most, _points_with(squares, line, after, 1, main, value))
    return most


@compiled
def _points_with(squares: Ints32, line: int, place: int, step: int, run: int, value: int) -> int:
    """Return what a tile of this value makes on a free square, with a run of so many points before it and what lies behind it."""
    spot = place + step
    while 0 <= spot < SIZE and squares[LETTER, line, spot]:
        run += squares[TILE_POINTS, line, spot]
        spot += step
    worth = value * squares[LETTER_FACTOR, line, place]
    crossing = squares[CROSS_POINTS, line, place]
    return int64((run + worth + (crossing + worth if crossing >= 0 else 0)) * squares[WORD_FACTOR, line, place])
