"""Tests of the kernel's ranking, whose values are exact if the end is within the horizon."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.game import Seat
from parlour.games.pylos.kernel.player import PylosKernelPlayer, expected_outcome
from parlour.games.pylos.kernel.transpositions import WIN_SCORE
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.actions import AnyAction, Raise, Take
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.state import State
from parlour.games.pylos.rules.turn import state_from_position, turn_actions
from parlour.games.pylos.tests.reference_data import VALUED

pytestmark = pytest.mark.uncounted

PYLOS, PLAYER = Pylos(), PylosKernelPlayer(bits=16)
NEAR_END = [row for row in VALUED["basic"] if 0 < row["dtw"] <= 5 and row["moves"] > 1]
"""The positions that end within five turns, so that a slightly deeper search solves them."""


def turn_text(first: AnyAction, *rest: AnyAction) -> str:
    """Return the notation of a turn, given its one or two actions."""
    assert not isinstance(first, Take)
    removed = rest[0].balls if rest and isinstance(rest[0], Take) else ()
    return notation.move_text(
        first.source if isinstance(first, Raise) else None, first.cell, removed
    )


def state_after(state: State, *actions: AnyAction) -> State:
    """Return the state after a series of actions; an illegal action raises."""
    for action in actions:
        state = PYLOS.apply(state, state.mover, action).state
    return state


@pytest.mark.parametrize("row", NEAR_END, ids=lambda row: f"{row['dtw']} {row['pos']}")
def test_near_results_are_ranked_exactly(row: dict[str, Any]) -> None:
    ranking = PLAYER.rank(state_from_position("basic", row["pos"]), 60, depth=7)
    wins = sum(candidate.value == 1 for candidate in ranking)
    assert ranking[0].value == (1 if row["value"] == "win" else -1)
    assert turn_text(ranking[0].action, *ranking[0].line) in row["best"]
    assert wins <= row["win_moves"] if row["value"] == "win" else wins == 0


@pytest.mark.parametrize("text", ["ww..w......b..bb/........./..../. w", notation.START_POSITION])
def test_every_action_is_ranked_with_a_legal_line(text: str) -> None:
    state = state_from_position("standard", text)
    ranking = PLAYER.rank(state, 60, depth=3)
    assert {candidate.action for candidate in ranking} == set(
        PYLOS.legal_actions(state, state.mover)
    )
    assert len({candidate.action for candidate in ranking}) == len(ranking)
    assert [candidate.value for candidate in ranking] == sorted(
        (candidate.value for candidate in ranking), reverse=True
    )
    for candidate in ranking:
        assert state_after(state, candidate.action, *candidate.line).turns > state.turns


def test_removals_are_ranked() -> None:
    state = state_from_position("standard", "ww..w......b..bb/........./..../. w")
    due = state_after(state, turn_actions(state, "1b2")[0])
    ranking = PLAYER.rank(due, 60, depth=2)
    assert ranking and all(
        candidate.action in PYLOS.legal_actions(due, Seat(0)) for candidate in ranking
    )


def test_expected_outcome() -> None:
    assert [expected_outcome(value) for value in (WIN_SCORE - 3, 0, 3 - WIN_SCORE)] == [1, 0, -1]
    values = [expected_outcome(value) for value in (-900, -20, -1, 0, 1, 20, 900)]
    assert values == sorted(values) and values[1] > -1 and values[-2] < 1
    assert expected_outcome(20) == -expected_outcome(-20)
