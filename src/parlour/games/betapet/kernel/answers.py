"""What the other one may answer: plays of this very board, and which of them a decision leaves alone."""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.gaddag import Ints32, Ints64, whole
from parlour.games.betapet.kernel.lines import PART_BEGIN, PART_OUTS, Store, by_promise, part
from parlour.games.betapet.kernel.packed import ALL_PLACES, LINE_AT, STRIP_AT, points_in, promise, squares_beside
from parlour.games.betapet.kernel.position import LETTER, LINES
from parlour.games.betapet.rules.board import SIZE
from parlour.search.compiled import compiled, lowest

MOST_OUTS, ANSWERS = 24, 62
"""So many plays of the other one are kept, and so many of those that take it out; a bit each."""


@compiled
def answers(
    kept: Store,
    squares: Ints32,
    line_keys: Ints64,
    rack_key: int,
    counts: Ints64,
    tiles: int,
    others: bool,
    places: Ints64,
    worths: Ints64,
    codes: Ints64,
    near: Ints64,
) -> tuple[int, int]:
    """Find the plays that take a player out, most points first, and others if asked, those first that promise most; return their numbers.

    `worths` receives their points or promise, `near` the bits of those that may change when a square is laid on: by a
    play across, by one down, and when a run through the square gets longer.
    """
    entries = np.empty(LINES, np.int64)
    outs = whole(0)
    for line in range(LINES):
        entries[line] = -1
        if line_keys[line]:
            entries[line] = part(kept, squares, line, line_keys[line], rack_key, counts, tiles)
            begin, number = kept.table[entries[line], PART_BEGIN], kept.table[entries[line], PART_OUTS]
            for place in range(begin, begin + number):
                points = points_in(kept.plays[place, 1])
                spot = min(outs, MOST_OUTS - 1)
                if outs == MOST_OUTS and points <= worths[spot]:
                    break
                while spot and worths[spot - 1] < points:
                    worths[spot], codes[spot] = worths[spot - 1], codes[spot - 1]
                    spot -= 1
                worths[spot], codes[spot] = points, kept.plays[place, 0]
                outs = min(outs + 1, MOST_OUTS)
    count = outs
    if others or outs == 0:
        infos = worths[outs:]
        count += by_promise(kept, entries, places, codes[outs:], infos, ANSWERS - outs)
        for place in range(count - outs):
            infos[place] = promise(infos[place])
    if count:
        _spread(squares, codes, count, near)
    return outs, count - outs


@compiled
def _spread(squares: Ints32, codes: Ints64, count: int, near: Ints64) -> None:
    """Fill in which plays may change by what is laid where."""
    open_to = near[2]
    open_to[:] = 0
    for each in range(count):
        line, places = codes[each] >> LINE_AT, codes[each] >> STRIP_AT & ALL_PLACES
        before, after = squares_beside(squares[LETTER, line], places)
        start, stride = (line * SIZE, 1) if line < SIZE else (line - SIZE, SIZE)
        bit = whole(1) << each
        while places:
            open_to[start + stride * lowest(places)] |= bit
            places &= places - 1
        if before >= 0:
            open_to[start + stride * before] |= bit
        if after < SIZE:
            open_to[start + stride * after] |= bit
    # A tile also makes the run across it longer, up to the next free square on either side.
    for way in range(2):
        found = near[way]
        found[:] = 0
        for line in range(SIZE):
            start, stride = (line, SIZE) if way == 0 else (line * SIZE, 1)
            last = -1
            for place in range(SIZE):
                square = start + stride * place
                if not squares[LETTER, square // SIZE, square % SIZE]:
                    found[square] |= open_to[square]
                    if last >= 0:
                        found[square] |= open_to[last]
                        found[last] |= open_to[square]
                    last = square


@compiled
def touched(squares: Ints32, code: int, near: Ints64) -> int:
    """Return the bits of what may change when this play is laid: on its squares, and where a run through them ends."""
    line, places, found = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES, whole(0)
    before, after = squares_beside(squares[LETTER, line], places)
    start, stride, way = (line * SIZE, 1, 0) if line < SIZE else (line - SIZE, SIZE, 1)
    while places:
        found |= near[way, start + stride * lowest(places)]
        places &= places - 1
    if before >= 0:
        found |= near[2, start + stride * before]
    if after < SIZE:
        found |= near[2, start + stride * after]
    return found
