"""The preallocated memory of the kernels, which makes the search free of allocations."""

from __future__ import annotations

from typing import Annotated, cast

import numpy as np

from parlour.games.carcassonne.kernel.packed import (
    MAX_FRONTIER,
    MAX_SEATS,
    MAX_TILES,
    SEGMENT_SLOTS,
    SEGMENTS_PER_TILE,
    STATE_DTYPE,
    PackedState,
    new_record,
    record_dtype,
)
from parlour.search.kernels import Floats64, Ints64

MAX_PLACEMENTS = 4 * MAX_FRONTIER
"""The maximum number of placements: four rotations in each cell of the frontier."""

MAX_MEETINGS = 12
"""The maximum number of ports of a tile that can meet a segment of a neighbour."""

PAIR_SLOTS = 1024
"""The number of slots of the hash table of fields and cities; a wide land has about 300 pairs."""


class Survey:
    """The data that all placements of the drawn tile share: chances, field values, city shares."""

    fill_logs: Annotated[Floats64, np.float64, (256,)]
    """The logarithm of a cell's fill chance, by the edges around the cell."""
    supply_values: Annotated[Floats64, np.float64, (8,)]
    """The value of a supply of 0 to 7 meeples."""
    returning_meeple_value: Annotated[float, np.float64]
    """The value of a meeple on an incomplete feature that is certain to be completed."""
    city_value: Annotated[float, np.float64]
    """The value of a completed city for a field."""
    completion_logs: Annotated[Floats64, np.float64, (SEGMENT_SLOTS,)]
    """The logarithm of the completion chance of each city and road, by root."""
    field_values: Annotated[Floats64, np.float64, (SEGMENT_SLOTS,)]
    """The expected points of each field, by root."""
    field_owners: Annotated[Floats64, np.float64, (SEGMENT_SLOTS, MAX_SEATS)]
    """The number of fields next to each city that a seat owns, by the root of the city and seat."""
    pairs: Annotated[Ints64, np.int64, (PAIR_SLOTS,)]
    """A hash table of the pairs of a field and a city that touch; 0 marks an empty slot."""


class PlacementScratch:
    """The intermediate results for one placement of the drawn tile."""

    groups: Annotated[Ints64, np.int64, (SEGMENTS_PER_TILE,)]
    """The group of each segment of the tile: the lowest segment of the feature that it becomes."""
    open_sides: Annotated[Ints64, np.int64, (SEGMENTS_PER_TILE,)]
    """The open sides of each segment, later of each group."""
    completion_logs: Annotated[Floats64, np.float64, (SEGMENTS_PER_TILE,)]
    """The logarithm of the completion chance of each segment's feature."""
    completion_chances: Annotated[Floats64, np.float64, (SEGMENTS_PER_TILE,)]
    """The completion chance of each city or road, by group."""
    meeting_count: Annotated[int, np.int64]
    """The number of meetings: the ports at which the tile meets a segment of a neighbour."""
    met_roots: Annotated[Ints64, np.int64, (MAX_MEETINGS,)]
    """The root of the neighbour's feature at each meeting."""
    met_segments: Annotated[Ints64, np.int64, (MAX_MEETINGS,)]
    """The segment of the tile at each meeting."""
    is_first_meeting: Annotated[Ints64, np.int64, (MAX_MEETINGS,)]
    """Whether each meeting is the first one with its root."""
    returning: Annotated[Ints64, np.int64, (MAX_SEATS,)]
    """The number of meeples that return to each seat's supply."""
    meeples: Annotated[Ints64, np.int64, (MAX_SEATS,)]
    """The number of each seat's meeples on the current feature."""
    gains: Annotated[Floats64, np.float64, (MAX_SEATS,)]
    """The points that each seat gains by the placement."""
    meeple_gains: Annotated[Floats64, np.float64, (SEGMENTS_PER_TILE,)]
    """The extra gain of a meeple on each segment; far below 0 where none may be placed."""


SURVEY_DTYPE = record_dtype(Survey)
SCRATCH_DTYPE = record_dtype(PlacementScratch)


class Workspace:
    """The memory that a search writes to while it runs."""

    trial: Annotated[PackedState, STATE_DTYPE]
    """The state in which playouts and evaluations place tiles."""
    survey: Annotated[Survey, SURVEY_DTYPE]
    scratch: Annotated[PlacementScratch, SCRATCH_DTYPE]
    cells: Annotated[Ints64, np.int64, (MAX_PLACEMENTS,)]
    """The cell of each placement."""
    turns: Annotated[Ints64, np.int64, (MAX_PLACEMENTS,)]
    """The clockwise quarter turns of each placement."""
    chosen: Annotated[Ints64, np.int64, (3,)]
    """The chosen placement: cell, turns and segment of the meeple (-1: none)."""
    roots: Annotated[Ints64, np.int64, (SEGMENTS_PER_TILE,)]
    """Roots of the features that a chip may be settled for."""
    stack: Annotated[Ints64, np.int64, (MAX_TILES,)]
    """A copy of the stack while it is shuffled."""
    values: Annotated[Floats64, np.float64, (MAX_SEATS,)]
    """The evaluation of a state for each seat, in points."""


WORKSPACE_DTYPE = record_dtype(Workspace)


def new_workspace() -> Workspace:
    """Return a workspace filled with zeros."""
    return cast(Workspace, new_record(WORKSPACE_DTYPE))
