"""The plan of a tile, unturned: outlines of its cities and fields, lines of its roads and walls, and where a meeple stands on each."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from parlour.games.carcassonne.pictures.curves import (
    MIDDLE,
    Point,
    Polyline,
    corner_point,
    cubic_curve,
    distance,
    distance_to_line,
    edge_middle,
    inward_point,
    is_inside,
    nearest_index,
    point_along,
    rotated_line,
    rotated_point,
)
from parlour.games.carcassonne.rules.tiles import HALF_EDGES, SIDES, City, Road, Tile

WALL_DEPTH = 29.0
"""How far a side of wall reaches into the tile."""

OFFICE_SPOTS: dict[str, Point] = {
    "BM01": (50, 82), "BM02": (50, 45), "BM03": (43, 50), "BM04": (57, 50), "BM05": (50, 47),
    "BM06": (64, 66), "BM07": (50, 52), "BM08": (50, 52), "BM09": (54, 54), "BM10": (40, 72),
}  # fmt: skip
"""Where the office stands on the tiles of the house."""

MONASTERY_ROAD_END: Point = (50.0, 56.0)
"""Where the roads to a monastery end."""

MONK_SPOT: Point = (72.0, 68.0)
"""Where a monk stands, whichever way the tile lies."""


class CityWall(NamedTuple):
    """A stretch of wall of a city: from corner to corner (twice its number), and the side that it bars where it bars one alone."""

    city: int
    start: int
    end: int
    line: Polyline
    bars: int | None


class PlannedRoad(NamedTuple):
    """A road on the plan: its sides, what it ends at, and its line from the first side on."""

    sides: tuple[int, ...]
    ends: str | None
    line: Polyline


class TilePlan(NamedTuple):
    """A tile as it is drawn. `stands` names for each segment the spot of its meeple."""

    tile: Tile
    cities: tuple[Polyline, ...]
    roads: tuple[PlannedRoad, ...]
    fields: tuple[Polyline, ...]
    walls: tuple[CityWall, ...]
    hub: Point
    stands: dict[str, Point]

    def clearance(self, point: Point) -> float:
        """Return how far a point is from everything that is built."""
        least = 99.0
        for road in self.roads:
            least = min(least, distance_to_line(point, road.line) - 5)
        for wall in self.walls:
            least = min(least, distance_to_line(point, wall.line) - 3)
        if self.tile.office or self.tile.monastery:
            least = min(
                least,
                distance(point, (self.hub[0], self.hub[1] - 6))
                - (24 if self.tile.monastery else 17),
            )
        if any(road.ends == "junction" for road in self.roads):
            least = min(least, distance(point, self.hub) - 14)
        return least

    def rotated_plan(self, turns: int) -> TilePlan:
        """Return the plan turned so many quarters clockwise; buildings stay where they stand upright."""
        if turns % 4 == 0:
            return self
        return self._replace(
            cities=tuple(rotated_line(ring, turns) for ring in self.cities),
            roads=tuple(
                road._replace(
                    sides=tuple((side + turns) % 4 for side in road.sides),
                    line=rotated_line(road.line, turns),
                )
                for road in self.roads
            ),
            fields=tuple(rotated_line(ring, turns) for ring in self.fields),
            walls=tuple(
                wall._replace(
                    line=rotated_line(wall.line, turns),
                    bars=None if wall.bars is None else (wall.bars + turns) % 4,
                )
                for wall in self.walls
            ),
            hub=rotated_point(self.hub, turns) if self.tile.office else self.hub,
            stands={
                name: MONK_SPOT if name == "m" else rotated_point(spot, turns)
                for name, spot in self.stands.items()
            },
        )


@cache
def tile_plan(tile: Tile, every: bool) -> TilePlan:
    """Return the plan of a tile; with `every`, each road of a bookmaker tile ends at its office."""
    printed = list(tile.roads)
    if tile.office and every:
        printed = [Road(side, "office") for road in printed for side in road.edges]
    hub = (
        OFFICE_SPOTS.get(tile.id, (50.0, 52.0))
        if tile.office
        else MONASTERY_ROAD_END
        if tile.monastery
        else MIDDLE
    )
    walls: list[CityWall] = []
    cities, spots = [], dict[str, Point]()
    for at, city in enumerate(tile.cities):
        ring, spots[f"c{at}"] = _city_outline(at, city, walls)
        cities.append(ring)
    roads = tuple(_planned_road(road, hub) for road in printed)
    drawn = TilePlan(tile, tuple(cities), roads, (), tuple(walls), hub, spots)
    for at, road in enumerate(roads):
        spots[f"r{at}"] = point_along(
            road.line, (0.2 if tile.office else 0.5) if len(road.sides) == 2 else 0.36
        )[0]
    fields = tuple(_field_outline(drawn, field.half_edges) for field in tile.fields)
    for at, ring in enumerate(fields):
        spots[f"f{at}"] = _farmer_spot(drawn, ring)
    if tile.monastery:
        spots["m"] = MONK_SPOT
    return drawn._replace(fields=fields)


def wall_curve(side: int) -> Polyline:
    """Return the wall that bars one side, from its first corner clockwise to its second."""
    first = cubic_curve((0, 0), (20, 15), (27, WALL_DEPTH), (50, WALL_DEPTH), 9)
    return rotated_line(
        (*first, *cubic_curve((50, WALL_DEPTH), (73, WALL_DEPTH), (80, 15), (100, 0), 9)[1:]), side
    )


def _city_outline(at: int, city: City, walls: list[CityWall]) -> tuple[Polyline, Point]:
    """Return the outline of a city and where its knight stands; its walls are added to the others."""
    sides = sorted(SIDES.index(side) for side in city.edges)
    if len(sides) == 4:
        return tuple(corner_point(each) for each in range(4)), (50, 54)
    if len(sides) == 1:
        side = sides[0]
        line = wall_curve(side)
        walls.append(CityWall(at, 2 * side, (2 * side + 2) % 8, line, None))
        return line, inward_point(side, 14)
    if len(sides) == 2 and (sides[1] - sides[0]) % 2:
        side = sides[0] if sides[1] - sides[0] == 1 else 3
        line = rotated_line(cubic_curve((0, 0), (21, 30), (66, 79), (100, 100), 18), side)
        walls.append(CityWall(at, 2 * side, (2 * side + 4) % 8, line, None))
        return (*line, corner_point((side + 1) % 4)), rotated_point((68, 32), side)
    ring: list[Point] = []
    for side in range(4):
        ring.append(corner_point(side))
        if side not in sides:
            line = wall_curve(side)
            ring.extend(line[1:-1])
            walls.append(CityWall(at, (2 * side + 2) % 8, 2 * side, line[::-1], side))
    if len(sides) == 3:
        return tuple(ring), inward_point(next(side for side in range(4) if side not in sides), 62)
    return tuple(ring), (50, 52)


def _planned_road(road: Road, hub: Point) -> PlannedRoad:
    sides = tuple(SIDES.index(side) for side in road.edges)
    first = edge_middle(sides[0])
    if len(sides) == 2:
        second = edge_middle(sides[1])
        wave = 4.0 if abs(sides[0] - sides[1]) == 2 else 0.0

        def bent(side: int, by: float) -> Point:
            x, y = inward_point(side, 28)
            return (x + by, y) if edge_middle(side)[0] == 50 else (x, y + by)

        return PlannedRoad(
            sides, None, cubic_curve(first, bent(sides[0], wave), bent(sides[1], -wave), second, 18)
        )
    end = inward_point(sides[0], WALL_DEPTH + 1) if road.ends == "city" else hub
    near = inward_point(sides[0], 30)
    return PlannedRoad(
        sides,
        road.ends,
        cubic_curve(
            first,
            inward_point(sides[0], 14),
            ((end[0] + near[0]) / 2, (end[1] + near[1]) / 2),
            end,
            12,
        ),
    )


def _field_outline(drawn: TilePlan, halves: tuple[str, ...]) -> Polyline:
    """Return the outline of a field: along the edge of the tile where it reaches it, along roads and walls between."""
    held = {HALF_EDGES.index(half) for half in halves}
    if len(held) == 8:
        return tuple(corner_point(each) for each in range(4))
    ring: list[Point] = []
    at = start = next(half for half in sorted(held) if (half - 1) % 8 not in held)
    for _ in range(8):
        ring.append(_edge_mark(at))
        while at in held:
            at = (at + 1) % 8
            ring.append(_edge_mark(at))
        following = at
        while following not in held:
            following = (following + 1) % 8
        ring.extend(_field_boundary(drawn, at, following))
        at = following
        if at == start:
            break
    return tuple(ring)


def _edge_mark(number: int) -> Point:
    """Return a corner or the middle of a side, counted clockwise from the north-west corner."""
    return edge_middle((number - 1) // 2) if number % 2 else corner_point(number // 2)


def _field_boundary(drawn: TilePlan, start: int, end: int) -> Polyline:
    """Return what bounds a field from one mark of the tile's edge to another: roads, walls, or a road and then a wall."""
    if start % 2 and end % 2:
        first, second = _road_inwards(drawn, (start - 1) // 2), _road_inwards(drawn, (end - 1) // 2)
        if first is None or second is None:
            return (drawn.hub,)
        if first[0] is second[0]:
            line = first[0].line
            return line if first[0].sides[0] == (start - 1) // 2 else line[::-1]
        return (*first[1], *second[1][::-1])
    if not start % 2 and not end % 2:
        found: list[Point] = []
        at = start
        for _ in range(4):
            wall = next((each for each in drawn.walls if each.start == at), None)
            if wall is None or at == end:
                break
            found.extend(wall.line)
            at = wall.end
        return tuple(found)
    if start % 2:
        way, wall = (
            _road_inwards(drawn, (start - 1) // 2),
            next((each for each in drawn.walls if each.end == end), None),
        )
        if way is None or wall is None:
            return (drawn.hub,)
        return (*way[1], *wall.line[nearest_index(way[1][-1], wall.line) :])
    way, wall = (
        _road_inwards(drawn, (end - 1) // 2),
        next((each for each in drawn.walls if each.start == start), None),
    )
    if way is None or wall is None:
        return (drawn.hub,)
    return (*wall.line[: nearest_index(way[1][-1], wall.line) + 1], *way[1][::-1])


def _road_inwards(drawn: TilePlan, side: int) -> tuple[PlannedRoad, Polyline] | None:
    """Return the road at a side with its line from there on, no farther than the office of the tile; None where no road is."""
    way = next((road for road in drawn.roads if side in road.sides), None)
    if way is None:
        return None
    line = way.line if way.sides[0] == side else way.line[::-1]
    if len(way.sides) == 2 and drawn.tile.office:
        line = (*line[: nearest_index(drawn.hub, line) + 1], drawn.hub)
    return way, line


def _farmer_spot(drawn: TilePlan, ring: Polyline) -> Point:
    """Return the spot in a field that is farthest from everything built."""
    best, found = -1.0, MIDDLE
    for y in range(12, 93, 5):
        for x in range(8, 93, 5):
            point = (float(x), float(y))
            if is_inside(point, ring) and not any(is_inside(point, city) for city in drawn.cities):
                value = min(drawn.clearance(point), 22.0) + 0.3 * min(x, y, 100 - x, 100 - y, 14)
                if value > best:
                    best, found = value, point
    return found
