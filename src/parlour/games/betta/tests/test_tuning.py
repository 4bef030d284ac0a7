"""Goals are tuned by what would have been fair, on little data."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.games.betta.kernel.tuning import (
    TuningMatches,
    fairer_goals,
    play_tuning_matches,
    rising_goals,
    tune_goals,
)
from parlour.games.betta.rules.box import packaged_box

pytestmark = pytest.mark.uncounted

BOX = packaged_box()


def test_records_tell_who_would_have_won() -> None:
    found = TuningMatches(
        np.array([10, 10, 10]),
        np.array([[0, 0, 0, 0, 5], [0, 0, 5, 0, 0], [5, 0, 0, 0, 0]]),
        np.array([60, 20, 9]),
    )
    assert list(found.margins((0, 0, 2, 5, 10))) == [0, 0, 1]
    assert found.win_share((0, 0, 2, 5, 10)) == pytest.approx(2 / 3)
    assert found.win_share((0, 0, 1, 5, 9)) == pytest.approx(1 / 3)
    assert fairer_goals(found, (0, 0, 2, 5, 10), 1 / 3) in set(rising_goals())


@pytest.mark.slow
def test_records_of_the_same_seed_are_the_same() -> None:
    one, two = (
        play_tuning_matches(BOX, BOX.goals("brief", 3), 3, games=3, deals=10, seed=5)
        for _ in range(2)
    )
    assert all((first == second).all() for first, second in zip(one, two, strict=True))
    assert (one.displays.sum(axis=1) == 6).all()


@pytest.mark.slow
def test_tuning_ends_when_chances_are_equal() -> None:
    (only,) = tune_goals(
        BOX, BOX.goals("tuned", 2), 2, games=4, deals=0, within=1.0, rounds=3, seed=1
    )
    assert only.goals == BOX.goals("tuned", 2)
    several = list(
        tune_goals(BOX, BOX.goals("brief", 2), 2, games=40, deals=0, within=0.0, rounds=2, seed=1)
    )
    assert len(several) == 2


@pytest.mark.slow
@pytest.mark.parametrize("participants", [2, 3, 4, 5])
def test_the_tuned_goals_are_fair(participants: int) -> None:
    """Within three points of an equal chance, and what 600 matches leave open."""
    found = play_tuning_matches(
        BOX, BOX.goals("tuned", participants), participants, games=600, deals=150, seed=77
    )
    assert (
        abs(found.win_share(BOX.goals("tuned", participants)) - 1 / participants)
        < 0.03 + 2 * (0.25 / 600) ** 0.5
    )
