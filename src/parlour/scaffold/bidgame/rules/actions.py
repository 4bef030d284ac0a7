"""The actions of Bidgame."""

from __future__ import annotations

from parlour.core.game import Action


class Bid(Action, frozen=True):
    """The action of bidding a card face down.

    Attributes:
        card: The number on the card.
    """

    card: int
