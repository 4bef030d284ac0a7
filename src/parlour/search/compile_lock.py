"""Locks between processes, one for each function: of those that need the same one at once, one compiles and the others load.

All of them are bytes of one empty file (fcntl's record locks), so nothing is left over, and a lock ends with its process, however that ends.
"""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from time import monotonic, sleep
from typing import ClassVar

POLL_SECONDS = 0.05
"""Seconds between two looks at a lock that is taken."""


class CompileLock:
    """The right to compile what `number`, 60 bits of a digest, stands for; a process that has it already gets it again.

    Whoever fails to compile keeps it to the end of its process: there is nothing to wait for, and patience ends.
    """

    timeout_s: ClassVar[float] = 120.0
    """Seconds that this process waits, in case another one was stopped in the middle; once in vain, it does not wait again for each of a
    hundred functions."""

    def __init__(self, file: Path, number: int) -> None:
        self._file, self._number = file, number

    def acquire(self) -> None:
        """Wait until nobody else has the lock, or until patience ends; where the system has no such locks, do not wait."""
        with suppress(OSError, ImportError):
            import fcntl  # Windows has none: there, each process compiles for itself

            file = lock_descriptor(self._file)
            begun = monotonic()
            while monotonic() - begun < CompileLock.timeout_s:
                with suppress(BlockingIOError, PermissionError):
                    fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, self._number)
                    return
                sleep(POLL_SECONDS)
            CompileLock.timeout_s = 0.0

    def release(self) -> None:
        """Let the next one in."""
        with suppress(OSError, ImportError):
            import fcntl

            fcntl.lockf(lock_descriptor(self._file), fcntl.LOCK_UN, 1, self._number)


@cache
def lock_descriptor(path: Path) -> int:
    """Return the descriptor of the file of the locks, open until the process ends: to close it would give back every lock."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
