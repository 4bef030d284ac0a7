"""Search where much is unknown: one tree over many random deals of the cards that the mover has not seen.

Information set Monte Carlo tree search with a single tree (Cowling, Powley and Whitehouse, IEEE TCIAIG 4, 2012); search/tree.py
says how it grows.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.betta.kernel.evaluation import MAX_CANDIDATES, play_action, write_candidates
from parlour.games.betta.kernel.packed import (
    FIRST,
    HAND,
    LEFT,
    SEATS,
    STACK,
    STATE_SIZE,
    TAKEN,
    FloatArray,
    IntArray,
    LookupTables,
    PackedState,
)
from parlour.games.betta.kernel.rules import is_over, write_ranking_keys
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64, random_below, shuffle_in_place
from parlour.search.local_arrays import copy_into, local_floats, local_integers
from parlour.search.tree import NO_NODE, Tree, add_child, select_child

WIDTH = 12
"""How many candidates, the best one ply deep, are searched in any position."""

EXPLORATION, TEMPERATURE, NOISE, MARGIN_SCALE, WIN_WEIGHT = range(5)
"""Places in `params`, shape (5,): the pull of what was little tried; how softly the evaluation is trusted, in points; the luck in
rollouts, in points; how many points ahead make half of all that may be ahead; and how much of the goal is winning, 0 to 1."""

SOLO_PAR = 90
"""A good total alone, which stands for the best rival there."""

MAX_TURNS = 40
"""More turns than any match has."""


class BettaInformationSet(NamedTuple):
    """What a seat knows: a row with anything in the places it cannot see, and the cards that may lie there.

    `unseen` holds the cards (0 to 59) in groups, group g from starts[g] up to starts[g + 1]; `quotas` says how many of each group are
    in play where one plays alone. A group is a seat's deck, or, alone, a colour of the pool.
    """

    state: PackedState
    unseen: Ints64
    starts: Ints64
    quotas: Ints64


@jit_kernel
def determinize(
    known: BettaInformationSet, seat: int, row: PackedState, cards: Ints64, luck: Ints64
) -> None:
    """Fill a row with a deal that could lie behind what a seat knows; `cards`, shape (60,), is room."""
    copy_into(row, known.state)
    seats = row[SEATS]
    if seats == 1:
        found = 0
        for group in range(len(known.quotas)):
            start, size = found, known.starts[group + 1] - known.starts[group]
            for card in range(size):
                cards[start + card] = known.unseen[known.starts[group] + card]
            shuffle_in_place(luck, cards, start, size)
            found += known.quotas[group]
        shuffle_in_place(luck, cards, 0, found)
        for card in range(row[LEFT]):
            row[STACK + card] = cards[card]
        return
    for other in range(seats):
        size = known.starts[other + 1] - known.starts[other]
        for card in range(size):
            cards[card] = known.unseen[known.starts[other] + card]
        shuffle_in_place(luck, cards, 0, size)
        taken = 0
        if other != seat:
            for held in range(3):
                if row[HAND + 3 * other + held] != NO_NODE:
                    row[HAND + 3 * other + held] = cards[taken]
                    taken += 1
        for card in range(row[LEFT + other]):
            row[STACK + 6 * other + card] = cards[taken + card]


@jit_kernel
def partial_sort(actions: IntArray, values: FloatArray, count: int, width: int) -> int:
    """Bring the best `width` of `count` candidates to the front, in order, and return how many there are."""
    width = min(count, width)
    for place in range(width):
        top = place
        for number in range(place + 1, count):
            if values[number] > values[top]:
                top = number
        actions[place], actions[top] = actions[top], actions[place]
        values[place], values[top] = values[top], values[place]
    return width


@jit_kernel
def rollout(
    tables: IntArray,
    row: IntArray,
    rivalry: float,
    noise: float,
    luck: Ints64,
    actions: IntArray,
    values: FloatArray,
) -> None:
    """Play to the end, everybody by the evaluation with up to `noise` points of luck in it."""
    while not is_over(row):
        count = write_candidates(tables, row, rivalry, actions, values)
        top, most = 0, -1e9
        for number in range(count):
            value = values[number] + noise * random_below(luck, 1024) / 1024.0
            if value > most:
                top, most = number, value
        play_action(tables, row, actions[top])


@jit_kernel
def points_lead(row: IntArray, keys: IntArray, seat: int) -> int:
    """Return by how many points a seat is ahead of the best other, given the keys of the standings; alone, its total."""
    if row[SEATS] == 1:
        return keys[0] >> 16
    rival = 0
    for other in range(row[SEATS]):
        if other != seat:
            rival = max(rival, keys[other] >> 16)
    return (keys[seat] >> 16) - rival


@jit_kernel
def write_utilities(
    tables: IntArray, row: IntArray, params: FloatArray, keys: IntArray, found: FloatArray
) -> None:
    """Fill in `found`, shape (5,): how good the end is for each seat, 0 to 1, partly won or lost, partly by how much.

    Fills `keys`, shape (5,), with the standings on the way.
    """
    seats = row[SEATS]
    write_ranking_keys(tables, row, keys)
    for seat in range(seats):
        ahead, won = float(points_lead(row, keys, seat)), 0.5
        if seats == 1:
            ahead -= SOLO_PAR
        else:
            rival = -1
            for other in range(seats):
                if other != seat:
                    rival = max(rival, keys[other])
            won = 1.0 if keys[seat] > rival else 0.5 if keys[seat] == rival else 0.0
        pull = ahead / params[MARGIN_SCALE]
        found[seat] = params[WIN_WEIGHT] * won + (1.0 - params[WIN_WEIGHT]) * (
            0.5 + 0.5 * pull / (1.0 + abs(pull))
        )


@jit_kernel
def search(
    tables: LookupTables,
    known: BettaInformationSet,
    tree: Tree,
    rivalry: float,
    params: FloatArray,
    luck: Ints64,
    iterations: int,
) -> None:
    """Play so many imagined deals to the end, each a little further into the tree than before.

    `rivalry`: what a final point of each other seat counts beside one's own.
    """
    row, cards, keys = local_integers(STATE_SIZE), local_integers(60), local_integers(5)
    actions, values, found = (
        local_integers(MAX_CANDIDATES),
        local_floats(MAX_CANDIDATES),
        local_floats(5),
    )
    priors, nodes = local_floats(WIDTH), local_integers(WIDTH)
    path, movers = local_integers(MAX_TURNS), local_integers(MAX_TURNS)
    seat = (known.state[FIRST] + known.state[TAKEN]) % known.state[SEATS]
    for _ in range(iterations):
        determinize(known, seat, row, cards, luck)
        node, depth, fresh = 0, 0, False
        while not fresh and not is_over(row):
            count = partial_sort(
                actions, values, write_candidates(tables, row, rivalry, actions, values), WIDTH
            )
            for number in range(count):
                priors[number] = np.exp((values[number] - values[0]) / params[TEMPERATURE])
            top = select_child(tree, node, actions, priors, count, params[EXPLORATION], nodes)
            movers[depth] = (row[FIRST] + row[TAKEN]) % row[SEATS]
            if nodes[top] == NO_NODE:
                fresh = True
                nodes[top] = add_child(tree, node, actions[top])
                if nodes[top] == NO_NODE:
                    break
            node = nodes[top]
            play_action(tables, row, actions[top])
            path[depth] = node
            depth += 1
        rollout(tables, row, rivalry, params[NOISE], luck, actions, values)
        write_utilities(tables, row, params, keys, found)
        for place in range(depth):
            tree.visits[path[place]] += 1
            tree.utilities[path[place]] += found[movers[place]]
            tree.points[path[place]] += points_lead(row, keys, movers[place])
