"""Tile sets: printed tiles and chips that are read from a file and validated."""

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
"""The halves of the sides, clockwise; left and right are as seen from the middle, looking out."""

MAX_SEGMENTS = 12
"""The maximum number of cities, roads, fields and monasteries on one tile."""

MAX_TILES = 95
"""The maximum number of tiles in a set."""

MAX_KINDS = 64
"""The maximum number of kinds of tiles in a set."""

CHIPS_PER_SEAT = 6
"""The number of chips of each seat; all seats have the same chips."""


class InvalidTiles(ValueError):
    """An error for an invalid tile set; the message gives the reason."""


class City(Value, frozen=True):
    """The part of a city on one tile."""

    edges: str
    """The sides that the city reaches, as letters: N, E, S and W."""
    shields: int = 0


class Road(Value, frozen=True):
    """The part of a road on one tile."""

    edges: str
    """The one or two sides that the road reaches, as letters: N, E, S and W."""
    ends: Literal["junction", "monastery", "city", "office"] | None = None
    """The feature where the road ends within the tile, if it reaches only one side."""


class Field(Value, frozen=True):
    """The part of a field on one tile."""

    half_edges: tuple[str, ...]
    """The half-sides that the field reaches: a side and L or R, as seen from the middle."""
    cities: tuple[int, ...] = ()
    """The indices of the tile's cities that the field touches."""


class Tile(Value, frozen=True, kw_only=True):
    """One kind of tile as printed, before rotation.

    The segments are named c0, c1, …, r0, …, f0, … in the order of these fields; the monastery is m.
    """

    id: str
    count: int
    """Number of tiles of this kind in the set."""
    edges: str
    """The edges of the sides N, E, S and W: C (city), R (road) or F (field)."""
    cities: tuple[City, ...] = ()
    roads: tuple[Road, ...] = ()
    fields: tuple[Field, ...] = ()
    monastery: bool = False
    office: bool = False
    """Whether the tile is a bookmaker tile with a betting office."""
    reconstructed: bool = False
    """Whether the design of the tile is reconstructed and unconfirmed."""


class ChipNumber(Value, frozen=True, kw_only=True):
    """A number on a chip, which pays points for features of a certain size."""

    tiles: int
    """The feature size, in tiles, that the number bets on."""
    points: int
    plus: bool = False
    """Whether larger sizes match too."""


class Chip(Value, frozen=True, kw_only=True):
    """A chip of The Bets with its printed numbers."""

    id: str
    numbers: tuple[ChipNumber, ...]
    reconstructed: bool = False
    """Whether the numbers of the chip are reconstructed and unconfirmed."""


class PrintedTileSet(Value, frozen=True, kw_only=True):
    """The content of a tile set file."""

    start: str
    """The id of the start tile."""
    land_tiles: int
    """Number of land tiles; a checksum."""
    bookmaker_tiles: int
    """Number of bookmaker tiles; a checksum."""
    tiles: tuple[Tile, ...]
    chips: tuple[Chip, ...]


class CarcassonneTileSet:
    """A validated tile set.

    Attributes:
        printed: The content of the file.
        digest: The content address, by which the options of a match refer to the set.
        tiles: The kinds of tiles by id.
        chips: The chips by id.
    """

    def __init__(self, printed: PrintedTileSet) -> None:
        _check_tile_set(printed)
        self.printed = printed
        self.digest = content_address(encode(printed))
        self.tiles = {tile.id: tile for tile in printed.tiles}
        self.chips = {chip.id: chip for chip in printed.chips}

    def stack_tiles(self, *, bets: bool) -> tuple[str, ...]:
        """Return the tile ids of the unshuffled stack, without the start tile."""
        names = [
            tile.id
            for tile in self.printed.tiles
            if bets or not tile.office
            for _ in range(tile.count)
        ]
        names.remove(self.printed.start)
        return tuple(names)

    def chip_label(self, chip: str) -> str:
        """Return the label of a chip: 3/4, 7+/8+, or 4=8 for a number that pays other points."""
        return "/".join(_number_label(number) for number in self.chips[chip].numbers)


def chip_payout(chip: Chip, tiles: int) -> int:
    """Return the points of a chip for a feature of `tiles` tiles, by its best matching number."""
    return max(
        (
            number.points
            for number in chip.numbers
            if tiles == number.tiles or (number.plus and tiles > number.tiles)
        ),
        default=0,
    )


def _number_label(number: ChipNumber) -> str:
    size = f"{number.tiles}{'+' if number.plus else ''}"
    return size if number.points == number.tiles else f"{size}={number.points}"


def content_address(body: bytes) -> str:
    """Return the address of a tile set in canonical JSON: its hash as 32 hexadecimal digits."""
    return blake2b(body, digest_size=16).hexdigest()


TILE_SETS = AssetStore("tiles", ".json", compute_address=content_address)
"""The asset store of the tile sets that an operator has imported."""


def decode_tile_set(body: bytes) -> CarcassonneTileSet:
    """Return the validated tile set that a JSON file contains.

    Raises:
        InvalidTiles: The file is not a valid tile set.
    """
    try:
        return CarcassonneTileSet(msgspec.json.decode(body, type=PrintedTileSet))
    except msgspec.DecodeError as reason:
        raise InvalidTiles(str(reason)) from reason


@cache
def packaged_tiles() -> CarcassonneTileSet:
    """Return the tile set that is installed with Parlour."""
    return decode_tile_set((files("parlour.games.carcassonne") / "data/tiles.json").read_bytes())


@cache
def find_tiles(digest: str, assets: AssetLookup) -> CarcassonneTileSet:
    """Return the tile set with an address: the installed set or an imported asset.

    Raises:
        LookupError: There is no tile set with this address.
        InvalidTiles: The asset is not a valid tile set.
    """
    packaged = packaged_tiles()
    return packaged if digest == packaged.digest else decode_tile_set(assets(digest))


def _check_tile_set(printed: PrintedTileSet) -> None:
    """Raise InvalidTiles unless a tile set is valid."""
    names = [tile.id for tile in printed.tiles]
    _require(len(set(names)) == len(names), "two tiles have the same id")
    for tile in printed.tiles:
        _check_tile(tile)
    for kind, office, count in (
        ("land", False, printed.land_tiles),
        ("bookmaker", True, printed.bookmaker_tiles),
    ):
        total = sum(tile.count for tile in printed.tiles if tile.office == office)
        _require(total == count, f"there are {total} {kind} tiles, but the file counts {count}")
    fits = len(names) <= MAX_KINDS and printed.land_tiles + printed.bookmaker_tiles <= MAX_TILES
    _require(fits, f"a set has at most {MAX_KINDS} kinds and {MAX_TILES} tiles")
    _require(
        any(tile.id == printed.start and not tile.office for tile in printed.tiles),
        f"the start tile {printed.start} is not a land tile",
    )
    _check_chips(printed.chips)


def _check_tile(tile: Tile) -> None:
    _require(
        tile.id.isalnum() and tile.id.isascii() and len(tile.id) <= 8,
        f"the id of a tile has 1 to 8 letters and digits, not {tile.id!r}",
    )
    _require(1 <= tile.count <= 20, f"tile {tile.id}: the count is from 1 to 20, not {tile.count}")
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
            f"tile {tile.id}: a road ends at an office, but the tile has none",
        )
    _require(
        all(city.edges and 0 <= city.shields <= 4 for city in tile.cities),
        f"tile {tile.id}: a city needs a side and has at most 4 shields",
    )
    field_halves = [half for half in HALF_EDGES if tile.edges[SIDES.index(half[0])] != "C"]
    owned = [half for field in tile.fields for half in field.half_edges]
    _require(
        sorted(owned) == sorted(field_halves),
        f"tile {tile.id}: each half-edge of field needs one owner: {owned} for {field_halves}",
    )
    for field in tile.fields:
        _require(bool(field.half_edges), f"tile {tile.id}: a field needs a half-edge")
        valid = all(0 <= city < len(tile.cities) for city in field.cities) and len(
            set(field.cities)
        ) == len(field.cities)
        _require(valid, f"tile {tile.id}: a field touches a city that does not exist, or one twice")
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
        f"a set has {CHIPS_PER_SEAT} different chips, not {len(chips)}",
    )
    for chip in chips:
        _require(
            chip.id.isalnum() and chip.id.isascii() and len(chip.id) <= 8,
            f"the id of a chip has 1 to 8 letters and digits, not {chip.id!r}",
        )
        _require(1 <= len(chip.numbers) <= 4, f"chip {chip.id} needs one to four numbers")
        in_range = all(
            1 <= number.tiles <= 99 and 1 <= number.points <= 99 for number in chip.numbers
        )
        _require(in_range, f"chip {chip.id}: tiles and points are from 1 to 99")


def _require(condition: bool, message: str) -> None:
    if not condition:
        raise InvalidTiles(message)
