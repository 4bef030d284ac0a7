"""`parlour bench carcassonne-levels`: how each level fares among players of the level below."""

from __future__ import annotations

from rich.console import Console

from parlour.games.carcassonne import bots
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.state import Options
from parlour.search.meeting import meetings

RULES = GAME()

DEALS = {2: 100, 4: 50}
"""Deals for each meeting, by seats; each is played once from every chair."""

SECONDS = 30.0


def measure(console: Console) -> None:
    """Print a line for each meeting of two levels."""
    bots.warm()
    players = {level.id: level.build(RULES) for level in bots.LEVELS}
    for line in meetings(RULES, players, Options(), DEALS, SECONDS):
        console.print(line)
