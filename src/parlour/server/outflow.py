"""A monitor that aborts connections to clients that stop reading.

Without it, such connections would remain open forever.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle
from typing import Any

STALL_SECONDS = 30.0
"""Interval between two checks, in seconds."""

MIN_READ_BYTES = 4 * 1024
"""Bytes that a client must read between two checks, low enough for a slow phone."""


class WriteStallMonitor:
    """A monitor for the write buffer of one connection."""

    __slots__ = ("_loop", "_timer", "_transport", "_waiting")

    def __init__(self, loop: AbstractEventLoop, transport: Any) -> None:
        self._loop, self._transport = loop, transport
        self._timer: TimerHandle | None = None
        self._waiting = 0

    def watch(self) -> None:
        """Monitor the write buffer until it is empty.

        Call this method whenever data may remain in the buffer.
        """
        if self._timer is None and self._size() > 0:
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
        self._timer = self._loop.call_later(STALL_SECONDS, self._check)

    def _check(self) -> None:
        self._timer = None
        size = self._size()
        # If the buffer grew, data could be written in the meantime, so the client must have read some.
        if self._waiting - MIN_READ_BYTES < size <= self._waiting and size > 0:
            self._transport.abort()
        elif size > 0:
            self._check_later()
