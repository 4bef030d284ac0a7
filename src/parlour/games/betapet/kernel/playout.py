"""What follows a candidate on given deals, in machine code: the others answer, then the mover, and once the bag is empty all go on to the end."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.betapet.kernel.best_play import best_play, new_scratch
from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.leave_table import SUBSETS
from parlour.games.betapet.kernel.move_code import NO_MOVE, encode_play
from parlour.games.betapet.kernel.movegen import (
    BITS_SIZE,
    PLAY_EQUITY,
    PLAY_LEAVE,
    PLAY_LINE,
    PLAY_POINTS,
    PLAY_SIZE,
    PLAY_STRIP,
    fill_tile_bits,
)
from parlour.games.betapet.kernel.packed import (
    CODE_COUNT,
    JOKER_CODE,
    LINES,
    PLANE_COUNT,
    PackedBoard,
)
from parlour.games.betapet.kernel.selfplay import (
    MIN_BAG_FOR_EXCHANGE,
    STATIC,
    fill_equities,
    lay_play,
)
from parlour.games.betapet.kernel.word_map import WordMap
from parlour.games.betapet.plays.scored_play import POINT
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import RACK_SIZE
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints32, Ints64
from parlour.search.local_arrays import copy_into, local_integers

UNLIMITED_TURNS = 1 << 20
"""More turns than a game has."""

MAX_SEATS, MAX_TILES = 4, 128

GAIN, BAG, FIRST_ANSWER = range(3)
RESULT_SIZE = 3
"""What a play-out says (see `play_outs`)."""


class PlayoutWorkspace(NamedTuple):
    """What playing on takes: the GADDAG with its word map, points by code, leave values (shape TABLE_SIZE), and scratch memory."""

    nodes: Ints32
    anagrams: WordMap
    tile_points: Ints64
    table: Ints64
    squares: PackedBoard
    racks: Ints64
    others: Ints64
    bag: Ints64
    leaves: Ints64
    found: Ints64
    scratch: Ints64


def new_playout_workspace(
    nodes: Ints32, anagrams: WordMap, tile_points: Ints64, table: Ints64
) -> PlayoutWorkspace:
    """Return what playing on with this list, these tiles and these leave values takes."""
    return PlayoutWorkspace(
        nodes,
        anagrams,
        tile_points,
        table,
        np.zeros((PLANE_COUNT, LINES, SIZE), np.int32),
        np.zeros((MAX_SEATS, CODE_COUNT), np.int64),
        np.zeros(CODE_COUNT, np.int64),
        np.zeros(MAX_TILES, np.int64),
        np.zeros(SUBSETS, np.int64),
        np.zeros(PLAY_SIZE, np.int64),
        new_scratch(),
    )


@jit_kernel
def run_play_outs(
    playing: PlayoutWorkspace,
    after: PackedBoard,
    kept: Ints64,
    returned: Ints64,
    points: int,
    sizes: Ints64,
    deals: Ints64,
    turns: int,
    results: Ints64,
) -> None:
    """Play on after a candidate, once on each deal.

    `after` is the board with it, `kept` and `returned` (shape CODES) what stays on the rack and what an exchange puts back. A deal
    (`deals`: n x unseen tiles) is the racks of the others in turn (`sizes`) and then the bag, from whose front the mover draws and
    from whose back the others: so how many are drawn changes little of what the others get. `results` (n x 3) receives by how much
    the mover is better off than the others on average, in thousandths of a point; the tiles then left in the bag, -1 where the game was
    over; and the code of the first answer. After `turns` turns what everybody keeps counts as leaves; with the bag empty, play goes on to the end.
    """
    for number in range(len(deals)):
        _run_play_out(
            playing, after, kept, returned, points, sizes, deals[number], turns, results[number]
        )


@jit_kernel
def _run_play_out(
    playing: PlayoutWorkspace,
    after: PackedBoard,
    kept: Ints64,
    returned: Ints64,
    points: int,
    sizes: Ints64,
    deal: Ints64,
    turns: int,
    result: Ints64,
) -> None:
    squares, racks, bag, leaves, found = (
        playing.squares,
        playing.racks,
        playing.bag,
        playing.leaves,
        playing.found,
    )
    seats, low, high = len(sizes) + 1, int64(0), int64(len(deal))
    copy_into(squares, after)
    copy_into(bag[:high], deal)
    racks[:] = 0
    result[FIRST_ANSWER] = NO_MOVE
    for seat in range(1, seats):
        for _ in range(sizes[seat - 1]):
            racks[seat, bag[low]] += 1
            low += 1
    copy_into(racks[0], kept)
    low, high = refill_rack(racks[0], bag, low, high, True)
    low, high = return_tiles(bag, low, high, returned, True)
    won, worths, bits = (
        local_integers(MAX_SEATS),
        local_integers(MAX_SEATS),
        local_integers(BITS_SIZE),
    )
    won[:], worths[:] = 0, 0
    won[0] = points * POINT
    seat, turn, out = 1, 0, int64(-1)
    idle = int64(points == 0 and kept.sum() == RACK_SIZE and returned.sum() == 0)
    if racks[0].sum() == 0:
        out = 0
    while out < 0 and idle < seats and (turn < turns or low == high):
        counts, left = racks[seat], high - low
        playing.others[:] = 0
        for each in range(seats):
            if each != seat:
                for code in range(CODE_COUNT):
                    playing.others[code] += racks[each, code]
        tiles = fill_equities(
            counts, playing.tile_points, playing.table, STATIC, left, playing.others, leaves
        )
        any_play = best_play(
            squares, playing.anagrams, counts, playing.tile_points, leaves, playing.scratch, found
        )
        whole = (1 << tiles) - 1
        finest = whole
        if left >= MIN_BAG_FOR_EXCHANGE:
            for leave in range(whole):
                if leaves[leave] > leaves[finest] or finest == whole:
                    finest = leave
            if any_play and leaves[finest] <= found[PLAY_EQUITY]:
                finest = whole
        if finest != whole:
            idle, worths[seat] = int64(0), leaves[finest]
            back = playing.others
            fill_tile_bits(counts, bits)
            for code in range(CODE_COUNT):
                back[code] = 0
                for number in range(counts[code], 0, -1):
                    if not finest & bits[code * 8 + number]:
                        back[code] += 1
            for code in range(CODE_COUNT):
                counts[code] -= back[code]
            low, high = refill_rack(counts, bag, low, high, seat == 0)
            low, high = return_tiles(bag, low, high, back, seat == 0)
        elif any_play:
            idle, worths[seat] = int64(0), leaves[found[PLAY_LEAVE]]
            won[seat] += found[PLAY_POINTS] * POINT
            if turn == 0:
                result[FIRST_ANSWER] = encode_play(found)
            strip = found[PLAY_STRIP : PLAY_STRIP + SIZE]
            for place in range(SIZE):
                if strip[place]:
                    counts[strip[place] if strip[place] > 0 else JOKER_CODE] -= 1
            low, high = refill_rack(counts, bag, low, high, seat == 0)
            # What is laid last is not seen any more.
            if turn + 1 < turns or low == high:
                lay_play(squares, playing.nodes, playing.tile_points, found[PLAY_LINE], strip)
            if counts.sum() == 0:
                out = int64(seat)
        else:
            idle, worths[seat] = idle + 1, leaves[whole]
        seat = (seat + 1) % seats
        turn += 1
    over = out >= 0 or idle >= seats
    if over:
        write_end_values(racks[:seats], playing.tile_points, out, worths)
    theirs = int64(0)
    for each in range(1, seats):
        theirs += won[each] + worths[each]
    result[GAIN] = won[0] + worths[0] - theirs // (seats - 1)
    result[BAG] = int64(-1) if over else high - low


@jit_kernel
def refill_rack(counts: Ints64, bag: Ints64, low: int, high: int, front: bool) -> tuple[int, int]:
    """Draw up to a full rack from one end of what is left of the bag; return where that begins and ends now."""
    held = counts.sum()
    while held < RACK_SIZE and low < high:
        if front:
            counts[bag[low]] += 1
            low += 1
        else:
            high -= 1
            counts[bag[high]] += 1
        held += 1
    return low, high


@jit_kernel
def return_tiles(
    bag: Ints64, low: int, high: int, returned: Ints64, front: bool
) -> tuple[int, int]:
    """Put tiles back where as many were just drawn, spread evenly over the bag; return where it begins and ends now."""
    count = returned.sum()
    if front:
        low -= count
    first = low if front else high
    if not front:
        high += count
    number = 0
    for code in range(CODE_COUNT):
        for _ in range(returned[code]):
            bag[first + number] = code
            number += 1
    for number in range(count):
        place = low + (2 * number + 1) * (high - low) // (2 * count)
        bag[first + number], bag[place] = bag[place], bag[first + number]
    return low, high


@jit_kernel
def write_end_values(racks: Ints64, tile_points: Ints64, out: int, worths: Ints64) -> None:
    """Fill in what each seat gains or loses by the tiles left, in thousandths of a point; `out` went out (-1: nobody)."""
    total = int64(0)
    for seat in range(len(racks)):
        worths[seat] = 0
        for code in range(CODE_COUNT):
            worths[seat] -= racks[seat, code] * tile_points[code] * POINT
        total -= worths[seat]
    if out >= 0:
        worths[out] += total
