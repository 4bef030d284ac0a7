"""Tile geometry: points and lines in a square 100 units wide, x to the east, y to the south."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot

Point = tuple[float, float]
Polyline = tuple[Point, ...]

SIDE = 100.0
"""Width of a tile."""

MIDDLE: Point = (50.0, 50.0)


def rotated_point(point: Point, turns: int) -> Point:
    """Return a point rotated about the tile's centre by clockwise quarter turns.

    >>> rotated_point((50.0, 0.0), 1)
    (100.0, 50.0)
    """
    x, y = point
    for _ in range(turns % 4):
        x, y = SIDE - y, x
    return x, y


def rotated_line(line: Iterable[Point], turns: int) -> Polyline:
    """Return a line rotated about the tile's centre by clockwise quarter turns."""
    return tuple(rotated_point(point, turns) for point in line)


def edge_middle(side: int) -> Point:
    """Return the midpoint of a side; sides are numbered clockwise from 0 in the north."""
    return rotated_point((50.0, 0.0), side)


def inward_point(side: int, depth: float) -> Point:
    """Return the point at a distance inward from the midpoint of a side."""
    return rotated_point((50.0, depth), side)


def corner_point(number: int) -> Point:
    """Return a corner; corners are numbered clockwise from 0 in the north-west."""
    return rotated_point((0.0, 0.0), number)


def cubic_curve(start: Point, first: Point, second: Point, end: Point, steps: int) -> Polyline:
    """Return a cubic Bézier curve as a polyline of `steps` segments."""
    line = []
    for step in range(steps + 1):
        t = step / steps
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        points = (start, first, second, end)
        line.append(
            (
                sum(weight * point[0] for weight, point in zip(weights, points, strict=True)),
                sum(weight * point[1] for weight, point in zip(weights, points, strict=True)),
            )
        )
    return tuple(line)


def distance(point: Point, other: Point) -> float:
    """Return the distance between two points."""
    return hypot(point[0] - other[0], point[1] - other[1])


def is_inside(point: Point, outline: Sequence[Point]) -> bool:
    """Return whether a point is inside a closed outline."""
    x, y = point
    inside = False
    x1, y1 = outline[-1]
    for x2, y2 in outline:
        if (y2 > y) != (y1 > y) and x < (x1 - x2) * (y - y2) / (y1 - y2) + x2:
            inside = not inside
        x1, y1 = x2, y2
    return inside


def distance_to_line(point: Point, line: Sequence[Point]) -> float:
    """Return the shortest distance from a point to a polyline."""
    x, y = point
    least = 1e9
    x1, y1 = line[0]
    for x2, y2 in line[1:]:
        dx, dy = x2 - x1, y2 - y1
        length = dx * dx + dy * dy or 1.0
        t = ((x - x1) * dx + (y - y1) * dy) / length
        t = 0.0 if t < 0 else 1.0 if t > 1 else t
        ex, ey = x - x1 - t * dx, y - y1 - t * dy
        least = min(least, ex * ex + ey * ey)
        x1, y1 = x2, y2
    return float(least**0.5)


def nearest_index(point: Point, line: Sequence[Point]) -> int:
    """Return the index of the vertex of a line that is nearest to a point."""
    return min(range(len(line)), key=lambda at: distance(point, line[at]))


def point_along(line: Sequence[Point], part: float) -> tuple[Point, Point]:
    """Return the point at a fraction of a line's length, and the direction of the line there.

    Args:
        line: The line.
        part: The fraction, from 0 to 1.
    """
    lengths = [distance(point, following) for point, following in pairwise(line)]
    left = sum(lengths) * part
    for at, length in enumerate(lengths):
        if left <= length or at == len(lengths) - 1:
            (x1, y1), (x2, y2) = line[at], line[at + 1]
            share, whole = (left / length if length else 0.0), length or 1.0
            return (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share), (
                (x2 - x1) / whole,
                (y2 - y1) / whole,
            )
        left -= length
    return line[0], (1.0, 0.0)


def format_coordinate(value: float) -> str:
    """Return a coordinate rounded to at most one decimal.

    >>> format_coordinate(12.04)
    '12'
    """
    return f"{round(value, 1):g}"


def path_data(line: Iterable[Point], *, closed: bool = False) -> str:
    """Return the SVG path data of a line."""
    return (
        "M"
        + "L".join(f"{format_coordinate(x)} {format_coordinate(y)}" for x, y in line)
        + ("Z" if closed else "")
    )
