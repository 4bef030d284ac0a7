"""The worker's side of the job queue in Valkey or Redis."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any, NamedTuple

from redis.asyncio import Redis

from parlour.shared import job_scripts
from parlour.shared.bus import Bus
from parlour.shared.job_keys import WORKERS_CHANGED, JobKeys, results_topic
from parlour.shared.jobs import Lane

LEASE_S = 2.0
"""How long (s) a worker may not renew its lease before another one takes its job."""

BLOCK_S = 0.5
"""How long (s) a worker waits for new jobs before it looks for lost ones."""

MAX_DELIVERIES = 3
"""The maximum number of workers that try a job."""

RESULT_S = 60.0
"""How long (s) a result is kept for its server."""

ANNOUNCEMENT_S = 3.0
"""How long (s) a worker counts as present after its last announcement."""


class TakenJob(NamedTuple):
    """A job that a worker holds."""

    stream: str
    """The key of the stream."""

    entry: str
    """The id of the entry in the stream."""

    id: str
    """The id of the job."""

    server: str
    """The server that waits for the result."""

    payload: bytes
    """The encoded job."""

    waited_seconds: float
    """How long (s) the job has waited."""


class RedisJobConsumer:
    """The jobs of one lane as a worker sees them; all methods raise one of REDIS_ERRORS."""

    def __init__(self, client: Redis, prefix: str, worker: str, bus: Bus, lane: Lane) -> None:
        self.lane = lane
        self._client, self._worker, self._bus = client, worker, bus
        self._keys = JobKeys(prefix)
        self._streams = [self._keys.stream(lane, index) for index in range(len(lane.priorities))]
        self._take = client.register_script(job_scripts.TAKE)
        self._set_idle_time = client.register_script(job_scripts.SET_IDLE_TIME)
        self._finish = client.register_script(job_scripts.FINISH)
        self._announce = client.register_script(job_scripts.ANNOUNCE)

    async def announce(self, slots: int) -> None:
        """Tell the servers that this worker can do some jobs at the same time."""
        await self._announce(
            keys=[self._keys.workers(self.lane)],
            args=[self._announcement(slots), int(1_000 * ANNOUNCEMENT_S)],
        )

    async def withdraw(self, slots: int) -> None:
        """Tell the servers that this worker takes no more jobs."""
        await self._client.zrem(self._keys.workers(self.lane), self._announcement(slots))
        self._bus.publish(WORKERS_CHANGED)

    async def take(self, priority_count: int) -> TakenJob | None:
        """Take the most urgent job, waiting a moment for one.

        Args:
            priority_count: How many of the most urgent priorities to take jobs from.
        """
        streams = self._streams[:priority_count]
        stream, entry, fields, now = await self._take(
            keys=streams,
            args=[
                job_scripts.GROUP,
                self._worker,
                int(1_000 * LEASE_S),
                int(1_000 * self.lane.keep_seconds),
                MAX_DELIVERIES,
                self._keys.results,
                int(1_000 * RESULT_S),
            ],
        )
        clock_offset = int(now) / 1_000 - time()
        if stream is not None:
            return _taken_job(
                stream, entry, dict(zip(fields[::2], fields[1::2], strict=True)), clock_offset
            )
        return await self._wait_for_job(streams, clock_offset)

    async def _wait_for_job(self, streams: Sequence[str], clock_offset: float) -> TakenJob | None:
        found: Any = await self._client.xreadgroup(
            job_scripts.GROUP,
            self._worker,
            dict[Any, Any].fromkeys(streams, ">"),
            count=1,
            block=int(1_000 * BLOCK_S),
        )
        jobs = [
            _taken_job(stream, entry, fields, clock_offset)
            for stream, entries in found or ()
            for entry, fields in entries
        ]
        jobs.sort(key=lambda job: streams.index(job.stream))
        # Each stream may have got a job since the script looked for one.
        for job in jobs[1:]:
            await self.hand_back(job)
        return jobs[0] if jobs else None

    async def renew(self, job: TakenJob) -> None:
        """Renew the lease of a job, unless another worker has taken it."""
        await self._set_idle_seconds(job, 0.0)

    async def hand_back(self, job: TakenJob) -> None:
        """Leave a job to the next worker, unless another one has taken it."""
        await self._set_idle_seconds(job, LEASE_S)

    async def _set_idle_seconds(self, job: TakenJob, seconds: float) -> None:
        await self._set_idle_time(
            keys=[job.stream],
            args=[
                job_scripts.GROUP,
                self._worker,
                job.entry,
                int(1_000 * seconds),
                int(1_000 * self.lane.keep_seconds),
            ],
        )

    async def finish(self, job: TakenJob, result: bytes | None) -> None:
        """Store the result of a job for its server; None means that this worker cannot do it."""
        body = b"-" if result is None else b"+" + result
        await self._finish(
            keys=[job.stream, self._keys.results + job.id],
            args=[job_scripts.GROUP, job.entry, body, int(1_000 * RESULT_S)],
        )
        self._bus.publish(results_topic(job.server), job.id)

    def _announcement(self, slots: int) -> str:
        return f"{self._worker} {slots}"


def _taken_job(
    stream: bytes, entry: bytes, fields: dict[bytes, bytes], clock_offset: float
) -> TakenJob:
    sent_at = int(entry.partition(b"-")[0]) / 1_000
    return TakenJob(
        stream.decode(),
        entry.decode(),
        fields[b"job"].decode(),
        fields[b"server"].decode(),
        fields[b"payload"],
        max(0.0, time() + clock_offset - sent_at),
    )
