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

from parlour.core.game import AnyGame, Seat, Standing
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.plugin.player import Player

LEAST, MOST = 6, 48
"""How often each draw is made anew, however little time there is, and however much."""

NINE_IN_TEN = NormalDist().inv_cdf(0.95)
"""So many deviations to either side hold the truth nine times in ten."""

QUICK = 0.01
"""Seconds that a quick player has for a decision."""


class Luck(Value, frozen=True):
    """What chance brought each seat, as a lead over the mean of the others, and the variance of each estimate."""

    brought: tuple[float, ...]
    variance: tuple[float, ...]

    def __add__(self, other: Luck) -> Luck:
        """Return the luck of two draws together."""
        return Luck(tuple(map(sum, zip(self.brought, other.brought, strict=True))), tuple(map(sum, zip(self.variance, other.variance, strict=True))))

    def within(self, seat: Seat) -> float:
        """Return how far the truth may be from what chance brought a seat, nine times in ten."""
        return NINE_IN_TEN * sqrt(self.variance[seat])


def leads(found: Standing) -> list[float]:
    """Return each seat's lead over the mean of the others, in points, or in places where there are none; alone, its points."""
    scores: Sequence[float] = found.scores if found.scores is not None else [-rank for rank in found.ranks]
    return [score - (sum(scores) - score) / max(1, len(scores) - 1) for score in scores]


class Dealer:
    """Draws anew what chance decided, and has quick players go on for so many decisions of each seat before leads are compared.

    With `settled` they are compared as if time ended the match there, where points come late.
    """

    def __init__(self, game: AnyGame, player: Player, rounds: int, settled: bool = False) -> None:
        self.game, self.player, self.rounds, self.settled = game, player, rounds, settled

    def opening(self, options: Any, seats: int, state: Any, luck: Random, seconds: float) -> Luck | None:
        """Return the luck of the deal that a match began with; None where there was none."""
        return self._luck(state, lambda rng: self.game.setup(options, seats, rng).state, luck, seconds)

    def step(self, before: Any, seat: Seat, action: Any, after: Any, luck: Random, seconds: float) -> Luck | None:
        """Return the luck of what chance decided after an action, within about this many seconds; None where there was none."""
        return self._luck(after, lambda rng: self.game.apply(self.game.reshuffle(before, rng), seat, action).state, luck, seconds)

    def _luck(self, happened: Any, again: Callable[[Rng], Any], luck: Random, seconds: float) -> Luck | None:
        until, seen = monotonic() + seconds, self._seen(happened)
        others = [again(_rng(luck)) for _ in range(LEAST)]
        if all(self._seen(other) == seen for other in others):
            return None
        gaps: list[list[float]] = []
        while len(gaps) < LEAST or (len(gaps) < MOST and monotonic() < until):
            # Both go on with the same luck, so that it is the draw alone that tells them apart.
            rng, habit = _rng(luck), luck.getrandbits(63)
            other = others.pop() if others else again(_rng(luck))
            ends = [self._later(self.game.reshuffle(state, rng), Random(habit)) for state in (happened, other)]
            gaps.append([one - two for one, two in zip(*ends, strict=True)])
        return guessed(gaps)

    def _seen(self, state: Any) -> list[Any]:
        """Return what there is to see, by everybody: two draws that nobody can tell apart yet are one."""
        return [self.game.view(state, Seat(seat)) for seat in range(len(self.game.standing(state).ranks))]

    def _later(self, state: Any, luck: Random) -> list[float]:
        """Return the leads once every seat has decided so many times more, or the match is over."""
        decided = [0] * len(self.game.standing(state).ranks)
        while (awaited := self.game.turn(state).seats) and min(decided) < self.rounds:
            seat = min(awaited)
            decided[seat] += 1
            state = self.game.apply(state, seat, self.player.choose(self.game.view(state, seat), seat, luck, QUICK)).state
        if self.settled:
            state = self.game.settle_on_time(state, Seat(0)).state
        return leads(self.game.standing(state))


def guessed(guesses: Sequence[Sequence[float]]) -> Luck:
    """Return the luck of a draw from guesses at what it brought each seat."""
    brought, variance = zip(*(_mean(column) for column in zip(*guesses, strict=True)), strict=True)
    return Luck(brought, variance)


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some values and the variance of that."""
    count, mean = len(values), sum(values) / len(values)
    return mean, sum((value - mean) ** 2 for value in values) / (count - 1) / count


def _rng(luck: Random) -> Rng:
    return Rng(luck.randbytes(32))
