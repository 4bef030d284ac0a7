"""The figures of Carcassonne: whole matches by rules and kernel, and decisions of every level."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from parlour.core.rng import Rng
from parlour.games.carcassonne import bots
from parlour.games.carcassonne.kernel.packed import MAX_SEATS, chip_payouts, pack, tile_tables
from parlour.games.carcassonne.kernel.playout import play_random_games
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.kinds import tile_kinds
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.rules.tiles import packaged_tiles
from parlour.plugin.benchmark import Benchmark
from parlour.search.bench import decision_rate, match_rate, measure_rate
from parlour.search.kernels import new_generator as new_luck

PORTION = 500
"""Matches of the kernel between two looks at the clock."""

RULES = GAME()


def by_kernel(options: Options, seats: int) -> Callable[[], float]:
    """Return the measure of whole random matches a second by the kernel, shuffling included."""

    def measure() -> float:
        kinds, tiles = tile_kinds(packaged_tiles(), "drawn"), packaged_tiles()
        table, pay = tile_tables(kinds), chip_payouts(tiles)
        start, luck = (
            pack(RULES.setup(options, seats, Rng(bytes(32))).state, kinds, tiles, table),
            new_luck(1),
        )

        def portion() -> int:
            play_random_games(table, pay, start, luck, PORTION, np.zeros(MAX_SEATS, np.int64))
            return PORTION

        return measure_rate(portion)

    return measure


FIGURES = (
    Benchmark(
        "random matches of 2 without bets, kernel",
        "matches/s",
        by_kernel(Options(bets=False), 2),
        match_rate(RULES, Options(bets=False), 2),
    ),
    *(
        Benchmark(
            f"random matches of {seats}, kernel",
            "matches/s",
            by_kernel(Options(), seats),
            match_rate(RULES, Options(), seats),
        )
        for seats in (2, 4, 6)
    ),
    *(
        Benchmark(
            f"decisions of {level.id}, four seats",
            "decisions/s",
            decision_rate(RULES, level, bots.precompile, Options(), 4),
        )
        for level in bots.LEVELS
    ),
)
"""What `make bench` prints of Carcassonne."""
