"""What a seat can decide."""

from __future__ import annotations

from parlour.core.game import Action


class Place(Action, frozen=True):
    """The drawn tile is laid at a square after so many clockwise quarter turns, perhaps with a meeple on one of its segments."""

    x: int
    y: int
    turns: int
    meeple: str | None = None


class Settle(Action, frozen=True):
    """The mover names the completed feature, by its segment on the office's tile, for which the chips there are settled."""

    tile: int
    segment: str


class Bet(Action, frozen=True):
    """A chip is laid face down on the office of the newest tile, or none."""

    chip: str | None = None


class Choose(Action, frozen=True):
    """At the end, the city or road of an office's tile for which one's own chip there counts."""

    tile: int
    segment: str


AnyAction = Place | Settle | Bet | Choose
