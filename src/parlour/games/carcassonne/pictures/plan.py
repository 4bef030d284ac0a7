"""The plan of a tile: city and field outlines, road and wall lines, and meeple positions."""

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
"""The depth to which the wall along one side reaches into the tile."""

OFFICE_SPOTS: dict[str, Point] = {
    "BM01": (50, 82), "BM02": (50, 45), "BM03": (43, 50), "BM04": (57, 50), "BM05": (50, 47),
    "BM06": (64, 66), "BM07": (50, 52), "BM08": (50, 52), "BM09": (54, 54), "BM10": (40, 72),
}  # fmt: skip
"""The position of the office on tiles of the installed set, by tile id."""

MONASTERY_ROAD_END: Point = (50.0, 56.0)
"""The point where roads to a monastery end."""

MONK_SPOT: Point = (72.0, 68.0)
"""The position of a monk, which does not depend on the rotation of the tile."""


class CityWall(NamedTuple):
    """A section of a city wall between two corners."""

    city: int
    """The index of the city on the tile."""
    start: int
    """The edge mark of the first corner, which is twice the number of the corner."""
    end: int
    """The edge mark of the last corner, which is twice the number of the corner."""
    line: Polyline
    bars: int | None
    """The side that the wall closes, if it is exactly one."""


class PlannedRoad(NamedTuple):
    """A road on the plan of a tile."""

    sides: tuple[int, ...]
    """The one or two sides that the road reaches."""
    ends: str | None
    """The feature at which the road ends within the tile, if it reaches only one side."""
    line: Polyline
    """The line of the road, starting at the first side."""


class TilePlan(NamedTuple):
    """The geometric plan of a tile, from which its picture is drawn."""

    tile: Tile
    cities: tuple[Polyline, ...]
    """The outlines of the cities."""
    roads: tuple[PlannedRoad, ...]
    fields: tuple[Polyline, ...]
    """The outlines of the fields."""
    walls: tuple[CityWall, ...]
    hub: Point
    """The position of the office, or of the point where roads end or cross."""
    stands: dict[str, Point]
    """The meeple position on each segment."""

    def clearance(self, point: Point) -> float:
        """Return the distance from a point to the nearest road, wall or building."""
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
        """Return the plan rotated by clockwise quarter turns; buildings stay upright."""
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
    """Return the plan of a tile before rotation.

    Args:
        tile: The tile.
        every: Whether each road of a bookmaker tile ends at its office.
    """
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
    plan = TilePlan(tile, tuple(cities), roads, (), tuple(walls), hub, spots)
    for at, road in enumerate(roads):
        spots[f"r{at}"] = point_along(
            road.line, (0.2 if tile.office else 0.5) if len(road.sides) == 2 else 0.36
        )[0]
    fields = tuple(_field_outline(plan, field.half_edges) for field in tile.fields)
    for at, ring in enumerate(fields):
        spots[f"f{at}"] = _farmer_spot(plan, ring)
    if tile.monastery:
        spots["m"] = MONK_SPOT
    return plan._replace(fields=fields)


def wall_curve(side: int) -> Polyline:
    """Return the curve of a wall that closes one side, from the side's first corner clockwise."""
    first = cubic_curve((0, 0), (20, 15), (27, WALL_DEPTH), (50, WALL_DEPTH), 9)
    return rotated_line(
        (*first, *cubic_curve((50, WALL_DEPTH), (73, WALL_DEPTH), (80, 15), (100, 0), 9)[1:]), side
    )


def _city_outline(at: int, city: City, walls: list[CityWall]) -> tuple[Polyline, Point]:
    """Return a city's outline and the position of its knight; append its walls to `walls`."""
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


def _field_outline(plan: TilePlan, halves: tuple[str, ...]) -> Polyline:
    """Return the outline of a field, which follows tile edges, roads and walls."""
    own = {HALF_EDGES.index(half) for half in halves}
    if len(own) == 8:
        return tuple(corner_point(each) for each in range(4))
    ring: list[Point] = []
    at = start = next(half for half in sorted(own) if (half - 1) % 8 not in own)
    for _ in range(8):
        ring.append(_edge_mark(at))
        while at in own:
            at = (at + 1) % 8
            ring.append(_edge_mark(at))
        following = at
        while following not in own:
            following = (following + 1) % 8
        ring.extend(_field_boundary(plan, at, following))
        at = following
        if at == start:
            break
    return tuple(ring)


def _edge_mark(number: int) -> Point:
    """Return an edge mark: a corner (even) or a midpoint (odd), clockwise from the north-west."""
    return edge_middle((number - 1) // 2) if number % 2 else corner_point(number // 2)


def _field_boundary(plan: TilePlan, start: int, end: int) -> Polyline:
    """Return the inner boundary of a field between two edge marks, along roads and walls."""
    if start % 2 and end % 2:
        first, second = _road_inwards(plan, (start - 1) // 2), _road_inwards(plan, (end - 1) // 2)
        if first is None or second is None:
            return (plan.hub,)
        if first[0] is second[0]:
            line = first[0].line
            return line if first[0].sides[0] == (start - 1) // 2 else line[::-1]
        return (*first[1], *second[1][::-1])
    if not start % 2 and not end % 2:
        boundary: list[Point] = []
        at = start
        for _ in range(4):
            wall = next((each for each in plan.walls if each.start == at), None)
            if wall is None or at == end:
                break
            boundary.extend(wall.line)
            at = wall.end
        return tuple(boundary)
    if start % 2:
        road = _road_inwards(plan, (start - 1) // 2)
        wall = next((each for each in plan.walls if each.end == end), None)
        if road is None or wall is None:
            return (plan.hub,)
        return (*road[1], *wall.line[nearest_index(road[1][-1], wall.line) :])
    road = _road_inwards(plan, (end - 1) // 2)
    wall = next((each for each in plan.walls if each.start == start), None)
    if road is None or wall is None:
        return (plan.hub,)
    return (*wall.line[: nearest_index(road[1][-1], wall.line) + 1], *road[1][::-1])


def _road_inwards(plan: TilePlan, side: int) -> tuple[PlannedRoad, Polyline] | None:
    """Return the road that leaves by a side, and its line from that side inwards.

    The line ends at the office if the tile has one. The result is None if no road leaves there.
    """
    road = next((each for each in plan.roads if side in each.sides), None)
    if road is None:
        return None
    line = road.line if road.sides[0] == side else road.line[::-1]
    if len(road.sides) == 2 and plan.tile.office:
        line = (*line[: nearest_index(plan.hub, line) + 1], plan.hub)
    return road, line


def _farmer_spot(plan: TilePlan, ring: Polyline) -> Point:
    """Return the position in a field that is farthest from roads, walls and buildings."""
    best, spot = -1.0, MIDDLE
    for y in range(12, 93, 5):
        for x in range(8, 93, 5):
            point = (float(x), float(y))
            if is_inside(point, ring) and not any(is_inside(point, city) for city in plan.cities):
                value = min(plan.clearance(point), 22.0) + 0.3 * min(x, y, 100 - x, 100 - y, 14)
                if value > best:
                    best, spot = value, point
    return spot
