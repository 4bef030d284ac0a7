"""The luck model, which estimates how much a draw gained or cost each seat.

The model places every tile that could have been drawn at the square that the evaluation ranks
first, continues each with the same random stacks, and compares the resulting leads. The luck of
all possible draws, weighted by probability, sums to zero even if the evaluation is inaccurate. The
random stacks are the only source of sampling error, so the confidence interval is computed from
them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import cast

import numpy as np

from parlour.core.game import AnyGame, replace
from parlour.core.rng import Rng
from parlour.games.carcassonne.kernel.packed import (
    MAX_SEATS,
    STATE_DTYPE,
    PackedState,
)
from parlour.games.carcassonne.kernel.packing import pack_state
from parlour.games.carcassonne.kernel.placement import place_tile
from parlour.games.carcassonne.kernel.search import (
    MAX_CANDIDATES,
    greedy_playout,
    settle_for_mover,
    write_candidates,
)
from parlour.games.carcassonne.kernel.tables import KernelTables, chip_payouts, kernel_tables
from parlour.games.carcassonne.kernel.workspace import Workspace, new_workspace
from parlour.games.carcassonne.rules.game import Carcassonne
from parlour.games.carcassonne.rules.kinds import tile_kinds
from parlour.games.carcassonne.rules.state import Options, State, land_of
from parlour.games.carcassonne.rules.tiles import find_tiles
from parlour.search.jit import jit_allocating_kernel
from parlour.search.kernels import Floats64, mix_counter
from parlour.search.local_arrays import copy_into

PLAYOUT_TILES = 6
"""The number of tiles that are placed before leads are compared.

Without these, the evaluation would count the possible gains of a tile as if they were certain.
"""

MIN_STACKS = 16
"""The minimum number of random stacks, even if the time is up."""

MAX_STACKS = 96
"""The maximum number of random stacks, even if time remains."""

STACKS_PER_BATCH = 16
"""The number of stacks between two checks of the deadline."""


@jit_allocating_kernel
def write_draw_values(
    tables: KernelTables,
    states: Sequence[PackedState],
    seed: int,
    workspace: Workspace,
    values: Floats64,
) -> None:
    """Write the final points that each seat can expect for each draw and random stack.

    Args:
        states: The state after each draw.
        seed: The seed of the random stacks.
        values: Shape (draws, stacks, MAX_SEATS); receives the points.
    """
    candidates, leads = np.empty((3, MAX_CANDIDATES), np.int64), np.empty(MAX_CANDIDATES)
    generator, reply = np.array([seed]), np.empty(4, np.int64)
    trial = workspace.trial
    for draw in range(len(states)):
        write_candidates(tables, states[draw], workspace, candidates, leads)
        cell, turns, segment = candidates[0, 0], candidates[1, 0], candidates[2, 0]
        for number in range(values.shape[1]):
            # All draws use the same random numbers, so the results differ only by the drawn tile.
            generator[0] = mix_counter(seed + number)
            copy_into(trial, states[draw])
            place_tile(tables.tiles, trial, cell, turns, segment)
            settle_for_mover(tables, trial, int(trial.mover), workspace.roots)
            greedy_playout(tables, trial, generator, PLAYOUT_TILES, workspace, reply)
            values[draw, number] = workspace.values


class DrawLuck:
    """The luck model of tile draws.

    It measures luck as the change of a seat's expected final lead over the mean of the other seats.
    """

    def evaluate_draw(
        self, game: AnyGame, before: State | None, after: State, rng: Random, seconds: float
    ) -> list[list[float]] | None:
        """Return samples of the luck of the draw that led to a state.

        The whole lead counts as luck at the deal, because the first player is random too and all
        seats had the same prospects before.

        Args:
            before: The state before the draw; None at the deal.
            after: The state after the draw.
            rng: The source of randomness.
            seconds: The time limit.

        Returns:
            Points by random stack and seat; None if no tile was drawn by chance.
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
        # Only tiles that fit count, because a tile that does not fit is discarded and redrawn.
        draws = sorted(name for name in bag if any(True for _ in land.placements_of(kinds[name])))
        if before is not None and len(draws) < 2:
            return None
        seats = len(after.scores)
        tables = kernel_tables(tiles, after.options.offices, chip_payouts(tiles), seats)
        states = np.zeros(len(draws), STATE_DTYPE)
        for number, name in enumerate(draws):
            stack = tuple(sorted((bag - Counter([name])).elements()))
            drawn = replace(after, drawn=name, stack=stack)
            states[number] = pack_state(drawn, kinds, tiles, tables.tiles)
        weights = np.array([bag[name] for name in draws], np.float64)
        weights /= sum(bag[name] for name in draws)
        workspace, deadline = new_workspace(), monotonic() + seconds
        samples = list[list[float]]()
        while len(samples) < MIN_STACKS or (len(samples) < MAX_STACKS and monotonic() < deadline):
            batch = np.zeros((len(draws), STACKS_PER_BATCH, MAX_SEATS))
            write_draw_values(
                tables, cast(Sequence[PackedState], states), rng.getrandbits(60), workspace, batch
            )
            values = batch[:, :, :seats]
            leads = values - (values.sum(axis=2, keepdims=True) - values) / (seats - 1)
            mean = np.tensordot(weights, leads, axes=1) if before is not None else 0.0
            samples += (leads[draws.index(after.drawn)] - mean).tolist()
        return samples

    def precompile(self) -> None:
        """Compile all kernels of the luck model, or load them from the cache."""
        game = Carcassonne()
        state = game.setup(Options(), 2, Rng(bytes(32))).state
        self.evaluate_draw(game, None, state, Random(0), 0.0)
