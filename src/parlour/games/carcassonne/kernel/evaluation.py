"""What a land is worth to every seat before it is finished: points made, points to be expected, and meeples still free.

What can still be completed follows from the tiles that are left: a square for which many remaining tiles fit will be filled, one for which none
fits never will. (Counting the unseen tiles that fit each open square is the feature that published programs gained most by.)
"""

from __future__ import annotations

from math import exp

import numpy as np

from parlour.games.carcassonne.kernel.chips import write_bettable
from parlour.games.carcassonne.kernel.packed import (
    BET,
    CELL,
    CITY,
    COUNT,
    DRAWN,
    END,
    FEATURE_MEEPLES,
    FIELD,
    FIT,
    FRACTION_PARTS,
    FRACTIONS,
    FRONT_CELL,
    FRONT_CODE,
    FRONTIER,
    GRID,
    KIND,
    MAX_FRONTIER,
    MAX_SEATS,
    MAX_TILES,
    NEXT,
    OFFICE,
    OFFICES,
    OPEN,
    PARENT,
    PORT,
    ROAD,
    SEATS,
    SEGMENT_COUNT,
    SEGMENT_KIND,
    SEGMENT_SLOTS,
    SEGMENTS_PER_TILE,
    SHIELDS,
    STACK,
    SUPPLY,
    TURNS,
    Ints16,
)
from parlour.games.carcassonne.kernel.rules import (
    adjacent_cell,
    feature_root,
    field_points,
    max_meeples,
    seat_total,
    surrounding_cell,
    tile_count,
)
from parlour.games.carcassonne.rules.tiles import CHIPS_PER_SEAT
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Floats64, Ints32, Ints64
from parlour.search.local_arrays import local_floats, local_integers

READINESS, FAR_CHANCE, GROWTH, INCOMPLETE_CITY, MEEPLE, MEEPLE_RETURN, TURNS_FULL, FIELD_HOLD = (
    range(8)
)
TWO_SEAT_PARAMS = np.array([0.03, 0.30, 1.00, 0.50, 4.0, 1.0, 6.0, 0.7])
MORE_SEATS_PARAMS = np.array([0.03, 0.30, 0.50, 1.00, 4.0, 1.0, 4.0, 1.0])
"""What is weighed at two seats, and at more: with more at the table fields are taken earlier, and open sides are closed by others.

How ready a square is for each tile that fits it; how likely a square far from any tile is filled; points that each open side adds;
how much an incomplete city counts for a field; the first free meeple's worth; what of it a meeple in an incomplete feature keeps;
turns a seat must have left for meeples to be worth that; how much of a field's worth is still its farmer's when it is scored."""

DISCOUNT = 0.7
"""Each further meeple at hand is worth so much of the one before."""


@jit_kernel
def time_factor(row: Ints16, params: Floats64) -> float:
    """Return how much of their worth meeples still have, 0 with the last tile."""
    return float(min(1.0, (row[END] - row[NEXT]) / (params[TURNS_FULL] * row[SEATS])))


@jit_kernel
def city_value_of_field(row: Ints16, params: Floats64) -> float:
    """Return what a completed city is worth to a field in points: less than its 3 while others may still join the field."""
    return float(3.0 * (1.0 - (1.0 - params[FIELD_HOLD]) * time_factor(row, params)))


@jit_kernel
def write_fill_chances(table: Ints32, row: Ints16, params: Floats64, ready: Floats64) -> None:
    """Write for each place of the frontier how likely a tile comes to lie there, `ready`, shape (FRONTIER_MOST,)."""
    counts = local_integers(MAX_TILES)
    counts[:] = 0
    for place in range(row[NEXT], row[END]):
        counts[row[STACK + place]] += 1
    for place in range(row[FRONTIER]):
        fitting, code = 0, FIT + row[FRONT_CODE + place]
        for kind in range(len(table)):
            if counts[kind] and table[kind, code]:
                fitting += counts[kind]
        ready[place] = 1.0 - exp(-params[READINESS] * fitting)


@jit_kernel
def write_completion_chances(table: Ints32, row: Ints16, ready: Floats64, chance: Floats64) -> None:
    """Write for each root how likely its city or road is completed, `chance`, shape (ALL_SEGMENTS,): all its squares must be filled."""
    for segment in range(row[COUNT] * SEGMENTS_PER_TILE):
        chance[segment] = 1.0
    for place in range(row[FRONTIER]):
        for side in range(4):
            value = int(row[GRID + adjacent_cell(int(row[FRONT_CELL + place]), side)])
            if value > 0:
                tile = value - 1
                index = table[row[KIND + tile], PORT + 3 * ((side + 2 - row[TURNS + tile]) & 3) + 1]
                if index >= 0:
                    chance[feature_root(row, tile * SEGMENTS_PER_TILE + index)] *= ready[place]


@jit_kernel
def evaluate(
    table: Ints32, pay: Ints32, row: Ints16, params: Floats64, values: Floats64, names: Ints64
) -> None:
    """Write what each seat can expect at the end, `values`, shape (SEATS_MOST,), in points; exact once the match is finished."""
    seats = int(row[SEATS])
    for seat in range(seats):
        values[seat] = seat_total(row, seat) + row[FRACTIONS + seat] / FRACTION_PARTS
    if row[DRAWN] < 0:
        return
    ready, chance, met = (
        local_floats(MAX_FRONTIER),
        local_floats(SEGMENT_SLOTS),
        local_integers(SEGMENT_SLOTS),
    )
    write_fill_chances(table, row, params, ready)
    write_completion_chances(table, row, ready, chance)
    time = time_factor(row, params)
    met[:] = 0
    for tile in range(row[COUNT]):
        line = table[row[KIND + tile]]
        for index in range(line[SEGMENT_COUNT]):
            name = tile * SEGMENTS_PER_TILE + index
            if row[PARENT + name] == name:
                best = max_meeples(row, name)
                if best:
                    kind = int(line[SEGMENT_KIND + index])
                    value, home = expected_points(
                        table, row, name, kind, ready, chance, params, met
                    )
                    for seat in range(seats):
                        crowd = row[FEATURE_MEEPLES + name * MAX_SEATS + seat]
                        if crowd == best:
                            values[seat] += value
                        values[seat] += (
                            crowd * home * params[MEEPLE_RETURN] * params[MEEPLE] * time * 0.5
                        )
    for seat in range(seats):
        worth = params[MEEPLE] * time
        for _ in range(row[SUPPLY + seat]):
            values[seat] += worth
            worth *= DISCOUNT
    for place in range(row[OFFICES]):
        add_chip_expectations(table, pay, row, int(row[OFFICE + place]), chance, values, names)


@jit_kernel
def expected_points(
    table: Ints32,
    row: Ints16,
    name: int,
    kind: int,
    ready: Floats64,
    chance: Floats64,
    params: Floats64,
    met: Ints64,
) -> tuple[float, float]:
    """Return the points that a feature's owners can expect, and how likely its meeples come home before the end."""
    if kind == FIELD:
        return field_points(
            table, row, name, met, chance, 3.0 * params[INCOMPLETE_CITY]
        ) / 3.0 * city_value_of_field(row, params), 0.0
    if kind == CITY:
        size = float(tile_count(row, name) + row[SHIELDS + name])
        return size * (1.0 + chance[name]) + params[GROWTH] * row[OPEN + name] * chance[
            name
        ], chance[name]
    if kind == ROAD:
        return tile_count(row, name) + params[GROWTH] * row[OPEN + name] * chance[name], chance[
            name
        ]
    value, home = 9.0 - row[OPEN + name], 1.0
    for spot in range(9):
        found = int(row[GRID + surrounding_cell(int(row[CELL + name // SEGMENTS_PER_TILE]), spot)])
        if found <= 0:
            filled = params[FAR_CHANCE] if found == 0 else ready[-found - 1]
            value += filled
            home *= filled
    return value, home


@jit_kernel
def add_chip_expectations(
    table: Ints32,
    pay: Ints32,
    row: Ints16,
    tile: int,
    chance: Floats64,
    values: Floats64,
    names: Ints64,
) -> None:
    """Add what the chips on a tile can expect: each open city or road as it is likely to be the one that is completed, a little grown."""
    count, weights = write_bettable(table, row, tile, names), 0.0
    for place in range(count):
        name = names[place]
        weights += (0.05 + chance[name]) if row[OPEN + name] else 0.0
    if weights == 0.0:
        return
    for place in range(count):
        name = names[place]
        if row[OPEN + name]:
            size, more = tile_count(row, name), int(row[OPEN + name])
            share = (0.05 + chance[name]) / weights
            for seat in range(row[SEATS]):
                chip = int(row[BET + tile * MAX_SEATS + seat]) - 1
                if chip >= 0:
                    values[seat] += (
                        share / FRACTION_PARTS if chip >= CHIPS_PER_SEAT else share
                    ) * (
                        0.4 * pay[chip, size + more]
                        + 0.3 * pay[chip, size + more + 1]
                        + 0.2 * pay[chip, size + more + 2]
                    )


@jit_kernel
def points_lead(values: Floats64, seats: int, seat: int) -> float:
    """Return by how much a seat is ahead of the others: nearly of their mean, a little of the best of them."""
    best, sum_ = -1000.0, 0.0
    for other in range(seats):
        if other != seat:
            best = max(best, values[other])
            sum_ += values[other]
    return float(values[seat] - 0.1 * best - 0.9 * sum_ / (seats - 1))
