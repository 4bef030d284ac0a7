"""Nightly test of the playing strength of the bot master."""

from __future__ import annotations

import pytest

from parlour.search.batch import batch_executor
from parlour.search.duel import play_duel

SECONDS = 30.0
"""The time limit of a decision; master runs a fixed number of playouts and never reaches it."""


@pytest.mark.slow
def test_master_wins_nine_of_ten_against_casual() -> None:
    with batch_executor(None) as pool:
        report = play_duel(pool, "carcassonne", "master", "casual", 200, seconds=SECONDS, seed=2026)
    assert report.games == 200
    assert report.won / report.games >= 0.9, report
    assert report.points is not None and report.points[0] > report.points[1]
