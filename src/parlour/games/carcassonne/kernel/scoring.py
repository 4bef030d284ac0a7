"""The final scoring and the totals of a packed state."""

from __future__ import annotations

from parlour.games.carcassonne.kernel.features import (
    add_owner_points,
    feature_points,
    feature_root,
    max_meeples,
    score_source,
)
from parlour.games.carcassonne.kernel.packed import (
    FIELD,
    SCORE_SOURCES,
    SEGMENT_SLOTS,
    SEGMENTS_PER_TILE,
    PackedState,
    TileRecords,
)
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Floats64, Ints64
from parlour.search.local_arrays import local_floats, local_integers

SOURCE_COUNT = len(SCORE_SOURCES)


@jit_kernel
def field_points(
    tiles: TileRecords,
    state: PackedState,
    root: int,
    marks: Ints64,
    completion_chances: Floats64,
    incomplete_points: float,
) -> float:
    """Return the points of a field: 3 for each completed city that it touches.

    Incomplete cities add their points multiplied by their completion chance.

    Args:
        root: The root of the field.
        marks: Shape (SEGMENT_SLOTS,); receives root + 1 at each city that the field touches.
        completion_chances: Shape (SEGMENT_SLOTS,); completion chances of cities by root.
        incomplete_points: The points of an incomplete city before multiplication.
    """
    points = 0.0
    for number in range(state.tile_count):
        tile = tiles[state.kinds[number]]
        for index in range(tile.segment_count):
            cities = tile.cities[index]
            if cities and feature_root(state, number * SEGMENTS_PER_TILE + index) == root:
                for city_index in range(tile.segment_count):
                    if cities >> city_index & 1:
                        city = feature_root(state, number * SEGMENTS_PER_TILE + city_index)
                        if marks[city] != root + 1:
                            marks[city] = root + 1
                            points += (
                                3.0
                                if state.open_sides[city] == 0
                                else incomplete_points * completion_chances[city]
                            )
    return points


@jit_kernel
def score_end(tiles: TileRecords, state: PackedState) -> None:
    """Score the incomplete features and the fields at the end of a match.

    All chips must have been settled before.
    """
    marks, no_chances = local_integers(SEGMENT_SLOTS), local_floats(SEGMENT_SLOTS)
    marks[:], no_chances[:] = 0, 0.0
    for number in range(state.tile_count):
        tile = tiles[state.kinds[number]]
        for index in range(tile.segment_count):
            root = number * SEGMENTS_PER_TILE + index
            if state.parents[root] == root and max_meeples(state, root):
                kind = int(tile.segment_kinds[index])
                points = (
                    int(field_points(tiles, state, root, marks, no_chances, 0.0))
                    if kind == FIELD
                    else feature_points(tiles, state, root)
                )
                add_owner_points(state, root, score_source(kind), points)


@jit_kernel
def seat_total(state: PackedState, seat: int) -> int:
    """Return a seat's total points, excluding those of hidden chips."""
    total = 0
    for source in range(SOURCE_COUNT):
        total += state.scores[seat, source]
    return total
