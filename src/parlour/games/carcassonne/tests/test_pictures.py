"""Tests of tile pictures, sheets, posters and the move record."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from parlour.core.archive import Archive, decode_archive
from parlour.core.codec import encode
from parlour.core.event import Opened
from parlour.core.game import Illegal, no_assets, replace
from parlour.games.carcassonne.notation import parse_action
from parlour.games.carcassonne.pictures.curves import is_inside
from parlour.games.carcassonne.pictures.plan import tile_plan
from parlour.games.carcassonne.pictures.poster import style_sheet
from parlour.games.carcassonne.pictures.shapes import flatten_strokes, load_shapes
from parlour.games.carcassonne.pictures.sheet import sheet_json
from parlour.games.carcassonne.pictures.tile import tile_picture
from parlour.games.carcassonne.plugin import PLUGIN
from parlour.games.carcassonne.rules.kinds import OfficeRoads, tile_kinds
from parlour.games.carcassonne.rules.tiles import (
    CarcassonneTileSet,
    Field,
    Road,
    Tile,
    packaged_tiles,
)
from parlour.plugin.link_picture import SEAT_COLOURS

pytestmark = pytest.mark.uncounted

MATCHES = Path(__file__).parent / "matches"


def archive() -> Archive:
    """Return a finished match with six seats."""
    return decode_archive((MATCHES / "bets-6.match").read_bytes())


@pytest.mark.parametrize("tile", packaged_tiles().printed.tiles, ids=lambda tile: tile.id)
@pytest.mark.parametrize("offices", ["drawn", "every"])
def test_every_segment_has_its_own_outline_and_meeple_position(
    tile: Tile, offices: OfficeRoads
) -> None:
    names = [segment.name for segment in tile_kinds(packaged_tiles(), offices)[tile.id].segments]
    for turns in range(4):
        drawn = tile_picture(tile, turns, offices == "every")
        assert list(drawn.outlines) == names == [name for name in names if name in drawn.stands]
        assert len(set(drawn.stands.values())) == len(names)
        assert all(0 <= x <= 100 and 0 <= y <= 100 for x, y in drawn.stands.values())


def test_card_sheet_is_small_and_has_the_tiles_of_the_card() -> None:
    card_tiles = re.findall(
        r"tile: '(\w+)', x: -?\d, y: -?\d, turns: (\d)",
        (Path(__file__).parents[1] / "ui" / "mini.js").read_text("utf-8"),
    )
    small, whole = sheet_json("card", no_assets), sheet_json("house", no_assets)
    drawn = msgspec.json.decode(small)["tiles"]
    assert {
        (tile, turns) for tile, all_four in drawn.items() for turns in range(4) if all_four[turns]
    } == {(tile, int(turns)) for tile, turns in card_tiles}
    assert len(small) < len(whole) / 10


@pytest.mark.parametrize("tile", packaged_tiles().printed.tiles, ids=lambda tile: tile.id)
def test_farmers_are_inside_their_own_field(tile: Tile) -> None:
    drawn = tile_plan(tile, False)
    for at, ring in enumerate(drawn.fields):
        spot = drawn.stands[f"f{at}"]
        assert is_inside(spot, ring)
        assert not any(
            is_inside(spot, other) for number, other in enumerate(drawn.fields) if number != at
        )
        assert not any(is_inside(spot, city) for city in drawn.cities)


def test_rotated_tile_keeps_its_houses_upright() -> None:
    tile = packaged_tiles().tiles["G"]
    assert tile_picture(tile, 1, False).outlines != tile_picture(tile, 0, False).outlines
    upright = shape_names(tile_picture(tile, 1, False).above)
    assert upright
    assert upright <= set(load_shapes())


def shape_names(above: tuple[object, ...]) -> set[str]:
    """Return the names of the first shape of each row in the upper layer of a tile."""
    return {each[0][0] for each in above if isinstance(each, tuple) and isinstance(each[0], tuple)}


def test_unknown_tiles_are_drawn() -> None:
    star = Tile(
        id="Z9",
        count=1,
        edges="RRRR",
        roads=(Road("NS"), Road("E", "office"), Road("W", "office")),
        fields=tuple(
            Field((half, other))
            for half, other in (("NR", "EL"), ("ER", "SL"), ("SR", "WL"), ("WR", "NL"))
        ),
        office=True,
    )
    drawn = tile_picture(star, 1, False)
    assert set(drawn.outlines) == {"r0", "r1", "r2", "f0", "f1", "f2", "f3"}


def test_every_rule_of_the_style_sheet_is_complete() -> None:
    rules = style_sheet().splitlines()
    assert len(rules) > 40
    assert all(re.fullmatch(r"\.[^{}]+ \{ (?:[\w-]+: [^;{}]+; )+\}", rule) for rule in rules)


def test_every_paint_is_in_the_style_sheet() -> None:
    styles = set(re.findall(r"^\.cc-([\w-]+) ", style_sheet(), re.M))
    used = {part[0] for parts in load_shapes().values() for part in parts} - {"seat"}
    for tile in packaged_tiles().printed.tiles:
        drawn = tile_picture(tile, 0, False)
        used |= {paint for paint, _ in (*drawn.below, *flatten_strokes(drawn.above))}
    assert used <= styles


def test_installed_sheet_equals_its_sheet_by_address() -> None:
    house = msgspec.json.decode(sheet_json("house", no_assets))
    assert house == msgspec.json.decode(sheet_json(f"{packaged_tiles().digest}-drawn", no_assets))
    assert set(house["tiles"]) == set(packaged_tiles().tiles)
    assert len(house["tiles"]["K"]) == 4
    every = msgspec.json.decode(sheet_json(f"{packaged_tiles().digest}-every", no_assets))
    assert every["tiles"]["BM02"] != house["tiles"]["BM02"]
    for name in (
        "nothing",
        "house-drawn-x",
        f"{packaged_tiles().digest}-none",
        "0" * 32 + "-drawn",
    ):
        with pytest.raises(LookupError):
            sheet_json(name, no_assets)


def test_imported_set_has_a_sheet_and_an_invalid_one_raises() -> None:
    printed = packaged_tiles().printed
    chips = tuple(replace(chip, reconstructed=False) for chip in printed.chips)
    own = CarcassonneTileSet(replace(printed, chips=chips))
    assert set(
        msgspec.json.decode(sheet_json(f"{own.digest}-drawn", lambda digest: encode(own.printed)))[
            "tiles"
        ]
    ) == set(own.tiles)
    with pytest.raises(LookupError):
        sheet_json("1" * 32 + "-drawn", lambda digest: b"{}")


def test_poster_is_self_contained() -> None:
    drawn = PLUGIN.draw_poster(archive(), MATCHES) if PLUGIN.draw_poster else ""
    tree = ElementTree.fromstring(drawn)
    names = [each.text for each in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert {f"Seat {seat}" for seat in range(1, 7)} <= set(names)
    uses = sum(1 for _ in tree.iter("{http://www.w3.org/2000/svg}use"))
    assert (
        uses
        == 2
        * len(
            re.findall(
                r"\d\. \d \w+\(",
                PLUGIN.write_record(archive(), MATCHES) if PLUGIN.write_record else "",
            )
        )
        + 2
    )
    assert "var(" not in drawn
    assert "http" not in drawn.replace("http://www.w3.org/", "")


def test_poster_of_a_rematch_shows_the_colours_of_the_players() -> None:
    opened, *events = archive().events
    assert isinstance(opened.event, Opened) and PLUGIN.draw_poster
    reversed_colours = replace(opened.event, colours=(5, 4, 3, 2, 1, 0))
    rematch = replace(archive(), events=(replace(opened, event=reversed_colours), *events))
    first, second = (
        Counter(re.findall("|".join(SEAT_COLOURS), PLUGIN.draw_poster(match, MATCHES)))
        for match in (archive(), rematch)
    )
    assert len(set(first.values())) > 1
    assert {SEAT_COLOURS[5 - seat]: first[SEAT_COLOURS[seat]] for seat in range(6)} == second


def test_poster_escapes_names() -> None:
    events = [
        replace(entry, event=replace(entry.event, name="</text><script>"))
        if hasattr(entry.event, "nonce")
        else entry
        for entry in archive().events
    ]
    drawn = (
        PLUGIN.draw_poster(replace(archive(), events=tuple(events)), MATCHES)
        if PLUGIN.draw_poster
        else ""
    )
    assert "<script" not in drawn
    ElementTree.fromstring(drawn)


def test_move_record_can_be_parsed() -> None:
    text = PLUGIN.write_record(archive(), MATCHES) if PLUGIN.write_record else ""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert lines[0].startswith("1. ")
    for line in lines:
        action = line.split(" ", 2)[2].split(" |")[0]
        parse_action(action, action.partition("(")[0], packaged_tiles())
    assert [int(points) for points in lines[-1].split("| ")[1].split()] == list(
        archive().ranking.scores or ()
    )


def test_poster_of_an_unknown_version_raises(tmp_path: Path) -> None:
    assert PLUGIN.draw_poster
    with pytest.raises(Illegal) as error:
        PLUGIN.draw_poster(replace(archive(), version=99), tmp_path)
    assert error.value.code == "core.other-version"
