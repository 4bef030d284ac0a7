"""Nightly test of the playing strength of the bot master."""

from __future__ import annotations

import pytest

from parlour.plugin import registry
from parlour.plugin.assets import asset_lookup
from parlour.search.duel import play_duel

SECONDS = 30.0
"""The time limit of a decision; master runs a fixed number of playouts and never reaches it."""


@pytest.mark.slow
def test_master_wins_nine_of_ten_against_casual() -> None:
    report = play_duel(
        "carcassonne",
        "master",
        "casual",
        200,
        seconds=SECONDS,
        seed=2026,
        assets=asset_lookup(registry.game_plugin("carcassonne").asset_store),
    )
    assert report.games == 200
    assert report.won / report.games >= 0.9, report
    assert report.points is not None and report.points[0] > report.points[1]
