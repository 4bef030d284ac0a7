"""How many days in a row somebody has solved the puzzle of the day on its day."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from parlour.db.puzzle_attempts import PuzzleAttempt
from parlour.services.matches.daily_deals import day_at


def puzzle_streaks(solvings: Iterable[PuzzleAttempt], today: str) -> tuple[int, int]:
    """Return the streak that goes on, still open today, and the longest there was."""
    days = sorted(
        date.fromisoformat(one.day).toordinal()
        for one in solvings
        if one.outcome == "solved" and day_at(one.done_at) == one.day
    )
    run = longest = 0
    before: int | None = None
    for day in days:
        run = run + 1 if before is not None and day == before + 1 else 1
        longest, before = max(longest, run), day
    going = before is not None and before >= date.fromisoformat(today).toordinal() - 1
    return (run if going else 0), longest
