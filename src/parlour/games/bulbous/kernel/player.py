"""A mind for Bulbous: a tree over guessed deals, grown from what one seat may know, and a choice that nobody can count on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np

from parlour.core.player import Candidate
from parlour.core.rng import Rng
from parlour.games.bulbous.kernel.ismcts import InformationSet, search
from parlour.games.bulbous.kernel.packed import ADDED, DECK, HAND, LAID, mask, pack, unpacked_action
from parlour.games.bulbous.rules.actions import AnyAction
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.imagine import imagined
from parlour.games.bulbous.rules.state import Options
from parlour.games.bulbous.rules.view import BulbousView
from parlour.search.kernels import luck as counter
from parlour.search.tree import Tree, children, new_tree

PARAMS = np.array([0.6, 0.7, 0.8, 8.0])
"""How the tree grows and what an end is worth (ismcts.py)."""

CHUNK = 50
"""Deals between two looks at the clock."""


class Thought(NamedTuple):
    """A decision that was looked at: how often, how good it seemed (0 to 1), and the final points it led to on average."""

    action: AnyAction
    visits: int
    value: float
    points: float


class KernelPlayer:
    """Thinks so many deals far, or as far as time allows."""

    def __init__(self, deals: int) -> None:
        self.deals = deals

    def thoughts(self, view: BulbousView, luck: Random, seconds: float) -> list[Thought]:
        """Return the decisions of the seat that this view belongs to, those looked at most first."""
        known, tree, until = information(view, luck), new_tree(self.deals + 2), monotonic() + seconds
        word = counter(luck.getrandbits(62))
        for _ in range(0, self.deals, CHUNK):
            search(known, tree, PARAMS, word, min(CHUNK, self.deals))
            if monotonic() > until:
                break
        return _thoughts(tree)

    def decision(self, view: BulbousView, luck: Random, seconds: float, share: float) -> AnyAction:
        """Return one of the decisions looked at most, each as often as it was looked at, as `chosen` tells."""
        return chosen(self.thoughts(view, luck, seconds), luck, share)

    def rank(self, view: BulbousView, luck: Random, seconds: float) -> list[Candidate]:
        """Return the decisions that were looked at often enough to tell, with the final points of the seat on average, the best first."""
        thoughts = self.thoughts(view, luck, seconds)
        often = [thought for thought in thoughts if thought.visits * 50 >= thoughts[0].visits]
        return sorted((Candidate(thought.action, round(thought.points, 3)) for thought in often), key=lambda candidate: -candidate.value)

    def warm(self) -> None:
        """Compile all that thinking needs, or load it from the last time."""
        game = Bulbous()
        state = game.setup(Options(), 2, Rng(bytes(32))).state
        self.thoughts(game.view(state, min(game.turn(state).seats)), Random(0), 0.0)


def information(view: BulbousView, luck: Random) -> InformationSet:
    """Return what a view says, as the compiled search reads it."""
    assert view.seat is not None
    row, facts = pack(imagined(view, Rng(luck.randbytes(32)))), np.zeros(10, np.int64)
    facts[0], facts[1] = view.seat, mask(view.unseen)
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
    return InformationSet(row, facts)


def chosen(thoughts: Sequence[Thought], luck: Random, share: float) -> AnyAction:
    """Return one of the decisions, each as often as it was looked at; those with less than this share of the most are left out."""
    near = [thought for thought in thoughts if thought.visits >= share * thoughts[0].visits]
    return luck.choices(near, [thought.visits for thought in near])[0].action


def _thoughts(tree: Tree) -> list[Thought]:
    """Return the decisions that were looked at, the most often first."""
    return [
        Thought(
            unpacked_action(int(tree.action[node])),
            int(tree.visits[node]),
            float(tree.utilities[node] / tree.visits[node]),
            float(tree.points[node] / tree.visits[node]),
        )
        for node in children(tree)
        if tree.visits[node]
    ]
