"""The champion, which simulates its best candidates on possible deals."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from parlour.core.game import AnyGame, Seat
from parlour.games.betapet.players.endgame import MAX_RANKED, EndgamePlayer
from parlour.games.betapet.players.equity import exchange_leaves
from parlour.games.betapet.rules.actions import AnyAction, Exchange, Pass, Play
from parlour.games.betapet.rules.state import rack_without
from parlour.games.betapet.rules.view import BetapetView
from parlour.plugin.player import Candidate

if TYPE_CHECKING:
    from parlour.games.betapet.players.simulation import Simulation

PLAY_CANDIDATES, EXCHANGE_CANDIDATES = 14, 3
"""The numbers of plays and exchanges that are simulated, each of the highest equity."""

PLAY_OUTS_PER_RACK = 8
"""The number of play-outs for each opponent rack that is weighted by the last turn."""


class ChampionPlayer(EndgamePlayer):
    """A player that simulates the best candidates by equity.

    Args:
        game: The game.
        play_outs: The maximum number of play-outs per decision, if time allows.
    """

    def __init__(self, game: AnyGame, play_outs: int) -> None:
        super().__init__(game)
        self.play_outs = play_outs
        self._last_simulation: tuple[BetapetView, Simulation] | None = None

    def evaluate(
        self, view: BetapetView, seat: Seat, action: AnyAction, luck: Random, seconds: float
    ) -> float:
        """Return the value of an action, simulated on the same deals as the ranking of the view.

        With an empty bag or during a challenge, the endgame player evaluates the action.
        """
        if view.phase == "challenge" or not view.bag or self.compiled_generator(view) is None:
            return super().evaluate(view, seat, action, luck, seconds)
        if self._last_simulation is None or self._last_simulation[0] != view:
            self._rank_turns(view, luck, seconds / 2, MAX_RANKED)
        assert self._last_simulation is not None
        points = self.game.previews(view, seat, [action])[0].points or 0
        return self._last_simulation[1].action_value(action, points)

    def _rank_turns(
        self, view: BetapetView, luck: Random, seconds: float, count: int
    ) -> list[Candidate]:
        generator, deadline = self.compiled_generator(view), perf_counter() + seconds
        if generator is None or not view.bag:
            return super()._rank_turns(view, luck, seconds, count)
        from parlour.games.betapet.players.simulation import Simulation

        value = self.leave_value(view)
        plays = generator.best_plays(view.board, view.premiums, view.rack, value, PLAY_CANDIDATES)
        leaves = sorted(exchange_leaves(view), key=value, reverse=True)[: 4 * EXCHANGE_CANDIDATES]
        exchanges = list(
            dict.fromkeys(Exchange(rack_without(view.rack, leave)) for leave in leaves)
        )[:EXCHANGE_CANDIDATES]
        others: Sequence[AnyAction] = exchanges or [Pass()]
        simulation = Simulation(generator, view, value, self.play_outs // PLAY_OUTS_PER_RACK, luck)
        simulation.run(
            [
                *((Play(play.tiles), play.points) for play in plays),
                *((action, 0) for action in others),
            ],
            self.play_outs,
            deadline,
        )
        self._last_simulation = view, simulation
        return simulation.ranked_candidates()[:count]
