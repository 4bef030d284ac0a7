"""Ten people to play Bulbous against, from one who bids what takes his fancy to one who plays all rounds out in her head.

The four strongest think with the compiled search once `warm` has fetched it; until then they weigh one turn alone.
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
from parlour.search.dial import BySeats, EvaluationNoise, same_for_all
from parlour.search.lazy import LazyResource, loader_for, precompiled_player

if TYPE_CHECKING:
    from parlour.games.bulbous.kernel import player as kernel
else:
    kernel = lazy_module("parlour.games.bulbous.kernel.player")

EQUAL_MARGIN = 0.05
"""How many points of the best count as equal."""

SAMPLES = 60
"""Deals that are sampled for a bid."""

FEW_SAMPLES = 20
"""The same for players who misjudge it anyhow."""

ALWAYS_BIDS = same_for_all(1.0)
"""The mood of somebody who always thinks of bidding."""


class CarelessPlayer:
    """Bids some cards of the colour when in the mood, so often (0 to 1); else passes or swaps without a plan."""

    def __init__(self, game: AnyGame, mood: BySeats) -> None:
        self.mood = mood

    def choose(self, view: BulbousView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return what took its fancy."""
        other = heuristic_decision(view, luck)
        if other is not None:
            return other
        if view.phase == "add":
            return Add()
        fitting = [card for card in view.hand if CARDS[card].colour == view.contested]
        if fitting and luck.random() < self.mood.for_seats(len(view.hands)):
            return Bid(frozenset(luck.sample(fitting, luck.randint(1, min(3, len(fitting))))))
        if view.hand and luck.random() < 0.4:
            return Swap(frozenset({luck.choice(view.hand)}))
        return Pass()


class ExpectedValuePlayer:
    """Weighs what a bid may win, with the hands the others could hold, against what its cards are worth later."""

    def __init__(self, game: AnyGame, samples: int = SAMPLES) -> None:
        self.game, self.samples = game, samples

    def choose(self, view: BulbousView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return one of the best decisions, luck choosing among those nearly equal."""
        return random_near_best(self.rank(view, seat, luck, seconds), luck, EQUAL_MARGIN)

    def rank(
        self, view: BulbousView, seat: Seat, luck: Random, seconds: float
    ) -> Sequence[Candidate]:
        """Return the decisions worth a thought with the points they are expected to gain, the best first."""
        other = heuristic_decision(view, luck)
        return (
            rank_decisions(view, luck, self.samples) if other is None else [Candidate(other, 0.0)]
        )


class BulbousNoisyPlayer:
    """Weighs a bid in the same way, with fewer deals, and is off by so many points about each decision; bids when in the mood alone."""

    def __init__(
        self, game: AnyGame, noise: BySeats, mood: BySeats = ALWAYS_BIDS, samples: int = FEW_SAMPLES
    ) -> None:
        self.thinker, self.noise, self.mood = ExpectedValuePlayer(game, samples), noise, mood

    def choose(self, view: BulbousView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return the decision that seems best."""
        seats = len(view.hands)
        errors, found = (
            EvaluationNoise(self.noise.for_seats(seats), luck),
            self.thinker.rank(view, seat, luck, seconds),
        )
        mood = self.mood.for_seats(seats)
        if mood < 1.0 and luck.random() >= mood:
            found = [one for one in found if not isinstance(one.action, Bid)] or found
        seeming = [(one.value + errors.error_of(one.action), one.action) for one in found]
        best: AnyAction = max(seeming, key=lambda one: one[0])[1]
        return best


class BulbousSearchPlayer:
    """Plays the rest of the game many times in its head; weighs one turn alone until the compiled search has arrived.

    Of the decisions that it looked at nearly as often as at the best it takes any, each as often as it was looked at, so that nobody can
    count on what it does; `share` says how nearly.
    """

    def __init__(
        self, game: AnyGame, kernel_player: LazyResource[kernel.BulbousKernelPlayer], share: float
    ) -> None:
        self.kernel_player, self.share = kernel_player, share
        self.fallback = ExpectedValuePlayer(game)

    def choose(self, view: BulbousView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return a decision."""
        kernel_player = self.kernel_player.get_if_ready()
        if kernel_player is None:
            return self.fallback.choose(view, seat, luck, seconds)
        return kernel_player.choose_decision(view, luck, seconds, self.share)

    def rank(
        self, view: BulbousView, seat: Seat, luck: Random, seconds: float
    ) -> Sequence[Candidate]:
        """Return the decisions that were looked at with the final points they led to on average, the best first."""
        kernel_player = self.kernel_player.get_if_ready()
        if kernel_player is None:
            return self.fallback.rank(view, seat, luck, seconds)
        return kernel_player.rank(view, luck, seconds)


EXPERT = LazyResource(lambda: precompiled_player("Bulbous", kernel.BulbousKernelPlayer(48, 48)))
EXPERT_PLUS = LazyResource(
    lambda: precompiled_player("Bulbous", kernel.BulbousKernelPlayer(150, 150))
)
MASTER = LazyResource(lambda: precompiled_player("Bulbous", kernel.BulbousKernelPlayer(480, 480)))
MASTER_PLUS = LazyResource(
    lambda: precompiled_player("Bulbous", kernel.BulbousKernelPlayer(2400, 16000))
)
"""The compiled searches of this process."""

precompile = loader_for(EXPERT, EXPERT_PLUS, MASTER, MASTER_PLUS)

LEVELS = (
    BotLevel("beginner", partial(CarelessPlayer, mood=BySeats(0.6, 0.6, 0.48))),
    BotLevel(
        "beginner-plus",
        partial(BulbousNoisyPlayer, noise=BySeats(21.0, 14.0, 11.0), mood=BySeats(1.0, 1.0, 0.89)),
    ),
    BotLevel("casual", partial(BulbousNoisyPlayer, noise=BySeats(6.6, 5.5, 8.0))),
    BotLevel("casual-plus", partial(BulbousNoisyPlayer, noise=BySeats(3.6, 2.95, 3.0))),
    BotLevel("club", partial(BulbousNoisyPlayer, noise=BySeats(2.4, 1.8, 1.72))),
    BotLevel("club-plus", partial(BulbousNoisyPlayer, noise=BySeats(1.35, 1.05, 1.05))),
    BotLevel("expert", partial(BulbousSearchPlayer, kernel_player=EXPERT, share=0.5)),
    BotLevel("expert-plus", partial(BulbousSearchPlayer, kernel_player=EXPERT_PLUS, share=0.5)),
    BotLevel("master", partial(BulbousSearchPlayer, kernel_player=MASTER, share=0.5)),
    BotLevel("master-plus", partial(BulbousSearchPlayer, kernel_player=MASTER_PLUS, share=1.0)),
)
"""The ten levels, weakest first.

Evaluation noise and determinizations were set so that each level scores about two in three against
the level below; see docs/explanation/opponents.md. With four seats each bid wins rarely, and evaluation
noise alone hardly separates two levels: there the weakest levels bid less often as well.
"""
