"""The hub, which forwards stored events to the open pages of each match."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection, Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from parlour.core.game import Illegal
from parlour.db.records import Message
from parlour.server.limits.connection_limits import ConnectionLimits
from parlour.server.limits.quotas import RequestQuotas
from parlour.server.realtime.connection import Connection
from parlour.server.realtime.match_update import MatchUpdate
from parlour.server.replies import IdempotentReplies
from parlour.services.application import Application
from parlour.services.matches.broadcast_delay import delayed_match, is_delayed
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.topics import (
    MATCH_REWRITTEN,
    OUTSIDE_LOG,
    SESSION_CHANGED,
    match_topic,
    parse_append_message,
)
from parlour.services.tracing import TRACING
from parlour.shared.bus import Unsubscribe

if TYPE_CHECKING:
    from parlour.server.realtime.player_stream import PlayerStream

CLOSE_SESSION_CHANGED = 4501
"""Close code: the session ended or its permissions changed; the client should reconnect."""

CLOSE_SERVER_FULL = 1013
"""Close code: the server is full."""

PRESENCE_DELAY_S = 0.1
"""Delay for collecting presence changes before they are sent, in seconds."""

LINGER_S = 30.0
"""How long (s) changes of a match are received after its last page has closed."""

log = structlog.get_logger()


class Hub:
    """A registry of all open sockets by match.

    It subscribes to the matches of these pages and sends their updates.
    """

    def __init__(self, application: Application) -> None:
        self.application = application
        self.connection_limits, self.quotas, self.replies = (
            ConnectionLimits(),
            RequestQuotas(application.shared.token_buckets),
            IdempotentReplies(),
        )
        self._connections: defaultdict[str, set[Connection]] = defaultdict(set)
        self._tasks: set[asyncio.Task[None]] = set()
        self._pending_presence: set[str] = set()
        bus = application.shared.bus
        self._subscriptions: dict[str, Unsubscribe] = {}
        self._stop = [
            bus.subscribe(SESSION_CHANGED, lambda session: self.close_sessions({session})),
            bus.subscribe(MATCH_REWRITTEN, application.matches.store.forget),
            bus.subscribe_to_gaps(self._on_gap),
        ]
        self._shown: dict[str, int] = {}
        self._player_streams: set[PlayerStream] = set()
        application.social.presence.subscribe(self._on_presence_change)

    async def close(self) -> None:
        """Stop receiving changes and cancel all pending updates."""
        for unsubscribe in (*self._stop, *self._subscriptions.values()):
            unsubscribe()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def open_page(self, connection: Connection) -> None:
        """Send the state of the match to a page that was registered.

        The page is registered before the match is read, so that it misses no event.
        """
        update = await self.update(connection.match)
        connection.silenced_players = await self.application.social.relationships.silenced_players(
            connection.player
        )
        connection.push_update(
            update, await self.application.log.store.messages_of(connection.match)
        )
        update.drop_rendered()

    def add(self, connection: Connection, game: str) -> None:
        """Register an open page, close another one if necessary, and schedule a presence message."""
        evicted = self.connection_limits.add(connection)
        if evicted is not None:
            evicted.close(CLOSE_SERVER_FULL)
        match = connection.match
        self._connections[match].add(connection)
        if match not in self._subscriptions:
            self._subscriptions[match] = self.application.shared.bus.subscribe(
                match_topic(match),
                lambda message: self._on_change(match, *parse_append_message(message)),
            )
        self.application.social.presence.open_table(connection.match, connection.player, game)
        self._schedule_presence(connection.match)

    def remove(self, connection: Connection) -> None:
        """Unregister a closed page and schedule a presence message."""
        self.connection_limits.remove(connection)
        self._connections[connection.match].discard(connection)
        self.application.social.presence.close_table(connection.match, connection.player)
        self._schedule_presence(connection.match)
        if not self._connections[connection.match]:
            del self._connections[connection.match]
            asyncio.get_running_loop().call_later(
                LINGER_S, self._unsubscribe_if_unwatched, connection.match
            )

    def add_player_stream(self, stream: PlayerStream) -> None:
        """Register the stream of a player's events, and close another connection if necessary."""
        self._player_streams.add(stream)
        evicted = self.connection_limits.add(stream)
        if evicted is not None:
            evicted.close(CLOSE_SERVER_FULL)

    def remove_player_stream(self, stream: PlayerStream) -> None:
        """Unregister the stream of a player's events."""
        self._player_streams.discard(stream)
        self.connection_limits.remove(stream)

    def _unsubscribe_if_unwatched(self, match: str) -> None:
        unsubscribe = None if match in self._connections else self._subscriptions.pop(match, None)
        if unsubscribe is not None:
            unsubscribe()
            self._shown.pop(match, None)

    @property
    def watched_matches(self) -> tuple[str, ...]:
        """The matches that have open pages."""
        return tuple(self._connections)

    def shown_position(self, match: str) -> int:
        """Return the log position of the last update that was sent to the pages of a match."""
        return self._shown.get(match, -1)

    def connections(self, match: str) -> frozenset[Connection]:
        """Return the open pages of a match."""
        return frozenset(self._connections.get(match, ()))

    async def update(self, match: str) -> MatchUpdate:
        """Return the current update of a match.

        Raises:
            Illegal: The match does not exist or cannot continue.
        """
        return await self._build_update(await self.application.matches.store.get(match))

    async def _build_update(self, loaded: LoadedMatch) -> MatchUpdate:
        history = (
            await self.application.matches.histories.load(loaded)
            if self._needs_history(loaded)
            else None
        )
        delayed = (
            await delayed_match(self.application.matches.histories, loaded)
            if is_delayed(loaded.match)
            else None
        )
        return MatchUpdate(
            loaded,
            await self.application.tables.rematch_of(loaded),
            history,
            delayed,
            await self.application.matches.challenges.challenges_at(loaded),
        )

    def _on_change(self, match: str, seq: int, traceparent: str = "") -> None:
        if match in self._connections:
            with TRACING.span("send update", traceparent, match=match, seq=seq):
                self._send_change(match, seq)

    def _send_change(self, match: str, seq: int) -> None:
        loaded = self.application.matches.store.cached_match(match)
        if (
            seq >= 0
            and loaded is not None
            and loaded.match.seq >= seq
            and loaded.match.phase == "playing"
            and not self._needs_history(loaded)
        ):
            # Events that this process appended are in memory, so no database access or task is needed.
            self._send_update(match, MatchUpdate(loaded, None), None)
            return
        self.catch_up(match, seq)

    def _on_gap(self) -> None:
        """Read everything again after messages of other servers were lost."""
        self.application.matches.store.forget_all()
        self._start(self._catch_up_all())

    async def _catch_up_all(self) -> None:
        # One match after the other, so that the moves of players do not wait for all of them.
        for match in self.watched_matches:
            await self._wake_match(match, int(OUTSIDE_LOG))

    def close_sessions(self, sessions: Collection[str]) -> None:
        """Close the pages and streams of sessions that ended or changed, so that they reconnect."""
        for connection in [
            connection
            for connections in self._connections.values()
            for connection in connections
            if connection.session in sessions
        ]:
            connection.close(CLOSE_SESSION_CHANGED)
        for stream in self._player_streams:
            if stream.session in sessions:
                stream.close(CLOSE_SESSION_CHANGED)

    def catch_up(self, match: str, seq: int = 0) -> None:
        """Send the current state to all pages of a match, including pages that missed events.

        Args:
            match: Id of the match.
            seq: Log position that the state must include; -1 if something outside the log changed.
        """
        self._start(self._wake_match(match, seq))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background; the hub keeps it until it ends."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _needs_history(self, loaded: LoadedMatch) -> bool:
        """Return whether an update of the match needs the match history."""
        return is_delayed(loaded.match) or self._has_missed_events(loaded)

    def _has_missed_events(self, loaded: LoadedMatch) -> bool:
        """Return whether a page has missed events that are no longer in memory."""
        first_recent_seq = loaded.recent[0].entry.seq if loaded.recent else loaded.match.seq + 1
        return any(
            0 <= connection.last_sent_seq < first_recent_seq - 1
            for connection in self.connections(loaded.match.id)
        )

    async def _wake_match(self, match: str, seq: int) -> None:
        try:
            loaded = await self.application.matches.store.get_at_least(match, seq)
            update = await self._build_update(loaded)
            # After the match, players may read the spectators' chat. During a delayed broadcast, spectators
            # receive chat messages with the same delay as frames.
            includes_chat = seq < 0 or loaded.match.phase == "over" or is_delayed(loaded.match)
            messages = (
                await self.application.log.store.messages_of(match) if includes_chat else None
            )
        except Illegal:
            return  # the next request for this match reports the error
        except Exception:
            # The database may be unavailable for a short time. The next event updates all pages.
            log.exception("listeners could not be notified", match=match, seq=seq)
            return
        self._send_update(match, update, messages)

    def _send_update(self, match: str, update: MatchUpdate, messages: list[Message] | None) -> None:
        self._shown[match] = update.loaded.match.seq
        seats_changed = [
            connection.push_update(update, messages) for connection in self.connections(match)
        ]
        update.drop_rendered()
        if any(seats_changed):
            # Presence is sent by seat, and a player who took a seat is no longer a spectator.
            self._schedule_presence(match)

    def _on_presence_change(self, match: str) -> None:
        """Schedule a presence message after a change in another process.

        A match without open pages in this process is ignored.
        """
        if match in self._connections:
            self._schedule_presence(match)

    def _schedule_presence(self, match: str) -> None:
        """Schedule one presence message for all changes within a short delay."""
        if match not in self._pending_presence:
            self._pending_presence.add(match)
            asyncio.get_running_loop().call_later(PRESENCE_DELAY_S, self._send_presence, match)

    def _send_presence(self, match: str) -> None:
        self._pending_presence.discard(match)
        present = self.application.social.presence.players_at(match)
        for connection in self.connections(match):
            connection.send_presence(present)
