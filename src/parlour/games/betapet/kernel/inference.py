"""How well what somebody just did fits what they may have kept: by how much it falls short of the best that they had then."""

from __future__ import annotations

from parlour.games.betapet.kernel.best_play import best_play
from parlour.games.betapet.kernel.leave_table import SUBSETS, fill_leaves
from parlour.games.betapet.kernel.movegen import PLAY_EQUITY
from parlour.games.betapet.kernel.packed import CODE_COUNT, PackedBoard
from parlour.games.betapet.kernel.playout import PlayoutWorkspace
from parlour.games.betapet.kernel.selfplay import MIN_BAG_FOR_EXCHANGE
from parlour.games.betapet.plays.scored_play import POINT
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64
from parlour.search.local_arrays import local_integers


@jit_kernel
def fill_shortfalls(
    playing: PlayoutWorkspace,
    before: PackedBoard,
    gone: Ints64,
    kept: Ints64,
    points: int,
    bag: int,
    results: Ints64,
) -> None:
    """Fill in for each rack (n) by how much what was done falls short of its highest equity, in thousandths of a point.

    `before` is the board of then and `bag` the number of tiles in the bag. `gone` and `kept` (n x tiles: codes) are what was laid or
    given back, and what stayed, with each rack; `points` what that made.
    """
    leaves, found, counts = playing.leaves, playing.found, local_integers(CODE_COUNT)
    stayed = local_integers(SUBSETS)
    for number in range(len(kept)):
        counts[:] = 0
        for code in kept[number]:
            counts[code] += 1
        done = points * POINT
        tiles = fill_leaves(counts, playing.table, stayed)
        done += stayed[(1 << tiles) - 1]
        for code in gone[number]:
            counts[code] += 1
        tiles = fill_leaves(counts, playing.table, leaves)
        best = done
        if best_play(
            before, playing.anagrams, counts, playing.tile_points, leaves, playing.scratch, found
        ):
            best = max(best, found[PLAY_EQUITY])
        if bag >= MIN_BAG_FOR_EXCHANGE:
            for leave in range((1 << tiles) - 1):
                best = max(best, leaves[leave])
        results[number] = best - done
