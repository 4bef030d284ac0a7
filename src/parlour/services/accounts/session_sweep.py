"""Ends sessions that have expired, so that their open pages close, and forgets those that ended long ago."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from parlour.services.background import Background

if TYPE_CHECKING:
    from parlour.services.accounts.sessions import Sessions

EVERY = 60.0
"""Seconds between two sweeps: so long an open page may outlast its session, which opens nothing else in the meantime."""

log = structlog.get_logger()


class SessionSweep(Background):
    """Looks for expired sessions for as long as the server runs."""

    def __init__(self, sessions: Sessions) -> None:
        super().__init__()
        self._sessions = sessions

    async def _run(self) -> None:
        while True:
            try:
                await self._sessions.sweep()
            except Exception:
                # A database that is away for a moment: the next sweep does it.
                log.exception("expired sessions could not be ended")
            await asyncio.sleep(EVERY)
