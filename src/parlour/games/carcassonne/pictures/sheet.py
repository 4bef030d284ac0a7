"""The sheet of a tile set: a JSON document with all pictures, which a browser loads once."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import Any

from parlour.core.codec import encode
from parlour.core.game import AssetLookup
from parlour.games.carcassonne.pictures.shapes import PAINT_ORDER, ShapeRow, Stroke, load_shapes
from parlour.games.carcassonne.pictures.tile import TilePicture, tile_picture
from parlour.games.carcassonne.rules.tiles import (
    CarcassonneTileSet,
    InvalidTiles,
    Tile,
    find_tiles,
    packaged_tiles,
)

PACKAGED_SHEET = "house"
"""The name of the sheet of the installed tile set."""

CARD_SHEET = "card"
"""The name of the sheet for the game's card; it is small, because the home page loads it."""

CARD_TILES = {"D": {0}, "N": {2}, "U": {1}, "B": {0}, "V": {3}, "E": {0, 1}, "BM07": {1}, "F": {1}}
"""The quarter turns of each tile on the card; `mini.js` places the tiles."""


@lru_cache(maxsize=8)
def sheet_json(name: str, assets: AssetLookup) -> bytes:
    """Return the sheet of a tile set as JSON.

    Its `tiles` map each tile id to the pictures after 0 to 3 quarter turns:

    - `below`, `above`: strokes (paints separated by spaces, data) and rows of shapes (name, x, y)
    - `outlines`: the outline of each segment
    - `stands`: the meeple position on each segment
    - `office`: the position of the office

    Its `shapes` hold the parts of each shape, and `order` the paint order of a row of shapes.

    Args:
        name: `house` (the installed set), `card`, or `<address>-<offices>`.
        assets: The lookup for imported tile sets.

    Raises:
        LookupError: There is no sheet with this name.
    """
    if name == CARD_SHEET:
        kinds = packaged_tiles().tiles
        return encode(
            {
                "order": PAINT_ORDER,
                "shapes": load_shapes(),
                "tiles": {
                    tile: _rotated_pictures(kinds[tile], turns)
                    for tile, turns in CARD_TILES.items()
                },
            }
        )
    digest, _, ends = name.partition("-")
    if name != PACKAGED_SHEET and ends not in ("drawn", "every"):
        raise LookupError(name)
    try:
        tiles = packaged_tiles() if digest == PACKAGED_SHEET else find_tiles(digest, assets)
    except InvalidTiles as reason:
        raise LookupError(name) from reason
    return encode(
        {
            "order": PAINT_ORDER,
            "shapes": load_shapes(),
            "tiles": _all_pictures(tiles, ends == "every"),
        }
    )


def _all_pictures(tiles: CarcassonneTileSet, every: bool) -> dict[str, list[dict[str, Any]]]:
    return {
        tile.id: [_picture_json(tile_picture(tile, turns, every)) for turns in range(4)]
        for tile in tiles.printed.tiles
    }


def _rotated_pictures(tile: Tile, wanted: set[int]) -> list[dict[str, Any] | None]:
    """Return the four pictures of a tile by turns; None for turns not in `wanted`."""
    return [
        _picture_json(tile_picture(tile, turns, False)) if turns in wanted else None
        for turns in range(4)
    ]


def _picture_json(picture: TilePicture) -> dict[str, Any]:
    stands = {name: [round(x), round(y)] for name, (x, y) in picture.stands.items()}
    office = None if picture.hub is None else [round(picture.hub[0]), round(picture.hub[1])]
    return {
        "below": _merged_strokes(picture.below),
        "above": _merged_strokes(picture.above),
        "outlines": picture.outlines,
        "stands": stands,
        "office": office,
    }


def _merged_strokes(strokes: tuple[Stroke | ShapeRow, ...]) -> list[Any]:
    """Return strokes for JSON, with consecutive strokes of equal path data merged into one."""
    merged: list[Any] = []
    for data, group in groupby(
        strokes, key=lambda stroke: stroke[1] if isinstance(stroke[0], str) else stroke
    ):
        if isinstance(data, str):
            merged.append([" ".join(str(stroke[0]) for stroke in group), data])
        else:
            merged.extend(group)
    return merged
