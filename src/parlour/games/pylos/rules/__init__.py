"""The rules of Pylos in its three variants, as RULES.md states them."""

from parlour.games.pylos.rules.game import Pylos as GAME

__all__ = ["GAME"]
