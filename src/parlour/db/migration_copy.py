"""Copies of a database that are written before a migration changes it."""

from __future__ import annotations

import os
from pathlib import Path
from shutil import disk_usage

from parlour.db.backup import copy_sqlite
from parlour.db.log import DatabaseOpenError
from parlour.db.operation_errors import OperationError
from parlour.db.private_files import make_database_private

COPY_MARK = ".before-migration-"
"""The part of a copy's name between the name of the database and its revision."""

SPACE_FACTOR = 1.05
"""The free space that a copy needs, relative to the size of the database."""


def migration_copy_path(database: Path, revision: str) -> Path:
    """Return the path of the copy of a database with a revision.

    >>> migration_copy_path(Path("data/parlour.db"), "0031").name
    'parlour.db.before-migration-0031'
    """
    return database.with_name(f"{database.name}{COPY_MARK}{revision}")


def copy_before_migration(database: Path, revision: str) -> Path:
    """Copy a SQLite database and return the path of the copy; raises OperationError.

    A copy of a former attempt to migrate from the same revision is replaced.
    """
    target = migration_copy_path(database, revision)
    require_space(database.parent, sqlite_size(database))
    partial = target.with_name(f"{target.name}.part")
    partial.unlink(missing_ok=True)
    make_database_private(partial)
    try:
        copy_sqlite(database, partial)
        os.replace(partial, target)
    except (OSError, DatabaseOpenError) as reason:
        partial.unlink(missing_ok=True)
        raise OperationError("migration.copy-failed", reason=reason) from reason
    return target


def sqlite_size(database: Path) -> int:
    """Return the size (bytes) of a SQLite database with its write-ahead log."""
    files = (database, database.with_name(f"{database.name}-wal"))
    return sum(file.stat().st_size for file in files if file.exists())


def require_space(folder: Path, size: int) -> None:
    """Raise OperationError unless the disk of a folder has space for a copy of some size."""
    free = disk_usage(folder).free
    if free < size * SPACE_FACTOR:
        raise OperationError(
            "migration.no-space",
            needed=megabytes(int(size * SPACE_FACTOR)),
            free=megabytes(free),
            folder=folder,
        )


def megabytes(size: int) -> str:
    """Return a size (bytes) in MB, rounded up.

    >>> megabytes(1_400_001)
    '2 MB'
    """
    return f"{-(-size // 1_000_000):,} MB"
