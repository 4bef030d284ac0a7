"""Streaks of daily puzzles that were solved on their own day."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from parlour.db.puzzle_attempts import PuzzleAttempt
from parlour.services.matches.daily_deals import day_at


def puzzle_streaks(attempts: Iterable[PuzzleAttempt], today: str) -> tuple[int, int]:
    """Return the current and the longest streak (days); the current one may still grow today."""
    days = sorted(
        date.fromisoformat(attempt.day).toordinal()
        for attempt in attempts
        if attempt.outcome == "solved" and day_at(attempt.done_at) == attempt.day
    )
    run = longest = 0
    before: int | None = None
    for day in days:
        run = run + 1 if before is not None and day == before + 1 else 1
        longest, before = max(longest, run), day
    is_current = before is not None and before >= date.fromisoformat(today).toordinal() - 1
    return (run if is_current else 0), longest
