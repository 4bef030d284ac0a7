"""Handing jobs over to workers, and learning that this server must do them itself."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog

from parlour.services.metrics import JOBS, labelled_counter
from parlour.shared.jobs import JobFailed, JobQueue, Lane

log = structlog.get_logger()


async def worker_result(
    jobs: JobQueue, lane: Lane, payload: bytes, result_type: Any, priority: int = 0
) -> bytes | None:
    """Return the JSON result of a job, or None if this server must do it itself.

    Args:
        jobs: The queue.
        lane: The kind of the job.
        payload: The encoded job.
        result_type: The type of the result; any other result counts as a failure.
        priority: The index of its priority in the lane.
    """
    if not jobs.slots(lane):
        return None
    try:
        result = await jobs.run(lane, priority, payload)
        msgspec.json.decode(result, type=result_type)
    except (JobFailed, msgspec.DecodeError) as reason:
        labelled_counter(JOBS, lane.name, "failed").inc()
        log.warning("this server does a job itself", lane=lane.name, reason=str(reason))
        return None
    labelled_counter(JOBS, lane.name, "done").inc()
    return result
