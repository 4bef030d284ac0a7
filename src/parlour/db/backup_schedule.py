"""Backups in one folder: their names, when the next one is due, and which are deleted."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, datetime

BACKUP_SUFFIX = ".backup"
"""The suffix of scheduled backups."""

TIME_FORMAT = "%Y%m%dT%H%M%SZ"

NAME = re.compile(rf"parlour-(\d{{8}}T\d{{6}}Z){re.escape(BACKUP_SUFFIX)}")
"""The names of scheduled backups; files with other names are never deleted."""


def backup_name(at: datetime) -> str:
    """Return the name of a backup written at a time.

    >>> backup_name(datetime(2026, 5, 4, 3, 2, 1, tzinfo=UTC))
    'parlour-20260504T030201Z.backup'
    """
    return f"parlour-{at.astimezone(UTC).strftime(TIME_FORMAT)}{BACKUP_SUFFIX}"


def scheduled_backups(names: Iterable[str]) -> list[str]:
    """Return the names of scheduled backups among the files of a folder, oldest first."""
    return sorted(name for name in names if NAME.fullmatch(name))


def expired_backups(names: Iterable[str], keep: int) -> list[str]:
    """Return the names of the backups to delete so that only the newest ones are kept.

    >>> names = ["parlour-20260503T000000Z.backup", "mine.backup", "parlour-20260504T000000Z.backup"]
    >>> expired_backups(names, keep=1)
    ['parlour-20260503T000000Z.backup']
    """
    found = scheduled_backups(names)
    return found[: max(0, len(found) - keep)]


def seconds_until_due(names: Iterable[str], every_hours: float, now: datetime) -> float:
    """Return the time (s) until the next backup is due; 0 if there is none yet.

    The time counts from the newest backup, so a restart of the program delays nothing.

    >>> now = datetime(2026, 5, 4, 1, 0, tzinfo=UTC)
    >>> seconds_until_due(["parlour-20260504T000000Z.backup"], 24, now)
    82800.0
    >>> seconds_until_due([], 24, now)
    0.0
    """
    found = scheduled_backups(names)
    if not found:
        return 0.0
    matched = NAME.fullmatch(found[-1])
    assert matched is not None
    newest = datetime.strptime(matched[1], TIME_FORMAT).replace(tzinfo=UTC)
    since = (now - newest).total_seconds()
    # A backup from the future shows that the clock was wrong; it must not stop the schedule.
    return max(0.0, every_hours * 3600 - since) if since >= 0 else 0.0
