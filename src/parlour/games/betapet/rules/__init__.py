"""The rules of Betapet; RULES.md tells them in words."""

from parlour.games.betapet.rules.game import Betapet as GAME

__all__ = ["GAME"]
