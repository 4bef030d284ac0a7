"""The candidates of a decision in a batch of Carcassonne, in the order of the rules."""

from __future__ import annotations

from parlour.games.carcassonne.kernel.batch_rows import (
    BET,
    CHOOSE,
    NO_SEGMENT,
    PLACE,
    SETTLE,
    CarcassonneRows,
)
from parlour.games.carcassonne.kernel.chips import write_final_choices, write_stack_choices
from parlour.games.carcassonne.kernel.features import adjacent_cell, cell_square, feature_root
from parlour.games.carcassonne.kernel.packed import (
    MAX_FRONTIER,
    MAX_TILES,
    SEGMENTS_PER_TILE,
    Ints16,
    PackedState,
    TileRecords,
)
from parlour.games.carcassonne.kernel.placement import free_segments
from parlour.games.carcassonne.observation_layout import CANDIDATES
from parlour.games.carcassonne.rules.tiles import CHIPS_PER_SEAT
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints8
from parlour.search.local_arrays import local_integers


@jit_kernel
def write_candidates(tiles: TileRecords, rows: CarcassonneRows, row: int) -> None:
    """Write the candidates of the next decision, in the order of the rules."""
    state, phase, out = rows.states[row], rows.phases[row], rows.candidates[row]
    if phase == PLACE:
        rows.counts[row] = write_placements_in_order(tiles, state, out)
    elif phase in (SETTLE, CHOOSE):
        rows.counts[row] = write_choices(tiles, state, phase, rows.questions[row], out)
    else:
        rows.counts[row] = 0


@jit_kernel
def write_placements_in_order(tiles: TileRecords, state: PackedState, out: Ints16) -> int:
    """Write the placements of the drawn tile with all meeples, and return their number.

    Squares are in the order in which they came next to the land, as in the rules.
    """
    tile, places, count = tiles[state.drawn_kind], local_integers(MAX_FRONTIER), 0
    found = 0
    for entry in range(state.frontier_count):
        if tile.fitting_turns[state.frontier_edges[entry]]:
            key = frontier_age(state, int(state.frontier_cells[entry])) * MAX_FRONTIER + entry
            place = found
            while place > 0 and places[place - 1] > key:
                places[place] = places[place - 1]
                place -= 1
            places[place] = key
            found += 1
    for place in range(found):
        entry = places[place] % MAX_FRONTIER
        cell = int(state.frontier_cells[entry])
        fitting = tile.fitting_turns[state.frontier_edges[entry]]
        for turns in range(4):
            if fitting >> turns & 1:
                free = free_segments(tiles, state, cell, turns)
                for segment in range(NO_SEGMENT, tile.segment_count):
                    if count < CANDIDATES and (segment == NO_SEGMENT or free >> segment & 1):
                        out[count, 0], out[count, 1], out[count, 2] = cell, turns, segment
                        count += 1
    return count


@jit_kernel
def frontier_age(state: PackedState, cell: int) -> int:
    """Return a number that orders empty cells by when they came next to a tile.

    The first of the adjacent tiles added its empty neighbours in the order of its sides.
    """
    age = 4 * MAX_TILES
    for side in range(4):
        value = int(state.grid[adjacent_cell(cell, side)])
        if value > 0:
            age = min(age, 4 * (value - 1) + (side + 2 & 3))
    return age


@jit_kernel
def write_choices(
    tiles: TileRecords, state: PackedState, phase: int, tile: int, out: Ints16
) -> int:
    """Write the features that an office's chips may count for, and return their number.

    A feature is named by its first segment on the tile.
    """
    roots = local_integers(SEGMENTS_PER_TILE)
    count = (
        write_stack_choices(tiles, state, tile, roots)
        if phase == SETTLE
        else write_final_choices(tiles, state, tile, roots)
    )
    for choice in range(count):
        segment = 0
        while feature_root(state, tile * SEGMENTS_PER_TILE + segment) != roots[choice]:
            segment += 1
        out[choice, 0], out[choice, 1] = state.cells[tile], state.turns[tile]
        out[choice, 2] = segment
    return count


@jit_kernel
def default_choice(
    tiles: TileRecords, state: PackedState, question: int, candidates: Ints16, count: int
) -> int:
    """Return the number of the feature with the smallest coordinates, the default of the rules.

    Args:
        question: The tile of the office.
        candidates: The features that the seat can choose, from `write_choices`.
        count: The number of features.
    """
    best, smallest = 0, (MAX_TILES, MAX_TILES)
    for choice in range(count):
        segment = int(candidates[choice, 2])
        root = feature_root(state, question * SEGMENTS_PER_TILE + segment)
        for number in range(state.tile_count):
            square = cell_square(int(state.cells[number]))
            if square < smallest:
                for index in range(tiles[state.kinds[number]].segment_count):
                    if feature_root(state, number * SEGMENTS_PER_TILE + index) == root:
                        best, smallest = choice, square
    return best


@jit_kernel
def write_masks(rows: CarcassonneRows, masks: Ints8) -> None:
    """Write 1 for each legal action of each row, shape (size, CANDIDATES)."""
    for row in range(len(masks)):
        mask = masks[row]
        mask[:] = 0
        if rows.phases[row] == BET:
            hand = rows.states[row].hand[rows.movers[row]]
            mask[0] = 1
            for chip in range(CHIPS_PER_SEAT):
                mask[1 + chip] = hand >> chip & 1
        else:
            mask[: rows.counts[row]] = 1
