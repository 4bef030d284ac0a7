"""The rules of Betta, as RULES.md states them."""

from parlour.games.betta.rules.game import GAME

__all__ = ["GAME"]
