"""The printed tiles and chips: a file with an address of its own, checked before anybody plays with it."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Literal

import msgspec

from parlour.core.codec import encode
from parlour.core.game import AssetLookup
from parlour.core.value import Value
from parlour.plugin.asset_store import AssetStore

SIDES = "NESW"
"""The sides of a tile as printed, clockwise from the top."""

HALF_EDGES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
"""The halves of the sides, clockwise; left and right as seen from the middle of the tile, looking out."""

MAX_SEGMENTS = 12
"""How many cities, roads, fields and monasteries one tile may have."""

MAX_TILES = 95
"""How many tiles a set may have in all."""

MAX_KINDS = 64
"""How many kinds of tiles a set may have."""

CHIPS_PER_SEAT = 6
"""How many chips everybody has, the same for all."""


class InvalidTiles(ValueError):
    """A set of tiles or chips that the game cannot be played with; the message says what is wrong with it."""


class City(Value, frozen=True):
    """A piece of city on one tile: the sides it reaches, as letters, and its shields."""

    edges: str
    shields: int = 0


class Road(Value, frozen=True):
    """A piece of road on one tile: one or two sides; with one, what it ends at within the tile."""

    edges: str
    ends: Literal["junction", "monastery", "city", "office"] | None = None


class Field(Value, frozen=True):
    """A piece of field on one tile: the halves of sides it reaches, and which cities of the tile (by number) it touches."""

    half_edges: tuple[str, ...]
    cities: tuple[int, ...] = ()


class Tile(Value, frozen=True, kw_only=True):
    """One kind of tile as printed, unturned. `edges` is C (city), R (road) or F (field) for N, E, S and W.

    Its segments are named c0, c1, … r0, … f0, … in their order here, and m for the monastery.
    """

    id: str
    count: int
    edges: str
    cities: tuple[City, ...] = ()
    roads: tuple[Road, ...] = ()
    fields: tuple[Field, ...] = ()
    monastery: bool = False
    office: bool = False
    reconstructed: bool = False


class ChipNumber(Value, frozen=True, kw_only=True):
    """A number on a chip: how many tiles it bets on, whether more are as good, and its points."""

    tiles: int
    points: int
    plus: bool = False


class Chip(Value, frozen=True, kw_only=True):
    """One of the chips that everybody has."""

    id: str
    numbers: tuple[ChipNumber, ...]
    reconstructed: bool = False


class PrintedTileSet(Value, frozen=True, kw_only=True):
    """All that a file of tiles says; the two counts are its own, so that a tile lost on the way is noticed."""

    start: str
    land_tiles: int
    bookmaker_tiles: int
    tiles: tuple[Tile, ...]
    chips: tuple[Chip, ...]


class CarcassonneTileSet:
    """A checked set; `digest` is the address of its content, which the options of a match pin."""

    def __init__(self, printed: PrintedTileSet) -> None:
        _check_tile_set(printed)
        self.printed = printed
        self.digest = content_address(encode(printed))
        self.tiles = {tile.id: tile for tile in printed.tiles}
        self.chips = {chip.id: chip for chip in printed.chips}

    def stack_tiles(self, *, bets: bool) -> tuple[str, ...]:
        """Return the tiles of the stack before it is shuffled, a name for each; the start tile is not among them."""
        names = [
            tile.id
            for tile in self.printed.tiles
            if bets or not tile.office
            for _ in range(tile.count)
        ]
        names.remove(self.printed.start)
        return tuple(names)

    def chip_label(self, chip: str) -> str:
        """Return what stands on a chip: 3/4, 7+/8+, and 4=8 for a number that pays something else."""
        return "/".join(_number_label(number) for number in self.chips[chip].numbers)


def chip_payout(chip: Chip, tiles: int) -> int:
    """Return the points of a chip for a city or road of so many tiles: those of its best number that matches, once."""
    return max(
        (
            number.points
            for number in chip.numbers
            if tiles == number.tiles or (number.plus and tiles > number.tiles)
        ),
        default=0,
    )


def _number_label(number: ChipNumber) -> str:
    plain = f"{number.tiles}{'+' if number.plus else ''}"
    return plain if number.points == number.tiles else f"{plain}={number.points}"


def content_address(body: bytes) -> str:
    """Return the address of a set in canonical JSON, 32 hex digits."""
    return blake2b(body, digest_size=16).hexdigest()


TILE_SETS = AssetStore("tiles", ".json", compute_address=content_address)
"""Sets of tiles and chips that an operator has imported."""


def decode_tile_set(body: bytes) -> CarcassonneTileSet:
    """Return the set in a file; raises BadTiles."""
    try:
        return CarcassonneTileSet(msgspec.json.decode(body, type=PrintedTileSet))
    except msgspec.DecodeError as reason:
        raise InvalidTiles(str(reason)) from reason


@cache
def packaged_tiles() -> CarcassonneTileSet:
    """Return the set that is installed with the house; raises BadTiles."""
    return decode_tile_set((files("parlour.games.carcassonne") / "data/tiles.json").read_bytes())


@cache
def find_tiles(digest: str, assets: AssetLookup) -> CarcassonneTileSet:
    """Return the set with this address: the house's own, or an asset; raises LookupError where nobody has it."""
    own = packaged_tiles()
    return own if digest == own.digest else decode_tile_set(assets(digest))


def _check_tile_set(printed: PrintedTileSet) -> None:
    """Raise BadTiles unless the game can be played with this set."""
    names = [tile.id for tile in printed.tiles]
    _require(len(set(names)) == len(names), "two tiles have the same id")
    for tile in printed.tiles:
        _check_tile(tile)
    for kind, office, count in (
        ("land", False, printed.land_tiles),
        ("bookmaker", True, printed.bookmaker_tiles),
    ):
        found = sum(tile.count for tile in printed.tiles if tile.office == office)
        _require(found == count, f"there are {found} {kind} tiles where the file counts {count}")
    small = len(names) <= MAX_KINDS and printed.land_tiles + printed.bookmaker_tiles <= MAX_TILES
    _require(small, f"a set has at most {MAX_KINDS} kinds and {MAX_TILES} tiles")
    _require(
        any(tile.id == printed.start and not tile.office for tile in printed.tiles),
        f"the start tile {printed.start} is no land tile",
    )
    _check_chips(printed.chips)


def _check_tile(tile: Tile) -> None:
    _require(
        tile.id.isalnum() and tile.id.isascii() and len(tile.id) <= 8,
        f"a tile is called by letters and digits, not {tile.id!r}",
    )
    _require(1 <= tile.count <= 20, f"tile {tile.id} comes 1 to 20 times, not {tile.count}")
    _require(
        len(tile.edges) == 4 and set(tile.edges) <= set("CRF"),
        f"tile {tile.id} needs four edges of C, R and F",
    )
    for letter, owners in (("C", tile.cities), ("R", tile.roads)):
        owned = [side for owner in owners for side in owner.edges]
        expected = [side for side, edge in zip(SIDES, tile.edges, strict=True) if edge == letter]
        _require(
            sorted(owned) == sorted(expected),
            f"tile {tile.id}: each {letter} side needs one owner: {owned} for {expected}",
        )
    for road in tile.roads:
        _require(
            (len(road.edges) == 2 and road.ends is None)
            or (len(road.edges) == 1 and road.ends is not None),
            f"tile {tile.id}: a road has two sides or an end",
        )
        _require(
            road.ends != "office" or tile.office,
            f"tile {tile.id}: a road ends at an office that is not there",
        )
    _require(
        all(city.edges and 0 <= city.shields <= 4 for city in tile.cities),
        f"tile {tile.id}: a city needs a side, and at most 4 shields",
    )
    grass = [half for half in HALF_EDGES if tile.edges[SIDES.index(half[0])] != "C"]
    owned = [half for field in tile.fields for half in field.half_edges]
    _require(
        sorted(owned) == sorted(grass),
        f"tile {tile.id}: each half-edge of field needs one owner: {owned} for {grass}",
    )
    for field in tile.fields:
        _require(bool(field.half_edges), f"tile {tile.id}: a field needs a half-edge")
        known = all(0 <= city < len(tile.cities) for city in field.cities) and len(
            set(field.cities)
        ) == len(field.cities)
        _require(known, f"tile {tile.id}: a field touches cities that are not there")
    _require(
        not tile.office or bool(tile.cities or tile.roads),
        f"tile {tile.id}: an office needs a road or a city to bet on",
    )
    segments = (
        len(tile.cities)
        + sum(len(road.edges) for road in tile.roads)
        + len(tile.fields)
        + tile.monastery
    )
    _require(segments <= MAX_SEGMENTS, f"tile {tile.id} has more than {MAX_SEGMENTS} segments")


def _check_chips(chips: tuple[Chip, ...]) -> None:
    _require(
        len({chip.id for chip in chips}) == len(chips) == CHIPS_PER_SEAT,
        f"everybody needs {CHIPS_PER_SEAT} different chips, not {len(chips)}",
    )
    for chip in chips:
        _require(
            chip.id.isalnum() and chip.id.isascii() and len(chip.id) <= 8,
            f"a chip is called by letters and digits, not {chip.id!r}",
        )
        _require(1 <= len(chip.numbers) <= 4, f"chip {chip.id} needs one to four numbers")
        sensible = all(
            1 <= number.tiles <= 99 and 1 <= number.points <= 99 for number in chip.numbers
        )
        _require(sensible, f"chip {chip.id}: tiles and points go from 1 to 99")


def _require(kept: bool, sentence: str) -> None:
    if not kept:
        raise InvalidTiles(sentence)
