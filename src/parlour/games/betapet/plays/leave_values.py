"""The values of leaves, learnt by self-play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec

from parlour.core.value import Value

DATA_FOLDER = files("parlour.games.betapet") / "data"


class LeaveValues(Value, frozen=True):
    """The learnt leave values of a language, in thousandths of a point."""

    tiles: dict[str, tuple[int, ...]] = {}
    """By tile, the value of each copy; the last value applies to all further copies."""

    pairs: dict[str, int] = {}
    """The value of each pair of different tiles, such as `A B`."""

    def leave_value(self, leave: Sequence[str]) -> int:
        """Return the value of a leave, in thousandths of a point.

        >>> LeaveValues({"S": (8000, 2000)}, {"A S": 500}).leave_value(("A", "S", "S"))
        10500
        """
        letters = sorted(set(leave))
        total = 0
        for letter in letters:
            values = self.tiles.get(letter, ())
            total += (
                sum(values[min(copy, len(values) - 1)] for copy in range(leave.count(letter)))
                if values
                else 0
            )
        for place, first in enumerate(letters):
            total += sum(self.pairs.get(f"{first} {other}", 0) for other in letters[place + 1 :])
        return total


@cache
def packaged_leaves(language: str) -> LeaveValues:
    """Return the packaged leave values of a language, or zero values if there are none."""
    path = DATA_FOLDER / f"leaves-{language}.json"
    return (
        msgspec.json.decode(path.read_bytes(), type=LeaveValues)
        if path.is_file()
        else LeaveValues()
    )
