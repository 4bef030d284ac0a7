"""Whole games of two players in machine code, for learning leave values and for measuring."""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.best_play import SCRATCH_SIZE, best_play
from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.leave_table import SUBSETS, fill_leaves
from parlour.games.betapet.kernel.movegen import (
    BITS_SIZE,
    PLAY_EQUITY,
    PLAY_LINE,
    PLAY_POINTS,
    PLAY_SIZE,
    PLAY_STRIP,
    fill_tile_bits,
)
from parlour.games.betapet.kernel.packed import (
    CODE_COUNT,
    JOKER_CODE,
    LETTER,
    TILE_POINTS,
    PackedBoard,
    fill_cross_set,
    fill_cross_sets,
)
from parlour.games.betapet.kernel.word_map import WordMap
from parlour.games.betapet.plays.scored_play import POINT
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import RACK_SIZE
from parlour.search.jit import jit_allocating_kernel, jit_kernel
from parlour.search.kernels import Ints32, Ints64
from parlour.search.local_arrays import local_integers

GREEDY, STATIC = 0, 1
MIN_BAG_FOR_EXCHANGE = 7
MAX_SCORELESS_ROUNDS = 3
WAITING_COST = 10 * POINT
"""What it costs a static player not to go out now, beside twice the tiles it keeps."""


@jit_kernel
def lay_play(
    squares: PackedBoard, nodes: Ints32, tile_points: Ints64, line: int, strip: Ints64
) -> None:
    """Lay a play's tiles (`strip`: codes by place, negative for jokers) and bring the cross sets around them up to date."""
    for place in range(SIZE):
        code = strip[place]
        if not code:
            continue
        row, column = (line, place) if line < SIZE else (place, line - SIZE)
        letter, face = abs(code), tile_points[code] if code > 0 else 0
        squares[LETTER, row, column] = squares[LETTER, SIZE + column, row] = letter
        squares[TILE_POINTS, row, column] = squares[TILE_POINTS, SIZE + column, row] = face
    for place in range(SIZE):
        if not strip[place]:
            continue
        row, column = (line, place) if line < SIZE else (place, line - SIZE)
        for down, across in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)):
            y, x = row + down, column + across
            while (down or across) and 0 <= y < SIZE and 0 <= x < SIZE and squares[LETTER, y, x]:
                y, x = y + down, x + across
            if 0 <= y < SIZE and 0 <= x < SIZE:
                fill_cross_set(squares, nodes, y, x)
                fill_cross_set(squares, nodes, SIZE + x, y)


@jit_kernel
def fill_equities(
    counts: Ints64,
    tile_points: Ints64,
    table: Ints64,
    style: int,
    bag: int,
    other: Ints64,
    leaves: Ints64,
) -> int:
    """Put what each leave is worth to a player of this style into `leaves` (shape SUBSETS); return the number of tiles on the rack.

    `table` holds leave values (shape TABLE_SIZE), `bag` is the number of tiles left, `other` the opponent's counts.
    """
    tiles = fill_leaves(counts, table, leaves)
    if style == GREEDY:
        leaves[:] = 0
    elif bag == 0:
        theirs = int64(0)
        for code in range(CODE_COUNT):
            theirs += other[code] * tile_points[code]
        bits = local_integers(BITS_SIZE)
        fill_tile_bits(counts, bits)
        for leave in range(1, 1 << tiles):
            kept = int64(0)
            for code in range(CODE_COUNT):
                for number in range(1, counts[code] + 1):
                    if leave & bits[code * 8 + number]:
                        kept += tile_points[code]
            leaves[leave] = -2 * kept * POINT - WAITING_COST
        leaves[0] = 2 * theirs * POINT
    return tiles


@jit_allocating_kernel
def play_game(
    blank: PackedBoard,
    nodes: Ints32,
    tile_points: Ints64,
    anagrams: WordMap,
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
    fill_cross_sets(squares, nodes)
    racks = np.zeros((2, CODE_COUNT), np.int64)
    bag = order.copy()
    left = len(bag)
    for seat in range(2):
        for _ in range(RACK_SIZE):
            left -= 1
            racks[seat, bag[left]] += 1
    scores[:] = 0
    leaves, found = np.zeros(SUBSETS, np.int64), np.zeros(PLAY_SIZE, np.int64)
    scratch = np.zeros(SCRATCH_SIZE, np.int64)
    drawn = np.zeros(CODE_COUNT, np.int64)
    fails, turns, seat, taken = 0, 0, 0, 0
    while fails < 2 * MAX_SCORELESS_ROUNDS:
        counts = racks[seat]
        if taken < len(samples) and left > RACK_SIZE:
            # Any seven of the unseen tiles: the bag's next ones stand for a random draw.
            drawn[:] = 0
            for number in range(RACK_SIZE):
                drawn[bag[number]] += 1
            fill_equities(
                drawn, tile_points, tables[seat], styles[seat], left, racks[1 - seat], leaves
            )
            if best_play(squares, anagrams, drawn, tile_points, leaves, scratch, found):
                for code in range(CODE_COUNT):
                    samples[taken, code] = drawn[code]
                samples[taken, CODE_COUNT] = found[PLAY_EQUITY]
                taken += 1
        tiles = fill_equities(
            counts, tile_points, tables[seat], styles[seat], left, racks[1 - seat], leaves
        )
        any_play = best_play(squares, anagrams, counts, tile_points, leaves, scratch, found)
        turns += 1
        keep = (1 << tiles) - 1
        exchange = False
        if left >= MIN_BAG_FOR_EXCHANGE and (styles[seat] == STATIC or not any_play):
            finest = 0
            for leave in range((1 << tiles) - 1):
                if leaves[leave] > leaves[finest]:
                    finest = leave
            if not any_play or leaves[finest] > found[PLAY_EQUITY]:
                exchange, keep = True, finest
        bits = local_integers(BITS_SIZE)
        fill_tile_bits(counts, bits)
        if exchange:
            fails += 1
            back = np.zeros(RACK_SIZE, np.int64)
            count = 0
            for code in range(CODE_COUNT):
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
            scores[seat] += found[PLAY_POINTS]
            strip = found[PLAY_STRIP : PLAY_STRIP + SIZE]
            lay_play(squares, nodes, tile_points, found[PLAY_LINE], strip)
            held = 0
            for place in range(SIZE):
                if strip[place]:
                    counts[strip[place] if strip[place] > 0 else JOKER_CODE] -= 1
            for code in range(CODE_COUNT):
                held += counts[code]
            while held < RACK_SIZE and left > 0:
                left -= 1
                counts[bag[left]] += 1
                held += 1
            if held == 0:
                break
        seat = 1 - seat
    worths = np.zeros(2, np.int64)
    for each in range(2):
        for code in range(CODE_COUNT):
            worths[each] += racks[each, code] * tile_points[code]
    out = seat if fails == 0 else -1
    for each in range(2):
        if double_ending and out >= 0:
            scores[each] += 2 * (worths[0] + worths[1]) if each == out else 0
        else:
            scores[each] += (worths[1 - each] if each == out else 0) - worths[each]
    return turns, taken
