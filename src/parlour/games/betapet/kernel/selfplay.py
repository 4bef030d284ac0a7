"""Whole games of two players in machine code, for learning what leaves are worth and for measuring."""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.gaddag import Ints32, Ints64, whole
from parlour.games.betapet.kernel.leaves import LARGEST, fill
from parlour.games.betapet.kernel.position import CODES, FACE, JOKER_CODE, LETTER, Squares, cross, cross_at
from parlour.games.betapet.kernel.reach import POINT
from parlour.games.betapet.kernel.search import FOUND, FOUND_EQUITY, FOUND_LINE, FOUND_POINTS, FOUND_STRIP, ROOM, best, parts
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import RACK
from parlour.search.compiled import compiled

GREEDY, STATIC = 0, 1
FEWEST_FOR_EXCHANGE = 7
ROUNDS = 3
WAITING = 10 * POINT
"""What it costs a static player not to go out now, beside twice the tiles it keeps."""


@compiled
def lay(squares: Squares, nodes: Ints32, worth: Ints64, line: int, strip: Ints64) -> None:
    """Lay a play's tiles and bring crossing words up to date around them."""
    for place in range(SIZE):
        code = strip[place]
        if not code:
            continue
        row, column = (line, place) if line < SIZE else (place, line - SIZE)
        letter, face = abs(code), worth[code] if code > 0 else 0
        squares[LETTER, row, column] = squares[LETTER, SIZE + column, row] = letter
        squares[FACE, row, column] = squares[FACE, SIZE + column, row] = face
    for place in range(SIZE):
        if not strip[place]:
            continue
        row, column = (line, place) if line < SIZE else (place, line - SIZE)
        for down, across in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)):
            y, x = row + down, column + across
            while (down or across) and 0 <= y < SIZE and 0 <= x < SIZE and squares[LETTER, y, x]:
                y, x = y + down, x + across
            if 0 <= y < SIZE and 0 <= x < SIZE:
                cross_at(squares, nodes, y, x)
                cross_at(squares, nodes, SIZE + x, y)


@compiled
def judge(counts: Ints64, worth: Ints64, table: Ints64, style: int, bag: int, other: Ints64, leaves: Ints64) -> int:
    """Put what each leave is worth to a player of this style into `leaves`; return the number of tiles on the rack."""
    tiles = fill(counts, table, leaves)
    if style == GREEDY:
        leaves[:] = 0
    elif bag == 0:
        theirs = whole(0)
        for code in range(CODES):
            theirs += other[code] * worth[code]
        bits = parts(counts)
        for leave in range(1, 1 << tiles):
            kept = whole(0)
            for code in range(CODES):
                for number in range(1, counts[code] + 1):
                    if leave & bits[code * 8 + number]:
                        kept += worth[code]
            leaves[leave] = -2 * kept * POINT - WAITING
        leaves[0] = 2 * theirs * POINT
    return tiles


@compiled
def game(
    blank: Squares,
    nodes: Ints32,
    worth: Ints64,
    sets: Ints64,
    letters: int,
    order: Ints64,
    tables: Ints64,
    styles: Ints64,
    double_ending: bool,
    samples: Ints64,
    scores: Ints64,
) -> tuple[int, int]:
    """Play one game and return the number of turns and of samples taken; `scores` receives the result.

    `order` is the bag, drawn from its end; `tables` and `styles` are by seat. A sample is a random rack and the equity
    of its best play on the board of the moment: 32 counts and the equity, taken while `samples` has room (shape n x 33).
    """
    squares = blank.copy()
    cross(squares, nodes)
    racks = np.zeros((2, CODES), np.int64)
    bag = order.copy()
    left = len(bag)
    for seat in range(2):
        for _ in range(RACK):
            left -= 1
            racks[seat, bag[left]] += 1
    scores[:] = 0
    leaves, found = np.zeros(LARGEST, np.int64), np.zeros(FOUND, np.int64)
    scratch = np.zeros(ROOM, np.int64)
    drawn = np.zeros(CODES, np.int64)
    fails, turns, seat, taken = 0, 0, 0, 0
    while fails < 2 * ROUNDS:
        counts = racks[seat]
        if taken < len(samples) and left > RACK:
            # Any seven of the unseen tiles: the bag's next ones stand for a random draw.
            drawn[:] = 0
            for number in range(RACK):
                drawn[bag[number]] += 1
            judge(drawn, worth, tables[seat], styles[seat], left, racks[1 - seat], leaves)
            if best(squares, nodes, drawn, worth, leaves, sets, letters, scratch, found):
                for code in range(CODES):
                    samples[taken, code] = drawn[code]
                samples[taken, CODES] = found[FOUND_EQUITY]
                taken += 1
        tiles = judge(counts, worth, tables[seat], styles[seat], left, racks[1 - seat], leaves)
        any_play = best(squares, nodes, counts, worth, leaves, sets, letters, scratch, found)
        turns += 1
        keep = (1 << tiles) - 1
        exchange = False
        if left >= FEWEST_FOR_EXCHANGE and (styles[seat] == STATIC or not any_play):
            finest = 0
            for leave in range((1 << tiles) - 1):
                if leaves[leave] > leaves[finest]:
                    finest = leave
            if not any_play or leaves[finest] > found[FOUND_EQUITY]:
                exchange, keep = True, finest
        bits = parts(counts)
        if exchange:
            fails += 1
            back = np.zeros(RACK, np.int64)
            count = 0
            for code in range(CODES):
                for number in range(counts[code], 0, -1):
                    if not keep & bits[code * 8 + number]:
                        back[count] = code
                        count += 1
            for number in range(count):
                counts[back[number]] -= 1
            for _ in range(count):
                left -= 1
                counts[bag[left]] += 1
            # What comes back goes under the rest, which is in random order: as good as mixing it in for the next draws.
            for number in range(left - 1, -1, -1):
                bag[number + count] = bag[number]
            for number in range(count):
                bag[number] = back[number]
            left += count
        elif not any_play:
            fails += 1
        else:
            fails = 0
            scores[seat] += found[FOUND_POINTS]
            strip = found[FOUND_STRIP : FOUND_STRIP + SIZE]
            lay(squares, nodes, worth, found[FOUND_LINE], strip)
            held = 0
            for place in range(SIZE):
                if strip[place]:
                    counts[strip[place] if strip[place] > 0 else JOKER_CODE] -= 1
            for code in range(CODES):
                held += counts[code]
            while held < RACK and left > 0:
                left -= 1
                counts[bag[left]] += 1
                held += 1
            if held == 0:
                break
        seat = 1 - seat
    worths = np.zeros(2, np.int64)
    for each in range(2):
        for code in range(CODES):
            worths[each] += racks[each, code] * worth[code]
    out = seat if fails == 0 else -1
    for each in range(2):
        if double_ending and out >= 0:
            scores[each] += 2 * (worths[0] + worths[1]) if each == out else 0
        else:
            scores[each] += (worths[1 - each] if each == out else 0) - worths[each]
    return turns, taken
