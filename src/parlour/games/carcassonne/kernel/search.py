"""What the search is made of: all ways to lay the tile by their evaluation, and playouts over imagined stacks.

In a playout everybody lays a few tiles as gains most at a glance, and what then lies is evaluated. (Tiles laid
at random, which others found to serve with this game, brought no gain over the evaluation alone that 200 matches could show.)
"""

from __future__ import annotations

import numpy as np

from parlour.games.carcassonne.kernel.chips import (
    remove_empty_offices,
    settle_chips,
    write_stack_choices,
)
from parlour.games.carcassonne.kernel.evaluation import evaluate, points_lead
from parlour.games.carcassonne.kernel.neighbours import SCRATCH, SCRATCH_SIZE, SCRATCH_WIDTH
from parlour.games.carcassonne.kernel.packed import (
    BET,
    DRAWN,
    END,
    MAX_FRONTIER,
    MAX_SEATS,
    MOVER,
    NEXT,
    OFFICE,
    OFFICES,
    SEATS,
    SEGMENTS_PER_TILE,
    STACK,
    Ints16,
)
from parlour.games.carcassonne.kernel.playout import finish_randomly
from parlour.games.carcassonne.kernel.policy import choose_greedy_placement
from parlour.games.carcassonne.kernel.rules import (
    draw_tile,
    free_segments,
    lay_tile,
    pass_turn,
    tile_count,
    write_placements,
)
from parlour.games.carcassonne.kernel.survey import PAIR_SLOTS, SURVEY_SIZE
from parlour.search.jit import jit_allocating_kernel, jit_kernel
from parlour.search.kernels import Floats64, Ints32, Ints64, mix_counter, shuffle_in_place
from parlour.search.local_arrays import copy_into, local_floats, local_integers

MAX_PLACEMENTS = 4 * MAX_FRONTIER
"""Squares beside the land, each with four rotations."""

MAX_CANDIDATES = MAX_PLACEMENTS * (SEGMENTS_PER_TILE + 1)
"""Each of them without a meeple, or with one on a segment of the tile: no permitted set of tiles needs more."""


@jit_allocating_kernel
def write_candidates(
    table: Ints32,
    pay: Ints32,
    row: Ints16,
    params: Floats64,
    trial: Ints16,
    room: Ints64,
    found: Ints64,
    prior: Floats64,
) -> int:
    """Write every way to lay the drawn tile with its evaluation for the mover, the best first, and return how many.

    `found`, shape (3, MOST_CANDIDATES), holds cell, turns and segment (-1: no meeple); `prior`, shape (MOST_CANDIDATES,), the lead
    in points. `room`, shape (2, MOST_WAYS), and `trial`, shape (SIZE,), are room to work in.
    """
    values, names, mover = (
        np.zeros(MAX_SEATS),
        np.empty(SEGMENTS_PER_TILE, np.int64),
        int(row[MOVER]),
    )
    number, count = write_placements(table, row, room[0], room[1]), 0
    for way in range(number):
        cell, turns = room[0, way], room[1, way]
        bits = free_segments(table, row, cell, turns) << 1 | 1
        segment = -1
        while bits:
            if bits & 1:
                copy_into(trial, row)
                lay_tile(table, trial, cell, turns, segment)
                settle_for_mover(table, pay, trial, mover, names)
                evaluate(table, pay, trial, params, values, names)
                found[0, count], found[1, count], found[2, count] = cell, turns, segment
                prior[count] = points_lead(values, row[SEATS], mover)
                count += 1
            bits >>= 1
            segment += 1
    order = np.argsort(-prior[:count])
    found[:, :count] = found[:, :count][:, order]
    prior[:count] = prior[:count][order]
    return count


@jit_kernel
def settle_for_mover(table: Ints32, pay: Ints32, row: Ints16, mover: int, names: Ints64) -> None:
    """Settle the stacks of a turn as suits the mover's own chip best."""
    for place in range(row[OFFICES]):
        tile = int(row[OFFICE + place])
        count = write_stack_choices(table, row, tile, names)
        if count:
            settle_chips(row, pay, tile, best_stack_choice(pay, row, tile, mover, names, count))
    remove_empty_offices(row)


@jit_kernel
def best_stack_choice(
    pay: Ints32, row: Ints16, tile: int, mover: int, names: Ints64, count: int
) -> int:
    """Return which of these features pays the chips of a seat on a tile best against those of the others."""
    from_bet = BET + tile * MAX_SEATS
    best, chosen = -1000, int(names[0])
    for place in range(count):
        size, gain = tile_count(row, int(names[place])), 0
        for seat in range(row[SEATS]):
            chip = int(row[from_bet + seat]) - 1
            if chip >= 0:
                gain += pay[chip, size] * (row[SEATS] - 1 if seat == mover else -1)
        if gain > best:
            best, chosen = gain, int(names[place])
    return chosen


@jit_kernel
def greedy_playout(
    table: Ints32,
    pay: Ints32,
    row: Ints16,
    params: Floats64,
    luck: Ints64,
    plies: int,
    room: Ints64,
    values: Floats64,
    names: Ints64,
    stack: Ints64,
    found: Floats64,
    pairs: Ints64,
    answer: Ints64,
) -> None:
    """Shuffle what is to come, let everybody lay what gains most at a glance for so many tiles, and write what each seat can then expect.

    Nobody bets meanwhile. `found` and `pairs` are room for a survey; `answer`, shape (4,), is the first of these tiles: its kind (-1: none was
    laid), cell, turns and segment (-1: no meeple).
    """
    first, last = int(row[NEXT]), int(row[END])
    for place in range(first, last):
        stack[place] = row[STACK + place]
    shuffle_in_place(luck, stack, first, last - first)
    for place in range(first, last):
        row[STACK + place] = stack[place]
    pass_turn(row)
    going = draw_tile(table, row)
    desk, logs = local_integers(SCRATCH_SIZE).reshape(SCRATCH), local_floats(SCRATCH_WIDTH)
    gain, plus, chosen = local_floats(MAX_SEATS), local_floats(SEGMENTS_PER_TILE), local_integers(3)
    answer[0] = -1
    for ply in range(plies):
        if going:
            mover = int(row[MOVER])
            choose_greedy_placement(
                table, row, params, luck, found, pairs, desk, logs, gain, plus, room, chosen
            )
            if ply == 0:
                answer[0], answer[1], answer[2], answer[3] = (
                    row[DRAWN],
                    chosen[0],
                    chosen[1],
                    chosen[2],
                )
            lay_tile(table, row, chosen[0], chosen[1], chosen[2])
            settle_for_mover(table, pay, row, mover, names)
            pass_turn(row)
            going = draw_tile(table, row)
    if not going:
        finish_randomly(table, pay, row, luck, names)
    evaluate(table, pay, row, params, values, names)


@jit_allocating_kernel
def run_playouts(
    table: Ints32,
    pay: Ints32,
    row: Ints16,
    params: Floats64,
    seed: int,
    first: int,
    plies: int,
    trial: Ints16,
    room: Ints64,
    found: Ints64,
    leads: Floats64,
    answers: Ints64,
) -> None:
    """Write the mover's lead after each playout from number `first` on, `leads`, shape (playouts, candidates), and how the next seat answered.

    `answers`, shape (playouts, candidates, 4), tells its first tile as `playout` does. `found` lists the candidates as
    `candidates` writes them.
    """
    luck, mover, seats = np.empty(1, np.int64), int(row[MOVER]), int(row[SEATS])
    values, names, stack = (
        np.zeros(MAX_SEATS),
        np.empty(SEGMENTS_PER_TILE, np.int64),
        np.empty(int(row[END]) + 1, np.int64),
    )
    survey, pairs = np.empty(SURVEY_SIZE), np.empty(PAIR_SLOTS, np.int64)
    for line in range(len(leads)):
        number = first + line
        for place in range(leads.shape[1]):
            # The same luck for every candidate: it is the placement alone that tells them apart.
            luck[0] = mix_counter(seed + number)
            copy_into(trial, row)
            lay_tile(table, trial, found[0, place], found[1, place], found[2, place])
            settle_for_mover(table, pay, trial, mover, names)
            greedy_playout(
                table,
                pay,
                trial,
                params,
                luck,
                plies,
                room,
                values,
                names,
                stack,
                survey,
                pairs,
                answers[line, place],
            )
            leads[line, place] = points_lead(values, seats, mover)
