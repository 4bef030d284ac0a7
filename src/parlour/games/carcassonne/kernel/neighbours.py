"""The effects of a placement on its neighbourhood: joined features and changed fill chances."""

from __future__ import annotations

from math import exp

from parlour.games.carcassonne.kernel.features import (
    adjacent_cell,
    feature_root,
    feature_size,
    max_meeples,
    segment_kind,
    surrounding_cell,
)
from parlour.games.carcassonne.kernel.packed import (
    ROAD,
    SEGMENTS_PER_TILE,
    TILE_SET_WORDS,
    PackedState,
    TileRecords,
)
from parlour.games.carcassonne.kernel.survey import facing_root, incomplete_points, is_touching
from parlour.games.carcassonne.kernel.tables import KernelTables
from parlour.games.carcassonne.kernel.workspace import PlacementScratch, Survey
from parlour.search.jit import jit_kernel, popcount


@jit_kernel
def join_adjacent_features(
    tiles: TileRecords,
    state: PackedState,
    survey: Survey,
    scratch: PlacementScratch,
    cell: int,
    turns: int,
) -> None:
    """Record where the drawn tile meets its neighbours, and group the segments that it joins.

    The results are written into the scratch space of the placement.
    """
    tile, meetings = tiles[state.drawn_kind], 0
    fill_log = survey.fill_logs[state.frontier_edges[-int(state.grid[cell]) - 1]]
    for side in range(4):
        value = int(state.grid[adjacent_cell(cell, side)])
        if value > 0:
            neighbour = tiles[state.kinds[value - 1]]
            port = 3 * ((side - turns) & 3)
            opposite_port = 3 * ((side + 2 - state.turns[value - 1]) & 3)
            for offset in range(3):
                own = int(tile.ports[port + offset])
                other = int(neighbour.ports[opposite_port + 2 - offset])
                if own >= 0 and other >= 0:
                    root, is_first = feature_root(state, (value - 1) * SEGMENTS_PER_TILE + other), 1
                    for meeting in range(meetings):
                        if scratch.met_roots[meeting] == root:
                            is_first = 0
                            former = scratch.groups[own]
                            group = scratch.groups[scratch.met_segments[meeting]]
                            for index in range(tile.segment_count):
                                if scratch.groups[index] == former:
                                    scratch.groups[index] = group
                    scratch.met_roots[meetings] = root
                    scratch.met_segments[meetings] = own
                    scratch.is_first_meeting[meetings] = is_first
                    meetings += 1
                    scratch.open_sides[own] += (state.open_sides[root] if is_first else 0) - 2
                    if tile.segment_kinds[own] <= ROAD:
                        scratch.completion_logs[own] += (
                            survey.completion_logs[root] if is_first else 0.0
                        ) - fill_log
    scratch.meeting_count = meetings


@jit_kernel
def is_first_of_group(scratch: PlacementScratch, meeting: int, group: int) -> bool:
    """Return whether a meeting belongs to a group and is the first one with its root."""
    return bool(
        scratch.is_first_meeting[meeting] and scratch.groups[scratch.met_segments[meeting]] == group
    )


@jit_kernel
def count_adjacent_cells(
    tables: KernelTables,
    state: PackedState,
    survey: Survey,
    scratch: PlacementScratch,
    cell: int,
    turns: int,
) -> None:
    """Update completion chances for the empty cells next to the drawn tile.

    The update covers the features of the tile and the other features that face these cells.
    """
    tile = tables.tiles[state.drawn_kind]
    for side in range(4):
        empty_cell = adjacent_cell(cell, side)
        value = int(state.grid[empty_cell])
        if value <= 0:
            edges = int(tile.edges[(side - turns) & 3]) << 2 * ((side + 2) & 3)
            former_log = 0.0
            if value < 0:
                former_log = survey.fill_logs[state.frontier_edges[-value - 1]]
                edges |= state.frontier_edges[-value - 1]
            fill_log = survey.fill_logs[edges]
            own = int(tile.ports[3 * ((side - turns) & 3) + 1])
            if own >= 0:
                scratch.completion_logs[own] += fill_log
            if value < 0 and fill_log != former_log:
                for other_side in range(4):
                    root = facing_root(tables.tiles, state, empty_cell, other_side)
                    if root >= 0:
                        change_completion_log(
                            tables, state, survey, scratch, root, fill_log, former_log
                        )


@jit_kernel
def change_completion_log(
    tables: KernelTables,
    state: PackedState,
    survey: Survey,
    scratch: PlacementScratch,
    root: int,
    fill_log: float,
    former_log: float,
) -> None:
    """Update a city or road after the fill chance of one of its open cells has changed.

    Args:
        root: The root of the city or road.
        fill_log: The logarithm of the new fill chance.
        former_log: The logarithm of the fill chance before the placement.
    """
    joined = -1
    for meeting in range(scratch.meeting_count):
        if scratch.met_roots[meeting] == root:
            joined = int(scratch.met_segments[meeting])
    if joined >= 0:
        scratch.completion_logs[joined] += fill_log - former_log
    elif max_meeples(state, root):
        log = survey.completion_logs[root]
        add_incomplete_value(tables, state, survey, scratch, root, log, -1.0)
        add_incomplete_value(tables, state, survey, scratch, root, log + fill_log - former_log, 1.0)


@jit_kernel
def add_incomplete_value(
    tables: KernelTables,
    state: PackedState,
    survey: Survey,
    scratch: PlacementScratch,
    root: int,
    completion_log: float,
    sign: float,
) -> None:
    """Add the value of an incomplete city or road, multiplied by `sign`, to its seats' gains."""
    most, chance = max_meeples(state, root), exp(completion_log)
    value = incomplete_points(
        tables.weights.growth,
        segment_kind(tables.tiles, state, root),
        feature_size(state, root) + int(state.shields[root]),
        int(state.open_sides[root]),
        chance,
    )
    for seat in range(state.seat_count):
        meeples = state.meeples[root, seat]
        if meeples and meeples == most:
            scratch.gains[seat] += sign * value
        scratch.gains[seat] += sign * meeples * chance * survey.returning_meeple_value


@jit_kernel
def joined_size(state: PackedState, scratch: PlacementScratch, group: int) -> int:
    """Return the size in tiles of the city or road that a group of segments joins.

    The size includes the drawn tile.
    """
    size = 1
    for word in range(TILE_SET_WORDS):
        bits = 0
        for meeting in range(scratch.meeting_count):
            if is_first_of_group(scratch, meeting, group):
                bits |= state.tile_sets[scratch.met_roots[meeting], word]
        size += popcount(bits)
    return size


@jit_kernel
def counted_city_value(
    incomplete_city: float, survey: Survey, scratch: PlacementScratch, field: int, city: int
) -> float:
    """Return the value that the survey already counts for a city next to a field.

    The result is 0 if the two did not touch before the placement.

    Args:
        incomplete_city: The weight `incomplete_city` of the evaluation.
        field: The group of the field.
        city: The group of the city.
    """
    for meeting in range(scratch.meeting_count):
        if scratch.groups[scratch.met_segments[meeting]] == city:
            for other in range(scratch.meeting_count):
                if scratch.groups[scratch.met_segments[other]] == field and is_touching(
                    survey, scratch.met_roots[other], scratch.met_roots[meeting]
                ):
                    return float(
                        survey.city_value
                        * incomplete_city
                        * exp(survey.completion_logs[scratch.met_roots[meeting]])
                    )
    return 0.0


@jit_kernel
def monastery_prospects(
    state: PackedState, survey: Survey, distant_fill_chance: float, cell: int
) -> tuple[float, float]:
    """Return the expected points and the completion chance of a monastery at a cell."""
    points, chance = 1.0, 1.0
    for spot in range(9):
        if spot != 4:
            value = int(state.grid[surrounding_cell(cell, spot)])
            filled = (
                1.0
                if value > 0
                else distant_fill_chance
                if value == 0
                else exp(survey.fill_logs[state.frontier_edges[-value - 1]])
            )
            points += filled
            chance *= filled
    return points, chance
