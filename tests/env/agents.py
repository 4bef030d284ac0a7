"""Policies for the tests of evaluations."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from parlour.core.game import AnyGame, Seat
from parlour.env.coding import Observation
from parlour.search.levels import build_level


def first_legal(observation: Observation) -> int:
    """Return the first legal number."""
    return int(np.flatnonzero(observation["action_mask"])[0])


def never_legal(observation: Observation) -> int:
    """Return the first illegal number."""
    return int(np.flatnonzero(observation["action_mask"] == 0)[0])


class RandomPolicy:
    """A policy that chooses a legal number at random."""

    def __init__(self) -> None:
        self.luck = Random(1)

    def __call__(self, observation: Observation) -> int:
        return self.luck.choice(np.flatnonzero(observation["action_mask"]).tolist())


class CasualBot:
    """A bot that plays as the level casual of Pylos."""

    def __init__(self, game: AnyGame) -> None:
        self.bot = build_level("pylos", "casual", game)

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        return self.bot.choose(view, seat, luck, seconds)


NOT_A_POLICY = 5
