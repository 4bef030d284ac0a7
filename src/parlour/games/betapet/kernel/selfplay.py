"""Complete two-player games in the kernel, for learning leave values and for measurements."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.betapet.kernel.best_play import BestPlayScratch, best_play
from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.leave_table import SUBSETS, fill_leaves
from parlour.games.betapet.kernel.movegen import BITS_SIZE, fill_tile_bits
from parlour.games.betapet.kernel.packed import (
    CODE_COUNT,
    JOKER_CODE,
    PackedBoard,
    copy_board,
    fill_cross_set,
    fill_cross_sets,
)
from parlour.games.betapet.kernel.records import RecordArray
from parlour.games.betapet.kernel.word_map import WordMap
from parlour.games.betapet.plays.scored_play import POINT, WAITING_COST
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import RACK_SIZE
from parlour.games.betapet.rules.state import MAX_SCORELESS_ROUNDS
from parlour.games.betapet.rules.turn import MIN_BAG_FOR_EXCHANGE
from parlour.search.jit import jit_allocating_kernel, jit_kernel
from parlour.search.kernels import Ints32, Ints64
from parlour.search.local_arrays import local_integers

GREEDY, STATIC = 0, 1
"""The styles of players, which choose the most points or the highest equity."""


class SelfPlaySetting(NamedTuple):
    """The compiled word list, tile set, board and scratch space that self-play games share."""

    nodes: Ints32
    """The GADDAG."""

    anagrams: WordMap
    """The word map."""

    tile_points: Ints64
    """Points by letter code, shape (CODE_COUNT,)."""

    boards: RecordArray
    """PackedBoard records, shape (2,): the empty board, and the board of the current game."""

    plays: RecordArray
    """Scratch space, a FoundPlay record, shape (1,)."""

    scratch: BestPlayScratch
    """Scratch space."""


@jit_kernel
def lay_play(
    board: PackedBoard, nodes: Ints32, tile_points: Ints64, line: int, strip: Ints64
) -> None:
    """Lay the tiles of a play and update the cross sets around them.

    Args:
        board: The board.
        nodes: The GADDAG.
        tile_points: Points by letter code.
        line: The line.
        strip: Letter codes by place, negative for jokers, 0 for none, shape (SIZE,).
    """
    for place in range(SIZE):
        code = strip[place]
        if not code:
            continue
        row, column = (line, place) if line < SIZE else (place, line - SIZE)
        letter, points = abs(code), tile_points[code] if code > 0 else 0
        board.letters[row, column] = board.letters[SIZE + column, row] = letter
        board.tile_points[row, column] = board.tile_points[SIZE + column, row] = points
    for place in range(SIZE):
        if not strip[place]:
            continue
        row, column = (line, place) if line < SIZE else (place, line - SIZE)
        for down, across in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)):
            y, x = row + down, column + across
            while (down or across) and 0 <= y < SIZE and 0 <= x < SIZE and board.letters[y, x]:
                y, x = y + down, x + across
            if 0 <= y < SIZE and 0 <= x < SIZE:
                fill_cross_set(board, nodes, y, x)
                fill_cross_set(board, nodes, SIZE + x, y)


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
    """Compute the value of each leave for a style of play; return the number of tiles.

    Args:
        counts: The rack: tiles by letter code.
        tile_points: Points by letter code.
        table: Leave values, shape (TABLE_SIZE,).
        style: GREEDY or STATIC.
        bag: The number of tiles in the bag.
        other: The opponent's rack: tiles by letter code.
        leaves: Output by tile bits, shape (SUBSETS,).
    """
    tiles = fill_leaves(counts, table, leaves)
    if style == GREEDY:
        leaves[:] = 0
    elif bag == 0:
        opponent_points = int64(0)
        for code in range(CODE_COUNT):
            opponent_points += other[code] * tile_points[code]
        bits = local_integers(BITS_SIZE)
        fill_tile_bits(counts, bits)
        for leave in range(1, 1 << tiles):
            kept_points = int64(0)
            for code in range(CODE_COUNT):
                for number in range(1, counts[code] + 1):
                    if leave & bits[code * 8 + number]:
                        kept_points += tile_points[code]
            leaves[leave] = -2 * kept_points * POINT - WAITING_COST
        leaves[0] = 2 * opponent_points * POINT
    return tiles


@jit_allocating_kernel
def play_game(
    setting: SelfPlaySetting,
    order: Ints64,
    tables: Ints64,
    styles: Ints64,
    samples: Ints64,
    scores: Ints64,
) -> tuple[int, int]:
    """Play one game; return the number of turns and the number of samples.

    A sample is a random rack with the equity of its best play on the current board.

    Args:
        setting: The word list, tile set and board.
        order: The bag as letter codes; tiles are drawn from its end.
        tables: Leave values by seat, shape (2, TABLE_SIZE).
        styles: GREEDY or STATIC by seat, shape (2,).
        samples: Output, shape (n, CODE_COUNT + 1): counts by letter code, and the equity.
        scores: Output, shape (2,).
    """
    nodes, anagrams, tile_points = setting.nodes, setting.anagrams, setting.tile_points
    board, play, scratch = setting.boards[1], setting.plays[0], setting.scratch
    copy_board(board, setting.boards[0])
    fill_cross_sets(board, nodes)
    racks = np.zeros((2, CODE_COUNT), np.int64)
    bag = order.copy()
    left = len(bag)
    for seat in range(2):
        for _ in range(RACK_SIZE):
            left -= 1
            racks[seat, bag[left]] += 1
    scores[:] = 0
    leaves = np.zeros(SUBSETS, np.int64)
    drawn = np.zeros(CODE_COUNT, np.int64)
    scoreless_turns, turns, seat, sample_count = 0, 0, 0, 0
    while scoreless_turns < 2 * MAX_SCORELESS_ROUNDS:
        counts = racks[seat]
        if sample_count < len(samples) and left > RACK_SIZE:
            # The bag is in random order, so its first tiles are a random draw.
            drawn[:] = 0
            for number in range(RACK_SIZE):
                drawn[bag[number]] += 1
            fill_equities(
                drawn, tile_points, tables[seat], styles[seat], left, racks[1 - seat], leaves
            )
            if best_play(board, anagrams, drawn, tile_points, leaves, scratch, play):
                for code in range(CODE_COUNT):
                    samples[sample_count, code] = drawn[code]
                samples[sample_count, CODE_COUNT] = play.equity
                sample_count += 1
        tiles = fill_equities(
            counts, tile_points, tables[seat], styles[seat], left, racks[1 - seat], leaves
        )
        any_play = best_play(board, anagrams, counts, tile_points, leaves, scratch, play)
        turns += 1
        keep = (1 << tiles) - 1
        exchange = False
        if left >= MIN_BAG_FOR_EXCHANGE and (styles[seat] == STATIC or not any_play):
            best_leave = 0
            for leave in range((1 << tiles) - 1):
                if leaves[leave] > leaves[best_leave]:
                    best_leave = leave
            if not any_play or leaves[best_leave] > play.equity:
                exchange, keep = True, best_leave
        bits = local_integers(BITS_SIZE)
        fill_tile_bits(counts, bits)
        if exchange:
            scoreless_turns += 1
            returned = np.zeros(RACK_SIZE, np.int64)
            count = 0
            for code in range(CODE_COUNT):
                for number in range(counts[code], 0, -1):
                    if not keep & bits[code * 8 + number]:
                        returned[count] = code
                        count += 1
            for number in range(count):
                counts[returned[number]] -= 1
            for _ in range(count):
                left -= 1
                counts[bag[left]] += 1
            # Returned tiles go to the bottom of the shuffled bag; the next draws are still
            # random.
            for number in range(left - 1, -1, -1):
                bag[number + count] = bag[number]
            for number in range(count):
                bag[number] = returned[number]
            left += count
        elif not any_play:
            scoreless_turns += 1
        else:
            scoreless_turns = 0
            scores[seat] += play.points
            strip = play.strip
            lay_play(board, nodes, tile_points, play.line, strip)
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
    values = np.zeros(2, np.int64)
    for player in range(2):
        for code in range(CODE_COUNT):
            values[player] += racks[player, code] * tile_points[code]
    out = seat if scoreless_turns == 0 else -1
    for player in range(2):
        scores[player] += (values[1 - player] if player == out else 0) - values[player]
    return turns, sample_count
