"""Vacation that nobody has to ask for: whose flag would fall in a game over days has a day off instead, as long as they have some this year."""

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
"""How many days of vacation everybody has in a year (UTC). A day counts once, at however many tables it is taken."""


class VacationDays(Value, frozen=True):
    """How many days of vacation somebody has left this year, of how many."""

    left: int
    of: int


class VacationService:
    """Gives days off to whoever runs out of time at a table that has it so."""

    def __init__(self, days: DayOffRepository, matches: Matches) -> None:
        self._days, self._matches = days, matches

    async def vacation_of(self, player: Player) -> VacationDays:
        """Return somebody's vacation of this year."""
        return VacationDays(
            max(0, DAYS_PER_YEAR - await self._days.days_taken(player.id, _year(_today()))),
            DAYS_PER_YEAR,
        )

    async def grant_day_off(self, match: str, seat: Seat, before: int) -> bool:
        """Give a seat whose flag fell before a moment a day of its player's vacation; False where there is none to give."""
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
    """Return who sits on a seat whose flag fell before a moment at a table with vacation, or None."""
    rule, due = loaded.match.clock.rule, clock.flag_time(loaded.match.clock, seat)
    if not isinstance(rule, Correspondence) or not rule.vacation or due is None or due > before:
        return None
    chair = loaded.match.chairs[seat]
    return None if chair is None or chair.bot else chair.player


def _today() -> str:
    return datetime.fromtimestamp(now() / 1_000, UTC).date().isoformat()


def _year(day: str) -> str:
    """Return what is before all days of a day's year, in the order of days as they are written."""
    return day[:4]
