"""`parlour bench carcassonne-levels`: how each level fares among players of the level below."""

from __future__ import annotations

from itertools import pairwise

from rich.console import Console

from parlour.games.carcassonne import bots
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.state import Options
from parlour.search.meeting import meeting

RULES = GAME()

DEALS = {2: 100, 4: 50}
"""Deals for each meeting, by seats; each is played once from every chair."""

SECONDS = 30.0


def measure(console: Console) -> None:
    """Print a line for each meeting of two levels."""
    bots.warm()
    players = {level.id: level.build(RULES) for level in bots.LEVELS}
    for lower, name in pairwise(players):
        for seats, deals in DEALS.items():
            found = meeting(RULES, players[name], players[lower], Options(), seats, deals, SECONDS)
            console.print(
                f"{name} among {lower}s, {seats} seats, {deals * seats} matches: wins {found.wins:.1%} ± {found.error:.1%}"
                f" (even {1 / seats:.1%}), mean {found.own:.1f} to {found.others:.1f}"
            )
