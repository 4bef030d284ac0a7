"""The processes that think for bots: they outlive a decision, and one that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import structlog

from parlour.core.game import Illegal, Seat
from parlour.tables import worker

COUNT = max(2, (os.cpu_count() or 2) - 1)

LATE = 30.0
"""Seconds beyond its time after which a worker is taken for hung; the first decision of all may have to load a kernel."""

log = structlog.get_logger()


class Workers:
    """A pool of processes, started by the first table with a bot, so that a house without bots carries none."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._pool: ProcessPoolExecutor | None = None
        # A decision's time only begins when a process is free for it.
        self._free = asyncio.Semaphore(COUNT)

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def warm(self) -> None:
        """Start the first process before anybody waits for it."""
        if self._pool is None:
            self._running().submit(worker.ready)

    async def choose(self, game: str, level: str, view: bytes, seat: Seat, seconds: float, wanted: Callable[[], bool]) -> bytes | None:
        """Return the JSON of the action a bot takes, or None when nobody wants it any more; raises what the bot raises."""
        async with self._free:
            if not wanted():
                return None
            for _ in range(2):
                try:
                    return await asyncio.wait_for(self._chosen(game, level, view, seat, seconds), seconds + LATE)
                except BrokenProcessPool:
                    # A worker died (out of memory, say): new ones take its place and the question is asked again.
                    log.warning("a bot's worker died", game=game, level=level)
                except TimeoutError:
                    self._end()
                    raise
        raise Illegal("core.no-worker")

    async def _chosen(self, game: str, level: str, view: bytes, seat: Seat, seconds: float) -> bytes:
        pool, loop = self._running(), asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, worker.choose, self._folder, game, level, view, seat, secrets.randbits(63), seconds)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload([worker.__name__])
            self._pool = ProcessPoolExecutor(COUNT, mp_context=context, initializer=worker.began)
        return self._pool

    def _end(self) -> None:
        """End every process of the pool: one of them hangs, and only the pool knows which."""
        self.close()
        for process in multiprocessing.active_children():
            process.terminate()
