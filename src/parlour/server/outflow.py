"""Slow readers: a connection whose other side does not take what waits for it is aborted, since it would stay open for ever."""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle
from typing import Any

STALL_SECONDS = 30.0
"""How often is checked whether what waits has become less."""

MIN_READ_BYTES = 4 * 1024
"""How many bytes the other side must have read between two checks: even a slow phone does."""


class WriteStallMonitor:
    """Watches what waits to be sent on one connection."""

    __slots__ = ("_loop", "_timer", "_transport", "_waiting")

    def __init__(self, loop: AbstractEventLoop, transport: Any) -> None:
        self._loop, self._transport = loop, transport
        self._timer: TimerHandle | None = None
        self._waiting = 0

    def watch(self) -> None:
        """Watch until everything is sent; call it whenever something may be left waiting."""
        if self._timer is None and self._size() > 0:
            self._check_later()

    def stop(self) -> None:
        """Watch no longer."""
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
        # What has grown was written meanwhile, which waits for room: so something was read.
        if self._waiting - MIN_READ_BYTES < size <= self._waiting and size > 0:
            self._transport.abort()
        elif size > 0:
            self._check_later()
