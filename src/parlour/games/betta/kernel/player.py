"""The compiled player: exact near the end, a tree over imagined deals before, all from what one seat may know."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np

from parlour.core.rng import Rng
from parlour.games.betta.kernel.endgame import is_solvable, new_workspace, solve
from parlour.games.betta.kernel.evaluation import PLACES, TURNS
from parlour.games.betta.kernel.heuristics import rivalry_weight
from parlour.games.betta.kernel.ismcts import InformationSet, search
from parlour.games.betta.kernel.packed import Tables, card_names, card_numbers, pack, tables
from parlour.games.betta.rules.actions import Place
from parlour.games.betta.rules.box import Box, house_box
from parlour.games.betta.rules.deal import EACH_COLOUR
from parlour.games.betta.rules.display import COLOURS
from parlour.games.betta.rules.game import Betta
from parlour.games.betta.rules.hidden import imagined_state
from parlour.games.betta.rules.state import Options
from parlour.games.betta.rules.view import BettaView
from parlour.plugin.player import Candidate
from parlour.search import kernels
from parlour.search.ismcts import falling
from parlour.search.tree import NONE, Tree, children, new_tree

PARAMS = np.array([1.0, 2.0, 2.0, 10.0, 0.5])
"""How the tree grows and what an end is worth (ismcts.py); found by matches of the bots against themselves."""

BATCH = 50
"""Deals between two looks at the clock."""


class Found(NamedTuple):
    """An action by its number, the lead in points that it lets expect, and how much that rests on: visits, or 1 for what is exact.

    `answer` is the number of the action that would likely follow, or NONE.
    """

    action: int
    lead: float
    weight: int
    answer: int = NONE


class KernelPlayer:
    """Searches so many deals deep, or as long as time allows; `exact` counts the last three turns out."""

    def __init__(self, deals: int, exact: bool) -> None:
        self.deals, self.exact = deals, exact

    def rank(self, view: BettaView, box: Box, luck: Random, seconds: float) -> list[Candidate]:
        """Return the candidates of the seat that this view belongs to, the best first.

        The value is the lead over the best other that the seat can expect at the end, in points; alone, its total. What decides is
        half that and half winning, so leads may rise from one candidate to the next; where they do, both have their mean (`falling`).
        """
        looked_up, known = tables(box), information_set(view, box, luck)
        seats = len(view.colours)
        rivalry = rivalry_weight(seats) / max(seats - 1, 1)
        if self.exact and is_solvable(known.row):
            found = _solved(looked_up, known, rivalry)
        else:
            found = self._searched(looked_up, known, rivalry, luck, seconds)
        leads = falling([one.lead for one in found], [one.weight for one in found])
        lines = [() if one.answer == NONE else (decode_action(one.answer, box),) for one in found]
        return [Candidate(decode_action(one.action, box), lead, line) for one, lead, line in zip(found, leads, lines, strict=True)]

    def _searched(self, looked_up: Tables, known: InformationSet, rivalry: float, luck: Random, seconds: float) -> list[Found]:
        """Return what the tree found: what was visited most, the better of equals first."""
        tree, until = new_tree(self.deals + 2), monotonic() + seconds
        counter = kernels.luck(luck.getrandbits(63))
        for _ in range(0, self.deals, BATCH):
            search(looked_up, known, tree, rivalry, PARAMS, counter, BATCH)
            if monotonic() > until:
                break
        visits, leads = tree.visits, tree.points
        return [Found(int(tree.action[node]), float(leads[node] / visits[node]), int(visits[node]), answer(tree, node)) for node in children(tree)]

    def warm(self) -> None:
        """Compile all that thinking needs, or load it from the last time."""
        box, game, luck = house_box(), Betta(), Random(0)
        for taken in (0, 20):
            state = game.setup(Options(), 3, Rng(bytes(32))).state
            for _ in range(taken):
                seat = next(iter(game.turn(state).seats))
                state = game.apply(state, seat, next(iter(game.legal(state, seat)))).state
            self.rank(game.view(state, next(iter(game.turn(state).seats))), box, luck, 0.0)


def answer(tree: Tree, node: int) -> int:
    """Return the action that would likely follow that of a node: the likeliest on the display where most would follow; NONE where nothing was tried.

    Whose cards are guessed has another card in nearly every deal, so that the display says more than a card.
    """
    tried = children(tree, node)
    if not tried:
        return NONE
    laid = Counter[int]()
    for each in tried:
        laid[int(tree.action[each]) % PLACES] += int(tree.visits[each])
    ((place, _),) = laid.most_common(1)
    return next(int(tree.action[each]) for each in tried if tree.action[each] % PLACES == place)


def _solved(looked_up: Tables, known: InformationSet, rivalry: float) -> list[Found]:
    """Return what was counted out to the end."""
    workspace = new_workspace()
    count = solve(looked_up, known, rivalry, PARAMS, workspace)
    best = sorted(range(count), key=lambda number: -workspace.values[number])
    return [Found(int(workspace.actions[number]), float(workspace.leads[number]), 1) for number in best]


def information_set(view: BettaView, box: Box, luck: Random) -> InformationSet:
    """Return what a view says, as the compiled search reads it."""
    numbers = card_numbers(box)
    row = pack(imagined_state(view, box, Rng(luck.randbytes(32))), box)
    unseen = [[numbers[card.id] for card in cards] for cards in view.unseen]
    quotas: list[int] = []
    if view.options.mode == "solo":
        quotas = [len(unseen[0])]
        if view.options.pool == "even":
            met = [box.colour[card] for card in (*(card.id for card in (*view.starts, *view.hand)), *(ply.card for ply in view.placed))]
            quotas = [EACH_COLOUR - met.count(colour) for colour in COLOURS]
            unseen = [[numbers[card.id] for card in view.unseen[0] if box.colour[card.id] == colour] for colour in COLOURS]
    starts = np.cumsum([0, *map(len, unseen)])
    return InformationSet(row, np.array([card for group in unseen for card in group], np.int64), starts, np.array(quotas, np.int64))


def decode_action(action: int, box: Box) -> Place:
    """Return the action that a number means."""
    return Place(card_names(box)[action // (TURNS * PLACES)], action // PLACES % TURNS, action % PLACES)
