"""The rules of Pylos in its three variants, as described in RULES.md."""

from parlour.games.pylos.rules.game import Pylos as GAME

__all__ = ["GAME"]
