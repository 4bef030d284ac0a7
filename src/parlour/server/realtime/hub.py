"""All open sockets by match: who hears what was stored, and is told of it."""

from __future__ import annotations

import asyncio
from collections import defaultdict

import structlog

from parlour.core.game import Illegal
from parlour.db.records import Message
from parlour.server.limits.connection_limits import ConnectionLimits
from parlour.server.limits.quotas import RequestQuotas
from parlour.server.realtime.connection import Connection, MatchUpdate
from parlour.server.replies import IdempotentReplies
from parlour.services.account_deletion import MATCH_REWRITTEN_TOPIC as REWRITTEN
from parlour.services.accounts.sessions import SESSION_CHANGED_TOPIC
from parlour.services.application import Application
from parlour.services.matches.broadcast_delay import delayed_match, is_delayed
from parlour.services.matches.loaded_match import LoadedMatch

CLOSE_SESSION_CHANGED = 4501
"""Close code: whoever this page was has signed out or may do something else now; it comes again as whoever its browser is then."""

PRESENCE_DELAY_S = 0.1
"""Seconds in which those who come and go are gathered, so that a crowd is told of once and not by each of its heads."""

log = structlog.get_logger()


class Hub:
    """All open sockets by match. It hears what was stored and wakes whoever looks at that match."""

    def __init__(self, house: Application) -> None:
        self.application = house
        self.connection_limits, self.quotas, self.replies = (
            ConnectionLimits(),
            RequestQuotas(),
            IdempotentReplies(),
        )
        self._connections: defaultdict[str, set[Connection]] = defaultdict(set)
        self._tasks: set[asyncio.Task[None]] = set()
        self._pending_presence: set[str] = set()
        self._unsubscribe = house.log.listen(self._on_append)
        house.social.presence.subscribe(self._on_presence_change)

    async def close(self) -> None:
        """Stop listening."""
        self._unsubscribe()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def add(self, connection: Connection, game: str) -> None:
        """Add an open page, and let the others see who came."""
        self._connections[connection.match].add(connection)
        self.application.social.presence.open_table(connection.match, connection.player, game)
        self._schedule_presence(connection.match)

    def remove(self, connection: Connection) -> None:
        """Take a closed page away."""
        self._connections[connection.match].discard(connection)
        self.application.social.presence.close_table(connection.match, connection.player)
        self._schedule_presence(connection.match)
        if not self._connections[connection.match]:
            del self._connections[connection.match]

    def connections(self, match: str) -> frozenset[Connection]:
        """Return the open pages of a match."""
        return frozenset(self._connections.get(match, ()))

    async def update(self, match: str) -> MatchUpdate:
        """Return a match as it is told just now; raises Illegal for one that is not there or cannot go on."""
        return await self._build_update(await self.application.matches.store.get(match))

    async def _build_update(self, loaded: LoadedMatch) -> MatchUpdate:
        history = (
            await self.application.matches.histories.load(loaded)
            if self._needs_history(loaded)
            else None
        )
        watched = (
            await delayed_match(self.application.matches.histories, loaded)
            if is_delayed(loaded.match)
            else None
        )
        return MatchUpdate(
            loaded, await self.application.tables.rematch_of(loaded), history, watched
        )

    def _on_append(self, match: str, seq: int) -> None:
        if match.startswith(SESSION_CHANGED_TOPIC):
            self._close_session(match.removeprefix(SESSION_CHANGED_TOPIC))
        if match.startswith(REWRITTEN):
            self.application.matches.store.forget(match.removeprefix(REWRITTEN))
        if match not in self._connections:
            return
        loaded = self.application.matches.store.cached_match(match)
        if (
            seq >= 0
            and loaded is not None
            and loaded.match.seq >= seq
            and loaded.match.phase != "over"
            and not self._needs_history(loaded)
        ):
            # What this very process appended needs nothing of the database, and so no task of its own.
            self._send_update(match, MatchUpdate(loaded, None), None)
            return
        self.catch_up(match, seq)

    def _close_session(self, session: str) -> None:
        """Close the pages of a session that has ended or changed: they come again."""
        for connection in [
            one for held in self._connections.values() for one in held if one.session == session
        ]:
            connection.close(CLOSE_SESSION_CHANGED)

    def catch_up(self, match: str, seq: int = 0) -> None:
        """Tell all who look at a match where it stands, those too who have missed something."""
        task = asyncio.create_task(self._wake_match(match, seq))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _needs_history(self, loaded: LoadedMatch) -> bool:
        """Return whether a history is needed to tell somebody of a match."""
        return is_delayed(loaded.match) or self._has_missed_events(loaded)

    def _has_missed_events(self, loaded: LoadedMatch) -> bool:
        """Return whether anybody has missed more than this process appended last."""
        first = loaded.recent[0].entry.seq if loaded.recent else loaded.match.seq + 1
        return any(
            0 <= connection.last_sent_seq < first - 1
            for connection in self.connections(loaded.match.id)
        )

    async def _wake_match(self, match: str, seq: int) -> None:
        try:
            loaded = await self.application.matches.store.get_at_least(match, seq)
            update = await self._build_update(loaded)
            # When a game is over its players read what watchers said meanwhile; who watches with a delay reads with it.
            heard = seq < 0 or loaded.match.phase == "over" or is_delayed(loaded.match)
            lines = await self.application.log.store.messages_of(match) if heard else None
        except Illegal:
            return  # a match that cannot be folded says so to whoever next acts on it
        except Exception:
            # A database that is away for a moment: the next event tells them all.
            log.exception("listeners could not be told", match=match, seq=seq)
            return
        self._send_update(match, update, lines)

    def _send_update(self, match: str, update: MatchUpdate, lines: list[Message] | None) -> None:
        moved = [connection.push_update(update, lines) for connection in self.connections(match)]
        update.drop_rendered()
        if any(moved):
            # Presence is told by seats: who sat down is here on a seat now, and no longer one who watches.
            self._schedule_presence(match)

    def _on_presence_change(self, match: str) -> None:
        """Show soon who is at a match in another house, where anybody looks at it here."""
        if match in self._connections:
            self._schedule_presence(match)

    def _schedule_presence(self, match: str) -> None:
        """Show soon who is here, once for all who come and go meanwhile."""
        if match not in self._pending_presence:
            self._pending_presence.add(match)
            asyncio.get_running_loop().call_later(PRESENCE_DELAY_S, self._send_presence, match)

    def _send_presence(self, match: str) -> None:
        self._pending_presence.discard(match)
        here = self.application.social.presence.players_at(match)
        for connection in self.connections(match):
            connection.send_presence(here)
