"""Ratings of bot levels from their measured duels, in displayed numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from statistics import NormalDist
from typing import NamedTuple

from parlour.plugin.player import LevelScore
from parlour.plugin.registry import game_plugin

WEAKEST_RATING = 1000
"""The rating of the weakest level of every game."""

RATING_SPREAD = 50 * 2**0.5 * 25 / 6
"""The rating distance divided by this number has a normal distribution (services/ratings)."""

MIN_LOSSES = 0.5
"""The minimum number of lost games in a duel, so that no level is infinitely stronger."""


class LevelRating(NamedTuple):
    """The rating of a level.

    Attributes:
        number: The displayed number.
        deviation: Its standard error.
    """

    number: float
    deviation: float


@cache
def level_ratings(game: str) -> Mapping[str, LevelRating]:
    """Return the ratings of a game's bot levels, by level; empty without measured duels."""
    bots = game_plugin(game).bots
    if bots is None or not bots.level_scores:
        return {}
    number, variance = float(WEAKEST_RATING), 0.0
    found = {bots.levels[0].id: LevelRating(number, 0.0)}
    for duel in bots.level_scores:
        step, deviation = rating_distance(duel)
        number, variance = number + step, variance + deviation**2
        found[duel.level] = LevelRating(number, variance**0.5)
    return found


def rating_distance(duel: LevelScore) -> tuple[float, float]:
    """Return the rating distance between two levels in displayed points, and its standard error.

    Args:
        duel: The result of the stronger level against the weaker one.
    """
    score = min(max(duel.score, MIN_LOSSES / duel.games), 1 - MIN_LOSSES / duel.games)
    normal = NormalDist()
    distance = normal.inv_cdf(score)
    deviation = (score * (1 - score) / duel.games) ** 0.5 / normal.pdf(distance)
    return RATING_SPREAD * distance, RATING_SPREAD * deviation
