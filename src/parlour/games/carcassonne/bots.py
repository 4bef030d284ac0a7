"""Five people to play Carcassonne against, from one who likes it when things fit to one who has seen every land grow.

The two strongest think with the compiled search once `warm` has fetched it. Until then, and where Numba is missing, they play like the
third. All bet by the same odds, the weaker ones less often.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

from parlour.core.game import AnyGame, Seat
from parlour.core.lazy_module import lazy_module
from parlour.core.player import Candidate, Level
from parlour.games.carcassonne import heuristics
from parlour.games.carcassonne.odds import best_bet, best_choice
from parlour.games.carcassonne.rules.actions import AnyAction, Bet, Choose, Place, Settle
from parlour.games.carcassonne.rules.kinds import Kinds, kinds_of
from parlour.games.carcassonne.rules.tiles import find_tiles
from parlour.games.carcassonne.rules.view import CarcassonneView
from parlour.search.baselines import GamePlayer
from parlour.search.lazy import Lazy, fetching, warmed

if TYPE_CHECKING:
    from parlour.games.carcassonne.kernel import fortune
    from parlour.games.carcassonne.kernel import player as kernel
else:
    fortune = lazy_module("parlour.games.carcassonne.kernel.fortune")
    kernel = lazy_module("parlour.games.carcassonne.kernel.player")

NOTICED = 8
"""How many ways to lay its tile a beginner looks at."""

LEAST = 0.5
"""What a chip must be able to expect to be laid; it comes back, so that little is lost with it."""


class CarcassonnePlayer(GamePlayer):
    """What all five have in common: how they bet and what they have chips counted for; where they lay tiles is their own."""

    def choose(self, view: CarcassonneView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return a decision."""
        if view.phase == "bet":
            return Bet(self.wager(view, luck))
        if view.phase in ("settle", "choose"):
            asked = view.settling if view.phase == "settle" else view.questions
            question = next(each for each in asked if len(each.choices) > 1)
            segment = best_choice(view, question, own=view.phase == "choose")
            return Settle(question.tile, segment) if view.phase == "settle" else Choose(question.tile, segment)
        return self.place(view, seat, luck, seconds)

    def wager(self, view: CarcassonneView, luck: Random) -> str | None:
        """Return the chip to lay, or None."""
        return best_bet(view, LEAST)

    def place(self, view: CarcassonneView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return where the drawn tile goes."""
        raise NotImplementedError

    def kinds(self, view: CarcassonneView) -> Kinds:
        """Return the tiles that this match is played with."""
        return kinds_of(find_tiles(view.options.tiles, self.game.assets), view.options.offices)


class SamplingPlayer(CarcassonnePlayer):
    """Looks at a few ways to lay its tile and takes the one with the most points at once; bets on anything."""

    def wager(self, view: CarcassonneView, luck: Random) -> str | None:
        """Return any chip, or None."""
        return luck.choice((None, *view.chips))

    def place(self, view: CarcassonneView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the best of what it noticed; a meeple rather than none."""
        every = list(heuristics.actions(view, self.kinds(view)))
        noticed = luck.sample(every, min(NOTICED, len(every)))
        previews = self.game.previews(view, seat, noticed)
        rated = zip(noticed, previews, strict=True)
        return max(rated, key=lambda pair: ((pair[1].points or 0), pair[0].meeple is not None))[0]


class OnePlyPlayer(CarcassonnePlayer):
    """Takes what brings itself most at first sight."""

    def place(self, view: CarcassonneView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the action that gains most, luck choosing among equals."""
        best: Place = self.rated(view, seat, luck)[0].action
        return best

    def rated(self, view: CarcassonneView, seat: Seat, luck: Random) -> list[Candidate]:
        """Return all actions with what they are worth, the best first."""
        kinds = self.kinds(view)
        sight = heuristics.sight_of(view, kinds)
        every = [Candidate(action, self.worth(heuristics.gains(view, kinds, sight, action), seat)) for action in heuristics.actions(view, kinds)]
        luck.shuffle(every)
        return sorted(every, key=lambda candidate: -candidate.value)

    def worth(self, gains: Sequence[float], seat: Seat) -> float:
        """Return what counts for this player."""
        return gains[seat]


class LeadPlayer(OnePlyPlayer):
    """Also minds what its tile does to the others."""

    def worth(self, gains: Sequence[float], seat: Seat) -> float:
        """Return by how much it gains on the others."""
        return heuristics.lead(gains, seat)


class SearchPlayer(LeadPlayer):
    """Counts the tiles to come, and plays on in its head; like the one before it until the compiled search has arrived."""

    def __init__(self, game: AnyGame, kernel_player: Lazy[kernel.KernelPlayer]) -> None:
        super().__init__(game)
        self.kernel_player = kernel_player

    def place(self, view: CarcassonneView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the first of its ranking."""
        best: Place = self.rank(view, seat, luck, seconds)[0].action
        return best

    def rank(self, view: CarcassonneView, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        """Return the best actions with the lead in points that they can expect."""
        if view.phase != "place":
            return [Candidate(self.choose(view, seat, luck, seconds), 0.0)]
        kernel_player = self.kernel_player.ready()
        return self.rated(view, seat, luck) if kernel_player is None else kernel_player.rank(self.game, view, seat, luck, seconds)


EXPERT = Lazy(lambda: warmed("Carcassonne", kernel.KernelPlayer(0)))
MASTER = Lazy(lambda: warmed("Carcassonne", kernel.KernelPlayer(400)))
"""The compiled players of this process."""

FORTUNE = Lazy(lambda: warmed("Carcassonne", fortune.Fortune()))
"""Says in this process what draws brought."""

warm = fetching(EXPERT, MASTER, FORTUNE)


def brought(game: AnyGame, before: Any, after: Any, luck: Random, seconds: float) -> Sequence[Sequence[float]] | None:
    """Return guesses at what the draw that led to a state brought each seat; None where nothing was drawn, or nothing is compiled."""
    found = FORTUNE.fetch()
    return None if found is None else found.brought(game, before, after, luck, seconds)


LEVELS = (
    Level("beginner", SamplingPlayer),
    Level("casual", OnePlyPlayer),
    Level("club", LeadPlayer),
    Level("expert", partial(SearchPlayer, kernel_player=EXPERT)),
    Level("master", partial(SearchPlayer, kernel_player=MASTER)),
)
"""The five, weakest first."""
