"""The command `parlour bench carcassonne-steadiness`.

It measures how often two independent rankings by the bot master-plus agree.
"""

from __future__ import annotations

from rich.console import Console

from parlour.games.carcassonne.rules import GAME
from parlour.search.steadiness import RankingStability

STEADINESS = RankingStability(game=GAME, mover="expert", decisions={2: 250})


def measure(console: Console) -> None:
    """Print the agreement of the rankings, one line per mistake threshold."""
    for line in STEADINESS.report_lines():
        console.print(line, highlight=False)
