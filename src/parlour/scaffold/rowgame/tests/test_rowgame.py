"""Tests that Rowgame obeys the laws and the rules of RULES.md."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.game import Illegal, Seat
from parlour.core.rng import Rng
from parlour.laws.playout import playouts
from parlour.scaffold.rowgame.plugin import PLUGIN
from parlour.scaffold.rowgame.rules.actions import Place
from parlour.scaffold.rowgame.rules.game import Rowgame
from parlour.scaffold.rowgame.rules.state import Options, State
from parlour.testing import Subject, game_tests

GAME = Rowgame()

TestEveryGame = game_tests(
    Subject(
        plugin=PLUGIN,
        package_folder=Path(__file__).parents[1],
        playouts=list(playouts(GAME, 2)),
        expected_matches=frozenset({"three"}),
    )
)


def state_after(*cells: str) -> State:
    """Return a two-player state on the smallest board after tokens were placed on these cells."""
    state = GAME.setup(Options(side="3"), 2, Rng(bytes(32))).state
    for cell in cells:
        state = GAME.apply(state, state.mover, Place(cell)).state
    return state


def test_three_in_a_row_score_in_every_direction() -> None:
    assert state_after("a1", "a2", "b1", "b2", "c1").scores == (1, 0)
    assert state_after("a1", "b1", "a2", "b2", "a3").scores == (1, 0)
    assert state_after("a1", "b1", "b2", "a2", "c3").scores == (1, 0)
    assert state_after("c1", "b1", "b2", "a2", "a3").scores == (1, 0)


def test_one_token_may_make_several_rows() -> None:
    assert state_after("a1", "a3", "b1", "b3", "c2", "b2", "c3", "a2", "c1").scores == (2, 0)


def test_taken_cells_and_foreign_turns_are_rejected() -> None:
    for seat, cell, code in (
        (1, "a1", "rowgame.taken"),
        (1, "z9", "rowgame.no-such-cell"),
        (0, "b2", "rowgame.not-your-turn"),
    ):
        with pytest.raises(Illegal) as raised:
            GAME.apply(state_after("a1"), Seat(seat), Place(cell))
        assert raised.value.code == code


def test_overtime_costs_points() -> None:
    assert GAME.ranking(state_after("a1", "a2", "b1", "b2", "c1"), (2, 0)).ranks == (2, 1)
