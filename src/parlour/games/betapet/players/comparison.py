"""Comparison of candidates on the same deals, which drops clearly worse candidates early."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import erf, exp, pi, sqrt
from time import perf_counter
from typing import NamedTuple

import numpy as np

from parlour.games.betapet.kernel.move_code import NO_MOVE
from parlour.games.betapet.kernel.playout import (
    RESULT_DTYPE,
    PlayoutCandidate,
    PlayoutWorkspace,
    run_play_outs,
)
from parlour.games.betapet.players.win_probability import Floats
from parlour.games.betapet.plays.scored_play import POINT
from parlour.games.betapet.rules.actions import AnyAction
from parlour.search.kernels import Ints64

BATCH_SIZE = 12
"""The number of deals that each candidate is simulated on between two comparisons."""

NEGLIGIBLE = 0.03
"""The gain in points below which a contender is dropped (`expected_gain`)."""

MIN_VARIANCE = 1e-12
"""A lower bound of variances, to avoid a division by zero."""


class Contender(NamedTuple):
    """A candidate of a comparison."""

    action: AnyAction
    """The action."""

    position: PlayoutCandidate
    """The starting point of play-outs after the action."""

    prior: float
    """The value estimated before the simulation."""


class Comparison:
    """The simulated values of contenders, all on a prefix of the same deals.

    Args:
        workspace: The workspace for play-outs.
        sizes: The rack sizes of the others in turn order.
        deals: The deals (`run_play_outs`), shape (n, unseen tiles).
        turns: The number of turns of a play-out.
        value_function: Converts gains in points, and tiles left in the bag, to values.
        prior_deviation: The standard deviation of prior differences from true differences.
    """

    def __init__(
        self,
        workspace: PlayoutWorkspace,
        sizes: Ints64,
        deals: Ints64,
        turns: int,
        value_function: Callable[[Floats, Floats], Floats],
        prior_deviation: float,
    ) -> None:
        self.workspace, self.sizes, self.deals, self.turns = workspace, sizes, deals, turns
        self._value_function, self.prior_deviation = value_function, prior_deviation
        self.contenders: list[Contender] = []
        self.values: list[Floats] = []
        self._replies: list[Counter[int]] = []
        self.play_out_count = 0

    def add_contender(self, contender: Contender) -> None:
        """Add a contender that has not been simulated yet."""
        self.contenders.append(contender)
        self.values.append(np.empty(0))
        self._replies.append(Counter())

    def try_out(self, number: int, deals: int) -> None:
        """Simulate a contender until it has values for `deals` deals."""
        done = len(self.values[number])
        if done >= deals:
            return
        results = np.zeros(deals - done, RESULT_DTYPE)
        run_play_outs(
            self.workspace,
            self.contenders[number].position,
            self.sizes,
            self.deals[done:deals],
            self.turns,
            results,
        )
        values = self._value_function(results["gain"] / POINT, results["bag"].astype(np.float64))
        self.values[number] = np.concatenate([self.values[number], values])
        self._replies[number].update(results["first_reply"].tolist())
        self.play_out_count += deals - done

    def compare(self, max_play_outs: int, deadline: float) -> None:
        """Simulate all contenders in rounds, dropping those that are clearly worse than the best.

        Stops when one contender is left, or when the deals, `max_play_outs` play-outs or the time
        are used up.
        """
        remaining, deals = self.promising_contenders(range(len(self.contenders))), 0
        while (
            len(remaining) > 1 and deals < len(self.deals) and self.play_out_count < max_play_outs
        ):
            deals = min(deals + BATCH_SIZE, len(self.deals))
            for number in remaining:
                self.try_out(number, deals)
                # Only complete rounds are compared; the first round is always completed.
                if perf_counter() > deadline and deals > BATCH_SIZE:
                    return
            remaining = self.promising_contenders(remaining)

    def promising_contenders(self, among: Sequence[int]) -> list[int]:
        """Return the best of some contenders, and those that may still prove significantly better.

        All must have been simulated on the same number of deals.
        """
        best = max(among, key=lambda number: self.value_difference(number, among[0])[0])
        return [
            number
            for number in among
            if number == best or expected_gain(*self.value_difference(number, best)) > NEGLIGIBLE
        ]

    def value_difference(self, first: int, second: int) -> tuple[float, float]:
        """Return the posterior mean and standard deviation of the difference of two contenders.

        It combines the prior difference with the values on the deals that both have played.
        """
        prior = self.contenders[first].prior - self.contenders[second].prior
        shared = min(len(self.values[first]), len(self.values[second]))
        if first == second or shared < 2:
            return prior, self.prior_deviation
        differences = self.values[first][:shared] - self.values[second][:shared]
        precision, prior_precision = (
            shared / max(float(differences.var(ddof=1)), MIN_VARIANCE),
            1 / self.prior_deviation**2,
        )
        return (float(differences.mean()) * precision + prior * prior_precision) / (
            precision + prior_precision
        ), (precision + prior_precision) ** -0.5

    def mean_values(self) -> list[float]:
        """Return the value of each contender.

        The value of the best contender is its mean over all its deals. Each other value is that
        mean minus the estimated difference from the best contender.
        """
        deals = sorted(map(len, self.values))[-2:][0]
        longest = [number for number, values in enumerate(self.values) if len(values) >= deals]
        best = max(longest, key=lambda number: self.value_difference(number, longest[0])[0])
        best_value = (
            float(self.values[best].mean())
            if len(self.values[best])
            else self.contenders[best].prior
        )
        # A dropped contender is never valued above the best, even if its estimate is higher.
        return [
            best_value - max(0.0, self.value_difference(best, number)[0])
            for number in range(len(self.contenders))
        ]

    def most_common_reply(self, number: int) -> int:
        """Return the code of the most common first reply to a contender, or NO_MOVE."""
        return next((code for code, _ in self._replies[number].most_common(1)), NO_MOVE)


def expected_gain(mean: float, deviation: float) -> float:
    """Return the expected value of the positive part of a normally distributed difference.

    This is the expected gain of learning the true difference and acting on it only if it is
    positive.
    """
    z = mean / deviation
    return deviation * exp(-z * z / 2) / sqrt(2 * pi) + mean * (1 + erf(z / sqrt(2))) / 2
