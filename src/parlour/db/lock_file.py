"""One house to a SQLite file: the pages of a second one would hear nothing of what the first stores."""

from __future__ import annotations

from pathlib import Path
from typing import IO

from parlour.db.log import DatabaseOpenError


class LockFile:
    """A lock that ends with its process, however that ends."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".house")
        self._file: IO[bytes] | None = None

    def acquire(self) -> None:
        """Take the file for this house; raises DatabaseOpenError where another has it."""
        try:
            import fcntl
        except (
            ImportError
        ):  # Windows has none, and a host who opens two houses there is on their own
            return
        held = self.path.open("ab")
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            held.close()
            raise DatabaseOpenError(
                f"A house is open already on {self.path.with_suffix('')}. Close it first, give this one a folder of its own with --data, "
                "or let several share a PostgreSQL with --database."
            ) from None
        self._file = held

    def release(self) -> None:
        """Let the file go."""
        if self._file is not None:
            self._file.close()
            self._file = None
