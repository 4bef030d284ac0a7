"""The matches of a batch, and what they share."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.betapet.kernel.movegen import MoveGeneration, write_all_plays
from parlour.games.betapet.kernel.packed import CODE_COUNT
from parlour.games.betapet.kernel.play_ranking import RankingScratch, rank_plays
from parlour.games.betapet.kernel.playout import MAX_SEATS
from parlour.games.betapet.kernel.records import RecordArray
from parlour.games.betapet.observation_layout import PLAYS
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints8, Ints32, Ints64

UNKNOWN = -1
"""The number of plays of a row whose plays have not been ranked yet."""


class BetapetTables(NamedTuple):
    """The word list, tile set, options and scratch space that all rows share."""

    nodes: Ints32
    """The GADDAG."""

    tile_points: Ints64
    """Points by letter code, shape (CODE_COUNT,)."""

    full_bag: Ints64
    """The tiles of a full bag by letter code, shape (CODE_COUNT,)."""

    bag_order: Ints64
    """The letter codes in the order in which the rules sort a bag, shape (n,)."""

    boards: RecordArray
    """The empty board, a PackedBoard record, shape (1,)."""

    scattered: Ints64
    """The letter and word factors that a random board scatters, shape (n, 2); n may be 0."""

    has_double_ending: int
    """Whether the option `ending` is `double`."""

    generation: MoveGeneration
    """Scratch space of the move generation, whose rack is replaced for each row."""

    play: RecordArray
    """Scratch space, a FoundPlay record, shape (1,)."""

    ranking: RankingScratch
    """Scratch space of the ranking."""


class BetapetRows(NamedTuple):
    """The matches of a batch; row `i` of every array is match `i`."""

    boards: RecordArray
    """The boards, PackedBoard records, shape (size,)."""

    racks: Ints64
    """Tiles by seat and letter code, shape (size, MAX_SEATS, CODE_COUNT)."""

    bags: Ints64
    """Tiles in the bag by letter code, shape (size, CODE_COUNT)."""

    scores: Ints64
    """The score of each seat, shape (size, MAX_SEATS)."""

    fails: Ints64
    """The number of consecutive turns without a play, shape (size,)."""

    newest: Ints64
    """The code of the play of the last turn, NO_MOVE if it was none, shape (size,)."""

    movers: Ints64
    """The seat that decides."""

    over: Ints8
    """Whether the match is over, 0 or 1."""

    generators: Ints64
    """The random generator of each match."""

    counts: Ints64
    """The number of ranked plays of the mover, or UNKNOWN, shape (size,)."""

    codes: Ints64
    """The codes of the ranked plays, shape (size, PLAYS)."""

    points: Ints64
    """The points of the ranked plays, shape (size, PLAYS)."""


def new_rows(boards: RecordArray, movers: Ints64, over: Ints8, generators: Ints64) -> BetapetRows:
    """Return rows with these boards, movers, ends and generators, and zeros."""
    size = len(boards)
    return BetapetRows(
        boards,
        np.zeros((size, MAX_SEATS, CODE_COUNT), np.int64),
        np.zeros((size, CODE_COUNT), np.int64),
        np.zeros((size, MAX_SEATS), np.int64),
        np.zeros(size, np.int64),
        np.zeros(size, np.int64),
        movers,
        over,
        generators,
        np.zeros(size, np.int64),
        np.zeros((size, PLAYS), np.int64),
        np.zeros((size, PLAYS), np.int64),
    )


@jit_kernel
def rank_row(tables: BetapetTables, rows: BetapetRows, row: int) -> None:
    """Rank the plays of the mover of a row, unless they are already ranked."""
    if rows.counts[row] != UNKNOWN:
        return
    shared = tables.generation
    generation = MoveGeneration(
        shared.nodes,
        rows.racks[row, rows.movers[row]],
        shared.tile_points,
        shared.tile_bits,
        shared.leaves,
        shared.steps,
        shared.plays,
    )
    found = write_all_plays(generation, rows.boards[row])
    rows.counts[row] = rank_plays(
        shared.plays, found, tables.ranking, rows.codes[row], rows.points[row]
    )
