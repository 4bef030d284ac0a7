"""A play in two 64-bit numbers: its code (which tiles lie where) and its info (what that makes)."""

from __future__ import annotations

from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.movegen import PLAY_LINE, PLAY_POINTS, PLAY_STRIP, PLAY_TILES
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.kernels import Ints32, Ints64

STRIP_AT, LINE_AT = 42, 57
"""The code of a play: from bit 0 six bits for each tile (a letter code, 32 more for a joker), then the places of the tiles as bits, then the line."""

LETTERS_MASK, ALL_PLACES = (1 << STRIP_AT) - 1, (1 << SIZE) - 1
JOKER_BIT, LETTER_MASK, TILE_BITS = 32, 31, 6

RACK_POINTS_AT, TILES_AT = 16, 24
"""The info of a play: its points, what its tiles count on a rack, and how many they are."""

PASS, NO_MOVE = 1 << 62, -1
"""The code of a pass, and that of no decision."""


@jit_kernel
def encode_play(play: Ints64) -> int:
    """Return the code of a found play (shape PLAY, see `movegen`)."""
    letters, places, count = int64(0), int64(0), 0
    for place in range(SIZE):
        code = play[PLAY_STRIP + place]
        if code:
            letters |= (code if code > 0 else JOKER_BIT - code) << (TILE_BITS * count)
            places |= int64(1) << place
            count += 1
    return int64(play[PLAY_LINE]) << LINE_AT | places << STRIP_AT | letters


@jit_kernel
def move_info(code: int, points: int, tile_points: Ints64) -> int:
    """Return the info of a play that makes so many points; `tile_points` by letter code."""
    value, tiles, letters = int64(0), int64(0), code & LETTERS_MASK
    while letters:
        if not letters & JOKER_BIT:
            value += tile_points[letters & LETTER_MASK]
        tiles += 1
        letters >>= TILE_BITS
    return points | value << RACK_POINTS_AT | tiles << TILES_AT


@jit_kernel
def points_in(info: int) -> int:
    """Return the points of a play."""
    return info & ((1 << RACK_POINTS_AT) - 1)


@jit_kernel
def rack_points_in(info: int) -> int:
    """Return what the tiles of a play count on a rack."""
    return info >> RACK_POINTS_AT & ((1 << (TILES_AT - RACK_POINTS_AT)) - 1)


@jit_kernel
def tiles_in(info: int) -> int:
    """Return how many tiles a play lays."""
    return info >> TILES_AT


@jit_kernel
def ordering_value(info: int) -> int:
    """Return by what plays that do not go out are tried: their points, and what their tiles would cost on the rack."""
    return points_in(info) + rack_points_in(info)


@jit_kernel
def main_word_ends(letters: Ints32, places: int) -> tuple[int, int]:
    """Return the places of a line right before and after the main word of a play on these places (-1 and 15: the edge)."""
    first = lowest_bit(places) - 1
    last = first + 2
    while last < SIZE and (letters[last] or places >> last & 1):
        last += 1
    while first >= 0 and letters[first]:
        first -= 1
    return first, last


@jit_kernel
def decode_play(code: int, points: int, play: Ints64) -> None:
    """Fill in a found play (shape PLAY) from its code and its points."""
    play[:] = 0
    play[PLAY_LINE], play[PLAY_POINTS] = code >> LINE_AT, points
    places, letters = code >> STRIP_AT & ALL_PLACES, code
    while places:
        letter = letters & LETTER_MASK
        play[PLAY_STRIP + lowest_bit(places)] = -letter if letters & JOKER_BIT else letter
        play[PLAY_TILES] += 1
        places &= places - 1
        letters >>= TILE_BITS
