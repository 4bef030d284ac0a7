"""The ten bots of Carcassonne.

The five weaker levels choose by a static evaluation; evaluation noise and other weaknesses set
their strength. The five stronger levels use the compiled search, and stronger levels run more
playouts. They fall back to the static evaluation without weaknesses until `precompile` has
finished, or if Numba is missing. Every level except the weakest bets by the same odds.
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
from parlour.search.lazy import LazyResource, loader_for, precompiled_player
from parlour.search.strength import ZERO_NOISE, BySeats, same_for_all

if TYPE_CHECKING:
    from parlour.games.carcassonne.kernel import luck as draw_luck
    from parlour.games.carcassonne.kernel import player as kernel
else:
    draw_luck = lazy_module("parlour.games.carcassonne.kernel.luck")
    kernel = lazy_module("parlour.games.carcassonne.kernel.player")

MIN_EXPECTATION = 0.5
"""The minimum expected points of a bet. It is low, because chips return and a bet costs little."""


class CarcassonnePlayer(GamePlayer):
    """The base class of all bots; it decides bets and chip choices.

    Subclasses implement `choose_placement`.
    """

    def choose(self, view: CarcassonneView, seat: Seat, rng: Random, seconds: float) -> AnyAction:
        """Return the bot's action in the current phase."""
        if view.phase == "bet":
            return Bet(self.choose_chip(view, rng))
        if view.phase in ("settle", "choose"):
            questions = view.settling if view.phase == "settle" else view.questions
            question = next(each for each in questions if len(each.choices) > 1)
            segment = best_choice(view, question, own=view.phase == "choose")
            action_type = Settle if view.phase == "settle" else Choose
            return action_type(question.tile, segment)
        return self.choose_placement(view, seat, rng, seconds)

    def choose_chip(self, view: CarcassonneView, rng: Random) -> str | None:
        """Return the id of the chip to bet, or None to place no bet."""
        return best_bet(view, MIN_EXPECTATION)

    def choose_placement(
        self, view: CarcassonneView, seat: Seat, rng: Random, seconds: float
    ) -> Place:
        """Return the square, rotation and meeple for the drawn tile."""
        raise NotImplementedError

    def tile_kinds_of(self, view: CarcassonneView) -> TileKinds:
        """Return the tile kinds of the tile set that a match uses."""
        return tile_kinds(find_tiles(view.options.tiles, self.game.assets), view.options.offices)


class EvaluationSettings(NamedTuple):
    """The strength settings of a bot that uses the static evaluation."""

    places: int | None = None
    """The number of squares to consider; None for all."""
    thrifty: bool = True
    """Whether meeples in the supply have a value."""
    rivalry: float = 1.0
    """The weight, from 0 to 1, of the gains of other seats."""
    noise: BySeats = ZERO_NOISE
    """The standard deviation, in points, of a random error in the value of each placement.

    Placements differ less with more seats, so equal noise then weakens the bot more.
    """


class HeuristicPlayer(CarcassonnePlayer):
    """A bot that chooses the placement with the highest static evaluation."""

    def __init__(self, game: AnyGame, settings: EvaluationSettings | None = None) -> None:
        super().__init__(game)
        self.settings = settings or EvaluationSettings()

    def choose_placement(
        self, view: CarcassonneView, seat: Seat, rng: Random, seconds: float
    ) -> Place:
        """Return the placement with the highest static evaluation; ties are broken at random."""
        best: Place = self.ranked_placements(view, seat, rng)[0].action
        return best

    def ranked_placements(self, view: CarcassonneView, seat: Seat, rng: Random) -> list[Candidate]:
        """Return the considered placements and their values, best first."""
        settings, kinds = self.settings, self.tile_kinds_of(view)
        noise = settings.noise.for_seats(len(view.totals))
        context = heuristics.heuristic_context(view, kinds)
        actions = list(heuristics.placement_actions(view, kinds))
        rng.shuffle(actions)
        # The actions are shuffled, so the first squares are a random sample.
        squares = list(dict.fromkeys((action.x, action.y) for action in actions))[: settings.places]
        candidates = list[Candidate]()
        for action in actions:
            if (action.x, action.y) in squares:
                gains = heuristics.expected_gains(view, kinds, context, action, settings.thrifty)
                loss = settings.rivalry * (gains[seat] - heuristics.gain_lead(gains, seat))
                candidates.append(Candidate(action, gains[seat] - loss + rng.gauss(0.0, noise)))
        return sorted(candidates, key=lambda candidate: -candidate.value)


class BeginnerPlayer(HeuristicPlayer):
    """A heuristic player that bets at random."""

    def choose_chip(self, view: CarcassonneView, rng: Random) -> str | None:
        """Return the id of a random chip in hand, or None; all are equally likely."""
        return rng.choice((None, *view.chips))


class CarcassonneSearchPlayer(HeuristicPlayer):
    """A bot that ranks placements by the compiled search.

    It plays as a heuristic player until the search is compiled.

    Args:
        game: The game.
        kernel_player: The search for decisions in a match.
        adviser: The search for rankings, which may take longer.
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
        self, view: CarcassonneView, seat: Seat, rng: Random, seconds: float
    ) -> Place:
        """Return the placement that the match search ranks first."""
        best: Place = self._rank_with(self.kernel_player, view, seat, rng, seconds)[0].action
        return best

    def rank(
        self, view: CarcassonneView, seat: Seat, rng: Random, seconds: float
    ) -> Sequence[Candidate]:
        """Return the actions ranked by the adviser search, each with its expected lead in points.

        Outside the phase `place`, the result holds only the chosen action, with lead 0.
        """
        if view.phase != "place":
            return [Candidate(self.choose(view, seat, rng, seconds), 0.0)]
        return self._rank_with(self.adviser, view, seat, rng, seconds)

    def _rank_with(
        self,
        resource: LazyResource[kernel.CarcassonneKernelPlayer],
        view: CarcassonneView,
        seat: Seat,
        rng: Random,
        seconds: float,
    ) -> Sequence[Candidate]:
        kernel_player = resource.get_if_ready()
        if kernel_player is None:
            return self.ranked_placements(view, seat, rng)
        return kernel_player.rank(self.game, view, seat, rng, seconds)


def _lazy_player(
    playouts: BySeats, **settings: Any
) -> LazyResource[kernel.CarcassonneKernelPlayer]:
    """Return a compiled player that is created on first use."""
    return LazyResource(
        lambda: precompiled_player(
            "Carcassonne", kernel.CarcassonneKernelPlayer(playouts, **settings)
        )
    )


CLUB_PLUS = _lazy_player(same_for_all(0), noise=BySeats(0.9, 1.1, 1.43, 1.63))
EXPERT = _lazy_player(same_for_all(0), noise=BySeats(0.42, 0.8, 0.97, 1.18))
EXPERT_PLUS = _lazy_player(BySeats(10, 0, 0), width=6, noise=BySeats(0.0, 0.35, 0.5, 0.78))
MASTER = _lazy_player(BySeats(60, 28, 13, 0))
MASTER_PLUS = _lazy_player(BySeats(1600, 1600, 2400))
ADVISER = _lazy_player(same_for_all(6400), at_least=128)
"""The compiled players of this process. ADVISER ranks for master-plus, within about a second."""

DRAW_LUCK = LazyResource(lambda: precompiled_player("Carcassonne", draw_luck.DrawLuck()))
"""The luck model of this process."""

precompile = loader_for(CLUB_PLUS, EXPERT, EXPERT_PLUS, MASTER, MASTER_PLUS, ADVISER, DRAW_LUCK)


def evaluate_draw(
    game: AnyGame, before: Any, after: Any, rng: Random, seconds: float
) -> Sequence[Sequence[float]] | None:
    """Return samples of the luck of the draw between two states.

    Returns:
        Points by sample and seat; None if no tile was drawn or the luck model cannot be compiled.
    """
    model = DRAW_LUCK.load()
    return None if model is None else model.evaluate_draw(game, before, after, rng, seconds)


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
"""The ten levels, weakest first. Their strength does not depend on the speed of the machine."""
