"""A game's own rating formula, shown in addition to the server's ratings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple


class RatedSeat(NamedTuple):
    """One seat of a rated result.

    Attributes:
        points: The points of the seat.
        rating: The rating before the match.
        games: The number of games rated before.
        has_left: Whether the seat left before the end.
    """

    points: int
    rating: float
    games: int
    has_left: bool


@dataclass(frozen=True)
class RatingFormula:
    """The rating formula of a game.

    Attributes:
        start: The initial rating.
        changes: Returns the rating change of each seat.
    """

    start: float
    changes: Callable[[Sequence[RatedSeat]], Sequence[float]]
