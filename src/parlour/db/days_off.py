"""The statements of vacation: on which days somebody was away."""

from __future__ import annotations

from sqlalchemy import bindparam, func, select

from parlour.db.schema.accounts import day_off
from parlour.db.store import Store

COUNT_DAYS = (
    select(func.count())
    .select_from(day_off)
    .where(day_off.c.player == bindparam("who"), day_off.c.day >= bindparam("since"))
)
SELECT_DAY = select(day_off.c.day).where(
    day_off.c.player == bindparam("who"), day_off.c.day == bindparam("today")
)


class DayOffRepository:
    """The days of vacation that people have taken; days are written as 2027-01-31, so that their order is that of the calendar."""

    def __init__(self, store: Store) -> None:
        self._store, self._insert_day = store, store.insert(day_off).on_conflict_do_nothing()

    async def days_taken(self, who: str, since: str) -> int:
        """Return how many days somebody has taken since a day."""
        return int((await self._store.read(COUNT_DAYS, who=who, since=since))[0][0])

    async def take_day(self, who: str, day: str, since: str, most: int) -> bool:
        """Take a day, which may be taken already; False for one more than so many since a day."""
        if await self._store.read(SELECT_DAY, who=who, today=day):
            return True
        if await self.days_taken(who, since) >= most:
            return False
        await self._store.write(self._insert_day, player=who, day=day)
        return True
