"""Speed benchmarks of Carcassonne.

They measure random matches in the rules and in the kernel, and the decisions of each bot level.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from parlour.core.rng import Rng
from parlour.games.carcassonne import bots
from parlour.games.carcassonne.kernel.packed import MAX_SEATS
from parlour.games.carcassonne.kernel.packing import pack_state
from parlour.games.carcassonne.kernel.playout import play_random_games
from parlour.games.carcassonne.kernel.tables import chip_payouts, kernel_tables
from parlour.games.carcassonne.kernel.workspace import new_workspace
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.kinds import tile_kinds
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.rules.tiles import packaged_tiles
from parlour.plugin.benchmark import Benchmark
from parlour.search.bench import decision_rate, match_rate, measure_rate
from parlour.search.kernels import new_generator

BATCH_SIZE = 500
"""The number of kernel matches between two readings of the clock."""

RULES = GAME()


def kernel_rate(options: Options, seats: int) -> Callable[[], float]:
    """Return a benchmark function that measures random matches per second in the kernel."""

    def measure() -> float:
        tiles, kinds = packaged_tiles(), tile_kinds(packaged_tiles(), options.offices)
        tables = kernel_tables(tiles, options.offices, chip_payouts(tiles), seats)
        state = RULES.setup(options, seats, Rng(bytes(32))).state
        start = pack_state(state, kinds, tiles, tables.tiles)
        workspace, generator = new_workspace(), new_generator(1)
        points = np.zeros(MAX_SEATS, np.int64)

        def play_batch() -> int:
            play_random_games(tables, start, generator, BATCH_SIZE, workspace, points)
            return BATCH_SIZE

        return measure_rate(play_batch)

    return measure


FIGURES = (
    Benchmark(
        "random matches of 2 without bets, kernel",
        "matches/s",
        kernel_rate(Options(bets=False), 2),
        match_rate(RULES, Options(bets=False), 2),
    ),
    *(
        Benchmark(
            f"random matches of {seats}, kernel",
            "matches/s",
            kernel_rate(Options(), seats),
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
"""The benchmarks of Carcassonne that `make bench` runs."""
