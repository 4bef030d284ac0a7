"""The actions of Rowgame."""

from __future__ import annotations

from parlour.core.game import Action


class Place(Action, frozen=True):
    """The action of placing a token on an empty cell.

    Attributes:
        cell: The name of the cell, column and row: `b3`.
    """

    cell: str
