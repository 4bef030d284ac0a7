"""File permissions that make databases, keys, exports and backups private to one user."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

OTHERS_MASK = 0o077
"""All permissions of the group and of other users."""


def create_private_files() -> None:
    """Set the umask so that new files and folders of this process are private to its user."""
    os.umask(os.umask(OTHERS_MASK) | OTHERS_MASK)


def make_private(path: Path) -> None:
    """Remove the permissions of all other users from a file or folder.

    Links and files of other users are not changed.
    """
    with suppress(OSError):
        status = path.lstat()
        if status.st_mode & OTHERS_MASK and not stat.S_ISLNK(status.st_mode):
            path.chmod(stat.S_IMODE(status.st_mode) & ~OTHERS_MASK)


def make_folder_private(folder: Path) -> None:
    """Remove other users' permissions from a data folder and from its direct entries."""
    make_private(folder)
    for path in folder.iterdir():
        make_private(path)


def make_database_private(file: Path) -> None:
    """Create a SQLite database file for its user alone, or make an existing one private.

    SQLite gives its journals the permissions of the database.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    for name in (file.name, f"{file.name}-wal", f"{file.name}-shm", f"{file.name}-journal"):
        make_private(file.with_name(name))
