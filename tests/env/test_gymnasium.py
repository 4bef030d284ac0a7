"""The environment checker of Gymnasium, and matches against bots."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import parlour.env
from parlour.core.game import Illegal

from .subjects import MANY, Setting

pytestmark = pytest.mark.uncounted


def random_match(environment: gymnasium.Env[Any, Any], seed: int) -> tuple[float, dict[str, Any]]:
    """Play a match at random and return the sum of rewards and the last info."""
    luck = Random(seed)
    observation, info = environment.reset(seed=seed)
    total, is_over = 0.0, False
    while not is_over:
        action = luck.choice(np.flatnonzero(observation["action_mask"]).tolist())
        observation, reward, is_over, is_cut, info = environment.step(action)
        assert not is_cut and observation in environment.observation_space
        total += float(reward)
    return total, info


@pytest.mark.parametrize("game", ["pylos", "betta"])
def test_the_checker_accepts_an_environment(game: str) -> None:
    check_env(gymnasium.make(f"parlour/{game}-v0", against="beginner", seconds=600.0).unwrapped)


@pytest.mark.slow
@pytest.mark.parametrize("setting", MANY, ids=str)
def test_the_checker_accepts_every_setting(setting: Setting) -> None:
    name = f"parlour/{setting.game}-v0"
    arguments = {"against": "beginner", "seconds": 600.0, **setting.arguments}
    environment = gymnasium.make(name, render_mode="ansi", **arguments)
    check_env(environment.unwrapped)
    random_match(environment, 1)


def test_a_match_against_bots_ends_with_its_utility() -> None:
    environment = gymnasium.make("parlour/pylos-v0", against="beginner", seconds=600.0, seat=1)
    total, info = random_match(environment, 3)
    assert total in (-1.0, 0.0, 1.0) and info == {"seat": 1}


def test_seats_are_drawn_from_the_seed() -> None:
    environment = gymnasium.make("parlour/pylos-v0", against="beginner", seconds=600.0)
    seats = [environment.reset(seed=seed)[1]["seat"] for seed in range(12)]
    assert set(seats) == {0, 1}
    assert seats == [environment.reset(seed=seed)[1]["seat"] for seed in range(12)]


def test_points_are_rewarded_as_they_are_scored() -> None:
    environment = gymnasium.make(
        "parlour/betta-v0", options={"mode": "solo"}, seats=1, reward="points"
    )
    total, _ = random_match(environment, 5)
    assert total > 0


def test_an_illegal_action_is_replaced_and_reported() -> None:
    environment = gymnasium.make("parlour/pylos-v0", against="beginner", seconds=600.0, seat=0)
    observation, _ = environment.reset(seed=1)
    number = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    assert environment.step(number)[-1]["illegal"] is True


def test_invalid_arguments_are_refused() -> None:
    with pytest.raises(LookupError):
        parlour.env.LevelEnvironment("pylos", against="nobody")
    with pytest.raises(LookupError):
        parlour.env.LevelEnvironment("no-such-game")
    with pytest.raises(ValueError, match="no seat 2"):
        parlour.env.LevelEnvironment("pylos", seat=2)
    with pytest.raises(Illegal):
        parlour.env.LevelEnvironment("pylos", seats=3)
    with pytest.raises(ValueError, match="has no points"):
        parlour.env.LevelEnvironment("pylos", reward="points").reset()
