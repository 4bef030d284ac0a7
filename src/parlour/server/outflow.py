"""Slow readers: abort connections whose client does not read, since they would stay open forever."""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle
from typing import Any

STALL_SECONDS = 30.0
"""Interval between two checks, in seconds."""

MIN_READ_BYTES = 4 * 1024
"""Bytes that the client must read between two checks; even a slow phone does."""


class WriteStallMonitor:
    """Watches the write buffer of one connection."""

    __slots__ = ("_loop", "_timer", "_transport", "_waiting")

    def __init__(self, loop: AbstractEventLoop, transport: Any) -> None:
        self._loop, self._transport = loop, transport
        self._timer: TimerHandle | None = None
        self._waiting = 0

    def watch(self) -> None:
        """Watch until the buffer is empty. Call it whenever data may remain in the buffer."""
        if self._timer is None and self._size() > 0:
            self._check_later()

    def stop(self) -> None:
        """Stop watching."""
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
        # A buffer that grew was writable in the meantime, so the client has read something.
        if self._waiting - MIN_READ_BYTES < size <= self._waiting and size > 0:
            self._transport.abort()
        elif size > 0:
            self._check_later()
