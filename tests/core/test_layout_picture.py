"""Tests for link previews of layouts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

from parlour.core.game import Seat
from parlour.plugin.layout import (
    Chips,
    Colour,
    Counter,
    Face,
    Glyph,
    Grid,
    Hand,
    Layout,
    Marker,
    Part,
    Pile,
    Row,
    Track,
    Words,
)
from parlour.plugin.layout_picture import COLOURS, GLYPHS, MAX_CARDS, SEAT_GLYPHS, layout_svg
from parlour.plugin.link_picture import SEAT_COLOURS
from parlour.plugin.stroke_text import LETTERS, stroke_path

NAME = Words("name")
WEB = Path(__file__).parents[2] / "src" / "parlour" / "web" / "board"
SVG = "{http://www.w3.org/2000/svg}"


def picture(*pieces: Grid | Hand | Row | Pile | Track | Counter | Chips) -> ElementTree.Element:
    svg = layout_svg(Layout(pieces=pieces), (1, 0))
    assert svg is not None
    return ElementTree.fromstring(svg)


def fills(drawing: ElementTree.Element) -> list[str]:
    return [group.get("fill", "") for group in drawing.iter(f"{SVG}g") if group.get("fill")]


def test_a_grid_shows_the_faces_in_their_colours_and_the_last_move() -> None:
    parts = (
        Part("a1", NAME, Face(glyph="disc", colour="dark")),
        Part("b1", NAME, Face(seat=Seat(0))),
        Part("a2", NAME),
        Part("b2", NAME, Face(text="7", colour="light")),
    )
    grid = Grid(id="grid", words=NAME, columns=2, parts=parts)
    svg = layout_svg(Layout(pieces=(grid,), last_move=("a2",)), (1, 0))
    assert svg is not None
    drawing = ElementTree.fromstring(svg)
    # The first seat has the second colour in this match, and its glyph.
    assert fills(drawing) == [COLOURS["dark"], SEAT_COLOURS[1]]
    assert GLYPHS[SEAT_GLYPHS[1]] in svg and svg.count('stroke="#F5DEAF"') == 1
    assert stroke_path("7")[0] in svg


def test_every_kind_of_piece_except_choices_is_drawn() -> None:
    card = Face(glyph="heart", colour="red")
    hand = Hand(
        id="hand", words=NAME, parts=tuple(Part(f"h{number}", NAME, card) for number in range(12))
    )
    row = Row(
        id="row", words=NAME, parts=(Part("slot", NAME), Part("seat", NAME, Face(seat=Seat(9))))
    )
    pile = Pile(id="pile", words=NAME, count=31, top=Face(glyph="back"))
    track = Track(
        id="track",
        words=NAME,
        parts=(
            Part("s0", NAME, Face(text="0")),
            Part("s1", NAME),
            Part("s2", NAME, Face(text="2")),
        ),
        markers=tuple(Marker(at, Face(seat=Seat(at))) for at in (1, 1, 2)),
    )
    counter = Counter(id="lives", words=NAME, value=-5, face=card)
    plain = Counter(id="points", words=NAME, value=8)
    chips = Chips(id="bids", words=NAME, parts=(Part("bid", NAME, Face(glyph="star")),))
    drawing = picture(hand, row, pile, track, counter, plain, chips)
    assert fills(drawing).count(COLOURS["red"]) == MAX_CARDS + 1
    paths = [path.get("d") for path in drawing.iter(f"{SVG}path")]
    assert {stroke_path(text)[0] for text in ("31", "-5", "8", "0")} <= set(paths)
    # The figures hide the number of their space.
    assert stroke_path("2")[0] not in paths
    assert not any(GLYPHS["star"].split('"')[1] == path for path in paths)


def test_pieces_beside_a_grid_fit_the_picture() -> None:
    grid = Grid(id="grid", words=NAME, columns=1, parts=(Part("a1", NAME),))
    _, box = picture(grid, Pile(id="pile", words=NAME, count=1, top=Face(text="A")))
    assert [float(size) for size in (box.get("viewBox") or "").split()] == [0, 0, 280, 160]


def test_a_layout_without_anything_to_draw_has_no_picture() -> None:
    chips = Chips(id="bids", words=NAME, parts=(Part("bid", NAME),))
    assert layout_svg(Layout(pieces=(chips,)), ()) is None
    assert layout_svg(Layout(pieces=(Hand(id="hand", words=NAME, parts=()),)), ()) is None


def test_pictures_and_pages_have_the_same_glyphs_and_colours() -> None:
    pages = re.sub(r"\s+", "", (WEB / "layout_faces.js").read_text("utf-8"))
    assert set(GLYPHS) == set(get_args(Glyph)) and set(COLOURS) == set(get_args(Colour))
    for name, drawing in GLYPHS.items():
        assert f"{name}:svg`" in pages, name
        for path in re.findall(r' d="([^"]+)"', drawing):
            assert re.sub(r"\s+", "", path) in pages, name
    assert f"SEAT_GLYPHS={list(SEAT_GLYPHS)}".replace(" ", "") in pages
    sheet = (WEB / "layout.css").read_text("utf-8")
    for colour in COLOURS:
        assert f".lb-{colour} {{" in sheet, colour


def test_every_letter_is_inside_its_box() -> None:
    for letter, strokes in LETTERS.items():
        points = re.split(r"[ |]", strokes)
        assert all(int(point[0]) <= 4 and int(point[1]) <= 6 for point in points), letter
    assert stroke_path("a€b") == stroke_path("AB")
    assert stroke_path("€") == ("", 0)
