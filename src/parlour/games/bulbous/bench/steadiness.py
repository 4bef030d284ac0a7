"""`parlour bench bulbous-steadiness`: how often the strongest, asked twice with other luck, puts the same action first."""

from __future__ import annotations

from rich.console import Console

from parlour.games.bulbous.rules.game import Bulbous
from parlour.search.steadiness import RankingStability

STEADINESS = RankingStability(game=Bulbous, mover="club-plus", decisions={2: 400, 4: 200})
"""Two in three decisions are nearly equal, so many are asked about."""


def measure(console: Console) -> None:
    """Print a line for every number of seats and each threshold of a mistake."""
    for line in STEADINESS.report_lines():
        console.print(line, highlight=False)
