"""The stream of a player's events: invitations, seats, decisions and ends of matches."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from time import monotonic

import structlog

from parlour.core.codec import encode
from parlour.core.game import replace
from parlour.db.outage import OUTAGE
from parlour.db.records import Player
from parlour.server.realtime.hub import Hub
from parlour.server.realtime.stream import HEARTBEAT_S, Batch, StreamSource, closing_message
from parlour.services.matches.event_cursor import EventCursor
from parlour.services.matches.event_feed import EventReader
from parlour.services.matches.player_events import AnyPlayerEvent
from parlour.services.social.standing_offers import OpenOffers

MAX_QUEUED = 64
"""Maximum number of events that wait for a slow client; then they are read from the database."""

READ_INTERVAL_S = 15.0
"""Interval (s) in which stored events are read, in case the message of an event was lost."""

log = structlog.get_logger()


class PlayerStream(StreamSource):
    """An open stream of a player's events, counted and closed like the sockets of the player.

    Args:
        hub: The registry of streams.
        player: The player.
        network: The network of the client.
        session: The public id of the session.
        cursor: Where an earlier stream ended; None for everything that is not over.
        offers: The standing offers of a bot account, which apply while the stream is open.
    """

    def __init__(
        self,
        hub: Hub,
        player: Player,
        network: str,
        session: str,
        cursor: EventCursor | None,
        offers: OpenOffers | None = None,
    ) -> None:
        self.player, self.network, self.session = player, network, session
        self._hub, self._feed = hub, hub.application.matches.events
        self._reader = EventReader(self._feed, player, cursor)
        self._queue: list[AnyPlayerEvent] = []
        self._read_at = float("-inf")
        self._last: bytes | None = None
        self._has_changed = asyncio.Event()
        self._stop = (
            self._feed.subscribe(player.id, self._add_event),
            self._feed.subscribe_to_gaps(self._read_soon),
        )
        hub.add_player_stream(self)
        if offers is not None:
            hub.application.social.presence.open_offers(self, player, offers)

    def close(self, code: int, reason: str = "") -> None:
        """End the stream with a close code; events that wait to be sent are dropped."""
        if self._last is None:
            self._last = closing_message(code, reason)
            self._has_changed.set()
        # A client that does not read its messages must not keep its offers.
        self._hub.application.social.presence.close_offers(self, self.player)

    def end(self) -> None:
        """Unregister the stream."""
        self._hub.application.social.presence.close_offers(self, self.player)
        for unsubscribe in self._stop:
            unsubscribe()
        self._hub.remove_player_stream(self)

    async def batches(self) -> AsyncIterator[Batch]:
        """Yield the events as messages, each with the cursor after it."""
        while self._last is None:
            self._has_changed.clear()
            events = await self._next_events()
            if self._last is None and events:
                yield events
                continue
            try:
                async with asyncio.timeout(HEARTBEAT_S):
                    await self._has_changed.wait()
            except TimeoutError:
                yield ()
        yield (self._last,)

    def _add_event(self, event: AnyPlayerEvent) -> None:
        if len(self._queue) >= MAX_QUEUED:
            self._read_soon()
        else:
            self._queue.append(event)
            self._has_changed.set()

    def _read_soon(self) -> None:
        """Replace the waiting events by what is stored."""
        self._queue.clear()
        self._read_at = float("-inf")
        self._has_changed.set()

    async def _next_events(self) -> Sequence[bytes]:
        if monotonic() - self._read_at < READ_INTERVAL_S:
            queue, self._queue = self._queue, []
            return [line for event in queue for line in self._lines(event)]
        self._read_at = monotonic()
        self._hub.application.social.presence.record_seen(self.player)
        try:
            stored = await self._reader.stored_events()
        except Exception as reason:
            # The database may be unavailable for a short time; the next read covers this one.
            if not OUTAGE.record_failure(reason):
                log.exception("the events of a player could not be read")
            return ()
        return [line for event in stored for line in self._lines(event)]

    def _lines(self, event: AnyPlayerEvent) -> Sequence[bytes]:
        if not self._reader.record_delivery(event):
            return ()
        return (encode(replace(event, cursor=str(self._reader.cursor))),)
