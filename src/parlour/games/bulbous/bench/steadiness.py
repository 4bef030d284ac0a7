"""`parlour bench bulbous-steadiness`: how often the strongest, asked twice with other luck, puts the same action first."""

from __future__ import annotations

from rich.console import Console

from parlour.core.folder import Bots
from parlour.core.player import RankingPlayer
from parlour.games.bulbous import bots
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.state import Options
from parlour.search.steadiness import asked, told

GAME = Bulbous()

DECISIONS = {2: 250, 4: 250}
"""Decisions asked about, by seats."""

SECONDS = 1.0
"""How long the strongest may think about one."""

MOVER = "club-plus"
"""The level that plays the matches."""


def measure(console: Console) -> None:
    """Print a line for every number of seats and each threshold of a mistake."""
    bots.warm()
    levels = {level.id: level for level in bots.LEVELS}
    player, mover = bots.LEVELS[-1].build(GAME), levels[MOVER].build(GAME)
    assert isinstance(player, RankingPlayer)
    for seats, decisions in DECISIONS.items():
        found = asked(GAME, player, mover, Options(), seats, SECONDS, seed=1)
        for line in told(found, decisions, Bots(bots.LEVELS).mistakes[:2]):
            console.print(f"{seats} seats, {line}", highlight=False)
