"""`parlour bench carcassonne-newcomer`: how often somebody in its first hour, who counts what is there, beats the weakest."""

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
"""Each is played once from every chair."""

SECONDS = 1.0

SQUARES = 5
"""So many empty squares catch the eye of somebody new."""


class CarcassonneNewcomer(BeginnerPlayer):
    """Takes what brings most points as the land lies, with a meeple wherever one may stand but never on a field; bets on anything."""

    def choose_placement(
        self, view: CarcassonneView, seat: Seat, luck: Random, seconds: float
    ) -> Place:
        """Return the best placement on the squares it looks at, luck choosing among equals."""
        kinds = self.tile_kinds_of(view)
        sight, every = heuristic_context(view, kinds), list(placement_actions(view, kinds))
        luck.shuffle(every)
        squares = list(dict.fromkeys((action.x, action.y) for action in every))[:SQUARES]
        seen = [
            action
            for action in every
            if (action.x, action.y) in squares and not (action.meeple or "").startswith("f")
        ]
        return max(seen, key=lambda action: gain(view, kinds, sight, action))


def gain(view: CarcassonneView, kinds: TileKinds, sight: HeuristicContext, action: Place) -> int:
    """Return by how many points the roads, cities and monasteries that an action touches are worth more to the mover, as they then lie."""
    assert view.drawn is not None
    kind, number = kinds[view.drawn], len(view.tiles)
    land = sight.land.with_tile(kind, (action.x, action.y), action.turns)
    own = (
        None
        if action.meeple is None
        else land.feature[SEGMENT_STRIDE * number + kind.number[action.meeple]]
    )
    gained = 0
    for name in touched_features(land, number):
        feature = land.features[name]
        if feature.kind == "field":
            continue
        parts = {
            sight.land.feature[segment]
            for segment in feature.segments
            if segment // SEGMENT_STRIDE < number
        }
        crowds = {part: sight.meeples.get(part, []) for part in parts}
        crowd = [seat for part in crowds.values() for seat in part] + [view.mover] * (own == name)
        if view.mover in feature_owners(crowd):
            gained += feature_points(view.options, land, feature)
        gained -= sum(
            feature_points(view.options, sight.land, sight.land.features[part])
            for part in parts
            if view.mover in feature_owners(crowds[part])
        )
    return gained


def measure(console: Console) -> None:
    """Print a line for each number of seats."""
    players = {"beginner": LEVELS[0].build(RULES), "newcomer": CarcassonneNewcomer(RULES)}
    for line in level_reports(RULES, players, Options(), DEALS, SECONDS):
        console.print(line, highlight=False)
