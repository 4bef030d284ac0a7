"""Locks between processes: one process compiles a function and the others load the result.

All locks are bytes of one empty file (fcntl record locks). They leave no files behind and are
released when their process ends.
"""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from time import monotonic, sleep
from typing import ClassVar

POLL_SECONDS = 0.05
"""The interval (s) between two attempts to take a lock."""


class CompileLock:
    """A lock for the compilation of one function; reentrant within a process.

    If the compilation fails, the process keeps the lock until it ends, and the others time out.

    Args:
        number: The byte offset of the lock, 60 bits of the function's digest.
    """

    timeout_s: ClassVar[float] = 120.0
    """The maximum time (s) that this process waits, in case another process is suspended.

    After one timeout, it does not wait for any other function.
    """

    def __init__(self, file: Path, number: int) -> None:
        self._file, self._number = file, number

    def acquire(self) -> None:
        """Wait until the lock is acquired or the timeout expires.

        On systems without record locks, return immediately.
        """
        with suppress(OSError, ImportError):
            import fcntl  # not available on Windows, where each process compiles for itself

            file = lock_descriptor(self._file)
            begun = monotonic()
            while monotonic() - begun < CompileLock.timeout_s:
                with suppress(BlockingIOError, PermissionError):
                    fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, self._number)
                    return
                sleep(POLL_SECONDS)
            CompileLock.timeout_s = 0.0

    def release(self) -> None:
        """Release the lock."""
        with suppress(OSError, ImportError):
            import fcntl

            fcntl.lockf(lock_descriptor(self._file), fcntl.LOCK_UN, 1, self._number)


@cache
def lock_descriptor(path: Path) -> int:
    """Return the file descriptor of the lock file.

    It stays open until the process ends, because closing it would release all locks of the process.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    return os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
