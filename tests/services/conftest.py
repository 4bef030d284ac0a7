"""A clock that stands still for all tests that want one."""

from __future__ import annotations

import pytest

from .harness import Clock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return the clock by which the house goes, for as long as the test runs."""
    found = Clock()
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
