"""Ending background tasks."""

from __future__ import annotations

import asyncio

CANCEL_INTERVAL_S = 0.1
"""The interval (s) in which a task is cancelled again."""


async def end_tasks(*tasks: asyncio.Task[None]) -> None:
    """Cancel tasks and wait until they have ended; their errors are ignored.

    In Python 3.11 `asyncio.wait_for`, with which redis-py sends, may lose a cancellation. So tasks are
    cancelled until they end.
    """
    pending = set(tasks)
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=CANCEL_INTERVAL_S)
    await asyncio.gather(*tasks, return_exceptions=True)
