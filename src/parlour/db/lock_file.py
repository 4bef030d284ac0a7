"""A lock that reserves a SQLite file for one server.

A second server would not see the appends of the first.
"""

from __future__ import annotations

from pathlib import Path
from typing import IO

from parlour.db.log import DatabaseOpenError


class LockFile:
    """A file lock that the operating system releases when the process ends."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".house")
        self._file: IO[bytes] | None = None

    def acquire(self) -> None:
        """Lock the database for this server; raises DatabaseOpenError if another has the lock."""
        try:
            import fcntl
        except ImportError:
            # Windows has no `fcntl`, so there the operator must not start two servers.
            return
        file = self.path.open("ab")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise DatabaseOpenError(
                f"A server is already running on {self.path.with_suffix('')}. Stop it first, "
                "use another folder with --data, or share a PostgreSQL with --database."
            ) from None
        self._file = file

    def release(self) -> None:
        """Release the lock."""
        if self._file is not None:
            self._file.close()
            self._file = None
