"""`parlour backup FILE`: back up the database and the data folder to one file."""

from __future__ import annotations

from collections.abc import Iterator
from os import O_CREAT, O_EXCL, O_WRONLY, fdopen, open
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile

from rich.console import Console

from parlour.cli.errors import error_sentence, require_data_folder, require_target_file
from parlour.cli.site import DEFAULT_FOLDER, DatabaseUrl, DataFolder
from parlour.db.backup import copy_sqlite
from parlour.db.log import DatabaseOpenError

DATABASE_NAME = "parlour.db"
"""The name of the database in a data folder and in a backup."""

OWNER_ONLY = 0o600
"""A backup contains the keys of running matches, so only its owner may read it."""


def backup(
    file: Path, /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """Write the database and all other files of the data folder to one file.

    The server may keep running.

    Args:
        file: The new file; an existing file is not overwritten.
    """
    console = Console(soft_wrap=True)
    try:
        folder = require_data_folder(data)
        write_backup(sqlite_file(folder, database), folder, require_target_file(file))
    except (OSError, DatabaseOpenError) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    console.print(
        f"Backup written to {file}. Restore it with: parlour restore {file} --data FOLDER",
        markup=False,
        highlight=False,
    )
    return 0


def sqlite_file(folder: Path, database: str | None) -> Path:
    """Return the SQLite file of a site.

    Raises DatabaseOpenError if it is missing, or for PostgreSQL, which has its own backup tools.
    """
    scheme, _, rest = (database or f"sqlite:///{folder / DATABASE_NAME}").partition("://")
    if scheme in ("postgresql", "postgres"):
        raise DatabaseOpenError(
            "The database is PostgreSQL: back it up with pg_dump, restore it with pg_restore, and copy the data folder."
        )
    if scheme != "sqlite" or not rest[1:]:
        raise DatabaseOpenError(
            "The given URL is not a database: use sqlite:///folder/parlour.db or postgresql://user@host/name"
        )
    if not Path(rest[1:]).is_file():
        raise DatabaseOpenError(
            f"There is no database in {folder}. Name the data folder with --data or the database with --database."
        )
    return Path(rest[1:])


def write_backup(source: Path, folder: Path, file: Path) -> None:
    """Write a database and all other files of the data folder to a new file.

    Raises DatabaseOpenError if the database cannot be copied, and OSError if the file exists.
    """
    operator_files = tuple(_operator_files(source, folder, file))
    descriptor = open(file, O_CREAT | O_EXCL | O_WRONLY, OWNER_ONLY)
    with (
        fdopen(descriptor, "wb") as stream,
        TemporaryDirectory(prefix=".parlour-backup-", dir=file.parent) as temporary,
    ):
        try:
            copy_sqlite(source, Path(temporary) / DATABASE_NAME)
            with ZipFile(stream, "w", ZIP_DEFLATED) as archive:
                archive.write(Path(temporary) / DATABASE_NAME, DATABASE_NAME)
                for path in operator_files:
                    archive.write(path, path.relative_to(folder).as_posix())
        except BaseException:
            # A partial backup must not remain.
            file.unlink()
            raise


def _operator_files(source: Path, folder: Path, file: Path) -> Iterator[Path]:
    """Yield the operator's files in the data folder, such as word lists, cards and tiles."""
    excluded = {(folder / DATABASE_NAME).resolve(), source.resolve(), file.resolve()}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        journal = path.with_name(path.name.removesuffix("-wal").removesuffix("-shm"))
        if path.is_file() and not path.is_symlink() and journal.resolve() not in excluded:
            yield path
