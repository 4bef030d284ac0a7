"""The dial of strength: by how much somebody misjudges what they look at, and a setting for each size of table."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import NamedTuple


class BySeats(NamedTuple):
    """A setting of the dial for so many seats; alone it is that of two, with `more` than four that of four unless told."""

    two: float
    three: float
    four: float
    more: float | None = None

    def for_seats(self, seats: int) -> float:
        """Return the setting for so many seats."""
        if seats > 4 and self.more is not None:
            return self.more
        return (self.two, self.three, self.four)[min(max(seats, 2), 4) - 2]


def same_for_all(setting: float) -> BySeats:
    """Return one setting for tables of all sizes."""
    return BySeats(setting, setting, setting)


ZERO_NOISE = same_for_all(0.0)
"""The slip of somebody who judges rightly what they look at."""


class EvaluationNoise:
    """By how much somebody is wrong about things, in one decision: whatever is judged is judged once, rightly or not.

    `slip` is the standard deviation of an error, in the game's own unit.
    """

    def __init__(self, deviation: float, luck: Random) -> None:
        self.deviation, self.luck = deviation, luck
        self.errors: dict[Hashable, float] = {}

    def error_of(self, *aspects: Hashable) -> float:
        """Return the error about something with these aspects, each an equal part of it: who overrates an aspect does so wherever it is met."""
        error: float = sum(map(self._aspect_error, aspects)) / len(aspects) ** 0.5
        return error

    def _aspect_error(self, aspect: Hashable) -> float:
        if aspect not in self.errors:
            self.errors[aspect] = self.luck.gauss(0.0, self.deviation) if self.deviation else 0.0
        return self.errors[aspect]
