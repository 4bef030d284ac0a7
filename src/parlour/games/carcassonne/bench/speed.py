"""The figures of Carcassonne: whole matches by rules and kernel, and decisions of every level."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from parlour.core.rng import Rng
from parlour.games.carcassonne import bots
from parlour.games.carcassonne.kernel.packed import SEATS_MOST, pack, payouts, tables
from parlour.games.carcassonne.kernel.playout import random_games
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.kinds import kinds_of
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.rules.tiles import house_tiles
from parlour.plugin.benchmark import Figure
from parlour.search.bench import decisions, matches, rate
from parlour.search.kernels import luck as new_luck

PORTION = 500
"""Matches of the kernel between two looks at the clock."""

RULES = GAME()


def by_kernel(options: Options, seats: int) -> Callable[[], float]:
    """Return the measure of whole random matches a second by the kernel, shuffling included."""

    def measure() -> float:
        kinds, tiles = kinds_of(house_tiles(), "drawn"), house_tiles()
        table, pay = tables(kinds), payouts(tiles)
        start, luck = pack(RULES.setup(options, seats, Rng(bytes(32))).state, kinds, tiles, table), new_luck(1)

        def portion() -> int:
            random_games(table, pay, start, luck, PORTION, np.zeros(SEATS_MOST, np.int64))
            return PORTION

        return rate(portion)

    return measure


FIGURES = (
    Figure("random matches of 2 without bets, kernel", "matches/s", by_kernel(Options(bets=False), 2), matches(RULES, Options(bets=False), 2)),
    *(
        Figure(f"random matches of {seats}, kernel", "matches/s", by_kernel(Options(), seats), matches(RULES, Options(), seats))
        for seats in (2, 4, 6)
    ),
    *(Figure(f"decisions of {level.id}, four seats", "decisions/s", decisions(RULES, level, bots.warm, Options(), 4)) for level in bots.LEVELS),
)
"""What `make bench` prints of Carcassonne."""
