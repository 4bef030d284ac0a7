"""The worker processes of bots, which are replaced when they die or hang."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

import structlog

from parlour.core.game import Illegal, Seat
from parlour.services import metrics
from parlour.services.engine import worker
from parlour.services.engine.evaluation import EvaluationRequest
from parlour.services.engine.luck_model import ChanceDraw
from parlour.services.engine.worker import ExactValue

WORKER_COUNT = max(2, (os.cpu_count() or 2) - 1)

HANG_SECONDS = 3.5
"""The time (s) beyond its limit after which a worker counts as hung."""

LOAD_SECONDS = 30.0
"""The time limit (s) for loading a game and a level, which does not count as thinking time."""

SLOWDOWN = 10
"""How many times its time limit a low-priority process may take."""

PRECOMPILE_SECONDS = 900.0
"""The time limit (s) for compiling kernels on the first start."""

MAX_TRIES = 2

log = structlog.get_logger()

T = TypeVar("T")


class WorkerPool:
    """A pool of worker processes, one per concurrent decision, which are started on demand."""

    def __init__(self, folder: Path, processes: int = WORKER_COUNT) -> None:
        self._workers = [Worker(folder) for _ in range(processes)]
        # A last-in, first-out queue prefers the worker used last, which has its games loaded.
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for free_worker in self._workers:
            self._free.put_nowait(free_worker)

    def close(self) -> None:
        """Stop the processes."""
        for member in self._workers:
            member.stop()

    def start_first(self) -> None:
        """Start the first process in advance, before a decision needs it."""
        self._workers[-1].ensure_started()

    async def choose_action(
        self, game: str, level: str, view: bytes, seat: Seat, seconds: float, seed: int
    ) -> bytes:
        """Return the JSON of the action that a bot chooses.

        Raises BotError if the bot fails, or Illegal if its worker dies or hangs repeatedly.
        """
        free_worker = await self._free.get()
        try:
            for _ in range(MAX_TRIES):
                started_at = monotonic()
                try:
                    return await free_worker.choose_action(game, level, view, seat, seconds, seed)
                except BrokenProcessPool:
                    # The process died, perhaps out of memory; a new one gets the same request.
                    metrics.labelled_counter(metrics.BOT_FAILURES, "died").inc()
                    log.warning("a bot's worker died", game=game, level=level)
                except TimeoutError:
                    metrics.labelled_counter(metrics.BOT_FAILURES, "hung").inc()
                    log.warning("a bot's worker hung", game=game, level=level)
                finally:
                    metrics.labelled_counter(metrics.BOT_SECONDS, game).inc(
                        monotonic() - started_at
                    )
                free_worker.stop()
            raise Illegal("core.no-worker")
        finally:
            self._free.put_nowait(free_worker)

    async def exact_value(
        self, game: str, level: str, view: bytes, seat: Seat, action: bytes, seed: int
    ) -> ExactValue | None:
        """Return the proven value of an action, or None if there is none or the worker fails."""
        free_worker = await self._free.get()
        try:
            return await free_worker.exact_value(game, level, view, seat, action, seed)
        except (BrokenProcessPool, TimeoutError):
            # The caller already has the action and can do without its value.
            log.warning("a bot's worker died or hung", game=game, level=level)
            free_worker.stop()
            return None
        finally:
            self._free.put_nowait(free_worker)


class Worker:
    """A worker process that can be stopped independently of others.

    Args:
        is_low_priority: Whether the process gets the lowest priority.
    """

    def __init__(self, folder: Path, is_low_priority: bool = False) -> None:
        self._data_folder, self._is_low_priority = folder, is_low_priority
        self._initializer = worker.initialize_low_priority if is_low_priority else worker.initialize
        self._pool: ProcessPoolExecutor | None = None
        self._children: list[BaseProcess] = []
        self._loaded: set[tuple[str, str]] = set()

    async def choose_action(
        self, game: str, level: str, view: bytes, seat: Seat, seconds: float, seed: int
    ) -> bytes:
        """Return the JSON of the action that a bot chooses.

        Raises BotError if the bot fails, or TimeoutError or BrokenProcessPool if the process does.
        """
        if (game, level) not in self._loaded:
            if self._loaded:
                # Detect a hung process before it gets the long time limit for loading.
                await self.call(HANG_SECONDS, worker.ping)
            await self.call(LOAD_SECONDS, worker.load_level, self._data_folder, game, level)
            self._loaded.add((game, level))
        return await self.call(
            seconds + HANG_SECONDS,
            worker.choose_action,
            self._data_folder,
            game,
            level,
            view,
            seat,
            seed,
            seconds,
        )

    async def exact_value(
        self, game: str, level: str, view: bytes, seat: Seat, action: bytes, seed: int
    ) -> ExactValue | None:
        """Return the proven value of an action, or None.

        Raises BotError if the bot fails, or TimeoutError or BrokenProcessPool if the process does.
        """
        return await self.call(
            LOAD_SECONDS,
            worker.exact_value,
            self._data_folder,
            game,
            level,
            view,
            seat,
            action,
            seed,
        )

    async def precompile_level(self, game: str, level: str) -> None:
        """Compile the kernels of a level unless it is loaded.

        Raises BotError if the bot fails, or TimeoutError or BrokenProcessPool if the process does.
        """
        if (game, level) not in self._loaded:
            await self.call(
                PRECOMPILE_SECONDS, worker.precompile_level, self._data_folder, game, level
            )
            self._loaded.add((game, level))

    async def evaluate(
        self, game: str, level: str, request: EvaluationRequest, seed: int, seconds: float
    ) -> bytes:
        """Return the JSON of a bot's evaluation of a decision.

        Raises BotError if the bot fails, or TimeoutError or BrokenProcessPool if the process does.
        """
        # The bot may search twice, for the ranking and for an action outside it, and at low
        # priority.
        return await self.call(
            SLOWDOWN * seconds + LOAD_SECONDS,
            worker.evaluate,
            self._data_folder,
            game,
            level,
            request,
            seed,
            seconds,
        )

    async def rank_actions(
        self, game: str, level: str, request: EvaluationRequest, seed: int, seconds: float
    ) -> bytes:
        """Return the JSON of a bot's ranking of actions.

        Raises BotError if the bot fails, or TimeoutError or BrokenProcessPool if the process does.
        """
        return await self.call(
            SLOWDOWN * seconds + LOAD_SECONDS,
            worker.rank_actions,
            self._data_folder,
            game,
            level,
            request,
            seed,
            seconds,
        )

    async def evaluate_draw(self, game: str, draw: ChanceDraw, seed: int, seconds: float) -> bytes:
        """Return the JSON of the luck in a chance draw.

        Raises BotError if the bot fails, or TimeoutError or BrokenProcessPool if the process does.
        """
        return await self.call(
            SLOWDOWN * seconds + LOAD_SECONDS,
            worker.evaluate_draw,
            self._data_folder,
            game,
            draw,
            seed,
            seconds,
        )

    async def call(self, seconds: float, function: Callable[..., T], *request: Any) -> T:
        """Return the result of a function in the process.

        Raises BotError if the function fails, or TimeoutError or BrokenProcessPool if the process
        does.

        Args:
            seconds: The time limit (s).
            function: A function of an imported module.
            request: Its arguments.
        """
        started_at = monotonic()
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.get_running_loop().run_in_executor(
                    self.ensure_started(), worker.run, function, *request
                )
        finally:
            if self._is_low_priority:
                metrics.ANALYSIS_SECONDS.inc(monotonic() - started_at)

    def ensure_started(self) -> ProcessPoolExecutor:
        """Return the executor of this process, started if necessary."""
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
        """Kill the process; the next request starts a new one."""
        pool, children, self._pool, self._children = self._pool, self._children, None, []
        self._loaded.clear()
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
        for child in children:
            child.kill()
