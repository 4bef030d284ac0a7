"""The five bots of Rowgame, weakest first, built from players that work for any game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from parlour.core.game import AnyGame, Seat
from parlour.plugin.player import BotLevel, BotPlayer
from parlour.scaffold.rowgame.rules.actions import Place
from parlour.scaffold.rowgame.rules.state import State
from parlour.search.baselines import GreedyPlayer, RandomPlayer
from parlour.search.ismcts import IsmctsPlayer


def score_lead(state: State, seat: Seat) -> float:
    """Return the points by which a seat leads the best other seat."""
    return state.scores[seat] - max(
        score for other, score in enumerate(state.scores) if other != seat
    )


def _ismcts_builder(rounds: int) -> Callable[[AnyGame], BotPlayer]:
    """Return a factory of ISMCTS players with `rounds` playouts per decision."""

    def build(game: AnyGame) -> BotPlayer:
        def choices(state: Any, seat: Seat) -> Sequence[tuple[float, Place]]:
            scored_actions = [
                (score_lead(game.apply(state, seat, action).state, seat), action)
                for action in game.legal_actions(state, seat)
            ]
            return sorted(scored_actions, key=lambda choice: -choice[0])

        def win_value(state: Any, seat: Seat) -> float:
            return float(game.ranking(state).ranks[seat] == 1)

        return IsmctsPlayer(
            game, choices, win_value, rounds=rounds, exploration=0.7, temperature=1.0, noise=1.0
        )

    return build


LEVELS = (
    BotLevel("beginner", RandomPlayer),
    BotLevel("casual", lambda game: GreedyPlayer(game, score_lead)),
    BotLevel("club", _ismcts_builder(20)),
    BotLevel("expert", _ismcts_builder(80)),
    BotLevel("master", _ismcts_builder(300)),
)
