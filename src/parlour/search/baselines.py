"""Players that need no thought: any legal action, or the first that looks best."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from parlour.core.game import Game, Seat
from parlour.core.rng import Rng


class RandomPlayer:
    """Takes any legal action, each as likely."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        """Return a uniformly random legal action."""
        return luck.choice(list(self.game.legal(imagined(self.game, view, luck), seat)))


class GreedyPlayer:
    """Takes the action whose next state it values most for itself, ties broken by luck."""

    def __init__(self, game: Game[Any, Any, Any, Any], value: Callable[[Any, Seat], float]) -> None:
        self.game, self.value = game, value

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        """Return the action with the highest value after it."""
        state = imagined(self.game, view, luck)
        actions = list(self.game.legal(state, seat))
        luck.shuffle(actions)
        return max(actions, key=lambda action: self.value(self.game.apply(state, seat, action).state, seat))


def imagined(game: Game[Any, Any, Any, Any], view: Any, luck: Random) -> Any:
    """Return a state that could lie behind the view."""
    return game.imagine(view, Rng(luck.randbytes(32)))
