"""The statements of notices: the ways on which people are told that a table waits for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, delete, func, select, update

from parlour.db.records import NotificationChannel
from parlour.db.schema.accounts import notification_channel
from parlour.db.store import Store

SELECT_CHANNELS = (
    select(notification_channel)
    .where(notification_channel.c.player == bindparam("who"))
    .order_by(notification_channel.c.made_at, notification_channel.c.id)
)
COUNT_CHANNELS = (
    select(func.count())
    .select_from(notification_channel)
    .where(notification_channel.c.player == bindparam("who"))
)
DELETE_OWN_CHANNEL = (
    delete(notification_channel)
    .where(
        notification_channel.c.id == bindparam("wanted"),
        notification_channel.c.player == bindparam("who"),
    )
    .returning(notification_channel.c.id)
)
DELETE_CHANNEL = (
    delete(notification_channel)
    .where(notification_channel.c.id == bindparam("wanted"))
    .returning(notification_channel.c.id)
)
CONFIRM = (
    update(notification_channel)
    .where(
        notification_channel.c.id == bindparam("wanted"),
        notification_channel.c.player == bindparam("who"),
        notification_channel.c.proof == bindparam("shown"),
    )
    .values(confirmed_at=bindparam("now"), proof=None)
    .returning(notification_channel.c.id)
)
RECORD_SUCCESS = (
    update(notification_channel)
    .where(notification_channel.c.id == bindparam("wanted"))
    .values(used_at=bindparam("now"), failures=0)
)
RECORD_FAILURE = (
    update(notification_channel)
    .where(notification_channel.c.id == bindparam("wanted"))
    .values(used_at=bindparam("now"), failures=notification_channel.c.failures + 1)
)
DELETE_SAME_TARGET = delete(notification_channel).where(
    notification_channel.c.player == bindparam("who"),
    notification_channel.c.target == bindparam("to"),
)


class NotificationChannelRepository:
    """The ways on which somebody is told, as the database keeps them."""

    def __init__(self, store: Store) -> None:
        self._store, self._insert = store, store.insert(notification_channel)

    async def channels_of(self, who: str) -> list[NotificationChannel]:
        """Return all ways of a player, the oldest first."""
        return [_channel(row) for row in await self._store.read(SELECT_CHANNELS, who=who)]

    async def count(self, who: str) -> int:
        """Return how many ways a player has."""
        return int((await self._store.read(COUNT_CHANNELS, who=who))[0][0])

    async def add(self, one: NotificationChannel) -> None:
        """Store a way, in the place of one that leads to the same target."""
        prepared = self._store.prepare
        fields = {name: getattr(one, name) for name in one.__struct_fields__}
        await self._store.write_all(
            [
                prepared(DELETE_SAME_TARGET, who=one.player, to=one.target),
                prepared(self._insert, **fields),
            ]
        )

    async def remove(self, who: str, id: str) -> bool:
        """Take one of somebody's ways away; False where they have none such."""
        return bool(await self._store.write(DELETE_OWN_CHANNEL, wanted=id, who=who))

    async def delete(self, id: str) -> None:
        """Take a way away that leads nowhere any more."""
        await self._store.write(DELETE_CHANNEL, wanted=id)

    async def confirm(self, who: str, id: str, shown: bytes, now: int) -> bool:
        """Note that somebody has shown a way to be theirs; False for a wrong proof."""
        return bool(await self._store.write(CONFIRM, wanted=id, who=who, shown=shown, now=now))

    async def record_delivery(self, id: str, now: int, *, well: bool) -> None:
        """Note that a way was used, and whether it led anywhere."""
        await self._store.write(RECORD_SUCCESS if well else RECORD_FAILURE, wanted=id, now=now)


def _channel(row: Sequence[Any]) -> NotificationChannel:
    values = list(row)
    values[8] = None if row[8] is None else bytes(row[8])
    return NotificationChannel(*values)
