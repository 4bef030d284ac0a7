"""Tiles made ready for laying: segments by number, what lies at each side, and which turns fit where."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

from parlour.games.carcassonne.rules.tiles import SIDES, CarcassonneTileSet, Road, Tile

FeatureKind = Literal["city", "road", "field", "monastery"]
OfficeRoads = Literal["drawn", "every"]

EDGE_CODES = {"F": 1, "R": 2, "C": 3}
"""Codes of the edges; 0 stands for no tile."""

PORT_COUNT = 12
"""Three to a side, clockwise from the north: left half, middle, right half. Port 3s+k meets port 3((s+2) mod 4) + 2-k of the neighbour."""


class TileSegment(NamedTuple):
    """A piece of feature on a tile: the ports it reaches on the unturned tile, its shields, and the cities it touches (a field)."""

    name: str
    kind: FeatureKind
    ports: tuple[int, ...]
    shields: int = 0
    cities: tuple[int, ...] = ()


class TileKind:
    """One kind of tile. `port` says which segment lies at each port, or -1; `edges` are the codes of N, E, S, W.

    After `period` quarter turns (1, 2 or 4) it is the same again but for the names of its segments.
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
            for place in segment.ports:
                port[place] = number
        self.port = tuple(port)
        self.period = next(
            turns for turns in (1, 2, 4) if self._rotated_shape(turns) == self._rotated_shape(0)
        )
        self._fitting_cache: dict[int, tuple[int, ...]] = {}

    def fitting_turns(self, required: int) -> tuple[int, ...]:
        """Return the quarter turns in which the tile fits a square whose neighbours show these edges, two bits a side."""
        found = self._fitting_cache.get(required)
        if found is None:
            wanted = [required >> 2 * side & 3 for side in range(4)]
            found = tuple(
                turns
                for turns in range(4)
                if all(
                    not want or want == self.edges[(side - turns) % 4]
                    for side, want in enumerate(wanted)
                )
            )
            self._fitting_cache[required] = found
        return found

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


TileKinds = dict[str, TileKind]
"""The kinds of a set by their ids."""


@cache
def tile_kinds(tiles: CarcassonneTileSet, offices: OfficeRoads) -> TileKinds:
    """Return the kinds of a set; with `every`, each road of a bookmaker tile ends at its office."""
    return {tile.id: TileKind(tile, offices) for tile in tiles.printed.tiles}


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
    found = cities + [
        TileSegment(f"r{n}", "road", tuple(3 * SIDES.index(side) + 1 for side in road.edges))
        for n, road in enumerate(roads)
    ]
    found += [
        TileSegment(
            f"f{n}", "field", tuple(map(_half_edge_port, field.half_edges)), 0, field.cities
        )
        for n, field in enumerate(tile.fields)
    ]
    return (*found, TileSegment("m", "monastery", ())) if tile.monastery else tuple(found)


def _half_edge_port(name: str) -> int:
    return 3 * SIDES.index(name[0]) + (0 if name[1] == "L" else 2)
