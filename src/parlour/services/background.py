"""The base class of background services, which run as long as the server."""

from __future__ import annotations

import asyncio

from parlour.shared.task_ending import end_tasks


class Background:
    """A background service; its work is the method `_run`, which ends only by cancellation."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start the background task."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Cancel the background task and wait until it has ended."""
        if self._task is not None:
            await end_tasks(self._task)

    async def _run(self) -> None:
        raise NotImplementedError
