"""Plays that take a player out, and whether what is laid before leaves them as they are."""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.gaddag import Ints32, Ints64, whole
from parlour.games.betapet.kernel.position import LETTER
from parlour.games.betapet.kernel.search import FOUND, FOUND_LINE, FOUND_POINTS, FOUND_STRIP, FOUND_TILES, everything
from parlour.games.betapet.rules.board import SIZE
from parlour.search.compiled import compiled

OUTS_KEPT = 60
"""So many plays that take the other one out are kept; a bit each."""


@compiled
def squares_beside(letters: Ints32, line: int, play: Ints64) -> tuple[int, int]:
    """Return the places of a line right before and after a play's main word (-1 and 15: the edge)."""
    first, last = SIZE, 0
    for place in range(SIZE):
        if play[FOUND_STRIP + place]:
            first, last = min(first, place), max(last, place)
    first, last = first - 1, last + 1
    while first >= 0 and letters[first]:
        first -= 1
    while last < SIZE and letters[last]:
        last += 1
    return first, last


@compiled
def outgoing(squares: Ints32, nodes: Ints32, counts: Ints64, worth: Ints64, leaves: Ints64, room: Ints64, outs: Ints64, open_to: Ints64) -> int:
    """Find the plays that take a player out, most points first; return their number.

    `outs` receives their points, `open_to` the bits of those that may change when a square changes.
    """
    number, tiles = everything(squares, nodes, counts, worth, leaves, room), counts.sum()
    found = np.empty(OUTS_KEPT, np.int64)
    count = 0
    for place in range(number):
        if room[place * FOUND + FOUND_TILES] == tiles:
            points = room[place * FOUND + FOUND_POINTS]
            spot = min(count, OUTS_KEPT - 1)
            if count == OUTS_KEPT and points <= outs[spot]:
                continue
            while spot and outs[spot - 1] < points:
                outs[spot], found[spot] = outs[spot - 1], found[spot - 1]
                spot -= 1
            outs[spot], found[spot] = points, place
            count = min(count + 1, OUTS_KEPT)
    open_to[:] = 0
    for each in range(count):
        play = room[found[each] * FOUND : (found[each] + 1) * FOUND]
        line = play[FOUND_LINE]
        before, after = squares_beside(squares[LETTER, line], line, play)
        for place in range(SIZE):
            if play[FOUND_STRIP + place] or place in (before, after):
                open_to[line * SIZE + place if line < SIZE else place * SIZE + line - SIZE] |= whole(1) << each
    return count


@compiled
def touched(squares: Ints32, play: Ints64, open_to: Ints64) -> int:
    """Return the bits of what may change when this play is laid: on its squares, and where a run through them ends."""
    line, found = play[FOUND_LINE], whole(0)
    before, after = squares_beside(squares[LETTER, line], line, play)
    for place in range(max(before, 0), min(after + 1, SIZE)):
        own = play[FOUND_STRIP + place] != 0
        if own or place in (before, after):
            found |= open_to[line * SIZE + place if line < SIZE else place * SIZE + line - SIZE]
        if own:
            other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
            letters = squares[LETTER, other]
            for way in (-1, 1):
                spot = at + way
                while 0 <= spot < SIZE and letters[spot]:
                    spot += way
                if 0 <= spot < SIZE:
                    found |= open_to[other * SIZE + spot if other < SIZE else spot * SIZE + other - SIZE]
    return found
