"""Exchange of presence between the servers that share a database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from time import monotonic

import msgspec
import structlog

from parlour.core.value import Value
from parlour.db.outage import OUTAGE
from parlour.services.background import Background
from parlour.services.message_bus import MAX_MESSAGE_BYTES, MessageBus
from parlour.services.social.presence import Presence, Sighting

TOPIC = "presence"

SYNC_INTERVAL_S = 0.2
"""The interval (s) in which changes are collected, because each message is a commit."""

HEARTBEAT_S = 5.0
"""The interval (s) after which a server sends a message even without changes."""

SERVER_TIMEOUT_S = 3 * HEARTBEAT_S + 1
"""How long (s) after its last message a server counts as stopped."""

log = structlog.get_logger()


class PresenceMessage(Value, frozen=True, kw_only=True):
    """A message about presence, numbered so that a lost message is noticed."""

    number: int
    """The number of the message."""

    people: Sequence[Sighting] = ()
    """The sightings."""

    is_full: bool = False
    """Whether the message replaces all earlier messages of this server."""

    asks: bool = False
    """Whether all other servers should send everything again."""

    leaves: bool = False
    """Whether the server stops."""


class PresenceSync(Background):
    """A background service that sends sightings to other servers and merges theirs.

    A server requests the messages that it missed, and forgets servers that fall silent.
    """

    def __init__(self, presence: Presence, message_bus: MessageBus) -> None:
        super().__init__()
        self._presence, self._message_bus = presence, message_bus
        self._number = 0
        self._servers: dict[str, tuple[int, float]] = {}
        self._send_all = self._request_all = True
        self._last_heartbeat = 0.0
        message_bus.subscribe(TOPIC, self._receive)

    async def open(self) -> None:
        """Start the exchange if other servers may use this database."""
        if self._message_bus.is_shared:
            await super().open()

    async def close(self) -> None:
        """Stop the exchange and tell other servers that this one is leaving."""
        await super().close()
        if self._task is not None:
            try:
                await self._send(leaves=True)
            except Exception as reason:
                # Other servers notice the silence of this one.
                _log_failure(reason)

    async def _run(self) -> None:
        while True:
            try:
                await self.sync()
            except Exception as reason:
                # After a database outage, all sightings are sent again.
                self._send_all = True
                _log_failure(reason)
            await asyncio.sleep(SYNC_INTERVAL_S)

    async def sync(self) -> None:
        """Send changes or a heartbeat, and forget servers that have fallen silent."""
        at = monotonic()
        for server in [
            server
            for server, (_, heard_at) in self._servers.items()
            if at - heard_at > SERVER_TIMEOUT_S
        ]:
            self._forget_server(server)
        changed_players, self._presence.unsent_players = self._presence.unsent_players, set()
        is_full, asks, self._send_all, self._request_all = (
            self._send_all,
            self._request_all,
            False,
            False,
        )
        if is_full or asks or changed_players or at - self._last_heartbeat >= HEARTBEAT_S:
            self._last_heartbeat = at
            for people in split_sightings(
                self._presence.local_sightings(None if is_full else changed_players)
            ):
                await self._send(people, is_full=is_full, asks=asks)
                is_full = asks = False

    async def _send(
        self,
        people: Sequence[Sighting] = (),
        *,
        is_full: bool = False,
        asks: bool = False,
        leaves: bool = False,
    ) -> None:
        self._number += 1
        message = PresenceMessage(
            number=self._number, people=people, is_full=is_full, asks=asks, leaves=leaves
        )
        await self._message_bus.publish(TOPIC, msgspec.json.encode(message).decode())

    def _receive(self, server: str, text: str) -> None:
        message = msgspec.json.decode(text, type=PresenceMessage)
        number, _ = self._servers.get(server, (None, 0.0))
        if message.leaves:
            self._forget_server(server)
            return
        if message.is_full:
            self._presence.forget_server(server)
        elif number is None or message.number != number + 1:
            self._request_all = True
        self._send_all = self._send_all or message.asks
        self._servers[server] = (message.number, monotonic())
        self._presence.merge_sightings(server, message.people)

    def _forget_server(self, server: str) -> None:
        self._servers.pop(server, None)
        self._presence.forget_server(server)


def split_sightings(people: Sequence[Sighting]) -> Iterator[list[Sighting]]:
    """Yield sightings in batches that fit into one message; at least one batch, perhaps empty."""
    batch: list[Sighting] = []
    size = 0
    for sighting in people:
        length = len(msgspec.json.encode(sighting)) + 1
        if batch and size + length > MAX_MESSAGE_BYTES - 200:
            yield batch
            batch, size = [], 0
        batch.append(sighting)
        size += length
    yield batch


def _log_failure(reason: Exception) -> None:
    if not OUTAGE.record_failure(reason):
        log.exception("presence could not be sent to other servers")
