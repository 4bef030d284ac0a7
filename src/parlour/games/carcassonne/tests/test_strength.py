"""How strong the strongest is, by night: what the rules page says of it goes on holding."""

from __future__ import annotations

import pytest

from parlour.plugin import registry
from parlour.plugin.assets import asset_lookup
from parlour.search.duel import play_duel

AMPLE = 30.0
"""Seconds a decision that nobody needs: master's playouts are counted, so that a busy machine plays no weaker."""


@pytest.mark.slow
def test_master_wins_nine_of_ten_against_casual() -> None:
    found = play_duel(
        "carcassonne",
        "master",
        "casual",
        200,
        AMPLE,
        seed=2026,
        assets=asset_lookup(registry.game_plugin("carcassonne").asset_store),
    )
    assert found.games == 200
    assert found.won / found.games >= 0.9, found
    assert found.points is not None and found.points[0] > found.points[1]
