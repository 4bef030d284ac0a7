"""The test suite of PettingZoo, run for every game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)

import parlour.env

from .subjects import MANY, QUICK, Setting

pytestmark = [
    pytest.mark.uncounted,
    # An observation with a mask is a dictionary, as in the card and board games of PettingZoo.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # After the last decision, and before the first pass, no action is legal.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("setting", QUICK, ids=str)
def test_agents_that_decide_in_turn(setting: Setting) -> None:
    api_test(parlour.env.aec(setting.game, **setting.arguments), num_cycles=8)


@pytest.mark.parametrize("setting", QUICK, ids=str)
def test_agents_that_act_at_once(setting: Setting) -> None:
    parallel_api_test(parlour.env.parallel(setting.game, **setting.arguments), num_cycles=16)


@pytest.mark.slow
@pytest.mark.parametrize("setting", MANY, ids=str)
def test_whole_matches_in_turn(setting: Setting) -> None:
    api_test(parlour.env.aec(setting.game, **setting.arguments), num_cycles=1000)


@pytest.mark.slow
@pytest.mark.parametrize("setting", MANY, ids=str)
def test_whole_matches_at_once(setting: Setting) -> None:
    parallel_api_test(parlour.env.parallel(setting.game, **setting.arguments), num_cycles=1000)


@pytest.mark.parametrize("setting", QUICK[:3], ids=str)
def test_a_seed_gives_the_same_match(setting: Setting) -> None:
    seed_test(lambda: parlour.env.aec(setting.game, **setting.arguments), num_cycles=5)
    parallel_seed_test(lambda: parlour.env.parallel(setting.game, **setting.arguments), 5)


@pytest.mark.slow
@pytest.mark.parametrize("setting", MANY, ids=str)
def test_a_seed_gives_the_same_whole_match(setting: Setting) -> None:
    seed_test(lambda: parlour.env.aec(setting.game, **setting.arguments), num_cycles=500)
    parallel_seed_test(lambda: parlour.env.parallel(setting.game, **setting.arguments), 500)


@pytest.mark.parametrize("setting", [QUICK[0], QUICK[1]], ids=str)
def test_a_match_is_truncated_after_the_maximum_of_cycles(setting: Setting) -> None:
    def build(environment: Any) -> Any:
        return lambda max_cycles: environment(
            setting.game, **setting.arguments, max_cycles=max_cycles
        )

    max_cycles_test(
        SimpleNamespace(env=build(parlour.env.aec), parallel_env=build(parlour.env.parallel))
    )


@pytest.mark.slow
@pytest.mark.parametrize("setting", [*QUICK, Setting("betapet", 2)], ids=str)
def test_the_benchmark_of_pettingzoo_runs(
    setting: Setting, capsys: pytest.CaptureFixture[str]
) -> None:
    performance_benchmark(parlour.env.aec(setting.game, **setting.arguments))
    assert "turns per second" in capsys.readouterr().out
