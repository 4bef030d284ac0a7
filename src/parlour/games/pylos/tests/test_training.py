"""The solution in C and what is learnt from it, as far as it goes without the table of all positions."""

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
from parlour.games.pylos.kernel.turns import MAX_LISTED_TURNS, list_turns
from parlour.games.pylos.native import load_library
from parlour.games.pylos.rules.board import SYMMETRIES, transformed_balls
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.notation import START_POSITION, parse_position
from parlour.games.pylos.rules.turn import state_from_position
from parlour.games.pylos.tests.facts import VALUED

pytestmark = pytest.mark.uncounted

PYLOS = Pylos()
POSITIONS = 2_412_976_089
"""How many positions the index has, by the published count of classes."""


def compiled() -> CDLL:
    """Return the solution in C; without a compiler there is nothing to compare."""
    native = load_library("solution")
    if native is None:
        pytest.skip("no C compiler on this machine")
    return native


def test_every_position_has_a_number_that_its_mirror_images_share_in_class() -> None:
    native = compiled()
    native.prepare.restype = native.number.restype = c_uint32
    assert native.prepare() == POSITIONS
    numbers: dict[int, tuple[int, int]] = {}
    for row in VALUED["basic"]:
        white, black, _ = parse_position(row["pos"])
        for own, other in ((white, black), (black, white)):
            number = native.number(c_uint32(own), c_uint32(other))
            assert number < POSITIONS
            images = {
                (transformed_balls(own, turning), transformed_balls(other, turning))
                for turning in SYMMETRIES
            }
            assert numbers.setdefault(number, (own, other)) in images


def test_turns_in_c_are_those_of_the_kernel() -> None:
    native, after, room = (
        compiled(),
        (c_uint32 * 4096)(),
        np.zeros((2, MAX_LISTED_TURNS), dtype=np.int64),
    )
    luck = Random(2)
    for number, variant in enumerate(VARIANTS):
        for _ in range(20):
            state = state_from_position(variant, START_POSITION)
            while state.over is None:
                _, own, other, _ = pack(state)
                if not state.due:
                    listed = [
                        int(turn) >> 20 for turn in room[0, : list_turns(number, own, other, room)]
                    ]
                    total = native.turns(c_int(number), c_uint32(own), c_uint32(other), after)
                    assert sorted(after[:total]) == sorted(listed)
                state = PYLOS.apply(
                    state, state.mover, luck.choice(PYLOS.legal_actions(state, state.mover))
                ).state


def test_without_a_compiler_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solution, "load_library", lambda name: None)
    with pytest.raises(Illegal, match="no-compiler"):
        solution.position_count()


def test_what_is_plain_is_learnt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def counted(variant: object, values: object, positions: int, seed: int) -> PositionSample:
        luck = np.random.default_rng(seed)
        own = luck.integers(1 << 16, size=positions)
        other = luck.integers(1 << 16, size=positions) & ~own
        ahead = np.bitwise_count(own).astype(int) - np.bitwise_count(other)
        return PositionSample(
            own, other, np.select([ahead > 0, ahead < 0], [WIN, LOSS], DRAW).astype(np.uint8)
        )

    monkeypatch.setattr(training, "sample_positions", counted)
    told: list[tuple[float, float]] = []
    weights = training.train(
        "basic", np.zeros(0, dtype=np.uint8), 20_000, lambda loss, right: told.append((loss, right))
    )
    assert weights.shape == (3, WEIGHT_COUNT) and weights.any(axis=1).all(), "draws are common here"
    rounds = len(told) // 3
    assert told[rounds - 1][0] < told[0][0] and told[rounds - 1][1] > 0.9
    training.write_weights(weights, tmp_path / "weights.npz")
    with np.load(tmp_path / "weights.npz") as kept:
        assert (kept["weights"] == weights).all()


def test_draws_count_half() -> None:
    known = PositionSample(
        np.zeros(3, dtype=np.int64),
        np.zeros(3, dtype=np.int64),
        np.array([WIN, LOSS, DRAW], dtype=np.uint8),
    )
    assert training.training_targets(known).tolist() == [1.0, 0.0, 0.5]
    assert training.training_targets(known, 1.0).tolist() == [1.0, 0.0, 1.0], (
        "where only a loss is to be avoided, they count whole"
    )
