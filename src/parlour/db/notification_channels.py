"""The channels through which users receive notifications."""

from __future__ import annotations

from msgspec import structs
from sqlalchemy import bindparam, delete, func, insert, select, update

from parlour.db.records import NotificationChannel
from parlour.db.schema.accounts import notification_channel
from parlour.db.store import Store

SELECT_CHANNELS = (
    select(notification_channel)
    .where(notification_channel.c.player == bindparam("player_id"))
    .order_by(notification_channel.c.made_at, notification_channel.c.id)
)
COUNT_CHANNELS = (
    select(func.count())
    .select_from(notification_channel)
    .where(notification_channel.c.player == bindparam("player_id"))
)
INSERT_CHANNEL = insert(notification_channel)
DELETE_OWN_CHANNEL = (
    delete(notification_channel)
    .where(
        notification_channel.c.id == bindparam("channel_id"),
        notification_channel.c.player == bindparam("player_id"),
    )
    .returning(notification_channel.c.id)
)
DELETE_CHANNEL = (
    delete(notification_channel)
    .where(notification_channel.c.id == bindparam("channel_id"))
    .returning(notification_channel.c.id)
)
CONFIRM_CHANNEL = (
    update(notification_channel)
    .where(
        notification_channel.c.id == bindparam("channel_id"),
        notification_channel.c.player == bindparam("player_id"),
        notification_channel.c.proof == bindparam("code_hash"),
    )
    .values(confirmed_at=bindparam("now"), proof=None)
    .returning(notification_channel.c.id)
)
RECORD_SUCCESS = (
    update(notification_channel)
    .where(notification_channel.c.id == bindparam("channel_id"))
    .values(used_at=bindparam("now"), failures=0)
)
RECORD_FAILURE = (
    update(notification_channel)
    .where(notification_channel.c.id == bindparam("channel_id"))
    .values(used_at=bindparam("now"), failures=notification_channel.c.failures + 1)
)
DELETE_SAME_TARGET = delete(notification_channel).where(
    notification_channel.c.player == bindparam("player_id"),
    notification_channel.c.target == bindparam("target"),
)


class NotificationChannelRepository:
    """A repository of notification channels."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def channels_of(self, player_id: str) -> list[NotificationChannel]:
        """Return all channels of a player, oldest first."""
        return await self._store.read_records(
            NotificationChannel, SELECT_CHANNELS, player_id=player_id
        )

    async def count(self, player_id: str) -> int:
        """Return how many channels a player has."""
        return int(await self._store.read_value(COUNT_CHANNELS, player_id=player_id))

    async def add(self, channel: NotificationChannel) -> None:
        """Store a channel, replacing any channel of the same player with the same target."""
        prepare = self._store.prepare
        await self._store.write_all(
            [
                prepare(DELETE_SAME_TARGET, player_id=channel.player, target=channel.target),
                prepare(INSERT_CHANNEL, **structs.asdict(channel)),
            ]
        )

    async def remove(self, player_id: str, channel_id: str) -> bool:
        """Delete a channel of a player; return False if they have no such channel."""
        return bool(
            await self._store.write(DELETE_OWN_CHANNEL, channel_id=channel_id, player_id=player_id)
        )

    async def delete(self, channel_id: str) -> None:
        """Delete a channel, for example because its target no longer exists."""
        await self._store.write(DELETE_CHANNEL, channel_id=channel_id)

    async def confirm(self, player_id: str, channel_id: str, code_hash: bytes, now: int) -> bool:
        """Confirm a channel with its code (`now`: ms since 1970); return False for a wrong code."""
        return bool(
            await self._store.write(
                CONFIRM_CHANNEL,
                channel_id=channel_id,
                player_id=player_id,
                code_hash=code_hash,
                now=now,
            )
        )

    async def record_delivery(self, channel_id: str, now: int, *, succeeded: bool) -> None:
        """Store the time (ms since 1970) and the success or failure of a delivery."""
        await self._store.write(
            RECORD_SUCCESS if succeeded else RECORD_FAILURE, channel_id=channel_id, now=now
        )
