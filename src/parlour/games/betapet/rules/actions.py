"""The five things a player may do."""

from __future__ import annotations

from parlour.core.game import Action
from parlour.games.betapet.rules.placement import PlacedLetter


class Play(Action, frozen=True):
    """Lay these tiles, given in the order of their squares; a small letter says what a joker stands for."""

    tiles: tuple[PlacedLetter, ...]


class Exchange(Action, frozen=True):
    """Give these tiles back for as many others; letters sorted, `?` for a joker."""

    letters: tuple[str, ...]


class Pass(Action, frozen=True):
    """Do nothing this turn."""


class Challenge(Action, frozen=True):
    """Doubt the words of the play that was just made."""


class Accept(Action, frozen=True):
    """Let the play that was just made stand."""


AnyAction = Play | Exchange | Pass | Challenge | Accept
