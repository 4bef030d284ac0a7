"""The keys and topics of the job queue in Valkey or Redis."""

from __future__ import annotations

from parlour import __version__
from parlour.shared.jobs import Lane

WORKERS_CHANGED = "job-workers-changed"
"""The topic on which workers tell that they come or go."""


class JobKeys:
    """The keys of the jobs of a site.

    They contain the version, because another one may have other rules, bots or records.
    """

    def __init__(self, prefix: str) -> None:
        self._prefix = f"{prefix}jobs/{__version__}/"

    def stream(self, lane: Lane, priority: int) -> str:
        """Return the key of the stream of a priority."""
        return f"{self._prefix}{lane.name}/{lane.priorities[priority]}"

    def workers(self, lane: Lane) -> str:
        """Return the key of the announced workers of a lane."""
        return f"{self._prefix}{lane.name}/announced"

    @property
    def results(self) -> str:
        """The prefix of the keys of results."""
        return f"{self._prefix}result/"


def results_topic(server: str) -> str:
    """Return the topic on which a server learns that its jobs are done; a message is a job id."""
    return f"job-results/{server}"
