"""The command `parlour bench carcassonne-newcomer`.

It measures how often a scripted newcomer beats the weakest bot.
"""

from __future__ import annotations

from random import Random

from rich.console import Console

from parlour.core.game import Seat
from parlour.games.carcassonne.bots import LEVELS, BeginnerPlayer
from parlour.games.carcassonne.heuristics import (
    HeuristicContext,
    heuristic_context,
    placement_actions,
    touched_features,
)
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.actions import Place
from parlour.games.carcassonne.rules.kinds import TileKinds
from parlour.games.carcassonne.rules.land import SEGMENT_STRIDE
from parlour.games.carcassonne.rules.scoring import feature_owners, feature_points
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.rules.view import CarcassonneView
from parlour.search.meeting import level_reports

RULES = GAME()

DEALS = {2: 50, 3: 34, 4: 25}
"""The number of deals for each number of seats; each deal is played once from every seat."""

SECONDS = 1.0

SQUARES = 5
"""Number of empty squares that the newcomer considers."""


class CarcassonneNewcomer(BeginnerPlayer):
    """A scripted newcomer that looks only at immediate points and bets at random.

    It considers the placements on a few random squares and never claims a field.
    """

    def choose_placement(
        self, view: CarcassonneView, seat: Seat, rng: Random, seconds: float
    ) -> Place:
        """Return the placement that gains most at once, on up to `SQUARES` random squares."""
        kinds = self.tile_kinds_of(view)
        context, actions = heuristic_context(view, kinds), list(placement_actions(view, kinds))
        rng.shuffle(actions)
        squares = list(dict.fromkeys((action.x, action.y) for action in actions))[:SQUARES]
        considered = [
            action
            for action in actions
            if (action.x, action.y) in squares and not (action.meeple or "").startswith("f")
        ]
        return max(considered, key=lambda action: gain(view, kinds, context, action))


def gain(view: CarcassonneView, kinds: TileKinds, context: HeuristicContext, action: Place) -> int:
    """Return the immediate points that a placement adds to the mover's features, without fields."""
    assert view.drawn is not None
    kind, number = kinds[view.drawn], len(view.tiles)
    land = context.land.with_tile(kind, (action.x, action.y), action.turns)
    claimed = (
        None
        if action.meeple is None
        else land.feature[SEGMENT_STRIDE * number + kind.number[action.meeple]]
    )
    points = 0
    for name in touched_features(land, number):
        feature = land.features[name]
        if feature.kind == "field":
            continue
        parts = {
            context.land.feature[segment]
            for segment in feature.segments
            if segment // SEGMENT_STRIDE < number
        }
        meeples = {part: context.meeples.get(part, []) for part in parts}
        seats = [seat for part in meeples.values() for seat in part]
        if claimed == name:
            seats.append(view.mover)
        if view.mover in feature_owners(seats):
            points += feature_points(view.options, land, feature)
        points -= sum(
            feature_points(view.options, context.land, context.land.features[part])
            for part in parts
            if view.mover in feature_owners(meeples[part])
        )
    return points


def measure(console: Console) -> None:
    """Print the newcomer's results against the weakest bot, one line per number of seats."""
    players = {"beginner": LEVELS[0].build(RULES), "newcomer": CarcassonneNewcomer(RULES)}
    for line in level_reports(RULES, players, Options(), DEALS, SECONDS):
        console.print(line, highlight=False)
