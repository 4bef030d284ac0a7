"""The rating scale: how a result changes ratings, and the numbers that are displayed.

A rating is a normal distribution of strength, after Weng and Lin, A Bayesian approximation method
for online ranking (2011), as openskill's Plackett-Luce model computes it for any number of seats,
ties and teams.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from statistics import NormalDist
from typing import NamedTuple

from parlour.core.value import Value

MU, SIGMA, BETA = 25.0, 25 / 3, 25 / 6
"""The scale of the model: initial mean, initial deviation, and deviation of a single game."""

DISPLAY_CENTRE = 1500
"""The displayed number for the initial mean."""

DISPLAY_FACTOR = 50
"""The displayed points per unit of the model; 100 points mean about as much as in chess."""

DEVIATIONS_90 = NormalDist().inv_cdf(0.95)
"""The number of deviations around the mean that contain the true strength with 90 % probability."""

PROVISIONAL_GAMES = 20
"""The evidence (full-weight games) from which a rating is no longer provisional."""


class Rating(NamedTuple):
    """An estimate of a player's strength on the scale of the model."""

    mu: float = MU
    """The mean of the strength."""

    sigma: float = SIGMA
    """The standard deviation of the strength."""


class RankedSeat(NamedTuple):
    """The rank and the rating of a seat, from which a result is rated."""

    rank: int
    """The rank (1 is the best; tied seats share a rank)."""

    team: int | None
    """The team, or None."""

    rating: Rating
    """The rating before the match."""


class DisplayedRating(Value, frozen=True):
    """A rating in the numbers that users see."""

    value: int
    """The displayed number."""

    margin: int
    """The margin of error (90 %) in displayed points."""


def displayed_rating(rating: Rating) -> DisplayedRating:
    """Return a rating in the numbers that users see."""
    return DisplayedRating(
        round(DISPLAY_CENTRE + DISPLAY_FACTOR * (rating.mu - MU)),
        round(DISPLAY_FACTOR * DEVIATIONS_90 * rating.sigma),
    )


def settled_in(evidence: float) -> int:
    """Return how many more full-weight games a rating needs until it is no longer provisional."""
    return max(0, ceil(PROVISIONAL_GAMES - evidence))


def mean_from_number(number: float) -> float:
    """Return the mean on the scale of the model for a displayed number."""
    return MU + (number - DISPLAY_CENTRE) / DISPLAY_FACTOR


def moderated(before: Rating, after: Rating, weight: float) -> Rating:
    """Return a rating after only a part of its change.

    Args:
        before: The rating before the result.
        after: The rating after the full change.
        weight: The part of the change that applies, from 0 to 1.
    """
    if weight == 1:
        return after
    variance = before.sigma**2 + weight * (after.sigma**2 - before.sigma**2)
    return Rating(before.mu + weight * (after.mu - before.mu), variance**0.5)


def rate_result(places: Sequence[RankedSeat]) -> list[Rating]:
    """Return the ratings after a result, in the order of `places`.

    A team gets the best rank of its seats.
    """
    from openskill.models import (
        PlackettLuce,
        PlackettLuceRating,
    )  # imported late, because it takes 0.1 s

    sides: dict[tuple[bool, int], list[int]] = {}
    for seat, place in enumerate(places):
        sides.setdefault(
            (place.team is not None, seat if place.team is None else place.team), []
        ).append(seat)
    before = [
        [PlackettLuceRating(*places[seat].rating) for seat in side] for side in sides.values()
    ]
    ranks = [float(min(places[seat].rank for seat in side)) for side in sides.values()]
    after = PlackettLuce(MU, SIGMA, BETA).rate(before, ranks=ranks)
    found = [Rating()] * len(places)
    for side, ratings in zip(sides.values(), after, strict=True):
        for seat, rating in zip(side, ratings, strict=True):
            found[seat] = Rating(rating.mu, rating.sigma)
    return found
