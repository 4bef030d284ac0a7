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
from parlour.games.pylos.plain import NoisyPlayer
from parlour.games.pylos.rules.actions import AnyAction
from parlour.games.pylos.rules.state import Variant
from parlour.games.pylos.rules.view import PylosView
from parlour.games.pylos.table.shelf import TablebaseStore
from parlour.plugin.lazy_module import lazy_module
from parlour.plugin.player import BotLevel, BotPlayer, Candidate
from parlour.search.baselines import determinized_state
from parlour.search.lazy import LazyResource, precompiled_player

if TYPE_CHECKING:
    from parlour.games.pylos.kernel import player as kernel
else:
    kernel = lazy_module("parlour.games.pylos.kernel.player")


class PylosSearchPlayer:
    """Searches with the kernel, `depth` turns deep or until time is up, with a judgement that is off by up to `haze` tenths of log-odds.

    Before the kernel is there it looks `plain` decisions ahead in plain Python.
    """

    def __init__(self, game: AnyGame, depth: int | None, noise: int, fallback_depth: int) -> None:
        self.game, self.depth, self.noise = game, depth, noise
        self.fallback = NoisyPlayer(game, fallback_depth)

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return the best action found; at once when there is only one."""
        state = determinized_state(self.game, view, luck)
        actions = list(self.game.legal_actions(state, seat))
        kernel = KERNEL.get_if_ready()
        if kernel is None or len(actions) == 1:
            return self.fallback.choose(view, seat, luck, seconds)
        return kernel.choose_action(state, seconds, luck, self.depth, self.noise)


class VariantPlayer:
    """Plays each variant as another player."""

    def __init__(self, players: Mapping[Variant, BotPlayer]) -> None:
        self.players = players

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return what the player of the variant chooses."""
        action: AnyAction = self.players[view.variant].choose(view, seat, luck, seconds)
        return action


class PerfectPlayer(PylosSearchPlayer):
    """Plays what a table of all positions says, where the house has one for the variant, else by the book and with all its time."""

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return an action that keeps the result, wins soonest and loses latest; without a table the best one found."""
        oracle = TABLEBASES.oracle(view.variant)
        if oracle is None:
            return super().choose(view, seat, luck, seconds)
        return oracle.best_action(determinized_state(self.game, view, luck), luck)

    def rank(
        self, view: PylosView, seat: Seat, luck: Random, seconds: float
    ) -> Sequence[Candidate]:
        """Return every action, the best first, with its value as an outcome: 1 is a win, 0 a draw, -1 a loss.

        By the table each is exact and told with its distance. Without one it is exact where the book tells or the search proves it,
        else what is to be expected. Waits for the kernel, and is a rough guess where there can be none.
        """
        oracle, state = TABLEBASES.oracle(view.variant), determinized_state(self.game, view, luck)
        if oracle is not None:
            return oracle.rank(state)
        kernel = KERNEL.load()
        if kernel is None:
            guesses = self.fallback.ranked_candidates(view, seat, luck, seconds)
            return [
                Candidate(
                    guess.action, guess.value / (abs(guess.value) + HALF_WIN_LEAD), guess.line
                )
                for guess in guesses
            ]
        return kernel.rank(state, seconds)

    def exact_value(
        self, view: PylosView, seat: Seat, action: AnyAction, luck: Random
    ) -> Candidate | None:
        """Return an action with its result and in how many turns; None without a table."""
        oracle = TABLEBASES.oracle(view.variant)
        if oracle is None:
            return None
        state = determinized_state(self.game, view, luck)
        return oracle.candidate_for(state, action, oracle.outcomes_by_action(state)[action])


HALF_WIN_LEAD = 8.0
"""So many balls ahead by `plain.evaluation` are guessed to be worth half a win."""


KERNEL = LazyResource(lambda: precompiled_player("Pylos", kernel.PylosKernelPlayer()))
"""The compiled search of this process."""

TABLEBASES = TablebaseStore()
"""The tables of the house that this process thinks for."""

set_data_folder = TABLEBASES.set_data_folder


def precompile() -> None:
    """Open the tables and fetch the search: seconds on a first start, for a thread that nobody waits for."""
    for variant in get_args(Variant):
        TABLEBASES.oracle(variant)
    KERNEL.load()


PlayerFactory = Callable[[AnyGame], BotPlayer]
"""Makes a player of a game."""


def _noisy_factory(depth: int, haze: float) -> PlayerFactory:
    return lambda game: NoisyPlayer(game, depth, haze)


def _search_factory(depth: int, haze: int) -> PlayerFactory:
    return lambda game: PylosSearchPlayer(game, depth, haze, fallback_depth=4)


def _variant_factory(
    basic: PlayerFactory, standard: PlayerFactory, advanced: PlayerFactory
) -> PlayerFactory:
    return lambda game: VariantPlayer(
        {"basic": basic(game), "standard": standard(game), "advanced": advanced(game)}
    )


def _perfect_player(game: AnyGame) -> BotPlayer:
    return PerfectPlayer(game, None, 0, fallback_depth=12)


LEVELS = (
    BotLevel(
        "beginner",
        _variant_factory(_noisy_factory(1, 0.8), _noisy_factory(2, 5.0), _noisy_factory(2, 1.2)),
    ),
    BotLevel(
        "beginner-plus",
        _variant_factory(_noisy_factory(2, 4.2), _noisy_factory(2, 1.8), _search_factory(3, 350)),
    ),
    BotLevel(
        "casual",
        _variant_factory(_noisy_factory(2, 2.1), _noisy_factory(2, 0.585), _search_factory(3, 172)),
    ),
    BotLevel(
        "casual-plus",
        _variant_factory(_noisy_factory(2, 0.85), _search_factory(3, 131), _search_factory(3, 105)),
    ),
    BotLevel(
        "club",
        _variant_factory(_search_factory(3, 114), _search_factory(3, 75), _search_factory(3, 64)),
    ),
    BotLevel(
        "club-plus",
        _variant_factory(_search_factory(3, 64), _search_factory(3, 40), _search_factory(3, 31)),
    ),
    BotLevel(
        "expert",
        _variant_factory(_search_factory(3, 28), _search_factory(3, 10), _search_factory(4, 23)),
    ),
    BotLevel(
        "expert-plus",
        _variant_factory(_search_factory(4, 10), _search_factory(5, 11), _search_factory(6, 17)),
    ),
    BotLevel(
        "master",
        _variant_factory(_search_factory(7, 0), _search_factory(8, 0), _search_factory(7, 0)),
    ),
    BotLevel("master-plus", _perfect_player),
)
"""The ten, weakest first, each with a setting for basic, standard and advanced: the same misjudgement hides more in one than in another.

In advanced the strongest is much further above who just sees a square coming, and whoever thinks without the kernel does not see what a
line is worth: there the weakest is better. In standard even a judgement without a fault, looking ahead without the kernel, is no even
step below club, so casual-plus thinks with it.
"""
