"""A match at one moment."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from parlour.core.game import Seat
from parlour.core.value import Value

EMPTY_CELL = "."
"""How a cell without a token is written; a token is the digit of its seat."""


class Options(Value, frozen=True):
    """How many cells a side of the board has."""

    side: Literal["3", "4", "5"] = "4"


class State(Value, frozen=True, dict=True):
    """The board row by row from the top, the points so far, and whose turn it is."""

    cells: str
    scores: tuple[int, ...]
    mover: Seat = Seat(0)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The cells' names in the order of `cells`: derived, so it is kept with the state but neither stored nor compared."""
        side = round(len(self.cells) ** 0.5)
        return tuple(f"{'abcde'[column]}{row + 1}" for row in range(side) for column in range(side))


def rows_through(cells: str, place: int) -> list[tuple[int, int, int]]:
    """Return every three in a row of one seat's tokens that the token at this place belongs to."""
    side = round(len(cells) ** 0.5)
    found = []
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for first in (-2, -1, 0):
            spots = [
                (place // side + down * step, place % side + right * step)
                for step in range(first, first + 3)
            ]
            if all(0 <= row < side and 0 <= column < side for row, column in spots):
                one, two, three = (row * side + column for row, column in spots)
                if cells[one] == cells[two] == cells[three]:
                    found.append((one, two, three))
    return found
