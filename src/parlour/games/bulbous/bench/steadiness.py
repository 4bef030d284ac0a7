"""`parlour bench bulbous-steadiness`: how often two searches with different seeds agree.

The strongest bot ranks the same decisions twice. The searches agree if both put the same action
first.
"""

from __future__ import annotations

from rich.console import Console

from parlour.games.bulbous.rules.game import Bulbous
from parlour.search.steadiness import RankingStability

STEADINESS = RankingStability(game=Bulbous, mover="club-plus", decisions={2: 400, 4: 200})
"""The measurement, with many decisions because two in three have nearly equal actions."""


def measure(console: Console) -> None:
    """Print the agreement for each number of seats and each threshold for mistakes."""
    for line in STEADINESS.report_lines():
        console.print(line, highlight=False)
