"""Copies of a database in one file, taken while it is in use, and what shows that such a copy is whole."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from parlour.db.log import DatabaseOpenError


def copy_sqlite(source: Path, target: Path) -> None:
    """Write the state of one moment of a database to a new file, whoever writes to it meanwhile; raises DatabaseOpenError.

    Source: SQLite's online backup API (https://sqlite.org/backup.html).
    """
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            # The copy lies in one file, without a write-ahead log beside it.
            new.execute("pragma journal_mode = delete")
    except sqlite3.Error as reason:
        raise DatabaseOpenError(f"{source} cannot be copied: {reason}") from reason
    require_intact(target)


def require_intact(file: Path) -> None:
    """Raise DatabaseOpenError unless a file is the whole database of a house."""
    try:
        with closing(
            sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
        ) as connection:
            found = connection.execute("pragma integrity_check(1)").fetchone()[0]
            connection.execute("select count(*) from event").fetchone()
    except sqlite3.Error as reason:
        raise DatabaseOpenError(f"{file.name} is not the database of a house: {reason}") from reason
    if found != "ok":
        raise DatabaseOpenError(f"{file.name} is damaged: {found}")
