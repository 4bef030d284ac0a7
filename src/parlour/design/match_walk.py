"""The match that the page shows step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from parlour.core.codec import codec_of
from parlour.core.game import AnyGame, Illegal
from parlour.design.decisions_text import EncodedDecision
from parlour.design.failure import PackageFailure, failure_of
from parlour.laws.playout import Playout, Step, playout_rng, random_walk


@dataclass(frozen=True)
class MatchWalk:
    """The steps of a match.

    Attributes:
        steps: The positions, each with the decision that led to it.
        failure: The error that ended the match early, or None.
    """

    steps: tuple[Step, ...]
    failure: PackageFailure | None = None

    def nearest_step(self, step: int) -> int:
        """Return the number of the step that is nearest to a number."""
        return max(0, min(step, len(self.steps) - 1))


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


def walk_decisions(
    game: AnyGame, playout: Playout, decisions: Sequence[EncodedDecision]
) -> MatchWalk:
    """Return the steps of a match with given decisions, or those before one that is not possible.

    Args:
        game: The rules.
        playout: The options, seats and seed of the match.
        decisions: The decisions.
    """
    steps: list[Step] = []
    codec = codec_of(game)
    try:
        state, events = game.setup(playout.options, playout.seats, playout_rng(playout))
        steps.append(Step(state, None, events))
        for seat, encoded in decisions:
            action = codec.decode_action(bytes(encoded))
            if seat not in game.turn(state).seats:
                raise Illegal("core.not-your-turn")
            state, events = game.apply(state, seat, action)
            steps.append(Step(state, (seat, action), events))
    except Illegal as reason:
        # The rules have changed since the decision was made.
        summary = f"Decision {len(steps)} is not legal in these rules ({reason.code})."
        return MatchWalk(tuple(steps), PackageFailure(summary))
    except Exception as reason:
        # The author must see any error of the rules, as in a random match.
        return MatchWalk(tuple(steps), failure_of(reason))
    return MatchWalk(tuple(steps))
