"""The ten bot levels of Pylos, from beginner to the tablebase.

Search depth and evaluation noise set the strength of a level. The weakest levels search in plain
Python. The other levels use the compiled kernel, and fall back to plain Python until it is loaded
or if Numba is missing. The strongest level plays by the tablebase of a variant if the server has
one. The score of each level against the next lower one is measured (LEVEL_SCORES in plugin.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, get_args

from parlour.core.game import AnyGame, Seat
from parlour.games.pylos.heuristic_player import NoisyPlayer
from parlour.games.pylos.rules.actions import AnyAction
from parlour.games.pylos.rules.state import Variant
from parlour.games.pylos.rules.view import PylosView
from parlour.games.pylos.table.store import TablebaseStore
from parlour.plugin.lazy_module import lazy_module
from parlour.plugin.player import BotLevel, BotPlayer, Candidate
from parlour.search.baselines import determinized_state
from parlour.search.lazy import LazyResource, precompiled_player

if TYPE_CHECKING:
    from parlour.games.pylos.kernel import player as kernel
else:
    kernel = lazy_module("parlour.games.pylos.kernel.player")


class PylosSearchPlayer:
    """A player that searches with the kernel, or with a heuristic player until it is loaded.

    Args:
        game: The game.
        depth: The search depth in turns; None searches until the time is up.
        noise: The maximum evaluation noise in tenths of log-odds.
        fallback_depth: The depth of the heuristic player, in decisions.
    """

    def __init__(self, game: AnyGame, depth: int | None, noise: int, fallback_depth: int) -> None:
        self.game, self.depth, self.noise = game, depth, noise
        self.fallback = NoisyPlayer(game, fallback_depth)

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return the best action found, immediately if there is only one."""
        state = determinized_state(self.game, view, luck)
        actions = list(self.game.legal_actions(state, seat))
        kernel = KERNEL.get_if_ready()
        if kernel is None or len(actions) == 1:
            return self.fallback.choose(view, seat, luck, seconds)
        return kernel.choose_action(state, seconds, luck, self.depth, self.noise)


class VariantPlayer:
    """A player that delegates each variant to a separate player."""

    def __init__(self, players: Mapping[Variant, BotPlayer]) -> None:
        self.players = players

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return the action that the player of the view's variant chooses."""
        action: AnyAction = self.players[view.variant].choose(view, seat, luck, seconds)
        return action


class PerfectPlayer(PylosSearchPlayer):
    """A player that uses a variant's tablebase, or else its book and an unlimited search."""

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return an action that preserves the best result.

        Among these actions, prefer the fastest win or the slowest loss. Without a tablebase, return
        the best action that the search finds.
        """
        oracle = TABLEBASES.oracle(view.variant)
        if oracle is None:
            return super().choose(view, seat, luck, seconds)
        return oracle.best_action(determinized_state(self.game, view, luck), luck)

    def rank(
        self, view: PylosView, seat: Seat, luck: Random, seconds: float
    ) -> Sequence[Candidate]:
        """Return every action with its value as an outcome (1: win, 0: draw, -1: loss), best first.

        Every value from a tablebase is exact and includes its distance. Otherwise, a value is exact
        if the book contains it or the search proves it, and an expected outcome if not. The call
        blocks until the kernel is loaded; without Numba the values are rough estimates.
        """
        oracle, state = TABLEBASES.oracle(view.variant), determinized_state(self.game, view, luck)
        if oracle is not None:
            return oracle.rank(state)
        kernel = KERNEL.load()
        if kernel is None:
            estimates = self.fallback.ranked_candidates(view, seat, luck, seconds)
            return [
                Candidate(
                    estimate.action,
                    estimate.value / (abs(estimate.value) + HALF_WIN_LEAD),
                    estimate.line,
                )
                for estimate in estimates
            ]
        return kernel.rank(state, seconds)

    def exact_value(
        self, view: PylosView, seat: Seat, action: AnyAction, luck: Random
    ) -> Candidate | None:
        """Return an action with its exact result and distance, or None without a tablebase."""
        oracle = TABLEBASES.oracle(view.variant)
        if oracle is None:
            return None
        state = determinized_state(self.game, view, luck)
        return oracle.candidate_for(state, action, oracle.outcomes_by_action(state)[action])


HALF_WIN_LEAD = 8.0
"""The lead in balls, by `static_evaluation`, that counts as an expected outcome of 0.5."""


KERNEL = LazyResource(lambda: precompiled_player("Pylos", kernel.PylosKernelPlayer()))
"""The compiled player of this process."""

TABLEBASES = TablebaseStore()
"""The tablebases that this process uses."""

set_data_folder = TABLEBASES.set_data_folder


def precompile() -> None:
    """Open the tablebases and load the kernel; takes several seconds on the first start."""
    for variant in get_args(Variant):
        TABLEBASES.oracle(variant)
    KERNEL.load()


PlayerFactory = Callable[[AnyGame], BotPlayer]
"""A function that makes a player of a game."""


def _noisy_factory(depth: int, noise: float) -> PlayerFactory:
    return lambda game: NoisyPlayer(game, depth, noise)


def _search_factory(depth: int, noise: int) -> PlayerFactory:
    return lambda game: PylosSearchPlayer(game, depth, noise, fallback_depth=4)


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
"""The levels, weakest first, each with settings for basic, standard and advanced.

The variants need different settings, because equal noise costs more in some of them. In advanced,
the heuristic players do not see the value of a line, so the second level already uses the kernel.
In standard, even a heuristic player without noise would be too weak for casual-plus.
"""
