"""The deadline sweep: expired clocks, bot decisions, presence checks and abandoned tables.

In a correspondence match an expired clock may use a vacation day instead.
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
"""The interval (s) between sweeps."""

GRACE_MS = MAX_LAG_MS + 400
"""The delay (ms) after which an expired clock is handled.

A decision that arrived in time, with its lag credited, must be appended first.
"""

log = structlog.get_logger()


class DeadlineSweeper(Background):
    """A background service that handles deadlines; any number of servers may sweep one log.

    Args:
        wake_bot: Starts the decision of a bot's seat.
        check_presence: Checks whether the player of a seat is present.
        grant_day_off: Uses a vacation day for an expired clock; returns whether it did.
    """

    def __init__(
        self,
        matches: Matches,
        wake_bot: Callable[[str, Seat], Awaitable[None]],
        check_presence: Callable[[str, Seat], Awaitable[None]],
        grant_day_off: Callable[[str, Seat, int], Awaitable[bool]],
    ) -> None:
        super().__init__()
        self.matches, self.wake_bot, self.check_presence, self.grant_day_off = (
            matches,
            wake_bot,
            check_presence,
            grant_day_off,
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
                # A failed sweep, for example during a database outage, must not end the sweeper.
                log.exception("the sweep of deadlines failed")

    async def sweep(self) -> None:
        """Handle every deadline that has passed."""
        before = now() - GRACE_MS
        # Claiming ensures that each deadline is handled once and that many deadlines do not block
        # others.
        while due := await self.matches.log.claim_due(before):
            for deadline in due:
                await self._enforce(deadline.match, deadline.seat, before)

    async def _enforce(self, match: str, seat: int, before: int) -> None:
        try:
            if seat <= PRESENCE_DEADLINE:
                await self.check_presence(match, Seat(PRESENCE_DEADLINE - seat))
            elif seat <= BOT_DEADLINE:
                await self.wake_bot(match, Seat(BOT_DEADLINE - seat))
            elif seat == TABLE_DEADLINE or not await self.grant_day_off(match, Seat(seat), before):
                await self.matches.change(match, enforce_deadline(seat, before))
        except Illegal as reason:
            log.warning(
                "a deadline could not be enforced", match=match, seat=seat, code=reason.code
            )
        except Exception:
            # A failure in one match must not delay the deadlines of others.
            log.exception("a deadline failed", match=match, seat=seat)


def enforce_deadline(seat: int, before: int) -> Command:
    """Return a command that handles a deadline if it has passed in the newest state.

    Args:
        seat: The seat, or TABLE_DEADLINE for the whole table.
        before: The time (ms since 1970) by which the deadline must have passed.
    """

    def decide(loaded: LoadedMatch) -> list[AnyEvent]:
        due = dict(match_deadlines(loaded.match)).get(seat)
        if due is None or due > before:
            return []
        return [Closed("abandoned")] if seat == TABLE_DEADLINE else [Flagged(Seat(seat))]

    return decide
