"""The rules of Bulbous; RULES.md tells them in words."""

from parlour.games.bulbous.rules.game import Bulbous as GAME

__all__ = ["GAME"]
