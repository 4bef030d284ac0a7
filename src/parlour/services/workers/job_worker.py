"""A worker process: it does jobs of all lanes for the servers of a site."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from parlour.db.log import Log
from parlour.db.notification_channels import NotificationChannelRepository
from parlour.db.opening import open_log
from parlour.services.application import site_id
from parlour.services.engine.job_execution import AnalysisExecution, DecisionExecution
from parlour.services.notifications.delivery import Delivery
from parlour.services.notifications.mail import load_notification_settings
from parlour.services.notifications.sender import NotificationSender
from parlour.services.workers.lane_worker import LaneWorker
from parlour.shared.jobs import ANALYSIS, DECISIONS, NOTIFICATIONS
from parlour.shared.opening import SharedState, open_shared

ANALYSIS_SLOTS = 1
"""The number of analyses at the same time, as on a server."""

NOTIFICATION_SLOTS = 4
"""The number of notifications at the same time."""

STOP_SECONDS = 8.0
"""How long (s) a worker that stops may finish its jobs before it hands them back."""


@dataclass(frozen=True, slots=True)
class JobWorkerOptions:
    """The options that an operator sets when the worker starts."""

    data_folder: Path
    """The data folder with the operator's own files, such as word lists."""

    shared_url: str
    """The URL of the Valkey or Redis of the site."""

    processes: int
    """The number of processes that compute decisions."""

    direct_database: str | None = None
    """PostgreSQL's own URL, if the database is reached through a pool such as PgBouncer."""


class JobWorker:
    """A worker for the bots, analyses and notifications of a site."""

    def __init__(self, log: Log, shared: SharedState, options: JobWorkerOptions) -> None:
        assert shared.open_lane is not None
        store, folder = log.store, options.data_folder
        self._log, self._shared = log, shared
        channels = NotificationChannelRepository(store)
        sender = NotificationSender(
            channels, Delivery(store, channels, load_notification_settings(folder))
        )
        self._decisions = DecisionExecution(folder, options.processes)
        self._analysis = AnalysisExecution(folder)
        self.lanes = (
            LaneWorker(shared.open_lane(DECISIONS), options.processes, self._decisions.run),
            LaneWorker(shared.open_lane(ANALYSIS), ANALYSIS_SLOTS, self._analysis.run),
            LaneWorker(shared.open_lane(NOTIFICATIONS), NOTIFICATION_SLOTS, sender.run),
        )

    @classmethod
    async def open(cls, database: str, options: JobWorkerOptions) -> JobWorker:
        """Open the database and the shared state, and start taking jobs.

        Raises DatabaseOpenError, SharedOpenError, or ValueError for the operator's settings.
        """
        log = await open_log(database, options.data_folder, direct=options.direct_database)
        try:
            shared = await open_shared(options.shared_url, await site_id(log.store))
        except BaseException:
            await log.close()
            raise
        try:
            worker = cls(log, shared, options)
        except BaseException:
            await shared.close()
            await log.close()
            raise
        for lane in worker.lanes:
            lane.open()
        return worker

    async def close(self) -> None:
        """Finish the running jobs or hand them back, and close everything."""
        await asyncio.gather(*(lane.stop_taking() for lane in self.lanes))
        await asyncio.gather(*(lane.close(STOP_SECONDS) for lane in self.lanes))
        self._decisions.close()
        self._analysis.close()
        await self._shared.close()
        await self._log.close()
