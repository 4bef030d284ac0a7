"""Tests that background tasks end although a library loses a cancellation."""

from __future__ import annotations

import asyncio

from parlour.shared.task_ending import end_tasks


async def test_a_task_that_loses_a_cancellation_ends() -> None:
    lost: list[bool] = []

    async def work() -> None:
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                if lost:
                    raise
                lost.append(True)

    tasks = [asyncio.create_task(work()) for _ in range(2)]
    await asyncio.sleep(0)
    async with asyncio.timeout(60):
        await end_tasks(*tasks)
    assert lost and all(task.cancelled() for task in tasks)


async def test_errors_and_ended_tasks_are_ignored() -> None:
    async def fail() -> None:
        raise ValueError("it failed")

    async def end() -> None:
        return

    tasks = [asyncio.create_task(coroutine) for coroutine in (fail(), end())]
    await asyncio.sleep(0)
    await end_tasks(*tasks)
    await end_tasks()
    assert all(task.done() for task in tasks)
