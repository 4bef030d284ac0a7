"""The puzzles that lie in the folders of games, and which of them is whose day's."""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files

from parlour.plugin import registry
from parlour.plugin.puzzle import Puzzle, decode_puzzles

FIRST_DAY = date(2026, 11, 1).toordinal()
"""The day of the first puzzle of every file: files grow at their end, so that no day gets another one."""


@cache
def packaged_puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return a game's puzzles in the order of their days; none for a game that brings none."""
    package = registry.game_packages().get(game)
    file = None if package is None else files(package) / "data" / "puzzles.jsonl"
    return () if file is None or not file.is_file() else decode_puzzles(file.read_bytes())


def day_index(day: str) -> int:
    """Return how many days after the first a day (2026-01-31) is; raises ValueError for what is no day."""
    return date.fromisoformat(day).toordinal() - FIRST_DAY


def packaged_puzzle(game: str, day: str) -> Puzzle:
    """Return a game's puzzle of a day, the same in every house; once all have been asked they come round again."""
    held = packaged_puzzles(game)
    return held[day_index(day) % len(held)]


def oldest_day(game: str, today: str) -> str:
    """Return the first day of the archive: no puzzle stands in it twice."""
    return date.fromordinal(
        date.fromisoformat(today).toordinal() - len(packaged_puzzles(game)) + 1
    ).isoformat()
