"""Access to all matches, which are loaded from the event log and changed only by appends."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

import msgspec

from parlour.core.codec import digest, encode
from parlour.core.event import (
    AnyEvent,
    Arranged,
    EventRecord,
    Hinted,
    Nudged,
    Offered,
    Opened,
    Seated,
    TookBack,
)
from parlour.core.fold import CorruptLog, fold
from parlour.core.game import AnyGame, Illegal
from parlour.core.match import Match, match_from_snapshot
from parlour.core.step import apply_event
from parlour.db.log import Conflict, Log
from parlour.db.records import EventRow, PreparedStatement
from parlour.db.rows import event_record, event_row
from parlour.services.errors import MatchUnavailable, NotFound
from parlour.services.games import Games
from parlour.services.matches.append_metrics import count_events, measured_append
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.projection import project_match
from parlour.services.matches.timeout_moves import timeout_moves
from parlour.services.time import now
from parlour.services.topics import OUTSIDE_LOG, append_message, match_topic
from parlour.services.tracing import TRACING
from parlour.shared.bus import Bus, LocalBus

MAX_CACHED = 2_000
"""The maximum number of matches in the cache; any of them may be dropped at any time."""

SNAPSHOT_INTERVAL = 64
"""The number of events between snapshots, so that few events are folded on loading."""

MAX_TRIES = 20
"""The maximum number of attempts of a command after conflicts."""

MAX_LOG_LENGTH = 2_000
"""The log position from which only events that bring the match to its end are accepted.

Otherwise players could fill the database with offers and refusals.
"""

LONG_TAIL = 100
"""The number of events above which a log is folded in a thread; an event takes up to 0.5 ms."""

UNBOUNDED_EVENTS = (Arranged, Seated, Offered, Nudged, Hinted)

MATCH_ID_PATTERN = re.compile(r"[\w-]{1,64}", re.ASCII)


Command = Callable[[LoadedMatch], Sequence[AnyEvent]]
"""Returns the events that a command appends to a match, or raises Illegal."""


class ConditionalMoveSource(Protocol):
    """The interface to the conditional moves of a match during an append."""

    def record_event(self, event: AnyEvent, after: LoadedMatch) -> None:
        """Update the conditional moves after an event."""

    def reply(self, after: LoadedMatch) -> Sequence[AnyEvent]:
        """Return the events with which conditional moves answer the current position."""

    def writes(self, after: LoadedMatch) -> Sequence[PreparedStatement]:
        """Return the statements for the transaction of the append."""


ConditionalMoveLookup = Callable[[LoadedMatch], Awaitable[ConditionalMoveSource | None]]
"""Returns the conditional moves of a match before a change, or None if it allows none."""

AppendListener = Callable[[LoadedMatch], None]
"""Called with a match after this process has appended to it."""

EntryListener = Callable[[LoadedMatch, Sequence[EventRecord]], None]
"""Called with a match and the entries that this process has appended to its log."""


class Matches:
    """The service for all matches, with the log as the source of truth and a cache."""

    def __init__(
        self,
        log: Log,
        games: Games,
        find_conditional_moves: ConditionalMoveLookup | None = None,
        bus: Bus | None = None,
    ) -> None:
        """Create the service.

        Args:
            log: The event log.
            games: The installed games.
            find_conditional_moves: Returns the conditional moves of a match; None for commands, which
                play no moves.
            bus: Informs the viewers of a match; None if there are none.
        """
        self.log, self.games, self._bus = log, games, bus or LocalBus()
        self._find_conditional_moves = find_conditional_moves
        self._append_listeners: list[AppendListener] = []
        self._entry_listeners: list[EntryListener] = []
        self._cache: OrderedDict[str, LoadedMatch] = OrderedDict()
        self._forget_count = 0

    def subscribe(self, listener: AppendListener) -> Callable[[], None]:
        """Call a listener after each append of this process; return a function to unsubscribe."""
        self._append_listeners.append(listener)
        return lambda: self._append_listeners.remove(listener)

    def subscribe_to_entries(self, listener: EntryListener) -> None:
        """Call a listener with the entries of each append of this process."""
        self._entry_listeners.append(listener)

    def publish_change(self, match: str) -> None:
        """Inform the viewers of a match that something outside its log has changed."""
        self._bus.publish(match_topic(match), OUTSIDE_LOG)

    async def create(self, match: str, events: Sequence[AnyEvent]) -> LoadedMatch:
        """Append the first events of a new match and return it."""
        opened = events[0]
        assert isinstance(opened, Opened)
        game = self.games.game(opened.game)
        at = now()
        entries = [EventRecord(0, at, opened)]
        loaded = LoadedMatch(fold(match, game, entries), game, is_local=True)
        for event in events[1:]:
            loaded, entry = await self._apply_event(loaded, event, at, entries)
            entries.append(entry)
        await self._append(loaded, entries)
        count_events(loaded.match, entries, None)
        return loaded

    async def import_match(
        self, match: str, game: AnyGame, entries: Sequence[EventRecord]
    ) -> LoadedMatch:
        """Store a complete match that was played elsewhere and return it.

        Raises:
            Conflict: A match with this id exists.
            CorruptLog: The log cannot be folded.
        """
        loaded = LoadedMatch(
            await asyncio.to_thread(fold, match, game, entries), game, is_local=True
        )
        await self._append(loaded, entries)
        return loaded

    async def get(self, match: str) -> LoadedMatch:
        """Return the newest state of a match.

        Raises:
            NotFound: There is no such match.
            MatchUnavailable: The log of the match cannot be folded.
        """
        cached = self._cache.get(match)
        if cached is not None:
            return await self._catch_up(cached)
        return await self._load(match)

    async def get_at_least(self, match: str, seq: int) -> LoadedMatch:
        """Return a match at a log position or a later one, from the cache if possible."""
        cached = self._cache.get(match)
        return cached if cached is not None and cached.match.seq >= seq else await self.get(match)

    @property
    def cached_count(self) -> int:
        """The number of matches in memory."""
        return len(self._cache)

    def cached_match(self, match: str) -> LoadedMatch | None:
        """Return the cached state of a match, which may be outdated, or None."""
        return self._cache.get(match)

    def forget(self, match: str) -> None:
        """Drop a match from the cache after names in its log were rewritten.

        Loads and appends in progress do not put it back.
        """
        self._forget_count += 1
        self._cache.pop(match, None)

    def forget_all(self) -> None:
        """Drop all matches from the cache, because names in any log may have been rewritten."""
        self._forget_count += 1
        self._cache.clear()

    async def entries(self, match: str, after: int = -1) -> list[EventRecord]:
        """Return the log of a match after a position; raises NotFound or MatchUnavailable."""
        try:
            found = [event_record(row) for row in await self.log.load(_require_id(match), after)]
        except CorruptLog as reason:
            raise _match_unavailable(reason) from reason
        if not found and after < 0:
            raise NotFound("core.no-such-match")
        return found

    async def change(self, match: str, decide: Command, at: int | None = None) -> LoadedMatch:
        """Run a command, append its events and return the match after them.

        After a conflict the command is run again on the newest state. Because another process may
        have changed the match, a rejection counts only if nothing newer is stored.

        Args:
            match: The id of the match.
            decide: The command, which returns the events.
            at: When the request was read (ms since 1970), which is when the player's clock stops.
        """
        forgotten = self._forget_count
        loaded = self._cache.get(match) or await self._load(match)
        read = at or now()
        for _ in range(MAX_TRIES):
            refused: Illegal | None = None
            try:
                with TRACING.span("apply", match=match):
                    after, entries, extra_writes = await self._run_command(loaded, decide, read)
                if entries:
                    # A state that was not written by this process is projected in full, which
                    # restores lost projections.
                    await self._append(
                        after, entries, loaded.match if loaded.is_local else None, extra_writes
                    )
                    if forgotten != self._forget_count:
                        self._cache.pop(match, None)
                    count_events(after.match, entries, loaded.match.phase)
                    return after
            except Illegal as reason:
                refused = reason
            except Conflict:
                forgotten = self._forget_count
                loaded = await self.get(match)
                continue
            forgotten = self._forget_count
            newest = await self.get(match)
            if newest.match.seq == loaded.match.seq:
                if refused is not None:
                    raise refused
                return newest
            loaded = newest
        raise Illegal("core.too-busy")

    async def _run_command(
        self, loaded: LoadedMatch, decide: Command, at: int
    ) -> tuple[LoadedMatch, list[EventRecord], Sequence[PreparedStatement]]:
        entries: list[EventRecord] = []
        events: Sequence[AnyEvent] = decide(loaded)
        find = self._find_conditional_moves
        conditional_moves = await find(loaded) if events and find is not None else None
        loaded = loaded.without_recent()
        while events:
            for event in events:
                loaded, entry = await self._apply_event(loaded, event, at, entries)
                entries.append(entry)
                if conditional_moves is not None:
                    conditional_moves.record_event(event, loaded)
            events = timeout_moves(loaded.game, loaded.match, events[-1]) or (
                () if conditional_moves is None else conditional_moves.reply(loaded)
            )
        writes = () if conditional_moves is None else conditional_moves.writes(loaded)
        return loaded, entries, writes

    async def _apply_event(
        self, loaded: LoadedMatch, event: AnyEvent, at: int, before: Sequence[EventRecord]
    ) -> tuple[LoadedMatch, EventRecord]:
        entry = EventRecord(loaded.match.seq + 1, max(at, loaded.match.at), event)
        if entry.seq > MAX_LOG_LENGTH and isinstance(event, UNBOUNDED_EVENTS):
            raise Illegal("core.log-full", most=MAX_LOG_LENGTH)
        if isinstance(event, TookBack):
            after = await self._apply_take_back(loaded, entry, before)
        else:
            after = loaded.after_entry(apply_event(loaded.game, loaded.match, entry), entry)
        state = after.match.state
        return after, entry if state is None else msgspec.structs.replace(
            entry, digest=digest(state)
        )

    async def _apply_take_back(
        self, loaded: LoadedMatch, entry: EventRecord, before: Sequence[EventRecord]
    ) -> LoadedMatch:
        """Return the match after a take-back, by folding its log from the first event."""
        match = loaded.match.id
        stored = await self.entries(match)
        if len(stored) != entry.seq - len(before):
            raise Conflict(match, entry.seq)
        try:
            return LoadedMatch(
                fold(match, loaded.game, [*stored, *before, entry]), loaded.game, is_local=True
            )
        except CorruptLog as reason:
            raise Illegal(reason.code) from reason

    async def _append(
        self,
        after: LoadedMatch,
        entries: Sequence[EventRecord],
        before: Match[Any] | None = None,
        extra_writes: Sequence[PreparedStatement] = (),
    ) -> None:
        match = after.match
        with TRACING.span("append", match=match.id, seq=match.seq), measured_append():
            await self.log.append(
                [event_row(match.id, entry) for entry in entries],
                projection=project_match(after, before),
                writes=extra_writes,
                on_stored=TRACING.in_current_span(
                    lambda: self._publish_append(match.id, match.seq)
                ),
            )
        self._cache_match(after)
        for listener in self._append_listeners:
            listener(after)
        for entry_listener in self._entry_listeners:
            entry_listener(after, entries)
        if match.seq // SNAPSHOT_INTERVAL != (match.seq - len(entries)) // SNAPSHOT_INTERVAL:
            await self.log.save_snapshot(match.id, match.seq, encode(match))

    def _publish_append(self, match: str, seq: int) -> None:
        self._bus.publish(match_topic(match), append_message(seq, TRACING.traceparent()))

    async def _catch_up(self, cached: LoadedMatch) -> LoadedMatch:
        forgotten = self._forget_count
        rows = await self.log.load(cached.match.id, cached.match.seq)
        if forgotten != self._forget_count:
            return await self._load(cached.match.id)
        return await self._fold(cached.match.id, rows, cached) if rows else cached

    async def _load(self, match: str) -> LoadedMatch:
        forgotten = self._forget_count
        snapshot = await self.log.snapshot(_require_id(match))
        start = None if snapshot is None else self._from_snapshot(snapshot.body)
        loaded = await self._fold(
            match, await self.log.load(match, -1 if start is None else start.match.seq), start
        )
        if forgotten != self._forget_count:
            self._cache.pop(match, None)
        return loaded

    def _from_snapshot(self, body: bytes) -> LoadedMatch | None:
        """Return the match of a snapshot, or None if the current code cannot read it."""
        try:
            opened = msgspec.json.decode(body, type=_SnapshotHeader).opened
            game = self.games.game(opened.game, opened.version)
            return LoadedMatch(match_from_snapshot(game, body), game)
        except (msgspec.DecodeError, Illegal):
            return None

    async def _fold(
        self, match: str, rows: Sequence[EventRow], start: LoadedMatch | None
    ) -> LoadedMatch:
        try:
            tail = [event_record(row) for row in rows]
            if start is not None and any(isinstance(entry.event, TookBack) for entry in tail):
                tail, start = await self.entries(match), None
            if start is None:
                game = self._rules_of(match, tail)
                loaded = LoadedMatch(await _fold_off_loop(match, game, tail), game)
            else:
                loaded = (
                    LoadedMatch(
                        await _fold_off_loop(match, start.game, tail, start.match), start.game
                    )
                    if tail
                    else start
                )
        except CorruptLog as reason:
            self._cache.pop(match, None)
            raise _match_unavailable(reason) from reason
        self._cache_match(loaded)
        return loaded

    def _rules_of(self, match: str, entries: Sequence[EventRecord]) -> AnyGame:
        if not entries:
            raise NotFound("core.no-such-match")
        opened = entries[0].event
        if not isinstance(opened, Opened):
            raise CorruptLog(match, 0, "the log does not begin with an opening")
        return self.games.game(opened.game, opened.version)

    def _cache_match(self, loaded: LoadedMatch) -> None:
        cached = self._cache.get(loaded.match.id)
        # A reader may fold an entry from the log while this process appends it. The appended match
        # knows the effects of its newest entries, so the folded one does not replace it.
        if (
            cached is None
            or cached.match.seq < loaded.match.seq
            or (cached.match.seq == loaded.match.seq and loaded.is_local)
        ):
            self._cache[loaded.match.id] = loaded
        self._cache.move_to_end(loaded.match.id)
        if len(self._cache) > MAX_CACHED:
            self._cache.popitem(last=False)


class _SnapshotGame(msgspec.Struct):
    game: str
    version: int


class _SnapshotHeader(msgspec.Struct):
    """The part of a snapshot that determines the rules for decoding the rest."""

    opened: _SnapshotGame


def _require_id(match: str) -> str:
    """Return a match id if it is well-formed; raises NotFound otherwise."""
    if MATCH_ID_PATTERN.fullmatch(match) is None:
        raise NotFound("core.no-such-match")
    return match


def _match_unavailable(reason: CorruptLog) -> MatchUnavailable:
    """Return the error for a log that cannot be folded.

    The details of an illegal action may be secret, so the error has only its code.
    """
    words = reason.code if reason.reason.startswith(reason.code) else reason.reason
    return MatchUnavailable("core.corrupt-log", match=reason.match, seq=reason.seq, reason=words)


async def _fold_off_loop(
    match: str, game: AnyGame, tail: Sequence[EventRecord], start: Match[Any] | None = None
) -> Match[Any]:
    """Return the match after a part of its log, folded in a thread if long; raises CorruptLog."""
    return (
        fold(match, game, tail, start)
        if len(tail) <= LONG_TAIL
        else await asyncio.to_thread(fold, match, game, tail, start)
    )
