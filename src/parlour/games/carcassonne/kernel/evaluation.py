"""What a land is worth to every seat before it is finished: points made, points to be expected, and meeples still free.

What can still be completed follows from the tiles that are left: a square for which many remaining tiles fit will be filled, one for which none
fits never will. (Counting the unseen tiles that fit each open square is the feature that published programs gained most by.)
"""

from __future__ import annotations

from math import exp

import numpy as np

from parlour.games.carcassonne.kernel.chips import bettable
from parlour.games.carcassonne.kernel.packed import (
    ALL_SEGMENTS,
    BET,
    CELL,
    CITY,
    COUNT,
    CROWD,
    DRAWN,
    END,
    FIELD,
    FIT,
    FRACTIONS,
    FRONT_CELL,
    FRONT_CODE,
    FRONTIER,
    FRONTIER_MOST,
    GRID,
    KIND,
    NEXT,
    OFFICE,
    OFFICES,
    OPEN,
    PARENT,
    PARTS,
    PORT,
    ROAD,
    SEATS,
    SEATS_MOST,
    SEGMENT_COUNT,
    SEGMENT_KIND,
    SEGMENTS,
    SHIELDS,
    STACK,
    SUPPLY,
    TILES_MOST,
    TURNS,
    Ints16,
)
from parlour.games.carcassonne.kernel.rules import around, beside, field_points, most, root, tiles_of, total
from parlour.games.carcassonne.rules.tiles import CHIPS
from parlour.search.jit import compiled
from parlour.search.kernels import Floats64, Ints32, Ints64
from parlour.search.local_arrays import local_floats, local_integers

READINESS, FAR, GROWTH, HOPE, MEEPLE, RETURN, TURNS_FULL, HELD = range(8)
PARAMS = np.array([0.03, 0.30, 1.00, 0.50, 4.0, 1.0, 6.0, 0.7])
CROWDED = np.array([0.03, 0.30, 0.50, 1.00, 4.0, 1.0, 4.0, 1.0])
"""What is weighed at two seats, and at more: with more at the table fields are taken earlier, and open sides are closed by others.

How ready a square is for each tile that fits it; how likely a square far from any tile is filled; points that each open side adds;
how much an incomplete city counts for a field; the first free meeple's worth; what of it a meeple in an incomplete feature keeps;
turns a seat must have left for meeples to be worth that; how much of a field's worth is still its farmer's when it is scored."""

DISCOUNT = 0.7
"""Each further meeple at hand is worth so much of the one before."""


@compiled
def time_left(row: Ints16, params: Floats64) -> float:
    """Return how much of their worth meeples still have, 0 with the last tile."""
    return float(min(1.0, (row[END] - row[NEXT]) / (params[TURNS_FULL] * row[SEATS])))


@compiled
def per_city(row: Ints16, params: Floats64) -> float:
    """Return what a completed city is worth to a field in points: less than its 3 while others may still join the field."""
    return float(3.0 * (1.0 - (1.0 - params[HELD]) * time_left(row, params)))


@compiled
def readiness(table: Ints32, row: Ints16, params: Floats64, ready: Floats64) -> None:
    """Write for each place of the frontier how likely a tile comes to lie there, `ready`, shape (FRONTIER_MOST,)."""
    counts = local_integers(TILES_MOST)
    counts[:] = 0
    for place in range(row[NEXT], row[END]):
        counts[row[STACK + place]] += 1
    for place in range(row[FRONTIER]):
        fitting, code = 0, FIT + row[FRONT_CODE + place]
        for kind in range(len(table)):
            if counts[kind] and table[kind, code]:
                fitting += counts[kind]
        ready[place] = 1.0 - exp(-params[READINESS] * fitting)


@compiled
def chances(table: Ints32, row: Ints16, ready: Floats64, chance: Floats64) -> None:
    """Write for each root how likely its city or road is completed, `chance`, shape (ALL_SEGMENTS,): all its squares must be filled."""
    for segment in range(row[COUNT] * SEGMENTS):
        chance[segment] = 1.0
    for place in range(row[FRONTIER]):
        for side in range(4):
            value = int(row[GRID + beside(int(row[FRONT_CELL + place]), side)])
            if value > 0:
                tile = value - 1
                index = table[row[KIND + tile], PORT + 3 * ((side + 2 - row[TURNS + tile]) & 3) + 1]
                if index >= 0:
                    chance[root(row, tile * SEGMENTS + index)] *= ready[place]


@compiled
def evaluate(table: Ints32, pay: Ints32, row: Ints16, params: Floats64, values: Floats64, names: Ints64) -> None:
    """Write what each seat can expect at the end, `values`, shape (SEATS_MOST,), in points; exact once the match is finished."""
    seats = int(row[SEATS])
    for seat in range(seats):
        values[seat] = total(row, seat) + row[FRACTIONS + seat] / PARTS
    if row[DRAWN] < 0:
        return
    ready, chance, met = local_floats(FRONTIER_MOST), local_floats(ALL_SEGMENTS), local_integers(ALL_SEGMENTS)
    readiness(table, row, params, ready)
    chances(table, row, ready, chance)
    time = time_left(row, params)
    met[:] = 0
    for tile in range(row[COUNT]):
        line = table[row[KIND + tile]]
        for index in range(line[SEGMENT_COUNT]):
            name = tile * SEGMENTS + index
            if row[PARENT + name] == name:
                best = most(row, name)
                if best:
                    kind = int(line[SEGMENT_KIND + index])
                    value, home = expected(table, row, name, kind, ready, chance, params, met)
                    for seat in range(seats):
                        crowd = row[CROWD + name * SEATS_MOST + seat]
                        if crowd == best:
                            values[seat] += value
                        values[seat] += crowd * home * params[RETURN] * params[MEEPLE] * time * 0.5
    for seat in range(seats):
        worth = params[MEEPLE] * time
        for _ in range(row[SUPPLY + seat]):
            values[seat] += worth
            worth *= DISCOUNT
    for place in range(row[OFFICES]):
        expect_chips(table, pay, row, int(row[OFFICE + place]), chance, values, names)


@compiled
def expected(
    table: Ints32, row: Ints16, name: int, kind: int, ready: Floats64, chance: Floats64, params: Floats64, met: Ints64
) -> tuple[float, float]:
    """Return the points that a feature's owners can expect, and how likely its meeples come home before the end."""
    if kind == FIELD:
        return field_points(table, row, name, met, chance, 3.0 * params[HOPE]) / 3.0 * per_city(row, params), 0.0
    if kind == CITY:
        size = float(tiles_of(row, name) + row[SHIELDS + name])
        return size * (1.0 + chance[name]) + params[GROWTH] * row[OPEN + name] * chance[name], chance[name]
    if kind == ROAD:
        return tiles_of(row, name) + params[GROWTH] * row[OPEN + name] * chance[name], chance[name]
    value, home = 9.0 - row[OPEN + name], 1.0
    for spot in range(9):
        found = int(row[GRID + around(int(row[CELL + name // SEGMENTS]), spot)])
        if found <= 0:
            filled = params[FAR] if found == 0 else ready[-found - 1]
            value += filled
            home *= filled
    return value, home


@compiled
def expect_chips(table: Ints32, pay: Ints32, row: Ints16, tile: int, chance: Floats64, values: Floats64, names: Ints64) -> None:
    """Add what the chips on a tile can expect: each open city or road as it is likely to be the one that is completed, a little grown."""
    count, weights = bettable(table, row, tile, names), 0.0
    for place in range(count):
        name = names[place]
        weights += (0.05 + chance[name]) if row[OPEN + name] else 0.0
    if weights == 0.0:
        return
    for place in range(count):
        name = names[place]
        if row[OPEN + name]:
            size, more = tiles_of(row, name), int(row[OPEN + name])
            share = (0.05 + chance[name]) / weights
            for seat in range(row[SEATS]):
                chip = int(row[BET + tile * SEATS_MOST + seat]) - 1
                if chip >= 0:
                    values[seat] += (share / PARTS if chip >= CHIPS else share) * (
                        0.4 * pay[chip, size + more] + 0.3 * pay[chip, size + more + 1] + 0.2 * pay[chip, size + more + 2]
                    )


@compiled
def lead(values: Floats64, seats: int, seat: int) -> float:
    """Return by how much a seat is ahead of the others: nearly of their mean, a little of the best of them."""
    best, sum_ = -1000.0, 0.0
    for other in range(seats):
        if other != seat:
            best = max(best, values[other])
            sum_ += values[other]
    return float(values[seat] - 0.1 * best - 0.9 * sum_ / (seats - 1))
