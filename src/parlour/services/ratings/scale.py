"""The scale of ratings: what a result changes, and the number that people are shown.

A rating is a normal distribution of somebody's strength, after Weng and Lin, A Bayesian approximation method for online
ranking (2011), as openskill's Plackett-Luce model computes it for any number of seats, ties and teams.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from statistics import NormalDist
from typing import NamedTuple

from parlour.core.value import Value

MU, SIGMA, BETA = 25.0, 25 / 3, 25 / 6
"""The model's own scale: where everybody begins, how unsure that is, and how much one game depends on the day."""

DISPLAY_CENTRE = 1500
"""The number that the middle of the model's scale is shown as: where everybody begins."""

DISPLAY_FACTOR = 50
"""How many points a unit of the model's scale is shown as, so that 100 points mean about what they mean to chess players."""

DEVIATIONS_90 = NormalDist().inv_cdf(0.95)
"""So many deviations to either side hold the truth nine times in ten."""

PROVISIONAL_GAMES = 20
"""How much evidence (matches of full weight) a rating needs that is no longer provisional."""


class Rating(NamedTuple):
    """An estimate of strength on the model's own scale: mean and deviation."""

    mu: float = MU
    sigma: float = SIGMA


class RankedSeat(NamedTuple):
    """One seat of a result: its rank (1 is the best, ties share one), its team if it plays in one, and what it was rated before."""

    rank: int
    team: int | None
    rating: Rating


class DisplayedRating(Value, frozen=True):
    """A rating as people are shown it: the number, and how far the truth may be from it nine times in ten."""

    value: int
    margin: int


def displayed_rating(rating: Rating) -> DisplayedRating:
    """Return the number that stands for a rating."""
    return DisplayedRating(
        round(DISPLAY_CENTRE + DISPLAY_FACTOR * (rating.mu - MU)),
        round(DISPLAY_FACTOR * DEVIATIONS_90 * rating.sigma),
    )


def settled_in(evidence: float) -> int:
    """Return how many matches of full weight are missing until a rating is no longer provisional."""
    return max(0, ceil(PROVISIONAL_GAMES - evidence))


def mean_from_number(number: float) -> float:
    """Return the mean on the model's scale that is shown as this number."""
    return MU + (number - DISPLAY_CENTRE) / DISPLAY_FACTOR


def moderated(before: Rating, after: Rating, weight: float) -> Rating:
    """Return the rating that a change comes to of which only a part (0 to 1) counts."""
    if weight == 1:
        return after
    variance = before.sigma**2 + weight * (after.sigma**2 - before.sigma**2)
    return Rating(before.mu + weight * (after.mu - before.mu), variance**0.5)


def rate_result(places: Sequence[RankedSeat]) -> list[Rating]:
    """Return what each seat is rated after a result, in the order of `places`; a team is ranked by its best seat."""
    from openskill.models import (
        PlackettLuce,
        PlackettLuceRating,
    )  # a tenth of a second that starting the house need not wait for

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
