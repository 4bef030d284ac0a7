"""Periodic removal of expired sessions, which also closes their open pages."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from parlour.services.background import Background

if TYPE_CHECKING:
    from parlour.services.accounts.sessions import Sessions
    from parlour.shared.leases import Leases

SWEEP_INTERVAL_S = 60.0
"""The interval (s) between sweeps, and so how long an open page may outlast its session."""

LEASE_S = 1.5 * SWEEP_INTERVAL_S
"""How long (s) one server sweeps for all; it renews the lease with each sweep."""

log = structlog.get_logger()


class SessionSweep(Background):
    """A background service that ends expired sessions and deletes old ones, on one server."""

    def __init__(self, sessions: Sessions, leases: Leases) -> None:
        super().__init__()
        self._sessions, self._leases = sessions, leases

    async def _run(self) -> None:
        while True:
            try:
                if await self._leases.take("session-sweep", LEASE_S):
                    await self._sessions.sweep()
            except Exception:
                # The next sweep catches up after a database outage.
                log.exception("expired sessions could not be ended")
            await asyncio.sleep(SWEEP_INTERVAL_S)
