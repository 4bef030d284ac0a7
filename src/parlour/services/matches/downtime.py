"""Downtime credit: players are not charged for time in which no server was running.

The server records a heartbeat while clocks run and compares it with the time at the next start.
"""

from __future__ import annotations

import asyncio

import structlog

from parlour.core.clock import Correspondence, Untimed
from parlour.core.event import AnyEvent, Resumed
from parlour.core.game import Illegal
from parlour.db.log import Log
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Command, Matches
from parlour.services.time import CLOCK, now, suspended_ms

HEARTBEAT_S = 2.0
"""The interval (s) between heartbeats, and the maximum time that players may gain by a crash."""

LONG_DOWNTIME_MS = 60_000
"""The length (ms) of a downtime after which correspondence players have at least an hour."""

logger = structlog.get_logger()


class Heartbeat:
    """A background service that records a heartbeat while any player's clock is running."""

    def __init__(self, log: Log, matches: Matches) -> None:
        self.log, self.matches = log, matches
        self._task: asyncio.Task[None] | None = None
        self._asleep_ms = suspended_ms()

    async def open(self) -> None:
        """Set the clock to the database's time, credit the downtime and start the heartbeat."""
        last = await self.log.store.last_heartbeat()
        # A wall clock that was set back during the downtime must not give any player extra time.
        CLOCK.set_time(max(await self.log.time(), last or 0))
        if last is not None:
            await self.credit_downtime(last, now())
        await self.beat()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop and record a last heartbeat."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            try:
                await self.beat()
            except Exception:
                # An unreachable database must not prevent the server from stopping, so the
                # heartbeat is lost.
                logger.exception("the last heartbeat was not recorded")

    async def beat(self) -> None:
        """Record a heartbeat if any player's clock is running."""
        if await self.log.store.has_running_clocks():
            await self.log.store.record_heartbeat(now())

    async def credit_downtime(self, last: int, at: int) -> None:
        """Credit every running clock with the downtime; repeated calls have no further effect.

        Args:
            last: The last heartbeat (ms since 1970).
            at: The end of the downtime (ms since 1970).
        """
        if at - last <= 2 * HEARTBEAT_S * 1_000:
            return
        for match in await self.log.store.timed_matches():
            try:
                await self.matches.change(match, resume_clocks(last, at), at)
            except Illegal as reason:
                logger.warning("a match cannot be resumed", match=match, code=reason.code)
            except Exception:
                # A broken match must not prevent the credit for all other clocks.
                logger.exception("a match could not be resumed", match=match)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            try:
                await self._credit_sleep()
                CLOCK.adjust(await self.log.time())
                await self.beat()
            except Exception:
                # If the task ended at the first database failure, the next downtime would be
                # charged to players.
                logger.exception("a heartbeat was not recorded")

    async def _credit_sleep(self) -> None:
        """Credit the time for which this machine was suspended, and advance the clock by it."""
        before, self._asleep_ms = self._asleep_ms, suspended_ms()
        slept_ms = self._asleep_ms - before
        if slept_ms > 2 * HEARTBEAT_S * 1_000:
            last = now()
            # Clocks are credited before the time advances, so that no sweep in between finds an
            # expired clock.
            await self.credit_downtime(last, last + slept_ms)
            CLOCK.set_time(now() + slept_ms)


def resume_clocks(last: int, at: int) -> Command:
    """Return a command that credits a match once with the downtime, if a clock is running.

    Args:
        last: The start of the downtime (ms since 1970).
        at: The end of the downtime (ms since 1970).
    """

    def decide(loaded: LoadedMatch) -> list[AnyEvent]:
        match = loaded.match
        downtime_ms = at - max(last, match.resumed_at)
        is_running = match.phase == "playing" and any(
            since is not None and since < at for since in match.clock.since
        )
        if not is_running or downtime_ms <= 0 or isinstance(match.clock.rule, Untimed):
            return []
        if isinstance(match.clock.rule, Correspondence) and downtime_ms < LONG_DOWNTIME_MS:
            return []
        return [Resumed(downtime_ms)]

    return decide
