"""The compiled player: exact near the end, a tree over imagined deals before, all from what one seat may know."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np

from parlour.core.rng import Rng
from parlour.games.betta.kernel.endgame import is_solvable, new_workspace, solve
from parlour.games.betta.kernel.evaluation import DISPLAY_SLOTS, ROTATIONS
from parlour.games.betta.kernel.heuristics import rivalry_weight
from parlour.games.betta.kernel.ismcts import BettaInformationSet, search
from parlour.games.betta.kernel.packed import (
    LookupTables,
    card_names,
    card_numbers,
    lookup_tables,
    pack,
)
from parlour.games.betta.rules.actions import Place
from parlour.games.betta.rules.box import Box, packaged_box
from parlour.games.betta.rules.deal import CARDS_PER_COLOUR
from parlour.games.betta.rules.display import COLOURS
from parlour.games.betta.rules.game import Betta
from parlour.games.betta.rules.hidden import determinized_state
from parlour.games.betta.rules.state import Options
from parlour.games.betta.rules.view import BettaView
from parlour.plugin.player import Candidate
from parlour.search import kernels
from parlour.search.ismcts import pool_violators
from parlour.search.tree import NO_NODE, Tree, children_by_visits, new_tree

PARAMS = np.array([1.0, 2.0, 2.0, 10.0, 0.5])
"""How the tree grows and what an end is worth (ismcts.py); found by matches of the bots against themselves."""

BATCH_SIZE = 50
"""Deals between two looks at the clock."""


class ActionEstimate(NamedTuple):
    """An action by its number, the lead in points that it lets expect, and how much that rests on: visits, or 1 for what is exact.

    `answer` is the number of the action that would likely follow, or NONE.
    """

    action: int
    lead: float
    weight: int
    answer: int = NO_NODE


class BettaKernelPlayer:
    """Searches so many deals deep, or as long as time allows; `exact` counts the last three turns out."""

    def __init__(self, deals: int, exact: bool) -> None:
        self.deals, self.exact = deals, exact

    def rank(self, view: BettaView, box: Box, luck: Random, seconds: float) -> list[Candidate]:
        """Return the candidates of the seat that this view belongs to, the best first.

        The value is the lead over the best other that the seat can expect at the end, in points; alone, its total. What decides is
        half that and half winning, so leads may rise from one candidate to the next; where they do, both have their mean (`falling`).
        """
        looked_up, known = lookup_tables(box), information_set(view, box, luck)
        seats = len(view.colours)
        rivalry = rivalry_weight(seats) / max(seats - 1, 1)
        if self.exact and is_solvable(known.state):
            found = _solve_endgame(looked_up, known, rivalry)
        else:
            found = self._search_tree(looked_up, known, rivalry, luck, seconds)
        leads = pool_violators([one.lead for one in found], [one.weight for one in found])
        lines = [
            () if one.answer == NO_NODE else (decode_action(one.answer, box),) for one in found
        ]
        return [
            Candidate(decode_action(one.action, box), lead, line)
            for one, lead, line in zip(found, leads, lines, strict=True)
        ]

    def _search_tree(
        self,
        looked_up: LookupTables,
        known: BettaInformationSet,
        rivalry: float,
        luck: Random,
        seconds: float,
    ) -> list[ActionEstimate]:
        """Return what the tree found: what was visited most, the better of equals first."""
        tree, until = new_tree(self.deals + 2), monotonic() + seconds
        counter = kernels.new_generator(luck.getrandbits(63))
        for _ in range(0, self.deals, BATCH_SIZE):
            search(looked_up, known, tree, rivalry, PARAMS, counter, BATCH_SIZE)
            if monotonic() > until:
                break
        visits, leads = tree.visits, tree.points
        return [
            ActionEstimate(
                int(tree.action[node]),
                float(leads[node] / visits[node]),
                int(visits[node]),
                likely_reply(tree, node),
            )
            for node in children_by_visits(tree)
        ]

    def precompile(self) -> None:
        """Compile all that thinking needs, or load it from the last time."""
        box, game, luck = packaged_box(), Betta(), Random(0)
        for taken in (0, 20):
            state = game.setup(Options(), 3, Rng(bytes(32))).state
            for _ in range(taken):
                seat = next(iter(game.turn(state).seats))
                state = game.apply(state, seat, next(iter(game.legal_actions(state, seat)))).state
            self.rank(game.view(state, next(iter(game.turn(state).seats))), box, luck, 0.0)


def likely_reply(tree: Tree, node: int) -> int:
    """Return the action that would likely follow that of a node: the likeliest on the display where most would follow; NONE where nothing was tried.

    Whose cards are guessed has another card in nearly every deal, so that the display says more than a card.
    """
    tried = children_by_visits(tree, node)
    if not tried:
        return NO_NODE
    laid = Counter[int]()
    for each in tried:
        laid[int(tree.action[each]) % DISPLAY_SLOTS] += int(tree.visits[each])
    ((place, _),) = laid.most_common(1)
    return next(
        int(tree.action[each]) for each in tried if tree.action[each] % DISPLAY_SLOTS == place
    )


def _solve_endgame(
    looked_up: LookupTables, known: BettaInformationSet, rivalry: float
) -> list[ActionEstimate]:
    """Return what was counted out to the end."""
    workspace = new_workspace()
    count = solve(looked_up, known, rivalry, PARAMS, workspace)
    best = sorted(range(count), key=lambda number: -workspace.values[number])
    return [
        ActionEstimate(int(workspace.actions[number]), float(workspace.leads[number]), 1)
        for number in best
    ]


def information_set(view: BettaView, box: Box, luck: Random) -> BettaInformationSet:
    """Return what a view says, as the compiled search reads it."""
    numbers = card_numbers(box)
    row = pack(determinized_state(view, box, Rng(luck.randbytes(32))), box)
    unseen = [[numbers[card.id] for card in cards] for cards in view.unseen]
    quotas: list[int] = []
    if view.options.mode == "solo":
        quotas = [len(unseen[0])]
        if view.options.pool == "even":
            met = [
                box.colour[card]
                for card in (
                    *(card.id for card in (*view.starts, *view.hand)),
                    *(ply.card for ply in view.placed),
                )
            ]
            quotas = [CARDS_PER_COLOUR - met.count(colour) for colour in COLOURS]
            unseen = [
                [numbers[card.id] for card in view.unseen[0] if box.colour[card.id] == colour]
                for colour in COLOURS
            ]
    starts = np.cumsum([0, *map(len, unseen)])
    return BettaInformationSet(
        row,
        np.array([card for group in unseen for card in group], np.int64),
        starts,
        np.array(quotas, np.int64),
    )


def decode_action(action: int, box: Box) -> Place:
    """Return the action that a number means."""
    return Place(
        card_names(box)[action // (ROTATIONS * DISPLAY_SLOTS)],
        action // DISPLAY_SLOTS % ROTATIONS,
        action % DISPLAY_SLOTS,
    )
