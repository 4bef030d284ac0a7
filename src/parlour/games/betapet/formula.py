"""Betapet's own rating formula, which compares shares of points with shares of ratings.

Sources: the source of rayter and the rating page of betapet.se. dA = (Ap² / ΣP² - Ar / ΣR) · Ar ·
(0.1 + 0.2 · e^(-0.1 · games)). A favourite who wins by too little loses rating. A player's first
game changes the rating about three times as much as a game after the fortieth. A player who leaves
cannot gain rating, and the other players cannot lose rating to that player.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from parlour.plugin.rating_formula import RatedSeat, RatingFormula

START_RATING = 1200.0
"""The initial rating; no source states it."""

FINAL_FACTOR, INITIAL_EXTRA, DECAY_RATE = 0.1, 0.2, 0.1
"""The share of a rating that a game can change.

The first value is the share in the long run, the second is the additional share at first, and the
third is the rate at which the additional share decays with the number of games.
"""


def rating_changes(seats: Sequence[RatedSeat]) -> list[float]:
    """Return the rating change of each seat; negative points count as 0."""
    squares = [max(0, seat.points) ** 2 for seat in seats]
    if not sum(squares):
        return [0.0] * len(seats)
    ratings, any_left = sum(seat.rating for seat in seats), any(seat.has_left for seat in seats)
    changes = []
    for seat, square in zip(seats, squares, strict=True):
        change = (
            (square / sum(squares) - seat.rating / ratings)
            * seat.rating
            * (FINAL_FACTOR + INITIAL_EXTRA * exp(-DECAY_RATE * seat.games))
        )
        changes.append(
            min(0.0, change) if seat.has_left else max(0.0, change) if any_left else change
        )
    return changes


FORMULA = RatingFormula(START_RATING, rating_changes)
