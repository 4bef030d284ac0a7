"""Tests that invalid layouts are refused, and which parts and texts a layout has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from parlour.core.codec import encode
from parlour.core.game import Seat, replace
from parlour.games.pylos.rules.game import Pylos
from parlour.laws.layouts import check_layouts
from parlour.laws.playout import playouts
from parlour.laws.trial import Trial
from parlour.laws.violation import LawViolation
from parlour.plugin.layout import (
    MAX_PARTS,
    MAX_PIECES,
    Chips,
    Counter,
    Face,
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
from parlour.plugin.plugin import GamePlugin
from parlour.plugin.start_check import check_start
from parlour.scaffold.rowgame.layout import board_layout
from parlour.scaffold.rowgame.rules.game import Rowgame

NAME = Words("name")
DISC = Face(glyph="disc", colour="dark")


def parts(count: int, prefix: str = "p") -> tuple[Part, ...]:
    return tuple(Part(f"{prefix}{number}", NAME) for number in range(count))


def row(id: str = "row", count: int = 2, prefix: str = "p") -> Row:
    return Row(id=id, words=NAME, parts=parts(count, prefix))


def pile(id: str = "pile", **changes: Any) -> Pile:
    return Pile(**{"id": id, "words": NAME, "count": 3, **changes})


INVALID: dict[str, tuple[str, Callable[[], object]]] = {
    "an empty face": ("needs a glyph, a text or a seat", Face),
    "a long text": ("at most 4 characters", lambda: Face(text="abcde")),
    "two colours": ("colour of a seat or its own", lambda: Face(seat=Seat(0), colour="red")),
    "no message id": ("no message id", lambda: Words("Not An Id")),
    "many details": ("more than 8 details", lambda: Words("a", dict.fromkeys("abcdefghi", 1))),
    "an id with a space": ("no id of a layout", lambda: Part("a b", NAME)),
    "an empty id": ("no id of a layout", lambda: row("")),
    "a token with a space": ("invalid token", lambda: Part("a", NAME, DISC, "a b")),
    "a pile's token": ("invalid token", lambda: pile(token="a b")),
    "a pile below zero": ("0 to 999999 items", lambda: pile(count=-1)),
    "a huge counter": ("larger than", lambda: Counter(id="c", words=NAME, value=10**7)),
    "no columns": ("1 to 40 columns", lambda: Grid(id="g", words=NAME, columns=0, parts=())),
    "no cells": ("do not fill", lambda: Grid(id="g", words=NAME, columns=2, parts=())),
    "a ragged grid": ("do not fill", lambda: Grid(id="g", words=NAME, columns=2, parts=parts(3))),
    "too few names": (
        "1 names for 2 lines",
        lambda: Grid(id="g", words=NAME, columns=2, parts=parts(2), column_names=("a",)),
    ),
    "a long name": (
        "1 to 4 characters",
        lambda: Grid(id="g", words=NAME, columns=1, parts=parts(1), row_names=("abcde",)),
    ),
    "a marker beside the track": (
        "no space 2",
        lambda: Track(id="t", words=NAME, parts=parts(2), markers=(Marker(2, DISC),)),
    ),
    "a marker's token": (
        "invalid token",
        lambda: Track(id="t", words=NAME, parts=parts(2), markers=(Marker(0, DISC, "a b"),)),
    ),
    "many markers": (
        "more than 60 markers",
        lambda: Track(id="t", words=NAME, parts=parts(2), markers=(Marker(0, DISC),) * 61),
    ),
    "no piece": ("1 to 64 pieces", lambda: Layout(pieces=())),
    "many pieces": (
        "1 to 64 pieces",
        lambda: Layout(pieces=tuple(pile(f"p{number}") for number in range(MAX_PIECES + 1))),
    ),
    "many parts": ("at most 600 parts", lambda: Layout(pieces=(row(count=MAX_PARTS + 1),))),
    "the same part twice": ("the id p0 occurs twice", lambda: Layout(pieces=(row(), row("other")))),
    "a piece named as a part": ("the id p1 occurs twice", lambda: Layout(pieces=(row("p1"),))),
    "the same token twice": (
        "the token t occurs twice",
        lambda: Layout(pieces=(pile("a", token="t"), pile("b", token="t"))),
    ),
    "an unknown last move": (
        "unknown parts: row, z",
        lambda: Layout(pieces=(row(),), last_move=("z", "p0", "row")),
    ),
}


@pytest.mark.parametrize("name", INVALID)
def test_an_invalid_layout_is_refused_with_its_reason(name: str) -> None:
    reason, build = INVALID[name]
    with pytest.raises(ValueError, match=reason):
        build()


def full_layout() -> Layout:
    return Layout(
        pieces=(
            Grid(id="grid", words=Words("grid"), columns=2, parts=parts(4)),
            pile("deck", top=DISC, token="top", words=Words("deck")),
            Track(
                id="track",
                words=NAME,
                parts=parts(2, "space"),
                markers=(Marker(1, Face(seat=Seat(0)), "runner"),),
            ),
            Counter(id="lives", words=NAME, value=3, face=Face(glyph="heart", colour="red")),
            Chips(id="bids", words=NAME, parts=(Part("bid-1", Words("bid", {"number": 1})),)),
            Hand(
                id="hand",
                words=Words("hand", {}, Seat(1)),
                seat=Seat(1),
                parts=(Part("card", Words("card"), Face(text="7"), "seven"),),
            ),
        ),
        last_move=("deck", "p1"),
        badges=(Face(seat=Seat(0)), DISC),
    )


def test_every_pile_and_every_part_can_be_named_by_actions() -> None:
    named = [*(f"p{number}" for number in range(4)), "deck", "space0", "space1", "bid-1", "card"]
    assert list(full_layout().part_ids()) == named


def test_each_text_is_listed_with_its_arguments() -> None:
    found = {(words.message, arguments) for words, arguments in full_layout().all_words()}
    assert found == {
        ("grid", frozenset()),
        ("name", frozenset()),
        ("deck", frozenset({"count"})),
        ("bid", frozenset({"number"})),
        ("hand", frozenset({"name"})),
        ("card", frozenset()),
    }


def test_a_layout_survives_json_and_omits_defaults() -> None:
    layout = full_layout()
    assert msgspec.json.decode(encode(layout), type=Layout) == layout
    assert encode(Part("a1", Words("free"))) == b'{"id":"a1","words":{"message":"free"}}'


def test_a_game_with_a_layout_must_list_its_actions() -> None:
    class Unlisted(Rowgame):
        spec = replace(Rowgame.spec, lists_actions=False)

    with pytest.raises(ValueError, match="must list its legal actions"):
        GamePlugin(game=Unlisted, layout=board_layout)


def trial() -> Trial:
    return Trial(game=Rowgame(), playout=next(iter(playouts(Rowgame(), 1))))


def test_the_layouts_along_a_match_are_checked() -> None:
    assert check_layouts(trial(), board_layout) > check_layouts(trial(), board_layout, every=4) > 3


def broken_layout(view: Any) -> Layout:
    return Layout(pieces=(row(), row("other")))


def test_an_invalid_layout_violates_a_law_and_fails_the_start_check() -> None:
    with pytest.raises(LawViolation, match=r"every view has a valid one.*the id p0 occurs twice"):
        check_layouts(trial(), broken_layout)
    with pytest.raises(ValueError, match="the id p0 occurs twice"):
        check_start(Pylos(), broken_layout)


def test_a_layout_that_changes_for_the_same_view_violates_a_law() -> None:
    calls = iter(range(100))

    def restless(_: Any) -> Layout:
        return Layout(pieces=(pile(count=next(calls)),))

    with pytest.raises(LawViolation, match="same view, same layout"):
        check_layouts(trial(), restless)
