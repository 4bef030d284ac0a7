"""What houses on one database tell each other of who is there, so that nobody is shown as absent who sits in another one."""

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

SUBJECT = "presence"

SYNC_INTERVAL_S = 0.2
"""Seconds in which those who come and go are gathered: a crowd is told of once, and each word is a commit."""

HEARTBEAT_S = 5.0
"""Seconds after which a house says that it is still there, though nothing has changed."""

SERVER_TIMEOUT_S = 3 * HEARTBEAT_S + 1
"""A house that says nothing for so long has gone, and nobody is in it."""

log = structlog.get_logger()


class PresenceMessage(Value, frozen=True, kw_only=True):
    """What a house says: words are numbered, so that one that was missed is noticed.

    `anew`: whatever it said before is void. `asks`: all others shall say everything anew. `leaves`: nobody is there any more.
    """

    number: int
    people: Sequence[Sighting] = ()
    anew: bool = False
    asks: bool = False
    leaves: bool = False


class PresenceSync(Background):
    """Tells other houses who is here, and hears who is there; what is missed is asked for, and a house that falls silent is forgotten."""

    def __init__(self, presence: Presence, neighbours: MessageBus) -> None:
        super().__init__()
        self._presence, self._message_bus = presence, neighbours
        self._number = 0
        self._servers: dict[str, tuple[int, float]] = {}
        self._send_all = self._request_all = True
        self._last_heartbeat = 0.0
        neighbours.subscribe(SUBJECT, self._receive)

    async def open(self) -> None:
        """Begin to tell, where anybody can hear it."""
        if self._message_bus.is_shared:
            await super().open()

    async def close(self) -> None:
        """Say that nobody is here any more, and stop."""
        await super().close()
        if self._task is not None:
            try:
                await self._send(leaves=True)
            except Exception as reason:
                # Houses that cannot be told find out by themselves.
                _log_failure(reason)

    async def _run(self) -> None:
        while True:
            try:
                await self.sync()
            except Exception as reason:
                # A database that is away for a moment: what was not told is told with everything else when it is back.
                self._send_all = True
                _log_failure(reason)
            await asyncio.sleep(SYNC_INTERVAL_S)

    async def sync(self) -> None:
        """Tell what has changed, or that nothing has, and forget houses that have fallen silent."""
        at = monotonic()
        for house in [
            house
            for house, (_, heard_at) in self._servers.items()
            if at - heard_at > SERVER_TIMEOUT_S
        ]:
            self._forget_server(house)
        fresh, self._presence.unsent_players = self._presence.unsent_players, set()
        anew, asks, self._send_all, self._request_all = (
            self._send_all,
            self._request_all,
            False,
            False,
        )
        if anew or asks or fresh or at - self._last_heartbeat >= HEARTBEAT_S:
            self._last_heartbeat = at
            for people in split_sightings(self._presence.local_sightings(None if anew else fresh)):
                await self._send(people, anew=anew, asks=asks)
                anew = asks = False

    async def _send(
        self,
        people: Sequence[Sighting] = (),
        *,
        anew: bool = False,
        asks: bool = False,
        leaves: bool = False,
    ) -> None:
        self._number += 1
        word = PresenceMessage(
            number=self._number, people=people, anew=anew, asks=asks, leaves=leaves
        )
        await self._message_bus.publish(SUBJECT, msgspec.json.encode(word).decode())

    def _receive(self, house: str, said: str) -> None:
        word = msgspec.json.decode(said, type=PresenceMessage)
        number, _ = self._servers.get(house, (None, 0.0))
        if word.leaves:
            self._forget_server(house)
            return
        if word.anew:
            self._presence.forget_server(house)
        elif number is None or word.number != number + 1:
            self._request_all = True
        self._send_all = self._send_all or word.asks
        self._servers[house] = (word.number, monotonic())
        self._presence.merge_sightings(house, word.people)

    def _forget_server(self, house: str) -> None:
        self._servers.pop(house, None)
        self._presence.forget_server(house)


def split_sightings(people: Sequence[Sighting]) -> Iterator[list[Sighting]]:
    """Yield people in as many parts as notices can carry, one at least."""
    part: list[Sighting] = []
    size = 0
    for one in people:
        length = len(msgspec.json.encode(one)) + 1
        if part and size + length > MAX_MESSAGE_BYTES - 200:
            yield part
            part, size = [], 0
        part.append(one)
        size += length
    yield part


def _log_failure(reason: Exception) -> None:
    if not OUTAGE.record_failure(reason):
        log.exception("other houses could not be told who is here")
