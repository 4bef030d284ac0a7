"""`parlour backup FILE`: write the whole house to one file, while it is open."""

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
"""A backup holds the keys of running matches."""


def backup(
    file: Path, /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """Write every match and everything else in the data folder to one file, while the house is open.

    Args:
        file: The new file; one that is there already is left alone.
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
    """Return the file of a house's log; raises DatabaseOpenError where there is none, and for a PostgreSQL database, which has tools of its own."""
    scheme, _, rest = (database or f"sqlite:///{folder / DATABASE_NAME}").partition("://")
    if scheme in ("postgresql", "postgres"):
        raise DatabaseOpenError(
            "This house keeps its log in PostgreSQL: back it up with pg_dump, bring it back with pg_restore, and copy the data folder."
        )
    if scheme != "sqlite" or not rest[1:]:
        raise DatabaseOpenError(
            f"{database!r} is not a database: use sqlite:///folder/parlour.db or postgresql://user@host/name"
        )
    if not Path(rest[1:]).is_file():
        raise DatabaseOpenError(
            f"There is no house in {folder}: name its folder with --data, or its database with --database."
        )
    return Path(rest[1:])


def write_backup(source: Path, folder: Path, file: Path) -> None:
    """Write a database and all else in the data folder to a new file; raises DatabaseOpenError, and OSError where the file is there already."""
    beside = tuple(_operator_files(source, folder, file))
    opened = open(file, O_CREAT | O_EXCL | O_WRONLY, OWNER_ONLY)
    with (
        fdopen(opened, "wb") as out,
        TemporaryDirectory(prefix=".parlour-backup-", dir=file.parent) as room,
    ):
        try:
            copy_sqlite(source, Path(room) / DATABASE_NAME)
            with ZipFile(out, "w", ZIP_DEFLATED) as packed:
                packed.write(Path(room) / DATABASE_NAME, DATABASE_NAME)
                for path in beside:
                    packed.write(path, path.relative_to(folder).as_posix())
        except BaseException:
            # Half a backup would be taken for one.
            file.unlink()
            raise


def _operator_files(source: Path, folder: Path, file: Path) -> Iterator[Path]:
    """Yield what an operator keeps beside the database: word lists, cards, tiles."""
    own = {(folder / DATABASE_NAME).resolve(), source.resolve(), file.resolve()}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        journal = path.with_name(path.name.removesuffix("-wal").removesuffix("-shm"))
        if path.is_file() and not path.is_symlink() and journal.resolve() not in own:
            yield path
