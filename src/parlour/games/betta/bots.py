"""Ten people to play Betta against, from one who looks at a few cards to one who counts out the end.

The four strongest think with the compiled search once `warm` has fetched it. Until then, and where Numba is missing, they grow
the same kind of tree in plain Python.
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
from parlour.search.dial import ZERO_NOISE, BySeats, EvaluationNoise
from parlour.search.ismcts import IsmctsPlayer
from parlour.search.lazy import LazyResource, loader_for, precompiled_player

if TYPE_CHECKING:
    from parlour.games.betta.kernel import player as kernel
else:
    kernel = lazy_module("parlour.games.betta.kernel.player")

CASUAL_RIVALRY = 0.5
"""What a final point of all others together counts for a casual player, who minds its own fish first."""

SEARCH_WIDTH = 12
"""How many actions, the best one ply deep, are searched."""


class StrengthByMode(NamedTuple):
    """A setting of the dial of strength in a classic game, and with Betty and her staff, whose luck hides more."""

    classic: BySeats
    betty: BySeats

    def at(self, view: BettaView) -> float:
        """Return the setting at a table."""
        return (self.betty if view.options.mode == "betty" else self.classic).for_seats(
            len(view.colours)
        )


NO_NOISE = StrengthByMode(ZERO_NOISE, ZERO_NOISE)


class SamplingPlayer(GamePlayer):
    """Looks at a few ways to lay a card and takes the one that makes the most points at once."""

    def __init__(self, game: AnyGame, sample_counts: StrengthByMode) -> None:
        super().__init__(game)
        self.sample_counts = sample_counts

    def choose(self, view: BettaView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the best of what it noticed."""
        places = [number for number, display in enumerate(view.displays) if "." in display]
        looks = range(round(self.sample_counts.at(view)))
        noticed = [
            Place(luck.choice(view.hand).id, luck.randrange(4), luck.choice(places)) for _ in looks
        ]
        promised = [preview.points or 0 for preview in self.game.previews(view, seat, noticed)]
        return noticed[promised.index(max(promised))]


class OnePlyPlayer(GamePlayer):
    """Takes what seems best one ply deep, for itself and against the others; `slip` is by how many points it misjudges an action."""

    def __init__(self, game: AnyGame, noise: StrengthByMode = NO_NOISE) -> None:
        super().__init__(game)
        self.noise = noise

    def choose(self, view: BettaView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the action that seems best one ply deep, luck choosing among equals."""
        candidates = heuristics.view_candidates(
            view, _box_of_view(self.game, view), CASUAL_RIVALRY
        )[1]
        return _random_best(_noisy_candidates(candidates, self.noise.at(view), luck), luck)


class ExpectedReplyPlayer(GamePlayer):
    """Counts what the others would on average reply to each of its better candidates, over all they may hold; it misjudges these alike."""

    def __init__(self, game: AnyGame, noise: StrengthByMode = NO_NOISE) -> None:
        super().__init__(game)
        self.noise = noise

    def choose(self, view: BettaView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the action that seems best with the replies counted, luck choosing among equals."""
        seats = len(view.colours)
        objectives, candidates = heuristics.view_candidates(
            view, _box_of_view(self.game, view), heuristics.rivalry_weight(seats)
        )
        seeming = _noisy_candidates(candidates, self.noise.at(view), luck)
        return _random_best(
            heuristics.add_expected_replies(view, objectives, seeming[:SEARCH_WIDTH]), luck
        )


class BettaSearchPlayer:
    """Plays the rest of the match many times in its head; in plain Python until the compiled search has arrived."""

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

    def choose(self, view: BettaView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the action that did best."""
        ready = self.kernel_player.get_if_ready() is not None
        action: Place = (
            self.rank(view, seat, luck, seconds)[0].action
            if ready
            else self.fallback.choose(view, seat, luck, seconds)
        )
        return action

    def rank(
        self, view: BettaView, seat: Seat, luck: Random, seconds: float
    ) -> Sequence[Candidate]:
        """Return the actions that were searched, the best first, each with the lead over the best other that it lets expect at the end.

        The lead is in points; alone, it is the total. See `KernelPlayer.rank` on what decides.
        """
        kernel_player = self.kernel_player.get_if_ready()
        if kernel_player is None:
            return self.fallback.rank(view, seat, luck, seconds)
        return kernel_player.rank(view, _box_of_view(self.game, view), luck, seconds)

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
    """Thinks like a stronger one and then misjudges what it found by so many points."""

    def __init__(
        self,
        game: AnyGame,
        kernel_player: LazyResource[kernel.BettaKernelPlayer],
        rounds: int,
        noise: StrengthByMode,
    ) -> None:
        self.thinker, self.noise = BettaSearchPlayer(game, kernel_player, rounds), noise

    def choose(self, view: BettaView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the action that seems best."""
        found = [
            heuristics.ScoredAction(one.value, one.action)
            for one in self.thinker.rank(view, seat, luck, seconds)
        ]
        return _noisy_candidates(found, self.noise.at(view), luck)[0].action


def _box_of_view(game: AnyGame, view: BettaView) -> Box:
    return find_box(view.options.box, game.assets)


def _noisy_candidates(
    candidates: Iterable[heuristics.ScoredAction], noise: float, luck: Random
) -> list[heuristics.ScoredAction]:
    """Return candidates with the values that they seem to have, the best first.

    A card, a display and the way that the two fit are each misjudged once: who overrates a display does so for all that may lie there.
    """
    errors = EvaluationNoise(noise, luck)
    seeming = [
        heuristics.ScoredAction(
            value + errors.error_of(action.card, action.display, action), action
        )
        for value, action in candidates
    ]
    return sorted(seeming, key=lambda one: -one.value)


def _random_best(candidates: list[heuristics.ScoredAction], luck: Random) -> Place:
    """Return the best action; it lies near the front, so luck looks only at those equal to the first."""
    return luck.choice(
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
"""The compiled searches of this process."""

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
the level below; see docs/explanation/opponents.md. With Betty and with three or more seats it is about
three in five: luck counts more there, and ten levels do not reach further.
"""
