"""`parlour bench carcassonne-steadiness`: how often two rankings by master-plus agree."""

from __future__ import annotations

from rich.console import Console

from parlour.games.carcassonne.rules import GAME
from parlour.search.steadiness import RankingStability

STEADINESS = RankingStability(game=GAME, mover="expert", decisions={2: 250})


def measure(console: Console) -> None:
    """Print a line for each threshold of a mistake."""
    for line in STEADINESS.report_lines():
        console.print(line, highlight=False)
