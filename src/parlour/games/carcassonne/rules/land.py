"""The land: which features the tiles make, followed as they are laid. It is derived from the tiles and stored nowhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from parlour.games.carcassonne.rules.kinds import FeatureKind, TileKind

Square = tuple[int, int]
"""x grows to the east, y to the south; the start tile lies at (0, 0)."""

SIDE_STEPS: tuple[Square, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
NEIGHBOUR_STEPS: tuple[Square, ...] = tuple(
    (x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y
)

SEGMENT_STRIDE = 16
"""A segment of the land is STRIDE times the number of its tile plus its own number on the tile."""


class LandTile(NamedTuple):
    """A tile on the table."""

    kind: TileKind
    square: Square
    turns: int


class Feature(NamedTuple):
    """A city, road, field or monastery: its segments in rising order, what is still open, its shields, and on how many tiles it lies.

    `open` counts open sides of a city or road, open half-sides of a field, and empty squares around a monastery.
    """

    kind: FeatureKind
    segments: tuple[int, ...]
    open: int
    shields: int
    tiles: int


class Land:
    """Everything that lies, as features. `extended` returns another land and changes nothing.

    `places` gives for each segment its name on the table: the number of its tile and its name there, such as 12c0.
    `feature` gives for each segment the lowest segment of its feature, the feature's name in `features`.
    `frontier` gives for each empty square next to a tile the edges around it, two bits a side.
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
        """Return the land with one tile more; whether it fits is not asked."""
        land = Land(self)
        land.add_tile(kind, square, turns)
        return land

    def add_tile(self, kind: TileKind, square: Square, turns: int) -> None:
        """Add a tile to a land that nobody else holds yet; whether it fits is not asked."""
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

    def _join_features(self, one: int, other: int) -> None:
        first, second = sorted((self.feature[one], self.feature[other]))
        kept = self.features[first]
        if first == second:
            self.features[first] = kept._replace(open=kept.open - 2)
            return
        gone = self.features.pop(second)
        segments = tuple(sorted(kept.segments + gone.segments))
        tiles = len({segment // SEGMENT_STRIDE for segment in segments})
        self.features[first] = Feature(
            kept.kind, segments, kept.open + gone.open - 2, kept.shields + gone.shields, tiles
        )
        for segment in gone.segments:
            self.feature[segment] = first

    def _update_monasteries(self, square: Square) -> None:
        """Count the neighbours of a new tile's monastery, and the tile for the monasteries around it."""
        x, y = square
        lying = [
            number
            for dx, dy in NEIGHBOUR_STEPS
            if (number := self.at.get((x + dx, y + dy))) is not None
        ]
        own = monastery_segment(self, self.at[square])
        if own is not None:
            self.features[own] = self.features[own]._replace(open=len(NEIGHBOUR_STEPS) - len(lying))
        for number in lying:
            segment = monastery_segment(self, number)
            if segment is not None:
                self.features[segment] = self.features[segment]._replace(
                    open=self.features[segment].open - 1
                )

    def placements_of(self, kind: TileKind) -> Iterator[tuple[Square, tuple[int, ...]]]:
        """Yield each square where a tile can be laid, with the quarter turns in which it fits."""
        for square, required in self.frontier.items():
            turns = kind.fitting_turns(required)
            if turns:
                yield square, turns

    def completed_features(self, number: int) -> list[int]:
        """Return the cities, roads and monasteries that the tile of this number, if it is the newest, has completed."""
        first, (x, y) = SEGMENT_STRIDE * number, self.tiles[number].square
        made = {
            self.feature[first + index]
            for index, segment in enumerate(self.tiles[number].kind.segments)
            if segment.kind in ("city", "road")
        }
        for dx, dy in ((0, 0), *NEIGHBOUR_STEPS):
            other = self.at.get((x + dx, y + dy))
            segment = None if other is None else monastery_segment(self, other)
            made |= {segment} if segment is not None else set()
        return sorted(name for name in made if not self.features[name].open)

    def free_segments(
        self, kind: TileKind, square: Square, turns: int, occupied: set[int]
    ) -> list[int]:
        """Return the segments of a tile, were it laid there, whose features would hold no meeple; `occupied` names those that do."""
        x, y = square
        count = len(kind.segments)
        group, held, met = list(range(count)), set[int](), dict[int, int]()
        for side, (dx, dy) in enumerate(SIDE_STEPS):
            neighbour = self.at.get((x + dx, y + dy))
            if neighbour is not None:
                for mine, theirs in joined_segments(kind, turns, self.tiles[neighbour], side):
                    name = self.feature[SEGMENT_STRIDE * neighbour + theirs]
                    if name in occupied:
                        held.add(mine)
                    if name in met and group[mine] != group[met[name]]:
                        old, new = group[mine], group[met[name]]
                        group = [new if each == old else each for each in group]
                    met[name] = mine
        taken = {group[segment] for segment in held}
        return [segment for segment in range(count) if group[segment] not in taken]

    def completed_cities(self, field: Feature) -> set[int]:
        """Return the completed cities that a field touches, each once."""
        touched = set()
        for segment in field.segments:
            number, index = divmod(segment, SEGMENT_STRIDE)
            for city in self.tiles[number].kind.segments[index].cities:
                name = self.feature[SEGMENT_STRIDE * number + city]
                if not self.features[name].open:
                    touched.add(name)
        return touched

    def feature_squares(self, name: int) -> list[Square]:
        """Return the squares that a feature lies on."""
        return [
            self.tiles[segment // SEGMENT_STRIDE].square for segment in self.features[name].segments
        ]

    def bettable_features(self, number: int) -> list[int]:
        """Return the features, each once, that can be bet on at the office of a tile."""
        found = (
            self.feature[SEGMENT_STRIDE * number + index]
            for index in self.tiles[number].kind.bettable_segments
        )
        return list(dict.fromkeys(found))


def joined_segments(
    kind: TileKind, turns: int, other: LandTile, side: int
) -> Iterator[tuple[int, int]]:
    """Yield the pairs of segments, of a tile and of its neighbour on this side, that become one."""
    here, there = 3 * ((side - turns) % 4), 3 * ((side + 2 - other.turns) % 4)
    for place in range(3):
        mine = kind.port[here + place]
        theirs = other.kind.port[there + 2 - place]
        if mine >= 0 and theirs >= 0:
            yield mine, theirs


def monastery_segment(land: Land, number: int) -> int | None:
    """Return the segment of a tile that is a monastery, or None."""
    index = land.tiles[number].kind.monastery
    return None if index is None else SEGMENT_STRIDE * number + index


def land_from_tiles(tiles: Iterable[LandTile]) -> Land:
    """Return the land that these tiles make, laid in this order."""
    land = Land()
    for kind, square, turns in tiles:
        land.add_tile(kind, square, turns)
    return land
