"""The laws of every game, its golden match and its words; and what RULES.md says of Rowgame alone."""

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


def played(*cells: str) -> State:
    """Return the state of a match of two on a board of three after these cells."""
    state = GAME.setup(Options(side="3"), 2, Rng(bytes(32))).state
    for cell in cells:
        state = GAME.apply(state, state.mover, Place(cell)).state
    return state


def test_three_in_a_row_make_a_point_in_every_direction() -> None:
    assert played("a1", "a2", "b1", "b2", "c1").scores == (1, 0)
    assert played("a1", "b1", "a2", "b2", "a3").scores == (1, 0)
    assert played("a1", "b1", "b2", "a2", "c3").scores == (1, 0)
    assert played("c1", "b1", "b2", "a2", "a3").scores == (1, 0)


def test_one_token_may_make_several_rows() -> None:
    assert played("a1", "a3", "b1", "b3", "c2", "b2", "c3", "a2", "c1").scores == (2, 0)


def test_a_taken_cell_and_a_foreign_turn_are_refused() -> None:
    for seat, cell, code in (
        (1, "a1", "rowgame.taken"),
        (1, "z9", "rowgame.no-such-cell"),
        (0, "b2", "rowgame.not-your-turn"),
    ):
        with pytest.raises(Illegal) as refused:
            GAME.apply(played("a1"), Seat(seat), Place(cell))
        assert refused.value.code == code


def test_overtime_costs_points() -> None:
    assert GAME.ranking(played("a1", "a2", "b1", "b2", "c1"), (2, 0)).ranks == (2, 1)
