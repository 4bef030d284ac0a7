"""The law that random play gives every seat the same chances, unless the game declares otherwise."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from parlour.core.game import AnyGame
from parlour.laws.playout import Playout, random_states
from parlour.laws.violation import LawViolation

LAW = "fairness: random play ranks all seats equally"

CRITICAL_VALUE = 7.0
"""The mean rank, in standard errors from the mean of all seats, that counts as a violation.

A fair game exceeds it with a probability below 1e-11.
"""

MIN_MATCHES = 100
"""The minimum number of matches with one number of seats, so that the test applies."""


def check_fairness(game: AnyGame, playouts: Iterable[Playout]) -> int:
    """Check the law over many random matches together and return their number.

    Args:
        game: The rules.
        playouts: The matches, each with a seed of its own.
    """
    deviations: dict[int, list[list[float]]] = {}
    matches = 0
    for playout in playouts:
        matches += 1
        *_, last = random_states(game, playout)
        ranks = game.ranking(last).ranks
        mean = sum(ranks) / len(ranks)
        deviations.setdefault(len(ranks), []).append([rank - mean for rank in ranks])
    for seats, rows in sorted(deviations.items()):
        for seat in range(seats):
            distance = standard_errors([row[seat] for row in rows])
            if len(rows) >= MIN_MATCHES and abs(distance) > CRITICAL_VALUE:
                mean = sum(row[seat] for row in rows) / len(rows) + (seats + 1) / 2
                raise LawViolation(
                    LAW,
                    f"seat {seat} of {seats} has the mean rank {mean:.2f} in {len(rows)} matches; "
                    "override has_even_seats if the rules favour some seats",
                )
    return matches


def standard_errors(values: list[float]) -> float:
    """Return the distance of the mean of values from zero, in standard errors.

    >>> standard_errors([1.0, 1.0, 1.0, -1.0])
    1.0
    """
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return 0.0 if mean == 0 else mean / sqrt(max(variance, 1e-12) / count)
