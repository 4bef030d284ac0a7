"""The sweep of deadlines: it calls fallen flags, wakes bots that are awaited, misses who left and closes tables that nobody came to.

Whose flag falls in a game over days may have a day of vacation instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from parlour.core.clock import LAG_MS
from parlour.core.event import AnyEvent, Closed, Flagged
from parlour.core.game import Illegal, Seat
from parlour.db.outage import OUTAGE
from parlour.services.background import Background
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Decide, Matches
from parlour.services.matches.projection import AWAY, BOT, NOBODY, deadlines
from parlour.services.time import now

EVERY = 0.25
"""Seconds between two sweeps."""

GRACE_MS = LAG_MS + 400
"""A flag is only called this long after it fell, so that a decision read in time always comes first, the lag of its line given back."""

log = structlog.get_logger()


class Deadlines(Background):
    """Keeps the deadlines: any number of houses may sweep the same log."""

    def __init__(
        self,
        matches: Matches,
        wake: Callable[[str, Seat], Awaitable[None]],
        look: Callable[[str, Seat], Awaitable[None]],
        excuse: Callable[[str, Seat, int], Awaitable[bool]],
    ) -> None:
        super().__init__()
        self.matches, self.wake, self.look, self.excuse = matches, wake, look, excuse

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.sweep()
                if OUTAGE.needs_a_write:
                    await self.matches.log.writable()
                OUTAGE.succeeded()
            except Exception:
                # One bad sweep (a database that is away for a moment) must not end all flags.
                log.exception("the sweep of deadlines failed")

    async def sweep(self) -> None:
        """Keep every deadline that has passed by now."""
        before = now() - GRACE_MS
        # What is handed out is claimed, so each deadline comes once, and those behind a great many are reached at once.
        while due := await self.matches.log.due(before):
            for match, seat, _ in due:
                await self._keep(match, seat, before)

    async def _keep(self, match: str, seat: int, before: int) -> None:
        try:
            if seat <= AWAY:
                await self.look(match, Seat(AWAY - seat))
            elif seat <= BOT:
                await self.wake(match, Seat(BOT - seat))
            elif seat == NOBODY or not await self.excuse(match, Seat(seat), before):
                await self.matches.change(match, passed(seat, before))
        except Illegal as reason:
            log.warning("a deadline could not be kept", match=match, seat=seat, code=reason.code)
        except Exception:
            # Whatever is wrong with one match, the flags of all others fall in time.
            log.exception("a deadline failed", match=match, seat=seat)


def passed(seat: int, before: int) -> Decide:
    """Do what follows from a deadline if, by this moment, it has really passed: the sweep may be late, the clock never is."""

    def decide(loaded: LoadedMatch) -> list[AnyEvent]:
        due = dict(deadlines(loaded.match)).get(seat)
        if due is None or due > before:
            return []
        return [Closed("abandoned")] if seat == NOBODY else [Flagged(Seat(seat))]

    return decide
