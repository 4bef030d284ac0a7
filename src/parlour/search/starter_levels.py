"""The five levels of a game that has no bots of its own yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from parlour.core.game import AnyGame, Seat
from parlour.plugin.player import BotLevel, BotPlayer
from parlour.search.baselines import GreedyPlayer, RandomPlayer
from parlour.search.ismcts import IsmctsPlayer

Evaluation = Callable[[Any, Seat], float]
"""A function that returns the value of a state for a seat, in points."""


def starter_levels(evaluate: Evaluation) -> tuple[BotLevel, ...]:
    """Return five levels that work for any game, weakest first.

    The weakest chooses at random, the next the action with the best evaluation. The others search
    with 20, 80 and 300 playouts per decision.

    Args:
        evaluate: The value of a state for a seat, from public information and what the seat knows.
    """
    return (
        BotLevel("beginner", RandomPlayer),
        BotLevel("casual", lambda game: GreedyPlayer(game, evaluate)),
        BotLevel("club", _ismcts_builder(evaluate, 20)),
        BotLevel("expert", _ismcts_builder(evaluate, 80)),
        BotLevel("master", _ismcts_builder(evaluate, 300)),
    )


def _ismcts_builder(evaluate: Evaluation, rounds: int) -> Callable[[AnyGame], BotPlayer]:
    """Return a factory of ISMCTS players with `rounds` playouts per decision."""

    def build(game: AnyGame) -> BotPlayer:
        def choices(state: Any, seat: Seat) -> Sequence[tuple[float, Any]]:
            evaluated = [
                (evaluate(game.apply(state, seat, action).state, seat), action)
                for action in game.legal_actions(state, seat)
            ]
            return sorted(evaluated, key=lambda choice: -choice[0])

        def win_value(state: Any, seat: Seat) -> float:
            return float(game.ranking(state).ranks[seat] == 1)

        return IsmctsPlayer(
            game, choices, win_value, rounds=rounds, exploration=0.7, temperature=1.0, noise=1.0
        )

    return build
