"""Upright shapes on the land, such as houses, trees and towers, with their base at 0, 0."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from parlour.games.carcassonne.pictures.curves import Point, format_coordinate

Stroke = tuple[str, str]
"""A path: its paint, which is a CSS class, and its data."""

Part = tuple[str, tuple[tuple[float, float, str], ...]]
"""A part of a shape: its paint, and its strokes as a start point and relative path data."""

PLAIN_SHAPES = frozenset({"house", "gabled", "long", "tall", "slated", "tree", "poplar", "hedge"})
"""Small shapes that do not overlap within a row, so that a whole row can be painted at once."""

PAINT_ORDER = (
    "shadow",
    "wall",
    "wall-shade",
    "roof",
    "roof-shade",
    "slate",
    "slate-shade",
    "leaf",
    "leaf-shade",
    "line-leaf",
    "line",
)
"""The order in which the paints of a row of plain shapes are applied."""

ROW_DEPTH = 3.0
"""The maximum distance, from north to south, between the bases of shapes in one row."""


class StandingShape(NamedTuple):
    """An upright shape at a position on a tile."""

    y: float
    """The depth of the shape; shapes are drawn from north to south."""
    shape: str | None
    """The name of the shape, or None if it has strokes of its own."""
    at: Point
    """The position of the base."""
    strokes: tuple[Stroke, ...] = ()
    """The strokes of a shape without a name."""


@cache
def load_shapes() -> dict[str, tuple[Part, ...]]:
    """Return the parts of all shapes by name, read from data/shapes.json."""
    body = (files("parlour.games.carcassonne") / "data/shapes.json").read_bytes()
    return msgspec.json.decode(body, type=dict[str, tuple[Part, ...]])


def shape_path(part: Part, at: Point) -> str:
    """Return the SVG path data of one part of a shape, moved to a point."""
    return "".join(
        f"M{format_coordinate(x + at[0])} {format_coordinate(y + at[1])}{rest}"
        for x, y, rest in part[1]
    )


def shape_at(shape: str, at: Point) -> StandingShape:
    """Return a named shape at a point, to be painted in the order of its y coordinate."""
    return StandingShape(at[1], shape, at)


ShapeRow = tuple[tuple[str, float, float], ...]
"""Shapes (name, x, y) that are painted together."""


def painting_rows(things: list[StandingShape]) -> list[Stroke | ShapeRow]:
    """Return the shapes in painting order, from north to south, as strokes and rows of shapes."""
    rows: list[Stroke | ShapeRow] = []
    row: list[tuple[str, float, float]] = []
    row_start = 0.0
    for thing in sorted(things, key=lambda each: each.y):
        is_plain = thing.shape in PLAIN_SHAPES
        if row and not (is_plain and thing.y - row_start <= ROW_DEPTH):
            rows.append(tuple(row))
            row = []
        if thing.shape is None:
            rows.extend(thing.strokes)
            continue
        named = (thing.shape, round(thing.at[0], 1), round(thing.at[1], 1))
        if not is_plain:
            rows.append((named,))
            continue
        if not row:
            row_start = thing.y
        row.append(named)
    return [*rows, tuple(row)] if row else rows


def flatten_strokes(rows: Iterable[Stroke | ShapeRow]) -> list[Stroke]:
    """Return rows of shapes as plain strokes.

    A row with a single shape keeps the paint order of that shape.
    """
    strokes: list[Stroke] = []
    for each in rows:
        if isinstance(each[0], str):
            strokes.append(each)
            continue
        parts = [
            (part[0], shape_path(part, (x, y)))
            for name, x, y in each
            for part in load_shapes()[name]
        ]
        if len(each) == 1:
            strokes.extend(parts)
        else:
            strokes.extend(
                (paint, data)
                for paint in PAINT_ORDER
                if (data := "".join(piece for own, piece in parts if own == paint))
            )
    return strokes
