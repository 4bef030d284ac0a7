"""A rating formula of a game's own, shown beside the house's ratings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple


class RatedSeat(NamedTuple):
    """A seat of a result to a formula: its points, what it was rated before, after how many games, and whether it left before the end."""

    points: int
    rating: float
    games: int
    has_left: bool


@dataclass(frozen=True)
class RatingFormula:
    """Where everybody begins, and by how much a result changes each seat's rating."""

    start: float
    changes: Callable[[Sequence[RatedSeat]], Sequence[float]]
