"""The options and the state of Rowgame."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from parlour.core.game import Seat
from parlour.core.value import Value

EMPTY_CELL = "."
"""An empty cell in `State.cells`; a token is the digit of its seat."""


class Options(Value, frozen=True):
    """The options of Rowgame.

    Attributes:
        side: The number of cells on each side of the board.
    """

    side: Literal["3", "4", "5"] = "4"


class State(Value, frozen=True, dict=True):
    """The state of a match.

    Attributes:
        cells: The cells, row by row from the top.
        scores: The points of each seat.
        mover: The seat to move.
    """

    cells: str
    scores: tuple[int, ...]
    mover: Seat = Seat(0)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the cells, in the order of `cells`.

        They are derived from the number of cells, and therefore neither stored nor compared.
        """
        side = round(len(self.cells) ** 0.5)
        return tuple(f"{'abcde'[column]}{row + 1}" for row in range(side) for column in range(side))


def rows_through(cells: str, cell: int) -> list[tuple[int, int, int]]:
    """Return every row of three tokens of one seat that contains this cell."""
    side = round(len(cells) ** 0.5)
    rows = []
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for first in (-2, -1, 0):
            coordinates = [
                (cell // side + down * step, cell % side + right * step)
                for step in range(first, first + 3)
            ]
            if all(0 <= row < side and 0 <= column < side for row, column in coordinates):
                first_cell, second_cell, third_cell = (
                    row * side + column for row, column in coordinates
                )
                if cells[first_cell] == cells[second_cell] == cells[third_cell]:
                    rows.append((first_cell, second_cell, third_cell))
    return rows
