"""The options and the state of Reversi."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from parlour.core.game import Seat
from parlour.core.value import Value
from parlour_reversi.rules.board import legal_cells


class Options(Value, frozen=True):
    """The options of Reversi.

    Attributes:
        board: The number of cells on each side.
    """

    board: Literal["8", "6"] = "8"


class State(Value, frozen=True, dict=True):
    """The state of a match; sets of cells are bits (board.py).

    Attributes:
        side: The number of cells on each side.
        discs: The discs of each seat; dark is seat 0.
        mover: The seat to move, also after the end.
        placed: The number of the cell of the last disc, or None.
        turned: The discs that the last disc turned over.
    """

    side: int
    discs: tuple[int, int]
    mover: Seat = Seat(0)
    placed: int | None = None
    turned: int = 0

    @cached_property
    def places(self) -> int:
        """The cells where the mover can place a disc."""
        return legal_cells(self.discs[self.mover], self.discs[1 - self.mover], self.side)

    @cached_property
    def is_over(self) -> bool:
        """Whether neither player can place a disc."""
        return not self.places and not legal_cells(
            self.discs[1 - self.mover], self.discs[self.mover], self.side
        )

    @property
    def counts(self) -> tuple[int, int]:
        """The number of discs of each seat."""
        dark, light = self.discs
        return dark.bit_count(), light.bit_count()


def initial_state(side: int) -> State:
    """Return the state with four discs in the middle."""
    first = (side // 2 - 1) * (side + 1)
    light = 1 << first | 1 << first + side + 1
    dark = 1 << first + 1 | 1 << first + side
    return State(side, (dark, light))
