"""What a draw brought: every tile that could have been drawn is laid as is best, the same imagined tiles follow, and leads are compared.

All that could be drawn is weighed, so that over the bag a draw brings nothing, whatever the evaluation is worth: only the tiles that follow
are imagined, and from them comes the interval.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from time import monotonic

import numpy as np

from parlour.core.game import AnyGame, replace
from parlour.core.rng import Rng
from parlour.games.carcassonne.kernel.evaluation import MORE_SEATS_PARAMS, TWO_SEAT_PARAMS
from parlour.games.carcassonne.kernel.packed import (
    MAX_SEATS,
    MOVER,
    SEGMENTS_PER_TILE,
    STATE_SIZE,
    Ints16,
    chip_payouts,
    pack,
    tile_tables,
)
from parlour.games.carcassonne.kernel.rules import lay_tile
from parlour.games.carcassonne.kernel.search import (
    MAX_CANDIDATES,
    MAX_PLACEMENTS,
    greedy_playout,
    settle_for_mover,
    write_candidates,
)
from parlour.games.carcassonne.kernel.survey import PAIR_SLOTS, SURVEY_SIZE
from parlour.games.carcassonne.rules.game import Carcassonne
from parlour.games.carcassonne.rules.kinds import tile_kinds
from parlour.games.carcassonne.rules.state import Options, State, land_of
from parlour.games.carcassonne.rules.tiles import find_tiles
from parlour.search.jit import jit_allocating_kernel
from parlour.search.kernels import Floats64, Ints32, mix_counter
from parlour.search.local_arrays import copy_into

PLAYOUT_TILES = 6
"""How many tiles follow before leads are compared. With none the evaluation takes a tile's promise for its worth, and what is found says little."""

MIN_STACKS, MAX_STACKS, STACKS_PER_BATCH = 16, 96, 16
"""How many imagined stacks follow, however little time there is and however much; and between two looks at the clock."""


@jit_allocating_kernel
def write_draw_values(
    table: Ints32, pay: Ints32, rows: Ints16, params: Floats64, seed: int, found: Floats64
) -> None:
    """Write what each seat can expect after each of these draws and the stacks that follow it, `found`, shape (draws, stacks, SEATS_MOST)."""
    trial, room, prior = (
        np.empty(STATE_SIZE, np.int16),
        np.empty((2, MAX_PLACEMENTS), np.int64),
        np.empty(MAX_CANDIDATES),
    )
    ways, names, luck = (
        np.empty((3, MAX_CANDIDATES), np.int64),
        np.empty(SEGMENTS_PER_TILE, np.int64),
        np.array([seed]),
    )
    survey, pairs, stack = (
        np.empty(SURVEY_SIZE),
        np.empty(PAIR_SLOTS, np.int64),
        np.empty(STATE_SIZE, np.int64),
    )
    values, answer = np.zeros(MAX_SEATS), np.empty(4, np.int64)
    for draw in range(len(rows)):
        write_candidates(table, pay, rows[draw], params, trial, room, ways, prior)
        cell, turns, segment = ways[0, 0], ways[1, 0], ways[2, 0]
        for number in range(found.shape[1]):
            # The same luck for every draw: it is the draw alone that tells them apart.
            luck[0] = mix_counter(seed + number)
            copy_into(trial, rows[draw])
            lay_tile(table, trial, cell, turns, segment)
            settle_for_mover(table, pay, trial, int(trial[MOVER]), names)
            greedy_playout(
                table,
                pay,
                trial,
                params,
                luck,
                PLAYOUT_TILES,
                room,
                values,
                names,
                stack,
                survey,
                pairs,
                answer,
            )
            found[draw, number] = values


class DrawLuck:
    """Says what draws brought each seat, as a lead over the mean of the others in points at the end."""

    def evaluate_draw(
        self, game: AnyGame, before: State | None, after: State, luck: Random, seconds: float
    ) -> list[list[float]] | None:
        """Return what the draw that led to a state brought each seat, once for each imagined stack; None where nothing was drawn by lot.

        At the deal (`before` is None) it is lot, too, who begins: as good for one as for another, so that all of it is luck.
        """
        if (
            after.phase != "place"
            or after.drawn is None
            or (before is not None and before.stack == after.stack)
        ):
            return None
        tiles = find_tiles(after.options.tiles, game.assets)
        kinds = tile_kinds(tiles, after.options.offices)
        land, bag = land_of(after, kinds), Counter((after.drawn, *after.stack))
        # What does not fit is put aside and another drawn: each tile that fits is as likely as another.
        drawn = sorted(name for name in bag if any(True for _ in land.placements_of(kinds[name])))
        if before is not None and len(drawn) < 2:
            return None
        table, pay, seats = tile_tables(kinds), chip_payouts(tiles), len(after.scores)
        states = [
            replace(after, drawn=name, stack=tuple(sorted((bag - Counter([name])).elements())))
            for name in drawn
        ]
        rows = np.stack([pack(state, kinds, tiles, table) for state in states])
        weights = np.array([bag[name] for name in drawn], np.float64) / sum(
            bag[name] for name in drawn
        )
        params, until, gaps = (
            TWO_SEAT_PARAMS if seats == 2 else MORE_SEATS_PARAMS,
            monotonic() + seconds,
            list[list[float]](),
        )
        while len(gaps) < MIN_STACKS or (len(gaps) < MAX_STACKS and monotonic() < until):
            found = np.zeros((len(rows), STACKS_PER_BATCH, MAX_SEATS))
            write_draw_values(table, pay, rows, params, luck.getrandbits(60), found)
            values = found[:, :, :seats]
            leads = values - (values.sum(axis=2, keepdims=True) - values) / (seats - 1)
            usual = np.tensordot(weights, leads, axes=1) if before is not None else 0.0
            gaps += (leads[drawn.index(after.drawn)] - usual).tolist()
        return gaps

    def precompile(self) -> None:
        """Compile all that this needs, or load it from the last time."""
        game = Carcassonne()
        self.evaluate_draw(
            game, None, game.setup(Options(), 2, Rng(bytes(32))).state, Random(0), 0.0
        )
