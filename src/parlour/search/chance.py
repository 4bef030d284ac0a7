"""How much of a result was luck: what chance decided is drawn anew, and quick players say what each draw was worth.

A step's luck is what it led to less the mean of what it could have led to, so that over all draws it is nothing for
whoever plays: the advantage sum of Zinkevich, Bowling, Bard, Kan and Billings, Optimal unbiased estimators for evaluating
agent performance (2006). How well the quick players judge a draw decides how much of the luck is found, not whether it is fair.
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
"""How often each draw is made anew, however little time there is, and however much."""

DEVIATIONS_90 = NormalDist().inv_cdf(0.95)
"""So many deviations to either side hold the truth nine times in ten."""

DECISION_SECONDS = 0.01
"""Seconds that a quick player has for a decision."""


class LuckEstimate(Value, frozen=True):
    """What chance brought each seat, as a lead over the mean of the others, and the variance of each estimate."""

    brought: tuple[float, ...]
    variance: tuple[float, ...]

    def __add__(self, other: LuckEstimate) -> LuckEstimate:
        """Return the luck of two draws together."""
        return LuckEstimate(
            tuple(map(sum, zip(self.brought, other.brought, strict=True))),
            tuple(map(sum, zip(self.variance, other.variance, strict=True))),
        )

    def margin_of_error(self, seat: Seat) -> float:
        """Return how far the truth may be from what chance brought a seat, nine times in ten."""
        return DEVIATIONS_90 * sqrt(self.variance[seat])


def score_leads(found: Ranking) -> list[float]:
    """Return each seat's lead over the mean of the others, in points, or in places where there are none; alone, its points."""
    scores: Sequence[float] = (
        found.scores if found.scores is not None else [-rank for rank in found.ranks]
    )
    return [score - (sum(scores) - score) / max(1, len(scores) - 1) for score in scores]


class LuckSampler:
    """Draws anew what chance decided, and has quick players go on for so many decisions of each seat before leads are compared.

    With `settled` they are compared as if time ended the match there, where points come late.
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
        """Return the luck of the deal that a match began with; None where there was none."""
        return self._sampled_luck(
            state, lambda rng: self.game.setup(options, seats, rng).state, luck, seconds
        )

    def action_luck(
        self, before: Any, seat: Seat, action: Any, after: Any, luck: Random, seconds: float
    ) -> LuckEstimate | None:
        """Return the luck of what chance decided after an action, within about this many seconds; None where there was none."""
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
            # Both go on with the same luck, so that it is the draw alone that tells them apart.
            rng, habit = _new_rng(luck), luck.getrandbits(63)
            other = others.pop() if others else again(_new_rng(luck))
            ends = [
                self._rollout_leads(self.game.reshuffle(state, rng), Random(habit))
                for state in (events, other)
            ]
            gaps.append([one - two for one, two in zip(*ends, strict=True)])
        return luck_from_samples(gaps)

    def _visible_views(self, state: Any) -> list[Any]:
        """Return what there is to see, by everybody: two draws that nobody can tell apart yet are one."""
        return [
            self.game.view(state, Seat(seat)) for seat in range(len(self.game.ranking(state).ranks))
        ]

    def _rollout_leads(self, state: Any, luck: Random) -> list[float]:
        """Return the leads once every seat has decided so many times more, or the match is over."""
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
    """Return the luck of a draw from guesses at what it brought each seat."""
    brought, variance = zip(
        *(_mean_and_variance(column) for column in zip(*guesses, strict=True)), strict=True
    )
    return LuckEstimate(brought, variance)


def _mean_and_variance(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some values and the variance of that."""
    count, mean = len(values), sum(values) / len(values)
    return mean, sum((value - mean) ** 2 for value in values) / (count - 1) / count


def _new_rng(luck: Random) -> Rng:
    return Rng(luck.randbytes(32))
