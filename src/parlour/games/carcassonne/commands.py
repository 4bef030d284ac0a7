"""The commands `parlour carcassonne …`, which check and import tile sets."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

from parlour.core.codec import encode
from parlour.games.carcassonne.rules.tiles import (
    TILE_SETS,
    CarcassonneTileSet,
    InvalidTiles,
    decode_tile_set,
    packaged_tiles,
)
from parlour.plugin.assets import store_asset

app: App = App(name="carcassonne", help="Manage the tiles and chips of Carcassonne.")
tiles = App(
    name="tiles",
    help="Check or import tile sets: printed tiles can replace reconstructed ones.",
)
app.command(tiles)


@tiles.command
def check(file: Path | None = None, /) -> int:
    """Check a tile set and print its address and its reconstructed parts.

    Args:
        file: The tile set; the installed one by default.
    """
    tile_set = _read_tile_set(file)
    if tile_set is None:
        return 1
    _print_summary(tile_set)
    return 0


@tiles.command(name="import")
def import_tiles(file: Path, /, *, data: Path = Path("data")) -> int:
    """Store a tile set in the data folder, so that new matches can use it by its address.

    Args:
        file: The tile set, in the format of data/tiles.json.
        data: The data folder of the server.
    """
    tile_set = _read_tile_set(file)
    if tile_set is None:
        return 1
    _print_summary(tile_set)
    path = store_asset(TILE_SETS, data, tile_set.digest, encode(tile_set.printed))
    print(f"stored as {path}; to play with this set, open a table with its address")
    return 0


def _read_tile_set(file: Path | None) -> CarcassonneTileSet | None:
    """Return the tile set in a file; print the reason and return None if it is invalid."""
    try:
        return packaged_tiles() if file is None else decode_tile_set(file.read_bytes())
    except (InvalidTiles, OSError) as reason:
        print(f"This set is invalid: {reason}.")
        return None


def _print_summary(tile_set: CarcassonneTileSet) -> None:
    printed = tile_set.printed
    reconstructed = [tile.id for tile in printed.tiles if tile.reconstructed] + [
        tile_set.chip_label(chip.id) for chip in printed.chips if chip.reconstructed
    ]
    print(
        f"{printed.land_tiles} land tiles and {printed.bookmaker_tiles} bookmaker tiles "
        f"of {len(printed.tiles)} kinds, address {tile_set.digest}"
    )
    print(f"reconstructed: {', '.join(reconstructed) or 'nothing'}")
