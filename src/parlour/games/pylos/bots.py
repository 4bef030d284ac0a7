"""Five people to play Pylos against, from a newcomer who overlooks things to one who counts to the last ball."""

from __future__ import annotations

from random import Random
from typing import Any

from parlour.core.game import Game, Seat
from parlour.games.pylos.actions import AnyAction, Raise, Take
from parlour.games.pylos.board import BALLS, buried
from parlour.games.pylos.rules import PylosView, State
from parlour.search.chance import GreedyPlayer, imagined
from parlour.search.player import Level
from parlour.search.shallow import ShallowPlayer

AnyGame = Game[Any, Any, Any, Any]


class Newcomer:
    """Plays what catches the eye: mostly overlooks raises, and is often content with one ball where two could come back."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return one of the actions it noticed."""
        actions = list(self.game.legal(imagined(self.game, view, luck), seat))
        noticed = [action for action in actions if luck.random() < _eye(action)]
        chosen: AnyAction = luck.choice(noticed or actions)
        return chosen


def _eye(action: AnyAction) -> float:
    """Return how likely a newcomer is to think of an action at all."""
    if isinstance(action, Raise):
        return 0.25
    return 0.35 if isinstance(action, Take) and len(action.balls) == 2 else 1.0


def outlook(state: State, seat: Seat) -> float:
    """Return how well a seat stands: balls in hand above all, then balls free to be raised or taken back."""
    balls = (state.white, state.black)
    free = ~buried(state.white | state.black)
    ahead = [BALLS - own.bit_count() + 0.1 * (own & free).bit_count() for own in balls]
    due = 0.0 if not state.due else 1.5 if state.mover == seat else -1.5
    return ahead[seat] - ahead[1 - seat] + due


def _casual(game: AnyGame) -> GreedyPlayer:
    return GreedyPlayer(game, outlook)


def _club(game: AnyGame) -> ShallowPlayer:
    return ShallowPlayer(game, outlook, depth=3)


LEVELS = (
    Level("beginner", Newcomer),
    Level("casual", _casual),
    Level("club", _club),
    Level("expert", _club),
    Level("master", _club),
)
"""The five, weakest first."""
