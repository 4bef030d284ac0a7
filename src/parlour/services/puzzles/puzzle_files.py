"""The packaged puzzles of games, and the assignment of puzzles to days."""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files

from parlour.plugin import registry
from parlour.plugin.puzzle import Puzzle, decode_puzzles

FIRST_DAY = date(2026, 11, 1).toordinal()
"""The day of the first puzzle; puzzles are only added at the end, so that no day changes."""


@cache
def packaged_puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return a game's packaged puzzles in the order of their days, or () if it has none."""
    package = registry.game_packages().get(game)
    file = None if package is None else files(package) / "data" / "puzzles.jsonl"
    return () if file is None or not file.is_file() else decode_puzzles(file.read_bytes())


def day_index(day: str) -> int:
    """Return the number of days from FIRST_DAY to a day; raises ValueError for an invalid day."""
    return date.fromisoformat(day).toordinal() - FIRST_DAY


def packaged_puzzle(game: str, day: str) -> Puzzle:
    """Return the packaged puzzle of a day, which is the same on every server.

    After the last puzzle the sequence begins again.
    """
    puzzles = packaged_puzzles(game)
    return puzzles[day_index(day) % len(puzzles)]


def oldest_day(game: str, today: str) -> str:
    """Return the first day of the archive, which covers as many days as there are puzzles."""
    return date.fromordinal(
        date.fromisoformat(today).toordinal() - len(packaged_puzzles(game)) + 1
    ).isoformat()
