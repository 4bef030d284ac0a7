"""Seasons: the quarters of a year, each with its own leaderboards."""

from __future__ import annotations

from datetime import UTC, datetime

from parlour.core.value import Value

SEASON_NAMES = ("winter", "spring", "summer", "autumn")

SEASON_MONTHS = 3


class Season(Value, frozen=True):
    """A season with its start and end."""

    id: str
    """The id, such as 2026-autumn."""

    start: int
    """The start (ms since 1970, inclusive)."""

    end: int
    """The end (ms since 1970, exclusive)."""


def season_at(at: int) -> Season:
    """Return the season that contains a time (ms since 1970)."""
    found = datetime.fromtimestamp(at / 1000, UTC)
    return _season(found.year, (found.month - 1) // SEASON_MONTHS)


def season_by_id(name: str) -> Season:
    """Return the season with an id such as `2027-spring`; raises ValueError."""
    year, _, part = name.partition("-")
    if (
        len(year) != 4
        or not year.isascii()
        or not year.isdigit()
        or part not in SEASON_NAMES
        or year < "1970"
    ):
        raise ValueError(name)
    return _season(int(year), SEASON_NAMES.index(part))


def seasons_since(first: int, last: int) -> list[Season]:
    """Return the seasons from one time to another (ms since 1970), newest first."""
    found = [season_at(last)]
    while found[-1].start > first:
        found.append(season_at(found[-1].start - 1))
    return found


def _season(year: int, quarter: int) -> Season:
    start = datetime(year, quarter * SEASON_MONTHS + 1, 1, tzinfo=UTC)
    end = datetime(year + (quarter == 3), (quarter + 1) % 4 * SEASON_MONTHS + 1, 1, tzinfo=UTC)
    return Season(f"{year}-{SEASON_NAMES[quarter]}", _ms(start), _ms(end))


def _ms(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)
