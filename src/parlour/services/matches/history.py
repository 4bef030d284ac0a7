"""The move list of a match, as each seat may read it during the match and in the analysis.

A log is folded once and the result is kept, so that later readers of a long match are fast.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict, defaultdict
from typing import Any

from parlour.core.event import (
    Answered,
    AnyEvent,
    Claimed,
    Continued,
    EventRecord,
    Excused,
    Hinted,
    Left,
    Moved,
    Nudged,
    Offered,
    Resumed,
    Seated,
    TookBack,
)
from parlour.core.fold import fold, match_ranking
from parlour.core.game import AnyGame, LogEntry, Seat
from parlour.core.match import Match
from parlour.core.step import MatchTransition, apply_event, apply_take_back
from parlour.core.value import Value
from parlour.services.matches.loaded_match import STEP_EVENTS, LoadedMatch, RecentEntry
from parlour.services.matches.match_store import Matches

LISTED_EVENTS = (
    *STEP_EVENTS,
    Offered,
    Answered,
    Continued,
    Nudged,
    Claimed,
    Excused,
    Hinted,
    Seated,
    Resumed,
)
"""The events that the move list shows."""

MAX_CACHED = 48
"""The maximum number of histories in the cache."""

YIELD_INTERVAL = 20
"""The number of entries after which other tasks may run."""


class MoveListEntry(Value, frozen=True, kw_only=True):
    """A line of the move list, as a seat or the public may read it."""

    seq: int
    """The position in the log."""

    at: int
    """The time of the event (ms since 1970)."""

    kind: str
    """The kind of the event, its name in lower case."""

    seat: Seat | None = None
    """The seat that acted, if any."""

    log_entries: tuple[LogEntry, ...] = ()
    """The log entries of the game that the seat may read."""

    spent_ms: int = 0
    """The time (ms) that the decision took."""

    details: dict[str, str | int | bool] = {}
    """Public details of the event, such as the kind of an offer."""

    scores: tuple[int, ...] | None = None
    """The scores after a decision, in games with scores."""


class MatchHistory:
    """A match at every position of its log, with the move lists of all seats."""

    def __init__(self, loaded: LoadedMatch) -> None:
        self._match, self.game = loaded.match.id, loaded.game
        self._log: list[EventRecord] = []
        self._steps: list[MatchTransition] = []
        self._entries: defaultdict[Seat | None, list[MoveListEntry]] = defaultdict(list)
        self._positions_read: defaultdict[Seat | None, int] = defaultdict(int)

    @property
    def seq(self) -> int:
        """The last known position of the log."""
        return len(self._log) - 1

    @property
    def step_count(self) -> int:
        """The number of steps in the match."""
        return sum(isinstance(entry.event, STEP_EVENTS) for entry in self._log)

    def add(self, entry: EventRecord) -> None:
        """Add an entry of the log unless it is already known."""
        if entry.seq != len(self._log):
            return
        self._steps.append(self._step_after(entry))
        self._log.append(entry)

    def _step_after(self, entry: EventRecord) -> MatchTransition:
        if not self._steps:
            return MatchTransition(fold(self._match, self.game, [entry]))
        before = self._steps[-1].match
        if isinstance(entry.event, TookBack):
            return MatchTransition(
                apply_take_back(self.game, before, self._steps[entry.event.to].match, entry)
            )
        return apply_event(self.game, before, entry)

    def entries(
        self, seat: Seat | None, after: int = -1, until: int | None = None
    ) -> list[MoveListEntry]:
        """Return the move list of a seat between two log positions.

        Args:
            seat: The seat, or None for the public.
            after: The position before the first entry.
            until: The position of the last entry, or None for the end.
        """
        for entry in self._log[self._positions_read[seat] :]:
            if isinstance(entry.event, LISTED_EVENTS):
                self._entries[seat].append(self._build_entry(entry, seat))
        self._positions_read[seat] = len(self._log)
        entries_of_seat = self._entries[seat]
        end = (
            len(entries_of_seat)
            if until is None
            else bisect_right(entries_of_seat, until, key=_entry_seq)
        )
        return entries_of_seat[bisect_right(entries_of_seat, after, key=_entry_seq) : end]

    @property
    def start_seq(self) -> int:
        """The log position at which the match started."""
        return next(seq for seq, step in enumerate(self._steps) if step.match.phase != "gathering")

    def match_at(self, seq: int) -> Match[Any] | None:
        """Return the match at a log position, or None before its start and beyond its log."""
        found = self._steps[seq].match if 0 <= seq < len(self._steps) else None
        return None if found is None or found.phase == "gathering" else found

    def match_at_step(self, number: int) -> Match[Any] | None:
        """Return the match after a step (numbered from 0), or None if there is no such step."""
        step_seqs = [entry.seq for entry in self._log if isinstance(entry.event, STEP_EVENTS)]
        return self._steps[step_seqs[number]].match if 0 <= number < len(step_seqs) else None

    def steps_with_matches(self) -> list[tuple[EventRecord, Match[Any] | None]]:
        """Return the log entry of each step, with the match before it (None before the first)."""
        before: list[MatchTransition | None] = [None, *self._steps]
        return [
            (entry, None if at is None else at.match)
            for entry, at in zip(self._log, before, strict=False)
            if isinstance(entry.event, STEP_EVENTS)
        ]

    def _build_entry(self, entry: EventRecord, seat: Seat | None) -> MoveListEntry:
        spent = (
            entry.at - self._decision_opened_at(entry.seq) if isinstance(entry.event, Moved) else 0
        )
        after = self._steps[entry.seq]
        return _move_list_entry(
            self.game, RecentEntry(entry, after.events, spent, after.match), seat
        )

    def _decision_opened_at(self, seq: int) -> int:
        """Return the time (ms since 1970) when the last decision before a log position opened."""
        return next(
            self._log[before].at
            for before in range(seq - 1, -1, -1)
            if isinstance(self._log[before].event, STEP_EVENTS)
        )


def _entry_seq(entry: MoveListEntry) -> int:
    return entry.seq


class MatchHistories:
    """A cache of match histories, limited to the most recently used."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._cache: OrderedDict[str, MatchHistory] = OrderedDict()

    async def load(self, loaded: LoadedMatch) -> MatchHistory:
        """Return the history of a match, at least up to the position of `loaded`."""
        match = loaded.match.id
        found = self._cache.setdefault(match, MatchHistory(loaded))
        self._cache.move_to_end(match)
        if len(self._cache) > MAX_CACHED:
            self._cache.popitem(last=False)
        if found.seq < loaded.match.seq:
            for index, entry in enumerate(await self._matches.entries(match, found.seq)):
                if index % YIELD_INTERVAL == YIELD_INTERVAL - 1:
                    await asyncio.sleep(0)
                found.add(entry)
        return found


def recent_entries(
    loaded: LoadedMatch, seat: Seat | None, after: int
) -> list[MoveListEntry] | None:
    """Return a seat's move list after a log position, or None if they do not go back so far."""
    if not loaded.recent or loaded.recent[0].entry.seq > after + 1:
        return None
    return [
        _move_list_entry(loaded.game, recent_entry, seat)
        for recent_entry in loaded.recent
        if recent_entry.entry.seq > after and isinstance(recent_entry.entry.event, LISTED_EVENTS)
    ]


def _move_list_entry(game: AnyGame, recent: RecentEntry, seat: Seat | None) -> MoveListEntry:
    entry = recent.entry
    return MoveListEntry(
        seq=entry.seq,
        at=entry.at,
        kind=type(entry.event).__name__.lower(),
        seat=getattr(entry.event, "seat", None),
        log_entries=tuple(game.log_entries(recent.events, seat)),
        spent_ms=recent.spent_ms,
        details=_details(entry.event, recent.match),
        scores=_scores(game, recent),
    )


def _scores(game: AnyGame, recent: RecentEntry) -> tuple[int, ...] | None:
    """Return the scores after a decision, as every page shows them, or None."""
    found = match_ranking(game, recent.match) if isinstance(recent.entry.event, Moved) else None
    return None if found is None else found.scores


def _details(event: AnyEvent, after: Match[Any]) -> dict[str, str | int | bool]:
    """Return the public details of an event, which never include keys, nonces or actions."""
    match event:
        case Left():
            return {"why": event.why}
        case Moved() if event.lag:
            return {"lag": event.lag}
        case Offered() | Claimed():
            return {"what": event.what}
        case Answered(yes=False):
            return {"yes": False, **_refused_offer(after)}
        case Answered():
            return {"yes": event.yes}
        case Seated():
            return {
                "name": event.name,
                **({"for": True} if event.bot is not None and event.player is not None else {}),
            }
        case TookBack():
            return {"to": event.to, **({"redrawn": True} if event.redrawn else {})}
        case _:
            return {}


def _refused_offer(after: Match[Any]) -> dict[str, str | bool]:
    """Return the kind of a refused offer, and whether the offering seat withdrew it."""
    closed = after.closed_offers[-1]
    return {"what": closed.what, **({"withdrawn": True} if closed.by == closed.seat else {})}
