"""Betapet's own rating formula, as rayter's source and the rating page of betapet.se tell it: shares of points against shares of ratings.

dA = (Ap² / ΣP² - Ar / ΣR) · Ar · (0.1 + 0.2 · e^(-0.1 · games)): a favourite who wins by too little loses. Three times as much
changes in the first game as after forty. Whoever leaves can gain nothing by it, and nobody loses to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from parlour.plugin.rating_formula import RatedSeat, RatingFormula

START_RATING = 1200.0
"""Where everybody begins; no source tells of it."""

FINAL_FACTOR, INITIAL_EXTRA, DECAY_RATE = 0.1, 0.2, 0.1
"""What part of a rating a game may change at last, how much more at first, and how fast that goes."""


def rating_changes(seats: Sequence[RatedSeat]) -> list[float]:
    """Return by how much a result changes each seat's rating; points below nothing count as nothing."""
    squares = [max(0, seat.points) ** 2 for seat in seats]
    if not sum(squares):
        return [0.0] * len(seats)
    ratings, left = sum(seat.rating for seat in seats), any(seat.has_left for seat in seats)
    found = []
    for seat, square in zip(seats, squares, strict=True):
        by = (
            (square / sum(squares) - seat.rating / ratings)
            * seat.rating
            * (FINAL_FACTOR + INITIAL_EXTRA * exp(-DECAY_RATE * seat.games))
        )
        found.append(min(0.0, by) if seat.has_left else max(0.0, by) if left else by)
    return found


FORMULA = RatingFormula(START_RATING, rating_changes)
