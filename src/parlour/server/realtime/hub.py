"""All open sockets by match: who hears what was stored, and is told of it."""

from __future__ import annotations

import asyncio
from collections import defaultdict

import structlog

from parlour.core.game import Illegal
from parlour.db.records import Message
from parlour.server.limits.connection_limits import Crowd
from parlour.server.limits.quotas import Allowances
from parlour.server.realtime.connection import Connection, Update
from parlour.server.replies import Replies
from parlour.services.account_deletion import NOTICE as REWRITTEN
from parlour.services.accounts.sessions import NOTICE
from parlour.services.application import House
from parlour.services.matches.broadcast_delay import behind, is_delayed
from parlour.services.matches.loaded_match import LoadedMatch

CHANGED = 4501
"""Close code: whoever this page was has signed out or may do something else now; it comes again as whoever its browser is then."""

SOON = 0.1
"""Seconds in which those who come and go are gathered, so that a crowd is told of once and not by each of its heads."""

log = structlog.get_logger()


class Hub:
    """All open sockets by match. It hears what was stored and wakes whoever looks at that match."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.crowd, self.allowances, self.replies = Crowd(), Allowances(), Replies()
        self._connections: defaultdict[str, set[Connection]] = defaultdict(set)
        self._waking: set[asyncio.Task[None]] = set()
        self._crowds: set[str] = set()
        self._unsubscribe = house.log.listen(self._heard)
        house.presence.changed.append(self._company_changed)

    async def close(self) -> None:
        """Stop listening."""
        self._unsubscribe()
        for task in tuple(self._waking):
            task.cancel()
        await asyncio.gather(*self._waking, return_exceptions=True)

    def come(self, connection: Connection, game: str) -> None:
        """Add an open page, and let the others see who came."""
        self._connections[connection.match].add(connection)
        self.house.presence.come(connection.match, connection.player, game)
        self._show_presence(connection.match)

    def go(self, connection: Connection) -> None:
        """Take a closed page away."""
        self._connections[connection.match].discard(connection)
        self.house.presence.go(connection.match, connection.player)
        self._show_presence(connection.match)
        if not self._connections[connection.match]:
            del self._connections[connection.match]

    def connections(self, match: str) -> frozenset[Connection]:
        """Return the open pages of a match."""
        return frozenset(self._connections.get(match, ()))

    async def update(self, match: str) -> Update:
        """Return a match as it is told just now; raises Illegal for one that is not there or cannot go on."""
        return await self._told(await self.house.matches.get(match))

    async def _told(self, loaded: LoadedMatch) -> Update:
        history = await self.house.histories.of(loaded) if self._waits(loaded) else None
        watched = await behind(self.house.histories, loaded) if is_delayed(loaded.match) else None
        return Update(loaded, await self.house.tables.follow_up(loaded), history, watched)

    def _heard(self, match: str, seq: int) -> None:
        if match.startswith(NOTICE):
            self._end(match.removeprefix(NOTICE))
        if match.startswith(REWRITTEN):
            self.house.matches.forget(match.removeprefix(REWRITTEN))
        if match not in self._connections:
            return
        loaded = self.house.matches.remembered(match)
        if seq >= 0 and loaded is not None and loaded.match.seq >= seq and loaded.match.phase != "over" and not self._waits(loaded):
            # What this very process appended needs nothing of the database, and so no task of its own.
            self._tell(match, Update(loaded, None), None)
            return
        self.catch_up(match, seq)

    def _end(self, session: str) -> None:
        """Close the pages of a session that has ended or changed: they come again."""
        for connection in [one for held in self._connections.values() for one in held if one.session == session]:
            connection.end(CHANGED)

    def catch_up(self, match: str, seq: int = 0) -> None:
        """Tell all who look at a match where it stands, those too who have missed something."""
        task = asyncio.create_task(self._wake(match, seq))
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    def _waits(self, loaded: LoadedMatch) -> bool:
        """Return whether a history is needed to tell somebody of a match."""
        return is_delayed(loaded.match) or self._behind(loaded)

    def _behind(self, loaded: LoadedMatch) -> bool:
        """Return whether anybody has missed more than this process appended last."""
        first = loaded.recent[0].entry.seq if loaded.recent else loaded.match.seq + 1
        return any(0 <= connection.shown < first - 1 for connection in self.connections(loaded.match.id))

    async def _wake(self, match: str, seq: int) -> None:
        try:
            loaded = await self.house.matches.at_least(match, seq)
            update = await self._told(loaded)
            # When a game is over its players read what watchers said meanwhile; who watches with a delay reads with it.
            heard = seq < 0 or loaded.match.phase == "over" or is_delayed(loaded.match)
            lines = await self.house.store.said(match) if heard else None
        except Illegal:
            return  # a match that cannot be folded says so to whoever next acts on it
        except Exception:
            # A database that is away for a moment: the next event tells them all.
            log.exception("listeners could not be told", match=match, seq=seq)
            return
        self._tell(match, update, lines)

    def _tell(self, match: str, update: Update, lines: list[Message] | None) -> None:
        moved = [connection.wake(update, lines) for connection in self.connections(match)]
        update.forget()
        if any(moved):
            # Presence is told by seats: who sat down is here on a seat now, and no longer one who watches.
            self._show_presence(match)

    def _company_changed(self, match: str) -> None:
        """Show soon who is at a match in another house, where anybody looks at it here."""
        if match in self._connections:
            self._show_presence(match)

    def _show_presence(self, match: str) -> None:
        """Show soon who is here, once for all who come and go meanwhile."""
        if match not in self._crowds:
            self._crowds.add(match)
            asyncio.get_running_loop().call_later(SOON, self._shown_presence, match)

    def _shown_presence(self, match: str) -> None:
        self._crowds.discard(match)
        here = self.house.presence.at(match)
        for connection in self.connections(match):
            connection.show_presence(here)
