"""Players that need no thought: any legal action, or the first that looks best."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from parlour.core.game import AnyGame, Seat
from parlour.core.rng import Rng


class GamePlayer:
    """What players have in common that ask the rules of their game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game


class RandomPlayer(GamePlayer):
    """Takes any legal action, each as likely."""

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        """Return a uniformly random legal action."""
        return luck.choice(
            list(self.game.legal_actions(determinized_state(self.game, view, luck), seat))
        )


class GreedyPlayer(GamePlayer):
    """Takes the action whose next state it values most for itself, ties broken by luck."""

    def __init__(self, game: AnyGame, value: Callable[[Any, Seat], float]) -> None:
        super().__init__(game)
        self.value = value

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        """Return the action with the highest value after it."""
        state = determinized_state(self.game, view, luck)
        actions = list(self.game.legal_actions(state, seat))
        luck.shuffle(actions)
        return max(
            actions, key=lambda action: self.value(self.game.apply(state, seat, action).state, seat)
        )


def determinized_state(game: AnyGame, view: Any, luck: Random) -> Any:
    """Return a state that could lie behind the view."""
    return game.determinize(view, Rng(luck.randbytes(32)))
