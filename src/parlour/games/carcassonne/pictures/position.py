"""A position as a picture for links: the land as it lies, and who stands on it."""

from __future__ import annotations

from parlour.core.game import AssetLookup
from parlour.games.carcassonne.pictures.poster import (
    TILE_WIDTH,
    standing_meeple,
    style_sheet,
    tile_symbols,
)
from parlour.games.carcassonne.pictures.tile import tile_picture
from parlour.games.carcassonne.rules.tiles import find_tiles
from parlour.games.carcassonne.rules.view import CarcassonneView, MeepleView
from parlour.plugin.link_picture import svg_on_background

MIN_TILES = (4, 2)
"""How many tiles across and down the picture has room for at least."""


def position_svg(view: CarcassonneView, assets: AssetLookup) -> str | None:
    """Return the land of a position as SVG, without chips and without what is drawn next; None while only the first tile lies.

    Raises LookupError where its tiles are not at hand.
    """
    if len(view.tiles) < 2:
        return None
    tiles = find_tiles(view.options.tiles, assets).tiles
    every = view.options.offices == "every"
    lying = [(tile, tile_picture(tiles[tile.tile], tile.turns, every)) for tile in view.tiles]
    body = [
        f"<style>{style_sheet()}</style><defs>",
        *tile_symbols({(tile.tile, tile.turns): one for tile, one in lying}),
        "</defs>",
    ]
    body += (
        f'<rect x="{tile.x * TILE_WIDTH - 3}" y="{tile.y * TILE_WIDTH - 3}" width="106" height="106" fill="#FBF3DF"/>'
        for tile in view.tiles
    )
    ordered = sorted(view.tiles, key=lambda tile: (tile.y, tile.x))
    for layer in ("below", "above"):
        body += (
            f'<use xlink:href="#{tile.tile}-{tile.turns}-{layer}" x="{tile.x * TILE_WIDTH}" y="{tile.y * TILE_WIDTH}"/>'
            for tile in ordered
        )
    people = []
    for meeple in view.meeples:
        number, segment = _split_place(meeple)
        tile, one = lying[number]
        people.append(standing_meeple(meeple.seat, segment, (tile.x, tile.y), one))
    body += (drawn for _, drawn in sorted(people))
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
    """Return where the picture begins and how many tiles it shows, the land in its middle."""
    lying = max(places) - min(places) + 1
    shown = max(lying, least)
    return min(places) - (shown - lying) / 2, shown


def _split_place(meeple: MeepleView) -> tuple[int, str]:
    """Return the tile and the segment of a place such as 12c0."""
    digits = len(meeple.place) - len(meeple.place.lstrip("0123456789"))
    return int(meeple.place[:digits]), meeple.place[digits:]
