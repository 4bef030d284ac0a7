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
from parlour.services.engine.evaluation import EvaluationRequest
from parlour.services.engine.luck_model import ChanceDraw
from parlour.services.engine.worker import ExactValue

WORKER_COUNT = max(2, (os.cpu_count() or 2) - 1)

HANG_SECONDS = 3.5
"""Seconds beyond its time after which a worker is taken for hung."""

LOAD_SECONDS = 30.0
"""Seconds that a worker has to load a game and seat a level of it, before its time counts."""

SLOWDOWN = 10
"""How many times its seconds a gentle process may take, for everybody else comes first."""

PRECOMPILE_SECONDS = 900.0
"""Seconds that a reader has to load what the strongest think with: on a first start it is compiled."""

MAX_TRIES = 2

log = structlog.get_logger()

T = TypeVar("T")


class WorkerPool:
    """As many processes as think at a time, each started when it is first needed: a house without bots carries none."""

    def __init__(self, folder: Path) -> None:
        self._workers = [Worker(folder) for _ in range(WORKER_COUNT)]
        # The last one that was at work is asked first: it has its games loaded.
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for free in self._workers:
            self._free.put_nowait(free)

    def close(self) -> None:
        """Let the processes go."""
        for each in self._workers:
            each.stop()

    def start_first(self) -> None:
        """Start the first process before anybody waits for it."""
        self._workers[-1].ensure_started()

    async def choose_action(
        self, game: str, level: str, view: bytes, seat: Seat, seconds: float
    ) -> bytes:
        """Return the JSON of the action a bot takes; raises what the bot raises, or Illegal when its worker dies or hangs again and again."""
        free = await self._free.get()
        try:
            for _ in range(MAX_TRIES):
                try:
                    return await free.choose_action(game, level, view, seat, seconds)
                except BrokenProcessPool:
                    # Out of memory, say: a new process takes its place and the question is asked again.
                    log.warning("a bot's worker died", game=game, level=level)
                except TimeoutError:
                    log.warning("a bot's worker hung", game=game, level=level)
                free.stop()
            raise Illegal("core.no-worker")
        finally:
            self._free.put_nowait(free)

    async def exact_value(
        self, game: str, level: str, view: bytes, seat: Seat, action: bytes
    ) -> ExactValue | None:
        """Return what a bot knows for certain of an action; None where it knows nothing, or its worker dies or hangs."""
        free = await self._free.get()
        try:
            return await free.exact_value(game, level, view, seat, action)
        except (BrokenProcessPool, TimeoutError):
            # Whoever asked has the action already, and does without its worth.
            log.warning("a bot's worker died or hung", game=game, level=level)
            free.stop()
            return None
        finally:
            self._free.put_nowait(free)


class Worker:
    """One process, which can be ended without the others; a `gentle` one gives way to every other."""

    def __init__(self, folder: Path, gentle: bool = False) -> None:
        self._data_folder, self._initializer = (
            folder,
            worker.initialize_low_priority if gentle else worker.initialize,
        )
        self._pool: ProcessPoolExecutor | None = None
        self._children: list[BaseProcess] = []
        self._loaded: set[tuple[str, str]] = set()

    async def choose_action(
        self, game: str, level: str, view: bytes, seat: Seat, seconds: float
    ) -> bytes:
        """Return the JSON of an action; raises TimeoutError for a process that hangs, BrokenProcessPool for one that died."""
        if (game, level) not in self._loaded:
            if self._loaded:
                # One that hangs is found out before it is given the time that loading takes.
                await self._call(HANG_SECONDS, worker.ping)
            await self._call(LOAD_SECONDS, worker.load_level, self._data_folder, game, level)
            self._loaded.add((game, level))
        return await self._call(
            seconds + HANG_SECONDS,
            worker.choose_action,
            self._data_folder,
            game,
            level,
            view,
            seat,
            secrets.randbits(63),
            seconds,
        )

    async def exact_value(
        self, game: str, level: str, view: bytes, seat: Seat, action: bytes
    ) -> ExactValue | None:
        """Return what a bot knows for certain of an action; raises TimeoutError for a process that hangs, BrokenProcessPool for one that died."""
        return await self._call(
            LOAD_SECONDS,
            worker.exact_value,
            self._data_folder,
            game,
            level,
            view,
            seat,
            action,
            secrets.randbits(63),
        )

    async def precompile_level(self, game: str, level: str) -> None:
        """Load a game and all that a level of it thinks with, unless that is done; raises TimeoutError or BrokenProcessPool."""
        if (game, level) not in self._loaded:
            await self._call(
                PRECOMPILE_SECONDS, worker.precompile_level, self._data_folder, game, level
            )
            self._loaded.add((game, level))

    async def evaluate(
        self, game: str, level: str, question: EvaluationRequest, seed: int, seconds: float
    ) -> bytes:
        """Return the JSON of what a bot thinks of a decision; raises TimeoutError for a process that hangs, BrokenProcessPool for one that died."""
        # Thinking may be done twice, for the ranking and for what it left out, and others come first.
        return await self._call(
            SLOWDOWN * seconds + LOAD_SECONDS,
            worker.evaluate,
            self._data_folder,
            game,
            level,
            question,
            seed,
            seconds,
        )

    async def rank_actions(
        self, game: str, level: str, question: EvaluationRequest, seed: int, seconds: float
    ) -> bytes:
        """Return the JSON of a bot's ranking of a decision; raises TimeoutError for a process that hangs, BrokenProcessPool for one that died."""
        return await self._call(
            SLOWDOWN * seconds + LOAD_SECONDS,
            worker.rank_actions,
            self._data_folder,
            game,
            level,
            question,
            seed,
            seconds,
        )

    async def evaluate_draw(self, game: str, draw: ChanceDraw, seed: int, seconds: float) -> bytes:
        """Return the JSON of what a draw was worth; raises TimeoutError for a process that hangs, BrokenProcessPool for one that died."""
        return await self._call(
            SLOWDOWN * seconds + LOAD_SECONDS,
            worker.evaluate_draw,
            self._data_folder,
            game,
            draw,
            seed,
            seconds,
        )

    async def _call(self, seconds: float, do: Callable[..., T], *question: Any) -> T:
        return await asyncio.wait_for(
            asyncio.get_running_loop().run_in_executor(self.ensure_started(), do, *question),
            seconds,
        )

    def ensure_started(self) -> ProcessPoolExecutor:
        """Return the pool of this one process, which is started if it is not there."""
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload([worker.__name__])
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=self._initializer)
            before = multiprocessing.active_children()
            self._pool.submit(worker.ping)
            self._children = [
                child for child in multiprocessing.active_children() if child not in before
            ]
        return self._pool

    def stop(self) -> None:
        """End the process, whatever it does; the next question starts another."""
        pool, children, self._pool, self._children = self._pool, self._children, None, []
        self._loaded.clear()
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
        for child in children:
            child.kill()
