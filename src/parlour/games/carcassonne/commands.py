"""`parlour carcassonne …`: the tiles and chips that are played with."""

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

app: App = App(name="carcassonne", help="The tiles and chips of Carcassonne.")
tiles = App(
    name="tiles",
    help="Sets of tiles and chips: the printed ones may take the place of those reconstructed.",
)
app.command(tiles)


@tiles.command
def check(file: Path | None = None, /) -> int:
    """Check a set of tiles and chips, and tell its address and what in it is reconstructed.

    Args:
        file: The set; without it, the one installed with the house.
    """
    found = _read_tile_set(file)
    if found is None:
        return 1
    _print_summary(found)
    return 0


@tiles.command(name="import")
def import_tiles(file: Path, /, *, data: Path = Path("data")) -> int:
    """Keep a set of tiles and chips in a data folder, so that tables may be opened with its address.

    Args:
        file: The set, in the form of data/tiles.json.
        data: The folder of the house.
    """
    found = _read_tile_set(file)
    if found is None:
        return 1
    _print_summary(found)
    print(
        f"kept as {store_asset(TILE_SETS, data, found.digest, encode(found.printed))}; open a table with this address as its set of tiles and chips"
    )
    return 0


def _read_tile_set(file: Path | None) -> CarcassonneTileSet | None:
    """Return a set, or say what is wrong with it."""
    try:
        return packaged_tiles() if file is None else decode_tile_set(file.read_bytes())
    except (InvalidTiles, OSError) as reason:
        print(f"This set cannot be played with: {reason}.")
        return None


def _print_summary(found: CarcassonneTileSet) -> None:
    printed = found.printed
    guessed = [tile.id for tile in printed.tiles if tile.reconstructed] + [
        found.chip_label(chip.id) for chip in printed.chips if chip.reconstructed
    ]
    print(
        f"{printed.land_tiles} land tiles and {printed.bookmaker_tiles} bookmaker tiles of {len(printed.tiles)} kinds, address {found.digest}"
    )
    print(f"reconstructed: {', '.join(guessed) or 'nothing'}")
