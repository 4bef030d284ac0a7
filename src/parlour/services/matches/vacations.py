"""Vacation in correspondence games: an expired clock uses a vacation day if one is left."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from parlour.core import clock
from parlour.core.clock import DAY_MS, Correspondence
from parlour.core.event import AnyEvent, Excused
from parlour.core.game import Seat
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Command, Matches
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.days_off import DayOffRepository

DAYS_PER_YEAR = 21
"""The vacation days per player and calendar year (UTC); a day counts once for all tables."""


class VacationDays(Value, frozen=True):
    """A player's vacation days in the current year."""

    remaining: int
    """The number of days left."""

    total: int
    """The number of days per year."""


class VacationService:
    """The service that grants vacation days when clocks expire at tables with vacation."""

    def __init__(self, days: DayOffRepository, matches: Matches) -> None:
        self._days, self._matches = days, matches

    async def vacation_of(self, player: Player) -> VacationDays:
        """Return a player's vacation days in the current year."""
        return VacationDays(
            max(0, DAYS_PER_YEAR - await self._days.days_taken(player.id, _year(_today()))),
            DAYS_PER_YEAR,
        )

    async def grant_day_off(self, match: str, seat: Seat, before: int) -> bool:
        """Grant a vacation day to a seat whose clock has expired; return False if none is left.

        Args:
            match: The id of the match.
            seat: The seat.
            before: The time (ms since 1970) by which the clock must have expired.
        """
        loaded = await self._matches.get(match)
        player = _overdue_player(loaded, seat, before)
        today = _today()
        if player is None or not await self._days.take_day(
            player, today, _year(today), DAYS_PER_YEAR
        ):
            return False
        await self._matches.change(match, _excuse_seat(seat, before))
        return True


def _excuse_seat(seat: Seat, before: int) -> Command:
    def decide(loaded: LoadedMatch) -> list[AnyEvent]:
        return [] if _overdue_player(loaded, seat, before) is None else [Excused(seat, DAY_MS)]

    return decide


def _overdue_player(loaded: LoadedMatch, seat: Seat, before: int) -> str | None:
    """Return the player whose clock expired at a table with vacation, or None."""
    rule, expires_at = loaded.match.clock.rule, clock.flag_time(loaded.match.clock, seat)
    if (
        not isinstance(rule, Correspondence)
        or not rule.vacation
        or expires_at is None
        or expires_at > before
    ):
        return None
    occupant = loaded.match.occupants[seat]
    return None if occupant is None or occupant.bot else occupant.player


def _today() -> str:
    return datetime.fromtimestamp(now() / 1_000, UTC).date().isoformat()


def _year(day: str) -> str:
    """Return the year of an ISO date."""
    return day[:4]
