"""The playout policy, which chooses placements by their local effects.

It estimates the change of the evaluation about twenty times as fast as the evaluation itself. It
covers the features that the tile joins, extends or completes, the fields next to those cities, the
monasteries around the tile, and other features whose open cells become harder or easier to fill.
One rare case is inexact: a city next to two fields that the tile joins is counted twice. The search
therefore preselects its candidates by the full evaluation.
"""

from __future__ import annotations

from math import exp

from parlour.games.carcassonne.kernel.features import max_meeples, surrounding_cell
from parlour.games.carcassonne.kernel.neighbours import (
    add_incomplete_value,
    count_adjacent_cells,
    counted_city_value,
    is_first_of_group,
    join_adjacent_features,
    joined_size,
    monastery_prospects,
)
from parlour.games.carcassonne.kernel.packed import (
    CITY,
    FIELD,
    ROAD,
    SEGMENTS_PER_TILE,
    PackedState,
)
from parlour.games.carcassonne.kernel.placement import write_placements
from parlour.games.carcassonne.kernel.survey import incomplete_points, write_survey
from parlour.games.carcassonne.kernel.tables import KernelTables
from parlour.games.carcassonne.kernel.workspace import PlacementScratch, Survey, Workspace
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64, random_below

NO_MEEPLE = -1000.0
"""The gain that marks a segment on which no meeple may be placed."""

COMPLETION_BONUS = 1000.0
"""A marker in the gain of a meeple that returns at once because its feature is completed."""


@jit_kernel
def write_placement_gains(
    tables: KernelTables,
    state: PackedState,
    survey: Survey,
    scratch: PlacementScratch,
    cell: int,
    turns: int,
) -> None:
    """Write each seat's gain from a placement, and the extra gain of a meeple on each segment."""
    tile, mover = tables.tiles[state.drawn_kind], int(state.mover)
    scratch.gains[:], scratch.meeple_gains[:] = 0.0, NO_MEEPLE
    scratch.returning[:] = 0
    for index in range(tile.segment_count):
        scratch.groups[index] = index
        scratch.open_sides[index] = tile.port_counts[index]
        scratch.completion_logs[index] = 0.0
    join_adjacent_features(tables.tiles, state, survey, scratch, cell, turns)
    count_adjacent_cells(tables, state, survey, scratch, cell, turns)
    for index in range(tile.segment_count):
        if tile.segment_kinds[index] <= ROAD and scratch.groups[index] == index:
            add_city_or_road_gain(tables, state, survey, scratch, index)
    for index in range(tile.segment_count):
        if tile.segment_kinds[index] == FIELD and scratch.groups[index] == index:
            add_field_gain(tables, state, survey, scratch, index)
    add_monastery_gain(tables, state, survey, scratch, cell)
    for seat in range(state.seat_count):
        supply = int(state.supply[seat])
        scratch.gains[seat] += (
            survey.supply_values[supply + scratch.returning[seat]] - survey.supply_values[supply]
        )
    supply = int(state.supply[mover])
    after = supply + scratch.returning[mover]
    for index in range(tile.segment_count):
        if supply == 0:
            scratch.meeple_gains[index] = NO_MEEPLE
        elif scratch.meeple_gains[index] > 0.5 * COMPLETION_BONUS:
            scratch.meeple_gains[index] -= COMPLETION_BONUS
        else:
            scratch.meeple_gains[index] -= (
                survey.supply_values[after] - survey.supply_values[after - 1]
            )


@jit_kernel
def add_city_or_road_gain(
    tables: KernelTables,
    state: PackedState,
    survey: Survey,
    scratch: PlacementScratch,
    group: int,
) -> None:
    """Add the gain from a city or road of the tile.

    The gain includes the value of a city for adjacent fields.
    """
    tile, seats = tables.tiles[state.drawn_kind], int(state.seat_count)
    kind, open_sides, log, shields, most = int(tile.segment_kinds[group]), 0, 0.0, 0, 0
    for index in range(tile.segment_count):
        if scratch.groups[index] == group:
            open_sides += scratch.open_sides[index]
            log += scratch.completion_logs[index]
            shields += tile.shields[index]
    scratch.meeples[:] = 0
    for meeting in range(scratch.meeting_count):
        if is_first_of_group(scratch, meeting, group):
            root = int(scratch.met_roots[meeting])
            shields += state.shields[root]
            if max_meeples(state, root):
                add_incomplete_value(
                    tables, state, survey, scratch, root, survey.completion_logs[root], -1.0
                )
                for seat in range(seats):
                    scratch.meeples[seat] += state.meeples[root, seat]
    size, chance = joined_size(state, scratch, group), exp(log) if open_sides else 1.0
    value = incomplete_points(tables.weights.growth, kind, size + shields, open_sides, chance)
    if open_sides == 0:
        value = float(
            (size + shields)
            * (2 if kind == CITY and not (size == 2 and state.small_city_two == 1) else 1)
        )
    scratch.open_sides[group], scratch.completion_chances[group] = open_sides, chance
    for seat in range(seats):
        most = max(most, scratch.meeples[seat])
    for seat in range(seats):
        if most and scratch.meeples[seat] == most:
            scratch.gains[seat] += value
        if open_sides == 0:
            scratch.returning[seat] += scratch.meeples[seat]
        else:
            scratch.gains[seat] += scratch.meeples[seat] * chance * survey.returning_meeple_value
    if most == 0:
        scratch.meeple_gains[group] = value + (
            chance * survey.returning_meeple_value if open_sides else COMPLETION_BONUS
        )
    if kind == CITY:
        add_city_gain_of_fields(tables, state, survey, scratch, group)


@jit_kernel
def add_city_gain_of_fields(
    tables: KernelTables,
    state: PackedState,
    survey: Survey,
    scratch: PlacementScratch,
    group: int,
) -> None:
    """Add the gain of the owners of fields that already touch a city of the tile."""
    incomplete_city = tables.weights.incomplete_city
    weight = (
        incomplete_city * scratch.completion_chances[group] if scratch.open_sides[group] else 1.0
    )
    for meeting in range(scratch.meeting_count):
        if is_first_of_group(scratch, meeting, group):
            root = int(scratch.met_roots[meeting])
            for seat in range(state.seat_count):
                scratch.gains[seat] += (
                    survey.city_value
                    * (weight - incomplete_city * exp(survey.completion_logs[root]))
                    * survey.field_owners[root, seat]
                )


@jit_kernel
def add_field_gain(
    tables: KernelTables,
    state: PackedState,
    survey: Survey,
    scratch: PlacementScratch,
    group: int,
) -> None:
    """Add the gain from a field of the tile.

    The gains of the tile's cities must have been added before.
    """
    tile, seats = tables.tiles[state.drawn_kind], int(state.seat_count)
    incomplete_city = tables.weights.incomplete_city
    value, cities, most = 0.0, 0, 0
    scratch.meeples[:] = 0
    for meeting in range(scratch.meeting_count):
        if is_first_of_group(scratch, meeting, group):
            root = int(scratch.met_roots[meeting])
            value += survey.field_values[root]
            most = max_meeples(state, root)
            for seat in range(seats):
                meeples = int(state.meeples[root, seat])
                scratch.meeples[seat] += meeples
                if meeples and meeples == most:
                    scratch.gains[seat] -= survey.field_values[root]
    for index in range(tile.segment_count):
        if scratch.groups[index] == group:
            for city in range(tile.segment_count):
                if tile.cities[index] >> city & 1:
                    cities |= 1 << scratch.groups[city]
    for city in range(tile.segment_count):
        if cities >> city & 1:
            value += survey.city_value * (
                incomplete_city * scratch.completion_chances[city]
                if scratch.open_sides[city]
                else 1.0
            )
            value -= counted_city_value(incomplete_city, survey, scratch, group, city)
    most = 0
    for seat in range(seats):
        most = max(most, scratch.meeples[seat])
    for seat in range(seats):
        if most and scratch.meeples[seat] == most:
            scratch.gains[seat] += value
    if most == 0 and state.has_farmers:
        scratch.meeple_gains[group] = value


@jit_kernel
def add_monastery_gain(
    tables: KernelTables,
    state: PackedState,
    survey: Survey,
    scratch: PlacementScratch,
    cell: int,
) -> None:
    """Add the gains of the monasteries around the tile, and of a meeple on the tile's own one."""
    tiles, distant_fill_chance = tables.tiles, tables.weights.distant_fill_chance
    for spot in range(9):
        value = int(state.grid[surrounding_cell(cell, spot)])
        if value > 0 and tiles[state.kinds[value - 1]].monastery >= 0:
            number = value - 1
            root = number * SEGMENTS_PER_TILE + int(tiles[state.kinds[number]].monastery)
            if max_meeples(state, root):
                entry = -int(state.grid[cell]) - 1
                filled = exp(survey.fill_logs[state.frontier_edges[entry]])
                _points, chance = monastery_prospects(
                    state, survey, distant_fill_chance, int(state.cells[number])
                )
                for seat in range(state.seat_count):
                    meeples = int(state.meeples[root, seat])
                    if meeples:
                        scratch.gains[seat] += 1.0 - filled - chance * survey.returning_meeple_value
                        if state.open_sides[root] == 1:
                            scratch.returning[seat] += meeples
                        else:
                            scratch.gains[seat] += chance / filled * survey.returning_meeple_value
    own = int(tiles[state.drawn_kind].monastery)
    if own >= 0:
        points, chance = monastery_prospects(state, survey, distant_fill_chance, cell)
        scratch.meeple_gains[own] = points + (
            chance * survey.returning_meeple_value if chance < 1.0 else COMPLETION_BONUS
        )


@jit_kernel
def choose_greedy_placement(
    tables: KernelTables, state: PackedState, generator: Ints64, workspace: Workspace
) -> None:
    """Write the placement with the highest relative gain for the mover as `workspace.chosen`."""
    survey, scratch, chosen = workspace.survey, workspace.scratch, workspace.chosen
    write_survey(tables, state, survey)
    mover, seats, best = int(state.mover), int(state.seat_count), -1e9
    segments = int(tables.tiles[state.drawn_kind].segment_count)
    for number in range(write_placements(tables.tiles, state, workspace)):
        cell, turns = workspace.cells[number], workspace.turns[number]
        write_placement_gains(tables, state, survey, scratch, cell, turns)
        # A tiny random value breaks ties.
        value = scratch.gains[mover] + random_below(generator, 1000) * 1e-6
        for seat in range(seats):
            if seat != mover:
                value -= scratch.gains[seat] / (seats - 1)
        for segment in range(-1, segments):
            total = value + (scratch.meeple_gains[segment] if segment >= 0 else 0.0)
            if total > best:
                best, chosen[0], chosen[1], chosen[2] = total, cell, turns, segment
