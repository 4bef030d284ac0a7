"""`parlour bench bulbous-luck`: how much of the results the luck estimate explains."""

from __future__ import annotations

from rich.console import Console

from parlour.games.bulbous.rules.game import Bulbous
from parlour.search.explained import luck_report

MATCHES = 40
"""The number of matches to play."""

EQUALS = "club-plus"
"""The level that plays the matches."""


def measure(console: Console) -> None:
    """Print the luck report of matches with two seats."""
    console.print(luck_report(Bulbous(), EQUALS, 2, MATCHES), highlight=False)
