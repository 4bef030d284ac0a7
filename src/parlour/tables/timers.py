"""The sweep of fallen flags."""

from __future__ import annotations

import asyncio
import contextlib

import structlog

from parlour.core.event import AnyEvent, Flagged
from parlour.core.game import Illegal, Seat
from parlour.tables.facts import deadlines
from parlour.tables.matches import Decide, Live, Matches, now

EVERY = 0.25
"""Seconds between two sweeps."""

GRACE_MS = 400
"""A flag is only called this long after it fell, so that a decision read in time always comes first."""

log = structlog.get_logger()


class Timers:
    """Calls flags: any number of houses may sweep the same log."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to sweep."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop sweeping."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.sweep()
            except Exception:
                # One bad sweep (a database that is away for a moment) must not end all flags.
                log.exception("the sweep of flags failed")

    async def sweep(self) -> None:
        """Call every flag that has fallen by now."""
        before = now() - GRACE_MS
        for match, seat, _ in await self.matches.log.due(before):
            with contextlib.suppress(Illegal):
                await self.matches.change(match, flag(Seat(seat), before))


def flag(seat: Seat, before: int) -> Decide:
    """Call a seat's flag if, by this moment, it has really fallen: the sweep may be late, the clock never is."""

    def decide(live: Live) -> list[AnyEvent]:
        if live.match.phase != "playing":
            return []
        due = dict(deadlines(live.match.clock)).get(seat)
        return [Flagged(seat)] if due is not None and due <= before else []

    return decide
