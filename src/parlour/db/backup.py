"""Copies of a SQLite database that is in use, and a check that a copy is intact."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from parlour.db.log import DatabaseOpenError

SET_ROLLBACK_JOURNAL = "pragma journal_mode = delete"
CHECK_INTEGRITY = "pragma integrity_check(1)"
COUNT_EVENTS = "select count(*) from event"


def copy_sqlite(source: Path, target: Path) -> None:
    """Write a consistent copy of a database to a new file; raises DatabaseOpenError.

    Other connections may write to the source during the copy.
    Source: SQLite's online backup API (https://sqlite.org/backup.html).
    """
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as original,
            closing(sqlite3.connect(target)) as copy,
        ):
            original.backup(copy)
            # In this journal mode the copy is a single file, without a write-ahead log.
            copy.execute(SET_ROLLBACK_JOURNAL)
    except sqlite3.Error as reason:
        raise DatabaseOpenError(f"{source} cannot be copied: {reason}") from reason
    require_intact(target)


def require_intact(file: Path) -> None:
    """Raise DatabaseOpenError unless a file is an intact database of Parlour."""
    try:
        with closing(
            sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
        ) as connection:
            connection.row_factory = sqlite3.Row
            verdict = connection.execute(CHECK_INTEGRITY).fetchone()["integrity_check"]
            connection.execute(COUNT_EVENTS).fetchone()
    except sqlite3.Error as reason:
        raise DatabaseOpenError(f"{file.name} is not a database of Parlour: {reason}") from reason
    if verdict != "ok":
        raise DatabaseOpenError(f"{file.name} is damaged: {verdict}")
