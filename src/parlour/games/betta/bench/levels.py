"""`parlour bench betta-levels`: the mean totals of each level, alone and against itself.

`parlour duel` compares different levels with each other.
"""

from __future__ import annotations

from statistics import mean

from rich.console import Console

from parlour.games.betta import bots
from parlour.games.betta.rules.game import Betta
from parlour.games.betta.rules.state import Options
from parlour.plugin.player import BotPlayer
from parlour.search.meeting import play_match

GAME = Betta()

DEALS = 100
"""The number of deals for each number of seats, solo games included."""

SECONDS = 5.0
"""The time limit (s) of a decision."""


def totals(player: BotPlayer, seats: int, options: Options, seed: int) -> tuple[int, ...]:
    """Return the final totals of a match in which the same player takes every seat."""
    return GAME.ranking(play_match(GAME, [player] * seats, options, seed, SECONDS)).scores or ()


def measure(console: Console) -> None:
    """Print the mean totals of each level."""
    bots.precompile()
    for level in bots.LEVELS:
        player = level.build(GAME)
        alone = mean(totals(player, 1, Options(mode="solo"), deal)[0] for deal in range(DEALS))
        among = [
            mean(mean(totals(player, seats, Options(), deal)) for deal in range(DEALS))
            for seats in (2, 3, 4)
        ]
        console.print(
            f"{level.id}: mean total alone {alone:.1f}, among 2, 3, 4 of its kind "
            + ", ".join(f"{value:.1f}" for value in among)
        )
