"""Tests of the notation of positions and moves, in both directions."""

from __future__ import annotations

import pytest

from parlour.core.game import Illegal
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.board import HOLLOW_INDEX
from parlour.games.pylos.tests.reference_data import PERFT


@pytest.mark.parametrize(
    "text", sorted({row["pos"] for row in PERFT["midgame"] + PERFT["rule_cases"]})
)
def test_positions_round_trip(text: str) -> None:
    assert notation.position_text(*notation.parse_position(text)) == text


def test_balls_text_has_no_slashes() -> None:
    white, black, _ = notation.parse_position("ww..w......b..bb/........./..../. w")
    drawing = notation.balls_text(white, black)
    assert drawing == "ww..w......b..bb" + "." * 14
    assert notation.parse_balls(drawing) == (white, black)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "................/........./..../.",
        "................/........./..../. x",
        "ww..w...........w/......../..../. w",
        "................/w......../..../. w",
        "wwwwwwwwwwwwwwww/........./..../. b",
        "bbbbbbbbbbbbbbbb/........./..../. b",
    ],
)
def test_invalid_positions_are_rejected(text: str) -> None:
    with pytest.raises(Illegal) as error:
        notation.parse_position(text)
    assert error.value.code == "pylos.not-a-position"


@pytest.mark.parametrize("text", ["1b2", "1d4-2a1", "1b2x1a1", "1b2x1a1x1b2", "1d1-2b2x2a1x2b2"])
def test_moves_round_trip(text: str) -> None:
    assert notation.move_text(*notation.parse_move(text)) == text


def test_removed_balls_are_written_lowest_first() -> None:
    assert notation.move_text(None, "3b2", ("3a1", "2a1")) == "3b2x2a1x3a1"


@pytest.mark.parametrize(
    "text", ["", "1e1", "2d1", "5a1", "1a1-", "1a1x", "1a1x1b1x1c1x1d1", "1a1-1b1-1c1", "1A1"]
)
def test_invalid_moves_are_rejected(text: str) -> None:
    with pytest.raises(Illegal) as error:
        notation.parse_move(text)
    assert error.value.code == "pylos.not-a-move"


def test_removal_order_is_legal() -> None:
    ground = sum(1 << HOLLOW_INDEX[name] for name in ("1a1", "1b1", "1a2", "1b2"))
    assert notation.removal_order(ground | 1 << 16, ground | 1 << 16, ("1a1", "2a1")) == (
        "2a1",
        "1a1",
    )
    assert (
        notation.removal_order(ground | 1 << 16, ground | 1 << 16 | 1 << 25, ("1a1", "2a1")) is None
    )


def test_numbers_are_unique_and_safe_integers() -> None:
    full = (1 << 30) - 1
    assert notation.position_number(0, 0, 0) == 0
    single = {notation.position_number(1 << cell, 0, 0) for cell in range(30)} | {
        notation.position_number(0, 1 << cell, 1) for cell in range(30)
    }
    assert len(single) == 60
    assert notation.position_number(0, full, 1) < 2**53


@pytest.mark.parametrize("text", sorted({row["pos"] for row in PERFT["midgame"]}))
def test_numbers_round_trip(text: str) -> None:
    position = notation.parse_position(text)
    assert notation.position_from_number(notation.position_number(*position)) == position
