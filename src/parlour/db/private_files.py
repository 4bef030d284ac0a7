"""Files of a server that only its own user may read: the database, keys, exports, backups, word lists."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

OTHERS_MASK = 0o077
"""What is taken away: every right of the group and of all others."""


def create_private_files() -> None:
    """Let every file and folder that this process makes from now on belong to its user alone."""
    os.umask(os.umask(OTHERS_MASK) | OTHERS_MASK)


def make_private(path: Path) -> None:
    """Take all rights of others from a file or folder of ours; what is another user's, or a link, stays as it is."""
    with suppress(OSError):
        found = path.lstat()
        if found.st_mode & OTHERS_MASK and not stat.S_ISLNK(found.st_mode):
            path.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS_MASK)


def make_folder_private(folder: Path) -> None:
    """Take all rights of others from a data folder and from what is directly in it, through which all else is reached."""
    make_private(folder)
    for path in folder.iterdir():
        make_private(path)


def make_database_private(file: Path) -> None:
    """Let a SQLite database belong to its user alone: made so where it is new, tightened where it is not. Its journals follow it."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    for name in (file.name, f"{file.name}-wal", f"{file.name}-shm", f"{file.name}-journal"):
        make_private(file.with_name(name))
