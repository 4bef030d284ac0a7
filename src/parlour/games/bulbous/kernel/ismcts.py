"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, IEEE TCIAIG 4, 2012) on rows.

Every iteration deals what the mover cannot see anew and plays to the end. Sealed bids of others have one branch for each number of cards,
for that is all that is seen of them; which cards they are follows from the hand dealt, by first sight with some luck in it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.bulbous.kernel.evaluation import (
    MAX_CANDIDATES,
    heuristic_action,
    write_candidates,
)
from parlour.games.bulbous.kernel.packed import (
    ADD,
    ADDED,
    ADDING,
    BID,
    BLUFF,
    DECK,
    HAND,
    KIND,
    LAID,
    OPTIONS,
    ORDER,
    PHASE,
    SEATS,
    STATE_SIZE,
    TEAMS,
    TIED,
    TURN,
    UNDECIDED,
)
from parlour.games.bulbous.kernel.rules import (
    apply_action,
    fitting_cards,
    is_over,
    mover,
    random_card,
    score,
)
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernels import Floats64, Ints64, mix_counter, random_below
from parlour.search.local_arrays import copy_into, local_floats, local_integers
from parlour.search.tree import NO_NODE, Tree, add_child, select_child

EXPLORATION, TEMPERATURE, NOISE, MARGIN_SCALE = range(4)
"""Where in `params` stand: the pull of the unknown, how softly first sight is trusted (points), the luck in playouts (points), and how
many points ahead count as much."""

MAX_TREE_DEPTH = 400
"""How many decisions of an iteration the tree remembers at most."""


class BulbousInformationSet(NamedTuple):
    """What a seat knows: a row (ROW,) with its own cards, and `facts` (10,): the seat, the mask of unseen cards, how many cards the hand
    of each seat holds, and how many its sealed bid."""

    state: Ints64
    facts: Ints64


@jit_kernel
def determinize(known: BulbousInformationSet, row: Ints64, luck: Ints64) -> None:
    """Fill a row with a deal that could lie behind what a seat knows: sealed bids first, for their cards must fit."""
    copy_into(row, known.state)
    seat, unseen, colour = known.facts[0], known.facts[1], row[ORDER + row[TURN]]
    for other in range(row[SEATS]):
        for place in range(known.facts[6 + other]):
            usable = unseen & fitting_cards(colour)
            card = random_card(luck, unseen if place and row[OPTIONS] & BLUFF else usable)
            unseen ^= card
            row[LAID + other] |= card
    for other in range(row[SEATS]):
        if other != seat:
            row[HAND + other] = 0
            for _ in range(known.facts[2 + other]):
                card = random_card(luck, unseen)
                unseen ^= card
                row[HAND + other] |= card
            if row[PHASE] == ADDING and row[TIED] >> other & 1 and row[ADDED + other] != UNDECIDED:
                mine = row[HAND + other] & 255 << 8 * colour
                row[ADDED + other] = (
                    random_card(luck, mine) if mine and random_below(luck, 2) else 0
                )
    row[DECK] = unseen


@jit_kernel
def observed_action(action: int, own: bool) -> int:
    """Return a decision as the tree tells it: of others' sealed cards only how many there are."""
    kind = action >> KIND
    if own or (kind != BID and kind != ADD):
        return action
    return kind << KIND | (popcount(action & (1 << KIND) - 1) if kind == BID else 0)


@jit_kernel
def rollout(row: Ints64, noise: float, luck: Ints64, actions: Ints64, values: Floats64) -> None:
    """Play to the end, everybody by first sight with some luck in it."""
    while not is_over(row):
        seat = mover(row)
        apply_action(row, seat, heuristic_action(row, seat, noise, luck, actions, values), luck)


@jit_kernel
def utility(row: Ints64, seat: int, scale: float) -> float:
    """Return how good the end is for a seat, 0 to 1: half won or lost, half by how many points it is ahead; teams count together."""
    mine, rival = 0, -1000
    for other in range(row[SEATS]):
        points = score(row, other)
        if row[OPTIONS] & TEAMS:
            points += score(row, other ^ 2)
        if other == seat:
            mine = points
        elif not (row[OPTIONS] & TEAMS and other ^ 2 == seat):
            rival = max(rival, points)
    ahead = mine - rival
    won = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    pull = ahead / scale
    return 0.4 * won + 0.6 * (0.5 + 0.5 * pull / (1.0 + abs(pull)))


@jit_kernel
def search(
    known: BulbousInformationSet,
    tree: Tree,
    params: Floats64,
    luck: Ints64,
    iterations: int,
    forced: int,
) -> None:
    """Play so many dealt games to the end, each a little further into the tree than before.

    All begin with the decision `forced` unless that is NONE. Each game's luck follows from the counter and its number alone, so that from
    the same counter two decisions meet the same deals.
    """
    row, actions, values = (
        local_integers(STATE_SIZE),
        local_integers(MAX_CANDIDATES),
        local_floats(MAX_CANDIDATES),
    )
    priors, nodes, seen = (
        local_floats(MAX_CANDIDATES),
        local_integers(MAX_CANDIDATES),
        local_integers(MAX_CANDIDATES),
    )
    path, movers = local_integers(MAX_TREE_DEPTH), local_integers(MAX_TREE_DEPTH)
    seat, start = known.facts[0], luck[0]
    for number in range(iterations):
        luck[0] = mix_counter(start + number)
        determinize(known, row, luck)
        node, depth, fresh = 0, 0, False
        while not fresh and not is_over(row) and depth < MAX_TREE_DEPTH:
            now = seat if depth == 0 else mover(row)
            count = write_candidates(row, now, actions, values)
            own, kinds = now == seat, 0
            for place in range(count):
                # Of decisions that look alike the best at first sight stands for all.
                value, key = (
                    values[place]
                    + (0.0 if own else params[NOISE] * random_below(luck, 1024) / 1024.0),
                    observed_action(actions[place], own),
                )
                same = kinds
                for kind in range(kinds):
                    if seen[kind] == key:
                        same = kind
                if same == kinds:
                    kinds += 1
                elif priors[same] >= value:
                    continue
                seen[same], priors[same], actions[same] = key, value, actions[place]
            top = -1e9
            for kind in range(kinds):
                top = max(top, priors[kind])
            for kind in range(kinds):
                priors[kind] = np.exp((priors[kind] - top) / params[TEMPERATURE])
            best = select_child(tree, node, seen, priors, kinds, params[EXPLORATION], nodes)
            if depth == 0 and forced != NO_NODE:
                for kind in range(kinds):
                    if seen[kind] == forced:
                        best = kind
            if nodes[best] == NO_NODE:
                fresh = True
                nodes[best] = add_child(tree, node, seen[best])
                if nodes[best] == NO_NODE:
                    break
            node, movers[depth], path[depth] = nodes[best], now, nodes[best]
            depth += 1
            apply_action(row, now, actions[best], luck)
        rollout(row, params[NOISE], luck, actions, values)
        for place in range(depth):
            tree.visits[path[place]] += 1
            tree.utilities[path[place]] += utility(row, movers[place], params[MARGIN_SCALE])
            tree.points[path[place]] += score(row, movers[place])
    luck[0] = mix_counter(start + iterations)
