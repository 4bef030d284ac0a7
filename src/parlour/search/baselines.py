"""Baseline players: random and greedy."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from parlour.core.game import AnyGame, Seat
from parlour.core.rng import Rng


class GamePlayer:
    """The base class of players that use the rules of their game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game


class RandomPlayer(GamePlayer):
    """A player that chooses uniformly among the legal actions."""

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        """Return a uniformly random legal action."""
        return luck.choice(
            list(self.game.legal_actions(determinized_state(self.game, view, luck), seat))
        )


class GreedyPlayer(GamePlayer):
    """A player that chooses the action with the highest evaluation of the next state.

    Ties are broken at random.
    """

    def __init__(self, game: AnyGame, value: Callable[[Any, Seat], float]) -> None:
        super().__init__(game)
        self.value = value

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        """Return the action that leads to the state with the highest evaluation."""
        state = determinized_state(self.game, view, luck)
        actions = list(self.game.legal_actions(state, seat))
        luck.shuffle(actions)
        return max(
            actions, key=lambda action: self.value(self.game.apply(state, seat, action).state, seat)
        )


def determinized_state(game: AnyGame, view: Any, luck: Random) -> Any:
    """Return a random state that is consistent with a view."""
    return game.determinize(view, Rng(luck.randbytes(32)))
