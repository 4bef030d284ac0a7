"""The rules of Pylos in its three variants (RULES.md)."""

from parlour.games.pylos.rules.game import Pylos as GAME

__all__ = ["GAME"]
