"""A fixture that replaces the server's clock."""

from __future__ import annotations

import pytest

from .harness import ManualClock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> ManualClock:
    """Replace the clock of all services by a manual clock."""
    found = ManualClock()
    for room in (
        "matches.match_store",
        "matches.downtime",
        "matches.deadlines",
        "matches.abandonment",
        "matches.lobby",
        "matches.vacations",
        "engine.bot_seats",
        "matches.chat",
        "social.presence",
        "matches.daily_deals",
        "results.recorder",
        "results.leaderboards",
        "puzzles.puzzles",
        "puzzles.miner",
        "analysis.budget",
        "analysis.analysis",
        "tournaments.director",
        "tournaments.changing",
        "tournaments.tournaments",
    ):
        monkeypatch.setattr(f"parlour.services.{room}.now", found)
    return found
