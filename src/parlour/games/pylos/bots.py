"""Five people to play Pylos against, from a newcomer who overlooks things to one who counts to the last ball.

The two strongest think with the compiled search once `warm` has fetched it. Until then, and where Numba is missing, they look
ahead in plain Python.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from parlour.core.game import Game, Seat
from parlour.games.pylos.actions import AnyAction, Raise, Take
from parlour.games.pylos.board import BALLS, buried
from parlour.games.pylos.rules import PylosView, State
from parlour.search.arrival import Arrival
from parlour.search.chance import GreedyPlayer, imagined
from parlour.search.player import Level, Player
from parlour.search.shallow import ShallowPlayer

if TYPE_CHECKING:
    from parlour.games.pylos.thinker import Thinker

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


class Wanderer:
    """Plays with care, but now and then a thought wanders and the first thing that looks good is played."""

    def __init__(self, careful: Player, careless: Player, often: float) -> None:
        self.careful, self.careless, self.often = careful, careless, often

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return what the careful or, so often, the careless would do."""
        player = self.careless if luck.random() < self.often else self.careful
        chosen: AnyAction = player.choose(view, seat, luck, seconds)
        return chosen


class Reckoner:
    """Reckons ahead with the compiled search, `depth` turns deep or until time is up; less deep, in plain Python, before it has arrived."""

    def __init__(self, game: AnyGame, depth: int | None, plain: int) -> None:
        self.game, self.depth = game, depth
        self.meanwhile = ShallowPlayer(game, outlook, plain)

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return the best action found; at once when there is only one."""
        state = imagined(self.game, view, luck)
        actions = list(self.game.legal(state, seat))
        thinker = THINKER.ready()
        if thinker is None or len(actions) == 1:
            action: AnyAction = self.meanwhile.choose(view, seat, luck, seconds)
            return action
        return thinker.action(state, seconds, luck, self.depth)


def _eye(action: AnyAction) -> float:
    """Return how likely a newcomer is to think of an action at all."""
    if isinstance(action, Raise):
        return 0.25
    return 0.35 if isinstance(action, Take) and len(action.balls) == 2 else 1.0


def outlook(state: State, seat: Seat) -> float:
    """Return how well a seat stands, plainly: balls in hand above all, then balls free to be raised or taken back."""
    free = ~buried(state.white | state.black)
    ahead = [BALLS - own.bit_count() + 0.1 * (own & free).bit_count() for own in (state.white, state.black)]
    due = 0.0 if not state.due else 1.5 if state.mover == seat else -1.5
    return ahead[seat] - ahead[1 - seat] + due


def _thinker() -> Thinker:
    from parlour.games.pylos.thinker import Thinker  # needs Numba, which may be missing

    thinker = Thinker()
    thinker.warm()
    return thinker


THINKER = Arrival(_thinker)
"""The compiled search of this process."""


def warm() -> None:
    """Fetch the compiled search: seconds on a first start, for a thread that nobody waits for."""
    THINKER.fetch()


def _casual(game: AnyGame) -> Player:
    return Wanderer(GreedyPlayer(game, outlook), Newcomer(game), often=0.5)


def _club(game: AnyGame) -> Player:
    return Wanderer(ShallowPlayer(game, outlook, depth=3), GreedyPlayer(game, outlook), often=0.2)


def _expert(game: AnyGame) -> Player:
    return Reckoner(game, depth=2, plain=4)


def _master(game: AnyGame) -> Player:
    return Reckoner(game, depth=None, plain=12)


LEVELS = (
    Level("beginner", Newcomer),
    Level("casual", _casual),
    Level("club", _club),
    Level("expert", _expert),
    Level("master", _master),
)
"""The five, weakest first."""
