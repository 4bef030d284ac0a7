"""What a house does in the background, from when it opens to when it closes."""

from __future__ import annotations

import asyncio


class Background:
    """Work that goes on beside everything else; what it does is its own `_run`, which ends only by being cancelled."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop working."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        raise NotImplementedError
