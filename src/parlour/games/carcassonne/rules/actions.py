"""The actions that a seat can take: place, settle, bet and choose."""

from __future__ import annotations

from parlour.core.game import Action


class Place(Action, frozen=True):
    """The placement of the drawn tile, with or without a meeple."""

    x: int
    """The column of the square."""
    y: int
    """The row of the square."""
    turns: int
    """Clockwise quarter turns."""
    meeple: str | None = None
    """The segment of the tile that gets a meeple, or None."""


class Settle(Action, frozen=True):
    """The mover's choice of the completed feature that settles the chips of an office."""

    tile: int
    """The number of the office's tile."""
    segment: str
    """The first segment of the chosen feature on that tile."""


class Bet(Action, frozen=True):
    """The decision to place a chip face down on the office of the newest tile, or to place none."""

    chip: str | None = None
    """The id of the chip, or None for no bet."""


class Choose(Action, frozen=True):
    """A seat's choice, at the end, of the city or road that its chip on an office counts for."""

    tile: int
    """The number of the office's tile."""
    segment: str
    """The first segment of the chosen feature on that tile."""


AnyAction = Place | Settle | Bet | Choose
