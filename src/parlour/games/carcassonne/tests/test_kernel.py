"""Tests that the kernels follow the rules, with all options and seat counts."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest

from parlour.core.codec import encode
from parlour.core.game import replace
from parlour.core.rng import Rng
from parlour.games.carcassonne.bots import HeuristicPlayer
from parlour.games.carcassonne.kernel import playout, search
from parlour.games.carcassonne.kernel.chips import reveal_chip
from parlour.games.carcassonne.kernel.evaluation import evaluate
from parlour.games.carcassonne.kernel.packed import MAX_SEATS, PackedState, cell_of, square_of
from parlour.games.carcassonne.kernel.packing import hide_chips, pack_state
from parlour.games.carcassonne.kernel.tables import (
    KernelTables,
    chip_payouts,
    kernel_tables,
    mean_payouts,
)
from parlour.games.carcassonne.kernel.workspace import new_workspace
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.kinds import tile_kinds
from parlour.games.carcassonne.rules.state import Options, PlacedTile
from parlour.games.carcassonne.rules.tiles import CarcassonneTileSet, Field, PrintedTileSet, Tile
from parlour.games.carcassonne.tests.lockstep import KINDS, PAYOUTS, RULES, TILES, Lockstep
from parlour.search.kernels import new_generator

pytestmark = pytest.mark.uncounted

TABLES = kernel_tables(TILES, "drawn", PAYOUTS, 2)

READINGS: tuple[Options, ...] = (
    Options(),
    Options(bets=False),
    Options(small_city="two", farmers=False),
    Options(offices="every", no_bets="land", at_end="any"),
    Options(last="placeable", unclaimed="waits"),
)


@pytest.mark.parametrize(
    "options",
    [
        *READINGS[:2],
        *(pytest.param(options, marks=pytest.mark.slow) for options in READINGS[2:]),
    ],
    ids=lambda options: (
        f"{options.bets}-{options.offices}-{options.unclaimed}-{options.small_city}"
    ),
)
def test_rules_and_kernels_agree_in_lockstep(options: Options) -> None:
    for seats in (2, 3, 6):
        Lockstep(options, seats, seats).play()


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 2_000, 100))
def test_rules_and_kernels_agree_in_lockstep_through_two_thousand_matches(first: int) -> None:
    for seed in range(first, first + 100):
        Lockstep(READINGS[seed % len(READINGS)], 2 + seed % 5, 100_000 + seed).play()


@pytest.mark.slow
def test_random_matches_of_the_kernel_have_the_known_length_and_mean_score() -> None:
    """Two other engines agree: 71 tiles and about 19 points in the base game with two seats."""
    for options, tiles in ((Options(bets=False), 71), (Options(), 81)):
        state = RULES.setup(options, 2, Rng(bytes(32))).state
        start = pack_state(state, KINDS, TILES, TABLES.tiles)
        points = np.zeros(MAX_SEATS, np.int64)
        placed = playout.play_random_games(
            TABLES, start, new_generator(1), 500, new_workspace(), points
        )
        assert tiles - 0.3 < placed / 500 <= tiles
        if not options.bets:
            assert 18 < points.sum() / 1000 < 21


def test_cells_are_squares() -> None:
    for x, y in product((-60, -1, 0, 1, 60), repeat=2):
        assert square_of(cell_of(x, y)) == (x, y)


def evaluated_points(tables: KernelTables, packed: PackedState) -> list[float]:
    """Return the evaluation of a packed state in points for the two seats."""
    workspace = new_workspace()
    evaluate(tables, packed, workspace.values, workspace.roots)
    points: list[float] = workspace.values[:2].tolist()
    return points


def test_hidden_chip_is_worth_the_mean_of_the_chips_that_may_lie_there() -> None:
    """The value is exact with one placed chip per seat, averaged over all possible chips."""
    random, player = Random(1), HeuristicPlayer(RULES)
    state = RULES.setup(Options(), 2, Rng(bytes(32))).state
    while not (
        state.phase == "place"
        and len({chip.tile for chip in state.laid}) == 1
        and len(state.laid) == 2
    ):
        mover = min(RULES.turn(state).seats)
        action = player.choose(RULES.view(state, mover), mover, random, 1.0)
        state = RULES.apply(state, mover, action).state
    view = RULES.view(state, state.mover)
    hidden = [
        [chip for chip in TILES.chips if seat != state.mover or chip not in view.chips]
        for seat in range(2)
    ]
    possible = [
        tuple(replace(chip, chip=chips[chip.seat]) for chip in state.laid)
        for chips in product(*hidden)
    ]
    packed = [
        pack_state(replace(state, laid=laid), KINDS, TILES, TABLES.tiles) for laid in possible
    ]
    unknown = pack_state(replace(state, laid=possible[0]), KINDS, TILES, TABLES.tiles)
    hide_chips(unknown)
    tables = kernel_tables(TILES, "drawn", mean_payouts(TILES, view), 2)
    mean = np.mean([evaluated_points(TABLES, each) for each in packed], axis=0)
    assert evaluated_points(tables, unknown) == pytest.approx(mean)
    tile = state.laid[0].tile
    for each in (*packed, unknown):
        for seat in range(2):
            reveal_chip(each, tables.payouts, tile, seat, 4)
    mean = np.mean([evaluated_points(TABLES, each) for each in packed], axis=0)
    assert evaluated_points(tables, unknown) == pytest.approx(mean)
    assert [len(chips) for chips in hidden] in ([1, 6], [6, 1])


def test_candidates_of_every_valid_tile_set_fit_the_arrays() -> None:
    """The extreme case is a row of 95 tiles of eight segments that fit everywhere.

    It has over 4,000 placements.
    """
    halves = (("NL", "NR"), ("EL",), ("ER",), ("SL",), ("SR",), ("WL",), ("WR",))
    fields = tuple(Field(half) for half in halves)
    kinds = tuple(
        Tile(id=f"G{number}", count=19, edges="FFFF", fields=fields, monastery=True)
        for number in range(5)
    )
    grass = CarcassonneTileSet(
        PrintedTileSet(
            start="G0", land_tiles=95, bookmaker_tiles=0, tiles=kinds, chips=TILES.printed.chips
        )
    )
    placed = tuple(
        PlacedTile(tile=f"G{number % 5}", x=number - 45, y=0, turns=0, seat=None)
        for number in range(90)
    )
    options = Options(bets=False, tiles=grass.digest)
    game = GAME(lambda address: {grass.digest: encode(grass.printed)}[address])
    state = replace(game.setup(options, 2, Rng(bytes(32))).state, placed=placed, stack=("G0",) * 4)
    tables = kernel_tables(grass, options.offices, chip_payouts(grass), 2)
    packed = pack_state(state, tile_kinds(grass, options.offices), grass, tables.tiles)
    candidates = np.empty((3, search.MAX_CANDIDATES), np.int64)
    leads = np.empty(search.MAX_CANDIDATES)
    count = search.write_candidates(tables, packed, new_workspace(), candidates, leads)
    assert (
        4_000
        < count
        == sum(1 for _ in game.legal_actions(state, state.mover))
        <= search.MAX_CANDIDATES
    )
