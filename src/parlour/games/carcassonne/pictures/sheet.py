"""The sheet of a tile set: all its pictures as one JSON, which a browser loads once."""

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
"""By tile on the card, its quarter turns; `mini.js` places them."""


@lru_cache(maxsize=8)
def sheet_json(name: str, assets: AssetLookup) -> bytes:
    """Return a sheet as JSON.

    Its `tiles` have, by id, the pictures after 0 to 3 quarter turns:

    - `below`, `above`: strokes (paints separated by spaces, data) and rows of shapes (name, x, y)
    - `outlines`: by segment, its outline
    - `stands`: by segment, the position of its meeple
    - `office`: the position of the office

    Its `shapes` have the parts of each shape, and `order` the paint order of a row of shapes.

    Args:
        name: `house` (the installed set), `card`, or `<address>-<offices>`.
        assets: Finds imported tile sets.

    Raises:
        LookupError: There is no such sheet.
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
    """Return four pictures of a tile by its turns; those not in `wanted` are None."""
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
    """Return strokes, with adjacent ones of the same data merged into one with several paints."""
    merged: list[Any] = []
    for data, group in groupby(
        strokes, key=lambda stroke: stroke[1] if isinstance(stroke[0], str) else stroke
    ):
        if isinstance(data, str):
            merged.append([" ".join(str(stroke[0]) for stroke in group), data])
        else:
            merged.extend(group)
    return merged
