"""The actions of Reversi."""

from __future__ import annotations

from parlour.core.game import Action


class Place(Action, frozen=True):
    """The action of placing a disc.

    Attributes:
        cell: The name of the cell, column and row: `d3`.
    """

    cell: str


class Pass(Action, frozen=True):
    """The action of a player who cannot place a disc."""


AnyAction = Place | Pass
"""Any action of the game."""
