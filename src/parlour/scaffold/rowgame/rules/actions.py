"""What a seat may decide."""

from __future__ import annotations

from parlour.core.game import Action


class Place(Action, frozen=True):
    """Put a token on a free cell, by its name: column and row, `b3`."""

    cell: str
