"""Five people to play Betta against, from one who looks at a few cards to one who counts out the end.

The two strongest think with the compiled search once `warm` has fetched it. Until then, and where Numba is missing, they grow
the same kind of tree in plain Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from parlour.core.game import AnyGame, Seat
from parlour.core.lazy_module import lazy_module
from parlour.core.player import Candidate, Level
from parlour.games.betta.kernel import heuristics
from parlour.games.betta.rules.actions import Place
from parlour.games.betta.rules.box import Box, find_box
from parlour.games.betta.rules.state import State
from parlour.games.betta.rules.view import BettaView
from parlour.search.baselines import GamePlayer
from parlour.search.ismcts import TreePlayer
from parlour.search.lazy import Lazy, fetching, warmed

if TYPE_CHECKING:
    from parlour.games.betta.kernel import player as kernel
else:
    kernel = lazy_module("parlour.games.betta.kernel.player")

SAMPLED = 4
"""How many cards and places a beginner looks at."""

CASUAL_RIVALRY = 0.5
"""What a final point of all others together counts for a casual player, who minds its own fish first."""

WIDTH = 12
"""How many actions, the best one ply deep, are searched."""


class SamplingPlayer(GamePlayer):
    """Looks at a few ways to lay a card and takes the one that makes the most points at once."""

    def choose(self, view: BettaView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the best of what it noticed."""
        places = [number for number, display in enumerate(view.displays) if "." in display]
        noticed = [Place(luck.choice(view.hand).id, luck.randrange(4), luck.choice(places)) for _ in range(SAMPLED)]
        promised = [preview.points or 0 for preview in self.game.previews(view, seat, noticed)]
        return noticed[promised.index(max(promised))]


class OnePlyPlayer(GamePlayer):
    """Takes what is best one ply deep, for itself and against the others."""

    def choose(self, view: BettaView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the best action one ply deep, luck choosing among equals."""
        return _best(heuristics.view_candidates(view, _box(self.game, view), CASUAL_RIVALRY)[1], luck)


class ExpectedReplyPlayer(GamePlayer):
    """Counts what the others would on average reply to each of its better candidates, over all they may hold."""

    def choose(self, view: BettaView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the best action with the replies counted, luck choosing among equals."""
        return _best(heuristics.expected_reply(view, _box(self.game, view), heuristics.rivalry_weight(len(view.colours)), WIDTH), luck)


class SearchPlayer:
    """Plays the rest of the match many times in its head; in plain Python until the compiled search has arrived."""

    def __init__(self, game: AnyGame, kernel_player: Lazy[kernel.KernelPlayer], rounds: int) -> None:
        self.game, self.kernel_player = game, kernel_player
        self.meanwhile = TreePlayer(game, self._candidates, self._utility, points=self._lead, rounds=rounds, explore=1.0, heat=2.0, noise=2.0)

    def choose(self, view: BettaView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the action that did best."""
        ready = self.kernel_player.ready() is not None
        action: Place = self.rank(view, seat, luck, seconds)[0].action if ready else self.meanwhile.choose(view, seat, luck, seconds)
        return action

    def rank(self, view: BettaView, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        """Return the actions that were searched, the best first, each with the lead over the best other that it lets expect at the end.

        The lead is in points; alone, it is the total. See `KernelPlayer.rank` on what decides.
        """
        kernel_player = self.kernel_player.ready()
        if kernel_player is None:
            return self.meanwhile.rank(view, seat, luck, seconds)
        return kernel_player.rank(view, _box(self.game, view), luck, seconds)

    def _candidates(self, state: State, seat: Seat) -> list[heuristics.ScoredAction]:
        box, seats = find_box(state.options.box, self.game.assets), len(state.colours)
        objectives = heuristics.objectives_of(state.options, state.colours, state.patterns, box, heuristics.rivalry_weight(seats))
        return heuristics.candidates(objectives, seat, state.displays, [box.cards[card] for card in state.hands[seat]])[:WIDTH]

    def _utility(self, state: State, seat: Seat) -> float:
        return heuristics.utility(self.game.standing(state), seat)

    def _lead(self, state: State, seat: Seat) -> float:
        return heuristics.lead(self.game.standing(state), seat)


def _box(game: AnyGame, view: BettaView) -> Box:
    return find_box(view.options.box, game.assets)


def _best(candidates: list[heuristics.ScoredAction], luck: Random) -> Place:
    """Return the best action; it lies near the front, so luck looks only at those equal to the first."""
    return luck.choice([candidate.action for candidate in candidates if candidate.value == candidates[0].value])


EXPERT = Lazy(lambda: warmed("Betta", kernel.KernelPlayer(400, exact=False)))
MASTER = Lazy(lambda: warmed("Betta", kernel.KernelPlayer(4000, exact=True)))
"""The compiled searches of this process."""

warm = fetching(EXPERT, MASTER)

LEVELS = (
    Level("beginner", SamplingPlayer),
    Level("casual", OnePlyPlayer),
    Level("club", ExpectedReplyPlayer),
    Level("expert", partial(SearchPlayer, kernel_player=EXPERT, rounds=100)),
    Level("master", partial(SearchPlayer, kernel_player=MASTER, rounds=400)),
)
"""The five, weakest first."""
