"""Fixed ratings of bots, computed from duels between bot levels."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from statistics import NormalDist

from parlour.plugin import registry
from parlour.plugin.player import LevelScore
from parlour.services.ratings.scale import BETA, Rating, mean_from_number

WEAKEST_RATING = 1000
"""The rating of the weakest bot of every game."""

MIN_LOSSES = 0.5
"""The minimum number of lost games in a duel, so that no level is infinitely stronger."""


@cache
def anchor_ratings(game: str) -> Mapping[str, Rating]:
    """Return the fixed ratings of a game's bot levels, by level.

    The result is empty without duels; then bots are rated like people.
    """
    bots = registry.game_plugin(game).bots
    if bots is None or not bots.level_scores:
        return {}
    mu, variance = mean_from_number(WEAKEST_RATING), 0.0
    found = {bots.levels[0].id: Rating(mu, 0.0)}
    for duel in bots.level_scores:
        step, deviation = rating_distance(duel)
        mu, variance = mu + step, variance + deviation**2
        found[duel.level] = Rating(mu, variance**0.5)
    return found


def rating_distance(duel: LevelScore) -> tuple[float, float]:
    """Return the rating distance between two levels, and its standard error.

    Both are on the scale of the model.

    Args:
        duel: The result of the stronger level against the weaker one.
    """
    score = min(max(duel.score, MIN_LOSSES / duel.games), 1 - MIN_LOSSES / duel.games)
    # In the model, the expected score is the normal distribution function of the rating distance
    # divided by this spread.
    spread, normal = 2**0.5 * BETA, NormalDist()
    distance = normal.inv_cdf(score)
    deviation = (score * (1 - score) / duel.games) ** 0.5 / normal.pdf(distance)
    return spread * distance, spread * deviation
