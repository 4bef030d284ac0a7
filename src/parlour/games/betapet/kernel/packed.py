"""A play in two whole numbers: what is laid where, and what that makes."""

from __future__ import annotations

from parlour.games.betapet.kernel.gaddag import Ints32, Ints64, whole
from parlour.games.betapet.kernel.search import FOUND_LINE, FOUND_POINTS, FOUND_STRIP, FOUND_TILES
from parlour.games.betapet.rules.board import SIZE
from parlour.search.compiled import compiled, lowest

STRIP_AT, LINE_AT = 42, 57
"""The code of a play: from bit 0 six bits for each tile, a letter's code or 32 more for a joker, then the places of the tiles as bits,
then the line."""

LETTERS_MASK, ALL_PLACES = (1 << STRIP_AT) - 1, (1 << SIZE) - 1
JOKER_BIT, LETTER_MASK, TILE_BITS = 32, 31, 6

VALUE_AT, TILES_AT = 16, 24
"""What is known of a play: its points, what its tiles count on a rack, and how many they are."""

PASS, NONE = 1 << 62, -1
"""The code of a pass, and that of no decision."""


@compiled
def code_of(play: Ints64) -> int:
    """Return the code of a found play."""
    letters, places, count = whole(0), whole(0), 0
    for place in range(SIZE):
        code = play[FOUND_STRIP + place]
        if code:
            letters |= (code if code > 0 else JOKER_BIT - code) << (TILE_BITS * count)
            places |= whole(1) << place
            count += 1
    return whole(play[FOUND_LINE]) << LINE_AT | places << STRIP_AT | letters


@compiled
def info_of(code: int, points: int, worth: Ints64) -> int:
    """Return what is known of a play that makes so many points."""
    value, tiles, letters = whole(0), whole(0), code & LETTERS_MASK
    while letters:
        if not letters & JOKER_BIT:
            value += worth[letters & LETTER_MASK]
        tiles += 1
        letters >>= TILE_BITS
    return points | value << VALUE_AT | tiles << TILES_AT


@compiled
def points_in(info: int) -> int:
    """Return the points of a play."""
    return info & ((1 << VALUE_AT) - 1)


@compiled
def value_in(info: int) -> int:
    """Return what the tiles of a play count on a rack."""
    return info >> VALUE_AT & ((1 << (TILES_AT - VALUE_AT)) - 1)


@compiled
def tiles_in(info: int) -> int:
    """Return how many tiles a play lays."""
    return info >> TILES_AT


@compiled
def promise(info: int) -> int:
    """Return what a play that does not end the game promises: its points, and what its tiles would cost on the rack."""
    return points_in(info) + value_in(info)


@compiled
def squares_beside(letters: Ints32, places: int) -> tuple[int, int]:
    """Return the places of a line right before and after the main word of a play on these places (-1 and 15: the edge)."""
    first = lowest(places) - 1
    last = first + 2
    while last < SIZE and (letters[last] or places >> last & 1):
        last += 1
    while first >= 0 and letters[first]:
        first -= 1
    return first, last


@compiled
def unpack(code: int, points: int, play: Ints64) -> None:
    """Fill in a found play from its code and its points."""
    play[:] = 0
    play[FOUND_LINE], play[FOUND_POINTS] = code >> LINE_AT, points
    places, letters = code >> STRIP_AT & ALL_PLACES, code
    while places:
        letter = letters & LETTER_MASK
        play[FOUND_STRIP + lowest(places)] = -letter if letters & JOKER_BIT else letter
        play[FOUND_TILES] += 1
        places &= places - 1
        letters >>= TILE_BITS
