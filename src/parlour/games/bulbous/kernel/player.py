"""A mind for Bulbous: a tree over guessed deals, grown from what one seat may know, and a choice that nobody can count on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np

from parlour.core.rng import Rng
from parlour.games.bulbous.kernel.evaluation import MAX_CANDIDATES, write_candidates
from parlour.games.bulbous.kernel.ismcts import NOISE, BulbousInformationSet, search
from parlour.games.bulbous.kernel.likely_choices import likely_choices
from parlour.games.bulbous.kernel.packed import (
    ADDED,
    DECK,
    HAND,
    LAID,
    card_mask,
    pack,
    unpacked_action,
)
from parlour.games.bulbous.rules.actions import AnyAction
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.imagine import determinized_state
from parlour.games.bulbous.rules.state import Options
from parlour.games.bulbous.rules.view import BulbousView
from parlour.plugin.player import Candidate
from parlour.search.ismcts import pool_violators
from parlour.search.kernels import new_generator as counter
from parlour.search.tree import NO_NODE, Tree, children_by_visits, new_tree

PARAMS = np.array([0.6, 0.7, 0.8, 8.0])
"""How the tree grows and what an end is worth (ismcts.py)."""

BATCH_SIZE = 50
"""Deals between two looks at the clock."""


class DecisionEstimate(NamedTuple):
    """A decision that was looked at: how often, how good it seemed (0 to 1), and the final points it led to on average."""

    action: AnyAction
    visits: int
    value: float
    points: float


class BulbousKernelPlayer:
    """Thinks so many deals far to decide, and so many (`ranked`) to say what it thinks, or as far as time allows."""

    def __init__(self, deals: int, ranked: int) -> None:
        self.deals, self.ranking_deals = deals, ranked

    def estimates(
        self, view: BulbousView, luck: Random, seconds: float, deals: int
    ) -> list[DecisionEstimate]:
        """Return the decisions of the seat that this view belongs to, those looked at most first, after so many deals."""
        known, tree, until = information_set(view, luck), new_tree(deals + 2), monotonic() + seconds
        word = counter(luck.getrandbits(62))
        for _ in range(0, deals, BATCH_SIZE):
            search(known, tree, PARAMS, word, min(BATCH_SIZE, deals), NO_NODE)
            if monotonic() > until:
                break
        return _decision_estimates(tree)

    def choose_decision(
        self, view: BulbousView, luck: Random, seconds: float, share: float
    ) -> AnyAction:
        """Return one of the decisions looked at most, each as often as it was looked at, as `chosen` tells."""
        return sample_decision(self.estimates(view, luck, seconds, self.deals), luck, share)

    def rank(self, view: BulbousView, luck: Random, seconds: float) -> list[Candidate]:
        """Return the decisions worth a thought with the final points of the seat on average and what the others likely do, the best first.

        In `thoughts` what is tried most is played best later on, and so looks better still. Here each is tried as often, on the same deals;
        then the better half of them again, until one is left (sequential halving: Karnin, Koren and Somekh, ICML 2013). Where the points of
        a better one lie below those of another, mostly by chance, both have their mean (`falling`).
        """
        known, until, word = (
            information_set(view, luck),
            monotonic() + seconds,
            counter(luck.getrandbits(62)),
        )
        left, out, tree = (
            _candidate_actions(known),
            list[int](),
            new_tree(2 * self.ranking_deals + MAX_CANDIDATES),
        )
        rounds = max(1, (len(left) - 1).bit_length())
        while True:
            share, start = max(1, self.ranking_deals // rounds // len(left)), word.copy()
            for action in left:
                word[:] = start
                search(known, tree, PARAMS, word, share, action)
            nodes = {int(tree.action[node]): node for node in children_by_visits(tree)}
            left.sort(
                key=lambda action: tree.utilities[nodes[action]] / tree.visits[nodes[action]],
                reverse=True,
            )
            kept = (len(left) + 1) // 2 if monotonic() < until else 1
            left, out = left[:kept], left[kept:] + out
            if len(left) == 1:
                break
        found = [nodes[action] for action in (*left, *out)]
        points = pool_violators(
            [tree.points[node] / tree.visits[node] for node in found],
            [tree.visits[node] for node in found],
        )
        ranked = [int(tree.action[node]) for node in found]
        return [
            Candidate(
                unpacked_action(action),
                round(float(value), 3),
                likely_choices(known, action, PARAMS[NOISE], word),
            )
            for action, value in zip(ranked, points, strict=True)
        ]

    def precompile(self) -> None:
        """Compile all that thinking needs, or load it from the last time."""
        game = Bulbous()
        state = game.setup(Options(), 2, Rng(bytes(32))).state
        self.estimates(game.view(state, min(game.turn(state).seats)), Random(0), 0.0, BATCH_SIZE)
        self.rank(game.view(state, min(game.turn(state).seats)), Random(0), 0.0)


def information_set(view: BulbousView, luck: Random) -> BulbousInformationSet:
    """Return what a view says, as the compiled search reads it."""
    assert view.seat is not None
    row, facts = pack(determinized_state(view, Rng(luck.randbytes(32)))), np.zeros(10, np.int64)
    facts[0], facts[1] = view.seat, card_mask(view.unseen)
    for seat, count in enumerate(view.hands):
        choice = view.choices[seat]
        facts[2 + seat] = count
        if seat == view.seat:
            continue
        row[HAND + seat] = 0
        if choice is not None and choice.do == "bid" and not choice.cards:
            facts[6 + seat], row[LAID + seat] = choice.count, 0
        if view.decided[seat]:
            row[ADDED + seat] = 0
    row[DECK] = 0
    return BulbousInformationSet(row, facts)


def _candidate_actions(known: BulbousInformationSet) -> list[int]:
    """Return the decisions of the searcher that are worth a thought, as rows tell them."""
    actions = np.empty(MAX_CANDIDATES, np.int64)
    count = write_candidates(known.state, known.facts[0], actions, np.empty(MAX_CANDIDATES))
    return [int(action) for action in actions[:count]]


def sample_decision(thoughts: Sequence[DecisionEstimate], luck: Random, share: float) -> AnyAction:
    """Return one of the decisions, each as often as it was looked at; those with less than this share of the most are left out."""
    near = [thought for thought in thoughts if thought.visits >= share * thoughts[0].visits]
    return luck.choices(near, [thought.visits for thought in near])[0].action


def _decision_estimates(tree: Tree) -> list[DecisionEstimate]:
    """Return the decisions that were looked at, the most often first."""
    return [
        DecisionEstimate(
            unpacked_action(int(tree.action[node])),
            int(tree.visits[node]),
            float(tree.utilities[node] / tree.visits[node]),
            float(tree.points[node] / tree.visits[node]),
        )
        for node in children_by_visits(tree)
        if tree.visits[node]
    ]
