"""The packed state: one position as a NumPy record, in the layout that all kernels share.

The grid is a torus of 128 by 128 cells: cell = (y mod 128) * 128 + (x mod 128). A land of at most
95 tiles cannot wrap around and overlap itself. A segment has the number 12 * tile + its index on
the tile. The segments of a feature form a union-find tree (Tarjan, *Efficiency of a good but not
linear set union algorithm*, JACM 22, 1975). The root is the lowest segment; the data of the whole
feature is stored there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, cast, get_type_hints

import numpy as np
import numpy.typing as npt

from parlour.search.kernels import Ints32

Ints16 = npt.NDArray[np.int16]
Words = npt.NDArray[np.uint32]

MAX_SEATS = 6
MAX_TILES = 96
MAX_FRONTIER = 2 * MAX_TILES + 8
MAX_COMPLETED = 24
"""The maximum number of features that one tile can complete: its segments and nine monasteries."""
SEGMENTS_PER_TILE = 12
SEGMENT_SLOTS = MAX_TILES * SEGMENTS_PER_TILE
TILE_SET_WORDS = MAX_TILES // 32
CELLS = 128 * 128

CITY, ROAD, FIELD, MONASTERY = 0, 1, 2, 3
KIND_CODES = {"city": CITY, "road": ROAD, "field": FIELD, "monastery": MONASTERY}

SCORE_SOURCES = ("roads", "cities", "monasteries", "fields", "bets")
BET_SOURCE = SCORE_SOURCES.index("bets")

FRACTIONS_PER_POINT = 60
"""The unit of hidden payouts: a mean over possible chips is a whole number of sixtieths."""


class PackedState:
    """The packed state of a position.

    Entries of arrays with SEGMENT_SLOTS entries are valid only at the roots of features, except
    `parents`.
    """

    grid: Annotated[Ints16, np.int16, (CELLS,)]
    """The content of each cell: 0 if empty, n + 1 for tile n, -(f + 1) for frontier entry f."""
    tile_count: Annotated[int, np.int16]
    """Number of tiles placed."""
    frontier_count: Annotated[int, np.int16]
    """Number of empty cells next to a tile."""
    seat_count: Annotated[int, np.int16]
    """Number of seats."""
    mover: Annotated[int, np.int16]
    """The seat to move."""
    drawn_kind: Annotated[int, np.int16]
    """The kind of the tile to place; -1 if there is none because the match is over."""
    stack_start: Annotated[int, np.int16]
    """Index of the next tile in `stack`."""
    stack_end: Annotated[int, np.int16]
    """Index after the last tile in `stack`."""
    office_count: Annotated[int, np.int16]
    """Number of tiles with chips, which `offices` lists."""
    completed_count: Annotated[int, np.int16]
    """Number of features that the newest tile completed, which `completed_roots` lists."""
    discarded_count: Annotated[int, np.int16]
    """Number of tiles that were discarded because they did not fit anywhere."""
    has_bets: Annotated[int, np.int16]
    """Option `bets`, 0 or 1."""
    small_city_two: Annotated[int, np.int16]
    """Whether option `small_city` is `two`."""
    has_farmers: Annotated[int, np.int16]
    """Option `farmers`, 0 or 1."""
    bets_while_land_open: Annotated[int, np.int16]
    """Whether option `no_bets` is `land`."""
    last_is_placeable: Annotated[int, np.int16]
    """Whether option `last` is `placeable`."""
    unclaimed_waits: Annotated[int, np.int16]
    """Whether option `unclaimed` is `waits`."""
    any_at_end: Annotated[int, np.int16]
    """Whether option `at_end` is `any`."""
    completed_roots: Annotated[Ints16, np.int16, (MAX_COMPLETED,)]
    """Roots of the features that the newest tile completed."""
    completed_claimed: Annotated[Ints16, np.int16, (MAX_COMPLETED,)]
    """Whether there was a meeple on each feature in `completed_roots`."""
    supply: Annotated[Ints16, np.int16, (MAX_SEATS,)]
    """The number of meeples in each seat's supply."""
    hand: Annotated[Ints16, np.int16, (MAX_SEATS,)]
    """The chips in each seat's hand, as bits."""
    scores: Annotated[Ints16, np.int16, (MAX_SEATS, len(SCORE_SOURCES))]
    """Points by seat and source, in the order of SCORE_SOURCES."""
    hidden_chip_points: Annotated[Ints16, np.int16, (MAX_SEATS,)]
    """The mean points of each seat's hidden chips, in sixtieths, not included in `scores`."""
    frontier_cells: Annotated[Ints16, np.int16, (MAX_FRONTIER,)]
    """Empty cells next to a tile."""
    frontier_edges: Annotated[Ints16, np.int16, (MAX_FRONTIER,)]
    """The edges around each cell in `frontier_cells`, two bits per side."""
    kinds: Annotated[Ints16, np.int16, (MAX_TILES,)]
    """The kind of each tile."""
    turns: Annotated[Ints16, np.int16, (MAX_TILES,)]
    """The clockwise quarter turns of each tile."""
    cells: Annotated[Ints16, np.int16, (MAX_TILES,)]
    """The cell of each tile."""
    stack: Annotated[Ints16, np.int16, (MAX_TILES,)]
    """The kinds of the remaining tiles, from index `stack_start` to `stack_end` - 1."""
    offices: Annotated[Ints16, np.int16, (MAX_TILES,)]
    """The numbers of the tiles with chips."""
    chips: Annotated[Ints16, np.int16, (MAX_TILES, MAX_SEATS)]
    """The chip of each seat on each tile's office, as its number + 1; 0 for none."""
    parents: Annotated[Ints16, np.int16, (SEGMENT_SLOTS,)]
    """The parent of each segment in the tree of its feature; a root is its own parent."""
    open_sides: Annotated[Ints16, np.int16, (SEGMENT_SLOTS,)]
    """The open sides of each feature (half-sides of a field, empty cells around a monastery)."""
    shields: Annotated[Ints16, np.int16, (SEGMENT_SLOTS,)]
    """The number of shields of each feature."""
    meeples: Annotated[Ints16, np.int16, (SEGMENT_SLOTS, MAX_SEATS)]
    """The number of meeples of each seat on each feature."""
    tile_sets: Annotated[Words, np.uint32, (SEGMENT_SLOTS, TILE_SET_WORDS)]
    """The tiles of each city and road, as bits."""


class TileRecord:
    """A kind of tile in the packed form that kernels read."""

    edges: Annotated[Ints32, np.int32, (4,)]
    """The edge codes of the sides N, E, S and W."""
    ports: Annotated[Ints32, np.int32, (12,)]
    """The segment at each port, or -1."""
    segment_count: Annotated[int, np.int32]
    """Number of segments."""
    monastery: Annotated[int, np.int32]
    """The segment that is a monastery, or -1."""
    has_office: Annotated[int, np.int32]
    """Whether the tile has a bookmaker's office."""
    period: Annotated[int, np.int32]
    """The number of quarter turns after which the tile looks the same again."""
    segment_kinds: Annotated[Ints32, np.int32, (SEGMENTS_PER_TILE,)]
    """The kind of each segment: CITY, ROAD, FIELD or MONASTERY."""
    port_counts: Annotated[Ints32, np.int32, (SEGMENTS_PER_TILE,)]
    """The number of ports of each segment."""
    shields: Annotated[Ints32, np.int32, (SEGMENTS_PER_TILE,)]
    """The number of shields of each segment."""
    cities: Annotated[Ints32, np.int32, (SEGMENTS_PER_TILE,)]
    """The cities that each field segment touches, as bits."""
    fitting_turns: Annotated[Ints32, np.int32, (256,)]
    """The quarter turns that fit, as four bits, for the edges around a cell, two bits per side."""


TileRecords = Sequence[TileRecord]
"""An array of records, one for each kind of tile."""


def record_dtype(record: type) -> np.dtype[np.void]:
    """Return the NumPy dtype of a class whose annotations give the type and shape of each field."""
    hints = get_type_hints(record, include_extras=True)
    return np.dtype([(name, *hint.__metadata__) for name, hint in hints.items()], align=True)


STATE_DTYPE = record_dtype(PackedState)
TILE_DTYPE = record_dtype(TileRecord)


def new_record(dtype: np.dtype[np.void]) -> Any:
    """Return a zeroed record with attribute access, both inside and outside compiled functions."""
    return np.zeros(1, dtype).view(np.recarray)[0]


def new_state() -> PackedState:
    """Return a packed state filled with zeros."""
    return cast(PackedState, new_record(STATE_DTYPE))


def cell_of(x: int, y: int) -> int:
    """Return the grid cell of a square.

    >>> cell_of(1, -1), square_of(cell_of(1, -1))
    (16257, (1, -1))
    """
    return (y & 127) << 7 | x & 127


def square_of(cell: int) -> tuple[int, int]:
    """Return the coordinates (x, y) of a grid cell; the inverse of `cell_of`."""
    return ((cell & 127) + 64) % 128 - 64, ((cell >> 7) + 64) % 128 - 64
