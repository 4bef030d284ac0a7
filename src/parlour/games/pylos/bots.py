"""Ten people to play Pylos against, from one who misjudges most things to one who knows every pyramid.

One dial makes them all: how far they look ahead, and how hazy their judgement is. The weakest think in plain Python, the others
with the kernel once `warm` has fetched it; until then, and where Numba is missing, they look ahead in plain Python.
The strongest reads the values of all positions where the house has a table of them. Each step is measured, see DUELS of the folder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, get_args

from parlour.core.game import AnyGame, Seat
from parlour.games.pylos.plain import HazyPlayer
from parlour.games.pylos.rules.actions import AnyAction
from parlour.games.pylos.rules.state import Variant
from parlour.games.pylos.rules.view import PylosView
from parlour.games.pylos.table.shelf import Tables
from parlour.plugin.lazy_module import lazy_module
from parlour.plugin.player import Candidate, Level, Player
from parlour.search.baselines import imagined
from parlour.search.lazy import Lazy, warmed

if TYPE_CHECKING:
    from parlour.games.pylos.kernel import player as kernel
else:
    kernel = lazy_module("parlour.games.pylos.kernel.player")


class SearchPlayer:
    """Searches with the kernel, `depth` turns deep or until time is up, with a judgement that is off by up to `haze` tenths of log-odds.

    Before the kernel is there it looks `plain` decisions ahead in plain Python.
    """

    def __init__(self, game: AnyGame, depth: int | None, haze: int, plain: int) -> None:
        self.game, self.depth, self.haze = game, depth, haze
        self.meanwhile = HazyPlayer(game, plain)

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return the best action found; at once when there is only one."""
        state = imagined(self.game, view, luck)
        actions = list(self.game.legal(state, seat))
        kernel = KERNEL.ready()
        if kernel is None or len(actions) == 1:
            return self.meanwhile.choose(view, seat, luck, seconds)
        return kernel.action(state, seconds, luck, self.depth, self.haze)


class VersedPlayer:
    """Plays each variant as another player."""

    def __init__(self, players: Mapping[Variant, Player]) -> None:
        self.players = players

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return what the player of the variant chooses."""
        action: AnyAction = self.players[view.variant].choose(view, seat, luck, seconds)
        return action


class PerfectPlayer(SearchPlayer):
    """Plays what a table of all positions says, where the house has one for the variant, else by the book and with all its time."""

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return an action that keeps the result, wins soonest and loses latest; without a table the best one found."""
        oracle = TABLES.oracle(view.variant)
        if oracle is None:
            return super().choose(view, seat, luck, seconds)
        return oracle.choice(imagined(self.game, view, luck), luck)

    def rank(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        """Return every action, the best first, with its value as an outcome: 1 is a win, 0 a draw, -1 a loss.

        By the table each is exact and told with its distance. Without one it is exact where the book tells or the search proves it,
        else what is to be expected. Waits for the kernel, and is a rough guess where there can be none.
        """
        oracle, state = TABLES.oracle(view.variant), imagined(self.game, view, luck)
        if oracle is not None:
            return oracle.rank(state)
        kernel = KERNEL.fetch()
        if kernel is None:
            guesses = self.meanwhile.guesses(view, seat, luck, seconds)
            return [Candidate(guess.action, guess.value / (abs(guess.value) + EVEN), guess.line) for guess in guesses]
        return kernel.rank(state, seconds)

    def known(self, view: PylosView, seat: Seat, action: AnyAction, luck: Random) -> Candidate | None:
        """Return an action with its result and in how many turns; None without a table."""
        oracle = TABLES.oracle(view.variant)
        if oracle is None:
            return None
        state = imagined(self.game, view, luck)
        return oracle.candidate(state, action, oracle.ends(state)[action])


EVEN = 8.0
"""So many balls ahead by `plain.evaluation` are guessed to be worth half a win."""


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


Build = Callable[[AnyGame], Player]
"""Makes a player of a game."""


def _hazy(depth: int, haze: float) -> Build:
    return lambda game: HazyPlayer(game, depth, haze)


def _searching(depth: int, haze: int) -> Build:
    return lambda game: SearchPlayer(game, depth, haze, plain=4)


def _versed(basic: Build, standard: Build, advanced: Build) -> Build:
    return lambda game: VersedPlayer({"basic": basic(game), "standard": standard(game), "advanced": advanced(game)})


def _perfect(game: AnyGame) -> Player:
    return PerfectPlayer(game, None, 0, plain=12)


LEVELS = (
    Level("beginner", _versed(_hazy(1, 0.8), _hazy(2, 5.0), _hazy(2, 1.2))),
    Level("beginner-plus", _versed(_hazy(2, 4.2), _hazy(2, 1.8), _searching(3, 350))),
    Level("casual", _versed(_hazy(2, 2.1), _hazy(2, 0.585), _searching(3, 172))),
    Level("casual-plus", _versed(_hazy(2, 0.85), _searching(3, 131), _searching(3, 105))),
    Level("club", _versed(_searching(3, 114), _searching(3, 75), _searching(3, 64))),
    Level("club-plus", _versed(_searching(3, 64), _searching(3, 40), _searching(3, 31))),
    Level("expert", _versed(_searching(3, 28), _searching(3, 10), _searching(4, 23))),
    Level("expert-plus", _versed(_searching(4, 10), _searching(5, 11), _searching(6, 17))),
    Level("master", _versed(_searching(7, 0), _searching(8, 0), _searching(7, 0))),
    Level("master-plus", _perfect),
)
"""The ten, weakest first, each with a setting for basic, standard and advanced: the same misjudgement hides more in one than in another.

In advanced the strongest is much further above who just sees a square coming, and whoever thinks without the kernel does not see what a
line is worth: there the weakest is better. In standard even a judgement without a fault, looking ahead without the kernel, is no even
step below club, so casual-plus thinks with it.
"""
