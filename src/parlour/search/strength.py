"""Strength settings: evaluation noise, and values that depend on the number of seats."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import NamedTuple


class BySeats(NamedTuple):
    """A setting that depends on the number of seats.

    A single seat uses the value for two. More than four seats use `more`, or else the value for
    four.
    """

    two: float
    three: float
    four: float
    more: float | None = None

    def for_seats(self, seats: int) -> float:
        """Return the setting for a number of seats.

        >>> BySeats(1.0, 2.0, 3.0).for_seats(5)
        3.0
        """
        if seats > 4 and self.more is not None:
            return self.more
        return (self.two, self.three, self.four)[min(max(seats, 2), 4) - 2]


def same_for_all(setting: float) -> BySeats:
    """Return the same setting for all numbers of seats."""
    return BySeats(setting, setting, setting)


ZERO_NOISE = same_for_all(0.0)
"""The setting for no evaluation noise."""


class EvaluationNoise:
    """Random evaluation errors within one decision; the same aspect always has the same error.

    Attributes:
        deviation: The standard deviation of an error, in the game's unit.
    """

    def __init__(self, deviation: float, rng: Random) -> None:
        self.deviation, self.rng = deviation, rng
        self.errors: dict[Hashable, float] = {}

    def error_of(self, *aspects: Hashable) -> float:
        """Return the error of an action with these aspects.

        Each aspect contributes an equal share and has the same error wherever it occurs.
        """
        error: float = sum(map(self._aspect_error, aspects)) / len(aspects) ** 0.5
        return error

    def _aspect_error(self, aspect: Hashable) -> float:
        if aspect not in self.errors:
            self.errors[aspect] = self.rng.gauss(0.0, self.deviation) if self.deviation else 0.0
        return self.errors[aspect]
