"""The rules of Betapet (RULES.md)."""

from parlour.games.betapet.rules.game import Betapet as GAME

__all__ = ["GAME"]
