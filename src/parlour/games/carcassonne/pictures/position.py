"""The picture of a position for link previews, with the land and its meeples."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import AssetLookup
from parlour.games.carcassonne.pictures.poster import (
    TILE_WIDTH,
    land_svgs,
    placed_meeple,
    style_sheet,
    tile_symbols,
)
from parlour.games.carcassonne.pictures.tile import tile_picture
from parlour.games.carcassonne.rules.tiles import find_tiles
from parlour.games.carcassonne.rules.view import CarcassonneView, MeepleView
from parlour.plugin.link_picture import svg_on_background

MIN_TILES = (4, 2)
"""The minimum size of the picture, in tiles across and down."""


def position_svg(view: CarcassonneView, assets: AssetLookup, colours: Sequence[int]) -> str | None:
    """Return an SVG picture of the land, without chips and the drawn tile.

    The result is None if only the start tile has been placed.

    Raises:
        LookupError: The tile set is not available.
    """
    if len(view.tiles) < 2:
        return None
    tiles = find_tiles(view.options.tiles, assets).tiles
    every = view.options.offices == "every"
    placed = [(tile, tile_picture(tiles[tile.tile], tile.turns, every)) for tile in view.tiles]
    body = [
        f"<style>{style_sheet()}</style><defs>",
        *tile_symbols({(tile.tile, tile.turns): picture for tile, picture in placed}),
        "</defs>",
        *land_svgs(view.tiles),
    ]
    meeples = []
    for meeple in view.meeples:
        number, segment = _split_place(meeple)
        tile, picture = placed[number]
        meeples.append(placed_meeple(colours[meeple.seat], segment, (tile.x, tile.y), picture))
    body += (svg for _, svg in sorted(meeples))
    left, across = _picture_extent([tile.x for tile in view.tiles], MIN_TILES[0])
    top, down = _picture_extent([tile.y for tile in view.tiles], MIN_TILES[1])
    return svg_on_background(
        "".join(body),
        left * TILE_WIDTH - 6,
        top * TILE_WIDTH - 6,
        across * TILE_WIDTH + 12,
        down * TILE_WIDTH + 12,
    )


def _picture_extent(places: list[int], least: int) -> tuple[float, int]:
    """Return the first column (or row) of the picture and the number of columns.

    The land is centred if it has fewer than `least` columns.
    """
    size = max(places) - min(places) + 1
    extent = max(size, least)
    return min(places) - (extent - size) / 2, extent


def _split_place(meeple: MeepleView) -> tuple[int, str]:
    """Return the tile number and the segment name of a meeple's place, such as `12c0`."""
    digits = len(meeple.place) - len(meeple.place.lstrip("0123456789"))
    return int(meeple.place[:digits]), meeple.place[digits:]
