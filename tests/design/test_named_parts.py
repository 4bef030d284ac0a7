"""Tests of the parts of a layout that findings name and that changes of a view concern."""

from __future__ import annotations

import pytest

from parlour.core.game import View
from parlour.design.changed_parts import changed_parts
from parlour.design.leak_lens import view_fields, view_with_field
from parlour.design.named_parts import named_parts, named_viewer
from parlour.plugin.layout import (
    Counter,
    Face,
    Grid,
    Layout,
    Marker,
    Part,
    Pile,
    Row,
    Track,
    Words,
)

WORDS = Words("thing")


class Place(View, frozen=True):
    """A part of the view of the tests."""

    card: str
    count: int


class BoardView(View, frozen=True):
    """A view with each piece that shows a value."""

    places: tuple[Place, ...]
    at: int
    deck: int
    points: int


VIEW = BoardView(
    places=(Place(card="A", count=1), Place(card="B", count=2)), at=0, deck=3, points=4
)


def layout(view: BoardView) -> Layout:
    """Return a row, a track, a pile and a counter."""
    if view.deck < 0:
        raise IndexError("no such deck")
    return Layout(
        pieces=(
            Row(
                id="row",
                words=WORDS,
                parts=tuple(
                    Part(f"place-{at}", WORDS, Face(text=place.card))
                    for at, place in enumerate(view.places)
                ),
            ),
            Track(
                id="track",
                words=WORDS,
                parts=tuple(Part(f"space-{at}", WORDS) for at in range(3)),
                markers=(Marker(view.at, Face(glyph="disc")),),
            ),
            Pile(id="deck", words=WORDS, count=view.deck),
            Counter(id="points", words=WORDS, value=view.points),
        )
    )


@pytest.mark.parametrize(
    ("field", "value", "parts"),
    [
        ("view.places[1].card", "C", ("place-1",)),
        ("view.places[0].count", 9, ()),
        ("view.at", 2, ("space-0", "space-2")),
        ("view.deck", 2, ("deck",)),
        ("view.points", 5, ("points",)),
        ("view.deck", -1, ()),
        ("view.deck", "many", ()),
    ],
)
def test_a_field_is_shown_by_the_parts_that_change_with_it(
    field: str, value: object, parts: tuple[str, ...]
) -> None:
    other = view_with_field(VIEW, field, value)
    assert changed_parts(layout, VIEW, other) == parts
    if other is not None:
        assert view_fields(other) == {**view_fields(VIEW), field: value}


def test_a_finding_names_parts_alone_or_in_fields_of_an_action() -> None:
    board = Layout(
        pieces=(
            Grid(
                id="board",
                words=WORDS,
                columns=2,
                parts=tuple(Part(id, WORDS) for id in ("a1", "b1", "7", "bid-3")),
            ),
        )
    )
    assert named_parts("Place(at='a1') is refused: frogs.taken", board) == ("a1",)
    assert named_parts("Bid(bid=3) is refused: 7 ≠ 3", board) == ("bid-3",)
    assert named_parts("seat 1: view.tops[0]: 1 ≠ 2", board) == ()


def test_a_finding_names_its_first_viewer() -> None:
    assert named_viewer("hands leaks to seat 2: view.tops: 1 ≠ 2") == 2
    assert named_viewer("seat 1 of seat 2") == 1
    assert named_viewer("hands leaks to spectators: seat 2") == "spectators"
    assert named_viewer("turn.seats: 1 ≠ 2") is None
