"""The rules of Carcassonne with the expansion The Bets."""

from parlour.games.carcassonne.rules.game import GAME

__all__ = ["GAME"]
