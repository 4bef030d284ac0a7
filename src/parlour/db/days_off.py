"""The statements of vacation: on which days somebody was away."""

from __future__ import annotations

from sqlalchemy import bindparam, func, select

from parlour.db.schema.accounts import day_off
from parlour.db.store import Store

TAKEN = select(func.count()).select_from(day_off).where(day_off.c.player == bindparam("who"), day_off.c.day >= bindparam("since"))
TODAY = select(day_off.c.day).where(day_off.c.player == bindparam("who"), day_off.c.day == bindparam("today"))


class DaysOff:
    """The days of vacation that people have taken; days are written as 2027-01-31, so that their order is that of the calendar."""

    def __init__(self, store: Store) -> None:
        self._store, self._take = store, store.insert(day_off).on_conflict_do_nothing()

    async def taken(self, who: str, since: str) -> int:
        """Return how many days somebody has taken since a day."""
        return int((await self._store.read(TAKEN, who=who, since=since))[0][0])

    async def take(self, who: str, day: str, since: str, most: int) -> bool:
        """Take a day, which may be taken already; False for one more than so many since a day."""
        if await self._store.read(TODAY, who=who, today=day):
            return True
        if await self.taken(who, since) >= most:
            return False
        await self._store.write(self._take, player=who, day=day)
        return True
