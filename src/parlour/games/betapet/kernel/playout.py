"""Play-outs: simulated play after a candidate, to a fixed depth or to the end of the game."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np

from parlour.games.betapet.kernel.best_play import BestPlayScratch, best_play, new_scratch
from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.leave_table import SUBSETS
from parlour.games.betapet.kernel.move_code import NO_MOVE, encode_play
from parlour.games.betapet.kernel.movegen import BITS_SIZE, PLAY_DTYPE, fill_tile_bits
from parlour.games.betapet.kernel.packed import (
    BOARD_DTYPE,
    CODE_COUNT,
    JOKER_CODE,
    PackedBoard,
    copy_board,
)
from parlour.games.betapet.kernel.records import RecordArray, record_dtype
from parlour.games.betapet.kernel.selfplay import (
    STATIC,
    fill_equities,
    lay_play,
)
from parlour.games.betapet.kernel.word_map import WordMap
from parlour.games.betapet.plays.scored_play import POINT
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import RACK_SIZE
from parlour.games.betapet.rules.turn import MIN_BAG_FOR_EXCHANGE
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints32, Ints64
from parlour.search.local_arrays import copy_into, local_integers

UNLIMITED_TURNS = 1 << 20
"""A number of turns that no game reaches."""

MAX_SEATS, MAX_TILES = 4, 128
"""The maximum numbers of seats and of tiles in a bag."""


class PlayoutResult(Protocol):
    """The result of a play-out."""

    gain: int
    """The lead of the mover over the average of the others, in thousandths of a point."""

    bag: int
    """The number of tiles left in the bag, -1 if the game is over."""

    first_reply: int
    """The code of the first reply (move_code.py), NO_MOVE if the reply is not a play."""


RESULT_DTYPE = record_dtype(PlayoutResult)


class PlayoutWorkspace(NamedTuple):
    """The word list, tile values and scratch space of play-outs."""

    nodes: Ints32
    """The GADDAG."""

    anagrams: WordMap
    """The word map."""

    tile_points: Ints64
    """Points by letter code, shape (CODE_COUNT,)."""

    table: Ints64
    """Leave values, shape (TABLE_SIZE,)."""

    boards: RecordArray
    """The board of a play-out, a PackedBoard record, shape (1,)."""

    racks: Ints64
    """Tiles by seat, the mover first, and letter code, shape (MAX_SEATS, CODE_COUNT)."""

    others: Ints64
    """Tiles of the other seats by letter code, shape (CODE_COUNT,)."""

    bag: Ints64
    """The bag as letter codes, shape (MAX_TILES,)."""

    leaves: Ints64
    """Values of leaves by bits, shape (SUBSETS,)."""

    plays: RecordArray
    """The current play, a FoundPlay record, shape (1,)."""

    scratch: BestPlayScratch
    """Scratch space of `best_play`."""


class PlayoutCandidate(NamedTuple):
    """A candidate action, as the starting point of play-outs."""

    board: PackedBoard
    """The board after the action."""

    kept: Ints64
    """The tiles that stay on the rack, by letter code, shape (CODE_COUNT,)."""

    returned: Ints64
    """The tiles that an exchange returns to the bag, by letter code, shape (CODE_COUNT,)."""

    points: int
    """The points of the action."""


def new_playout_workspace(
    nodes: Ints32, anagrams: WordMap, tile_points: Ints64, table: Ints64
) -> PlayoutWorkspace:
    """Return a new workspace; `PlayoutWorkspace` documents the arguments."""
    return PlayoutWorkspace(
        nodes,
        anagrams,
        tile_points,
        table,
        boards=np.zeros(1, BOARD_DTYPE),
        racks=np.zeros((MAX_SEATS, CODE_COUNT), np.int64),
        others=np.zeros(CODE_COUNT, np.int64),
        bag=np.zeros(MAX_TILES, np.int64),
        leaves=np.zeros(SUBSETS, np.int64),
        plays=np.zeros(1, PLAY_DTYPE),
        scratch=new_scratch(),
    )


@jit_kernel
def run_play_outs(
    workspace: PlayoutWorkspace,
    candidate: PlayoutCandidate,
    sizes: Ints64,
    deals: Ints64,
    turns: int,
    results: RecordArray,
) -> None:
    """Simulate play after a candidate, once on each deal.

    The mover draws from the front of the bag and the other players draw from its back. The number
    of tiles that the mover draws therefore hardly changes which tiles the others draw. After
    `turns` turns the kept tiles count as leaves; with an empty bag, the play-out continues to the
    end of the game.

    Args:
        workspace: The word list and scratch space.
        candidate: The candidate.
        sizes: The rack sizes of the others in turn order.
        deals: Letter codes, shape (n, unseen tiles): the racks of the others in turn order, then
            the bag.
        turns: The number of turns to play.
        results: Output, PlayoutResult records, shape (n,).
    """
    for number in range(len(deals)):
        _run_play_out(workspace, candidate, sizes, deals[number], turns, results[number])


@jit_kernel
def _run_play_out(
    workspace: PlayoutWorkspace,
    candidate: PlayoutCandidate,
    sizes: Ints64,
    deal: Ints64,
    turns: int,
    result: PlayoutResult,
) -> None:
    """Simulate play after a candidate on one deal."""
    board, racks, bag, leaves, play = (
        workspace.boards[0],
        workspace.racks,
        workspace.bag,
        workspace.leaves,
        workspace.plays[0],
    )
    returned, points = candidate.returned, candidate.points
    seats, low, high = len(sizes) + 1, int64(0), int64(len(deal))
    copy_board(board, candidate.board)
    copy_into(bag[:high], deal)
    racks[:] = 0
    result.first_reply = NO_MOVE
    for seat in range(1, seats):
        for _ in range(sizes[seat - 1]):
            racks[seat, bag[low]] += 1
            low += 1
    copy_into(racks[0], candidate.kept)
    low, high = refill_rack(racks[0], bag, low, high, True)
    low, high = return_tiles(bag, low, high, returned, True)
    scores, leave_values, bits = (
        local_integers(MAX_SEATS),
        local_integers(MAX_SEATS),
        local_integers(BITS_SIZE),
    )
    scores[:], leave_values[:] = 0, 0
    scores[0] = points * POINT
    seat, turn, out = 1, 0, int64(-1)
    scoreless_turns = int64(
        points == 0 and candidate.kept.sum() == RACK_SIZE and returned.sum() == 0
    )
    if racks[0].sum() == 0:
        out = 0
    while out < 0 and scoreless_turns < seats and (turn < turns or low == high):
        counts, left = racks[seat], high - low
        workspace.others[:] = 0
        for other in range(seats):
            if other != seat:
                for code in range(CODE_COUNT):
                    workspace.others[code] += racks[other, code]
        tiles = fill_equities(
            counts, workspace.tile_points, workspace.table, STATIC, left, workspace.others, leaves
        )
        any_play = best_play(
            board,
            workspace.anagrams,
            counts,
            workspace.tile_points,
            leaves,
            workspace.scratch,
            play,
        )
        full_rack = (1 << tiles) - 1
        best_leave = full_rack
        if left >= MIN_BAG_FOR_EXCHANGE:
            for leave in range(full_rack):
                if leaves[leave] > leaves[best_leave] or best_leave == full_rack:
                    best_leave = leave
            if any_play and leaves[best_leave] <= play.equity:
                best_leave = full_rack
        if best_leave != full_rack:
            scoreless_turns, leave_values[seat] = int64(0), leaves[best_leave]
            returned_tiles = workspace.others
            fill_tile_bits(counts, bits)
            for code in range(CODE_COUNT):
                returned_tiles[code] = 0
                for number in range(counts[code], 0, -1):
                    if not best_leave & bits[code * 8 + number]:
                        returned_tiles[code] += 1
            for code in range(CODE_COUNT):
                counts[code] -= returned_tiles[code]
            low, high = refill_rack(counts, bag, low, high, seat == 0)
            low, high = return_tiles(bag, low, high, returned_tiles, seat == 0)
        elif any_play:
            scoreless_turns, leave_values[seat] = int64(0), leaves[play.leave]
            scores[seat] += play.points * POINT
            if turn == 0:
                result.first_reply = encode_play(play)
            strip = play.strip
            for place in range(SIZE):
                if strip[place]:
                    counts[strip[place] if strip[place] > 0 else JOKER_CODE] -= 1
            low, high = refill_rack(counts, bag, low, high, seat == 0)
            # The last play is not laid, since the board is not read after it.
            if turn + 1 < turns or low == high:
                lay_play(board, workspace.nodes, workspace.tile_points, play.line, strip)
            if counts.sum() == 0:
                out = int64(seat)
        else:
            scoreless_turns, leave_values[seat] = scoreless_turns + 1, leaves[full_rack]
        seat = (seat + 1) % seats
        turn += 1
    over = out >= 0 or scoreless_turns >= seats
    if over:
        write_end_values(racks[:seats], workspace.tile_points, out, leave_values)
    others_total = int64(0)
    for other in range(1, seats):
        others_total += scores[other] + leave_values[other]
    result.gain = scores[0] + leave_values[0] - others_total // (seats - 1)
    result.bag = int64(-1) if over else high - low


@jit_kernel
def refill_rack(counts: Ints64, bag: Ints64, low: int, high: int, front: bool) -> tuple[int, int]:
    """Draw tiles from one end of the bag until the rack is full or the bag is empty.

    Returns:
        The new start and end of the bag.
    """
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
    """Return tiles to the end of the bag they were drawn from, spread evenly over the bag.

    Returns:
        The new start and end of the bag.
    """
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
def write_end_values(racks: Ints64, tile_points: Ints64, out: int, values: Ints64) -> None:
    """Compute the points that each seat gains or loses for the tiles left at the end.

    Args:
        racks: Tiles by seat and letter code.
        tile_points: Points by letter code.
        out: The seat that went out, -1 for none.
        values: Output by seat, in thousandths of a point.
    """
    total = int64(0)
    for seat in range(len(racks)):
        values[seat] = 0
        for code in range(CODE_COUNT):
            values[seat] -= racks[seat, code] * tile_points[code] * POINT
        total -= values[seat]
    if out >= 0:
        values[out] += total
