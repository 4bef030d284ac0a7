"""`parlour bench betta-steadiness`: how often the strongest, asked twice with other luck, puts the same action first."""

from __future__ import annotations

from rich.console import Console

from parlour.games.betta.rules.game import Betta
from parlour.search.steadiness import RankingStability

STEADINESS = RankingStability(game=Betta, mover="club-plus", decisions={2: 250, 4: 250})


def measure(console: Console) -> None:
    """Print a line for every number of seats and each threshold of a mistake."""
    for line in STEADINESS.report_lines():
        console.print(line, highlight=False)
