"""The ten bot levels of Betta, from a few random actions to a search with exact endgames.

The four strongest levels use the compiled search once `precompile` has loaded it. Before that, and
without Numba, they run the same kind of search in plain Python.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from parlour.core.game import AnyGame, Seat
from parlour.games.betta.kernel import heuristics
from parlour.games.betta.rules.actions import Place
from parlour.games.betta.rules.box import Box, find_box
from parlour.games.betta.rules.state import State
from parlour.games.betta.rules.view import BettaView
from parlour.plugin.lazy_module import lazy_module
from parlour.plugin.player import BotLevel, Candidate
from parlour.search.baselines import GamePlayer
from parlour.search.ismcts import IsmctsPlayer
from parlour.search.lazy import LazyResource, loader_for, precompiled_player
from parlour.search.strength import ZERO_NOISE, BySeats, EvaluationNoise

if TYPE_CHECKING:
    from parlour.games.betta.kernel import player as kernel
else:
    kernel = lazy_module("parlour.games.betta.kernel.player")

CASUAL_RIVALRY = 0.5
"""The combined weight of the other seats' final points for casual levels.

Casual levels care more about their own fish.
"""

SEARCH_WIDTH = 12
"""The number of actions to search, the best by static evaluation."""


class StrengthByMode(NamedTuple):
    """Two strength settings: one for classic and solo matches, one for matches with Betty.

    Chance hides differences between levels more in matches with Betty, so they need their own
    setting.
    """

    classic: BySeats
    betty: BySeats

    def for_view(self, view: BettaView) -> float:
        """Return the setting for the mode and the number of seats of a match."""
        return (self.betty if view.options.mode == "betty" else self.classic).for_seats(
            len(view.colours)
        )


NO_NOISE = StrengthByMode(ZERO_NOISE, ZERO_NOISE)


class SamplingPlayer(GamePlayer):
    """A bot that samples a few random actions and takes the one with the most immediate points."""

    def __init__(self, game: AnyGame, sample_counts: StrengthByMode) -> None:
        super().__init__(game)
        self.sample_counts = sample_counts

    def choose(self, view: BettaView, seat: Seat, rng: Random, seconds: float) -> Place:
        """Return the sampled action with the most immediate points."""
        displays = [number for number, display in enumerate(view.displays) if "." in display]
        actions = [
            Place(rng.choice(view.hand).id, rng.randrange(4), rng.choice(displays))
            for _ in range(round(self.sample_counts.for_view(view)))
        ]
        points = [preview.points or 0 for preview in self.game.previews(view, seat, actions)]
        return actions[points.index(max(points))]


class OnePlyPlayer(GamePlayer):
    """A bot that takes the best action by static evaluation.

    `noise` is the standard deviation of the error of each value, in points.
    """

    def __init__(self, game: AnyGame, noise: StrengthByMode = NO_NOISE) -> None:
        super().__init__(game)
        self.noise = noise

    def choose(self, view: BettaView, seat: Seat, rng: Random, seconds: float) -> Place:
        """Return the action with the best value after adding noise; ties are broken at random."""
        candidates = heuristics.view_candidates(
            view, _box_of_view(self.game, view), CASUAL_RIVALRY
        )[1]
        return _random_best(_noisy_candidates(candidates, self.noise.for_view(view), rng), rng)


class ExpectedReplyPlayer(GamePlayer):
    """A bot whose evaluation includes the expected replies of the other seats, with noise.

    Replies are computed only for the better actions, over all hands that the other seats may hold.
    """

    def __init__(self, game: AnyGame, noise: StrengthByMode = NO_NOISE) -> None:
        super().__init__(game)
        self.noise = noise

    def choose(self, view: BettaView, seat: Seat, rng: Random, seconds: float) -> Place:
        """Return the action with the best value including replies; ties are broken at random."""
        seats = len(view.colours)
        objectives, candidates = heuristics.view_candidates(
            view, _box_of_view(self.game, view), heuristics.rivalry_weight(seats)
        )
        candidates = _noisy_candidates(candidates, self.noise.for_view(view), rng)
        return _random_best(
            heuristics.add_expected_replies(view, objectives, candidates[:SEARCH_WIDTH]), rng
        )


class BettaSearchPlayer:
    """A bot that uses the compiled search.

    Until the search is loaded, it searches in plain Python with `rounds` iterations.
    """

    def __init__(
        self, game: AnyGame, kernel_player: LazyResource[kernel.BettaKernelPlayer], rounds: int
    ) -> None:
        self.game, self.kernel_player = game, kernel_player
        self.fallback = IsmctsPlayer(
            game,
            self._candidates,
            self._utility,
            points=self._lead,
            rounds=rounds,
            exploration=1.0,
            temperature=2.0,
            noise=2.0,
        )

    def choose(self, view: BettaView, seat: Seat, rng: Random, seconds: float) -> Place:
        """Return the best action of the search."""
        is_ready = self.kernel_player.get_if_ready() is not None
        action: Place = (
            self.rank(view, seat, rng, seconds)[0].action
            if is_ready
            else self.fallback.choose(view, seat, rng, seconds)
        )
        return action

    def rank(self, view: BettaView, seat: Seat, rng: Random, seconds: float) -> Sequence[Candidate]:
        """Return the searched actions with the expected final lead in points, best first.

        `BettaKernelPlayer.rank` describes the values.
        """
        kernel_player = self.kernel_player.get_if_ready()
        if kernel_player is None:
            return self.fallback.rank(view, seat, rng, seconds)
        return kernel_player.rank(view, _box_of_view(self.game, view), rng, seconds)

    def _candidates(self, state: State, seat: Seat) -> list[heuristics.ScoredAction]:
        box, seats = find_box(state.options.box, self.game.assets), len(state.colours)
        objectives = heuristics.objectives_of(
            state.options, state.colours, state.patterns, box, heuristics.rivalry_weight(seats)
        )
        return heuristics.ranked_candidates(
            objectives, seat, state.displays, [box.cards[card] for card in state.hands[seat]]
        )[:SEARCH_WIDTH]

    def _utility(self, state: State, seat: Seat) -> float:
        return heuristics.utility(self.game.ranking(state), seat)

    def _lead(self, state: State, seat: Seat) -> float:
        return heuristics.points_lead(self.game.ranking(state), seat)


class BettaNoisyPlayer:
    """A weaker `BettaSearchPlayer` that adds noise to the expected leads."""

    def __init__(
        self,
        game: AnyGame,
        kernel_player: LazyResource[kernel.BettaKernelPlayer],
        rounds: int,
        noise: StrengthByMode,
    ) -> None:
        self.searcher, self.noise = BettaSearchPlayer(game, kernel_player, rounds), noise

    def choose(self, view: BettaView, seat: Seat, rng: Random, seconds: float) -> Place:
        """Return the action with the best value after adding noise."""
        candidates = [
            heuristics.ScoredAction(candidate.value, candidate.action)
            for candidate in self.searcher.rank(view, seat, rng, seconds)
        ]
        return _noisy_candidates(candidates, self.noise.for_view(view), rng)[0].action


def _box_of_view(game: AnyGame, view: BettaView) -> Box:
    return find_box(view.options.box, game.assets)


def _noisy_candidates(
    candidates: Iterable[heuristics.ScoredAction], noise: float, rng: Random
) -> list[heuristics.ScoredAction]:
    """Return candidates with noise added to their values, best first.

    Each card, each display and each combination of them has one error. If the error of a display is
    positive, the bot overrates that display for every card.
    """
    errors = EvaluationNoise(noise, rng)
    noisy = [
        heuristics.ScoredAction(
            value + errors.error_of(action.card, action.display, action), action
        )
        for value, action in candidates
    ]
    return sorted(noisy, key=lambda candidate: -candidate.value)


def _random_best(candidates: list[heuristics.ScoredAction], rng: Random) -> Place:
    """Return a random candidate among those with the same value as the first."""
    return rng.choice(
        [candidate.action for candidate in candidates if candidate.value == candidates[0].value]
    )


EXPERT = LazyResource(
    lambda: precompiled_player("Betta", kernel.BettaKernelPlayer(400, exact=False))
)
MASTER = LazyResource(
    lambda: precompiled_player("Betta", kernel.BettaKernelPlayer(1000, exact=True))
)
CHAMPION = LazyResource(
    lambda: precompiled_player("Betta", kernel.BettaKernelPlayer(16000, exact=True))
)
"""The compiled players of this process."""

precompile = loader_for(EXPERT, MASTER, CHAMPION)

LEVELS = (
    BotLevel(
        "beginner",
        partial(
            SamplingPlayer,
            sample_counts=StrengthByMode(BySeats(3, 1, 2), betty=BySeats(3, 1, 1, 1)),
        ),
    ),
    BotLevel(
        "beginner-plus",
        partial(
            SamplingPlayer,
            sample_counts=StrengthByMode(BySeats(6, 3, 3), betty=BySeats(6, 2, 3, 3)),
        ),
    ),
    BotLevel(
        "casual",
        partial(
            OnePlyPlayer,
            noise=StrengthByMode(BySeats(8.9, 11.0, 11.0), betty=BySeats(9.0, 14.0, 10.4, 10.6)),
        ),
    ),
    BotLevel(
        "casual-plus",
        partial(
            OnePlyPlayer,
            noise=StrengthByMode(BySeats(6.2, 8.2, 8.0), betty=BySeats(6.4, 9.8, 7.5, 7.7)),
        ),
    ),
    BotLevel(
        "club",
        partial(
            ExpectedReplyPlayer,
            noise=StrengthByMode(BySeats(6.6, 6.4, 6.0), betty=BySeats(7.1, 7.1, 5.85, 6.0)),
        ),
    ),
    BotLevel(
        "club-plus",
        partial(
            ExpectedReplyPlayer,
            noise=StrengthByMode(BySeats(5.0, 4.8, 4.3), betty=BySeats(5.2, 5.2, 4.5, 4.7)),
        ),
    ),
    BotLevel(
        "expert",
        partial(
            BettaNoisyPlayer,
            kernel_player=EXPERT,
            rounds=100,
            noise=StrengthByMode(BySeats(4.0, 6.0, 4.9), betty=BySeats(4.5, 6.6, 7.0, 8.3)),
        ),
    ),
    BotLevel(
        "expert-plus",
        partial(
            BettaNoisyPlayer,
            kernel_player=EXPERT,
            rounds=100,
            noise=StrengthByMode(BySeats(2.6, 3.3, 2.5), betty=BySeats(2.75, 3.3, 3.75, 4.4)),
        ),
    ),
    BotLevel(
        "master",
        partial(
            BettaNoisyPlayer,
            kernel_player=MASTER,
            rounds=400,
            noise=StrengthByMode(BySeats(1.3, 1.25, 1.35), betty=BySeats(1.3, 1.25, 1.55, 2.1)),
        ),
    ),
    BotLevel("master-plus", partial(BettaSearchPlayer, kernel_player=CHAMPION, rounds=400)),
)
"""The ten levels, weakest first.

Search settings and evaluation noise were set so that each level scores about two in three against
the level below; see docs/explanation/opponents.md. With Betty and with three or more seats, each
level scores only about three in five, because luck counts more there.
"""
