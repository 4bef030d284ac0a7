"""Background services, which run from the start of the server to its end."""

from __future__ import annotations

import asyncio


class Background:
    """A background service; its work is `_run`, which ends only by cancellation."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start the work."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop the work."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        raise NotImplementedError
