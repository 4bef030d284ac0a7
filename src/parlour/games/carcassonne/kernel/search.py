"""What the search is made of: all ways to lay the tile by their evaluation, and playouts over imagined stacks.

In a playout everybody lays a few tiles as gains most at a glance, and what then lies is evaluated. (Tiles laid
at random, which others found to serve with this game, brought no gain over the evaluation alone that 200 matches could show.)
"""

from __future__ import annotations

import numpy as np

from parlour.games.carcassonne.kernel.chips import settle, stack_choices, tidy
from parlour.games.carcassonne.kernel.evaluation import evaluate, lead
from parlour.games.carcassonne.kernel.neighbours import DESK, DESK_SIZE, DESK_WIDTH
from parlour.games.carcassonne.kernel.packed import (
    BET,
    DRAWN,
    END,
    FRONTIER_MOST,
    MOVER,
    NEXT,
    OFFICE,
    OFFICES,
    SEATS,
    SEATS_MOST,
    SEGMENTS,
    STACK,
    Ints16,
)
from parlour.games.carcassonne.kernel.playout import random_end
from parlour.games.carcassonne.kernel.policy import glance
from parlour.games.carcassonne.kernel.rules import draw, free, lay, pass_on, tiles_of, ways
from parlour.games.carcassonne.kernel.survey import PAIRS, SURVEY
from parlour.search.jit import allocating, compiled
from parlour.search.kernels import Floats64, Ints32, Ints64, mixed, shuffle
from parlour.search.local_arrays import copy_into, local_floats, local_integers

MOST_WAYS = 4 * FRONTIER_MOST
"""Squares beside the land, each with four rotations."""

MOST_CANDIDATES = MOST_WAYS * (SEGMENTS + 1)
"""Each of them without a meeple, or with one on a segment of the tile: no permitted set of tiles needs more."""


@allocating
def candidates(table: Ints32, pay: Ints32, row: Ints16, params: Floats64, trial: Ints16, room: Ints64, found: Ints64, prior: Floats64) -> int:
    """Write every way to lay the drawn tile with its evaluation for the mover, the best first, and return how many.

    `found`, shape (3, MOST_CANDIDATES), holds cell, turns and segment (-1: no meeple); `prior`, shape (MOST_CANDIDATES,), the lead
    in points. `room`, shape (2, MOST_WAYS), and `trial`, shape (SIZE,), are room to work in.
    """
    values, names, mover = np.zeros(SEATS_MOST), np.empty(SEGMENTS, np.int64), int(row[MOVER])
    number, count = ways(table, row, room[0], room[1]), 0
    for way in range(number):
        cell, turns = room[0, way], room[1, way]
        bits = free(table, row, cell, turns) << 1 | 1
        segment = -1
        while bits:
            if bits & 1:
                copy_into(trial, row)
                lay(table, trial, cell, turns, segment)
                settle_best(table, pay, trial, mover, names)
                evaluate(table, pay, trial, params, values, names)
                found[0, count], found[1, count], found[2, count] = cell, turns, segment
                prior[count] = lead(values, row[SEATS], mover)
                count += 1
            bits >>= 1
            segment += 1
    order = np.argsort(-prior[:count])
    found[:, :count] = found[:, :count][:, order]
    prior[:count] = prior[:count][order]
    return count


@compiled
def settle_best(table: Ints32, pay: Ints32, row: Ints16, mover: int, names: Ints64) -> None:
    """Settle the stacks of a turn as suits the mover's own chip best."""
    for place in range(row[OFFICES]):
        tile = int(row[OFFICE + place])
        count = stack_choices(table, row, tile, names)
        if count:
            settle(row, pay, tile, best_choice(pay, row, tile, mover, names, count))
    tidy(row)


@compiled
def best_choice(pay: Ints32, row: Ints16, tile: int, mover: int, names: Ints64, count: int) -> int:
    """Return which of these features pays the chips of a seat on a tile best against those of the others."""
    from_bet = BET + tile * SEATS_MOST
    best, chosen = -1000, int(names[0])
    for place in range(count):
        size, gain = tiles_of(row, int(names[place])), 0
        for seat in range(row[SEATS]):
            chip = int(row[from_bet + seat]) - 1
            if chip >= 0:
                gain += pay[chip, size] * (row[SEATS] - 1 if seat == mover else -1)
        if gain > best:
            best, chosen = gain, int(names[place])
    return chosen


@compiled
def playout(
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
    shuffle(luck, stack, first, last - first)
    for place in range(first, last):
        row[STACK + place] = stack[place]
    pass_on(row)
    going = draw(table, row)
    desk, logs = local_integers(DESK_SIZE).reshape(DESK), local_floats(DESK_WIDTH)
    gain, plus, chosen = local_floats(SEATS_MOST), local_floats(SEGMENTS), local_integers(3)
    answer[0] = -1
    for ply in range(plies):
        if going:
            mover = int(row[MOVER])
            glance(table, row, params, luck, found, pairs, desk, logs, gain, plus, room, chosen)
            if ply == 0:
                answer[0], answer[1], answer[2], answer[3] = row[DRAWN], chosen[0], chosen[1], chosen[2]
            lay(table, row, chosen[0], chosen[1], chosen[2])
            settle_best(table, pay, row, mover, names)
            pass_on(row)
            going = draw(table, row)
    if not going:
        random_end(table, pay, row, luck, names)
    evaluate(table, pay, row, params, values, names)


@allocating
def play_on(
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
    values, names, stack = np.zeros(SEATS_MOST), np.empty(SEGMENTS, np.int64), np.empty(int(row[END]) + 1, np.int64)
    survey, pairs = np.empty(SURVEY), np.empty(PAIRS, np.int64)
    for line in range(len(leads)):
        number = first + line
        for place in range(leads.shape[1]):
            # The same luck for every candidate: it is the placement alone that tells them apart.
            luck[0] = mixed(seed + number)
            copy_into(trial, row)
            lay(table, trial, found[0, place], found[1, place], found[2, place])
            settle_best(table, pay, trial, mover, names)
            playout(table, pay, trial, params, luck, plies, room, values, names, stack, survey, pairs, answers[line, place])
            leads[line, place] = lead(values, seats, mover)
