"""Search for when much is unknown: one tree over many random deals of the cards that the mover has not seen."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.games.betta.judgement import MOST, Floats, candidates, play
from parlour.games.betta.kernel import below, is_over, shuffle, standings
from parlour.games.betta.rows import FIRST, HAND, LEFT, NONE, SEATS, SIZE, STACK, TAKEN, Ints, Row
from parlour.search.compiled import compiled

WIDTH = 12
"""How many candidates, the best at first sight, are thought about in any position."""

EXPLORE, HEAT, NOISE, SCALE, WINS = range(5)
"""Where in `manner` stand: the pull of the unknown, the softness of first sight, the luck in playouts, how many points
ahead count as much, and how much of the goal is winning rather than points."""


class Tree(NamedTuple):
    """Nodes in columns; node 0 is the decision to be made. `meta` holds how many there are."""

    child: Row
    sibling: Row
    action: Row
    visits: Row
    sums: npt.NDArray[np.float64]
    meta: Row


class Known(NamedTuple):
    """What a seat knows: a row with anything in the places it cannot see, and the cards that may lie there.

    `unseen` holds the cards in groups that begin at `starts`; `quotas` says how many of each group are in play.
    A group is a seat's deck, or, alone, a colour of the pool.
    """

    row: Row
    unseen: Row
    starts: Row
    quotas: Row


def sapling(nodes: int) -> Tree:
    """Return a tree of one node with room for more."""
    none, zero = np.full(nodes, NONE, np.int64), np.zeros(nodes, np.int64)
    return Tree(none, none.copy(), zero, zero.copy(), np.zeros(nodes), np.array([1], np.int64))


@compiled
def guess(known: Known, seat: int, row: Row, cards: Row, luck: Ints) -> None:
    """Fill a row with a deal that could lie behind what a seat knows; `cards` is room for 60."""
    row[:] = known.row
    seats = row[SEATS]
    if seats == 1:
        found = 0
        for group in range(len(known.quotas)):
            start, size = found, known.starts[group + 1] - known.starts[group]
            for card in range(size):
                cards[start + card] = known.unseen[known.starts[group] + card]
            shuffle(luck, cards, start, size)
            found += known.quotas[group]
        shuffle(luck, cards, 0, found)
        for card in range(row[LEFT]):
            row[STACK + card] = cards[card]
        return
    for other in range(seats):
        size = known.starts[other + 1] - known.starts[other]
        for card in range(size):
            cards[card] = known.unseen[known.starts[other] + card]
        shuffle(luck, cards, 0, size)
        taken = 0
        if other != seat:
            for held in range(3):
                if row[HAND + 3 * other + held] != NONE:
                    row[HAND + 3 * other + held] = cards[taken]
                    taken += 1
        for card in range(row[LEFT + other]):
            row[STACK + 6 * other + card] = cards[taken + card]


@compiled
def rank(actions: Ints, values: Floats, count: int, width: int) -> int:
    """Bring the best candidates to the front, in order, and return how many there are."""
    width = min(count, width)
    for place in range(width):
        top = place
        for number in range(place + 1, count):
            if values[number] > values[top]:
                top = number
        actions[place], actions[top] = actions[top], actions[place]
        values[place], values[top] = values[top], values[place]
    return width


@compiled
def roll(tables: Ints, row: Ints, rivalry: float, noise: float, luck: Ints, actions: Ints, values: Floats) -> None:
    """Play to the end, everybody by first sight with some luck in it."""
    while not is_over(row):
        count = candidates(tables, row, rivalry, actions, values)
        top, most = 0, -1e9
        for number in range(count):
            value = values[number] + noise * below(luck, 1024) / 1024.0
            if value > most:
                top, most = number, value
        play(tables, row, actions[top])


@compiled
def utilities(tables: Ints, row: Ints, manner: Floats, keys: Ints, found: Floats) -> None:
    """Fill in how good the end is for each seat, 0 to 1: partly won or lost, partly by how much."""
    seats = row[SEATS]
    standings(tables, row, keys)
    for seat in range(seats):
        if seats == 1:
            ahead, won = (keys[0] >> 16) - 90.0, 0.5
        else:
            rival = -1
            for other in range(seats):
                if other != seat:
                    rival = max(rival, keys[other])
            ahead = (keys[seat] >> 16) - float(rival >> 16)
            won = 1.0 if keys[seat] > rival else 0.5 if keys[seat] == rival else 0.0
        pull = ahead / manner[SCALE]
        found[seat] = manner[WINS] * won + (1.0 - manner[WINS]) * (0.5 + 0.5 * pull / (1.0 + abs(pull)))


@compiled
def grow(tables: Row, known: Known, tree: Tree, rivalry: float, manner: Floats, luck: Ints, iterations: int) -> None:
    """Play so many guessed deals to the end, each a little further into the tree than before."""
    row, cards, keys = np.empty(SIZE, np.int64), np.empty(60, np.int64), np.empty(5, np.int64)
    actions, values, found = np.empty(MOST, np.int64), np.empty(MOST), np.empty(5)
    priors, nodes = np.empty(WIDTH), np.empty(WIDTH, np.int64)
    path, movers = np.empty(40, np.int64), np.empty(40, np.int64)
    seat = (known.row[FIRST] + known.row[TAKEN]) % known.row[SEATS]
    for _ in range(iterations):
        guess(known, seat, row, cards, luck)
        node, depth, fresh = 0, 0, False
        while not fresh and not is_over(row):
            count = rank(actions, values, candidates(tables, row, rivalry, actions, values), WIDTH)
            weight = 0.0
            for number in range(count):
                priors[number] = np.exp((values[number] - values[0]) / manner[HEAT])
                weight += priors[number]
                nodes[number] = NONE
            child, seen, total = tree.child[node], 0, 0.0
            while child != NONE:
                for number in range(count):
                    if actions[number] == tree.action[child]:
                        nodes[number] = child
                        seen += tree.visits[child]
                        total += tree.sums[child]
                child = tree.sibling[child]
            start = total / seen if seen else 0.5
            pull, top, most = manner[EXPLORE] * np.sqrt(seen + 1.0), 0, -1e9
            for number in range(count):
                at = nodes[number]
                visits = tree.visits[at] if at != NONE else 0
                value = tree.sums[at] / visits if visits else start
                value += pull * priors[number] / weight / (1.0 + visits)
                if value > most:
                    top, most = number, value
            movers[depth] = (row[FIRST] + row[TAKEN]) % row[SEATS]
            if nodes[top] == NONE:
                fresh = True
                at = tree.meta[0]
                if at == len(tree.child):
                    break
                tree.meta[0] += 1
                tree.action[at], tree.sibling[at], tree.child[node] = actions[top], tree.child[node], at
                nodes[top] = at
            node = nodes[top]
            play(tables, row, actions[top])
            path[depth] = node
            depth += 1
        roll(tables, row, rivalry, manner[NOISE], luck, actions, values)
        utilities(tables, row, manner, keys, found)
        for place in range(depth):
            tree.visits[path[place]] += 1
            tree.sums[path[place]] += found[movers[place]]


@compiled
def favourite(tree: Tree) -> int:
    """Return the action that was looked at most, the better of equals."""
    child, top = tree.child[0], tree.child[0]
    while child != NONE:
        visits, most = tree.visits[child], tree.visits[top]
        if visits > most or (visits == most and tree.sums[child] > tree.sums[top]):
            top = child
        child = tree.sibling[child]
    action: int = tree.action[top]
    return action
