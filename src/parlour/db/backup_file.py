"""The file of a backup: a ZIP archive of the database and the operator's files.

The database is a SQLite file, or a dump of PostgreSQL with its description.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Literal
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile
from zlib import error as ZlibError

import msgspec
import structlog

from parlour.db.backup import copy_sqlite
from parlour.db.backup_schedule import BACKUP_SUFFIX, scheduled_backups
from parlour.db.log import DatabaseOpenError
from parlour.db.migration_copy import COPY_MARK, migration_copy_path
from parlour.db.operation_errors import OperationError
from parlour.db.postgres_dump import DumpDescription, dump_postgres
from parlour.db.private_files import make_folder_private

log = structlog.get_logger()

DATABASE_NAME = "parlour.db"
"""The name of the SQLite database in a data folder and in a backup."""

DUMP_NAME = "parlour.dump"
"""The name of a dump of PostgreSQL in a backup."""

DESCRIPTION_NAME = "parlour.dump.json"
"""The name of the description of a dump in a backup."""

OWNER_ONLY = 0o600
"""A backup contains the keys of running matches, so only its owner may read it."""


def write_sqlite_backup(source: Path, folder: Path, file: Path) -> None:
    """Write a SQLite database and all other files of the data folder to a new file.

    Raises DatabaseOpenError if the database cannot be copied, and OSError if the file exists.
    """
    files = tuple(operator_files(folder, source, file))
    with _new_archive(file) as (archive, temporary):
        copy_sqlite(source, temporary / DATABASE_NAME)
        archive.write(temporary / DATABASE_NAME, DATABASE_NAME)
        _add_files(archive, folder, files)


async def write_postgres_backup(url: str, folder: Path | None, file: Path) -> None:
    """Write a dump of a PostgreSQL database and all files of the data folder to a new file.

    Raises OperationError, and OSError if the file exists.

    Args:
        url: The database.
        folder: The data folder; None writes the database alone, which may have any revision.
        file: The new file.
    """
    files = () if folder is None else tuple(operator_files(folder, None, file))
    with _new_archive(file) as (archive, temporary):
        dump = temporary / DUMP_NAME
        description = await dump_postgres(url, dump, with_digests=folder is not None)
        # pg_dump has compressed it already.
        archive.write(dump, DUMP_NAME, compress_type=ZIP_STORED)
        archive.writestr(DESCRIPTION_NAME, msgspec.json.encode(description))
        if folder is not None:
            _add_files(archive, folder, files)


async def copy_postgres_before_migration(url: str, folder: Path, revision: str) -> None:
    """Write the tables of a PostgreSQL database to a backup in a folder; raises OperationError.

    A copy of a former attempt to migrate from the same revision is replaced.
    """
    target = migration_copy_path(folder / DATABASE_NAME, f"{revision}{BACKUP_SUFFIX}")
    partial = target.with_name(f"{target.name}.part")
    _make_room(partial)
    try:
        await write_postgres_backup(url, None, partial)
        os.replace(partial, target)
    except (OSError, DatabaseOpenError) as reason:
        raise OperationError("migration.copy-failed", reason=reason) from reason
    log.info("copied the database before its migration", revision=revision, copy=str(target))


def _make_room(file: Path) -> None:
    """Create the folder of a file, and delete what an interrupted attempt left there."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.unlink(missing_ok=True)


@contextmanager
def _new_archive(file: Path) -> Iterator[tuple[ZipFile, Path]]:
    """Yield a new archive and a temporary folder; the archive is deleted after an error."""
    descriptor = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY)
    try:
        with (
            os.fdopen(descriptor, "wb") as stream,
            TemporaryDirectory(prefix=".parlour-backup-", dir=file.parent) as temporary,
            ZipFile(stream, "w", ZIP_DEFLATED) as archive,
        ):
            yield archive, Path(temporary)
    except BaseException:
        # A partial backup must not remain.
        file.unlink()
        raise


def _add_files(archive: ZipFile, folder: Path, files: tuple[Path, ...]) -> None:
    for path in files:
        archive.write(path, path.relative_to(folder).as_posix())


def operator_files(folder: Path, database: Path | None, file: Path) -> Iterator[Path]:
    """Yield the operator's files in the data folder, such as word lists, cards and tiles.

    Databases, their copies before migrations and scheduled backups are not among them.

    Args:
        folder: The data folder.
        database: The SQLite database, or None.
        file: The backup that is being written.
    """
    excluded = {(folder / DATABASE_NAME).resolve(), file.resolve()}
    if database is not None:
        excluded.add(database.resolve())
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        journal = path.with_name(path.name.removesuffix("-wal").removesuffix("-shm"))
        is_copy = COPY_MARK in path.name or scheduled_backups([path.name])
        is_file = path.is_file() and not path.is_symlink()
        if is_file and not is_copy and journal.resolve() not in excluded:
            yield path


def unpack_backup(file: Path, folder: Path) -> Literal["sqlite", "postgresql"]:
    """Unpack a backup into a new folder and return the kind of its database.

    Raises DatabaseOpenError if the file is incomplete or not a backup.
    """
    if not file.is_file():
        raise DatabaseOpenError(f"The file {file} does not exist.")
    folder.mkdir(mode=0o700)
    try:
        with ZipFile(file) as archive:
            names = [PurePosixPath(name) for name in archive.namelist()]
            is_sqlite = PurePosixPath(DATABASE_NAME) in names
            is_postgres = {PurePosixPath(DUMP_NAME), PurePosixPath(DESCRIPTION_NAME)} <= {*names}
            if not (is_sqlite or is_postgres) or any(
                name.is_absolute() or ".." in name.parts for name in names
            ):
                raise DatabaseOpenError(f"{file} is not a backup.")
            archive.extractall(folder)
            make_folder_private(folder)
    except (
        BadZipFile,
        EOFError,
        NotImplementedError,
        RuntimeError,
        ValueError,
        ZlibError,
    ) as reason:
        raise DatabaseOpenError(f"{file} is incomplete; nothing was restored: {reason}") from reason
    return "postgresql" if is_postgres else "sqlite"


def unpacked_dump(folder: Path) -> tuple[Path, DumpDescription]:
    """Return the dump of an unpacked backup and its description; raises DatabaseOpenError."""
    try:
        content = (folder / DESCRIPTION_NAME).read_bytes()
        return folder / DUMP_NAME, msgspec.json.decode(content, type=DumpDescription)
    except msgspec.MsgspecError as reason:
        raise DatabaseOpenError(f"The backup is not readable: {reason}") from reason
