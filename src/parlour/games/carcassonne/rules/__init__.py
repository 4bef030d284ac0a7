"""The rules of Carcassonne and The Bets."""

from parlour.games.carcassonne.rules.game import GAME

__all__ = ["GAME"]
