"""What a tile meets where it is laid: features that it makes one, squares beside it, and who looks at them."""

from __future__ import annotations

from math import exp

from parlour.games.carcassonne.kernel.evaluation import FAR, HOPE
from parlour.games.carcassonne.kernel.packed import (
    CROWD,
    DRAWN,
    EDGE,
    FRONT_CODE,
    GRID,
    KIND,
    MASK,
    OPEN,
    PORT,
    ROAD,
    SEATS,
    SEATS_MOST,
    SEGMENT_COUNT,
    SEGMENT_KIND,
    SEGMENTS,
    SHIELDS,
    TURNS,
    WORDS,
    Ints16,
)
from parlour.games.carcassonne.kernel.rules import around, beside, kind_of, most, root, tiles_of
from parlour.games.carcassonne.kernel.survey import HOME, LOGS, PER_CITY, READY, seen, standing, touches
from parlour.search.jit import compiled, population
from parlour.search.kernels import Floats64, Ints32, Ints64

GROUP, LEFT, MET, BY, FRESH, BACK, STANDS = range(7)
DESK_WIDTH = 48
DESK, DESK_SIZE = (7, DESK_WIDTH), 7 * DESK_WIDTH
"""A desk, shape DESK, has by segment of the tile the first that it becomes one feature with, and its open sides; by meeting with a neighbour's
segment its root, the tile's own segment, and whether this root is met there first; by seat meeples that come home, and those on a feature."""


@compiled
def meet(table: Ints32, row: Ints16, found: Floats64, cell: int, turns: int, desk: Ints64, logs: Floats64) -> int:
    """Write which features the tile meets and makes one, and return in how many places."""
    line, meetings = table[row[DRAWN]], 0
    here = found[READY + row[FRONT_CODE - int(row[GRID + cell]) - 1]]
    for side in range(4):
        value = int(row[GRID + beside(cell, side)])
        if value > 0:
            theirs_line, at = table[row[KIND + value - 1]], PORT + 3 * ((side - turns) & 3)
            there = PORT + 3 * ((side + 2 - row[TURNS + value - 1]) & 3)
            for port in range(3):
                mine, theirs = int(line[at + port]), int(theirs_line[there + 2 - port])
                if mine >= 0 and theirs >= 0:
                    name, fresh = root(row, (value - 1) * SEGMENTS + theirs), 1
                    for meeting in range(meetings):
                        if desk[MET, meeting] == name:
                            fresh = 0
                            old, joined = desk[GROUP, mine], desk[GROUP, desk[BY, meeting]]
                            for index in range(line[SEGMENT_COUNT]):
                                if desk[GROUP, index] == old:
                                    desk[GROUP, index] = joined
                    desk[MET, meetings], desk[BY, meetings], desk[FRESH, meetings] = name, mine, fresh
                    meetings += 1
                    desk[LEFT, mine] += (row[OPEN + name] if fresh else 0) - 2
                    if line[SEGMENT_KIND + mine] <= ROAD:
                        logs[mine] += (found[LOGS + name] if fresh else 0.0) - here
    return meetings


@compiled
def look_around(
    table: Ints32,
    row: Ints16,
    params: Floats64,
    found: Floats64,
    cell: int,
    turns: int,
    meetings: int,
    desk: Ints64,
    logs: Floats64,
    gain: Floats64,
) -> None:
    """Count the squares beside the tile, for its own open sides and for the features of others that look at the same squares."""
    line = table[row[DRAWN]]
    for side in range(4):
        square = beside(cell, side)
        value = int(row[GRID + square])
        if value <= 0:
            code, before = int(line[EDGE + ((side - turns) & 3)]) << 2 * ((side + 2) & 3), 0.0
            if value < 0:
                before = found[READY + row[FRONT_CODE - value - 1]]
                code |= row[FRONT_CODE - value - 1]
            ready = found[READY + code]
            mine = int(line[PORT + 3 * ((side - turns) & 3) + 1])
            if mine >= 0:
                logs[mine] += ready
            if value < 0 and ready != before:
                for other in range(4):
                    name = seen(table, row, square, other)
                    if name >= 0:
                        joined = -1
                        for meeting in range(meetings):
                            if desk[MET, meeting] == name:
                                joined = int(desk[BY, meeting])
                        if joined >= 0:
                            logs[joined] += ready - before
                        elif most(row, name):
                            add_standing(table, row, params, found, name, found[LOGS + name], -1.0, gain)
                            add_standing(table, row, params, found, name, found[LOGS + name] + ready - before, 1.0, gain)


@compiled
def add_standing(table: Ints32, row: Ints16, params: Floats64, found: Floats64, name: int, logs: float, sign: float, gain: Floats64) -> None:
    """Add what the owners of an incomplete city or road can expect, and what its meeples are worth."""
    best, chance = most(row, name), exp(logs)
    value = standing(params, kind_of(table, row, name), tiles_of(row, name) + int(row[SHIELDS + name]), int(row[OPEN + name]), chance)
    for seat in range(row[SEATS]):
        crowd = row[CROWD + name * SEATS_MOST + seat]
        if crowd and crowd == best:
            gain[seat] += sign * value
        gain[seat] += sign * crowd * chance * found[HOME]


@compiled
def joined_tiles(row: Ints16, index: int, meetings: int, desk: Ints64) -> int:
    """Return on how many tiles the city or road lies that a segment of the new tile is part of."""
    tiles = 1
    for word in range(WORDS):
        bits = 0
        for meeting in range(meetings):
            if desk[FRESH, meeting] and desk[GROUP, desk[BY, meeting]] == index:
                bits |= row[MASK + desk[MET, meeting] * WORDS + word] & 0xFFFF
        tiles += population(bits)
    return tiles


@compiled
def already(row: Ints16, params: Floats64, found: Floats64, pairs: Ints64, index: int, city: int, meetings: int, desk: Ints64) -> float:
    """Return for how much a city that the tile extends already counts for a field that it extends."""
    for one in range(meetings):
        if desk[GROUP, desk[BY, one]] == city:
            for two in range(meetings):
                if desk[GROUP, desk[BY, two]] == index and touches(pairs, desk[MET, two], desk[MET, one], False):
                    return float(found[PER_CITY] * params[HOPE] * exp(found[LOGS + desk[MET, one]]))
    return 0.0


@compiled
def surroundings(row: Ints16, params: Floats64, found: Floats64, cell: int) -> tuple[float, float]:
    """Return how many squares around a monastery, itself counted, are likely to be filled, and how likely all are."""
    sum_, product = 1.0, 1.0
    for spot in range(9):
        if spot != 4:
            value = int(row[GRID + around(cell, spot)])
            filled = 1.0 if value > 0 else params[FAR] if value == 0 else exp(found[READY + row[FRONT_CODE - value - 1]])
            sum_ += filled
            product *= filled
    return sum_, product
