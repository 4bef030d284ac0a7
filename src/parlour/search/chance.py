"""Luck estimates: random draws are repeated, and fast players evaluate each outcome.

The luck of a transition is the value of its outcome minus the mean over all possible outcomes, so
its expected value is zero for every player. This is the advantage sum of Zinkevich, Bowling, Bard,
Kan and Billings, Optimal unbiased estimators for evaluating agent performance (2006). The quality
of the fast players determines how much of the luck is detected, not whether the estimate is
unbiased.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import NormalDist
from time import monotonic
from typing import Any

from parlour.core.game import AnyGame, Ranking, Seat
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.plugin.player import BotPlayer

MIN_SAMPLES, MAX_SAMPLES = 6, 48
"""The minimum and maximum number of samples of each draw, regardless of the time limit."""

DEVIATIONS_90 = NormalDist().inv_cdf(0.95)
"""The number of standard errors on either side of a 90 % confidence interval."""

DECISION_SECONDS = 0.01
"""The time limit (s) of a fast player's decision."""


class LuckEstimate(Value, frozen=True):
    """An estimate of each seat's luck, as a lead over the mean of the other seats.

    Attributes:
        brought: The luck of each seat.
        variance: The variance of each estimate.
    """

    brought: tuple[float, ...]
    variance: tuple[float, ...]

    def __add__(self, other: LuckEstimate) -> LuckEstimate:
        """Return the sum of two independent estimates."""
        return LuckEstimate(
            tuple(map(sum, zip(self.brought, other.brought, strict=True))),
            tuple(map(sum, zip(self.variance, other.variance, strict=True))),
        )

    def margin_of_error(self, seat: Seat) -> float:
        """Return the half width of a seat's 90 % confidence interval."""
        return DEVIATIONS_90 * sqrt(self.variance[seat])


def score_leads(found: Ranking) -> list[float]:
    """Return the lead of each seat over the mean of the others; for a single seat, its points.

    Leads are in points, or in ranks for games without points.
    """
    scores: Sequence[float] = (
        found.scores if found.scores is not None else [-rank for rank in found.ranks]
    )
    return [score - (sum(scores) - score) / max(1, len(scores) - 1) for score in scores]


class LuckSampler:
    """An estimator of luck, which repeats random draws and compares the leads after fast play.

    Args:
        player: The fast player.
        rounds: The number of decisions of each seat before leads are compared.
        settles_on_time: Whether to settle the state first as if time had ended the match, for games
            with end scoring.
    """

    def __init__(
        self, game: AnyGame, player: BotPlayer, rounds: int, settles_on_time: bool = False
    ) -> None:
        self.game, self.player, self.rounds, self.settles_on_time = (
            game,
            player,
            rounds,
            settles_on_time,
        )

    def deal_luck(
        self, options: Any, seats: int, state: Any, luck: Random, seconds: float
    ) -> LuckEstimate | None:
        """Return the luck of the initial deal, or None if nothing was random."""
        return self._sampled_luck(
            state, lambda rng: self.game.setup(options, seats, rng).state, luck, seconds
        )

    def action_luck(
        self, before: Any, seat: Seat, action: Any, after: Any, luck: Random, seconds: float
    ) -> LuckEstimate | None:
        """Return the luck of the random outcome of an action, or None if nothing was random.

        Args:
            seconds: The approximate time limit.
        """
        return self._sampled_luck(
            after,
            lambda rng: self.game.apply(self.game.reshuffle(before, rng), seat, action).state,
            luck,
            seconds,
        )

    def _sampled_luck(
        self, events: Any, again: Callable[[Rng], Any], luck: Random, seconds: float
    ) -> LuckEstimate | None:
        until, seen = monotonic() + seconds, self._visible_views(events)
        others = [again(_new_rng(luck)) for _ in range(MIN_SAMPLES)]
        if all(self._visible_views(other) == seen for other in others):
            return None
        gaps: list[list[float]] = []
        while len(gaps) < MIN_SAMPLES or (len(gaps) < MAX_SAMPLES and monotonic() < until):
            # Both continuations use the same random numbers, so that they differ only in the draw.
            rng, habit = _new_rng(luck), luck.getrandbits(63)
            other = others.pop() if others else again(_new_rng(luck))
            ends = [
                self._rollout_leads(self.game.reshuffle(state, rng), Random(habit))
                for state in (events, other)
            ]
            gaps.append([one - two for one, two in zip(*ends, strict=True)])
        return luck_from_samples(gaps)

    def _visible_views(self, state: Any) -> list[Any]:
        """Return the views of all seats, which are equal for draws with the same outcome."""
        return [
            self.game.view(state, Seat(seat)) for seat in range(len(self.game.ranking(state).ranks))
        ]

    def _rollout_leads(self, state: Any, luck: Random) -> list[float]:
        """Return the leads after every seat made `rounds` decisions, or at the end of the match."""
        decided = [0] * len(self.game.ranking(state).ranks)
        while (awaited := self.game.turn(state).seats) and min(decided) < self.rounds:
            seat = min(awaited)
            decided[seat] += 1
            state = self.game.apply(
                state,
                seat,
                self.player.choose(self.game.view(state, seat), seat, luck, DECISION_SECONDS),
            ).state
        if self.settles_on_time:
            state = self.game.settle_on_time(state, Seat(0)).state
        return score_leads(self.game.ranking(state))


def luck_from_samples(guesses: Sequence[Sequence[float]]) -> LuckEstimate:
    """Return the luck estimate from several samples of each seat's lead."""
    brought, variance = zip(
        *(_mean_and_variance(column) for column in zip(*guesses, strict=True)), strict=True
    )
    return LuckEstimate(brought, variance)


def _mean_and_variance(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some values and the variance of that mean."""
    count, mean = len(values), sum(values) / len(values)
    return mean, sum((value - mean) ** 2 for value in values) / (count - 1) / count


def _new_rng(luck: Random) -> Rng:
    return Rng(luck.randbytes(32))
