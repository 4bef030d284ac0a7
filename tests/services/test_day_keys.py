"""Tests that all matches of a day share its key and that each day has another key."""

from __future__ import annotations

import pytest

from parlour.core.rng import Rng
from parlour.games.betta.rules.game import Betta
from parlour.games.betta.rules.state import Options
from parlour.services.matches.daily_deals import DAY_MS, day_at, day_end_ms, day_key

NOON = 1_769_860_800_000
"""Noon of 2026-01-31, UTC, in milliseconds since 1970."""


def test_days_begin_and_end_by_utc() -> None:
    assert day_at(NOON) == "2026-01-31"
    assert day_end_ms("2026-01-31") == NOON + DAY_MS // 2
    assert day_at(day_end_ms("2026-01-31") - 1) == "2026-01-31"
    assert day_at(day_end_ms("2026-01-31")) == "2026-02-01"
    assert day_at(0) == "1970-01-01"
    with pytest.raises(ValueError, match="day"):
        day_end_ms("2026-02-30")


def test_a_day_has_one_key_and_one_deal() -> None:
    secret = bytes(range(32))
    keys = {day_key(secret, day) for day in ("2026-01-31", "2026-02-01")} | {
        day_key(bytes(32), "2026-01-31")
    }
    assert len(keys) == 3
    assert day_key(secret, "2026-01-31") in keys
    options = Options(mode="solo", deal="daily", day="2026-01-31")
    game = Betta()
    deals = {game.setup(options, 1, Rng(day_key(secret, "2026-01-31"))).state for _ in range(2)}
    assert len(deals) == 1
