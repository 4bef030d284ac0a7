"""Kernels that draw and place tiles by the rules."""

from __future__ import annotations

from parlour.games.carcassonne.kernel.features import (
    adjacent_cell,
    complete_feature,
    feature_root,
    join_features,
    max_meeples,
    surrounding_cell,
)
from parlour.games.carcassonne.kernel.packed import (
    FIELD,
    ROAD,
    SEGMENTS_PER_TILE,
    PackedState,
    TileRecords,
)
from parlour.games.carcassonne.kernel.workspace import Workspace
from parlour.search.jit import jit_kernel
from parlour.search.local_arrays import local_integers


@jit_kernel
def place_tile(tiles: TileRecords, state: PackedState, cell: int, turns: int, meeple: int) -> None:
    """Place the drawn tile and score the features that it completes.

    Args:
        cell: The cell of the tile.
        turns: Clockwise quarter turns.
        meeple: The segment of the tile that gets the mover's meeple, or -1.
    """
    number = int(state.tile_count)
    first = number * SEGMENTS_PER_TILE
    add_to_grid(state, cell, turns)
    add_segments(tiles, state, number)
    if meeple >= 0:
        state.meeples[first + meeple, state.mover] = 1
        state.supply[state.mover] -= 1
    join_neighbours(tiles, state, cell, turns)
    state.completed_count = 0
    complete_monasteries(tiles, state, cell)
    tile = tiles[state.kinds[number]]
    for index in range(tile.segment_count):
        if tile.segment_kinds[index] <= ROAD:
            root = feature_root(state, first + index)
            if state.open_sides[root] == 0:
                known = False
                for completed in range(state.completed_count):
                    known |= state.completed_roots[completed] == root
                if not known:
                    complete_feature(tiles, state, root)


@jit_kernel
def add_to_grid(state: PackedState, cell: int, turns: int) -> None:
    """Add the drawn tile to the grid and remove its cell from the frontier."""
    number = int(state.tile_count)
    entry = -int(state.grid[cell]) - 1
    if entry >= 0:
        last = int(state.frontier_count) - 1
        state.frontier_count = last
        state.frontier_cells[entry] = state.frontier_cells[last]
        state.frontier_edges[entry] = state.frontier_edges[last]
        state.grid[state.frontier_cells[entry]] = -(entry + 1)
    state.grid[cell] = number + 1
    state.kinds[number] = state.drawn_kind
    state.turns[number] = turns
    state.cells[number] = cell
    state.tile_count = number + 1


@jit_kernel
def add_segments(tiles: TileRecords, state: PackedState, number: int) -> None:
    """Add each segment of a tile as a new feature."""
    tile = tiles[state.kinds[number]]
    for index in range(tile.segment_count):
        segment = number * SEGMENTS_PER_TILE + index
        state.parents[segment] = segment
        state.open_sides[segment] = tile.port_counts[index]
        state.shields[segment] = tile.shields[index]
        if tile.segment_kinds[index] <= ROAD:
            state.tile_sets[segment, number >> 5] = 1 << (number & 31)


@jit_kernel
def join_neighbours(tiles: TileRecords, state: PackedState, cell: int, turns: int) -> None:
    """Join the newest tile to its neighbours, and add the empty cells around it to the frontier."""
    number = int(state.tile_count) - 1
    tile, first = tiles[state.kinds[number]], number * SEGMENTS_PER_TILE
    for side in range(4):
        neighbour_cell = adjacent_cell(cell, side)
        value = int(state.grid[neighbour_cell])
        if value > 0:
            neighbour, neighbour_turns = tiles[state.kinds[value - 1]], int(state.turns[value - 1])
            port = 3 * ((side - turns) & 3)
            opposite_port = 3 * ((side + 2 - neighbour_turns) & 3)
            for offset in range(3):
                own = tile.ports[port + offset]
                other = neighbour.ports[opposite_port + 2 - offset]
                if own >= 0 and other >= 0:
                    join_features(state, first + own, (value - 1) * SEGMENTS_PER_TILE + other)
        else:
            edges = tile.edges[(side - turns) & 3] << 2 * ((side + 2) & 3)
            if value == 0:
                entry = int(state.frontier_count)
                state.frontier_count = entry + 1
                state.frontier_cells[entry] = neighbour_cell
                state.frontier_edges[entry] = edges
                state.grid[neighbour_cell] = -(entry + 1)
            else:
                state.frontier_edges[-value - 1] |= edges


@jit_kernel
def complete_monasteries(tiles: TileRecords, state: PackedState, cell: int) -> None:
    """Update the monasteries on and around the newest tile, and score those it completes."""
    neighbours = 0
    for spot in range(9):
        value = int(state.grid[surrounding_cell(cell, spot)])
        if spot != 4 and value > 0:
            neighbours += 1
            index = tiles[state.kinds[value - 1]].monastery
            if index >= 0:
                segment = (value - 1) * SEGMENTS_PER_TILE + index
                state.open_sides[segment] -= 1
                if state.open_sides[segment] == 0:
                    complete_feature(tiles, state, segment)
    number = int(state.tile_count) - 1
    index = tiles[state.kinds[number]].monastery
    if index >= 0:
        segment = number * SEGMENTS_PER_TILE + index
        state.open_sides[segment] = 8 - neighbours
        if neighbours == 8:
            complete_feature(tiles, state, segment)


@jit_kernel
def free_segments(tiles: TileRecords, state: PackedState, cell: int, turns: int) -> int:
    """Return, as a bit set, the segments of the drawn tile that may get a meeple at a placement."""
    if state.supply[state.mover] == 0:
        return 0
    tile = tiles[state.drawn_kind]
    count = int(tile.segment_count)
    groups = local_integers(SEGMENTS_PER_TILE)
    met_roots = local_integers(SEGMENTS_PER_TILE)
    met_segments = local_integers(SEGMENTS_PER_TILE)
    for index in range(SEGMENTS_PER_TILE):
        groups[index] = index
    meetings, with_meeples = 0, 0
    for side in range(4):
        value = int(state.grid[adjacent_cell(cell, side)])
        if value > 0:
            neighbour, neighbour_turns = tiles[state.kinds[value - 1]], int(state.turns[value - 1])
            port = 3 * ((side - turns) & 3)
            opposite_port = 3 * ((side + 2 - neighbour_turns) & 3)
            for offset in range(3):
                own = int(tile.ports[port + offset])
                other = int(neighbour.ports[opposite_port + 2 - offset])
                if own >= 0 and other >= 0:
                    root = feature_root(state, (value - 1) * SEGMENTS_PER_TILE + other)
                    if max_meeples(state, root):
                        with_meeples |= 1 << own
                    for meeting in range(meetings):
                        group = groups[met_segments[meeting]]
                        if met_roots[meeting] == root and groups[own] != group:
                            former = groups[own]
                            for index in range(count):
                                if groups[index] == former:
                                    groups[index] = group
                    met_roots[meetings], met_segments[meetings] = root, own
                    meetings += 1
    claimed_groups = 0
    for index in range(count):
        if with_meeples >> index & 1:
            claimed_groups |= 1 << groups[index]
    free = 0
    for index in range(count):
        if not claimed_groups >> groups[index] & 1 and (
            state.has_farmers or tile.segment_kinds[index] != FIELD
        ):
            free |= 1 << index
    return free


@jit_kernel
def has_placement(tiles: TileRecords, state: PackedState, kind: int) -> bool:
    """Return whether a kind of tile fits in any empty cell."""
    entry = 0
    while (
        entry < state.frontier_count and not tiles[kind].fitting_turns[state.frontier_edges[entry]]
    ):
        entry += 1
    return bool(entry < state.frontier_count)


@jit_kernel
def write_placements(tiles: TileRecords, state: PackedState, workspace: Workspace) -> int:
    """Write the placements of the drawn tile into the workspace and return their number.

    Rotations that look identical are written once.
    """
    tile, count = tiles[state.drawn_kind], 0
    distinct_turns = (1 << tile.period) - 1
    for entry in range(state.frontier_count):
        fitting = tile.fitting_turns[state.frontier_edges[entry]] & distinct_turns
        turns = 0
        while fitting:
            if fitting & 1:
                workspace.cells[count] = state.frontier_cells[entry]
                workspace.turns[count] = turns
                count += 1
            fitting >>= 1
            turns += 1
    return count


@jit_kernel
def draw_tile(tiles: TileRecords, state: PackedState) -> bool:
    """Draw the next tile that fits, discard any before it, and return whether one was found."""
    while state.stack_start < state.stack_end:
        kind = int(state.stack[state.stack_start])
        state.stack_start += 1
        if has_placement(tiles, state, kind):
            state.drawn_kind = kind
            return True
        state.discarded_count += 1
    state.drawn_kind = -1
    return False


@jit_kernel
def pass_turn(state: PackedState) -> None:
    """Make the next seat the mover, in seat order."""
    state.mover = (state.mover + 1) % state.seat_count
