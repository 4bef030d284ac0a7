"""Tests of the training by PPO; they need PyTorch, which `make nightly` installs."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from examples.pylos_policy import Policy

import parlour.env
from parlour.cli.main import build_app

ROOT = Path(__file__).parents[2]

pytestmark = [pytest.mark.slow, pytest.mark.uncounted]


@pytest.fixture
def ppo() -> Any:
    """Return the example, or skip the test without PyTorch."""
    pytest.importorskip("torch", reason="PyTorch is missing; `make nightly` installs it")
    return import_module("examples.ppo_pylos")


def test_advantages_change_their_sign_with_the_mover(ppo: Any) -> None:
    column = np.array([[0.0], [0.0], [0.0]], np.float32)
    rollout = ppo.Rollout(
        observations=column,
        masks=column,
        values=np.array([[0.1], [0.2], [0.3], [0.5]], np.float32),
        actions=column,
        log_probs=column,
        rewards=np.array([[0.0], [0.0], [1.0]], np.float32),
        signs=np.array([[1.0], [-1.0], [-1.0]], np.float32),
        ended=np.array([[False], [False], [True]]),
    )
    # By hand: 1 - 0.3, then -0.3 - 0.2 - 0.5 * 0.7, then 0.2 - 0.1 - 0.5 * 0.85.
    assert ppo.advantages(rollout, 0.5)[:, 0] == pytest.approx([-0.325, -0.85, 0.7])


def test_a_rollout_has_the_utilities_and_turns_of_the_matches(ppo: Any) -> None:
    batch = parlour.env.batch("pylos", 32)
    network = ppo.build_network(batch.length, batch.action_count, 8)
    rollout = ppo.play_rollout(batch, network, 120, "cpu")
    chosen = np.take_along_axis(rollout.masks[:-1], rollout.actions[..., None], axis=2)
    assert chosen.all(), "an illegal action was chosen"
    assert rollout.ended.sum() >= 32 and set(np.unique(rollout.signs)) == {-1, 1}
    assert not rollout.rewards[~rollout.ended].any() and rollout.rewards[rollout.ended].any()
    # A mover who removes balls decides twice; the value 91 of an observation says so.
    continues = ~rollout.ended & (rollout.signs == 1)
    assert (rollout.observations[1:][..., 91] == continues).all()


def score_against_random(policy: Policy, matches: int = 200) -> float:
    """Return the score of a policy against random legal actions, from both seats."""
    batch, luck = parlour.env.batch("pylos", matches), np.random.default_rng(1)
    observations = np.zeros((matches, batch.length), np.float32)
    masks = np.zeros((matches, batch.action_count), np.int8)
    utilities = np.zeros((matches, 2), np.float32)
    own, total = np.arange(matches) % 2, 0.0
    while not batch.is_over.all():
        batch.observe(observations)
        batch.masks(masks)
        actions = (luck.random(masks.shape) * masks).argmax(axis=1)
        for row in np.flatnonzero((batch.movers == own) & ~batch.is_over):
            actions[row] = policy({"observation": observations[row], "action_mask": masks[row]})
        batch.step(actions, utilities)
        total += float(utilities[np.arange(matches), own].sum())
    return (total / matches + 1) / 2


def test_a_short_training_learns_to_beat_random_play(ppo: Any, tmp_path: Path) -> None:
    import torch

    torch.manual_seed(1)
    settings = ppo.Settings(steps=100_000, matches=64, hidden=64, minibatch=512)
    batch = parlour.env.batch("pylos", settings.matches)
    network = ppo.build_network(batch.length, batch.action_count, settings.hidden)
    before, after = tmp_path / "before.npz", tmp_path / "after.npz"
    ppo.save_weights(network, before)
    assert all("entropy" in line for line in ppo.train(network, batch, settings, "cpu"))
    ppo.save_weights(network, after)
    assert score_against_random(Policy(before)) < 0.75 < score_against_random(Policy(after))


def test_the_commands_of_the_tutorial_train_and_measure(
    ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (ROOT / "docs/tutorials/train-an-agent.md").read_text()
    (train,) = re.findall(r"^python (examples/ppo_pylos.py .*)$", page, re.M)
    (measure,) = re.findall(
        r"^parlour (evaluate examples\.pylos_policy.*) --matches 400$", page, re.M
    )
    weights = tmp_path / "pylos.npz"
    train, measure = (
        line.replace("pylos.npz", shlex.quote(str(weights))) for line in (train, measure)
    )
    few = ["--steps", "4096", "--matches", "32", "--threads", "1"]
    subprocess.run([sys.executable, *shlex.split(train), *few], cwd=ROOT, check=True, timeout=600)
    monkeypatch.chdir(ROOT)
    words = [*shlex.split(measure), "--matches", "2"]
    assert build_app("evaluate")(words, result_action="return_value") == 0
    assert "rating" in capsys.readouterr().out
