"""The processes that think for bots: they outlive a decision, and one that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, TypeVar

import structlog

from parlour.core.game import Illegal, Seat
from parlour.services.engine import worker
from parlour.services.engine.evaluation import Question
from parlour.services.engine.luck_model import Draw
from parlour.services.engine.worker import Known

COUNT = max(2, (os.cpu_count() or 2) - 1)

LATE = 3.5
"""Seconds beyond its time after which a worker is taken for hung."""

LOADING = 30.0
"""Seconds that a worker has to load a game and seat a level of it, before its time counts."""

SLACK = 10
"""How many times its seconds a gentle process may take, for everybody else comes first."""

PREPARING = 900.0
"""Seconds that a reader has to load what the strongest think with: on a first start it is compiled."""

TRIES = 2

log = structlog.get_logger()

T = TypeVar("T")


class Workers:
    """As many processes as think at a time, each started when it is first needed: a house without bots carries none."""

    def __init__(self, folder: Path) -> None:
        self._workers = [Worker(folder) for _ in range(COUNT)]
        # The last one that was at work is asked first: it has its games loaded.
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for free in self._workers:
            self._free.put_nowait(free)

    def close(self) -> None:
        """Let the processes go."""
        for each in self._workers:
            each.end()

    def warm(self) -> None:
        """Start the first process before anybody waits for it."""
        self._workers[-1].start()

    async def choose(self, game: str, level: str, view: bytes, seat: Seat, seconds: float) -> bytes:
        """Return the JSON of the action a bot takes; raises what the bot raises, or Illegal when its worker dies or hangs again and again."""
        free = await self._free.get()
        try:
            for _ in range(TRIES):
                try:
                    return await free.choose(game, level, view, seat, seconds)
                except BrokenProcessPool:
                    # Out of memory, say: a new process takes its place and the question is asked again.
                    log.warning("a bot's worker died", game=game, level=level)
                except TimeoutError:
                    log.warning("a bot's worker hung", game=game, level=level)
                free.end()
            raise Illegal("core.no-worker")
        finally:
            self._free.put_nowait(free)

    async def known(self, game: str, level: str, view: bytes, seat: Seat, action: bytes) -> Known | None:
        """Return what a bot knows for certain of an action; None where it knows nothing, or its worker dies or hangs."""
        free = await self._free.get()
        try:
            return await free.known(game, level, view, seat, action)
        except (BrokenProcessPool, TimeoutError):
            # Whoever asked has the action already, and does without its worth.
            log.warning("a bot's worker died or hung", game=game, level=level)
            free.end()
            return None
        finally:
            self._free.put_nowait(free)


class Worker:
    """One process, which can be ended without the others; a `gentle` one gives way to every other."""

    def __init__(self, folder: Path, gentle: bool = False) -> None:
        self._folder, self._began = folder, worker.began_gently if gentle else worker.began
        self._pool: ProcessPoolExecutor | None = None
        self._children: list[BaseProcess] = []
        self._seated: set[tuple[str, str]] = set()

    async def choose(self, game: str, level: str, view: bytes, seat: Seat, seconds: float) -> bytes:
        """Return the JSON of an action; raises TimeoutError for a process that hangs, BrokenProcessPool for one that died."""
        if (game, level) not in self._seated:
            if self._seated:
                # One that hangs is found out before it is given the time that loading takes.
                await self._asked(LATE, worker.ready)
            await self._asked(LOADING, worker.seat, self._folder, game, level)
            self._seated.add((game, level))
        return await self._asked(seconds + LATE, worker.choose, self._folder, game, level, view, seat, secrets.randbits(63), seconds)

    async def known(self, game: str, level: str, view: bytes, seat: Seat, action: bytes) -> Known | None:
        """Return what a bot knows for certain of an action; raises TimeoutError for a process that hangs, BrokenProcessPool for one that died."""
        return await self._asked(LOADING, worker.known, self._folder, game, level, view, seat, action, secrets.randbits(63))

    async def prepare(self, game: str, level: str) -> None:
        """Load a game and all that a level of it thinks with, unless that is done; raises TimeoutError or BrokenProcessPool."""
        if (game, level) not in self._seated:
            await self._asked(PREPARING, worker.prepare, self._folder, game, level)
            self._seated.add((game, level))

    async def opine(self, game: str, level: str, question: Question, seed: int, seconds: float) -> bytes:
        """Return the JSON of what a bot thinks of a decision; raises TimeoutError for a process that hangs, BrokenProcessPool for one that died."""
        # Thinking may be done twice, for the ranking and for what it left out, and others come first.
        return await self._asked(SLACK * seconds + LOADING, worker.opine, self._folder, game, level, question, seed, seconds)

    async def rank(self, game: str, level: str, question: Question, seed: int, seconds: float) -> bytes:
        """Return the JSON of a bot's ranking of a decision; raises TimeoutError for a process that hangs, BrokenProcessPool for one that died."""
        return await self._asked(SLACK * seconds + LOADING, worker.rank, self._folder, game, level, question, seed, seconds)

    async def deal(self, game: str, draw: Draw, seed: int, seconds: float) -> bytes:
        """Return the JSON of what a draw was worth; raises TimeoutError for a process that hangs, BrokenProcessPool for one that died."""
        return await self._asked(SLACK * seconds + LOADING, worker.deal, self._folder, game, draw, seed, seconds)

    async def _asked(self, seconds: float, do: Callable[..., T], *question: Any) -> T:
        return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self.start(), do, *question), seconds)

    def start(self) -> ProcessPoolExecutor:
        """Return the pool of this one process, which is started if it is not there."""
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload([worker.__name__])
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=self._began)
            before = multiprocessing.active_children()
            self._pool.submit(worker.ready)
            self._children = [child for child in multiprocessing.active_children() if child not in before]
        return self._pool

    def end(self) -> None:
        """End the process, whatever it does; the next question starts another."""
        pool, children, self._pool, self._children = self._pool, self._children, None, []
        self._seated.clear()
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
        for child in children:
            child.kill()
