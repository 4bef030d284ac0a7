"""`parlour backup TARGET`: back up the database and the data folder, once or on a schedule."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from time import sleep

from rich.console import Console

from parlour.cli.errors import error_sentence, require_target_file
from parlour.cli.site import DEFAULT_FOLDER, DatabaseUrl, DataFolder, require_database
from parlour.db.backup_file import write_postgres_backup, write_sqlite_backup
from parlour.db.backup_schedule import backup_name, expired_backups, seconds_until_due
from parlour.db.log import DatabaseOpenError
from parlour.db.opening import is_postgres, sqlite_path
from parlour.db.operation_errors import OperationError

RETRY_SECONDS = 600.0
"""The longest time (s) after which a failed scheduled backup is tried again."""


def backup(
    target: Path,
    /,
    *,
    keep: int | None = None,
    every: float | None = None,
    data: DataFolder = DEFAULT_FOLDER,
    database: DatabaseUrl = None,
) -> int:
    """Write the database and all other files of the data folder to one file.

    The server may keep running. PostgreSQL is copied by pg_dump.

    Args:
        target: The new file, which is never overwritten; with --keep, a folder for files that are
            named by their time.
        keep: The number of backups to keep in the folder; older ones are deleted after a new one
            is complete.
        every: Write a backup each time this number of hours has passed, until stopped.
    """
    console = Console(soft_wrap=True)
    try:
        _require_options(target, keep, every)
        folder, url = require_database(data, database)
        if every is None:
            _report(console, _write(url, folder, target, keep))
            return 0
    except (OSError, DatabaseOpenError) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    while True:
        sleep(seconds_until_due(_names(target), every, datetime.now(UTC)))
        try:
            _report(console, _write(url, folder, target, keep))
        except (OSError, DatabaseOpenError) as reason:
            console.print(error_sentence(reason), markup=False)
            sleep(min(RETRY_SECONDS, every * 3600))


def _require_options(target: Path, keep: int | None, every: float | None) -> None:
    """Raise OperationError if the options contradict each other."""
    if keep is None:
        if every is not None:
            raise OperationError("backup.interval-without-keep")
        return
    if keep < 1:
        raise OperationError("backup.keep-too-small")
    if every is not None and every <= 0:
        raise OperationError("backup.interval-too-small")
    if not target.is_dir():
        raise OperationError("backup.folder-missing", folder=target)


def _write(url: str, folder: Path, target: Path, keep: int | None) -> Path:
    """Write a backup, delete those that are not kept, and return the new file."""
    if keep is None:
        write_backup(url, folder, require_target_file(target))
        return target
    file = target / backup_name(datetime.now(UTC))
    partial = file.with_name(f".{file.name}.part")
    partial.unlink(missing_ok=True)
    write_backup(url, folder, partial)
    partial.rename(file)
    for name in expired_backups(_names(target), keep):
        (target / name).unlink(missing_ok=True)
    return file


def _names(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def _report(console: Console, file: Path) -> None:
    console.print(
        f"Backup written to {file}. Restore it with: parlour restore {file} --data FOLDER",
        markup=False,
        highlight=False,
    )


def write_backup(url: str, folder: Path, file: Path) -> None:
    """Write the database at a URL and the files of the data folder to a new file.

    Raises DatabaseOpenError if the database cannot be copied, and OSError if the file exists.
    """
    if is_postgres(url):
        asyncio.run(write_postgres_backup(url, folder, file))
        return
    write_sqlite_backup(sqlite_file(url), folder, file)


def sqlite_file(url: str) -> Path:
    """Return the existing file of a SQLite URL; raises DatabaseOpenError."""
    file = sqlite_path(url)
    if not file.is_file():
        raise DatabaseOpenError(
            f"There is no database {file}. Name the data folder with --data or the database with --database."
        )
    return file
