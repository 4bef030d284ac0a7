"""Tiles drawn from facts: every tile of the house and of a set of one's own, the sheet a browser asks for, the poster and the moves."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from parlour.core.archive import Archive, decode_archive
from parlour.core.codec import encode
from parlour.core.game import Illegal, no_assets, replace
from parlour.games.carcassonne.notation import parse_action as read_move
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

pytestmark = pytest.mark.uncounted

MATCHES = Path(__file__).parent / "matches"


def kept() -> Archive:
    return decode_archive((MATCHES / "bets-6.match").read_bytes())


@pytest.mark.parametrize("tile", packaged_tiles().printed.tiles, ids=lambda tile: tile.id)
@pytest.mark.parametrize("offices", ["drawn", "every"])
def test_every_segment_has_an_outline_and_a_stand_of_its_own(
    tile: Tile, offices: OfficeRoads
) -> None:
    names = [segment.name for segment in tile_kinds(packaged_tiles(), offices)[tile.id].segments]
    for turns in range(4):
        drawn = tile_picture(tile, turns, offices == "every")
        assert list(drawn.outlines) == names == [name for name in names if name in drawn.stands]
        assert len(set(drawn.stands.values())) == len(names)
        assert all(0 <= x <= 100 and 0 <= y <= 100 for x, y in drawn.stands.values())


def test_the_card_needs_a_small_sheet_with_all_that_lies_on_it() -> None:
    laid = re.findall(
        r"tile: '(\w+)', x: -?\d, y: -?\d, turns: (\d)",
        (Path(__file__).parents[1] / "ui" / "mini.js").read_text("utf-8"),
    )
    small, whole = sheet_json("card", no_assets), sheet_json("house", no_assets)
    drawn = msgspec.json.decode(small)["tiles"]
    assert {
        (tile, turns) for tile, all_four in drawn.items() for turns in range(4) if all_four[turns]
    } == {(tile, int(turns)) for tile, turns in laid}
    assert len(small) < len(whole) / 10


@pytest.mark.parametrize("tile", packaged_tiles().printed.tiles, ids=lambda tile: tile.id)
def test_farmers_stand_in_their_own_field_alone(tile: Tile) -> None:
    drawn = tile_plan(tile, False)
    for at, ring in enumerate(drawn.fields):
        spot = drawn.stands[f"f{at}"]
        assert is_inside(spot, ring)
        assert not any(
            is_inside(spot, other) for number, other in enumerate(drawn.fields) if number != at
        )
        assert not any(is_inside(spot, city) for city in drawn.cities)


def test_a_tile_turned_is_the_same_plan_turned_while_houses_stay_upright() -> None:
    bridge = packaged_tiles().tiles["G"]
    assert tile_picture(bridge, 1, False).outlines != tile_picture(bridge, 0, False).outlines
    upright = moved_houses(tile_picture(bridge, 1, False).above)
    assert upright
    assert upright <= set(load_shapes())


def moved_houses(above: tuple[object, ...]) -> set[str]:
    return {one[0][0] for one in above if isinstance(one, tuple) and isinstance(one[0], tuple)}


def test_tiles_that_nobody_has_seen_are_drawn_too() -> None:
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


def test_every_paint_of_a_picture_is_in_the_style_sheet() -> None:
    styles = set(re.findall(r"^\.cc-([\w-]+) ", style_sheet(), re.M))
    used = {part[0] for parts in load_shapes().values() for part in parts} - {"seat"}
    for tile in packaged_tiles().printed.tiles:
        drawn = tile_picture(tile, 0, False)
        used |= {paint for paint, _ in (*drawn.below, *flatten_strokes(drawn.above))}
    assert used <= styles


def test_the_sheet_of_the_house_and_that_of_a_set_by_its_address_are_the_same() -> None:
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


def test_a_set_of_ones_own_has_a_sheet_and_a_broken_one_has_none() -> None:
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


def test_the_poster_is_one_picture_that_stands_alone() -> None:
    drawn = PLUGIN.draw_poster(kept(), MATCHES) if PLUGIN.draw_poster else ""
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
                PLUGIN.write_record(kept(), MATCHES) if PLUGIN.write_record else "",
            )
        )
        + 2
    )
    assert "var(" not in drawn
    assert "http" not in drawn.replace("http://www.w3.org/", "")


def test_names_cannot_break_out_of_a_poster() -> None:
    events = [
        replace(entry, event=replace(entry.event, name="</text><script>"))
        if hasattr(entry.event, "nonce")
        else entry
        for entry in kept().events
    ]
    drawn = (
        PLUGIN.draw_poster(replace(kept(), events=tuple(events)), MATCHES)
        if PLUGIN.draw_poster
        else ""
    )
    assert "<script" not in drawn
    ElementTree.fromstring(drawn)


def test_the_moves_of_a_match_can_be_read_back() -> None:
    text = PLUGIN.write_record(kept(), MATCHES) if PLUGIN.write_record else ""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert lines[0].startswith("1. ")
    for line in lines:
        said = line.split(" ", 2)[2].split(" |")[0]
        read_move(said, said.partition("(")[0], packaged_tiles())
    assert [int(points) for points in lines[-1].split("| ")[1].split()] == list(
        kept().ranking.scores or ()
    )


def test_what_is_not_at_hand_is_said(tmp_path: Path) -> None:
    assert PLUGIN.draw_poster
    with pytest.raises(Illegal) as refused:
        PLUGIN.draw_poster(replace(kept(), version=99), tmp_path)
    assert refused.value.code == "core.other-version"
