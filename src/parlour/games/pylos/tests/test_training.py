"""Tests of the C solver and the training that need no tablebase."""

from __future__ import annotations

from ctypes import CDLL, c_int, c_uint32
from pathlib import Path
from random import Random

import numpy as np
import pytest

from parlour.core.game import Illegal
from parlour.games.pylos.kernel import solution, training
from parlour.games.pylos.kernel.evaluation import WEIGHT_COUNT
from parlour.games.pylos.kernel.packed import VARIANTS, pack
from parlour.games.pylos.kernel.solution import DRAW, LOSS, WIN, PositionSample
from parlour.games.pylos.kernel.turns import MAX_LISTED_TURNS, balls_after, list_turns
from parlour.games.pylos.native import load_library
from parlour.games.pylos.rules.board import SYMMETRIES, transformed_balls
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.notation import START_POSITION, parse_position
from parlour.games.pylos.rules.turn import state_from_position
from parlour.games.pylos.tests.reference_data import VALUED

pytestmark = pytest.mark.uncounted

PYLOS = Pylos()
POSITIONS = 2_412_976_089
"""The number of positions in the index, derived from the published number of classes."""


def solver_library() -> CDLL:
    """Return the C solver; skip the test if there is no compiler."""
    native = load_library("solution")
    if native is None:
        pytest.skip("no C compiler on this machine")
    return native


def test_numbers_are_unique_up_to_symmetry() -> None:
    native = solver_library()
    native.prepare.restype = native.number.restype = c_uint32
    assert native.prepare() == POSITIONS
    numbers: dict[int, tuple[int, int]] = {}
    for row in VALUED["basic"]:
        white, black, _ = parse_position(row["pos"])
        for own, other in ((white, black), (black, white)):
            number = native.number(c_uint32(own), c_uint32(other))
            assert number < POSITIONS
            images = {
                (transformed_balls(own, symmetry), transformed_balls(other, symmetry))
                for symmetry in SYMMETRIES
            }
            assert numbers.setdefault(number, (own, other)) in images


def test_turns_in_c_match_the_kernel() -> None:
    native, after, turns = (
        solver_library(),
        (c_uint32 * 4096)(),
        np.zeros((2, MAX_LISTED_TURNS), dtype=np.int64),
    )
    rng = Random(2)
    for number, variant in enumerate(VARIANTS):
        for _ in range(20):
            state = state_from_position(variant, START_POSITION)
            while state.over is None:
                _, own, other, _ = pack(state)
                if not state.due:
                    listed = [
                        balls_after(int(turn))
                        for turn in turns[0, : list_turns(pack(state), turns)]
                    ]
                    total = native.turns(c_int(number), c_uint32(own), c_uint32(other), after)
                    assert sorted(after[:total]) == sorted(listed)
                state = PYLOS.apply(
                    state, state.mover, rng.choice(PYLOS.legal_actions(state, state.mover))
                ).state


def test_missing_compiler_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solution, "load_library", lambda name: None)
    with pytest.raises(Illegal, match="no-compiler"):
        solution.position_count()


def test_training_learns_a_simple_rule(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fake_sample(variant: object, values: object, positions: int, seed: int) -> PositionSample:
        rng = np.random.default_rng(seed)
        own = rng.integers(1 << 16, size=positions)
        other = rng.integers(1 << 16, size=positions) & ~own
        lead = np.bitwise_count(own).astype(int) - np.bitwise_count(other)
        return PositionSample(
            own, other, np.select([lead > 0, lead < 0], [WIN, LOSS], DRAW).astype(np.uint8)
        )

    monkeypatch.setattr(training, "sample_positions", fake_sample)
    epochs: list[tuple[float, float]] = []
    weights = training.train(
        "basic",
        np.zeros(0, dtype=np.uint8),
        20_000,
        lambda loss, accuracy: epochs.append((loss, accuracy)),
    )
    assert weights.shape == (3, WEIGHT_COUNT) and weights.any(axis=1).all(), "draws are common here"
    rounds = len(epochs) // 3
    assert epochs[rounds - 1][0] < epochs[0][0] and epochs[rounds - 1][1] > 0.9
    training.write_weights(weights, tmp_path / "weights.npz")
    with np.load(tmp_path / "weights.npz") as file_content:
        assert (file_content["weights"] == weights).all()


def test_draw_targets() -> None:
    sample = PositionSample(
        np.zeros(3, dtype=np.int64),
        np.zeros(3, dtype=np.int64),
        np.array([WIN, LOSS, DRAW], dtype=np.uint8),
    )
    assert training.examples_from_sample(sample).target.tolist() == [1.0, 0.0, 0.5]
    assert training.examples_from_sample(sample, 1.0).target.tolist() == [1.0, 0.0, 1.0], (
        "where only a loss is to be avoided, they count whole"
    )
