"""The search: proven results, repetition, plans, and that it says the same when asked again."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from parlour.games.pylos.kernel import alphabeta, transpositions
from parlour.games.pylos.kernel.alphabeta import MAX_DEPTH
from parlour.games.pylos.kernel.evaluation import PATTERN_COUNT, load_weights, pattern_evaluation
from parlour.games.pylos.kernel.packed import (
    NO_CELL,
    PackedPosition,
    action_code,
    decode_action,
    pack,
)
from parlour.games.pylos.kernel.player import (
    PylosKernelPlayer,
    repetition_keys,
    transformed_position,
)
from parlour.games.pylos.kernel.root import SearchLimits
from parlour.games.pylos.kernel.transpositions import WIN_SCORE
from parlour.games.pylos.kernel.turns import MAX_LISTED_TURNS, NO_TAKING, list_turns
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.actions import Raise, Take
from parlour.games.pylos.rules.board import SYMMETRIES
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.state import State, Variant
from parlour.games.pylos.rules.turn import state_from_position, turn_actions
from parlour.games.pylos.tests.facts import VALUED, VARIANTS

pytestmark = pytest.mark.uncounted

PYLOS = Pylos()
PLAYER = PylosKernelPlayer(bits=18)
NULL_TURNS = "ww..w......b..bb/........./..../. w"
ONLY_A_BONUS = "wwwwwwwbbbbbbbbb/wwwwbbbbb/www./. w"


def written(code: int) -> str:
    """Return a turn's code in notation."""
    move, taking = decode_action(code & 1023, NO_CELL), code >> 10
    taken = decode_action(taking, 0) if taking != NO_TAKING else None
    assert not isinstance(move, Take)
    return notation.move_text(
        move.source if isinstance(move, Raise) else None,
        move.cell,
        taken.balls if isinstance(taken, Take) else (),
    )


def played(state: State, *texts: str) -> State:
    """Return the state after some written turns."""
    for text in texts:
        for action in turn_actions(state, text):
            state = PYLOS.apply(state, state.mover, action).state
    return state


def whole_turns(state: State) -> set[str]:
    """Return all turns in notation, by the rules."""
    texts = set()
    for move in PYLOS.legal_actions(state, state.mover):
        assert not isinstance(move, Take)
        after = PYLOS.apply(state, state.mover, move).state
        takes = (
            [
                take.balls
                for take in PYLOS.legal_actions(after, after.mover)
                if isinstance(take, Take)
            ]
            if after.due
            else [()]
        )
        texts |= {
            notation.move_text(move.source if isinstance(move, Raise) else None, move.cell, balls)
            for balls in takes
        }
    return texts


def near(section: str, distance: int) -> list[dict[str, Any]]:
    """Return the valued positions that end within so many turns."""
    return [row for row in VALUED[section] if 0 < row["dtw"] <= distance]


@pytest.mark.parametrize("row", near("basic", 13), ids=lambda row: f"{row['dtw']} {row['pos']}")
def test_wins_are_shortest_and_losses_longest(row: dict[str, Any]) -> None:
    found = PLAYER.search(pack(state_from_position("basic", row["pos"])), SearchLimits(60))
    sign = 1 if row["value"] == "win" else -1
    if row["moves"] > 1:
        assert found.value == sign * (WIN_SCORE - row["dtw"])
    assert written(found.code) in row["best"]


@pytest.mark.parametrize("variant", ["standard", "advanced"])
def test_proofs_are_true(variant: Variant) -> None:
    proven = 0
    for row in VALUED[variant]:
        found = PLAYER.search(
            pack(state_from_position(variant, row["pos"])), SearchLimits(60, nodes=20_000)
        )
        if abs(found.value) > transpositions.PROVEN_SCORE:
            proven += 1
            assert row["value"] == ("win" if found.value > 0 else "loss"), row
    assert proven


def test_the_same_question_has_the_same_answer() -> None:
    position = PackedPosition(1, 0, 0)
    first = PLAYER.search(position, SearchLimits(60, nodes=30_000))
    assert PLAYER.search(position, SearchLimits(60, nodes=30_000)) == first


def test_luck_turns_the_board_and_back() -> None:
    state = state_from_position("standard", notation.START_POSITION)
    assert (
        len(
            {
                PylosKernelPlayer(bits=10).choose_action(state, 60, Random(seed), depth=2)
                for seed in range(20)
            }
        )
        > 1
    )
    for row in VALUED["standard"][:40]:
        state = state_from_position("standard", row["pos"])
        for seed in range(4):
            action = PylosKernelPlayer(bits=10).choose_action(state, 60, Random(seed), depth=2)
            assert action in PYLOS.legal_actions(state, state.mover)


@pytest.mark.parametrize("turning", SYMMETRIES)
def test_a_turned_board_is_worth_the_same(turning: tuple[int, ...]) -> None:
    for row in near("basic", 9):
        position = pack(state_from_position("basic", row["pos"]))
        assert (
            PLAYER.search(transformed_position(position, turning), SearchLimits(60)).value
            == PLAYER.search(position, SearchLimits(60)).value
        )


def test_two_cores_agree_with_one_on_a_proof() -> None:
    row = max(near("basic", 11), key=lambda row: row["dtw"])
    position = pack(state_from_position("basic", row["pos"]))
    assert (
        PylosKernelPlayer(bits=16, threads=2).search(position, SearchLimits(60)).value
        == PLAYER.search(position, SearchLimits(60)).value
    )


def test_what_would_be_the_third_occurrence_is_a_draw() -> None:
    state = played(state_from_position("standard", NULL_TURNS), "1b2x1b2", "1c3x1c3", "1b2x1b2")
    white, black, _ = notation.parse_position(NULL_TURNS)
    known = repetition_keys(state)
    assert sorted(known[1].tolist()) == [0, transpositions.position_key(1, white, black)]
    assert sorted(known[0].tolist()) == [0, transpositions.position_key(1, black, white)]
    space = alphabeta.new_workspace(
        transpositions.new_transposition_table(8),
        np.zeros(1, dtype=np.int64),
        np.repeat(load_weights("standard"), 2, axis=0),
        known,
        1000,
    )
    assert alphabeta.search(space, 1, white, black, 3, -WIN_SCORE, WIN_SCORE, 1) == 0


def test_the_taking_of_a_plan_needs_no_second_found(monkeypatch: pytest.MonkeyPatch) -> None:
    player, state = PylosKernelPlayer(bits=16), state_from_position("standard", ONLY_A_BONUS)
    state = PYLOS.apply(
        state, state.mover, player.choose_action(state, 60, Random(1), depth=3)
    ).state
    assert state.due
    monkeypatch.setattr(player, "search", None)
    assert isinstance(player.choose_action(state, 60, Random(1), depth=3), Take)


def test_a_bonus_without_a_plan_is_found_about() -> None:
    state = state_from_position("standard", NULL_TURNS)
    state = PYLOS.apply(state, state.mover, turn_actions(state, "1b2")[0]).state
    action = PLAYER.choose_action(state, 60, Random(1), depth=3)
    assert action in PYLOS.legal_actions(state, state.mover)
    assert action_code(action) in {
        action_code(take) for take in PYLOS.legal_actions(state, state.mover)
    }


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_evaluation_mostly_sees_who_wins(variant: Variant) -> None:
    learnt, found = load_weights(variant)[0], np.zeros(PATTERN_COUNT, dtype=np.int64)
    decided = [row for row in VALUED[variant] if row["value"] != "draw"]
    right = sum(
        (pattern_evaluation(*pack(state_from_position(variant, row["pos"]))[:3], learnt, found) > 0)
        == (row["value"] == "win")
        for row in decided
    )
    assert right / len(decided) > 0.85


def test_every_turn_is_listed_once() -> None:
    luck, room = Random(4), np.zeros((2, MAX_LISTED_TURNS), dtype=np.int64)
    for variant in VARIANTS:
        state = state_from_position(variant, notation.START_POSITION)
        while state.over is None:
            position = pack(state)
            if not state.due:
                listed = [int(turn) for turn in room[0, : list_turns(*position[:3], room)]]
                assert len({turn & 0xFFFFF for turn in listed}) == len(listed)
                assert {written(turn & 0xFFFFF) for turn in listed} == whole_turns(state)
            state = PYLOS.apply(
                state, state.mover, luck.choice(PYLOS.legal_actions(state, state.mover))
            ).state


def test_lines_have_an_end() -> None:
    assert MAX_DEPTH + 2 < 255


def test_what_was_compiled_before_can_be_loaded_again() -> None:
    script = "from parlour.games.pylos import bots; bots.precompile(); assert bots.KERNEL.get_if_ready() is not None"
    for _ in range(2):
        assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
