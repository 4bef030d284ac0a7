"""The statements of the rooms that games keep: who looks round there, which no table tells."""

from __future__ import annotations

from sqlalchemy import BigInteger, Integer, bindparam, delete, func, select

from parlour.db.schema.accounts import lingering, member, player
from parlour.db.store import Store

GONE = delete(lingering).where(lingering.c.at < bindparam("before", type_=BigInteger))
HERE = (
    select(lingering.c.player, lingering.c.name, lingering.c.member, lingering.c.room)
    .where(lingering.c.at >= bindparam("since", type_=BigInteger))
    .order_by(lingering.c.at.desc(), lingering.c.player)
    .limit(bindparam("most", type_=Integer))
)
NAMED = (
    select(player.c.name, func.coalesce(member.c.role, "guest"))
    .outerjoin(member, member.c.player == player.c.id)
    .where(player.c.id == bindparam("who"))
)


class Lingering:
    """Who is in a room without sitting at one of its tables; all houses of a database share it, and it forgets by itself."""

    def __init__(self, store: Store) -> None:
        self._store = store
        stays = store.insert(lingering)
        self._stay = stays.on_conflict_do_update(
            index_elements=["player"],
            set_={name: getattr(stays.excluded, name) for name in ("room", "name", "member", "at")},
        )

    async def stay(self, who: str, name: str, room: str, now: int, before: int, *, is_member: bool) -> None:
        """Store that somebody is in a room, and forget those who were last seen before a moment (ms since 1970)."""
        prepared = self._store.prepared
        here = prepared(self._stay, player=who, name=name, room=room, member=is_member, at=now)
        await self._store.write_all([prepared(GONE, before=before), here])

    async def here(self, since: int, most: int) -> list[tuple[str, str, bool, str]]:
        """Return who was seen since a moment: player, name, whether they are a member, and the room."""
        return [(row[0], row[1], bool(row[2]), row[3]) for row in await self._store.read(HERE, since=since, most=most)]

    async def named(self, who: str) -> tuple[str, bool] | None:
        """Return the name of somebody who is stored, and whether they are a member."""
        found = await self._store.read(NAMED, who=who)
        return (found[0][0], found[0][1] != "guest") if found else None
