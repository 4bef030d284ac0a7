"""Exchange of presence between the servers of a site."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import TYPE_CHECKING

import msgspec
import structlog

from parlour.core.value import Value
from parlour.services.background import Background
from parlour.services.social.presence import Presence, Sighting
from parlour.services.topics import PRESENCE_CHANGED
from parlour.shared.bus import Bus

if TYPE_CHECKING:
    from parlour.shared.presence_records import PresenceRecords

SYNC_INTERVAL_S = 0.2
"""The interval (s) in which changes are collected and written together."""

REFRESH_INTERVAL_S = 5.0
"""The interval (s) in which records are renewed and those of the other servers are checked."""

log = structlog.get_logger()

_sighting_decoder = msgspec.json.Decoder(Sighting)


class PresenceMessage(Value, frozen=True, kw_only=True):
    """The changes that a server has just written to its presence records."""

    server: str
    """The name of the server."""

    count: int
    """The number of writes with changes so far, which shows whether a message was lost."""

    people: Sequence[Sighting] = ()
    """The changed sightings."""

    replaces: bool = False
    """Whether the server has written all its records anew, so that the others read them."""


class PresenceSync(Background):
    """A background service that shares this server's sightings and merges those of the others.

    The records of all servers are in Valkey or Redis and expire with their server; messages only
    make changes visible sooner. While Redis is unreachable, the last known presence stays.
    """

    def __init__(self, presence: Presence, bus: Bus, records: PresenceRecords | None) -> None:
        """Create the service.

        Args:
            presence: The presence on this server.
            bus: The messages between the servers.
            records: The records of all servers; None for a single server, which shares nothing.
        """
        super().__init__()
        self._presence, self._bus, self._records = presence, bus, records
        self._known_counts: dict[str, int] = {}
        self._is_complete = False
        self._refreshed_at = float("-inf")
        if records is not None:
            bus.subscribe(PRESENCE_CHANGED, self._receive)
            bus.subscribe_to_gaps(self._expect_everything)

    async def open(self) -> None:
        """Start the exchange, unless this is the only server."""
        if self._records is not None:
            await super().open()

    async def close(self) -> None:
        """Stop the exchange and delete the records of this server."""
        await super().close()
        if self._records is not None and self._task is not None:
            try:
                await self._records.delete()
                self._publish(0, ())
            except Exception:
                # The records of this server expire.
                log.warning("the presence records of this server were not deleted")

    async def _run(self) -> None:
        assert self._records is not None
        while True:
            try:
                await self.sync(self._records)
            except Exception as reason:
                # All records are written again once Redis answers.
                self._is_complete = False
                log.debug("presence was not shared", reason=str(reason))
            await asyncio.sleep(SYNC_INTERVAL_S)

    async def sync(self, records: PresenceRecords) -> None:
        """Write changed sightings, and check the other servers once per interval."""
        changed_players, self._presence.unsent_players = self._presence.unsent_players, set()
        is_refresh = monotonic() - self._refreshed_at >= REFRESH_INTERVAL_S
        if changed_players or is_refresh or not self._is_complete:
            await self._write(records, changed_players)
        if is_refresh:
            await self._refresh(records)
            self._refreshed_at = monotonic()

    async def _write(self, records: PresenceRecords, changed_players: set[str]) -> None:
        replaces = not self._is_complete
        people = self._presence.local_sightings(None if replaces else changed_players)
        present = {sighting.player: msgspec.json.encode(sighting) for sighting in people}
        absent = dict.fromkeys(changed_players - present.keys())
        count = await records.write({**present, **absent}, replace=replaces)
        self._is_complete = True
        if replaces:
            self._publish(count, (), replaces=True)
        elif people:
            self._publish(count, people)

    async def _refresh(self, records: PresenceRecords) -> None:
        """Forget servers that have stopped, and read the records of those with missed changes."""
        counts = await records.change_counts()
        for server in self._known_counts.keys() - counts.keys():
            self._forget(server)
        for server, count in counts.items():
            if self._known_counts.get(server) != count:
                await self._read(records, server)

    async def _read(self, records: PresenceRecords, server: str) -> None:
        count, stored = await records.read(server)
        self._forget(server)
        self._known_counts[server] = count
        self._presence.merge_sightings(server, map(_sighting_decoder.decode, stored.values()))

    def _receive(self, text: str) -> None:
        assert self._records is not None
        message = msgspec.json.decode(text, type=PresenceMessage)
        if message.server == self._records.server:
            return
        known_count = self._known_counts.get(message.server)
        if message.count == 0:
            self._forget(message.server)
        elif message.replaces or known_count is None:
            self._expect_refresh()
        elif known_count < message.count:
            if message.count == known_count + 1:
                self._known_counts[message.server] = message.count
            else:
                self._expect_refresh()
            self._presence.merge_sightings(message.server, message.people)

    def _publish(self, count: int, people: Sequence[Sighting], *, replaces: bool = False) -> None:
        assert self._records is not None
        message = PresenceMessage(
            server=self._records.server, count=count, people=people, replaces=replaces
        )
        self._bus.publish(PRESENCE_CHANGED, msgspec.json.encode(message).decode())

    def _expect_refresh(self) -> None:
        self._refreshed_at = float("-inf")

    def _expect_everything(self) -> None:
        """Write and read all records again, because Redis may have restarted without them."""
        self._is_complete = False
        self._expect_refresh()

    def _forget(self, server: str) -> None:
        self._known_counts.pop(server, None)
        self._presence.forget_server(server)
