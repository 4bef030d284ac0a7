"""City walls, lit from the north-west, with towers at their ends and bends."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from parlour.games.carcassonne.pictures.curves import (
    Point,
    Polyline,
    distance,
    is_inside,
    path_data,
)
from parlour.games.carcassonne.pictures.plan import CityWall
from parlour.games.carcassonne.pictures.shapes import StandingShape

WALL_HEIGHT = 6.2
"""Height of a wall."""

PIECE_STEPS = 3
"""The number of steps of the line that one piece of wall covers."""


def wall_pieces(wall: CityWall, ring: Polyline) -> list[StandingShape]:
    """Return the wall pieces and towers of one section of a city wall."""
    line = wall.line
    last = len(line) - 1
    cuts = (
        [0, 6, 12, last]
        if wall.bars is None and distance(line[0], line[last]) > 120
        else [0, 5, last - 5, last]
    )
    shapes: list[StandingShape] = []
    for first, end in pairwise(cuts):
        shapes.extend(
            _wall_piece(line[start : min(start + PIECE_STEPS, end) + 1], ring)
            for start in range(first, end, PIECE_STEPS)
        )
    for at, cut in enumerate(cuts):
        x, y = line[cut]
        shapes.append(
            StandingShape(y + 0.2, "turret" if at in (0, len(cuts) - 1) else "tower", (x, y))
        )
    return shapes


def _wall_piece(part: Polyline, ring: Polyline) -> StandingShape:
    start, end = part[0], part[-1]
    nx, ny = _outward_direction(start, end, ring)
    high = WALL_HEIGHT if ny > -0.2 else WALL_HEIGHT - 1.2
    up = tuple((x, y - high) for x, y in part)
    south = ny > 0.35
    face = (
        "rampart-shade" if south and nx > 0.25 else "rampart" if south or nx < 0 else "rampart-dark"
    )
    foot, crest = path_data(part), path_data(up)
    strokes = (
        (face, path_data((*part, *up[::-1]), closed=True)),
        ("line", foot),
        ("crest-edge", crest),
        ("crest", crest),
        ("merlons", crest),
    )
    return StandingShape(max(start[1], end[1]) - (3 if ny < -0.3 else 0), None, start, strokes)


def _outward_direction(start: Point, end: Point, ring: Polyline) -> Point:
    """Return the unit vector perpendicular to a piece of wall that points out of the city."""
    nx, ny = end[1] - start[1], start[0] - end[0]
    length = hypot(nx, ny) or 1.0
    nx, ny = nx / length, ny / length
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    return (-nx, -ny) if is_inside((middle[0] + 2 * nx, middle[1] + 2 * ny), ring) else (nx, ny)
