"""Tile kinds: their segments, the edges of each side, and the rotations that fit a square."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal, NamedTuple

from parlour.games.carcassonne.rules.tiles import SIDES, CarcassonneTileSet, Road, Tile

FeatureKind = Literal["city", "road", "field", "monastery"]
OfficeRoads = Literal["drawn", "every"]

EDGE_CODES = {"F": 1, "R": 2, "C": 3}
"""The code of each kind of edge; 0 stands for no tile."""

PORT_COUNT = 12
"""The number of ports of a tile: left half, middle and right half of each side.

Ports are numbered clockwise from the north. Port 3s + k meets port 3((s + 2) mod 4) + 2 - k of the
neighbour.
"""


class TileSegment(NamedTuple):
    """The part of one feature on one tile."""

    name: str
    """The name of the segment: c0, c1, …, r0, …, f0, … or m."""
    kind: FeatureKind
    ports: tuple[int, ...]
    """The ports that the segment reaches on the unrotated tile."""
    shields: int = 0
    cities: tuple[int, ...] = ()
    """The indices of the tile's cities that a field touches."""


class TileKind:
    """A kind of tile, prepared for fast rule checks.

    Attributes:
        id: The id of the tile.
        office: Whether the tile has a betting office.
        edges: The edge codes of the sides N, E, S and W.
        segments: The segments of the tile.
        number: The index of each segment by name.
        monastery: The index of the monastery, or None.
        bettable_segments: The indices of the cities and roads that can be bet on.
        port: The index of the segment at each port, or -1.
        period: The number of quarter turns (1, 2 or 4) after which the tile looks the same again,
            apart from the names of its segments.
    """

    def __init__(self, tile: Tile, offices: OfficeRoads) -> None:
        self.id = tile.id
        self.office = tile.office
        self.edges = tuple(EDGE_CODES[letter] for letter in tile.edges)
        self.segments = _tile_segments(tile, offices)
        self.number = {segment.name: number for number, segment in enumerate(self.segments)}
        self.monastery = self.number.get("m")
        self.bettable_segments = (
            tuple(
                number
                for number, segment in enumerate(self.segments)
                if segment.kind in ("city", "road")
            )
            if tile.office
            else ()
        )
        port = [-1] * PORT_COUNT
        for number, segment in enumerate(self.segments):
            for each in segment.ports:
                port[each] = number
        self.port = tuple(port)
        self.period = next(
            turns for turns in (1, 2, 4) if self._rotated_shape(turns) == self._rotated_shape(0)
        )
        self._fitting_cache: dict[int, tuple[int, ...]] = {}

    def fitting_turns(self, required: int) -> tuple[int, ...]:
        """Return the clockwise quarter turns that make the tile fit a square.

        Args:
            required: The edge codes that the neighbours require, two bits per side.
        """
        fitting = self._fitting_cache.get(required)
        if fitting is None:
            codes = [required >> 2 * side & 3 for side in range(4)]
            fitting = tuple(
                turns
                for turns in range(4)
                if all(
                    not code or code == self.edges[(side - turns) % 4]
                    for side, code in enumerate(codes)
                )
            )
            self._fitting_cache[required] = fitting
        return fitting

    def _rotated_shape(self, turns: int) -> object:
        def rotated_ports(segment: TileSegment) -> tuple[int, ...]:
            return tuple(sorted((port + 3 * turns) % PORT_COUNT for port in segment.ports))

        return {
            (
                segment.kind,
                rotated_ports(segment),
                segment.shields,
                frozenset(rotated_ports(self.segments[city]) for city in segment.cities),
            )
            for segment in self.segments
        }


class TileKinds(dict[str, TileKind]):
    """The kinds of a tile set by tile id."""

    def __init__(self, kinds: Iterable[TileKind]) -> None:
        super().__init__((kind.id, kind) for kind in kinds)
        self._fitting_cache: dict[int, tuple[str, ...]] = {}

    def fitting_ids(self, required: int) -> tuple[str, ...]:
        """Return the ids of the kinds that fit a square in some rotation.

        Args:
            required: The edge codes that the neighbours require, two bits per side.
        """
        fitting = self._fitting_cache.get(required)
        if fitting is None:
            fitting = tuple(name for name, kind in self.items() if kind.fitting_turns(required))
            self._fitting_cache[required] = fitting
        return fitting


@cache
def tile_kinds(tiles: CarcassonneTileSet, offices: OfficeRoads) -> TileKinds:
    """Return the kinds of a tile set by tile id.

    Args:
        tiles: The tile set.
        offices: With `every`, each road of a bookmaker tile ends at its office.
    """
    return TileKinds(TileKind(tile, offices) for tile in tiles.printed.tiles)


def _tile_segments(tile: Tile, offices: OfficeRoads) -> tuple[TileSegment, ...]:
    roads = list(tile.roads)
    if tile.office and offices == "every":
        roads = [Road(side, "office") for road in roads for side in road.edges]
    cities = [
        TileSegment(
            f"c{n}", "city", tuple(3 * SIDES.index(side) + 1 for side in city.edges), city.shields
        )
        for n, city in enumerate(tile.cities)
    ]
    segments = cities + [
        TileSegment(f"r{n}", "road", tuple(3 * SIDES.index(side) + 1 for side in road.edges))
        for n, road in enumerate(roads)
    ]
    segments += [
        TileSegment(
            f"f{n}", "field", tuple(map(_half_edge_port, field.half_edges)), 0, field.cities
        )
        for n, field in enumerate(tile.fields)
    ]
    if tile.monastery:
        segments.append(TileSegment("m", "monastery", ()))
    return tuple(segments)


def _half_edge_port(name: str) -> int:
    return 3 * SIDES.index(name[0]) + (0 if name[1] == "L" else 2)
