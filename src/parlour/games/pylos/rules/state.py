"""A match of Pylos between two actions."""

from __future__ import annotations

from typing import Literal

from parlour.core.game import Seat
from parlour.core.value import Value

Variant = Literal["basic", "standard", "advanced"]
Over = Literal["apex", "stuck", "repetition", "length"]

REPETITIONS_FOR_DRAW = 3
"""A position that occurs this often is a draw."""

MAX_TURNS = 400
"""A match of this many turns is a draw: a safety cap far beyond real play."""


class Options(Value, frozen=True):
    """Which of the three rule sets is played."""

    variant: Variant = "standard"


class Ply(Value, frozen=True):
    """A turn, or as much of it as is decided: the ball moved, the squares or lines it made, the balls taken back."""

    seat: Seat
    cell: str
    source: str | None = None
    made: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()


class State(Value, frozen=True, kw_only=True):
    """The balls of both colours as masks (board.py), who moves, and what the draws need to remember.

    `due`: the mover must still take balls back for its last ball. `past`: the number of every position so far,
    this one included; empty in basic, where none can return. `turns` counts whole turns.
    """

    variant: Variant
    white: int = 0
    black: int = 0
    mover: Seat = Seat(0)
    due: bool = False
    last: Ply | None = None
    past: tuple[int, ...] = ()
    turns: int = 0
    over: Over | None = None

    @property
    def own(self) -> int:
        """The mover's balls."""
        return self.black if self.mover else self.white

    @property
    def occupied_cells(self) -> int:
        """The balls of both."""
        return self.white | self.black
