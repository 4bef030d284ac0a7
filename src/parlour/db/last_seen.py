"""Users who have visited the rooms of a game without taking a seat there."""

from __future__ import annotations

from sqlalchemy import BigInteger, Integer, bindparam, delete, func, select

from parlour.db.records import RoomVisit, StoredName
from parlour.db.schema.accounts import member, player, room_visit
from parlour.db.statements import upsert
from parlour.db.store import Store

UPSERT_VISIT = upsert(room_visit, ["room", "name", "member", "at"])
DELETE_OLD_VISITS = delete(room_visit).where(
    room_visit.c.at < bindparam("before", type_=BigInteger)
)
SELECT_VISITS = (
    select(room_visit.c.player, room_visit.c.name, room_visit.c.member, room_visit.c.room)
    .where(room_visit.c.at >= bindparam("since", type_=BigInteger))
    .order_by(room_visit.c.at.desc(), room_visit.c.player)
    .limit(bindparam("limit", type_=Integer))
)
SELECT_NAME = (
    select(player.c.name, (func.coalesce(member.c.role, "guest") != "guest").label("is_member"))
    .outerjoin(member, member.c.player == player.c.id)
    .where(player.c.id == bindparam("player_id"))
)


class LastSeenRepository:
    """A repository of the last visit of each user to a room, shared by all servers."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def record_visit(
        self, player_id: str, name: str, room: str, now: int, before: int, *, is_member: bool
    ) -> None:
        """Store a user's visit to a room and delete old visits.

        Args:
            player_id: The id of the user.
            name: The name of the user.
            room: The room, as game/room.
            now: The time of the visit (ms since 1970).
            before: The time (ms since 1970) before which visits are deleted.
            is_member: Whether the user is a member.
        """
        prepare = self._store.prepare
        await self._store.write_all(
            [
                prepare(DELETE_OLD_VISITS, before=before),
                prepare(
                    UPSERT_VISIT,
                    player=player_id,
                    name=name,
                    room=room,
                    member=is_member,
                    at=now,
                ),
            ]
        )

    async def visitors_since(self, since: int, limit: int) -> list[RoomVisit]:
        """Return the visits since a time (ms since 1970), latest first."""
        return await self._store.read_records(RoomVisit, SELECT_VISITS, since=since, limit=limit)

    async def stored_name(self, player_id: str) -> StoredName | None:
        """Return the name of a stored user, or None."""
        return await self._store.read_record(StoredName, SELECT_NAME, player_id=player_id)
