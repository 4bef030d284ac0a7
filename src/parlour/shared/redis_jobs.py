"""The server's side of the job queue in Valkey or Redis."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import count
from time import monotonic
from typing import NamedTuple

from redis.asyncio import Redis

from parlour.shared import job_scripts
from parlour.shared.bus import Bus, Unsubscribe
from parlour.shared.job_keys import WORKERS_CHANGED, JobKeys, results_topic
from parlour.shared.jobs import LANES, JobFailed, JobQueue, Lane, SlotsHandler
from parlour.shared.redis_errors import REDIS_ERRORS, RedisOutage
from parlour.shared.task_ending import end_tasks

MAX_QUEUED = 1_000
"""The maximum number of jobs of one priority that wait or run; further ones are done locally."""

MAX_PAYLOAD_BYTES = 1 << 20
"""The maximum size of a job; a larger one is done locally."""

MAX_RESULT_BYTES = 1 << 20
"""The maximum size of a result; the server does a job with a larger one itself."""

CHECK_INTERVAL_S = 0.5
"""The interval (s) in which a server checks its jobs, because a message may be lost."""

LOST_LEASE_S = 4.0
"""How long (s) a worker may not renew its lease before the server takes the job back."""

COUNT_INTERVAL_S = 1.0
"""The interval (s) in which a server counts the workers."""


class SentJob(NamedTuple):
    """A job in a stream."""

    lane: Lane
    """Its lane."""

    stream: str
    """The key of the stream."""

    entry: str
    """The id of the entry in the stream."""

    id: str
    """The id of the job."""

    sent_at: float
    """When it was sent (s, monotonic)."""


class RedisJobQueue(JobQueue):
    """The queue through which a server hands jobs to the workers of its site.

    The server waits for each result, so a lost queue loses no job.
    """

    def __init__(
        self, client: Redis, prefix: str, server: str, bus: Bus, outage: RedisOutage
    ) -> None:
        self._server, self._bus, self._outage = server, bus, outage
        self._keys = JobKeys(prefix)
        self._add = client.register_script(job_scripts.ADD)
        self._check = client.register_script(job_scripts.CHECK)
        self._workers = client.register_script(job_scripts.WORKERS)
        self._slots = dict.fromkeys(LANES, 0)
        self._slots_handlers: dict[object, SlotsHandler] = {}
        self._numbers = count()
        self._waiting: dict[str, asyncio.Event] = {}
        self._recount = asyncio.Event()
        self._unsubscribers: list[Unsubscribe] = []
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Count the workers and go on counting; raises one of REDIS_ERRORS."""
        await self._count_slots()
        self._unsubscribers = [
            self._bus.subscribe(results_topic(self._server), self._on_result),
            self._bus.subscribe(WORKERS_CHANGED, lambda _: self._recount.set()),
        ]
        self._task = asyncio.create_task(self._run_counts(), name="parlour-job-workers")

    async def close(self) -> None:
        """Stop counting; jobs that were sent are done by the workers."""
        for unsubscribe in self._unsubscribers:
            unsubscribe()
        if self._task is not None:
            await end_tasks(self._task)

    def slots(self, lane: Lane) -> int:
        """Return how many jobs of a lane the workers can do at the same time."""
        return 0 if self._outage.is_active else self._slots[lane]

    def subscribe_to_slots(self, handler: SlotsHandler) -> Unsubscribe:
        """Call `handler` when workers come or go; return a function that unsubscribes it."""
        key = object()
        self._slots_handlers[key] = handler

        def unsubscribe() -> None:
            self._slots_handlers.pop(key, None)

        return unsubscribe

    async def run(self, lane: Lane, priority: int, payload: bytes) -> bytes:
        """Return the result of a job that a worker has done; raises JobFailed."""
        if len(payload) > MAX_PAYLOAD_BYTES:
            raise JobFailed("the job is too large")
        if not self.slots(lane):
            raise JobFailed("there are no workers")
        id = f"{self._server}-{next(self._numbers)}"
        done = self._waiting[id] = asyncio.Event()
        try:
            job = await self._send(lane, self._keys.stream(lane, priority), id, payload)
            while True:
                with suppress(TimeoutError):
                    async with asyncio.timeout(CHECK_INTERVAL_S):
                        await done.wait()
                done.clear()
                result = await self._result(job)
                if result is not None:
                    return result
        except REDIS_ERRORS as reason:
            self._outage.begin(reason)
            raise JobFailed("Valkey or Redis is unreachable") from reason
        finally:
            del self._waiting[id]

    async def _send(self, lane: Lane, stream: str, id: str, payload: bytes) -> SentJob:
        keep_ms = int(1_000 * lane.keep_seconds)
        entry = await self._add(
            keys=[stream], args=[MAX_QUEUED, id, self._server, payload, keep_ms]
        )
        if entry is None:
            raise JobFailed("too many jobs are waiting")
        return SentJob(lane, stream, entry.decode(), id, monotonic())

    async def _result(self, job: SentJob) -> bytes | None:
        """Return the result of a job, or None if it waits or runs; raises JobFailed."""
        if self._outage.is_active:
            raise JobFailed("Valkey or Redis is unreachable")
        may_wait = monotonic() - job.sent_at < job.lane.start_seconds
        status, body = await self._check(
            keys=[job.stream, self._keys.results + job.id],
            args=[
                job_scripts.GROUP,
                job.entry,
                int(1_000 * LOST_LEASE_S),
                int(may_wait),
                MAX_RESULT_BYTES,
            ],
        )
        if status < 0:
            raise JobFailed("no worker took the job, or its worker has disappeared")
        if status == 0:
            return None
        if not body.startswith(b"+"):
            raise JobFailed("the worker could not do the job")
        return bytes(body[1:])

    def _on_result(self, id: str) -> None:
        done = self._waiting.get(id)
        if done is not None:
            done.set()

    async def _run_counts(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(COUNT_INTERVAL_S):
                    await self._recount.wait()
            self._recount.clear()
            try:
                await self._count_slots()
            except REDIS_ERRORS as reason:
                self._outage.begin(reason)
            for handler in tuple(self._slots_handlers.values()):
                handler()

    async def _count_slots(self) -> None:
        found = await self._workers(keys=[self._keys.workers(lane) for lane in LANES])
        for lane, members in zip(LANES, found, strict=True):
            slots = sum(int(member.rpartition(b" ")[2]) for member in members)
            self._slots[lane] = min(slots, MAX_QUEUED)
