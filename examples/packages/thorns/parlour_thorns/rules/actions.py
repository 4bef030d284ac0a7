"""The actions of Thorns."""

from __future__ import annotations

from typing import Literal

from parlour.core.game import Action

Card = Literal["rose", "thorn"]
"""The two kinds of cards."""


class Lay(Action, frozen=True):
    """The action of laying a card face down on the own pile.

    Attributes:
        card: The kind of card.
    """

    card: Card


class Bid(Action, frozen=True):
    """The action of bidding how many roses one can pick.

    Attributes:
        count: The number of roses.
    """

    count: int


class Pass(Action, frozen=True):
    """The action of leaving the bidding."""


class Pick(Action, frozen=True):
    """The action of turning over the top card of another pile.

    Attributes:
        seat: The seat to which the pile belongs.
    """

    seat: int


class Discard(Action, frozen=True):
    """The action of giving up one of the own cards for good, after picking the own thorn.

    Attributes:
        card: The kind of card.
    """

    card: Card


AnyAction = Lay | Bid | Pass | Pick | Discard
