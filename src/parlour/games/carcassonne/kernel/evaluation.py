"""The static evaluation: the final points that each seat can expect.

It adds up scored points, expected points of features and chips, and the value of meeples. The
probabilities follow from the remaining tiles: a cell that many of them fit is likely to be filled,
and a cell that none of them fits stays empty. Counting the unseen tiles that fit each cell is the
feature that helped published programs most.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from parlour.games.carcassonne.kernel.chips import write_bettable
from parlour.games.carcassonne.kernel.features import (
    adjacent_cell,
    feature_root,
    feature_size,
    max_meeples,
    surrounding_cell,
)
from parlour.games.carcassonne.kernel.packed import (
    CITY,
    FIELD,
    FRACTIONS_PER_POINT,
    MAX_FRONTIER,
    MAX_TILES,
    ROAD,
    SEGMENT_SLOTS,
    SEGMENTS_PER_TILE,
    PackedState,
    TileRecords,
)
from parlour.games.carcassonne.kernel.scoring import field_points, seat_total
from parlour.games.carcassonne.kernel.tables import EvaluationWeights, KernelTables
from parlour.games.carcassonne.rules.tiles import CHIPS_PER_SEAT
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Floats64, Ints64
from parlour.search.local_arrays import local_floats, local_integers

MEEPLE_DISCOUNT = 0.7
"""The value of each further meeple in a supply, relative to the previous one."""


class Chances(NamedTuple):
    """The probabilities that cells are filled and features are completed."""

    fill: Floats64
    """The chance that a tile is placed at each entry of the frontier."""
    completion: Floats64
    """The chance that each city or road is completed, by root."""
    marks: Ints64
    """The last field that counted each city, by the root of the city; see `field_points`."""


@jit_kernel
def remaining_value(state: PackedState, weights: EvaluationWeights) -> float:
    """Return the share of its full value that a meeple still has, from 0 to 1.

    The share is 0 when the last tile has been drawn.
    """
    return float(
        min(
            1.0,
            (state.stack_end - state.stack_start) / (weights.full_value_turns * state.seat_count),
        )
    )


@jit_kernel
def city_value_of_field(state: PackedState, weights: EvaluationWeights) -> float:
    """Return the value of a completed city for a field, at most 3 points.

    It is less while tiles remain, because other seats may still join the field.
    """
    return float(3.0 * (1.0 - (1.0 - weights.field_hold) * remaining_value(state, weights)))


@jit_kernel
def write_fill_chances(
    tiles: TileRecords, state: PackedState, readiness: float, fill: Floats64
) -> None:
    """Write, for each frontier cell, the probability that a tile will be placed there.

    Args:
        readiness: The weight `readiness` of the evaluation.
        fill: Shape (MAX_FRONTIER,); receives the probabilities.
    """
    counts = local_integers(MAX_TILES)
    counts[:] = 0
    for place in range(state.stack_start, state.stack_end):
        counts[state.stack[place]] += 1
    for entry in range(state.frontier_count):
        fitting, edges = 0, state.frontier_edges[entry]
        for kind in range(len(tiles)):
            if counts[kind] and tiles[kind].fitting_turns[edges]:
                fitting += counts[kind]
        fill[entry] = 1.0 - exp(-readiness * fitting)


@jit_kernel
def write_completion_chances(tiles: TileRecords, state: PackedState, chances: Chances) -> None:
    """Write the probability that each city or road is completed.

    It is the product of the probabilities that its open cells are filled.
    """
    for segment in range(state.tile_count * SEGMENTS_PER_TILE):
        chances.completion[segment] = 1.0
    for entry in range(state.frontier_count):
        for side in range(4):
            value = int(state.grid[adjacent_cell(int(state.frontier_cells[entry]), side)])
            if value > 0:
                number = value - 1
                port = 3 * ((side + 2 - state.turns[number]) & 3) + 1
                index = tiles[state.kinds[number]].ports[port]
                if index >= 0:
                    root = feature_root(state, number * SEGMENTS_PER_TILE + index)
                    chances.completion[root] *= chances.fill[entry]


@jit_kernel
def evaluate(tables: KernelTables, state: PackedState, values: Floats64, roots: Ints64) -> None:
    """Write the final points that each seat can expect.

    The points are exact if the match is over and all chips are known.

    Args:
        values: Shape (MAX_SEATS,); receives the points.
        roots: Shape (SEGMENTS_PER_TILE,); scratch space, overwritten.
    """
    tiles, weights, seats = tables.tiles, tables.weights, int(state.seat_count)
    for seat in range(seats):
        values[seat] = (
            seat_total(state, seat) + state.hidden_chip_points[seat] / FRACTIONS_PER_POINT
        )
    if state.drawn_kind < 0:
        return
    chances = Chances(
        local_floats(MAX_FRONTIER), local_floats(SEGMENT_SLOTS), local_integers(SEGMENT_SLOTS)
    )
    write_fill_chances(tiles, state, weights.readiness, chances.fill)
    write_completion_chances(tiles, state, chances)
    remaining = remaining_value(state, weights)
    chances.marks[:] = 0
    for number in range(state.tile_count):
        tile = tiles[state.kinds[number]]
        for index in range(tile.segment_count):
            root = number * SEGMENTS_PER_TILE + index
            if state.parents[root] == root:
                most = max_meeples(state, root)
                if most:
                    kind = int(tile.segment_kinds[index])
                    points, return_chance = expected_points(tables, state, root, kind, chances)
                    for seat in range(seats):
                        meeples = state.meeples[root, seat]
                        if meeples == most:
                            values[seat] += points
                        values[seat] += (
                            meeples
                            * return_chance
                            * weights.meeple_return
                            * weights.meeple
                            * remaining
                            * 0.5
                        )
    for seat in range(seats):
        meeple_value = weights.meeple * remaining
        for _ in range(state.supply[seat]):
            values[seat] += meeple_value
            meeple_value *= MEEPLE_DISCOUNT
    for office in range(state.office_count):
        number = int(state.offices[office])
        add_chip_expectations(tables, state, number, chances.completion, values, roots)


@jit_kernel
def expected_points(
    tables: KernelTables, state: PackedState, root: int, kind: int, chances: Chances
) -> tuple[float, float]:
    """Return a feature's expected points and the probability that its meeples return."""
    weights = tables.weights
    if kind == FIELD:
        points = field_points(
            tables.tiles,
            state,
            root,
            chances.marks,
            chances.completion,
            3.0 * weights.incomplete_city,
        )
        return points / 3.0 * city_value_of_field(state, weights), 0.0
    chance = chances.completion[root]
    if kind == CITY:
        size = float(feature_size(state, root) + state.shields[root])
        return size * (1.0 + chance) + weights.growth * state.open_sides[root] * chance, chance
    if kind == ROAD:
        return (
            feature_size(state, root) + weights.growth * state.open_sides[root] * chance,
            chance,
        )
    points, return_chance = 9.0 - state.open_sides[root], 1.0
    cell = int(state.cells[root // SEGMENTS_PER_TILE])
    for spot in range(9):
        value = int(state.grid[surrounding_cell(cell, spot)])
        if value <= 0:
            filled = weights.distant_fill_chance if value == 0 else chances.fill[-value - 1]
            points += filled
            return_chance *= filled
    return points, return_chance


@jit_kernel
def add_chip_expectations(
    tables: KernelTables,
    state: PackedState,
    number: int,
    completion_chances: Floats64,
    values: Floats64,
    roots: Ints64,
) -> None:
    """Add the expected payouts of the chips on a tile to the values of their seats.

    Each open city or road is weighted by its completion probability and is assumed to grow.
    """
    payouts = tables.payouts
    count, weight_sum = write_bettable(tables.tiles, state, number, roots), 0.0
    for place in range(count):
        root = roots[place]
        weight_sum += (0.05 + completion_chances[root]) if state.open_sides[root] else 0.0
    if weight_sum == 0.0:
        return
    for place in range(count):
        root = roots[place]
        if state.open_sides[root]:
            size = feature_size(state, root) + int(state.open_sides[root])
            share = (0.05 + completion_chances[root]) / weight_sum
            for seat in range(state.seat_count):
                chip = int(state.chips[number, seat]) - 1
                if chip >= 0:
                    values[seat] += (
                        share / FRACTIONS_PER_POINT if chip >= CHIPS_PER_SEAT else share
                    ) * (
                        0.4 * payouts[chip, size]
                        + 0.3 * payouts[chip, size + 1]
                        + 0.2 * payouts[chip, size + 2]
                    )


@jit_kernel
def points_lead(values: Floats64, seats: int, seat: int) -> float:
    """Return a seat's points minus 0.9 of the other seats' mean and 0.1 of their maximum."""
    best, total = -1000.0, 0.0
    for other in range(seats):
        if other != seat:
            best = max(best, values[other])
            total += values[other]
    return float(values[seat] - 0.1 * best - 0.9 * total / (seats - 1))
