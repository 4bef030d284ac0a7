"""A clock that stands still for all tests that want one."""

from __future__ import annotations

import pytest

from .harness import Clock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return the clock by which the house goes, for as long as the test runs."""
    found = Clock()
    for room in (
        "matches.matches",
        "matches.absence",
        "matches.deadlines",
        "matches.leavers",
        "matches.lobby",
        "matches.vacations",
        "bots.bots",
        "matches.chat",
        "people.presence",
        "matches.daily",
        "records.records",
        "records.leaderboard",
        "puzzles.puzzles",
        "puzzles.miner",
        "reviews.price",
        "reviews.reviews",
        "tournaments.director",
        "tournaments.changing",
        "tournaments.tournaments",
    ):
        monkeypatch.setattr(f"parlour.house.{room}.now", found)
    return found
