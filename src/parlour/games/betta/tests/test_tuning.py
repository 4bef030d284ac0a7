"""Tests of the tuning of goals on small amounts of data."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor

import numpy as np
import pytest

from parlour.games.betta.kernel.tuning import (
    TuningMatches,
    TuningPlan,
    fairer_goals,
    play_tuning_matches,
    rising_goals,
    tune_goals,
)
from parlour.games.betta.rules.box import packaged_box
from parlour.search.batch import batch_executor
from parlour.testing.executors import ReversingExecutor

pytestmark = pytest.mark.uncounted

BOX = packaged_box()


@pytest.fixture
def pool() -> Iterator[Executor]:
    with batch_executor(None) as executor:
        yield executor


def test_win_share_under_other_goals() -> None:
    matches = TuningMatches(
        np.array([10, 10, 10]),
        np.array([[0, 0, 0, 0, 5], [0, 0, 5, 0, 0], [5, 0, 0, 0, 0]]),
        np.array([60, 20, 9]),
    )
    assert list(matches.leads((0, 0, 2, 5, 10))) == [0, 0, 1]
    assert matches.win_share((0, 0, 2, 5, 10)) == pytest.approx(2 / 3)
    assert matches.win_share((0, 0, 1, 5, 9)) == pytest.approx(1 / 3)
    assert fairer_goals(matches, (0, 0, 2, 5, 10), 1 / 3) in set(rising_goals())


@pytest.mark.slow
def test_matches_do_not_depend_on_the_executor() -> None:
    goals, plan = BOX.goals("brief", 3), TuningPlan(3, 60, 10)
    with ThreadPoolExecutor(1) as threads:
        one = play_tuning_matches(threads, goals, plan, seed=5)
    two = play_tuning_matches(ReversingExecutor(), goals, plan, seed=5)
    assert all((first == second).all() for first, second in zip(one, two, strict=True))
    assert len({tuple(row) for row in one.displays.tolist()}) > 2
    assert (one.displays.sum(axis=1) == 6).all()


@pytest.mark.slow
def test_tuning_ends_when_chances_are_equal(pool: Executor) -> None:
    (only,) = tune_goals(
        pool, BOX.goals("tuned", 2), TuningPlan(2, 4, 0), within=1.0, rounds=3, seed=1
    )
    assert only.goals == BOX.goals("tuned", 2)
    several = list(
        tune_goals(pool, BOX.goals("brief", 2), TuningPlan(2, 40, 0), within=0.0, rounds=2, seed=1)
    )
    assert len(several) == 2


@pytest.mark.slow
@pytest.mark.parametrize("participants", [2, 3, 4, 5])
def test_the_tuned_goals_are_fair(participants: int, pool: Executor) -> None:
    """Betty's share of wins is within 3 percentage points of an equal share.

    Two standard errors of 600 matches are added to that tolerance.
    """
    matches = play_tuning_matches(
        pool, BOX.goals("tuned", participants), TuningPlan(participants, 600, 150), seed=77
    )
    assert (
        abs(matches.win_share(BOX.goals("tuned", participants)) - 1 / participants)
        < 0.03 + 2 * (0.25 / 600) ** 0.5
    )
