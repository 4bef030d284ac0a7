"""The actions of a seat."""

from __future__ import annotations

from parlour.core.game import Action


class Place(Action, frozen=True):
    """Place the drawn tile, with or without a meeple."""

    x: int
    """Column of the square."""
    y: int
    """Row of the square."""
    turns: int
    """Clockwise quarter turns."""
    meeple: str | None = None
    """The segment of the tile that gets a meeple."""


class Settle(Action, frozen=True):
    """Name the completed feature for which the mover settles the chips of an office."""

    tile: int
    """The tile of the office."""
    segment: str
    """The first segment of the feature on that tile."""


class Bet(Action, frozen=True):
    """Place a chip face down on the office of the newest tile."""

    chip: str | None = None
    """The chip; None for no bet."""


class Choose(Action, frozen=True):
    """Name, at the end, the city or road for which the seat's own chip on an office counts."""

    tile: int
    """The tile of the office."""
    segment: str
    """The first segment of the feature on that tile."""


AnyAction = Place | Settle | Bet | Choose
