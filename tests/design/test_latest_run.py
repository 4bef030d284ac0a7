"""Tests that at most one run of a kind goes on, also after concurrent starts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from parlour.design.latest_run import LatestRun


class Runs:
    """Runs that only end when they are stopped, which takes time as with a process."""

    def __init__(self) -> None:
        self.started: list[str] = []
        self.active: set[str] = set()

    def run(self, name: str) -> Callable[[], Coroutine[Any, Any, None]]:
        """Return a run."""
        return partial(self._run, name)

    async def _run(self, name: str) -> None:
        self.started.append(name)
        self.active.add(name)
        try:
            await asyncio.Event().wait()
        finally:
            await pause()
            self.active.remove(name)


async def pause() -> None:
    """Let all other tasks go on."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_concurrent_starts_leave_one_run() -> None:
    runs, latest = Runs(), LatestRun()
    await latest.start(runs.run("first"))
    await pause()
    await asyncio.gather(*(latest.start(runs.run(f"run {number}")) for number in (1, 2, 3)))
    await pause()
    assert len(runs.active) == 1
    await latest.stop()
    assert not runs.active


async def test_a_run_with_the_key_of_the_latest_one_is_not_started_again() -> None:
    runs, latest = Runs(), LatestRun()
    await asyncio.gather(*(latest.start(runs.run("run"), "key") for _ in range(3)))
    await pause()
    assert runs.started == ["run"]
    await latest.stop()
    await latest.start(runs.run("again"), "key")
    await pause()
    assert runs.started == ["run", "again"]
    await latest.stop()


async def test_no_run_begins_while_the_results_of_the_last_one_are_dropped() -> None:
    runs, latest = Runs(), LatestRun()
    await latest.start(runs.run("first"))
    await pause()
    async with latest.no_run():
        starting = asyncio.create_task(latest.start(runs.run("second")))
        await pause()
        assert not runs.active
    await starting
    await pause()
    assert runs.active == {"second"}
    await latest.stop()
