"""The poster of a finished match: a self-contained SVG with the land, meeples and points."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from xml.sax.saxutils import escape

from parlour.games.carcassonne.pictures.shapes import (
    Stroke,
    flatten_strokes,
    load_shapes,
    shape_path,
)
from parlour.games.carcassonne.pictures.tile import TilePicture, tile_picture
from parlour.games.carcassonne.rules.land import SEGMENT_STRIDE
from parlour.games.carcassonne.rules.state import PlacedTile, State
from parlour.games.carcassonne.rules.tiles import CarcassonneTileSet
from parlour.plugin.link_picture import SEAT_COLOURS

TILE_WIDTH, MARGIN, FOOT_HEIGHT = 100, 60, 150
"""The width of a tile, the margin around the land, and the height of the footer, in SVG units."""

NAME_WIDTH = 250
"""The minimum width of a name with its points in the footer."""


def poster_svg(
    state: State, tiles: CarcassonneTileSet, names: Sequence[str], colours: Sequence[int]
) -> str:
    """Return the poster of a state as SVG: the land, with names and points of the seats below."""
    left, right = min(tile.x for tile in state.placed), max(tile.x for tile in state.placed)
    top, bottom = min(tile.y for tile in state.placed), max(tile.y for tile in state.placed)
    columns = min(len(names), 3)
    width = max((right - left + 1) * TILE_WIDTH, columns * NAME_WIDTH) + 2 * MARGIN
    rows = -(-len(names) // columns)
    height = (bottom - top + 1) * TILE_WIDTH + 2 * MARGIN + FOOT_HEIGHT + 46 * (rows - 1)
    dx = (width - (right - left + 1) * TILE_WIDTH) / 2 - left * TILE_WIDTH
    dy = MARGIN - top * TILE_WIDTH
    every = state.options.offices == "every"
    placed = [
        (tile, tile_picture(tiles.tiles[tile.tile], tile.turns, every)) for tile in state.placed
    ]
    body = [
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {width:g} {height}">',
        f"<title>Carcassonne: {escape(', '.join(names))}</title>",
        f"<style>{style_sheet()}</style><defs>",
        *tile_symbols({(tile.tile, tile.turns): picture for tile, picture in placed}),
        f'</defs><rect width="{width:g}" height="{height}" fill="#F7F2E8"/>'
        f'<g transform="translate({dx:g} {dy})">',
        *land_svgs(state.placed),
    ]
    body += _meeple_svgs(state, [picture for _, picture in placed], colours)
    body += [
        "</g>",
        *_name_rows(state, names, colours, width, columns, height - FOOT_HEIGHT - 46 * (rows - 1)),
        "</svg>\n",
    ]
    return "\n".join(body)


@cache
def style_sheet() -> str:
    """Return the CSS of the land in the light theme, with colour variables replaced by values."""
    text = (
        (files("parlour.games.carcassonne") / "ui/style.css")
        .read_text("utf-8")
        .split("/* the board */")[0]
    )
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    colours = dict(re.findall(r"(--[\w-]+): ([^;]+);", text[: text.index("}")]))
    rules = "\n".join(
        " ".join(rule.split()) for rule in re.findall(r"^\.[^{}]+\{[^}]*\}", text, re.M)
    )
    filled = re.sub(r"var\((--[\w-]+)\)", lambda match: colours[match[1]], rules)
    # Some SVG viewers do not support rgb(r g b / a) and draw such colours black.
    return re.sub(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)", r"rgba(\1, \2, \3, \4)", filled)


def tile_symbols(used: dict[tuple[str, int], TilePicture]) -> Iterator[str]:
    """Yield the two layers of each tile picture as SVG groups that the land references.

    Args:
        used: The tile pictures by tile id and turns.
    """
    for (name, turns), picture in used.items():
        for layer, strokes in (("below", picture.below), ("above", flatten_strokes(picture.above))):
            yield f'<g id="{name}-{turns}-{layer}">{_path_svgs(strokes)}</g>'


def land_svgs(tiles: Sequence[PlacedTile]) -> Iterator[str]:
    """Yield the placed tiles as SVG references to their groups, each on a light background."""
    for tile in tiles:
        x, y = tile.x * TILE_WIDTH, tile.y * TILE_WIDTH
        yield f'<rect x="{x - 3}" y="{y - 3}" width="106" height="106" fill="#FBF3DF"/>'
    for layer in ("below", "above"):
        for tile in sorted(tiles, key=lambda each: (each.y, each.x)):
            x, y = tile.x * TILE_WIDTH, tile.y * TILE_WIDTH
            yield f'<use xlink:href="#{tile.tile}-{tile.turns}-{layer}" x="{x}" y="{y}"/>'


def _path_svgs(strokes: Iterable[Stroke]) -> str:
    return "".join(f'<path class="cc-{paint}" d="{data}"/>' for paint, data in strokes)


def _meeple_svgs(state: State, pictures: list[TilePicture], colours: Sequence[int]) -> list[str]:
    """Return the meeples on the land as SVG, from north to south."""
    svgs = []
    for meeple in state.meeples:
        number, index = divmod(meeple.segment, SEGMENT_STRIDE)
        tile, picture = state.placed[number], pictures[number]
        name = list(picture.outlines)[index]
        svgs.append(placed_meeple(colours[meeple.seat], name, (tile.x, tile.y), picture))
    return [svg for _, svg in sorted(svgs)]


def placed_meeple(
    colour: int, segment: str, square: tuple[int, int], picture: TilePicture
) -> tuple[float, str]:
    """Return a meeple on the land as SVG, preceded by the y coordinate of its base.

    Args:
        colour: The number of the owner's colour.
        segment: The name of the tile's segment.
        square: The square of the tile.
        picture: The picture of the tile.
    """
    x, y = picture.stands[segment]
    is_farmer = segment[0] == "f"
    left, base = square[0] * TILE_WIDTH + x, square[1] * TILE_WIDTH + y + (6 if is_farmer else 11)
    turn = "translate(12 -1.5) rotate(-90)" if is_farmer else ""
    shadow = '<ellipse class="cc-ground-shade" cx="2" cy="1" rx="10" ry="3"/>'
    figure = f'<g transform="{turn}">{meeple_figure(colour)}</g>'
    return base, f'<g transform="translate({left:g} {base:g}) scale(1.25)">{shadow}{figure}</g>'


def meeple_figure(colour: int) -> str:
    """Return the SVG of a colour's meeple and glyph, with its base at 0, 0."""
    body = "".join(
        f'<path class="cc-{paint}" d="{shape_path((paint, strokes), (0, 0))}"'
        + (f' fill="{SEAT_COLOURS[colour]}"/>' if paint == "seat" else "/>")
        for paint, strokes in load_shapes()["meeple"]
    )
    return body + _path_svgs(
        (part[0], shape_path(part, (0, -6.4))) for part in load_shapes()[f"glyph-{colour + 1}"]
    )


def _name_rows(
    state: State,
    names: Sequence[str],
    colours: Sequence[int],
    width: float,
    columns: int,
    top: int,
) -> Iterator[str]:
    """Yield the poster's footer: the meeple, name and points of each seat, best first."""
    serif = 'font-family="Fraunces, Georgia, serif" fill="#23201B"'
    order = sorted(range(len(names)), key=lambda seat: -state.scores[seat].total)
    step = (width - 2 * MARGIN) / columns
    for place, seat in enumerate(order):
        x, y = MARGIN + step * (place % columns), top + 64 + 46 * (place // columns)
        name = names[seat] if len(names[seat]) <= 16 else names[seat][:15] + "…"
        yield f'<g transform="translate({x + 14:g} {y})">{meeple_figure(colours[seat])}</g>'
        yield f'<text x="{x + 34:g}" y="{y}" font-size="20" {serif}>{escape(name)}</text>'
        total = state.scores[seat].total
        style = 'font-size="22" font-weight="600" text-anchor="end"'
        yield f'<text x="{x + step - 24:g}" y="{y}" {style} {serif}>{total}</text>'
