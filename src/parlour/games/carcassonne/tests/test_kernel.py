"""The kernel is the rules: in lockstep along random matches of every option and number of seats."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from parlour.core.rng import Rng
from parlour.games.carcassonne.kernel import packed, playout
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.tests.lockstep import KINDS, PAY, RULES, TABLES, TILES, Lockstep
from parlour.search.kernels import luck

READINGS: tuple[Options, ...] = (
    Options(),
    Options(bets=False),
    Options(small_city="two", farmers=False),
    Options(offices="every", no_bets="land", at_end="any"),
    Options(last="placeable", unclaimed="waits"),
)


@pytest.mark.parametrize("options", READINGS, ids=lambda options: f"{options.bets}-{options.offices}-{options.unclaimed}-{options.small_city}")
def test_rules_and_kernel_walk_in_lockstep(options: Options) -> None:
    for seats in (2, 3, 6):
        Lockstep(options, seats, seats).play()


@pytest.mark.slow
def test_rules_and_kernel_walk_in_lockstep_through_ten_thousand_matches() -> None:
    for seed in range(10_000):
        Lockstep(READINGS[seed % len(READINGS)], 2 + seed % 5, 100_000 + seed).play()


def test_random_matches_end_as_they_do_by_the_rules() -> None:
    """Base game, two seats: 71 tiles are laid; the mean of the kernel's scores is that of two other engines, about 19 points."""
    for options, tiles in ((Options(bets=False), 71), (Options(), 81)):
        state = RULES.setup(options, 2, Rng(bytes(32))).state
        row, sums = packed.pack(state, KINDS["drawn"], TILES, TABLES["drawn"]), np.zeros(packed.SEATS_MOST, np.int64)
        laid = playout.random_games(TABLES["drawn"], PAY, row, luck(1), 500, sums)
        assert tiles - 0.3 < laid / 500 <= tiles
        if not options.bets:
            assert 18 < sums.sum() / 1000 < 21


def test_cells_are_squares() -> None:
    for x, y in product((-60, -1, 0, 1, 60), repeat=2):
        assert packed.square_of(packed.cell_of(x, y)) == (x, y)
