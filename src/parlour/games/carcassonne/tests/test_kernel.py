"""The kernel is the rules: in lockstep along random matches of every option and number of seats."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest

from parlour.core.codec import encode
from parlour.core.game import replace
from parlour.core.rng import Rng
from parlour.games.carcassonne.bots import HeuristicPlayer
from parlour.games.carcassonne.kernel import packed, playout, search
from parlour.games.carcassonne.kernel.chips import reveal_chip
from parlour.games.carcassonne.kernel.evaluation import TWO_SEAT_PARAMS, evaluate
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.kinds import tile_kinds
from parlour.games.carcassonne.rules.state import Options, PlacedTile
from parlour.games.carcassonne.rules.tiles import CarcassonneTileSet, Field, PrintedTileSet, Tile
from parlour.games.carcassonne.tests.lockstep import KINDS, PAY, RULES, TABLES, TILES, Lockstep
from parlour.search.kernels import Ints32, new_generator

pytestmark = pytest.mark.uncounted

READINGS: tuple[Options, ...] = (
    Options(),
    Options(bets=False),
    Options(small_city="two", farmers=False),
    Options(offices="every", no_bets="land", at_end="any"),
    Options(last="placeable", unclaimed="waits"),
)


@pytest.mark.parametrize(
    "options",
    READINGS,
    ids=lambda options: (
        f"{options.bets}-{options.offices}-{options.unclaimed}-{options.small_city}"
    ),
)
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
        row, sums = (
            packed.pack(state, KINDS["drawn"], TILES, TABLES["drawn"]),
            np.zeros(packed.MAX_SEATS, np.int64),
        )
        laid = playout.play_random_games(TABLES["drawn"], PAY, row, new_generator(1), 500, sums)
        assert tiles - 0.3 < laid / 500 <= tiles
        if not options.bets:
            assert 18 < sums.sum() / 1000 < 21


def test_cells_are_squares() -> None:
    for x, y in product((-60, -1, 0, 1, 60), repeat=2):
        assert packed.square_of(packed.cell_of(x, y)) == (x, y)


def test_a_chip_that_nobody_knows_is_worth_the_mean_of_those_that_may_lie_there() -> None:
    """On the table lie one chip of each seat: whatever they are, on average the land is worth what it is with them turned down."""
    luck_, player = Random(1), HeuristicPlayer(RULES)
    state = RULES.setup(Options(), 2, Rng(bytes(32))).state
    while not (
        state.phase == "place"
        and len({chip.tile for chip in state.laid}) == 1
        and len(state.laid) == 2
    ):
        mover = min(RULES.turn(state).seats)
        state = RULES.apply(
            state, mover, player.choose(RULES.view(state, mover), mover, luck_, 1.0)
        ).state
    view = RULES.view(state, state.mover)
    hidden = [
        [chip for chip in TILES.chips if seat != state.mover or chip not in view.chips]
        for seat in range(2)
    ]
    table, values, names = (
        TABLES["drawn"],
        np.zeros(packed.MAX_SEATS),
        np.empty(packed.SEGMENTS_PER_TILE, np.int64),
    )

    def worth(row: packed.Ints16, pay: Ints32) -> list[float]:
        evaluate(table, pay, row, TWO_SEAT_PARAMS, values, names)
        return [float(value) for value in values[:2]]

    rows = []
    for chips in product(*hidden):
        laid = tuple(replace(chip, chip=chips[chip.seat]) for chip in state.laid)
        rows.append(packed.pack(replace(state, laid=laid), KINDS["drawn"], TILES, table))
    mean = np.mean([worth(row, PAY) for row in rows], axis=0)
    turned = rows[0].copy()
    packed.hide_chips(turned)
    pay = packed.mean_payouts(TILES, view)
    assert worth(turned, pay) == pytest.approx(mean)
    tile = state.laid[0].tile
    for row in (*rows, turned):
        for seat in range(2):
            reveal_chip(row, pay, tile, seat, 4)
    mean = np.mean([worth(row, PAY) for row in rows], axis=0)
    assert worth(turned, pay) == pytest.approx(mean)
    assert [len(chips) for chips in hidden] in ([1, 6], [6, 1])


def test_a_permitted_set_of_tiles_fits_the_list_of_candidates() -> None:
    """95 tiles of eight segments that fit everywhere in four rotations: in a row they have over 4,000 placements."""
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
    every = tile_kinds(grass, options.offices)
    table, pay = packed.tile_tables(every), packed.chip_payouts(grass)
    row, trial = packed.pack(state, every, grass, table), np.empty(packed.STATE_SIZE, np.int16)
    room, found = (
        np.empty((2, search.MAX_PLACEMENTS), np.int64),
        np.empty((3, search.MAX_CANDIDATES), np.int64),
    )
    count = search.write_candidates(
        table, pay, row, TWO_SEAT_PARAMS, trial, room, found, np.empty(search.MAX_CANDIDATES)
    )
    assert (
        4_000
        < count
        == sum(1 for _ in game.legal_actions(state, state.mover))
        <= search.MAX_CANDIDATES
    )
