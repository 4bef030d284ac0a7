"""The five actions of Betapet."""

from __future__ import annotations

from parlour.core.game import Action
from parlour.games.betapet.rules.placement import PlacedLetter


class Play(Action, frozen=True):
    """The action of laying tiles on the board."""

    tiles: tuple[PlacedLetter, ...]
    """The tiles in the order of their squares; a lower-case letter is the letter of a joker."""


class Exchange(Action, frozen=True):
    """The action of exchanging tiles with the bag."""

    letters: tuple[str, ...]
    """The tiles to return, sorted; `?` is a joker."""


class Pass(Action, frozen=True):
    """The action of passing the turn."""


class Challenge(Action, frozen=True):
    """The action of challenging the words of the last play."""


class Accept(Action, frozen=True):
    """The action of accepting the last play."""


AnyAction = Play | Exchange | Pass | Challenge | Accept
