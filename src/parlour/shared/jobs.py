"""Jobs: work that a server hands to the workers of its site, on this or on other machines."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from parlour.shared.bus import Unsubscribe

SlotsHandler = Callable[[], None]
"""Called on the event loop when the number of slots may have changed."""


class JobFailed(Exception):
    """No worker has done a job, so the server does it itself."""


class Lane(NamedTuple):
    """A kind of jobs with workers of its own."""

    name: str
    """The name, which is also a label of metrics."""

    priorities: tuple[str, ...]
    """The names of its priorities, most urgent first; each has a queue."""

    start_seconds: float
    """How long (s) a job may wait for a worker before the server takes it back."""

    keep_seconds: float
    """How long (s) a job is worth doing if its server has stopped."""


DECISIONS = Lane("decisions", ("people", "watched", "nobody"), 3.0, 30.0)
"""The decisions of bots; the priorities are those of the fair queue."""

ANALYSIS = Lane("analysis", ("any",), 60.0, 60.0)
"""Evaluations of finished matches, for analyses and puzzles."""

NOTIFICATIONS = Lane("notifications", ("any",), 5.0, 600.0)
"""Notifications to users."""

LANES = (DECISIONS, ANALYSIS, NOTIFICATIONS)


class JobQueue(Protocol):
    """An interface for handing jobs to workers."""

    def slots(self, lane: Lane) -> int:
        """Return how many jobs of a lane the workers can do at the same time."""

    async def run(self, lane: Lane, priority: int, payload: bytes) -> bytes:
        """Return the result of a job that a worker has done; raises JobFailed.

        Args:
            lane: The kind of the job.
            priority: The index of its priority in the lane.
            payload: The encoded job.
        """

    def subscribe_to_slots(self, handler: SlotsHandler) -> Unsubscribe:
        """Call `handler` when workers come or go; return a function that unsubscribes it."""


class NoJobQueue(JobQueue):
    """The queue of a site without workers: every server does its work itself."""

    def slots(self, lane: Lane) -> int:
        """Return 0."""
        return 0

    async def run(self, lane: Lane, priority: int, payload: bytes) -> bytes:
        """Raise JobFailed."""
        raise JobFailed("there are no workers")

    def subscribe_to_slots(self, handler: SlotsHandler) -> Unsubscribe:
        """Return a function that does nothing, because no worker ever comes."""
        return lambda: None
