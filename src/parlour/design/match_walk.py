"""The random match of a seed, which the page shows step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parlour.core.game import AnyGame
from parlour.design.failure import PackageFailure, failure_of
from parlour.laws.playout import Playout, Step, random_walk


@dataclass(frozen=True)
class MatchWalk:
    """The steps of a random match.

    Attributes:
        steps: The positions, each with the decision that led to it.
        failure: The error that ended the match early, or None.
    """

    steps: tuple[Step, ...]
    failure: PackageFailure | None = None


def seed_playout(options: Any, seats: int, seed: int) -> Playout:
    """Return the random match of a seed, which is the same as in `parlour check`."""
    return Playout(options, seats, b"law %d" % seed)


def walk_match(game: AnyGame, playout: Playout) -> MatchWalk:
    """Return all steps of a random match, or those before the rules raised an error."""
    steps: list[Step] = []
    try:
        steps.extend(random_walk(game, playout))
    except Exception as reason:
        # The author must see any error of the rules, at the step where it occurs.
        return MatchWalk(tuple(steps), failure_of(reason))
    return MatchWalk(tuple(steps))
