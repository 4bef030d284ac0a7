"""Tests of the example policy, which needs no PyTorch."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from examples.pylos_policy import Policy

from parlour.env.evaluate import evaluate

from .weights import write_constant_weights, write_random_weights

pytestmark = pytest.mark.uncounted


def test_the_legal_action_with_the_highest_logit_is_chosen(tmp_path: Path) -> None:
    file, mask = tmp_path / "weights.npz", np.zeros(1024, np.int8)
    write_constant_weights(file, {3: -1.0, 5: -2.0, 9: 4.0})
    mask[[3, 5]] = 1
    assert Policy(file)({"observation": np.ones(99, np.float32), "action_mask": mask}) == 3


def test_the_choice_depends_on_the_position(tmp_path: Path) -> None:
    file, mask = tmp_path / "weights.npz", np.ones(1024, np.int8)
    write_random_weights(file)
    policy, positions = Policy(file), np.eye(99, dtype=np.float32)
    chosen = {policy({"observation": row, "action_mask": mask}) for row in positions}
    assert len(chosen) > 5


def test_the_policy_plays_whole_legal_matches(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    write_random_weights(file)
    found = evaluate(Policy(file), "pylos", ["beginner"], 2, seconds=600)
    assert found.illegal == 0 and found.duels[0].games == 2
