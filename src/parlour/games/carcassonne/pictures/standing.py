"""What stands on the land: houses, trees, towers and larger buildings, drawn once and put where they belong, feet at 0, 0."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from parlour.games.carcassonne.pictures.curves import Point, format_coordinate

Stroke = tuple[str, str]
"""The paint of a path, a class of the style sheet, and its data."""

Part = tuple[str, tuple[tuple[float, float, str], ...]]
"""The paint of a part of a shape, and its strokes: where each begins, and the rest in relative steps."""

PLAIN_SHAPES = frozenset({"house", "gabled", "long", "tall", "slated", "tree", "poplar", "hedge"})
"""Small shapes that never hide one another in a row, so that a row of them is painted in one."""

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
"""In which order a row of plain shapes is painted."""

ROW_DEPTH = 3.0
"""Feet no farther apart than this, from north to south, stand in one row."""


class StandingShape(NamedTuple):
    """Something that stands at `y`: a shape at a point, or strokes of its own."""

    y: float
    shape: str | None
    at: Point
    strokes: tuple[Stroke, ...] = ()


@cache
def load_shapes() -> dict[str, tuple[Part, ...]]:
    """Return all shapes by name."""
    body = (files("parlour.games.carcassonne") / "data/shapes.json").read_bytes()
    return msgspec.json.decode(body, type=dict[str, tuple[Part, ...]])


def shape_path(part: Part, at: Point) -> str:
    """Return a part of a shape as the data of a path, at a point."""
    return "".join(
        f"M{format_coordinate(x + at[0])} {format_coordinate(y + at[1])}{rest}"
        for x, y, rest in part[1]
    )


def shape_at(shape: str, at: Point) -> StandingShape:
    """Return a shape that stands at a point."""
    return StandingShape(at[1], shape, at)


ShapeRow = tuple[tuple[str, float, float], ...]
"""Shapes by name and point that are painted together."""


def painting_rows(things: list[StandingShape]) -> list[Stroke | ShapeRow]:
    """Return everything that stands, from north to south: strokes, and rows of shapes."""
    found: list[Stroke | ShapeRow] = []
    row: list[tuple[str, float, float]] = []
    since = 0.0
    for one in sorted(things, key=lambda each: each.y):
        plain = one.shape in PLAIN_SHAPES
        if row and not (plain and one.y - since <= ROW_DEPTH):
            found.append(tuple(row))
            row = []
        if one.shape is None:
            found.extend(one.strokes)
            continue
        named = (one.shape, round(one.at[0], 1), round(one.at[1], 1))
        if not plain:
            found.append((named,))
            continue
        if not row:
            since = one.y
        row.append(named)
    return [*found, tuple(row)] if row else found


def flatten_strokes(standing: Iterable[Stroke | ShapeRow]) -> list[Stroke]:
    """Return strokes and rows of shapes as strokes alone. A shape by itself keeps its own order of paints."""
    found: list[Stroke] = []
    for one in standing:
        if isinstance(one[0], str):
            found.append(one)
            continue
        parts = [
            (part[0], shape_path(part, (x, y)))
            for name, x, y in one
            for part in load_shapes()[name]
        ]
        if len(one) == 1:
            found.extend(parts)
        else:
            found.extend(
                (paint, data)
                for paint in PAINT_ORDER
                if (data := "".join(piece for own, piece in parts if own == paint))
            )
    return found
