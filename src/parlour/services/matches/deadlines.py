"""The sweep of deadlines: it calls fallen flags, wakes bots that are awaited, misses who left and closes tables that nobody came to.

Whose flag falls in a game over days may have a day of vacation instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from parlour.core.clock import MAX_LAG_MS
from parlour.core.event import AnyEvent, Closed, Flagged
from parlour.core.game import Illegal, Seat
from parlour.db.outage import OUTAGE
from parlour.services.background import Background
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Command, Matches
from parlour.services.matches.projection import (
    BOT_DEADLINE,
    PRESENCE_DEADLINE,
    TABLE_DEADLINE,
    match_deadlines,
)
from parlour.services.time import now

SWEEP_INTERVAL_S = 0.25
"""Seconds between two sweeps."""

GRACE_MS = MAX_LAG_MS + 400
"""A flag is only called this long after it fell, so that a decision read in time always comes first, the lag of its line given back."""

log = structlog.get_logger()


class DeadlineSweeper(Background):
    """Keeps the deadlines: any number of houses may sweep the same log."""

    def __init__(
        self,
        matches: Matches,
        wake: Callable[[str, Seat], Awaitable[None]],
        look: Callable[[str, Seat], Awaitable[None]],
        excuse: Callable[[str, Seat, int], Awaitable[bool]],
    ) -> None:
        super().__init__()
        self.matches, self.wake_bot, self.check_presence, self.grant_day_off = (
            matches,
            wake,
            look,
            excuse,
        )

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_INTERVAL_S)
            try:
                await self.sweep()
                if OUTAGE.needs_a_write:
                    await self.matches.log.require_writable()
                OUTAGE.record_success()
            except Exception:
                # One bad sweep (a database that is away for a moment) must not end all flags.
                log.exception("the sweep of deadlines failed")

    async def sweep(self) -> None:
        """Keep every deadline that has passed by now."""
        before = now() - GRACE_MS
        # What is handed out is claimed, so each deadline comes once, and those behind a great many are reached at once.
        while due := await self.matches.log.claim_due(before):
            for match, seat, _ in due:
                await self._enforce(match, seat, before)

    async def _enforce(self, match: str, seat: int, before: int) -> None:
        try:
            if seat <= PRESENCE_DEADLINE:
                await self.check_presence(match, Seat(PRESENCE_DEADLINE - seat))
            elif seat <= BOT_DEADLINE:
                await self.wake_bot(match, Seat(BOT_DEADLINE - seat))
            elif seat == TABLE_DEADLINE or not await self.grant_day_off(match, Seat(seat), before):
                await self.matches.change(match, enforce_deadline(seat, before))
        except Illegal as reason:
            log.warning("a deadline could not be kept", match=match, seat=seat, code=reason.code)
        except Exception:
            # Whatever is wrong with one match, the flags of all others fall in time.
            log.exception("a deadline failed", match=match, seat=seat)


def enforce_deadline(seat: int, before: int) -> Command:
    """Do what follows from a deadline if, by this moment, it has really passed: the sweep may be late, the clock never is."""

    def decide(loaded: LoadedMatch) -> list[AnyEvent]:
        due = dict(match_deadlines(loaded.match)).get(seat)
        if due is None or due > before:
            return []
        return [Closed("abandoned")] if seat == TABLE_DEADLINE else [Flagged(Seat(seat))]

    return decide
