"""`parlour bench bulbous-luck`: how much of the results of equals the judge of luck explains."""

from __future__ import annotations

from rich.console import Console

from parlour.games.bulbous.rules.game import Bulbous
from parlour.search.explained import luck_report

MATCHES = 40
"""Matches that are judged."""

EQUALS = "club-plus"
"""The level that plays them."""


def measure(console: Console) -> None:
    """Print a line about matches of two."""
    console.print(luck_report(Bulbous(), EQUALS, 2, MATCHES), highlight=False)
