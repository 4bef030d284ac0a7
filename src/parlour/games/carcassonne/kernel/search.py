"""The search kernels: candidates ranked by the evaluation, and playouts over random stacks.

In a playout, the seats place a few tiles by the playout policy, and the resulting position is
evaluated. (Random placements, which others found useful in this game, gained nothing over the
evaluation alone that 200 matches could show.)
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.carcassonne.kernel.chips import (
    remove_empty_offices,
    settle_chips,
    write_stack_choices,
)
from parlour.games.carcassonne.kernel.evaluation import evaluate, points_lead
from parlour.games.carcassonne.kernel.features import feature_size
from parlour.games.carcassonne.kernel.packed import SEGMENTS_PER_TILE, PackedState
from parlour.games.carcassonne.kernel.placement import (
    draw_tile,
    free_segments,
    pass_turn,
    place_tile,
    write_placements,
)
from parlour.games.carcassonne.kernel.playout import finish_randomly
from parlour.games.carcassonne.kernel.policy import choose_greedy_placement
from parlour.games.carcassonne.kernel.tables import KernelTables
from parlour.games.carcassonne.kernel.workspace import MAX_PLACEMENTS, Workspace
from parlour.search.jit import jit_allocating_kernel, jit_kernel
from parlour.search.kernels import Floats64, Ints64, mix_counter, shuffle_in_place
from parlour.search.local_arrays import copy_into

MAX_CANDIDATES = MAX_PLACEMENTS * (SEGMENTS_PER_TILE + 1)
"""The maximum number of placements, with and without meeples, for any valid tile set."""


class PlayoutBatch(NamedTuple):
    """The parameters of a batch of playouts."""

    seed: int
    """The seed of the search."""
    first: int
    """The number of the first playout; the seed and this number determine its random numbers."""
    plies: int
    """The number of tiles that a playout places."""


@jit_allocating_kernel
def write_candidates(
    tables: KernelTables,
    state: PackedState,
    workspace: Workspace,
    candidates: Ints64,
    leads: Floats64,
) -> int:
    """Write all placements of the drawn tile, best first, and return their number.

    Args:
        candidates: Shape (3, MAX_CANDIDATES); receives cell, turns and segment (-1: no meeple).
        leads: Shape (MAX_CANDIDATES,); receives the mover's lead in points by the evaluation.
    """
    trial, mover, count = workspace.trial, int(state.mover), 0
    for number in range(write_placements(tables.tiles, state, workspace)):
        cell, turns = workspace.cells[number], workspace.turns[number]
        options = free_segments(tables.tiles, state, cell, turns) << 1 | 1
        segment = -1
        while options:
            if options & 1:
                copy_into(trial, state)
                place_tile(tables.tiles, trial, cell, turns, segment)
                settle_for_mover(tables, trial, mover, workspace.roots)
                evaluate(tables, trial, workspace.values, workspace.roots)
                candidates[0, count], candidates[1, count] = cell, turns
                candidates[2, count] = segment
                leads[count] = points_lead(workspace.values, state.seat_count, mover)
                count += 1
            options >>= 1
            segment += 1
    order = np.argsort(-leads[:count])
    candidates[:, :count] = candidates[:, :count][:, order]
    leads[:count] = leads[:count][order]
    return count


@jit_kernel
def settle_for_mover(tables: KernelTables, state: PackedState, mover: int, roots: Ints64) -> None:
    """Settle the stacks of a turn for the features that are best for the mover."""
    for office in range(state.office_count):
        number = int(state.offices[office])
        count = write_stack_choices(tables.tiles, state, number, roots)
        if count:
            root = best_stack_choice(tables, state, number, mover, roots, count)
            settle_chips(state, tables.payouts, number, root)
    remove_empty_offices(state)


@jit_kernel
def best_stack_choice(
    tables: KernelTables, state: PackedState, number: int, mover: int, roots: Ints64, count: int
) -> int:
    """Return the feature, among the first `count`, for which the mover should settle a stack.

    It maximizes the payout of the mover's chip minus the payouts of the other seats' chips.
    """
    best, chosen = -1000, int(roots[0])
    for place in range(count):
        size, gain = feature_size(state, int(roots[place])), 0
        for seat in range(state.seat_count):
            chip = int(state.chips[number, seat]) - 1
            if chip >= 0:
                weight = state.seat_count - 1 if seat == mover else -1
                gain += tables.payouts[chip, size] * weight
        if gain > best:
            best, chosen = gain, int(roots[place])
    return chosen


@jit_kernel
def greedy_playout(
    tables: KernelTables,
    state: PackedState,
    generator: Ints64,
    plies: int,
    workspace: Workspace,
    reply: Ints64,
) -> None:
    """Shuffle the stack, place tiles by the playout policy without bets, and evaluate.

    The evaluation is written into `workspace.values`.

    Args:
        plies: The number of tiles to place.
        reply: Shape (4,); receives the first placement: kind (-1: no tile was placed), cell, turns
            and segment (-1: no meeple).
    """
    chosen, roots = workspace.chosen, workspace.roots
    shuffle_stack(state, generator, workspace.stack)
    pass_turn(state)
    is_running = draw_tile(tables.tiles, state)
    reply[0] = -1
    for ply in range(plies):
        if is_running:
            mover = int(state.mover)
            choose_greedy_placement(tables, state, generator, workspace)
            if ply == 0:
                reply[0], reply[1] = state.drawn_kind, chosen[0]
                reply[2], reply[3] = chosen[1], chosen[2]
            place_tile(tables.tiles, state, chosen[0], chosen[1], chosen[2])
            settle_for_mover(tables, state, mover, roots)
            pass_turn(state)
            is_running = draw_tile(tables.tiles, state)
    if not is_running:
        finish_randomly(tables, state, generator, roots)
    evaluate(tables, state, workspace.values, roots)


@jit_kernel
def shuffle_stack(state: PackedState, generator: Ints64, stack: Ints64) -> None:
    """Shuffle the remaining tiles of the stack.

    Args:
        stack: Shape (MAX_TILES,); scratch space, overwritten.
    """
    first, end = int(state.stack_start), int(state.stack_end)
    for place in range(first, end):
        stack[place] = state.stack[place]
    shuffle_in_place(generator, stack, first, end - first)
    for place in range(first, end):
        state.stack[place] = stack[place]


@jit_allocating_kernel
def run_playouts(
    tables: KernelTables,
    state: PackedState,
    workspace: Workspace,
    candidates: Ints64,
    batch: PlayoutBatch,
    leads: Floats64,
    replies: Ints64,
) -> None:
    """Run playouts after each candidate placement.

    Args:
        candidates: Shape (3, candidates), as written by `write_candidates`.
        batch: The parameters of the playouts.
        leads: Shape (playouts, candidates); receives the mover's lead after each playout.
        replies: Shape (playouts, candidates, 4); receives the next seat's placement, as written by
            `greedy_playout`.
    """
    generator, trial = np.empty(1, np.int64), workspace.trial
    mover, seats = int(state.mover), int(state.seat_count)
    for playout in range(len(leads)):
        for place in range(leads.shape[1]):
            # All candidates use the same random numbers, so the results differ only by the placement.
            generator[0] = mix_counter(batch.seed + batch.first + playout)
            copy_into(trial, state)
            place_tile(
                tables.tiles,
                trial,
                candidates[0, place],
                candidates[1, place],
                candidates[2, place],
            )
            settle_for_mover(tables, trial, mover, workspace.roots)
            greedy_playout(
                tables, trial, generator, batch.plies, workspace, replies[playout, place]
            )
            leads[playout, place] = points_lead(workspace.values, seats, mover)
