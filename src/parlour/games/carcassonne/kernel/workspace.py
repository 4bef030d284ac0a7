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
"""Cells next to the land, each with four rotations."""

MAX_MEETINGS = 12
"""Ports of a tile that may meet a segment of a neighbour."""

PAIR_SLOTS = 1024
"""Slots of the hash table of fields and cities; the widest land has about 300 pairs."""


class Survey:
    """The data that all placements of the drawn tile share: chances, field values, city shares."""

    fill_logs: Annotated[Floats64, np.float64, (256,)]
    """By the edges around a cell, the logarithm of the chance that it is filled."""
    supply_values: Annotated[Floats64, np.float64, (8,)]
    """By their number, the value of the meeples in a supply."""
    returning_meeple_value: Annotated[float, np.float64]
    """Value of a meeple on an incomplete feature that is certain to be completed."""
    city_value: Annotated[float, np.float64]
    """Value of a completed city for a field."""
    completion_logs: Annotated[Floats64, np.float64, (SEGMENT_SLOTS,)]
    """By root, the logarithm of the chance that a city or road is completed."""
    field_values: Annotated[Floats64, np.float64, (SEGMENT_SLOTS,)]
    """By root, the expected points of a field."""
    field_owners: Annotated[Floats64, np.float64, (SEGMENT_SLOTS, MAX_SEATS)]
    """By root of a city and seat, the number of adjacent fields that the seat owns."""
    pairs: Annotated[Ints64, np.int64, (PAIR_SLOTS,)]
    """Open hash table of the pairs of a field and a city that touch; 0 for an empty slot."""


class PlacementScratch:
    """The intermediate results for one placement of the drawn tile."""

    groups: Annotated[Ints64, np.int64, (SEGMENTS_PER_TILE,)]
    """By segment of the tile, the first segment that becomes one feature with it."""
    open_sides: Annotated[Ints64, np.int64, (SEGMENTS_PER_TILE,)]
    """By segment, then by group, its open sides."""
    completion_logs: Annotated[Floats64, np.float64, (SEGMENTS_PER_TILE,)]
    """By segment, the logarithm of the chance that its feature is completed."""
    completion_chances: Annotated[Floats64, np.float64, (SEGMENTS_PER_TILE,)]
    """By group, the chance that its city or road is completed."""
    meeting_count: Annotated[int, np.int64]
    """Number of places where the tile meets a segment of a neighbour."""
    met_roots: Annotated[Ints64, np.int64, (MAX_MEETINGS,)]
    """By meeting, the root of the neighbour's feature."""
    met_segments: Annotated[Ints64, np.int64, (MAX_MEETINGS,)]
    """By meeting, the segment of the tile."""
    is_first_meeting: Annotated[Ints64, np.int64, (MAX_MEETINGS,)]
    """By meeting, whether no earlier meeting has the same root."""
    returning: Annotated[Ints64, np.int64, (MAX_SEATS,)]
    """By seat, the meeples that return to its supply."""
    meeples: Annotated[Ints64, np.int64, (MAX_SEATS,)]
    """By seat, its meeples on the current feature."""
    gains: Annotated[Floats64, np.float64, (MAX_SEATS,)]
    """By seat, what the placement gains in points."""
    meeple_gains: Annotated[Floats64, np.float64, (SEGMENTS_PER_TILE,)]
    """By segment, what a meeple on it adds; far below 0 where none may be placed."""


SURVEY_DTYPE = record_dtype(Survey)
SCRATCH_DTYPE = record_dtype(PlacementScratch)


class Workspace:
    """The memory that a search writes to while it runs."""

    trial: Annotated[PackedState, STATE_DTYPE]
    """The state that is played on."""
    survey: Annotated[Survey, SURVEY_DTYPE]
    scratch: Annotated[PlacementScratch, SCRATCH_DTYPE]
    cells: Annotated[Ints64, np.int64, (MAX_PLACEMENTS,)]
    """By placement, its cell."""
    turns: Annotated[Ints64, np.int64, (MAX_PLACEMENTS,)]
    """By placement, its clockwise quarter turns."""
    chosen: Annotated[Ints64, np.int64, (3,)]
    """The chosen placement: cell, turns and segment of the meeple (-1: none)."""
    roots: Annotated[Ints64, np.int64, (SEGMENTS_PER_TILE,)]
    """Roots of the features that a chip may be settled for."""
    stack: Annotated[Ints64, np.int64, (MAX_TILES,)]
    """A stack of tiles while it is shuffled."""
    values: Annotated[Floats64, np.float64, (MAX_SEATS,)]
    """By seat, the evaluation of a state in points."""


WORKSPACE_DTYPE = record_dtype(Workspace)


def new_workspace() -> Workspace:
    """Return a workspace filled with zeros."""
    return cast(Workspace, new_record(WORKSPACE_DTYPE))
