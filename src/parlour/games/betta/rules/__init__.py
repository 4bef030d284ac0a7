"""The rules of Betta, as described in RULES.md."""

from parlour.games.betta.rules.game import GAME

__all__ = ["GAME"]
