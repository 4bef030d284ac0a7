"""Feature operations on a packed state: segments, tiles, meeples and points."""

from __future__ import annotations

from parlour.games.carcassonne.kernel.packed import (
    CITY,
    FIELD,
    ROAD,
    SEGMENTS_PER_TILE,
    TILE_SET_WORDS,
    PackedState,
    TileRecords,
    square_of,
)
from parlour.search.jit import jit_kernel, popcount

cell_square = jit_kernel(square_of)
"""Return the coordinates (x, y) of a grid cell, compiled."""


@jit_kernel
def adjacent_cell(cell: int, side: int) -> int:
    """Return the neighbour of a cell on a side: 0 is north, 1 east, 2 south, 3 west."""
    if side == 0:
        return cell - 128 & 16383
    if side == 1:
        return cell & 16256 | cell + 1 & 127
    if side == 2:
        return cell + 128 & 16383
    return cell & 16256 | cell - 1 & 127


@jit_kernel
def surrounding_cell(cell: int, number: int) -> int:
    """Return one of the nine cells of the 3 by 3 block around a cell, row by row.

    Number 4 is the cell itself.
    """
    x, y = number % 3 - 1, number // 3 - 1
    return ((cell >> 7) + y & 127) << 7 | (cell & 127) + x & 127


@jit_kernel
def feature_root(state: PackedState, segment: int) -> int:
    """Return the root of the feature that contains a segment, and compress the path to it."""
    root = segment
    while state.parents[root] != root:
        root = int(state.parents[root])
    while state.parents[segment] != root:
        state.parents[segment], segment = root, int(state.parents[segment])
    return root


@jit_kernel
def feature_size(state: PackedState, root: int) -> int:
    """Return the size of a city or road in tiles, given its root."""
    count = 0
    for word in range(TILE_SET_WORDS):
        count += popcount(state.tile_sets[root, word])
    return count


@jit_kernel
def segment_kind(tiles: TileRecords, state: PackedState, segment: int) -> int:
    """Return the kind of a segment: CITY, ROAD, FIELD or MONASTERY."""
    tile = tiles[state.kinds[segment // SEGMENTS_PER_TILE]]
    return int(tile.segment_kinds[segment % SEGMENTS_PER_TILE])


@jit_kernel
def join_features(state: PackedState, segment: int, other: int) -> None:
    """Merge the features of two segments that meet at a tile edge."""
    first, second = feature_root(state, segment), feature_root(state, other)
    if first == second:
        state.open_sides[first] -= 2
        return
    if first > second:
        first, second = second, first
    state.parents[second] = first
    state.open_sides[first] += state.open_sides[second] - 2
    state.shields[first] += state.shields[second]
    for seat in range(state.seat_count):
        state.meeples[first, seat] += state.meeples[second, seat]
    for word in range(TILE_SET_WORDS):
        state.tile_sets[first, word] |= state.tile_sets[second, word]


@jit_kernel
def max_meeples(state: PackedState, root: int) -> int:
    """Return the largest number of meeples that any one seat has on a feature."""
    most = 0
    for seat in range(state.seat_count):
        most = max(most, int(state.meeples[root, seat]))
    return most


@jit_kernel
def feature_points(tiles: TileRecords, state: PackedState, root: int) -> int:
    """Return the points that a city, road or monastery is worth in its current state."""
    kind = segment_kind(tiles, state, root)
    if kind == ROAD:
        return feature_size(state, root)
    if kind == CITY:
        size = feature_size(state, root)
        single = state.open_sides[root] > 0 or (size == 2 and state.small_city_two == 1)
        return (size + int(state.shields[root])) * (1 if single else 2)
    return 9 - int(state.open_sides[root])


@jit_kernel
def score_source(kind: int) -> int:
    """Return the index in SCORE_SOURCES for a kind of feature."""
    if kind == ROAD:
        return 0
    if kind == CITY:
        return 1
    return 3 if kind == FIELD else 2


@jit_kernel
def add_owner_points(state: PackedState, root: int, source: int, points: int) -> None:
    """Add points to the scores of every seat that owns a feature.

    The owners are the seats with the most meeples on the feature.
    """
    most = max_meeples(state, root)
    if most:
        for seat in range(state.seat_count):
            if state.meeples[root, seat] == most:
                state.scores[seat, source] += points


@jit_kernel
def complete_feature(tiles: TileRecords, state: PackedState, root: int) -> None:
    """Score a completed feature and return its meeples to their seats' supplies."""
    number = int(state.completed_count)
    state.completed_count = number + 1
    state.completed_roots[number] = root
    state.completed_claimed[number] = max_meeples(state, root) > 0
    source = score_source(segment_kind(tiles, state, root))
    add_owner_points(state, root, source, feature_points(tiles, state, root))
    for seat in range(state.seat_count):
        state.supply[seat] += state.meeples[root, seat]
        state.meeples[root, seat] = 0
