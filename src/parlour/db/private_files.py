"""Makes files readable for the user of the server only: database, keys, exports, backups."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

OTHERS_MASK = 0o077
"""All rights of the group and of others."""


def create_private_files() -> None:
    """Give every file and folder that this process creates from now on to its user alone."""
    os.umask(os.umask(OTHERS_MASK) | OTHERS_MASK)


def make_private(path: Path) -> None:
    """Remove all rights of others from a file or folder.

    Links, and files of another user, are left as they are.
    """
    with suppress(OSError):
        status = path.lstat()
        if status.st_mode & OTHERS_MASK and not stat.S_ISLNK(status.st_mode):
            path.chmod(stat.S_IMODE(status.st_mode) & ~OTHERS_MASK)


def make_folder_private(folder: Path) -> None:
    """Remove all rights of others from a data folder and from its direct entries."""
    make_private(folder)
    for path in folder.iterdir():
        make_private(path)


def make_database_private(file: Path) -> None:
    """Create a SQLite database for its user alone, or remove all rights of others from it.

    SQLite gives its journals the rights of the database.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    for name in (file.name, f"{file.name}-wal", f"{file.name}-shm", f"{file.name}-journal"):
        make_private(file.with_name(name))
