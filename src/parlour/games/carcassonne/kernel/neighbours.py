"""What a tile meets where it is laid: features that it makes one, squares beside it, and who looks at them."""

from __future__ import annotations

from math import exp

from parlour.games.carcassonne.kernel.evaluation import FAR_CHANCE, INCOMPLETE_CITY
from parlour.games.carcassonne.kernel.packed import (
    DRAWN,
    EDGE,
    FEATURE_MEEPLES,
    FRONT_CODE,
    GRID,
    KIND,
    MASK,
    MASK_WORDS,
    MAX_SEATS,
    OPEN,
    PORT,
    ROAD,
    SEATS,
    SEGMENT_COUNT,
    SEGMENT_KIND,
    SEGMENTS_PER_TILE,
    SHIELDS,
    TURNS,
    Ints16,
)
from parlour.games.carcassonne.kernel.rules import (
    adjacent_cell,
    feature_root,
    max_meeples,
    segment_kind,
    surrounding_cell,
    tile_count,
)
from parlour.games.carcassonne.kernel.survey import (
    CITY_VALUE,
    COMPLETION_LOGS,
    FILL_LOGS,
    MEEPLE_HOME_VALUE,
    facing_root,
    incomplete_points,
    is_touching,
)
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernels import Floats64, Ints32, Ints64

GROUP, OPEN_SIDES, MET_ROOT, MET_SEGMENT, FIRST_MEETING, RETURNING, STANDING = range(7)
SCRATCH_WIDTH = 48
SCRATCH, SCRATCH_SIZE = (7, SCRATCH_WIDTH), 7 * SCRATCH_WIDTH
"""A desk, shape DESK, has by segment of the tile the first that it becomes one feature with, and its open sides; by meeting with a neighbour's
segment its root, the tile's own segment, and whether this root is met there first; by seat meeples that come home, and those on a feature."""


@jit_kernel
def join_adjacent_features(
    table: Ints32,
    row: Ints16,
    found: Floats64,
    cell: int,
    turns: int,
    scratch: Ints64,
    logs: Floats64,
) -> int:
    """Write which features the tile meets and makes one, and return in how many places."""
    line, meetings = table[row[DRAWN]], 0
    here = found[FILL_LOGS + row[FRONT_CODE - int(row[GRID + cell]) - 1]]
    for side in range(4):
        value = int(row[GRID + adjacent_cell(cell, side)])
        if value > 0:
            theirs_line, at = table[row[KIND + value - 1]], PORT + 3 * ((side - turns) & 3)
            there = PORT + 3 * ((side + 2 - row[TURNS + value - 1]) & 3)
            for port in range(3):
                mine, theirs = int(line[at + port]), int(theirs_line[there + 2 - port])
                if mine >= 0 and theirs >= 0:
                    name, fresh = feature_root(row, (value - 1) * SEGMENTS_PER_TILE + theirs), 1
                    for meeting in range(meetings):
                        if scratch[MET_ROOT, meeting] == name:
                            fresh = 0
                            old, joined = (
                                scratch[GROUP, mine],
                                scratch[GROUP, scratch[MET_SEGMENT, meeting]],
                            )
                            for index in range(line[SEGMENT_COUNT]):
                                if scratch[GROUP, index] == old:
                                    scratch[GROUP, index] = joined
                    (
                        scratch[MET_ROOT, meetings],
                        scratch[MET_SEGMENT, meetings],
                        scratch[FIRST_MEETING, meetings],
                    ) = name, mine, fresh
                    meetings += 1
                    scratch[OPEN_SIDES, mine] += (row[OPEN + name] if fresh else 0) - 2
                    if line[SEGMENT_KIND + mine] <= ROAD:
                        logs[mine] += (found[COMPLETION_LOGS + name] if fresh else 0.0) - here
    return meetings


@jit_kernel
def count_adjacent_squares(
    table: Ints32,
    row: Ints16,
    params: Floats64,
    found: Floats64,
    cell: int,
    turns: int,
    meetings: int,
    scratch: Ints64,
    logs: Floats64,
    gain: Floats64,
) -> None:
    """Count the squares beside the tile, for its own open sides and for the features of others that look at the same squares."""
    line = table[row[DRAWN]]
    for side in range(4):
        square = adjacent_cell(cell, side)
        value = int(row[GRID + square])
        if value <= 0:
            code, before = int(line[EDGE + ((side - turns) & 3)]) << 2 * ((side + 2) & 3), 0.0
            if value < 0:
                before = found[FILL_LOGS + row[FRONT_CODE - value - 1]]
                code |= row[FRONT_CODE - value - 1]
            ready = found[FILL_LOGS + code]
            mine = int(line[PORT + 3 * ((side - turns) & 3) + 1])
            if mine >= 0:
                logs[mine] += ready
            if value < 0 and ready != before:
                for other in range(4):
                    name = facing_root(table, row, square, other)
                    if name >= 0:
                        joined = -1
                        for meeting in range(meetings):
                            if scratch[MET_ROOT, meeting] == name:
                                joined = int(scratch[MET_SEGMENT, meeting])
                        if joined >= 0:
                            logs[joined] += ready - before
                        elif max_meeples(row, name):
                            add_incomplete_value(
                                table,
                                row,
                                params,
                                found,
                                name,
                                found[COMPLETION_LOGS + name],
                                -1.0,
                                gain,
                            )
                            add_incomplete_value(
                                table,
                                row,
                                params,
                                found,
                                name,
                                found[COMPLETION_LOGS + name] + ready - before,
                                1.0,
                                gain,
                            )


@jit_kernel
def add_incomplete_value(
    table: Ints32,
    row: Ints16,
    params: Floats64,
    found: Floats64,
    name: int,
    logs: float,
    sign: float,
    gain: Floats64,
) -> None:
    """Add what the owners of an incomplete city or road can expect, and what its meeples are worth."""
    best, chance = max_meeples(row, name), exp(logs)
    value = incomplete_points(
        params,
        segment_kind(table, row, name),
        tile_count(row, name) + int(row[SHIELDS + name]),
        int(row[OPEN + name]),
        chance,
    )
    for seat in range(row[SEATS]):
        crowd = row[FEATURE_MEEPLES + name * MAX_SEATS + seat]
        if crowd and crowd == best:
            gain[seat] += sign * value
        gain[seat] += sign * crowd * chance * found[MEEPLE_HOME_VALUE]


@jit_kernel
def joined_tile_count(row: Ints16, index: int, meetings: int, scratch: Ints64) -> int:
    """Return on how many tiles the city or road lies that a segment of the new tile is part of."""
    tiles = 1
    for word in range(MASK_WORDS):
        bits = 0
        for meeting in range(meetings):
            if (
                scratch[FIRST_MEETING, meeting]
                and scratch[GROUP, scratch[MET_SEGMENT, meeting]] == index
            ):
                bits |= row[MASK + scratch[MET_ROOT, meeting] * MASK_WORDS + word] & 0xFFFF
        tiles += popcount(bits)
    return tiles


@jit_kernel
def counted_city_value(
    row: Ints16,
    params: Floats64,
    found: Floats64,
    pairs: Ints64,
    index: int,
    city: int,
    meetings: int,
    scratch: Ints64,
) -> float:
    """Return for how much a city that the tile extends already counts for a field that it extends."""
    for one in range(meetings):
        if scratch[GROUP, scratch[MET_SEGMENT, one]] == city:
            for two in range(meetings):
                if scratch[GROUP, scratch[MET_SEGMENT, two]] == index and is_touching(
                    pairs, scratch[MET_ROOT, two], scratch[MET_ROOT, one], False
                ):
                    return float(
                        found[CITY_VALUE]
                        * params[INCOMPLETE_CITY]
                        * exp(found[COMPLETION_LOGS + scratch[MET_ROOT, one]])
                    )
    return 0.0


@jit_kernel
def monastery_prospects(
    row: Ints16, params: Floats64, found: Floats64, cell: int
) -> tuple[float, float]:
    """Return how many squares around a monastery, itself counted, are likely to be filled, and how likely all are."""
    sum_, product = 1.0, 1.0
    for spot in range(9):
        if spot != 4:
            value = int(row[GRID + surrounding_cell(cell, spot)])
            filled = (
                1.0
                if value > 0
                else params[FAR_CHANCE]
                if value == 0
                else exp(found[FILL_LOGS + row[FRONT_CODE - value - 1]])
            )
            sum_ += filled
            product *= filled
    return sum_, product
