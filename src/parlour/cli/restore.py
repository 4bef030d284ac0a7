"""`parlour restore FILE`: restore a backup into an empty folder and an empty database."""

from __future__ import annotations

import asyncio
import os
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

from parlour.cli.errors import error_sentence, require_data_folder
from parlour.db.backup import require_intact
from parlour.db.backup_file import (
    DATABASE_NAME,
    DESCRIPTION_NAME,
    DUMP_NAME,
    OWNER_ONLY,
    unpack_backup,
    unpacked_dump,
)
from parlour.db.libpq import url_without_password
from parlour.db.log import DatabaseOpenError
from parlour.db.opening import is_postgres, sqlite_path
from parlour.db.operation_errors import OperationError
from parlour.db.postgres_dump import restore_dump
from parlour.db.private_files import make_folder_private


def restore(file: Path, /, *, data: Path = Path("data"), database: str | None = None) -> int:
    """Restore a backup into an empty folder and an empty database.

    An incomplete file is rejected without any changes.

    Args:
        file: A file written by `parlour backup`.
        data: The new or empty data folder.
        database: The empty database, for a backup of PostgreSQL; or a new SQLite file, as
            sqlite:////folder/parlour.db, for one of SQLite. By default in the data folder.
    """
    console = Console(soft_wrap=True)
    try:
        folder = require_data_folder(data)
        restore_backup(file, folder, database)
    except (OSError, DatabaseOpenError) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    option = f" --database {url_without_password(database)}" if database else ""
    console.print(
        f"The backup was restored to {folder}. Start the server with: parlour serve --data {folder}{option}",
        markup=False,
        highlight=False,
    )
    return 0


def restore_backup(file: Path, folder: Path, database: str | None = None) -> None:
    """Restore a backup; raises DatabaseOpenError if it is incomplete or a target is not empty."""
    if folder.exists() and any(folder.iterdir()):
        raise DatabaseOpenError(
            f"{folder} is not empty. Stop its server and move the folder away, or name another one with --data."
        )
    # An existing folder may be a mount point, which cannot be replaced.
    is_new = not folder.exists()
    place = folder.parent if is_new else folder
    place.mkdir(parents=True, exist_ok=True)
    # The backup is checked in a temporary folder and takes its place as the last step.
    with TemporaryDirectory(prefix=".parlour-restore-", dir=place) as temporary:
        restored = Path(temporary) / "data"
        if unpack_backup(file, restored) == "sqlite":
            require_intact(restored / DATABASE_NAME)
            if database is not None:
                _place_sqlite(file, restored / DATABASE_NAME, database)
        else:
            _load_postgres(file, restored, database)
        if is_new:
            restored.rename(folder)
            return
        for path in sorted(restored.iterdir()):
            path.rename(folder / path.name)
        make_folder_private(folder)


def _place_sqlite(file: Path, unpacked: Path, database: str) -> None:
    """Move a SQLite database to the new file that the operator named."""
    if is_postgres(database):
        raise OperationError(
            "restore.needs-sqlite", file=file, database=url_without_password(database)
        )
    target = sqlite_path(database)
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        descriptor = os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY)
    except FileExistsError as reason:
        raise OperationError("restore.file-exists", file=target) from reason
    try:
        with os.fdopen(descriptor, "wb") as writing, unpacked.open("rb") as reading:
            shutil.copyfileobj(reading, writing)
            writing.flush()
            os.fsync(writing.fileno())
    except BaseException:
        target.unlink()
        raise
    unpacked.unlink()


def _load_postgres(file: Path, unpacked: Path, database: str | None) -> None:
    """Load the dump of an unpacked backup into an empty database, and delete the dump."""
    if database is None or not is_postgres(database):
        raise OperationError("restore.needs-postgresql", file=file)
    dump, description = unpacked_dump(unpacked)
    asyncio.run(restore_dump(database, dump, description))
    (unpacked / DUMP_NAME).unlink()
    (unpacked / DESCRIPTION_NAME).unlink()
