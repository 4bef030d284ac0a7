"""The actions of Cardgame."""

from __future__ import annotations

from parlour.core.game import Action


class Lay(Action, frozen=True):
    """The action of laying a card aside, face down.

    Attributes:
        card: The card, suit and rank: `moon-5`.
    """

    card: str


class Play(Action, frozen=True):
    """The action of playing a card to the trick.

    Attributes:
        card: The card, suit and rank: `moon-5`.
    """

    card: str


AnyAction = Lay | Play
