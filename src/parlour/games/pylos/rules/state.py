"""The state and the options of a match of Pylos."""

from __future__ import annotations

from typing import Literal

from parlour.core.game import Seat
from parlour.core.value import Value

Variant = Literal["basic", "standard", "advanced"]
Over = Literal["apex", "stuck", "repetition", "length"]
"""The reason why a match ended: the apex ball, no legal turn, a third repetition, or MAX_TURNS."""

REPETITIONS_FOR_DRAW = 3
"""The number of occurrences of a position that ends the match in a draw."""

MAX_TURNS = 400
"""The number of turns that ends the match in a draw, far more than any real match has."""


class Options(Value, frozen=True):
    """The options of a match of Pylos."""

    variant: Variant = "standard"
    """The rule set."""


class Ply(Value, frozen=True):
    """A turn, or the part of it that has been decided so far."""

    seat: Seat
    """The player who takes the turn."""

    cell: str
    """The hollow in which the ball was placed, or to which it was raised."""

    source: str | None = None
    """The hollow from which the ball was raised; None for the reserve."""

    made: tuple[str, ...] = ()
    """The balls of the completed formations, if they earned a bonus."""

    taken: tuple[str, ...] = ()
    """The removed balls."""


class State(Value, frozen=True, kw_only=True):
    """The state of a match: both colours' balls, the side to move, and the history for draws."""

    variant: Variant
    """The rule set."""

    white: int = 0
    """The white balls, a mask (board.py)."""

    black: int = 0
    """The black balls, a mask."""

    mover: Seat = Seat(0)
    """The side to move."""

    due: bool = False
    """Whether the mover must still remove balls."""

    last: Ply | None = None
    """The last turn, or the part of it that has been decided so far."""

    past: tuple[int, ...] = ()
    """The numbers of all positions so far, including the current one; empty in basic."""

    turns: int = 0
    """The number of complete turns."""

    over: Over | None = None
    """The reason why the match is over, or None."""

    @property
    def own(self) -> int:
        """The mask of the mover's balls."""
        return self.black if self.mover else self.white

    @property
    def occupied_cells(self) -> int:
        """The mask of both players' balls."""
        return self.white | self.black
