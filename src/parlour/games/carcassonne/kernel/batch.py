"""Many matches of Carcassonne, stepped together by the kernel."""

from __future__ import annotations

from typing import cast

import numpy as np

from parlour.core.game import AnyGame, replace
from parlour.core.rng import Rng
from parlour.games.carcassonne.coding import CarcassonneCoding
from parlour.games.carcassonne.kernel.batch_candidates import write_masks
from parlour.games.carcassonne.kernel.batch_observation import write_observations
from parlour.games.carcassonne.kernel.batch_rows import CarcassonneRows
from parlour.games.carcassonne.kernel.batch_steps import start_rows, step_rows
from parlour.games.carcassonne.kernel.packed import (
    MAX_SEATS,
    MAX_TILES,
    STATE_DTYPE,
    PackedState,
)
from parlour.games.carcassonne.kernel.packing import pack_state
from parlour.games.carcassonne.kernel.tables import chip_payouts, kernel_tables
from parlour.games.carcassonne.observation_layout import CANDIDATES
from parlour.games.carcassonne.rules.kinds import tile_kinds
from parlour.games.carcassonne.rules.state import Options, State
from parlour.games.carcassonne.rules.tiles import find_tiles
from parlour.search.batches import KernelBatch
from parlour.search.kernels import Floats32, Ints8, Ints64
from parlour.search.records import RecordArray, assign_record


class CarcassonneBatch(KernelBatch):
    """Many matches of Carcassonne with the same options and number of seats."""

    def __init__(self, game: AnyGame, options: Options, seats: int, size: int) -> None:
        tiles = find_tiles(options.tiles, game.assets)
        coding = CarcassonneCoding(tiles, options, seats)
        super().__init__(size, seats, coding.action_count, coding.length)
        self._tables = kernel_tables(tiles, options.offices, chip_payouts(tiles), seats)
        start = new_states(1)
        undealt = undealt_state(game.setup(options, seats, Rng(bytes(32))).state)
        kinds = tile_kinds(tiles, options.offices)
        assign_record(start[0], pack_state(undealt, kinds, tiles, self._tables.tiles))
        phases, asked, questions, counts = (np.zeros(size, np.int64) for _ in range(4))
        self.rows = CarcassonneRows(
            new_states(size),
            start,
            self._movers,
            self._over,
            self._generators,
            phases,
            asked,
            np.zeros((size, MAX_SEATS), np.int64),
            questions,
            np.zeros((size, MAX_TILES, MAX_SEATS), np.int16),
            counts,
            np.zeros((size, CANDIDATES, 3), np.int16),
        )
        self.reset()

    def start_matches(self, chosen: Ints8) -> None:
        """Start a new match in each row with 1, shape (size,)."""
        start_rows(self._tables, self.rows, chosen)

    def write_masks(self, out: Ints8) -> None:
        """Write all masks, shape (size, action_count)."""
        write_masks(self.rows, out)

    def write_observations(self, out: Floats32) -> None:
        """Write all observations, shape (size, length)."""
        write_observations(self._tables.tiles, self.rows, out)

    def play_actions(self, numbers: Ints64, rewards: Floats32, ended: Ints8) -> None:
        """Play an action in each match that is not over."""
        step_rows(self._tables, self.rows, numbers, rewards, ended)


def new_states(size: int) -> RecordArray[PackedState]:
    """Return an array of packed states filled with zeros."""
    return cast("RecordArray[PackedState]", np.zeros(size, STATE_DTYPE).view(np.recarray))


def undealt_state(state: State) -> State:
    """Return the state of a new match with its drawn and discarded tiles back in the stack."""
    drawn = () if state.drawn is None else (state.drawn,)
    return replace(state, drawn=None, discarded=(), stack=(*state.discarded, *drawn, *state.stack))
