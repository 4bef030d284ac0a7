"""Plays encoded as two 64-bit integers: a code (tiles and squares) and an info (points).

plays/ranked_plays.py describes the code.
"""

from __future__ import annotations

from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.movegen import FoundPlay
from parlour.games.betapet.plays.ranked_plays import (
    JOKER_BIT,
    LETTER_MASK,
    LINE_AT,
    STRIP_AT,
    TILE_BITS,
)
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.kernels import Ints32, Ints64

LETTERS_MASK, ALL_PLACES = (1 << STRIP_AT) - 1, (1 << SIZE) - 1

RACK_POINTS_AT, TILES_AT = 16, 24
"""The bit positions of the fields in the info of a play.

The points begin at bit 0, the points of the tiles on a rack at bit 16, and the number of tiles at
bit 24.
"""

PASS, NO_MOVE = 1 << 62, -1
"""The codes of a pass and of the absence of a move."""


@jit_kernel
def encode_play(play: FoundPlay) -> int:
    """Return the code of a found play."""
    letters, places, count = int64(0), int64(0), 0
    for place in range(SIZE):
        code = play.strip[place]
        if code:
            letters |= (code if code > 0 else JOKER_BIT - code) << (TILE_BITS * count)
            places |= int64(1) << place
            count += 1
    return play.line << LINE_AT | places << STRIP_AT | letters


@jit_kernel
def move_info(code: int, points: int, tile_points: Ints64) -> int:
    """Return the info of a play.

    Args:
        code: The code of the play.
        points: The points of the play.
        tile_points: Points by letter code.
    """
    value, tiles, letters = int64(0), int64(0), code & LETTERS_MASK
    while letters:
        if not letters & JOKER_BIT:
            value += tile_points[letters & LETTER_MASK]
        tiles += 1
        letters >>= TILE_BITS
    return points | value << RACK_POINTS_AT | tiles << TILES_AT


@jit_kernel
def points_in(info: int) -> int:
    """Extract the points of a play from its info."""
    return info & ((1 << RACK_POINTS_AT) - 1)


@jit_kernel
def rack_points_in(info: int) -> int:
    """Extract from an info the points that the tiles of the play would count on a rack."""
    return info >> RACK_POINTS_AT & ((1 << (TILES_AT - RACK_POINTS_AT)) - 1)


@jit_kernel
def tiles_in(info: int) -> int:
    """Extract the number of tiles of a play from its info."""
    return info >> TILES_AT


@jit_kernel
def ordering_value(info: int) -> int:
    """Return the sort key of a play that does not go out: its points plus its rack points."""
    return points_in(info) + rack_points_in(info)


@jit_kernel
def main_word_ends(letters: Ints32, places: int) -> tuple[int, int]:
    """Return the places directly before and after the main word of a play.

    They are -1 and 15 at the edges.
    """
    first = lowest_bit(places) - 1
    last = first + 2
    while last < SIZE and (letters[last] or places >> last & 1):
        last += 1
    while first >= 0 and letters[first]:
        first -= 1
    return first, last


@jit_kernel
def decode_play(code: int, points: int, play: FoundPlay) -> None:
    """Fill in a play from its code and points."""
    play.equity = play.leave = play.tiles = 0
    play.strip[:] = 0
    play.line, play.points = code >> LINE_AT, points
    places, letters = code >> STRIP_AT & ALL_PLACES, code
    while places:
        letter = letters & LETTER_MASK
        play.strip[lowest_bit(places)] = -letter if letters & JOKER_BIT else letter
        play.tiles += 1
        places &= places - 1
        letters >>= TILE_BITS
