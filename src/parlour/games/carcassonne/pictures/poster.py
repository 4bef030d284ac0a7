"""A finished land as one vector picture that stands alone: map, meeples, and who made how many points."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from xml.sax.saxutils import escape

from parlour.games.carcassonne.pictures.standing import (
    Stroke,
    flatten_strokes,
    load_shapes,
    shape_path,
)
from parlour.games.carcassonne.pictures.tile import TilePicture, tile_picture
from parlour.games.carcassonne.rules.land import SEGMENT_STRIDE
from parlour.games.carcassonne.rules.state import State
from parlour.games.carcassonne.rules.tiles import CarcassonneTileSet
from parlour.plugin.link_picture import SEAT_COLOURS

TILE_WIDTH, MARGIN, FOOT_HEIGHT = 100, 60, 150
"""Widths in the picture: a tile, the paper around the land, and the foot with the names."""

NAME_WIDTH = 250
"""How wide a name with its points is at the foot."""


def poster_svg(state: State, tiles: CarcassonneTileSet, names: Sequence[str]) -> str:
    """Return the picture of a state's land as SVG, with the names of the seats and their points below."""
    left, right = min(tile.x for tile in state.placed), max(tile.x for tile in state.placed)
    top, bottom = min(tile.y for tile in state.placed), max(tile.y for tile in state.placed)
    columns = min(len(names), 3)
    width = max((right - left + 1) * TILE_WIDTH, columns * NAME_WIDTH) + 2 * MARGIN
    rows = -(-len(names) // columns)
    height = (bottom - top + 1) * TILE_WIDTH + 2 * MARGIN + FOOT_HEIGHT + 46 * (rows - 1)
    dx = (width - (right - left + 1) * TILE_WIDTH) / 2 - left * TILE_WIDTH
    dy = MARGIN - top * TILE_WIDTH
    every = state.options.offices == "every"
    lying = [
        (tile, tile_picture(tiles.tiles[tile.tile], tile.turns, every)) for tile in state.placed
    ]
    body = [
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 {width:g} {height}">',
        f"<title>Carcassonne: {escape(', '.join(names))}</title>",
        f"<style>{style_sheet()}</style><defs>",
        *tile_symbols({(tile.tile, tile.turns): one for tile, one in lying}),
        f'</defs><rect width="{width:g}" height="{height}" fill="#F7F2E8"/><g transform="translate({dx:g} {dy})">',
        *(
            f'<rect x="{tile.x * TILE_WIDTH - 3}" y="{tile.y * TILE_WIDTH - 3}" width="106" height="106" fill="#FBF3DF"/>'
            for tile, _ in lying
        ),
    ]
    ordered = sorted(lying, key=lambda pair: (pair[0].y, pair[0].x))
    for layer in ("below", "above"):
        body += (
            f'<use xlink:href="#{tile.tile}-{tile.turns}-{layer}" x="{tile.x * TILE_WIDTH}" y="{tile.y * TILE_WIDTH}"/>'
            for tile, _ in ordered
        )
    body += _meeple_svgs(state, tiles, [one for _, one in lying])
    body += [
        "</g>",
        *_name_rows(state, names, width, columns, height - FOOT_HEIGHT - 46 * (rows - 1)),
        "</svg>\n",
    ]
    return "\n".join(body)


@cache
def style_sheet() -> str:
    """Return the style sheet of the land as it is by day, its colours filled in."""
    text = (
        (files("parlour.games.carcassonne") / "ui/style.css")
        .read_text("utf-8")
        .split("/* the board */")[0]
    )
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    colours = dict(re.findall(r"(--[\w-]+): ([^;]+);", text[: text.index("}")]))
    rules = "\n".join(line for line in text.splitlines() if line.startswith("."))
    filled = re.sub(r"var\((--[\w-]+)\)", lambda found: colours[found[1]], rules)
    # Not everything that shows SVG reads the short way to write half a colour: it would be black.
    return re.sub(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)", r"rgba(\1, \2, \3, \4)", filled)


def tile_symbols(used: dict[tuple[str, int], TilePicture]) -> Iterator[str]:
    """Yield what each tile looks like after its turns, in two layers, by an id of its own."""
    for (name, turns), one in used.items():
        for layer, strokes in (("below", one.below), ("above", flatten_strokes(one.above))):
            yield f'<g id="{name}-{turns}-{layer}">{_path_svgs(strokes)}</g>'


def _path_svgs(strokes: Iterable[Stroke]) -> str:
    return "".join(f'<path class="cc-{paint}" d="{data}"/>' for paint, data in strokes)


def _meeple_svgs(state: State, tiles: CarcassonneTileSet, pictures: list[TilePicture]) -> list[str]:
    """Return the meeples that still stand, from north to south."""
    found = []
    for meeple in state.meeples:
        number, index = divmod(meeple.segment, SEGMENT_STRIDE)
        tile, one = state.placed[number], pictures[number]
        name = list(one.outlines)[index]
        found.append(standing_meeple(meeple.seat, name, (tile.x, tile.y), one))
    return [drawn for _, drawn in sorted(found)]


def standing_meeple(
    seat: int, segment: str, square: tuple[int, int], one: TilePicture
) -> tuple[float, str]:
    """Return a meeple on a segment of a tile at this square, and how far south its feet are."""
    x, y = one.stands[segment]
    lies = segment[0] == "f"
    spot = (square[0] * TILE_WIDTH + x, square[1] * TILE_WIDTH + y + (6 if lies else 11))
    turn = "translate(12 -1.5) rotate(-90)" if lies else ""
    shadow = '<ellipse class="cc-ground-shade" cx="2" cy="1" rx="10" ry="3"/>'
    drawn = f'<g transform="translate({spot[0]:g} {spot[1]:g}) scale(1.25)">{shadow}<g transform="{turn}">{meeple_figure(seat)}</g></g>'
    return spot[1], drawn


def meeple_figure(seat: int) -> str:
    """Return a meeple of a seat with its glyph, feet at 0, 0."""
    body = "".join(
        f'<path class="cc-{paint}" d="{shape_path((paint, strokes), (0, 0))}"'
        + (f' fill="{SEAT_COLOURS[seat]}"/>' if paint == "seat" else "/>")
        for paint, strokes in load_shapes()["meeple"]
    )
    return body + _path_svgs(
        (part[0], shape_path(part, (0, -6.4))) for part in load_shapes()[f"glyph-{seat + 1}"]
    )


def _name_rows(
    state: State, names: Sequence[str], width: float, columns: int, top: int
) -> Iterator[str]:
    """Return the foot of the poster: a meeple, a name and points for each seat, the best first."""
    serif = 'font-family="Fraunces, Georgia, serif" fill="#23201B"'
    order = sorted(range(len(names)), key=lambda seat: -state.scores[seat].total)
    step = (width - 2 * MARGIN) / columns
    for place, seat in enumerate(order):
        x, y = MARGIN + step * (place % columns), top + 64 + 46 * (place // columns)
        name = names[seat] if len(names[seat]) <= 16 else names[seat][:15] + "…"
        yield f'<g transform="translate({x + 14:g} {y})">{meeple_figure(seat)}</g>'
        yield f'<text x="{x + 34:g}" y="{y}" font-size="20" {serif}>{escape(name)}</text>'
        yield f'<text x="{x + step - 24:g}" y="{y}" font-size="22" font-weight="600" text-anchor="end" {serif}>{state.scores[seat].total}</text>'
