"""The land: the placed tiles and the features that they form.

The land is derived from the tiles, updated with each placement, and never stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from parlour.games.carcassonne.rules.kinds import FeatureKind, TileKind

Square = tuple[int, int]
"""Column and row; x increases to the east, y to the south, and the start tile is at (0, 0)."""

SIDE_STEPS: tuple[Square, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
NEIGHBOUR_STEPS: tuple[Square, ...] = tuple(
    (x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y
)

SEGMENT_STRIDE = 16
"""The factor in segment numbers, which are SEGMENT_STRIDE * tile number + index on the tile."""


class LandTile(NamedTuple):
    """A placed tile with its square and rotation."""

    kind: TileKind
    square: Square
    turns: int
    """Clockwise quarter turns."""


class Feature(NamedTuple):
    """A city, road, field or monastery, which may cover several tiles."""

    kind: FeatureKind
    segments: tuple[int, ...]
    """The segments in ascending order."""
    open: int
    """Open sides (city, road), open half-sides (field) or empty neighbours (monastery)."""
    shields: int
    tiles: int
    """Number of tiles."""


class Land:
    """The placed tiles and the features that they form.

    Attributes:
        tiles: The placed tiles, in order.
        at: The number of the tile on each occupied square.
        places: The place of each segment: its tile number and its name there, such as 12c0.
        feature: The feature name of each segment, which is the lowest segment of the feature.
        features: The features by name.
        frontier: The edges around each empty square next to a tile, two bits per side.
    """

    __slots__ = ("at", "feature", "features", "frontier", "places", "tiles")

    def __init__(self, other: Land | None = None) -> None:
        self.tiles: tuple[LandTile, ...] = other.tiles if other else ()
        self.at: dict[Square, int] = dict(other.at) if other else {}
        self.places: dict[int, str] = dict(other.places) if other else {}
        self.feature: dict[int, int] = dict(other.feature) if other else {}
        self.features: dict[int, Feature] = dict(other.features) if other else {}
        self.frontier: dict[Square, int] = dict(other.frontier) if other else {}

    def with_tile(self, kind: TileKind, square: Square, turns: int) -> Land:
        """Return a new land with one more tile, without checking that it fits."""
        land = Land(self)
        land.add_tile(kind, square, turns)
        return land

    def add_tile(self, kind: TileKind, square: Square, turns: int) -> None:
        """Add a tile to this land, without checking that it fits.

        A land must not be changed after it has been shared.
        """
        number, (x, y) = len(self.tiles), square
        self.tiles = (*self.tiles, LandTile(kind, square, turns))
        self.at[square] = number
        first = SEGMENT_STRIDE * number
        for index, segment in enumerate(kind.segments):
            self.feature[first + index] = first + index
            self.features[first + index] = Feature(
                segment.kind, (first + index,), len(segment.ports), segment.shields, 1
            )
            self.places[first + index] = f"{number}{segment.name}"
        self.frontier.pop(square, None)
        for side, (dx, dy) in enumerate(SIDE_STEPS):
            neighbour = self.at.get((x + dx, y + dy))
            if neighbour is None:
                edge = kind.edges[(side - turns) % 4] << 2 * ((side + 2) % 4)
                self.frontier[x + dx, y + dy] = self.frontier.get((x + dx, y + dy), 0) | edge
            else:
                for mine, theirs in joined_segments(kind, turns, self.tiles[neighbour], side):
                    self._join_features(first + mine, SEGMENT_STRIDE * neighbour + theirs)
        self._update_monasteries(square)

    def _join_features(self, segment: int, other: int) -> None:
        """Merge the features of two segments that meet at a tile edge."""
        first, second = sorted((self.feature[segment], self.feature[other]))
        feature = self.features[first]
        if first == second:
            self.features[first] = feature._replace(open=feature.open - 2)
            return
        merged = self.features.pop(second)
        segments = tuple(sorted(feature.segments + merged.segments))
        tiles = len({segment // SEGMENT_STRIDE for segment in segments})
        self.features[first] = Feature(
            feature.kind,
            segments,
            feature.open + merged.open - 2,
            feature.shields + merged.shields,
            tiles,
        )
        for each in merged.segments:
            self.feature[each] = first

    def _update_monasteries(self, square: Square) -> None:
        """Update the open squares of the monasteries on and around a new tile."""
        x, y = square
        neighbours = [
            number
            for dx, dy in NEIGHBOUR_STEPS
            if (number := self.at.get((x + dx, y + dy))) is not None
        ]
        own = monastery_segment(self, self.at[square])
        if own is not None:
            self.features[own] = self.features[own]._replace(
                open=len(NEIGHBOUR_STEPS) - len(neighbours)
            )
        for number in neighbours:
            segment = monastery_segment(self, number)
            if segment is not None:
                self.features[segment] = self.features[segment]._replace(
                    open=self.features[segment].open - 1
                )

    def placements_of(self, kind: TileKind) -> Iterator[tuple[Square, tuple[int, ...]]]:
        """Yield each square where a tile fits, with the quarter turns that make it fit."""
        for square, required in self.frontier.items():
            turns = kind.fitting_turns(required)
            if turns:
                yield square, turns

    def completed_features(self, number: int) -> list[int]:
        """Return the names of the cities, roads and monasteries that the newest tile completed.

        Args:
            number: The number of the newest tile.
        """
        first, (x, y) = SEGMENT_STRIDE * number, self.tiles[number].square
        candidates = {
            self.feature[first + index]
            for index, segment in enumerate(self.tiles[number].kind.segments)
            if segment.kind in ("city", "road")
        }
        for dx, dy in ((0, 0), *NEIGHBOUR_STEPS):
            other = self.at.get((x + dx, y + dy))
            segment = None if other is None else monastery_segment(self, other)
            if segment is not None:
                candidates.add(segment)
        return sorted(name for name in candidates if not self.features[name].open)

    def free_segments(
        self, kind: TileKind, square: Square, turns: int, occupied: set[int]
    ) -> list[int]:
        """Return the segments of a tile that may get a meeple at a placement.

        Args:
            kind: The kind of the tile.
            square: The square of the placement.
            turns: The clockwise quarter turns of the tile.
            occupied: The names of the features with meeples.
        """
        x, y = square
        count = len(kind.segments)
        group, blocked, met = list(range(count)), set[int](), dict[int, int]()
        for side, (dx, dy) in enumerate(SIDE_STEPS):
            neighbour = self.at.get((x + dx, y + dy))
            if neighbour is not None:
                for mine, theirs in joined_segments(kind, turns, self.tiles[neighbour], side):
                    name = self.feature[SEGMENT_STRIDE * neighbour + theirs]
                    if name in occupied:
                        blocked.add(mine)
                    if name in met and group[mine] != group[met[name]]:
                        old, new = group[mine], group[met[name]]
                        group = [new if each == old else each for each in group]
                    met[name] = mine
        blocked_groups = {group[segment] for segment in blocked}
        return [segment for segment in range(count) if group[segment] not in blocked_groups]

    def completed_cities(self, field: Feature) -> set[int]:
        """Return the names of the completed cities that a field touches."""
        touched = set()
        for segment in field.segments:
            number, index = divmod(segment, SEGMENT_STRIDE)
            for city in self.tiles[number].kind.segments[index].cities:
                name = self.feature[SEGMENT_STRIDE * number + city]
                if not self.features[name].open:
                    touched.add(name)
        return touched

    def feature_squares(self, name: int) -> list[Square]:
        """Return the squares of a feature, one for each of its segments."""
        return [
            self.tiles[segment // SEGMENT_STRIDE].square for segment in self.features[name].segments
        ]

    def bettable_features(self, number: int) -> list[int]:
        """Return the distinct names of the features on a tile that can be bet on."""
        names = (
            self.feature[SEGMENT_STRIDE * number + index]
            for index in self.tiles[number].kind.bettable_segments
        )
        return list(dict.fromkeys(names))


def joined_segments(
    kind: TileKind, turns: int, other: LandTile, side: int
) -> Iterator[tuple[int, int]]:
    """Yield the pairs of segments that join where a tile meets its neighbour on one side."""
    here, there = 3 * ((side - turns) % 4), 3 * ((side + 2 - other.turns) % 4)
    for offset in range(3):
        mine = kind.port[here + offset]
        theirs = other.kind.port[there + 2 - offset]
        if mine >= 0 and theirs >= 0:
            yield mine, theirs


def monastery_segment(land: Land, number: int) -> int | None:
    """Return the segment number of a tile's monastery, or None."""
    index = land.tiles[number].kind.monastery
    return None if index is None else SEGMENT_STRIDE * number + index


def land_from_tiles(tiles: Iterable[LandTile]) -> Land:
    """Return the land of the given tiles, placed in their order."""
    land = Land()
    for kind, square, turns in tiles:
        land.add_tile(kind, square, turns)
    return land
