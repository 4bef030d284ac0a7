"""Tests of the search: proven results, repetition, planned removals and determinism."""

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
from parlour.games.pylos.kernel.turns import (
    MAX_LISTED_TURNS,
    NO_REMOVAL,
    list_turns,
    move_code,
    removal_code,
    turn_code,
)
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.actions import Raise, Take
from parlour.games.pylos.rules.board import SYMMETRIES
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.state import State, Variant
from parlour.games.pylos.rules.turn import state_from_position, turn_actions
from parlour.games.pylos.tests.reference_data import VALUED, VARIANTS

pytestmark = pytest.mark.uncounted

PYLOS = Pylos()
PLAYER = PylosKernelPlayer(bits=18)
NULL_TURNS = "ww..w......b..bb/........./..../. w"
ONLY_A_BONUS = "wwwwwwwbbbbbbbbb/wwwwbbbbb/www./. w"


def turn_text(code: int) -> str:
    """Return the notation of a turn, given its turn code."""
    move, removal = decode_action(move_code(code), NO_CELL), removal_code(code)
    taken = decode_action(removal, 0) if removal != NO_REMOVAL else None
    assert not isinstance(move, Take)
    return notation.move_text(
        move.source if isinstance(move, Raise) else None,
        move.cell,
        taken.balls if isinstance(taken, Take) else (),
    )


def state_after(state: State, *texts: str) -> State:
    """Return the state after a series of turns in notation."""
    for text in texts:
        for action in turn_actions(state, text):
            state = PYLOS.apply(state, state.mover, action).state
    return state


def legal_turn_texts(state: State) -> set[str]:
    """Return the notation of all legal turns, computed by the rules."""
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


def positions_near_end(section: str, distance: int) -> list[dict[str, Any]]:
    """Return the reference positions whose match ends within `distance` turns."""
    return [row for row in VALUED[section] if 0 < row["dtw"] <= distance]


@pytest.mark.parametrize(
    "row", positions_near_end("basic", 13), ids=lambda row: f"{row['dtw']} {row['pos']}"
)
def test_shortest_wins_and_longest_losses(row: dict[str, Any]) -> None:
    result = PLAYER.search(pack(state_from_position("basic", row["pos"])), SearchLimits(3_600))
    sign = 1 if row["value"] == "win" else -1
    if row["moves"] > 1:
        assert result.score == sign * (WIN_SCORE - row["dtw"])
    assert turn_text(result.code) in row["best"]


@pytest.mark.parametrize("variant", ["standard", "advanced"])
def test_proven_results_are_correct(variant: Variant) -> None:
    proven = 0
    for row in VALUED[variant]:
        result = PLAYER.search(
            pack(state_from_position(variant, row["pos"])), SearchLimits(3_600, nodes=20_000)
        )
        if abs(result.score) > transpositions.PROVEN_SCORE:
            proven += 1
            assert row["value"] == ("win" if result.score > 0 else "loss"), row
    assert proven


def test_search_is_deterministic() -> None:
    position = PackedPosition(1, 0, 0)
    first = PLAYER.search(position, SearchLimits(3_600, nodes=30_000))
    assert PLAYER.search(position, SearchLimits(3_600, nodes=30_000)) == first


def test_random_symmetry_is_undone() -> None:
    state = state_from_position("standard", notation.START_POSITION)
    assert (
        len(
            {
                PylosKernelPlayer(bits=10).choose_action(state, 3_600, Random(seed), depth=2)
                for seed in range(20)
            }
        )
        > 1
    )
    for row in VALUED["standard"][:40]:
        state = state_from_position("standard", row["pos"])
        for seed in range(4):
            action = PylosKernelPlayer(bits=10).choose_action(state, 3_600, Random(seed), depth=2)
            assert action in PYLOS.legal_actions(state, state.mover)


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_score_is_invariant_under_symmetry(symmetry: tuple[int, ...]) -> None:
    for row in positions_near_end("basic", 9):
        position = pack(state_from_position("basic", row["pos"]))
        assert (
            PLAYER.search(transformed_position(position, symmetry), SearchLimits(3_600)).score
            == PLAYER.search(position, SearchLimits(3_600)).score
        )


def test_two_threads_find_the_same_proof() -> None:
    row = max(positions_near_end("basic", 11), key=lambda row: row["dtw"])
    position = pack(state_from_position("basic", row["pos"]))
    assert (
        PylosKernelPlayer(bits=16, threads=2).search(position, SearchLimits(3_600)).score
        == PLAYER.search(position, SearchLimits(3_600)).score
    )


def test_third_occurrence_is_a_draw() -> None:
    state = state_after(
        state_from_position("standard", NULL_TURNS), "1b2x1b2", "1c3x1c3", "1b2x1b2"
    )
    white, black, _ = notation.parse_position(NULL_TURNS)
    keys = repetition_keys(state)
    assert sorted(keys[1].tolist()) == [0, transpositions.position_key(1, white, black)]
    assert sorted(keys[0].tolist()) == [0, transpositions.position_key(1, black, white)]
    workspace = alphabeta.new_workspace(
        transpositions.new_transposition_table(8),
        np.zeros(1, dtype=np.int64),
        np.repeat(load_weights("standard"), 2, axis=0),
        keys,
        alphabeta.SearchSettings(1000, True, draw_score=0, noise=0, noise_seed=0),
    )
    position = PackedPosition(1, white, black)
    assert alphabeta.search(workspace, position, 3, -WIN_SCORE, WIN_SCORE, 1) == 0


def test_planned_removal_needs_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    player, state = PylosKernelPlayer(bits=16), state_from_position("standard", ONLY_A_BONUS)
    state = PYLOS.apply(
        state, state.mover, player.choose_action(state, 3_600, Random(1), depth=3)
    ).state
    assert state.due
    monkeypatch.setattr(player, "search", None)
    assert isinstance(player.choose_action(state, 3_600, Random(1), depth=3), Take)


def test_removal_without_a_plan_is_searched() -> None:
    state = state_from_position("standard", NULL_TURNS)
    state = PYLOS.apply(state, state.mover, turn_actions(state, "1b2")[0]).state
    action = PLAYER.choose_action(state, 3_600, Random(1), depth=3)
    assert action in PYLOS.legal_actions(state, state.mover)
    assert action_code(action) in {
        action_code(take) for take in PYLOS.legal_actions(state, state.mover)
    }


@pytest.mark.parametrize("variant", VARIANTS)
def test_evaluation_predicts_the_winner(variant: Variant) -> None:
    weights, result = load_weights(variant)[0], np.zeros(PATTERN_COUNT, dtype=np.int64)
    decided = [row for row in VALUED[variant] if row["value"] != "draw"]
    correct = sum(
        (pattern_evaluation(pack(state_from_position(variant, row["pos"])), weights, result) > 0)
        == (row["value"] == "win")
        for row in decided
    )
    assert correct / len(decided) > 0.85


def test_every_turn_is_listed_once() -> None:
    rng, turns = Random(4), np.zeros((2, MAX_LISTED_TURNS), dtype=np.int64)
    for variant in VARIANTS:
        state = state_from_position(variant, notation.START_POSITION)
        while state.over is None:
            position = pack(state)
            if not state.due:
                listed = [int(turn) for turn in turns[0, : list_turns(position, turns)]]
                assert len({turn_code(turn) for turn in listed}) == len(listed)
                assert {turn_text(turn_code(turn)) for turn in listed} == legal_turn_texts(state)
            state = PYLOS.apply(
                state, state.mover, rng.choice(PYLOS.legal_actions(state, state.mover))
            ).state


def test_depth_fits_a_table_entry() -> None:
    assert MAX_DEPTH + 2 < 255


@pytest.mark.slow
def test_compiled_code_can_be_loaded_from_the_cache() -> None:
    script = "from parlour.games.pylos import bots; bots.precompile(); assert bots.KERNEL.get_if_ready() is not None"
    for _ in range(2):
        assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
