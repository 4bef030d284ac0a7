"""`parlour bench bulbous-levels`: scores of each level, and win rates over the level below."""

from __future__ import annotations

from statistics import mean

from rich.console import Console

from parlour.games.bulbous import bots
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.state import Options
from parlour.search.meeting import level_reports, play_match

GAME = Bulbous()

DEALS = {2: 100, 3: 67, 4: 50}
"""The number of deals by number of seats.

Each deal is played once from every seat, which makes about 200 matches.
"""

SECONDS = 5.0


def measure(console: Console) -> None:
    """Print the mean scores of each level against itself, then the matches of adjacent levels."""
    bots.precompile()
    players = {level.id: level.build(GAME) for level in bots.LEVELS}
    for name, player in players.items():
        for seats, deals in DEALS.items():
            games = [
                play_match(GAME, [player] * seats, Options(), deal, SECONDS)
                for deal in range(deals)
            ]
            totals = [GAME.ranking(state).scores or () for state in games]
            console.print(
                f"{name}, {seats} of its kind: mean {mean(map(mean, totals)):.1f},"
                f" winner {mean(map(max, totals)):.1f}, rounds {mean(state.round + 1 for state in games):.1f}"
            )
    for line in level_reports(GAME, players, Options(), DEALS, SECONDS):
        console.print(line)
