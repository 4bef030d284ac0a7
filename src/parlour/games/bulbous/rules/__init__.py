"""The rules of Bulbous, as described in RULES.md."""

from parlour.games.bulbous.rules.game import Bulbous as GAME

__all__ = ["GAME"]
