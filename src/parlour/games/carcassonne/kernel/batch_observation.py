"""The observations of a batch of Carcassonne, as coding.py describes them."""

from __future__ import annotations

from parlour.games.carcassonne.kernel.batch_rows import (
    NO_SEGMENT,
    OVER,
    PLACE,
    CarcassonneRows,
)
from parlour.games.carcassonne.kernel.features import cell_square, feature_root, feature_size
from parlour.games.carcassonne.kernel.packed import SEGMENTS_PER_TILE, PackedState, TileRecords
from parlour.games.carcassonne.kernel.scoring import seat_total
from parlour.games.carcassonne.observation_layout import (
    CANDIDATES,
    KIND_SCALE,
    LARGEST_EDGE,
    MATCH,
    PHASES,
    POINTS_SCALE,
    SEAT,
    SIDES,
    SIZE_SCALE,
    SQUARE_SCALE,
    CandidateValue,
    TileValue,
)
from parlour.games.carcassonne.rules.kinds import PORT_COUNT
from parlour.games.carcassonne.rules.state import MEEPLES_PER_SEAT
from parlour.games.carcassonne.rules.tiles import CHIPS_PER_SEAT, MAX_TILES
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernels import Floats32

PORTS_PER_SIDE = PORT_COUNT // SIDES
PHASE_COUNT = len(PHASES)

TILE_SQUARE, TILE_EDGES = int(TileValue.SQUARE), int(TileValue.EDGES)
OWN_MEEPLES, OTHER_MEEPLES = int(TileValue.OWN_MEEPLES), int(TileValue.OTHER_MEEPLES)
OPEN, MONASTERY = int(TileValue.OPEN), int(TileValue.MONASTERY)
SHIELDS, OFFICE, TILE = int(TileValue.SHIELDS), int(TileValue.OFFICE), int(TileValue.COUNT)
SQUARE, EDGES = int(CandidateValue.SQUARE), int(CandidateValue.EDGES)
KIND, REACHED_SIDES = int(CandidateValue.KIND), int(CandidateValue.SIDES)
SIZE, CANDIDATE = int(CandidateValue.SIZE), int(CandidateValue.COUNT)
"""The values of coding.py as plain integers, for compiled functions."""


@jit_kernel
def write_observations(tiles: TileRecords, rows: CarcassonneRows, out: Floats32) -> None:
    """Write what the mover of each row sees, shape (size, length)."""
    for row in range(len(out)):
        values, state, seat = out[row], rows.states[row], rows.movers[row]
        values[:] = 0
        write_match(rows, row, values)
        for chip in range(CHIPS_PER_SEAT):
            values[MATCH + chip] = state.hand[seat] >> chip & 1
        at = MATCH + CHIPS_PER_SEAT
        for step in range(state.seat_count):
            write_seat(rows, row, (seat + step) % state.seat_count, values, at)
            at += SEAT
        if rows.phases[row] == PLACE:
            values[at + state.drawn_kind] = 1
        at += len(tiles)
        for place in range(state.stack_start, state.stack_end):
            values[at + state.stack[place]] += 1
        for kind in range(len(tiles)):
            values[at + kind] = min(values[at + kind] / KIND_SCALE, 1)
        at += len(tiles)
        for number in range(state.tile_count):
            write_tile(tiles, state, number, seat, values, at + TILE * number)
        at += TILE * MAX_TILES
        for number in range(min(rows.counts[row], CANDIDATES)):
            write_candidate(tiles, rows, row, number, values, at + CANDIDATE * number)


@jit_kernel
def write_match(rows: CarcassonneRows, row: int, values: Floats32) -> None:
    """Write the values of a match."""
    state, phase = rows.states[row], rows.phases[row]
    if phase != OVER:
        values[phase] = 1
        values[PHASE_COUNT] = state.mover == rows.movers[row]
    values[PHASE_COUNT + 1] = (state.stack_end - state.stack_start) / SQUARE_SCALE
    values[PHASE_COUNT + 2] = state.discarded_count / SQUARE_SCALE


@jit_kernel
def write_seat(rows: CarcassonneRows, row: int, seat: int, values: Floats32, start: int) -> None:
    """Write what is known of a seat; the asked seats before the mover have decided."""
    state = rows.states[row]
    values[start] = min(max(seat_total(state, seat) / POINTS_SCALE, -1), 1)
    values[start + 1] = state.supply[seat] / MEEPLES_PER_SEAT
    values[start + 2] = popcount(int(state.hand[seat])) / CHIPS_PER_SEAT
    values[start + 3] = rows.asked[row] >> seat & 1 and seat < rows.movers[row]


@jit_kernel
def write_square(cell: int, values: Floats32, start: int) -> None:
    """Write the column and the row of a cell."""
    x, y = cell_square(cell)
    values[start], values[start + 1] = x / SQUARE_SCALE, y / SQUARE_SCALE


@jit_kernel
def most_other_meeples(state: PackedState, root: int, seat: int) -> int:
    """Return the number of meeples on a feature of the other seat that has most there."""
    most = 0
    for other in range(state.seat_count):
        if other != seat:
            most = max(most, int(state.meeples[root, other]))
    return most


@jit_kernel
def write_tile(
    tiles: TileRecords, state: PackedState, number: int, seat: int, values: Floats32, start: int
) -> None:
    """Write the values of a placed tile."""
    tile, turns = tiles[state.kinds[number]], int(state.turns[number])
    first, shields, others = number * SEGMENTS_PER_TILE, 0, 0
    values[start] = 1
    write_square(int(state.cells[number]), values, start + TILE_SQUARE)
    for side in range(SIDES):
        values[start + TILE_EDGES + side] = tile.edges[side - turns & 3] / LARGEST_EDGE
    for port in range(PORT_COUNT):
        index = int(tile.ports[(port + PORT_COUNT - PORTS_PER_SIDE * turns) % PORT_COUNT])
        if index >= 0:
            root = feature_root(state, first + index)
            values[start + OWN_MEEPLES + port] = state.meeples[root, seat] / MEEPLES_PER_SEAT
            values[start + OTHER_MEEPLES + port] = (
                most_other_meeples(state, root, seat) / MEEPLES_PER_SEAT
            )
            if port % PORTS_PER_SIDE == 1:
                values[start + OPEN + port // PORTS_PER_SIDE] = state.open_sides[root] > 0
    if tile.monastery >= 0:
        segment = first + int(tile.monastery)
        values[start + MONASTERY] = 1
        values[start + MONASTERY + 1] = state.meeples[segment, seat]
        values[start + MONASTERY + 2] = most_other_meeples(state, segment, seat)
    for index in range(tile.segment_count):
        shields += tile.shields[index]
    values[start + SHIELDS] = min(shields / 2, 1)
    values[start + OFFICE] = tile.has_office
    for other in range(state.seat_count):
        others += other != seat and state.chips[number, other] != 0
    values[start + OFFICE + 1] = state.chips[number, seat] != 0
    values[start + OFFICE + 2] = others / 5


@jit_kernel
def write_candidate(
    tiles: TileRecords, rows: CarcassonneRows, row: int, number: int, values: Floats32, start: int
) -> None:
    """Write the values of a candidate."""
    state, candidate = rows.states[row], rows.candidates[row, number]
    is_placement = rows.phases[row] == PLACE
    turns, segment, question = int(candidate[1]), int(candidate[2]), rows.questions[row]
    kind = int(state.drawn_kind) if is_placement else int(state.kinds[question])
    tile = tiles[kind]
    values[start] = 1
    write_square(int(candidate[0]), values, start + SQUARE)
    for side in range(SIDES):
        values[start + EDGES + side] = tile.edges[side - turns & 3] / LARGEST_EDGE
    if segment == NO_SEGMENT:
        return
    values[start + KIND + tile.segment_kinds[segment]] = 1
    for port in range(PORT_COUNT):
        if tile.ports[(port + PORT_COUNT - PORTS_PER_SIDE * turns) % PORT_COUNT] == segment:
            values[start + REACHED_SIDES + port // PORTS_PER_SIDE] = 1
    if not is_placement:
        root = feature_root(state, question * SEGMENTS_PER_TILE + segment)
        values[start + SIZE] = min(feature_size(state, root) / SIZE_SCALE, 1)
