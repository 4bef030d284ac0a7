"""Candidates tried out on the same deals: the best of them is looked at longest, those that are clearly worse soon no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import erf, exp, pi, sqrt
from time import perf_counter
from typing import NamedTuple

import numpy as np

from parlour.games.betapet.kernel.move_code import NO_MOVE
from parlour.games.betapet.kernel.packed import PackedBoard
from parlour.games.betapet.kernel.playout import (
    BAG,
    FIRST_ANSWER,
    GAIN,
    RESULT_SIZE,
    PlayoutWorkspace,
    run_play_outs,
)
from parlour.games.betapet.players.win_probability import Floats
from parlour.games.betapet.plays.scored_play import POINT
from parlour.games.betapet.rules.actions import AnyAction
from parlour.search.kernels import Ints64

BATCH_SIZE = 12
"""So many deals are played out with each candidate before they are compared again."""

NEGLIGIBLE = 0.03
"""A contender is dropped when to know all about it would gain less than this on average, in points."""

MIN_VARIANCE = 1e-12
"""Less than any variance that is not none at all."""


class Contender(NamedTuple):
    """A candidate as the kernel reads it: the board after it, what is kept and given back (counts by code), and its points.

    `before` is what it was thought to be worth before it was tried out.
    """

    action: AnyAction
    after: PackedBoard
    kept: Ints64
    returned: Ints64
    points: int
    before: float


class Comparison:
    """What each contender led to on the deals it was tried on: the first so many of the same deals for all.

    `deals` (n x unseen tiles) are as `playout.play_outs` reads them; `worth` says what gains (points) and tiles in the bag are worth, `doubt`
    is the deviation of what differences were thought to be before, from what they are.
    """

    def __init__(
        self,
        playing: PlayoutWorkspace,
        sizes: Ints64,
        deals: Ints64,
        turns: int,
        worth: Callable[[Floats, Floats], Floats],
        doubt: float,
    ) -> None:
        (
            self.playing,
            self.sizes,
            self.deals,
            self.turns,
            self._value_function,
            self.prior_deviation,
        ) = playing, sizes, deals, turns, worth, doubt
        self.contenders: list[Contender] = []
        self.values: list[Floats] = []
        self._replies: list[Counter[int]] = []
        self.play_out_count = 0

    def add_contender(self, contender: Contender) -> None:
        """Add a contender that was not tried out yet."""
        self.contenders.append(contender)
        self.values.append(np.empty(0))
        self._replies.append(Counter())

    def try_out(self, number: int, deals: int) -> None:
        """Play one contender out until it was tried on so many deals."""
        done = len(self.values[number])
        if done >= deals:
            return
        one, results = self.contenders[number], np.zeros((deals - done, RESULT_SIZE), np.int64)
        run_play_outs(
            self.playing,
            one.after,
            one.kept,
            one.returned,
            one.points,
            self.sizes,
            self.deals[done:deals],
            self.turns,
            results,
        )
        found = self._value_function(results[:, GAIN] / POINT, results[:, BAG].astype(np.float64))
        self.values[number] = np.concatenate([self.values[number], found])
        self._replies[number].update(results[:, FIRST_ANSWER].tolist())
        self.play_out_count += deals - done

    def compare(self, most: int, until: float) -> None:
        """Try all out, and again those not clearly worse than the best, until one is left, so much is played out or the time is over."""
        left, deals = self.promising_contenders(range(len(self.contenders))), 0
        while len(left) > 1 and deals < len(self.deals) and self.play_out_count < most:
            deals = min(deals + BATCH_SIZE, len(self.deals))
            for number in left:
                self.try_out(number, deals)
                # Only whole rounds are compared, but the first one is finished whatever it takes.
                if perf_counter() > until and deals > BATCH_SIZE:
                    return
            left = self.promising_contenders(left)

    def promising_contenders(self, among: Sequence[int]) -> list[int]:
        """Return the best of these contenders, all tried on as many deals, and those that may still turn out to be better by enough."""
        best = max(among, key=lambda number: self.value_difference(number, among[0])[0])
        return [
            number
            for number in among
            if number == best or expected_gain(*self.value_difference(number, best)) > NEGLIGIBLE
        ]

    def value_difference(self, one: int, other: int) -> tuple[float, float]:
        """Return by how much one contender is worth more than another on the deals they share and by what was thought before, and its deviation."""
        before = self.contenders[one].before - self.contenders[other].before
        shared = min(len(self.values[one]), len(self.values[other]))
        if one == other or shared < 2:
            return before, self.prior_deviation
        gaps = self.values[one][:shared] - self.values[other][:shared]
        known, sure = (
            shared / max(float(gaps.var(ddof=1)), MIN_VARIANCE),
            1 / self.prior_deviation**2,
        )
        return (float(gaps.mean()) * known + before * sure) / (known + sure), (known + sure) ** -0.5

    def mean_values(self) -> list[float]:
        """Return what each contender is worth: the best by its own deals, the others by how far they are behind it."""
        deals = sorted(map(len, self.values))[-2:][0]
        longest = [number for number, worths in enumerate(self.values) if len(worths) >= deals]
        best = max(longest, key=lambda number: self.value_difference(number, longest[0])[0])
        top = (
            float(self.values[best].mean())
            if len(self.values[best])
            else self.contenders[best].before
        )
        # Whoever was dropped was behind, whatever the best turned out to be.
        return [
            top - max(0.0, self.value_difference(best, number)[0])
            for number in range(len(self.contenders))
        ]

    def most_common_reply(self, number: int) -> int:
        """Return the code of the commonest first answer to a contender, NO_MOVE where it was not tried out."""
        return next((code for code, _ in self._replies[number].most_common(1)), NO_MOVE)


def expected_gain(ahead: float, deviation: float) -> float:
    """Return what it gains on average to learn a difference and take it where it is positive, thought to be `ahead` with this deviation."""
    z = ahead / deviation
    return deviation * exp(-z * z / 2) / sqrt(2 * pi) + ahead * (1 + erf(z / sqrt(2))) / 2
