"""What the tiles kept on a rack are worth: the values learnt by self-play, as they lie in data/."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec

from parlour.core.value import Value

DATA_FOLDER = files("parlour.games.betapet") / "data"


class LeaveValues(Value, frozen=True):
    """Values in thousandths of a point: for each further copy of a tile (the last value for all beyond), and for each pair of letters."""

    tiles: dict[str, tuple[int, ...]] = {}
    pairs: dict[str, int] = {}

    def leave_value(self, leave: Sequence[str]) -> int:
        """Return what these tiles are worth together."""
        letters = sorted(set(leave))
        total = 0
        for letter in letters:
            values = self.tiles.get(letter, ())
            total += (
                sum(values[min(copy, len(values) - 1)] for copy in range(leave.count(letter)))
                if values
                else 0
            )
        for place, one in enumerate(letters):
            total += sum(self.pairs.get(f"{one} {other}", 0) for other in letters[place + 1 :])
        return total


@cache
def packaged_leaves(language: str) -> LeaveValues:
    """Return the values learnt for a language; where none were, every leave is worth the same."""
    path = DATA_FOLDER / f"leaves-{language}.json"
    return (
        msgspec.json.decode(path.read_bytes(), type=LeaveValues)
        if path.is_file()
        else LeaveValues()
    )
