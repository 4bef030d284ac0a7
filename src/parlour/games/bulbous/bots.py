"""The ten bot levels of Bulbous, from random bids to a search over whole matches.

The four strongest use the compiled search once `precompile` has loaded it. Until then they evaluate the current turn only.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from parlour.core.game import AnyGame, Seat
from parlour.games.bulbous.expectation import random_near_best, rank_decisions
from parlour.games.bulbous.heuristics import heuristic_decision
from parlour.games.bulbous.rules.actions import Add, AnyAction, Bid, Pass, Swap
from parlour.games.bulbous.rules.cards import CARDS
from parlour.games.bulbous.rules.view import BulbousView
from parlour.plugin.lazy_module import lazy_module
from parlour.plugin.player import BotLevel, Candidate
from parlour.search.lazy import LazyResource, loader_for, precompiled_player
from parlour.search.strength import BySeats, EvaluationNoise, same_for_all

if TYPE_CHECKING:
    from parlour.games.bulbous.kernel import player as kernel
else:
    kernel = lazy_module("parlour.games.bulbous.kernel.player")

EQUAL_MARGIN = 0.05
"""Values that are at most this many points below the best count as equal."""

SAMPLES = 60
"""The number of determinizations per decision."""

FEW_SAMPLES = 20
"""The number of determinizations per decision of levels with evaluation noise."""

ALWAYS_BIDS = same_for_all(1.0)
"""The bid rate of a level that considers bids in every turn."""


class CarelessPlayer:
    """A bot that bids random cards of the colour, and otherwise passes or swaps at random.

    It bids with probability `bid_rate`, which depends on the number of seats.
    """

    def __init__(self, game: AnyGame, bid_rate: BySeats) -> None:
        self.bid_rate = bid_rate

    def choose(self, view: BulbousView, seat: Seat, rng: Random, seconds: float) -> AnyAction:
        """Return a random action."""
        action = heuristic_decision(view, rng)
        if action is not None:
            return action
        if view.phase == "add":
            return Add()
        fitting = [card for card in view.hand if CARDS[card].colour == view.contested]
        if fitting and rng.random() < self.bid_rate.for_seats(len(view.hands)):
            return Bid(frozenset(rng.sample(fitting, rng.randint(1, min(3, len(fitting))))))
        if view.hand and rng.random() < 0.4:
            return Swap(frozenset({rng.choice(view.hand)}))
        return Pass()


class ExpectedValuePlayer:
    """A bot that compares the expected gain of each bid with the later value of its cards.

    The gain is estimated over sampled hands of the other seats.
    """

    def __init__(self, game: AnyGame, samples: int = SAMPLES) -> None:
        self.game, self.samples = game, samples

    def choose(self, view: BulbousView, seat: Seat, rng: Random, seconds: float) -> AnyAction:
        """Return a random action among those with nearly the best value."""
        return random_near_best(self.rank(view, seat, rng, seconds), rng, EQUAL_MARGIN)

    def rank(
        self, view: BulbousView, seat: Seat, rng: Random, seconds: float
    ) -> Sequence[Candidate]:
        """Return the candidate actions with their expected gain in points, best first."""
        action = heuristic_decision(view, rng)
        return (
            rank_decisions(view, rng, self.samples) if action is None else [Candidate(action, 0.0)]
        )


class BulbousNoisyPlayer:
    """A weaker `ExpectedValuePlayer` with fewer determinizations and noisy values.

    It bids with probability `bid_rate`. `noise` is the standard deviation of the error of each
    value, in points. Both depend on the number of seats.
    """

    def __init__(
        self,
        game: AnyGame,
        noise: BySeats,
        bid_rate: BySeats = ALWAYS_BIDS,
        samples: int = FEW_SAMPLES,
    ) -> None:
        self.evaluator = ExpectedValuePlayer(game, samples)
        self.noise, self.bid_rate = noise, bid_rate

    def choose(self, view: BulbousView, seat: Seat, rng: Random, seconds: float) -> AnyAction:
        """Return the action with the best value after adding noise."""
        seats = len(view.hands)
        noise = EvaluationNoise(self.noise.for_seats(seats), rng)
        candidates = self.evaluator.rank(view, seat, rng, seconds)
        bid_rate = self.bid_rate.for_seats(seats)
        if bid_rate < 1.0 and rng.random() >= bid_rate:
            candidates = [
                candidate for candidate in candidates if not isinstance(candidate.action, Bid)
            ] or candidates
        noisy_values = [
            candidate.value + noise.error_of(candidate.action) for candidate in candidates
        ]
        best: AnyAction = candidates[noisy_values.index(max(noisy_values))].action
        return best


class BulbousSearchPlayer:
    """A bot that uses the compiled search.

    Until the search is loaded, it evaluates only the current turn.

    It chooses at random, in proportion to the visits, so that opponents cannot predict it. Actions
    with less than `min_share` of the most visits are excluded.
    """

    def __init__(
        self,
        game: AnyGame,
        kernel_player: LazyResource[kernel.BulbousKernelPlayer],
        min_share: float,
    ) -> None:
        self.kernel_player, self.min_share = kernel_player, min_share
        self.fallback = ExpectedValuePlayer(game)

    def choose(self, view: BulbousView, seat: Seat, rng: Random, seconds: float) -> AnyAction:
        """Return an action drawn in proportion to the visits of the search."""
        kernel_player = self.kernel_player.get_if_ready()
        if kernel_player is None:
            return self.fallback.choose(view, seat, rng, seconds)
        return kernel_player.choose_action(view, rng, seconds, self.min_share)

    def rank(
        self, view: BulbousView, seat: Seat, rng: Random, seconds: float
    ) -> Sequence[Candidate]:
        """Return the candidate actions with the seat's mean final points, best first."""
        kernel_player = self.kernel_player.get_if_ready()
        if kernel_player is None:
            return self.fallback.rank(view, seat, rng, seconds)
        return kernel_player.rank(view, rng, seconds)


EXPERT = LazyResource(lambda: precompiled_player("Bulbous", kernel.BulbousKernelPlayer(48, 48)))
EXPERT_PLUS = LazyResource(
    lambda: precompiled_player("Bulbous", kernel.BulbousKernelPlayer(150, 150))
)
MASTER = LazyResource(lambda: precompiled_player("Bulbous", kernel.BulbousKernelPlayer(480, 480)))
MASTER_PLUS = LazyResource(
    lambda: precompiled_player("Bulbous", kernel.BulbousKernelPlayer(2400, 16000))
)
"""The compiled players of this process."""

precompile = loader_for(EXPERT, EXPERT_PLUS, MASTER, MASTER_PLUS)

LEVELS = (
    BotLevel("beginner", partial(CarelessPlayer, bid_rate=BySeats(0.6, 0.6, 0.48))),
    BotLevel(
        "beginner-plus",
        partial(
            BulbousNoisyPlayer, noise=BySeats(21.0, 14.0, 11.0), bid_rate=BySeats(1.0, 1.0, 0.89)
        ),
    ),
    BotLevel("casual", partial(BulbousNoisyPlayer, noise=BySeats(6.6, 5.5, 8.0))),
    BotLevel("casual-plus", partial(BulbousNoisyPlayer, noise=BySeats(3.6, 2.95, 3.0))),
    BotLevel("club", partial(BulbousNoisyPlayer, noise=BySeats(2.4, 1.8, 1.72))),
    BotLevel("club-plus", partial(BulbousNoisyPlayer, noise=BySeats(1.35, 1.05, 1.05))),
    BotLevel("expert", partial(BulbousSearchPlayer, kernel_player=EXPERT, min_share=0.5)),
    BotLevel("expert-plus", partial(BulbousSearchPlayer, kernel_player=EXPERT_PLUS, min_share=0.5)),
    BotLevel("master", partial(BulbousSearchPlayer, kernel_player=MASTER, min_share=0.5)),
    BotLevel("master-plus", partial(BulbousSearchPlayer, kernel_player=MASTER_PLUS, min_share=1.0)),
)
"""The ten levels, weakest first.

Evaluation noise and determinizations were set so that each level scores about two in three against
the level below; see docs/explanation/opponents.md. With four seats each bid rarely wins, so
evaluation noise alone hardly separates two levels. The weakest levels therefore bid less often as
well.
"""
