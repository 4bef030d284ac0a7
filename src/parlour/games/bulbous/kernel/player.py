"""The compiled bot, which searches from the view of one seat and chooses unpredictably."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np

from parlour.core.rng import Rng
from parlour.games.bulbous.kernel.evaluation import MAX_CANDIDATES, write_candidates
from parlour.games.bulbous.kernel.ismcts import (
    BulbousInformationSet,
    BulbousProblem,
    BulbousSettings,
    search,
)
from parlour.games.bulbous.kernel.likely_choices import likely_choices
from parlour.games.bulbous.kernel.packed import card_mask, pack, unpack_action
from parlour.games.bulbous.rules.actions import AnyAction
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.imagine import determinized_state
from parlour.games.bulbous.rules.state import Options
from parlour.games.bulbous.rules.view import BulbousView
from parlour.plugin.player import Candidate
from parlour.search.ismcts import pool_violators
from parlour.search.kernel_ismcts import new_choices
from parlour.search.kernels import new_generator
from parlour.search.tree import NO_NODE, Tree, children_by_visits, new_tree

SETTINGS = BulbousSettings(exploration=0.6, temperature=0.7, noise=0.8, margin_scale=8.0)

BATCH_SIZE = 50
"""The number of iterations between two checks of the time limit."""


class DecisionEstimate(NamedTuple):
    """The result of a search for one action."""

    action: AnyAction
    visits: int
    utility: float
    """The mean utility, 0 to 1."""
    points: float
    """The mean of the seat's final points."""


class BulbousKernelPlayer:
    """A bot that uses the compiled search.

    It searches `iterations` times to choose an action and `ranking_iterations` times to rank
    actions, or fewer if the time limit is reached first.
    """

    def __init__(self, iterations: int, ranking_iterations: int) -> None:
        self.iterations, self.ranking_iterations = iterations, ranking_iterations

    def estimates(
        self, view: BulbousView, rng: Random, seconds: float, iterations: int
    ) -> list[DecisionEstimate]:
        """Return the search result of each action of the viewing seat, most visited first."""
        until, tree = monotonic() + seconds, new_tree(iterations + 2)
        problem = BulbousProblem(information_set(view, rng), SETTINGS)
        generator = new_generator(rng.getrandbits(62))
        for _ in range(0, iterations, BATCH_SIZE):
            search(problem, tree, generator, min(BATCH_SIZE, iterations), NO_NODE)
            if monotonic() > until:
                break
        return _action_estimates(tree)

    def choose_action(
        self, view: BulbousView, rng: Random, seconds: float, min_share: float
    ) -> AnyAction:
        """Return a random action, drawn by `sample_action` from the results of a search."""
        return sample_action(self.estimates(view, rng, seconds, self.iterations), rng, min_share)

    def rank(self, view: BulbousView, rng: Random, seconds: float) -> list[Candidate]:
        """Return the candidates with the seat's mean final points and likely replies, best first.

        `estimates` favours frequently visited actions, because the search plays better below them.
        Here every action gets the same number of iterations on the same determinizations. The
        better half is then searched again until one action remains (sequential halving: Karnin,
        Koren and Somekh, ICML 2013). If a better action has fewer points than the next, which is
        mostly chance, both get their mean (`pool_violators`).
        """
        until, known = monotonic() + seconds, information_set(view, rng)
        problem, generator = BulbousProblem(known, SETTINGS), new_generator(rng.getrandbits(62))
        tree = new_tree(2 * self.ranking_iterations + MAX_CANDIDATES)
        remaining, eliminated = _candidate_actions(known), list[int]()
        rounds = max(1, (len(remaining) - 1).bit_length())
        while True:
            share = max(1, self.ranking_iterations // rounds // len(remaining))
            start = generator.copy()
            for action in remaining:
                generator[:] = start
                search(problem, tree, generator, share, action)
            nodes = {int(tree.action[node]): node for node in children_by_visits(tree)}
            remaining.sort(
                key=lambda action: tree.utilities[nodes[action]] / tree.visits[nodes[action]],
                reverse=True,
            )
            half = (len(remaining) + 1) // 2 if monotonic() < until else 1
            remaining, eliminated = remaining[:half], remaining[half:] + eliminated
            if len(remaining) == 1:
                break
        actions = (*remaining, *eliminated)
        visits = [int(tree.visits[nodes[action]]) for action in actions]
        points = pool_violators(
            [
                tree.points[nodes[action]] / count
                for action, count in zip(actions, visits, strict=True)
            ],
            visits,
        )
        return [
            Candidate(
                unpack_action(action),
                round(float(value), 3),
                likely_choices(known, action, SETTINGS.noise, generator),
            )
            for action, value in zip(actions, points, strict=True)
        ]

    def precompile(self) -> None:
        """Compile every kernel that the player needs, or load it from the cache."""
        game = Bulbous()
        state = game.setup(Options(), 2, Rng(bytes(32))).state
        view = game.view(state, min(game.turn(state).seats))
        self.estimates(view, Random(0), 0.0, BATCH_SIZE)
        self.rank(view, Random(0), 0.0)


def information_set(view: BulbousView, rng: Random) -> BulbousInformationSet:
    """Return the information set of a view, in the packed form that the search reads."""
    assert view.seat is not None
    packed = pack(determinized_state(view, Rng(rng.randbytes(32))))
    hand_sizes, sealed_sizes = np.zeros(4, np.int64), np.zeros(4, np.int64)
    for seat, count in enumerate(view.hands):
        choice = view.choices[seat]
        hand_sizes[seat] = count
        if seat == view.seat:
            continue
        packed.hands[seat] = 0
        if choice is not None and choice.do == "bid" and not choice.cards:
            sealed_sizes[seat], packed.bids[seat] = choice.count, 0
        if view.decided[seat]:
            packed.added_cards[seat] = 0
    packed.deck = 0
    return BulbousInformationSet(
        packed, int(view.seat), card_mask(view.unseen), hand_sizes, sealed_sizes
    )


def _candidate_actions(known: BulbousInformationSet) -> list[int]:
    """Return the packed candidate actions of the searching seat."""
    choices = new_choices(MAX_CANDIDATES)
    count = write_candidates(known.state, known.seat, choices)
    return [int(action) for action in choices.actions[:count]]


def sample_action(
    estimates: Sequence[DecisionEstimate], rng: Random, min_share: float
) -> AnyAction:
    """Return a random action, drawn in proportion to the visits.

    Args:
        estimates: The results of a search, most visited first.
        rng: The source of randomness.
        min_share: The share of the most visits that an action needs to be eligible.
    """
    frequent = [
        estimate for estimate in estimates if estimate.visits >= min_share * estimates[0].visits
    ]
    return rng.choices(frequent, [estimate.visits for estimate in frequent])[0].action


def _action_estimates(tree: Tree) -> list[DecisionEstimate]:
    """Return the results of the visited actions at the root, most visited first."""
    return [
        DecisionEstimate(
            unpack_action(int(tree.action[node])),
            int(tree.visits[node]),
            float(tree.utilities[node] / tree.visits[node]),
            float(tree.points[node] / tree.visits[node]),
        )
        for node in children_by_visits(tree)
        if tree.visits[node]
    ]
