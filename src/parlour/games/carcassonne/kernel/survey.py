"""The survey of a position: the data that all placements of the drawn tile share."""

from __future__ import annotations

from math import exp, log

from parlour.games.carcassonne.kernel.evaluation import (
    MEEPLE_DISCOUNT,
    city_value_of_field,
    remaining_value,
)
from parlour.games.carcassonne.kernel.features import adjacent_cell, feature_root, max_meeples
from parlour.games.carcassonne.kernel.packed import (
    CITY,
    MAX_TILES,
    SEGMENT_SLOTS,
    SEGMENTS_PER_TILE,
    PackedState,
    TileRecords,
)
from parlour.games.carcassonne.kernel.tables import EvaluationWeights, KernelTables
from parlour.games.carcassonne.kernel.workspace import PAIR_SLOTS, Survey
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64
from parlour.search.local_arrays import local_floats, local_integers

MIN_FILL_CHANCE = 0.002
"""The fill chance of a cell that no remaining tile fits; not 0, so that it has a logarithm."""


@jit_kernel
def pair_key(field: int, city: int) -> int:
    """Return the hash table key of a field and a city, given their roots; it is never 0."""
    return field * SEGMENT_SLOTS + city + 1


@jit_kernel
def pair_slot(pairs: Ints64, key: int) -> int:
    """Return the slot of a key in the hash table, or the empty slot where it belongs."""
    slot = (key * 40503 >> 4) & (PAIR_SLOTS - 1)
    while pairs[slot] != 0 and pairs[slot] != key:
        slot = (slot + 1) & (PAIR_SLOTS - 1)
    return slot


@jit_kernel
def is_touching(survey: Survey, field: int, city: int) -> bool:
    """Return whether a field touches a city, given their roots."""
    key = pair_key(field, city)
    return bool(survey.pairs[pair_slot(survey.pairs, key)] == key)


@jit_kernel
def write_survey(tables: KernelTables, state: PackedState, survey: Survey) -> None:
    """Write the survey of a position before the drawn tile is placed."""
    tiles, weights = tables.tiles, tables.weights
    write_fill_logs(tiles, state, weights.readiness, survey)
    write_meeple_values(state, weights, survey)
    survey.city_value = city_value_of_field(state, weights)
    end = int(state.tile_count) * SEGMENTS_PER_TILE
    survey.completion_logs[:end] = 0.0
    survey.field_values[:end] = 0.0
    survey.field_owners[:end] = 0.0
    for entry in range(state.frontier_count):
        cell = int(state.frontier_cells[entry])
        fill_log = survey.fill_logs[state.frontier_edges[entry]]
        for side in range(4):
            root = facing_root(tiles, state, cell, side)
            if root >= 0:
                survey.completion_logs[root] += fill_log
    survey.pairs[:] = 0
    for number in range(state.tile_count):
        tile, first = tiles[state.kinds[number]], number * SEGMENTS_PER_TILE
        for index in range(tile.segment_count):
            for city in range(tile.segment_count):
                if tile.cities[index] >> city & 1:
                    add_survey_pair(
                        state,
                        weights.incomplete_city,
                        survey,
                        feature_root(state, first + index),
                        feature_root(state, first + city),
                    )


@jit_kernel
def write_fill_logs(
    tiles: TileRecords, state: PackedState, readiness: float, survey: Survey
) -> None:
    """Write the logarithm of the fill chance of a cell for each combination of its edges."""
    counts, fitting = local_integers(MAX_TILES), local_integers(256)
    logs = local_floats(MAX_TILES)
    counts[:], fitting[:] = 0, 0
    for place in range(state.stack_start, state.stack_end):
        counts[state.stack[place]] += 1
    for kind in range(len(tiles)):
        if counts[kind]:
            for edges in range(256):
                fitting[edges] += counts[kind] * (tiles[kind].fitting_turns[edges] != 0)
    for count in range(MAX_TILES):
        logs[count] = log(max(MIN_FILL_CHANCE, 1.0 - exp(-readiness * count)))
    for edges in range(256):
        survey.fill_logs[edges] = logs[fitting[edges]]


@jit_kernel
def write_meeple_values(state: PackedState, weights: EvaluationWeights, survey: Survey) -> None:
    """Write the values of meeples in a supply and of a meeple that is certain to return."""
    value, total = weights.meeple * remaining_value(state, weights), 0.0
    survey.returning_meeple_value = 0.5 * value
    for count in range(8):
        survey.supply_values[count] = total
        total += value
        value *= MEEPLE_DISCOUNT


@jit_kernel
def facing_root(tiles: TileRecords, state: PackedState, cell: int, side: int) -> int:
    """Return the root of the city or road that borders a cell on one side, or -1."""
    value = int(state.grid[adjacent_cell(cell, side)])
    if value <= 0:
        return -1
    port = 3 * ((side + 2 - state.turns[value - 1]) & 3) + 1
    index = int(tiles[state.kinds[value - 1]].ports[port])
    return feature_root(state, (value - 1) * SEGMENTS_PER_TILE + index) if index >= 0 else -1


@jit_kernel
def add_survey_pair(
    state: PackedState, incomplete_city: float, survey: Survey, field: int, city: int
) -> None:
    """Count a city for a field that touches it, unless the pair is already counted.

    Args:
        incomplete_city: The weight `incomplete_city` of the evaluation.
        field: The root of the field.
        city: The root of the city.
    """
    key = pair_key(field, city)
    slot = pair_slot(survey.pairs, key)
    if survey.pairs[slot] == key:
        return
    survey.pairs[slot] = key
    survey.field_values[field] += survey.city_value * (
        incomplete_city * exp(survey.completion_logs[city]) if state.open_sides[city] else 1.0
    )
    most = max_meeples(state, field)
    if most:
        for seat in range(state.seat_count):
            if state.meeples[field, seat] == most:
                survey.field_owners[city, seat] += 1.0


@jit_kernel
def incomplete_points(
    growth: float, kind: int, size: int, open_sides: int, completion_chance: float
) -> float:
    """Return the expected points of an incomplete city or road.

    Args:
        growth: The weight `growth` of the evaluation.
        kind: CITY or ROAD.
        size: The number of tiles, plus the shields of a city.
        open_sides: The number of open sides.
        completion_chance: The probability that it is completed.
    """
    return float(
        size
        + (size * completion_chance if kind == CITY else 0.0)
        + growth * open_sides * completion_chance
    )
