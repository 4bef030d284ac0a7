"""All pictures of a set of tiles, as one JSON that a browser asks for once."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import Any

from parlour.core.codec import encode
from parlour.core.game import AssetLookup
from parlour.games.carcassonne.pictures.standing import PAINT_ORDER, ShapeRow, Stroke, load_shapes
from parlour.games.carcassonne.pictures.tile import TilePicture, tile_picture
from parlour.games.carcassonne.rules.tiles import (
    CarcassonneTileSet,
    InvalidTiles,
    Tile,
    find_tiles,
    packaged_tiles,
)

PACKAGED_SHEET = "house"
"""The name of the sheet of the tiles installed with the house."""


CARD_SHEET = "card"
"""The name of the sheet with no more than the card of the game needs, as every visitor of the first page fetches it."""

CARD_TILES = {"D": {0}, "N": {2}, "U": {1}, "B": {0}, "V": {3}, "E": {0, 1}, "BM07": {1}, "F": {1}}
"""The tiles on the card, by their quarter turns: `mini.js` lays them out."""


@lru_cache(maxsize=8)
def sheet_json(name: str, assets: AssetLookup) -> bytes:
    """Return the sheet with this name: `house`, `card`, or the address of a set and how its offices end roads, with a hyphen between.

    `tiles` has for each tile its pictures after 0 to 3 quarter turns: strokes `below` and `above` (their paints with spaces between, and
    their data) and rows of shapes (a list of name, x, y), `outlines` of its segments, where meeples stand (`stands`) and
    its `office`. `shapes` has the parts of each shape, and `order` the order in which a row of them is painted. Raises LookupError.
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
    """Return the pictures of a tile that are wanted, at their places among the four."""
    return [
        _picture_json(tile_picture(tile, turns, False)) if turns in wanted else None
        for turns in range(4)
    ]


def _picture_json(one: TilePicture) -> dict[str, Any]:
    stands = {name: [round(x), round(y)] for name, (x, y) in one.stands.items()}
    office = None if one.hub is None else [round(one.hub[0]), round(one.hub[1])]
    return {
        "below": _merged_strokes(one.below),
        "above": _merged_strokes(one.above),
        "outlines": one.outlines,
        "stands": stands,
        "office": office,
    }


def _merged_strokes(strokes: tuple[Stroke | ShapeRow, ...]) -> list[Any]:
    """Return strokes, those with the same data as one with several paints."""
    found: list[Any] = []
    for data, same in groupby(strokes, key=lambda one: one[1] if isinstance(one[0], str) else one):
        if isinstance(data, str):
            found.append([" ".join(str(one[0]) for one in same), data])
        else:
            found.extend(same)
    return found
