"""Fixed ratings of bots, computed from duels between bot levels."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from parlour.search.level_ratings import level_ratings
from parlour.services.ratings.scale import DISPLAY_FACTOR, Rating, mean_from_number


@cache
def anchor_ratings(game: str) -> Mapping[str, Rating]:
    """Return the fixed ratings of a game's bot levels, by level.

    The result is empty without duels; then bots are rated like people.
    """
    return {
        level: Rating(mean_from_number(found.number), found.deviation / DISPLAY_FACTOR)
        for level, found in level_ratings(game).items()
    }
