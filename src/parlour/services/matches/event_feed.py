"""The feed of a player's events: messages between servers, and what the database has stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from parlour.core.codec import encode
from parlour.core.event import EventRecord
from parlour.core.game import Illegal
from parlour.db.records import Player
from parlour.services.matches.event_cursor import OVERLAP_MS, EventCursor
from parlour.services.matches.invitations import Invitations
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.player_events import (
    AnyPlayerEvent,
    EventKey,
    InvitedEvent,
    events_of_match,
)
from parlour.services.time import now
from parlour.services.topics import player_topic

if TYPE_CHECKING:
    from parlour.db.store import Store
    from parlour.shared.bus import Bus, GapHandler, Unsubscribe

MAX_TABLES = 200
"""The maximum number of changed tables in one read, the most recently changed ones."""

_decoder = msgspec.json.Decoder(AnyPlayerEvent)


class EventPublisher:
    """Sends the events of players to the servers on which these players listen."""

    def __init__(self, matches: Matches, bus: Bus) -> None:
        self._bus = bus
        matches.subscribe_to_entries(self._publish_entries)

    def publish(self, player: str, event: AnyPlayerEvent) -> None:
        """Send an event to all listeners of a player."""
        self._bus.publish(player_topic(player), encode(event).decode())

    def _publish_entries(self, loaded: LoadedMatch, entries: Sequence[EventRecord]) -> None:
        players = {
            occupant.player: None
            for occupant in loaded.match.occupants
            if occupant is not None and occupant.player is not None
        }
        for player in players:
            for event in events_of_match(loaded, entries, player):
                self.publish(player, event)


class EventFeed:
    """The service that delivers the events of players, and those that a listener has missed."""

    def __init__(self, store: Store, matches: Matches, invitations: Invitations, bus: Bus) -> None:
        self._store, self._matches, self._invitations = store, matches, invitations
        self._bus = bus

    def subscribe(self, player: str, handler: Callable[[AnyPlayerEvent], None]) -> Unsubscribe:
        """Call a handler with the events of a player as they happen; return how to unsubscribe."""
        return self._bus.subscribe(
            player_topic(player), lambda text: handler(_decoder.decode(text))
        )

    def subscribe_to_gaps(self, handler: GapHandler) -> Unsubscribe:
        """Call a handler after events may have been lost; return how to unsubscribe."""
        return self._bus.subscribe_to_gaps(handler)

    async def events_since(self, player: Player, since: int | None) -> list[AnyPlayerEvent]:
        """Return the stored events of a player that still hold, oldest first.

        Args:
            player: The player.
            since: The time (ms since 1970) of the first event; None for all tables that are not over.
        """
        found: list[AnyPlayerEvent] = [
            InvitedEvent(
                at=invitation.at,
                match=invitation.match,
                game=invitation.game,
                inviter=invitation.inviter,
                name=invitation.name,
                seat=invitation.seat,
                answer_by=invitation.answer_by,
            )
            for invitation in await self._invitations.received_invitations(player)
            if since is None or invitation.at >= since
        ]
        for match in await self._changed_matches(player.id, since):
            try:
                loaded = await self._matches.get(match)
                entries = await self._matches.entries(match)
            except Illegal:
                continue  # The match cannot be loaded; the next request for it reports the error.
            # Entries may be newer than the loaded state; the next read covers them.
            known = [
                entry
                for entry in entries
                if entry.seq <= loaded.match.seq and (since is None or entry.at >= since)
            ]
            found += events_of_match(loaded, known, player.id)
        return sorted(found, key=lambda event: event.at)

    async def _changed_matches(self, player: str, since: int | None) -> list[str]:
        if since is not None:
            summaries = await self._store.match_summaries(
                player=player, since=since, limit=MAX_TABLES
            )
        else:
            summaries = [
                summary
                for phase in ("playing", "gathering")
                for summary in await self._store.match_summaries(
                    player=player, phase=phase, limit=MAX_TABLES
                )
            ]
        return [summary.match for summary in summaries]


class EventReader:
    """A reader of a player's events, which knows what was delivered.

    Args:
        feed: The feed of the events.
        player: The player.
        cursor: Where to continue; None starts with all tables that are not over.
    """

    def __init__(self, feed: EventFeed, player: Player, cursor: EventCursor | None) -> None:
        self._feed, self._player = feed, player
        self._since = None if cursor is None else cursor.since
        self._at = 0 if cursor is None else cursor.at
        self._delivered: dict[EventKey, int] = (
            {} if cursor is None else dict.fromkeys(cursor.keys, cursor.at)
        )

    @property
    def cursor(self) -> EventCursor:
        """The position after all delivered events."""
        recent = self._at - OVERLAP_MS
        return EventCursor(self._at, [key for key, at in self._delivered.items() if at >= recent])

    async def stored_events(self) -> list[AnyPlayerEvent]:
        """Return the stored events since the last call, oldest first; some were delivered."""
        started_at = now()
        found = await self._feed.events_since(self._player, self._since)
        self._since = started_at - OVERLAP_MS
        needed = min(self._since, self._at - OVERLAP_MS)
        self._delivered = {key: at for key, at in self._delivered.items() if at >= needed}
        return found

    def record_delivery(self, event: AnyPlayerEvent) -> bool:
        """Record that an event is delivered; return False if it was delivered before."""
        if event.key in self._delivered:
            return False
        self._delivered[event.key] = event.at
        self._at = max(self._at, event.at)
        return True
