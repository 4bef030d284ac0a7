"""The picture of one tile: the fields below, and roads, cities and buildings above."""

from __future__ import annotations

from functools import cache
from math import hypot
from random import Random
from typing import NamedTuple

from parlour.games.carcassonne.pictures.curves import (
    Point,
    Polyline,
    distance,
    distance_to_line,
    inward_point,
    is_inside,
    nearest_index,
    path_data,
    point_along,
)
from parlour.games.carcassonne.pictures.plan import TilePlan, tile_plan
from parlour.games.carcassonne.pictures.shapes import (
    ShapeRow,
    StandingShape,
    Stroke,
    load_shapes,
    painting_rows,
    shape_at,
    shape_path,
)
from parlour.games.carcassonne.pictures.walls import wall_pieces
from parlour.games.carcassonne.rules.tiles import Tile

GROUND = "M0 0H100V100H0Z"

HAMLET: tuple[tuple[float, float, str], ...] = (
    (33, 37, "long"),
    (68, 38, "house"),
    (67, 68, "gabled"),
    (32, 69, "house"),
)
"""The houses around a crossing."""

GARDEN: tuple[Point, ...] = ((24, 69), (77, 70), (25, 44), (76, 43))
"""The poplars around a monastery."""

PICTURED_LIFE: dict[str, tuple[tuple[float, float, str], ...]] = {
    "BM03": ((0, 0, "cow"), (13, 5, "cow"), (3, 10, "cow")),
    "BM04": ((0, 4, "farmhouse"),),
    "BM05": ((0, 0, "cow"), (13, 6, "cow")),
    "BM08": ((0, 0, "highwayman"), (9, 3, "highwayman"), (-7, 5, "tree")),
}
"""The decoration of bookmaker tiles, based on the names of the printed tiles."""


class TilePicture(NamedTuple):
    """The picture of a rotated tile, with the outlines and meeple positions of its segments."""

    below: tuple[Stroke, ...]
    """The strokes of the fields."""
    above: tuple[Stroke | ShapeRow, ...]
    """The strokes and shapes above the fields."""
    outlines: dict[str, str]
    """The outline of each segment as path data; for a road, its line."""
    stands: dict[str, Point]
    """The meeple position on each segment."""
    hub: Point | None
    """The position of the office."""


class _MeadowSpots:
    """A generator of free positions for decoration in the fields of a tile."""

    def __init__(self, plan: TilePlan, rng: Random) -> None:
        self.plan, self.rng = plan, rng
        self.occupied = [spot for name, spot in plan.stands.items() if name[0] == "f"]

    def spots(self, count: int, margin: float) -> list[Point]:
        """Return up to `count` random free positions that keep a margin from everything else."""
        points: list[Point] = []
        for _ in range(26):
            if len(points) == count:
                break
            point = (4 + self.rng.random() * 92, 10 + self.rng.random() * 86)
            if self._is_free(point, margin):
                self.occupied.append(point)
                points.append(point)
        return points

    def _is_free(self, point: Point, margin: float) -> bool:
        x, y = point
        if (
            not (0.6 * margin < x < 100 - 0.6 * margin and 10 < y < 97)
            or self.plan.clearance(point) <= margin
        ):
            return False
        return not any(is_inside(point, ring) for ring in self.plan.cities) and all(
            distance(point, other) >= 13 for other in self.occupied
        )


@cache
def tile_picture(tile: Tile, turns: int, every: bool) -> TilePicture:
    """Return the picture of a tile after rotation.

    Args:
        tile: The tile.
        turns: The clockwise quarter turns.
        every: Whether each road of a bookmaker tile ends at its office.
    """
    plan = tile_plan(tile, every).rotated_plan(turns)
    rng = Random(f"{tile.id} {turns}")
    things: list[StandingShape] = []
    below: list[Stroke] = [("field", GROUND), *_draw_meadow(plan, rng, things)]
    above = _draw_roads(plan, rng, things)
    gate = next((road.line[-1] for road in plan.roads if road.ends == "city"), None)
    for wall in plan.walls:
        above.append(("city-shadow", path_data((x + 2.4, y + 2.2) for x, y in wall.line)))
    for at, ring in enumerate(plan.cities):
        above.append(("city", path_data(ring, closed=True)))
        things.extend(_town_buildings(plan, at, gate, rng))
        for wall in plan.walls:
            if wall.city == at:
                things.extend(wall_pieces(wall, ring))
    if gate is not None:
        things.append(StandingShape(gate[1] + 6, "gate", gate))
    if tile.monastery:
        things.append(StandingShape(66, "monastery", (50, 58)))
        things.extend(shape_at("poplar", spot) for spot in GARDEN)
    if tile.office:
        above.extend(_draw_office(plan, things))
    outlines = {f"c{at}": path_data(ring, closed=True) for at, ring in enumerate(plan.cities)}
    outlines |= {f"r{at}": path_data(road.line) for at, road in enumerate(plan.roads)}
    outlines |= {f"f{at}": path_data(ring, closed=True) for at, ring in enumerate(plan.fields)}
    if tile.monastery:
        outlines["m"] = "M26 14H74V72H26Z"
    return TilePicture(
        tuple(below),
        (*above, *painting_rows(things)),
        outlines,
        plan.stands,
        plan.hub if tile.office else None,
    )


def _draw_meadow(plan: TilePlan, rng: Random, things: list[StandingShape]) -> list[Stroke]:
    """Return the furrows and grass of the fields; append sheep, hedges and trees to `things`."""
    meadow, strokes = _MeadowSpots(plan, rng), list[Stroke]()
    pictured = PICTURED_LIFE.get(plan.tile.id, ())
    if pictured:
        spots = meadow.spots(1, 11) or meadow.spots(1, 7) or meadow.spots(1, 4)
        things.extend(
            shape_at(shape, (spot[0] + x, spot[1] + y))
            for spot in spots
            for x, y, shape in pictured
        )
        meadow.occupied += [(spot[0] + 7, spot[1] + 5) for spot in spots]
    for x, y in meadow.spots(1 if rng.random() < 0.75 else 0, 12):
        strokes.append(("furrow", f"M{x - 12:.1f} {y:.1f}a12 6.4-12 1 1 24 0a12 6.4-12 1 1-24 0Z"))
        strokes.extend((part[0], shape_path(part, (x, y))) for part in load_shapes()["furrows"])
    if not pictured and rng.random() < 0.34:
        things.extend(
            shape_at("sheep", (x + dx, y + dy))
            for x, y in meadow.spots(1, 9)
            for dx, dy in ((0, 0), (6.4, 2), (1.6, 4.6))
        )
    things.extend(
        shape_at("hedge", spot) for spot in meadow.spots(1 if rng.random() < 0.8 else 0, 9)
    )
    for x, y in meadow.spots(2, 5):
        things.append(shape_at("tree" if rng.random() < 0.62 else "poplar", (x, y)))
        beside = (x + 5.4, y + 2.4)
        if rng.random() < 0.5 and beside[0] < 95 and plan.clearance(beside) > 4:
            things.append(shape_at("tree", beside))
    tufts = [
        shape_path(part, spot) for spot in meadow.spots(4, 3) for part in load_shapes()["tuft"]
    ]
    return [*strokes, ("line-thin", "".join(tufts))] if tufts else strokes


def _draw_roads(plan: TilePlan, rng: Random, things: list[StandingShape]) -> list[Stroke]:
    """Return the roads and the crossing of a tile; append milestones and houses to `things`."""
    road_data = "".join(
        path_data(_extended_line(road.line, len(road.sides))) for road in plan.roads
    )
    strokes: list[Stroke] = (
        [(paint, road_data) for paint in ("road-edge", "road", "road-rut", "road-crown")]
        if road_data
        else []
    )
    for road in plan.roads:
        (x, y), (dx, dy) = point_along(road.line, 0.3)
        stone = (x - 7.2 * dy, y + 7.2 * dx)
        if not any(is_inside(stone, ring) for ring in plan.cities):
            outline = f"M{stone[0] - 1.2:.1f} {stone[1]:.1f}v-2.6a1.2 1.2 0 0 1 2.4 0v2.6Z"
            things.append(
                StandingShape(stone[1], None, stone, (("wall", outline), ("line", outline)))
            )
    if any(road.ends == "junction" for road in plan.roads):
        for paint, radius in (("yard", 11.4), ("plaza", 9.4), ("green", 6.6)):
            arc = f"a{radius} {radius} 0 1 1"
            circle = f"M{50 - radius} 50{arc} {2 * radius} 0{arc}-{2 * radius} 0Z"
            strokes.append((paint, circle))
        things.append(shape_at("tree", (50, 52.4)))
        arms = {road.sides[0] for road in plan.roads}
        things.extend(shape_at(shape, (x + 2 * rng.random(), y)) for x, y, shape in HAMLET)
        cities = {side for wall in plan.walls for side in range(4) if _is_barred(wall.line, side)}
        for side in set(range(4)) - arms - cities:
            x, y = inward_point(side, 33)
            things.append(StandingShape(y + 3, "tall", (x - 1, y + 4)))
    return strokes


def _is_barred(line: Polyline, side: int) -> bool:
    """Return whether a wall runs along a side of the tile."""
    return distance_to_line(inward_point(side, 20), line) < 16


def _extended_line(line: Polyline, sides: int) -> Polyline:
    """Return a road's line, extended slightly over the tile's edge to avoid a gap."""

    def over(point: Point) -> Point:
        return point[0] + (point[0] - 50) * 0.008, point[1] + (point[1] - 50) * 0.008

    return (over(line[0]), *line[1:-1], over(line[-1]) if sides == 2 else line[-1])


def _town_buildings(
    plan: TilePlan, at: int, gate: Point | None, rng: Random
) -> list[StandingShape]:
    """Return the houses of a city, and its church or banner if it has one."""
    ring, city = plan.cities[at], plan.tile.cities[at]
    walls = [wall.line for wall in plan.walls if wall.city == at]
    x0, y0 = plan.stands[f"c{at}"]
    buildings: list[StandingShape] = []
    church = (x0, y0 + 8) if len(city.edges) >= 3 and not city.shields else None
    if church:
        buildings.append(shape_at("church", church))
    if city.shields:
        buildings.append(StandingShape(y0 + 9.5, "banner", (x0, y0 + 9)))

    def fits(x: float, y: float) -> bool:
        if not (
            is_inside((x, y), ring)
            and is_inside((x - 4, y - 1), ring)
            and is_inside((x + 4, y - 1), ring)
        ) or (y >= 9.5 and not is_inside((x, y - 7), ring)):
            return False
        if church and abs(x - church[0] - 2) < 14 and -9 < y - church[1] < 8:
            return False
        if city.shields and abs(x - x0) < 10 and abs(y - y0 - 4) < 9:
            return False
        if gate and abs(x - gate[0]) < 8 and abs(y - gate[1]) < 12:
            return False
        return all(distance_to_line((x, y - 1), line) >= 5.2 for line in walls)

    for row in range(10):
        for column in range(8):
            x = (7.0 if row % 2 else 13.6) + 13.1 * column + rng.random() * 2.6 - 1.3
            y = min(99.0, 9.4 + 9.7 * row + rng.random() * 1.6 - 0.8)
            which, rare = rng.random(), rng.random()
            if x <= 94 and rare <= 0.955 and fits(x, y):
                kind = next(name for name, most in HOUSE_FREQUENCIES if which < most)
                buildings.append(shape_at("tree" if rare < 0.09 else kind, (x, y)))
    return buildings


HOUSE_FREQUENCIES = (
    ("house", 0.3),
    ("gabled", 0.56),
    ("long", 0.8),
    ("slated", 0.9),
    ("tall", 2.0),
)
"""The cumulative frequencies of the shapes of houses in a city."""


def _draw_office(plan: TilePlan, things: list[StandingShape]) -> list[Stroke]:
    """Return the forecourt of a betting office; append the office and its hedges to `things`."""
    x, y = plan.hub
    strokes: list[Stroke] = [
        (paint, f"M{x - rx:.1f} {y:.1f}a{rx} {ry} 0 1 1 {2 * rx} 0a{rx} {ry} 0 1 1-{2 * rx} 0Z")
        for paint, rx, ry in (("forecourt", 17.0, 10.0), ("yard", 16.2, 9.2))
    ]
    for wall in plan.walls:
        near = wall.line[nearest_index(plan.hub, wall.line)]
        far = hypot(near[0] - x, near[1] - y)
        if 9 < far < 34:
            if plan.tile.id == "BM06":
                strokes.append(("track", path_data((plan.hub, near))))
            else:
                for part in (0.58, 0.8):
                    spot = (x + (near[0] - x) * part, y + (near[1] - y) * part + 1)
                    things.append(StandingShape(spot[1] - 1, "hedge", spot))
    things.append(StandingShape(y + 5, "office", (x - 4, y + 4)))
    return strokes
