"""A monitor that aborts connections to clients that stop reading.

Without it, such connections would remain open forever.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle
from typing import Any

STALL_SECONDS = 30.0
"""Time after which a client that reads too little is disconnected, in seconds."""

MIN_READ_BYTES = 4 * 1024
"""Bytes that a client must read in this time, low enough for a slow phone."""

CHECKS = 10
"""Checks in this time.

What is read between two checks goes unnoticed where the server has written as much since.
"""


class WriteStallMonitor:
    """A monitor for the write buffer of one connection."""

    __slots__ = ("_checks", "_loop", "_read", "_timer", "_transport", "_waiting")

    def __init__(self, loop: AbstractEventLoop, transport: Any) -> None:
        self._loop, self._transport = loop, transport
        self._timer: TimerHandle | None = None
        self._waiting = self._read = self._checks = 0

    def watch(self) -> None:
        """Monitor the write buffer until it is empty.

        Call this method whenever data may remain in the buffer.
        """
        if self._timer is None and self._size() > 0:
            self._read = self._checks = 0
            self._check_later()

    def stop(self) -> None:
        """Stop monitoring the write buffer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _size(self) -> int:
        return int(self._transport.get_write_buffer_size())

    def _check_later(self) -> None:
        self._waiting = self._size()
        self._timer = self._loop.call_later(STALL_SECONDS / CHECKS, self._check)

    def _check(self) -> None:
        self._timer = None
        size = self._size()
        self._read += max(0, self._waiting - size)
        self._checks += 1
        if size == 0:
            return
        if self._checks == CHECKS:
            if self._read < MIN_READ_BYTES:
                self._transport.abort()
                return
            self._read = self._checks = 0
        self._check_later()
