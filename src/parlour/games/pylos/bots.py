"""Five people to play Pylos against, from one who overlooks things to one who counts to the last ball.

The two strongest search with the kernel once `warm` has fetched it. Until then, and where Numba is missing, they look
ahead in plain Python. The master reads the values of all positions where the house has a table of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, get_args

from parlour.core.game import AnyGame, Seat
from parlour.core.lazy_module import lazy_module
from parlour.core.player import Candidate, Level, Player
from parlour.games.pylos.rules.actions import AnyAction, Raise, Take
from parlour.games.pylos.rules.board import BALLS, buried
from parlour.games.pylos.rules.state import State, Variant
from parlour.games.pylos.rules.view import PylosView
from parlour.games.pylos.table.shelf import Tables
from parlour.search.alphabeta import AlphaBetaPlayer
from parlour.search.baselines import GamePlayer, GreedyPlayer, imagined
from parlour.search.lazy import Lazy, warmed

if TYPE_CHECKING:
    from parlour.games.pylos.kernel import player as kernel
else:
    kernel = lazy_module("parlour.games.pylos.kernel.player")


class CarelessPlayer(GamePlayer):
    """Plays what catches the eye: mostly overlooks raises, and is often content with one ball where two could come back."""

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return one of the actions it noticed."""
        actions = list(self.game.legal(imagined(self.game, view, luck), seat))
        noticed = [action for action in actions if luck.random() < _attention(action)]
        chosen: AnyAction = luck.choice(noticed or actions)
        return chosen


class MixedPlayer:
    """Plays as one player does and, so often, as a weaker one does."""

    def __init__(self, stronger: Player, weaker: Player, often: float) -> None:
        self.stronger, self.weaker, self.often = stronger, weaker, often

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return what the stronger or, so often, the weaker would do."""
        player = self.weaker if luck.random() < self.often else self.stronger
        chosen: AnyAction = player.choose(view, seat, luck, seconds)
        return chosen


class SearchPlayer:
    """Searches with the kernel, `depth` turns deep or until time is up; less deep, `plain` decisions in plain Python, before it is there."""

    def __init__(self, game: AnyGame, depth: int | None, plain: int) -> None:
        self.game, self.depth = game, depth
        self.meanwhile = AlphaBetaPlayer(game, evaluation, plain)

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return the best action found; at once when there is only one."""
        state = imagined(self.game, view, luck)
        actions = list(self.game.legal(state, seat))
        kernel = KERNEL.ready()
        if kernel is None or len(actions) == 1:
            action: AnyAction = self.meanwhile.choose(view, seat, luck, seconds)
            return action
        return kernel.action(state, seconds, luck, self.depth)

    def rank(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        """Return every action, the best first, with its value as an outcome: 1 is a win, 0 a draw, -1 a loss.

        It is exact where the search proves it, else what is to be expected. Waits for the kernel, and is a rough guess where there
        can be none.
        """
        kernel = KERNEL.fetch()
        if kernel is None:
            guesses = self.meanwhile.rank(view, seat, luck, seconds)
            return [Candidate(guess.action, guess.value / (abs(guess.value) + EVEN), guess.line) for guess in guesses]
        return kernel.rank(imagined(self.game, view, luck), seconds, self.depth)


class PerfectPlayer(SearchPlayer):
    """Plays what a table of all positions says, where the house has one for the variant, and searches elsewhere."""

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return an action that keeps the result, wins soonest and loses latest; without a table the best one found."""
        oracle = TABLES.oracle(view.variant)
        if oracle is None:
            return super().choose(view, seat, luck, seconds)
        return oracle.choice(imagined(self.game, view, luck), luck)

    def rank(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        """Return every action, the best first, with its result and in how many turns; without a table what a search finds."""
        oracle = TABLES.oracle(view.variant)
        if oracle is None:
            return super().rank(view, seat, luck, seconds)
        return oracle.rank(imagined(self.game, view, luck))

    def known(self, view: PylosView, seat: Seat, action: AnyAction, luck: Random) -> Candidate | None:
        """Return an action with its result and in how many turns; None without a table."""
        oracle = TABLES.oracle(view.variant)
        if oracle is None:
            return None
        state = imagined(self.game, view, luck)
        return oracle.candidate(state, action, oracle.ends(state)[action])


EVEN = 8.0
"""So many balls ahead by `evaluation` are guessed to be worth half a win."""


def _attention(action: AnyAction) -> float:
    """Return how likely a careless player is to think of an action at all."""
    if isinstance(action, Raise):
        return 0.25
    return 0.35 if isinstance(action, Take) and len(action.balls) == 2 else 1.0


def evaluation(state: State, seat: Seat) -> float:
    """Return how well a seat stands, plainly, in balls: those in hand above all, then those free to be raised or taken back."""
    free = ~buried(state.white | state.black)
    ahead = [BALLS - own.bit_count() + 0.1 * (own & free).bit_count() for own in (state.white, state.black)]
    due = 0.0 if not state.due else 1.5 if state.mover == seat else -1.5
    return ahead[seat] - ahead[1 - seat] + due


KERNEL = Lazy(lambda: warmed("Pylos", kernel.KernelPlayer()))
"""The compiled search of this process."""

TABLES = Tables()
"""The tables of the house that this process thinks for."""

equip = TABLES.lie_in


def warm() -> None:
    """Open the tables and fetch the search: seconds on a first start, for a thread that nobody waits for."""
    for variant in get_args(Variant):
        TABLES.oracle(variant)
    KERNEL.fetch()


def _casual(game: AnyGame) -> Player:
    return MixedPlayer(GreedyPlayer(game, evaluation), CarelessPlayer(game), often=0.5)


def _club(game: AnyGame) -> Player:
    return MixedPlayer(AlphaBetaPlayer(game, evaluation, depth=3), GreedyPlayer(game, evaluation), often=0.2)


def _expert(game: AnyGame) -> Player:
    return SearchPlayer(game, depth=2, plain=4)


def _master(game: AnyGame) -> Player:
    return PerfectPlayer(game, depth=None, plain=12)


LEVELS = (
    Level("beginner", CarelessPlayer),
    Level("casual", _casual),
    Level("club", _club),
    Level("expert", _expert),
    Level("master", _master),
)
"""The five, weakest first."""
