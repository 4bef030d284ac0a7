"""A sweep that finds changes whose messages did not arrive, and the notices of commands."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

import structlog

from parlour.db.command_notices import CommandNoticeRepository
from parlour.db.outage import OUTAGE
from parlour.services.background import Background
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.server.realtime.hub import Hub
    from parlour.services.application import Application

SWEEP_INTERVAL_S = 1.0
"""The interval (s) of the sweep, which is how late a player hears of a change at most."""

OVERLAP_MS = 10_000
"""How far (ms) before the last sweep rows are read again, as commits are not in order of time."""

log = structlog.get_logger()


class MissedChanges(Background):
    """A background service that compares the open pages with the database.

    It finds what commands have changed, and sessions that have ended. If there are several servers,
    it also finds moves whose messages were lost.
    """

    def __init__(self, application: Application, hub: Hub) -> None:
        super().__init__()
        self._application, self._hub = application, hub
        self._notices = CommandNoticeRepository(application.log.store)
        self._swept_at = now()
        self._handled: dict[str, int] = {}

    async def sweep(self) -> None:
        """Close the pages of ended sessions, and update the pages of matches that are behind."""
        at, since = now(), self._swept_at - OVERLAP_MS
        notices = {notice.id: notice for notice in await self._notices.since(since)}
        for id in self._new_ids(notices, at):
            self._application.shared.bus.publish_locally(notices[id].topic, notices[id].message)
        ended = self._new_ids(await self._application.accounts.sessions.ended_since(since), at)
        if ended:
            self._hub.close_sessions(frozenset(ended))
        if self._application.shared.bus.is_distributed:
            positions = await self._application.log.positions(self._hub.watched_matches)
            for match, seq in positions.items():
                if seq > self._hub.shown_position(match):
                    self._hub.catch_up(match, seq)
        self._swept_at = at
        self._handled = {id: seen for id, seen in self._handled.items() if seen >= since}

    def _new_ids(self, ids: Iterable[str], at: int) -> list[str]:
        """Return the ids that no earlier sweep has seen, and remember them."""
        found = [id for id in ids if id not in self._handled]
        self._handled.update(dict.fromkeys(ids, at))
        return found

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_INTERVAL_S)
            try:
                await self.sweep()
            except Exception as reason:
                # The next sweep reads the same changes again.
                if not OUTAGE.record_failure(reason):
                    log.exception("missed changes could not be read")
