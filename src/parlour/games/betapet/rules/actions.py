"""The five actions of Betapet."""

from __future__ import annotations

from parlour.core.game import Action
from parlour.games.betapet.rules.placement import PlacedLetter


class Play(Action, frozen=True):
    """Lay tiles on the board."""

    tiles: tuple[PlacedLetter, ...]
    """The tiles in the order of their squares; a lower-case letter is what a joker stands for."""


class Exchange(Action, frozen=True):
    """Exchange tiles with the bag."""

    letters: tuple[str, ...]
    """The tiles to return, sorted, `?` for a joker."""


class Pass(Action, frozen=True):
    """Pass the turn."""


class Challenge(Action, frozen=True):
    """Challenge the words of the last play."""


class Accept(Action, frozen=True):
    """Accept the last play."""


AnyAction = Play | Exchange | Pass | Challenge | Accept
