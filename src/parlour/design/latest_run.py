"""The latest run of a process beside the page: a new run stops the previous one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any


class LatestRun:
    """The latest run of one kind, of which at most one goes on at any time."""

    def __init__(self) -> None:
        # Stopping takes time, in which a second start must not begin a run of its own.
        self._lock = asyncio.Lock()
        self._key: object = None
        self._running: asyncio.Task[None] | None = None

    async def start(self, run: Callable[[], Coroutine[Any, Any, None]], key: object = None) -> None:
        """Stop the run and begin another one, unless the latest one has the same key.

        Args:
            run: The function that runs until it is cancelled or done.
            key: What the run is about; None for a run that is always begun.
        """
        async with self._lock:
            if key is not None and self._key == key:
                return
            await self._end()
            self._key = key
            self._running = asyncio.create_task(run())

    async def stop(self) -> None:
        """Stop the run."""
        async with self.no_run():
            pass

    @asynccontextmanager
    async def no_run(self) -> AsyncIterator[None]:
        """Stop the run, and begin no other one within the block."""
        async with self._lock:
            await self._end()
            yield

    async def _end(self) -> None:
        self._key, running, self._running = None, self._running, None
        if running is not None:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running
