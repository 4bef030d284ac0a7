"""`parlour bench carcassonne-newcomer`: how often somebody in its first hour, who counts what is there, beats the weakest."""

from __future__ import annotations

from random import Random

from rich.console import Console

from parlour.core.game import Seat
from parlour.games.carcassonne.bots import LEVELS, BeginningPlayer
from parlour.games.carcassonne.heuristics import Sight, actions, sight_of, touched
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.actions import Place
from parlour.games.carcassonne.rules.kinds import Kinds
from parlour.games.carcassonne.rules.land import STRIDE
from parlour.games.carcassonne.rules.scoring import owners, worth
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.rules.view import CarcassonneView
from parlour.search.meeting import meetings

RULES = GAME()

DEALS = {2: 50, 3: 34, 4: 25}
"""Each is played once from every chair."""

SECONDS = 1.0

SQUARES = 5
"""So many empty squares catch the eye of somebody new."""


class Newcomer(BeginningPlayer):
    """Takes what brings most points as the land lies, with a meeple wherever one may stand but never on a field; bets on anything."""

    def place(self, view: CarcassonneView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the best placement on the squares it looks at, luck choosing among equals."""
        kinds = self.kinds(view)
        sight, every = sight_of(view, kinds), list(actions(view, kinds))
        luck.shuffle(every)
        squares = list(dict.fromkeys((action.x, action.y) for action in every))[:SQUARES]
        seen = [action for action in every if (action.x, action.y) in squares and not (action.meeple or "").startswith("f")]
        return max(seen, key=lambda action: gain(view, kinds, sight, action))


def gain(view: CarcassonneView, kinds: Kinds, sight: Sight, action: Place) -> int:
    """Return by how many points the roads, cities and monasteries that an action touches are worth more to the mover, as they then lie."""
    assert view.drawn is not None
    kind, number = kinds[view.drawn], len(view.tiles)
    land = sight.land.extended(kind, (action.x, action.y), action.turns)
    own = None if action.meeple is None else land.feature[STRIDE * number + kind.number[action.meeple]]
    gained = 0
    for name in touched(land, number):
        feature = land.features[name]
        if feature.kind == "field":
            continue
        parts = {sight.land.feature[segment] for segment in feature.segments if segment // STRIDE < number}
        crowds = {part: sight.crowd.get(part, []) for part in parts}
        crowd = [seat for part in crowds.values() for seat in part] + [view.mover] * (own == name)
        if view.mover in owners(crowd):
            gained += worth(view.options, land, feature)
        gained -= sum(worth(view.options, sight.land, sight.land.features[part]) for part in parts if view.mover in owners(crowds[part]))
    return gained


def measure(console: Console) -> None:
    """Print a line for each number of seats."""
    players = {"beginner": LEVELS[0].build(RULES), "newcomer": Newcomer(RULES)}
    for line in meetings(RULES, players, Options(), DEALS, SECONDS):
        console.print(line, highlight=False)
