"""Inference of racks from the equity that a turn loses against the best turn with each rack."""

from __future__ import annotations

from parlour.games.betapet.kernel.best_play import best_play
from parlour.games.betapet.kernel.leave_table import SUBSETS, fill_leaves
from parlour.games.betapet.kernel.packed import CODE_COUNT, PackedBoard
from parlour.games.betapet.kernel.playout import PlayoutWorkspace
from parlour.games.betapet.plays.scored_play import POINT
from parlour.games.betapet.rules.turn import MIN_BAG_FOR_EXCHANGE
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64
from parlour.search.local_arrays import local_integers


@jit_kernel
def fill_shortfalls(
    workspace: PlayoutWorkspace,
    before: PackedBoard,
    gone: Ints64,
    kept: Ints64,
    points: int,
    bag: int,
    results: Ints64,
) -> None:
    """Compute how far the equity of a turn falls short of the best turn, for each possible rack.

    Args:
        workspace: The word list and scratch space.
        before: The board before the turn.
        gone: Letter codes that were laid or returned, shape (n, tiles).
        kept: Letter codes that stayed on the rack, shape (n, tiles).
        points: The points of the turn.
        bag: The number of tiles in the bag.
        results: Output, shape (n,), in thousandths of a point.
    """
    leaves, play, counts = workspace.leaves, workspace.plays[0], local_integers(CODE_COUNT)
    kept_leaves = local_integers(SUBSETS)
    for number in range(len(kept)):
        counts[:] = 0
        for code in kept[number]:
            counts[code] += 1
        equity = points * POINT
        tiles = fill_leaves(counts, workspace.table, kept_leaves)
        equity += kept_leaves[(1 << tiles) - 1]
        for code in gone[number]:
            counts[code] += 1
        tiles = fill_leaves(counts, workspace.table, leaves)
        best = equity
        if best_play(
            before,
            workspace.anagrams,
            counts,
            workspace.tile_points,
            leaves,
            workspace.scratch,
            play,
        ):
            best = max(best, play.equity)
        if bag >= MIN_BAG_FOR_EXCHANGE:
            for leave in range((1 << tiles) - 1):
                best = max(best, leaves[leave])
        results[number] = best - equity
