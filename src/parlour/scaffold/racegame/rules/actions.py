"""The actions of Racegame."""

from __future__ import annotations

from parlour.core.game import Action


class Move(Action, frozen=True):
    """The action of moving the own runner on a space.

    Attributes:
        space: The number of the space; 0 is the start.
    """

    space: int
