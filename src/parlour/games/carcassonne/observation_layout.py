"""The layout of an observation of Carcassonne (coding.py), for the coding and for the kernel."""

from __future__ import annotations

from enum import IntEnum

from parlour.games.carcassonne.rules.tiles import MAX_TILES

CANDIDATES = 512
"""The number of action numbers, and of candidates in an observation."""

PHASES = ("place", "settle", "bet", "choose")
FEATURE_KINDS = ("city", "road", "field", "monastery")

MATCH, SEAT = len(PHASES) + 3, 4
"""The numbers of values of the match, and of a seat."""

SIDES, LARGEST_EDGE = 4, 3
POINTS_SCALE, KIND_SCALE, SQUARE_SCALE, SIZE_SCALE = 200, 9, MAX_TILES + 1, 16


class TileValue(IntEnum):
    """The first value of each group of values of a placed tile."""

    PRESENT = 0
    """1 for a tile."""
    SQUARE = 1
    """The column and the row, in 96ths."""
    EDGES = 3
    """The edges to the north, east, south and west: field, road or city, in thirds."""
    OWN_MEEPLES = 7
    """The own meeples on the feature at each port, clockwise from the north, in sevenths."""
    OTHER_MEEPLES = 19
    """The meeples of the other seat that has most there, in sevenths."""
    OPEN = 31
    """1 for each side with a city or road that is incomplete."""
    MONASTERY = 35
    """1 for a monastery, for the own meeple on it, and for another seat's."""
    SHIELDS = 38
    """The number of shields, in halves."""
    OFFICE = 39
    """1 for an office, 1 for the own chip on it, and the number of other chips, in fifths."""
    COUNT = 42


class CandidateValue(IntEnum):
    """The first value of each group of values of a candidate.

    In the phases `settle` and `choose` the tile is that of the office, and the segment is the one
    to choose.
    """

    PRESENT = 0
    """1 for a candidate."""
    SQUARE = 1
    """The column and the row of the tile, in 96ths."""
    EDGES = 3
    """The edges of the tile to the north, east, south and west, as in the land."""
    KIND = 7
    """1 for the kind of the segment that gets a meeple: city, road, field or monastery."""
    SIDES = 11
    """1 for each side, from the north, that this segment reaches."""
    SIZE = 15
    """The size of the chosen feature in tiles, in 16ths up to 16; 0 for a placement."""
    COUNT = 16
