"""The statements of the rooms that games keep: who looks round there, which no table tells."""

from __future__ import annotations

from sqlalchemy import BigInteger, Integer, bindparam, delete, func, select

from parlour.db.schema.accounts import member, player, room_visit
from parlour.db.store import Store

DELETE_OLD = delete(room_visit).where(room_visit.c.at < bindparam("before", type_=BigInteger))
VISITORS_SINCE = (
    select(room_visit.c.player, room_visit.c.name, room_visit.c.member, room_visit.c.room)
    .where(room_visit.c.at >= bindparam("since", type_=BigInteger))
    .order_by(room_visit.c.at.desc(), room_visit.c.player)
    .limit(bindparam("most", type_=Integer))
)
SELECT_NAME = (
    select(player.c.name, func.coalesce(member.c.role, "guest"))
    .outerjoin(member, member.c.player == player.c.id)
    .where(player.c.id == bindparam("who"))
)


class LastSeenRepository:
    """Who is in a room without sitting at one of its tables; all houses of a database share it, and it forgets by itself."""

    def __init__(self, store: Store) -> None:
        self._store = store
        stays = store.insert(room_visit)
        self._upsert_visit = stays.on_conflict_do_update(
            index_elements=["player"],
            set_={name: getattr(stays.excluded, name) for name in ("room", "name", "member", "at")},
        )

    async def record_visit(
        self, who: str, name: str, room: str, now: int, before: int, *, is_member: bool
    ) -> None:
        """Store that somebody is in a room, and forget those who were last seen before a moment (ms since 1970)."""
        prepared = self._store.prepare
        here = prepared(
            self._upsert_visit, player=who, name=name, room=room, member=is_member, at=now
        )
        await self._store.write_all([prepared(DELETE_OLD, before=before), here])

    async def visitors_since(self, since: int, most: int) -> list[tuple[str, str, bool, str]]:
        """Return who was seen since a moment: player, name, whether they are a member, and the room."""
        return [
            (row[0], row[1], bool(row[2]), row[3])
            for row in await self._store.read(VISITORS_SINCE, since=since, most=most)
        ]

    async def stored_name(self, who: str) -> tuple[str, bool] | None:
        """Return the name of somebody who is stored, and whether they are a member."""
        found = await self._store.read(SELECT_NAME, who=who)
        return (found[0][0], found[0][1] != "guest") if found else None
