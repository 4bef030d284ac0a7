"""Matches in play: loaded from the log, changed only by appending to it."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

import msgspec

from parlour.core.codec import digest, encode
from parlour.core.event import AnyEvent, Arranged, Hinted, Logged, Nudged, Offered, Opened, Seated, TookBack
from parlour.core.fold import Broken, fold
from parlour.core.game import AnyGame, Illegal
from parlour.core.match import Match, restored
from parlour.core.step import step
from parlour.db.log import Conflict, Log
from parlour.db.records import Row, Write
from parlour.db.rows import logged, row
from parlour.services.errors import Missing, Stopped
from parlour.services.games import Games
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.projection import facts
from parlour.services.matches.timeout_moves import house_moves
from parlour.services.time import now

KEPT = 2_000
"""How many matches stay in memory: a cache that may be emptied at any time."""

SNAPSHOT_EVERY = 64
"""After so many events a snapshot is kept, so that a cold start folds a short tail."""

TRIES = 20
"""How often a lost race is run again before the house gives up."""

LONGEST_LOG = 2_000
"""Beyond this position a log takes only what brings its match to an end: nobody fills the house by proposing and declining."""

LONG_TAIL = 100
"""A longer piece of a log is folded beside the event loop: an entry takes up to half a millisecond."""

ENDLESS = (Arranged, Seated, Offered, Nudged, Hinted)

ID = re.compile(r"[\w-]{1,64}", re.ASCII)


Decide = Callable[[LoadedMatch], Sequence[AnyEvent]]
"""Names the events that a command adds to a match, or raises Illegal."""

Projection = Callable[[LoadedMatch, Sequence[Logged]], Sequence[Write]]
"""Returns what a further projection writes for these new entries of a match, in the append's own transaction."""


class Foresight(Protocol):
    """What people at a match have laid for what may come."""

    def hear(self, event: AnyEvent, after: LoadedMatch) -> None:
        """Go on by an event that is being added."""

    def answer(self, after: LoadedMatch) -> Sequence[AnyEvent]:
        """Return what somebody laid for just this moment, or nothing."""

    def writes(self, after: LoadedMatch) -> Sequence[Write]:
        """Return what is written with the append, in its own transaction."""


Follow = Callable[[LoadedMatch], Awaitable[Foresight | None]]
"""Returns what was laid at a match that is about to change, or None where nobody may lay anything."""

Heard = Callable[[LoadedMatch], None]
"""Called with a match that this process has just appended to."""


class Matches:
    """All matches of this house. The log is the truth; what is held here is only its newest fold."""

    def __init__(self, log: Log, rules: Games) -> None:
        self.log, self.games = log, rules
        self.appended: list[Heard] = []
        self.projections: list[Projection] = []
        self.follow: Follow = _nobody_plans
        self._kept: OrderedDict[str, LoadedMatch] = OrderedDict()
        self._forgotten = 0

    async def open(self, match: str, events: Sequence[AnyEvent]) -> LoadedMatch:
        """Append the first events of a new match and return it."""
        opened = events[0]
        assert isinstance(opened, Opened)
        game = self.games.game(opened.game)
        at = now()
        entries = [Logged(0, at, opened)]
        loaded = LoadedMatch(fold(match, game, entries), game, here=True)
        for event in events[1:]:
            loaded, entry = await self._stepped(loaded, event, at, entries)
            entries.append(entry)
        await self._append(loaded, entries)
        return loaded

    async def adopt(self, match: str, game: AnyGame, entries: Sequence[Logged]) -> LoadedMatch:
        """Store a whole match that was played elsewhere; raises Conflict where there is one of its id, and Broken."""
        loaded = LoadedMatch(await asyncio.to_thread(fold, match, game, entries), game, here=True)
        await self._append(loaded, entries)
        return loaded

    async def get(self, match: str) -> LoadedMatch:
        """Return the newest state of a match; raises Missing, or Stopped for a log that cannot be folded."""
        kept = self._kept.get(match)
        if kept is not None:
            return await self._caught_up(kept)
        return await self._loaded(match)

    async def at_least(self, match: str, seq: int) -> LoadedMatch:
        """Return a match that has reached a position, from memory where possible."""
        kept = self._kept.get(match)
        return kept if kept is not None and kept.match.seq >= seq else await self.get(match)

    def remembered(self, match: str) -> LoadedMatch | None:
        """Return what is in memory of a match, which need not be its newest state."""
        return self._kept.get(match)

    def forget(self, match: str) -> None:
        """Let go of what is in memory of a match: its names were rewritten. What is being read or appended just now is not kept either."""
        self._forgotten += 1
        self._kept.pop(match, None)

    async def entries(self, match: str, after: int = -1) -> list[Logged]:
        """Return the log of a match beyond a position; raises Missing for an unknown match, or Stopped."""
        try:
            found = [logged(row) for row in await self.log.load(_required_id(match), after)]
        except Broken as reason:
            raise _stopped(reason) from reason
        if not found and after < 0:
            raise Missing("core.no-such-match")
        return found

    async def change(self, match: str, decide: Decide, at: int | None = None) -> LoadedMatch:
        """Append what `decide` names and return the match after it; a lost race is run again on the newest state.

        `at` is when the bytes of the decision were read: its clock stops there, however long the rest takes.
        What another process did may not have been heard yet, so a refusal only counts if nothing newer is stored.
        """
        forgotten = self._forgotten
        loaded = self._kept.get(match) or await self._loaded(match)
        read = at or now()
        for _ in range(TRIES):
            refused: Illegal | None = None
            try:
                after, entries, laid = await self._decided(loaded, decide, read)
                if entries:
                    # What this process did not write itself is projected whole, so that what was lost is there again.
                    await self._append(after, entries, loaded.match if loaded.here else None, laid)
                    if forgotten != self._forgotten:
                        self._kept.pop(match, None)
                    return after
            except Illegal as reason:
                refused = reason
            except Conflict:
                forgotten = self._forgotten
                loaded = await self.get(match)
                continue
            forgotten = self._forgotten
            newest = await self.get(match)
            if newest.match.seq == loaded.match.seq:
                if refused is not None:
                    raise refused
                return newest
            loaded = newest
        raise Illegal("core.too-busy")

    async def _decided(self, loaded: LoadedMatch, decide: Decide, at: int) -> tuple[LoadedMatch, list[Logged], Sequence[Write]]:
        entries: list[Logged] = []
        events: Sequence[AnyEvent] = decide(loaded)
        foresight = await self.follow(loaded) if events else None
        loaded = loaded.begun_anew()
        while events:
            for event in events:
                loaded, entry = await self._stepped(loaded, event, at, entries)
                entries.append(entry)
                if foresight is not None:
                    foresight.hear(event, loaded)
            events = house_moves(loaded.game, loaded.match, events[-1]) or (() if foresight is None else foresight.answer(loaded))
        return loaded, entries, () if foresight is None else foresight.writes(loaded)

    async def _stepped(self, loaded: LoadedMatch, event: AnyEvent, at: int, before: Sequence[Logged]) -> tuple[LoadedMatch, Logged]:
        entry = Logged(loaded.match.seq + 1, max(at, loaded.match.at), event)
        if entry.seq > LONGEST_LOG and isinstance(event, ENDLESS):
            raise Illegal("core.log-full", most=LONGEST_LOG)
        if isinstance(event, TookBack):
            after = await self._taken_back(loaded, entry, before)
        else:
            after = loaded.after(step(loaded.game, loaded.match, entry), entry)
        state = after.match.state
        return after, entry if state is None else msgspec.structs.replace(entry, digest=digest(state))

    async def _taken_back(self, loaded: LoadedMatch, entry: Logged, before: Sequence[Logged]) -> LoadedMatch:
        """Return a match after a take-back, which may reach behind what is kept, so it is folded from the beginning."""
        match = loaded.match.id
        stored = await self.entries(match)
        if len(stored) != entry.seq - len(before):
            raise Conflict(match, entry.seq)
        try:
            return LoadedMatch(fold(match, loaded.game, [*stored, *before, entry]), loaded.game, here=True)
        except Broken as reason:
            raise Illegal(reason.code) from reason

    async def _append(self, after: LoadedMatch, entries: Sequence[Logged], before: Match[Any] | None = None, laid: Sequence[Write] = ()) -> None:
        match = after.match
        more = [*laid, *(write for projection in self.projections for write in projection(after, entries))]
        await self.log.append([row(match.id, entry) for entry in entries], facts=facts(after, before), more=more)
        self._keep(after)
        for heard in self.appended:
            heard(after)
        if match.seq // SNAPSHOT_EVERY != (match.seq - len(entries)) // SNAPSHOT_EVERY:
            await self.log.keep_snapshot(match.id, match.seq, encode(match))

    async def _caught_up(self, kept: LoadedMatch) -> LoadedMatch:
        forgotten = self._forgotten
        rows = await self.log.load(kept.match.id, kept.match.seq)
        if forgotten != self._forgotten:
            return await self._loaded(kept.match.id)
        return await self._folded(kept.match.id, rows, kept) if rows else kept

    async def _loaded(self, match: str) -> LoadedMatch:
        forgotten = self._forgotten
        snapshot = await self.log.snapshot(_required_id(match))
        start = None if snapshot is None else self._from_snapshot(snapshot[1])
        loaded = await self._folded(match, await self.log.load(match, -1 if start is None else start.match.seq), start)
        if forgotten != self._forgotten:
            self._kept.pop(match, None)
        return loaded

    def _from_snapshot(self, body: bytes) -> LoadedMatch | None:
        """Return the match that a snapshot holds, or None for one that today's code cannot read: it is only a cache."""
        try:
            opened = msgspec.json.decode(body, type=_Named).opened
            game = self.games.game(opened.game, opened.version)
            return LoadedMatch(restored(game, body), game)
        except (msgspec.DecodeError, Illegal):
            return None

    async def _folded(self, match: str, rows: Sequence[Row], start: LoadedMatch | None) -> LoadedMatch:
        try:
            tail = [logged(row) for row in rows]
            if start is not None and any(isinstance(entry.event, TookBack) for entry in tail):
                tail, start = await self.entries(match), None
            if start is None:
                game = self._rules_of(match, tail)
                loaded = LoadedMatch(await _folded(match, game, tail), game)
            else:
                loaded = LoadedMatch(await _folded(match, start.game, tail, start.match), start.game) if tail else start
        except Broken as reason:
            self._kept.pop(match, None)
            raise _stopped(reason) from reason
        self._keep(loaded)
        return loaded

    def _rules_of(self, match: str, entries: Sequence[Logged]) -> AnyGame:
        if not entries:
            raise Missing("core.no-such-match")
        opened = entries[0].event
        if not isinstance(opened, Opened):
            raise Broken(match, 0, "the log does not begin with an opening")
        return self.games.game(opened.game, opened.version)

    def _keep(self, loaded: LoadedMatch) -> None:
        kept = self._kept.get(loaded.match.id)
        if kept is None or kept.match.seq <= loaded.match.seq:
            self._kept[loaded.match.id] = loaded
        self._kept.move_to_end(loaded.match.id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


async def _nobody_plans(loaded: LoadedMatch) -> None:
    """Return nothing: nobody has told these matches of plans."""


class _NamedGame(msgspec.Struct):
    game: str
    version: int


class _Named(msgspec.Struct):
    """Just enough of a snapshot to learn whose rules read the rest."""

    opened: _NamedGame


def _required_id(match: str) -> str:
    """Return what may be the id of a match; raises Missing for what no database should be asked."""
    if ID.fullmatch(match) is None:
        raise Missing("core.no-such-match")
    return match


def _stopped(reason: Broken) -> Stopped:
    """Return the refusal of a match that cannot be folded. What its rules refused may be a secret, so only the code is told."""
    words = reason.code if reason.reason.startswith(reason.code) else reason.reason
    return Stopped("core.broken", match=reason.match, seq=reason.seq, reason=words)


async def _folded(match: str, game: AnyGame, tail: Sequence[Logged], start: Match[Any] | None = None) -> Match[Any]:
    """Return the match after a piece of its log; raises Broken."""
    return fold(match, game, tail, start) if len(tail) <= LONG_TAIL else await asyncio.to_thread(fold, match, game, tail, start)
