"""The compiled bot, which searches from one seat's view and solves the last turns."""

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
from parlour.games.betta.kernel.ismcts import (
    BettaInformationSet,
    BettaProblem,
    BettaSettings,
    search,
)
from parlour.games.betta.kernel.packed import card_names, card_numbers, lookup_tables, pack
from parlour.games.betta.rules.actions import Place
from parlour.games.betta.rules.box import Box, packaged_box
from parlour.games.betta.rules.deal import CARDS_PER_COLOUR
from parlour.games.betta.rules.display import COLOURS
from parlour.games.betta.rules.game import Betta
from parlour.games.betta.rules.hidden import determinized_state
from parlour.games.betta.rules.state import Options
from parlour.games.betta.rules.view import BettaView
from parlour.plugin.player import Candidate
from parlour.search.ismcts import pool_violators
from parlour.search.kernels import new_generator
from parlour.search.tree import NO_NODE, Tree, children_by_visits, new_tree

SETTINGS = BettaSettings(
    exploration=1.0, temperature=2.0, noise=2.0, margin_scale=10.0, win_weight=0.5
)
"""The search settings, found in matches of the bots against themselves."""

BATCH_SIZE = 50
"""The number of iterations between two checks of the time limit."""


class ActionEstimate(NamedTuple):
    """The result of a search for one action."""

    action: int
    """The packed action."""
    lead: float
    """The expected lead in points."""
    weight: int
    """The number of visits, or 1 for an exact result."""
    reply: int = NO_NODE
    """The likely next action, or NO_NODE."""


class BettaKernelPlayer:
    """A bot that uses the compiled search.

    It searches `iterations` times, or fewer if the time limit is reached first. With `exact`, it
    solves the last three turns.
    """

    def __init__(self, iterations: int, exact: bool) -> None:
        self.iterations, self.exact = iterations, exact

    def rank(self, view: BettaView, box: Box, rng: Random, seconds: float) -> list[Candidate]:
        """Return the candidate actions of the viewing seat with their values, best first.

        The value is the expected final lead over the best other seat in points; in a solo game, the
        expected total. Candidates are sorted by utility, of which winning is one half, so a later
        candidate may have a higher lead. In that case both get their mean (`pool_violators`).
        """
        seats = len(view.colours)
        problem = BettaProblem(
            lookup_tables(box),
            information_set(view, box, rng),
            rivalry_weight(seats) / max(seats - 1, 1),
            SETTINGS,
        )
        estimates = (
            _solve_endgame(problem)
            if self.exact and is_solvable(problem.known.state)
            else self._search_tree(problem, rng, seconds)
        )
        leads = pool_violators(
            [estimate.lead for estimate in estimates], [estimate.weight for estimate in estimates]
        )
        return [
            Candidate(
                decode_action(estimate.action, box),
                lead,
                () if estimate.reply == NO_NODE else (decode_action(estimate.reply, box),),
            )
            for estimate, lead in zip(estimates, leads, strict=True)
        ]

    def _search_tree(
        self, problem: BettaProblem, rng: Random, seconds: float
    ) -> list[ActionEstimate]:
        """Return the results of the visited actions, most visited first, then by value."""
        tree, until = new_tree(self.iterations + 2), monotonic() + seconds
        generator = new_generator(rng.getrandbits(63))
        for _ in range(0, self.iterations, BATCH_SIZE):
            search(problem, tree, generator, BATCH_SIZE, NO_NODE)
            if monotonic() > until:
                break
        return [
            ActionEstimate(
                int(tree.action[node]),
                float(tree.points[node] / tree.visits[node]),
                int(tree.visits[node]),
                likely_reply(tree, node),
            )
            for node in children_by_visits(tree)
        ]

    def precompile(self) -> None:
        """Compile every kernel that the player needs, or load it from the cache."""
        box, game, rng = packaged_box(), Betta(), Random(0)
        for turns in (0, 20):
            state = game.setup(Options(), 3, Rng(bytes(32))).state
            for _ in range(turns):
                seat = next(iter(game.turn(state).seats))
                state = game.apply(state, seat, next(iter(game.legal_actions(state, seat)))).state
            self.rank(game.view(state, next(iter(game.turn(state).seats))), box, rng, 0.0)


def likely_reply(tree: Tree, node: int) -> int:
    """Return the node of the likely action after a node, or NO_NODE if none was tried.

    It is the most visited action on the most visited display. The hand of the other seat differs in
    nearly every determinization, so displays are more informative than cards.
    """
    replies = children_by_visits(tree, node)
    if not replies:
        return NO_NODE
    visits = Counter[int]()
    for reply in replies:
        visits[int(tree.action[reply]) % DISPLAY_SLOTS] += int(tree.visits[reply])
    ((display, _),) = visits.most_common(1)
    return next(
        int(tree.action[reply])
        for reply in replies
        if tree.action[reply] % DISPLAY_SLOTS == display
    )


def _solve_endgame(problem: BettaProblem) -> list[ActionEstimate]:
    """Return the exact results of the candidates, best first."""
    workspace = new_workspace()
    count = solve(problem, workspace)
    best = sorted(range(count), key=lambda number: -workspace.choices.values[number])
    return [
        ActionEstimate(int(workspace.choices.actions[number]), float(workspace.leads[number]), 1)
        for number in best
    ]


def information_set(view: BettaView, box: Box, rng: Random) -> BettaInformationSet:
    """Return the information set of a view, in the packed form that the search reads."""
    numbers = card_numbers(box)
    packed = pack(determinized_state(view, box, Rng(rng.randbytes(32))), box)
    unseen = [[numbers[card.id] for card in cards] for cards in view.unseen]
    quotas: list[int] = []
    if view.options.mode == "solo":
        quotas = [len(unseen[0])]
        if view.options.pool == "even":
            seen = [
                box.colour[card]
                for card in (
                    *(card.id for card in (*view.starts, *view.hand)),
                    *(ply.card for ply in view.placed),
                )
            ]
            quotas = [CARDS_PER_COLOUR - seen.count(colour) for colour in COLOURS]
            unseen = [
                [numbers[card.id] for card in view.unseen[0] if box.colour[card.id] == colour]
                for colour in COLOURS
            ]
    return BettaInformationSet(
        packed,
        np.array([card for group in unseen for card in group], np.int64),
        np.cumsum([0, *map(len, unseen)]),
        np.array(quotas, np.int64),
    )


def decode_action(action: int, box: Box) -> Place:
    """Return the action that a packed action represents."""
    return Place(
        card_names(box)[action // (ROTATIONS * DISPLAY_SLOTS)],
        action // DISPLAY_SLOTS % ROTATIONS,
        action % DISPLAY_SLOTS,
    )
