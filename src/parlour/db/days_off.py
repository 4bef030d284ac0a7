"""The vacation days that players have taken."""

from __future__ import annotations

from sqlalchemy import bindparam, func, select

from parlour.db.schema.accounts import day_off
from parlour.db.statements import insert_if_absent
from parlour.db.store import Store

COUNT_DAYS = (
    select(func.count())
    .select_from(day_off)
    .where(day_off.c.player == bindparam("player_id"), day_off.c.day >= bindparam("since"))
)
SELECT_DAY = select(day_off.c.day).where(
    day_off.c.player == bindparam("player_id"), day_off.c.day == bindparam("day")
)
INSERT_DAY = insert_if_absent(day_off)


class DayOffRepository:
    """A repository of vacation days, written as 2027-01-31 so that they sort by date."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def days_taken(self, player_id: str, since: str) -> int:
        """Return how many vacation days a player has taken since a day."""
        return int(await self._store.read_value(COUNT_DAYS, player_id=player_id, since=since))

    async def take_day(self, player_id: str, day: str, since: str, limit: int) -> bool:
        """Take a vacation day unless it is already taken; return False if the limit is exceeded.

        Args:
            player_id: The id of the player.
            day: The vacation day.
            since: The first day that counts towards the limit.
            limit: The maximum number of vacation days since then.
        """
        if await self._store.exists(SELECT_DAY, player_id=player_id, day=day):
            return True
        if await self.days_taken(player_id, since) >= limit:
            return False
        await self._store.write(INSERT_DAY, player=player_id, day=day)
        return True
