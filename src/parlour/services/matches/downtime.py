"""Time during which no house was there is charged to nobody: it beats while clocks run, and looks at the last beat when it opens."""

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
"""Seconds between two beats: so much too much may be forgiven to those who were thinking when the house died."""

LONG_DOWNTIME_MS = 60_000
"""After an absence this long those who have some days for a move have an hour at least."""

log = structlog.get_logger()


class Heartbeat:
    """Beats for as long as somebody's clock runs: a house where nobody thinks writes nothing."""

    def __init__(self, database: Log, matches: Matches) -> None:
        self.log, self.matches = database, matches
        self._task: asyncio.Task[None] | None = None
        self._asleep_ms = suspended_ms()

    async def open(self) -> None:
        """Take the database's time, forgive everybody the time since the last beat of any house, and begin to beat."""
        last = await self.log.store.last_heartbeat()
        # A wall clock that was set back while nobody was here gives nobody time either.
        CLOCK.set_time(max(await self.log.time(), last or 0))
        if last is not None:
            await self.credit_downtime(last, now())
        await self.beat()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Beat once more, and stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            try:
                await self.beat()
            except Exception:
                # A database that is away keeps no house from closing; what is lost is a beat.
                log.exception("the house could not say that it leaves")

    async def beat(self) -> None:
        """Say that a house is here, where anybody's clock runs."""
        if await self.log.store.has_running_clocks():
            await self.log.store.record_heartbeat(now())

    async def credit_downtime(self, last: int, at: int) -> None:
        """Go on at a moment with every clock as it stood at the last beat. What was begun and not finished is done again, and does nothing twice."""
        if at - last <= 2 * HEARTBEAT_S * 1_000:
            return
        for match in await self.log.store.timed_matches():
            try:
                await self.matches.change(match, resume_clocks(last, at), at)
            except Illegal as reason:
                log.warning("a match cannot go on", match=match, code=reason.code)
            except Exception:
                # Whatever is wrong with one match, the clocks of all others go on.
                log.exception("a match could not be resumed", match=match)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            try:
                await self._credit_sleep()
                CLOCK.adjust(await self.log.time())
                await self.beat()
            except Exception:
                # A heart that stopped at the first database that was away for a moment would charge everybody the next absence.
                log.exception("the house could not say that it is here")

    async def _credit_sleep(self) -> None:
        """Forgive everybody the time in which this machine was asleep, and count it."""
        before, self._asleep_ms = self._asleep_ms, suspended_ms()
        slept = self._asleep_ms - before
        if slept > 2 * HEARTBEAT_S * 1_000:
            last = now()
            # First the clocks, then the time: a sweep in between finds no flag that has fallen.
            await self.credit_downtime(last, last + slept)
            CLOCK.set_time(now() + slept)


def resume_clocks(last: int, at: int) -> Command:
    """Go on at a moment after an absence that began at `last`, unless that was done already or no clock of this match is concerned."""

    def decide(loaded: LoadedMatch) -> list[AnyEvent]:
        match = loaded.match
        away = at - max(last, match.resumed_at)
        runs = match.phase == "playing" and any(
            since is not None and since < at for since in match.clock.since
        )
        if not runs or away <= 0 or isinstance(match.clock.rule, Untimed):
            return []
        if isinstance(match.clock.rule, Correspondence) and away < LONG_DOWNTIME_MS:
            return []
        return [Resumed(away)]

    return decide
