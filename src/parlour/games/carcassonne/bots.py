"""Ten people to play Carcassonne against, from one who likes it when things fit to one who walks tomorrow's roads today.

One dial: the weaker five see less at first sight and misjudge it more; the stronger five think with the compiled search once `warm` has
fetched it, and the more playouts the stronger. Until then, and where Numba is missing, they judge at first sight without a mistake.
All but the weakest bet by the same odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from parlour.core.game import AnyGame, Seat
from parlour.games.carcassonne import heuristics
from parlour.games.carcassonne.odds import best_bet, best_choice
from parlour.games.carcassonne.rules.actions import AnyAction, Bet, Choose, Place, Settle
from parlour.games.carcassonne.rules.kinds import TileKinds, tile_kinds
from parlour.games.carcassonne.rules.tiles import find_tiles
from parlour.games.carcassonne.rules.view import CarcassonneView
from parlour.plugin.lazy_module import lazy_module
from parlour.plugin.player import BotLevel, Candidate
from parlour.search.baselines import GamePlayer
from parlour.search.dial import ZERO_NOISE, BySeats, same_for_all
from parlour.search.lazy import LazyResource, loader_for, precompiled_player

if TYPE_CHECKING:
    from parlour.games.carcassonne.kernel import luck as draw_luck
    from parlour.games.carcassonne.kernel import player as kernel
else:
    draw_luck = lazy_module("parlour.games.carcassonne.kernel.luck")
    kernel = lazy_module("parlour.games.carcassonne.kernel.player")

MIN_EXPECTATION = 0.5
"""What a chip must be able to expect to be laid; it comes back, so that little is lost with it."""


class CarcassonnePlayer(GamePlayer):
    """What all have in common: how they bet and what they have chips counted for; where they lay tiles is their own."""

    def choose(self, view: CarcassonneView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return a decision."""
        if view.phase == "bet":
            return Bet(self.choose_chip(view, luck))
        if view.phase in ("settle", "choose"):
            asked = view.settling if view.phase == "settle" else view.questions
            question = next(each for each in asked if len(each.choices) > 1)
            segment = best_choice(view, question, own=view.phase == "choose")
            return (
                Settle(question.tile, segment)
                if view.phase == "settle"
                else Choose(question.tile, segment)
            )
        return self.choose_placement(view, seat, luck, seconds)

    def choose_chip(self, view: CarcassonneView, luck: Random) -> str | None:
        """Return the chip to lay, or None."""
        return best_bet(view, MIN_EXPECTATION)

    def choose_placement(
        self, view: CarcassonneView, seat: Seat, luck: Random, seconds: float
    ) -> Place:
        """Return where the drawn tile goes."""
        raise NotImplementedError

    def tile_kinds_of(self, view: CarcassonneView) -> TileKinds:
        """Return the tiles that this match is played with."""
        return tile_kinds(find_tiles(view.options.tiles, self.game.assets), view.options.offices)


class EvaluationSettings(NamedTuple):
    """What somebody sees in a placement at first sight.

    `places`: at how many squares it looks (None: all). `thrifty`: whether it keeps meeples back for later. `rivalry`: how much of what the
    others gain it minds, 0 to 1. `noise`: by how many points (standard deviation) it misjudges each placement: with more at the table
    placements differ less, and the same noise hides more.
    """

    places: int | None = None
    thrifty: bool = True
    rivalry: float = 1.0
    noise: BySeats = ZERO_NOISE


class HeuristicPlayer(CarcassonnePlayer):
    """Takes what gains most at first sight, as far as its judgement goes."""

    def __init__(self, game: AnyGame, settings: EvaluationSettings | None = None) -> None:
        super().__init__(game)
        self.settings = settings or EvaluationSettings()

    def choose_placement(
        self, view: CarcassonneView, seat: Seat, luck: Random, seconds: float
    ) -> Place:
        """Return the action that gains most, luck choosing among equals."""
        best: Place = self.ranked_placements(view, seat, luck)[0].action
        return best

    def ranked_placements(self, view: CarcassonneView, seat: Seat, luck: Random) -> list[Candidate]:
        """Return the actions it looks at with what it takes them for, the best first."""
        judgement, kinds = self.settings, self.tile_kinds_of(view)
        noise = judgement.noise.for_seats(len(view.totals))
        sight = heuristics.heuristic_context(view, kinds)
        every = list(heuristics.placement_actions(view, kinds))
        luck.shuffle(every)
        # The squares of the first so many actions that differ in their square: wherever the eye falls.
        squares = list(dict.fromkeys((action.x, action.y) for action in every))[: judgement.places]
        found = list[Candidate]()
        for action in every:
            if (action.x, action.y) in squares:
                gains = heuristics.expected_gains(view, kinds, sight, action, judgement.thrifty)
                rivals = judgement.rivalry * (gains[seat] - heuristics.gain_lead(gains, seat))
                found.append(Candidate(action, gains[seat] - rivals + luck.gauss(0.0, noise)))
        return sorted(found, key=lambda candidate: -candidate.value)


class BeginnerPlayer(HeuristicPlayer):
    """Bets on anything."""

    def choose_chip(self, view: CarcassonneView, luck: Random) -> str | None:
        """Return any chip, or None."""
        return luck.choice((None, *view.chips))


class CarcassonneSearchPlayer(HeuristicPlayer):
    """Counts the tiles to come, and plays on in its head; like the one before it until the compiled search has arrived.

    Asked what it thinks it may take longer than at the table: `adviser` ranks then.
    """

    def __init__(
        self,
        game: AnyGame,
        kernel_player: LazyResource[kernel.CarcassonneKernelPlayer],
        adviser: LazyResource[kernel.CarcassonneKernelPlayer] | None = None,
    ) -> None:
        super().__init__(game)
        self.kernel_player, self.adviser = kernel_player, adviser or kernel_player

    def choose_placement(
        self, view: CarcassonneView, seat: Seat, luck: Random, seconds: float
    ) -> Place:
        """Return the first of its ranking at the table."""
        best: Place = self._rank_with(self.kernel_player, view, seat, luck, seconds)[0].action
        return best

    def rank(
        self, view: CarcassonneView, seat: Seat, luck: Random, seconds: float
    ) -> Sequence[Candidate]:
        """Return the best actions with the lead in points that they can expect."""
        if view.phase != "place":
            return [Candidate(self.choose(view, seat, luck, seconds), 0.0)]
        return self._rank_with(self.adviser, view, seat, luck, seconds)

    def _rank_with(
        self,
        asked: LazyResource[kernel.CarcassonneKernelPlayer],
        view: CarcassonneView,
        seat: Seat,
        luck: Random,
        seconds: float,
    ) -> Sequence[Candidate]:
        kernel_player = asked.get_if_ready()
        return (
            self.ranked_placements(view, seat, luck)
            if kernel_player is None
            else kernel_player.rank(self.game, view, seat, luck, seconds)
        )


CLUB_PLUS = LazyResource(
    lambda: precompiled_player(
        "Carcassonne",
        kernel.CarcassonneKernelPlayer(same_for_all(0), noise=BySeats(0.9, 1.1, 1.43, 1.63)),
    )
)
EXPERT = LazyResource(
    lambda: precompiled_player(
        "Carcassonne",
        kernel.CarcassonneKernelPlayer(same_for_all(0), noise=BySeats(0.42, 0.8, 0.97, 1.18)),
    )
)
EXPERT_PLUS = LazyResource(
    lambda: precompiled_player(
        "Carcassonne",
        kernel.CarcassonneKernelPlayer(
            BySeats(10, 0, 0), width=6, noise=BySeats(0.0, 0.35, 0.5, 0.78)
        ),
    )
)
MASTER = LazyResource(
    lambda: precompiled_player(
        "Carcassonne", kernel.CarcassonneKernelPlayer(BySeats(60, 28, 13, 0))
    )
)
MASTER_PLUS = LazyResource(
    lambda: precompiled_player(
        "Carcassonne", kernel.CarcassonneKernelPlayer(BySeats(1600, 1600, 2400))
    )
)
ADVISER = LazyResource(
    lambda: precompiled_player(
        "Carcassonne", kernel.CarcassonneKernelPlayer(same_for_all(6400), at_least=128)
    )
)
"""The compiled players of this process; the last says what master-plus thinks: steadily, and within a second."""

DRAW_LUCK = LazyResource(lambda: precompiled_player("Carcassonne", draw_luck.DrawLuck()))
"""Says in this process what draws brought."""

precompile = loader_for(CLUB_PLUS, EXPERT, EXPERT_PLUS, MASTER, MASTER_PLUS, ADVISER, DRAW_LUCK)


def evaluate_draw(
    game: AnyGame, before: Any, after: Any, luck: Random, seconds: float
) -> Sequence[Sequence[float]] | None:
    """Return guesses at what the draw that led to a state brought each seat; None where nothing was drawn, or nothing is compiled."""
    found = DRAW_LUCK.load()
    return None if found is None else found.evaluate_draw(game, before, after, luck, seconds)


LEVELS = (
    BotLevel(
        "beginner",
        partial(
            BeginnerPlayer,
            settings=EvaluationSettings(
                places=10, thrifty=False, rivalry=0.0, noise=BySeats(0.4, 0.9, 1.7, 3.8)
            ),
        ),
    ),
    BotLevel(
        "beginner-plus",
        partial(
            HeuristicPlayer,
            settings=EvaluationSettings(
                thrifty=False, rivalry=0.0, noise=BySeats(0.9, 1.3, 2.0, 3.5)
            ),
        ),
    ),
    BotLevel(
        "casual",
        partial(
            HeuristicPlayer,
            settings=EvaluationSettings(rivalry=0.0, noise=BySeats(1.15, 1.6, 2.15, 2.9)),
        ),
    ),
    BotLevel(
        "casual-plus",
        partial(
            HeuristicPlayer,
            settings=EvaluationSettings(rivalry=0.0, noise=BySeats(0.45, 1.15, 1.7, 2.27)),
        ),
    ),
    BotLevel(
        "club",
        partial(HeuristicPlayer, settings=EvaluationSettings(noise=BySeats(0.0, 0.95, 1.33, 1.72))),
    ),
    BotLevel("club-plus", partial(CarcassonneSearchPlayer, kernel_player=CLUB_PLUS)),
    BotLevel("expert", partial(CarcassonneSearchPlayer, kernel_player=EXPERT)),
    BotLevel("expert-plus", partial(CarcassonneSearchPlayer, kernel_player=EXPERT_PLUS)),
    BotLevel("master", partial(CarcassonneSearchPlayer, kernel_player=MASTER)),
    BotLevel(
        "master-plus", partial(CarcassonneSearchPlayer, kernel_player=MASTER_PLUS, adviser=ADVISER)
    ),
)
"""The ten, weakest first: every one by so much work, whatever the machine."""
