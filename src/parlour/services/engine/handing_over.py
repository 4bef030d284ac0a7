"""Handing jobs over to workers, and learning that this server must do them itself."""

from __future__ import annotations

import structlog

from parlour.services.metrics import JOBS, labelled_counter
from parlour.shared.jobs import JobFailed, JobQueue, Lane

log = structlog.get_logger()


async def worker_result(
    jobs: JobQueue, lane: Lane, payload: bytes, priority: int = 0
) -> bytes | None:
    """Return the result of a job, or None if this server must do it itself.

    Args:
        jobs: The queue.
        lane: The kind of the job.
        payload: The encoded job.
        priority: The index of its priority in the lane.
    """
    if not jobs.slots(lane):
        return None
    try:
        result = await jobs.run(lane, priority, payload)
    except JobFailed as reason:
        labelled_counter(JOBS, lane.name, "failed").inc()
        log.warning("this server does a job itself", lane=lane.name, reason=str(reason))
        return None
    labelled_counter(JOBS, lane.name, "done").inc()
    return result
