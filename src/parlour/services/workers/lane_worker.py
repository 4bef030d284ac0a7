"""The work of one lane: taking jobs, doing them and returning their results."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from parlour.services.metrics import (
    JOB_WAIT_SECONDS,
    WORKER_JOBS,
    labelled_counter,
    labelled_histogram,
)
from parlour.shared.redis_errors import REDIS_ERRORS
from parlour.shared.task_ending import end_tasks

if TYPE_CHECKING:
    from parlour.shared.redis_job_consumer import RedisJobConsumer, TakenJob

RENEW_INTERVAL_S = 0.5
"""The interval (s) in which a worker renews the leases of its jobs."""

ANNOUNCE_INTERVAL_S = 1.0
"""The interval (s) in which a worker announces itself."""

RETRY_S = 0.5
"""The pause (s) before Redis is asked again after an error."""

log = structlog.get_logger()

Execute = Callable[[bytes], Awaitable[bytes]]
"""Returns the result of an encoded job."""


class LaneWorker:
    """The slots of a worker for the jobs of one lane.

    If the lane has several priorities and the worker several slots, one slot takes only the most
    urgent jobs, so that they always find a free one.
    """

    def __init__(self, consumer: RedisJobConsumer, slots: int, execute: Execute) -> None:
        self._consumer, self._slots, self._execute = consumer, slots, execute
        self._is_stopping = False
        self._announcing: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def name(self) -> str:
        """The name of the lane."""
        return self._consumer.lane.name

    @property
    def slot_count(self) -> int:
        """The number of slots."""
        return self._slots

    def open(self) -> None:
        """Start taking jobs."""
        priorities = len(self._consumer.lane.priorities)
        self._announcing = asyncio.create_task(self._announce())
        self._tasks = [
            asyncio.create_task(self._run_slot(1 if slot == 0 and self._slots > 1 else priorities))
            for slot in range(self._slots)
        ]

    async def stop_taking(self) -> None:
        """Take no more jobs, and tell the servers."""
        self._is_stopping = True
        if self._announcing is not None:
            await end_tasks(self._announcing)
        with suppress(*REDIS_ERRORS):
            await self._consumer.withdraw(self._slots)

    async def close(self, patience: float) -> None:
        """Wait some seconds until the running jobs are done, then hand them back."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=patience)
            await end_tasks(*self._tasks)

    async def _announce(self) -> None:
        while True:
            with suppress(*REDIS_ERRORS):
                await self._consumer.announce(self._slots)
            await asyncio.sleep(ANNOUNCE_INTERVAL_S)

    async def _run_slot(self, priorities: int) -> None:
        while not self._is_stopping:
            try:
                job = await self._consumer.take(priorities)
            except REDIS_ERRORS:
                # The bus logs the outage.
                await asyncio.sleep(RETRY_S)
                continue
            if job is not None:
                labelled_histogram(JOB_WAIT_SECONDS, self.name).observe(job.waited_seconds)
                await self._do(job)

    async def _do(self, job: TakenJob) -> None:
        renewing = asyncio.create_task(self._renew(job))
        try:
            result = await self._result(job)
            with suppress(*REDIS_ERRORS):
                # If Redis is away, the server does the job itself.
                await self._consumer.finish(job, result)
            self._count("failed" if result is None else "done")
        except asyncio.CancelledError:
            with suppress(*REDIS_ERRORS):
                await self._consumer.hand_back(job)
            self._count("handed-back")
            raise
        finally:
            renewing.cancel()

    async def _result(self, job: TakenJob) -> bytes | None:
        """Return the result of a job, or None if it fails here."""
        try:
            return await self._execute(job.payload)
        except Exception:
            # A bot is code of a game and may raise anything. The job may also be invalid, or the
            # database of the notifications may fail. In each case the server does the job itself.
            log.exception("a job failed", lane=self.name)
            return None

    async def _renew(self, job: TakenJob) -> None:
        while True:
            await asyncio.sleep(RENEW_INTERVAL_S)
            with suppress(*REDIS_ERRORS):
                await self._consumer.renew(job)

    def _count(self, result: str) -> None:
        labelled_counter(WORKER_JOBS, self.name, result).inc()
