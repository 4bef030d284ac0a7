"""What a seat saw happen, step by step, for the move list and the review.

A log is folded once and the folds are kept, so that a long match costs the same for its hundredth reader as a short one.
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
"""The events that the move list names."""

MAX_CACHED = 48
"""How many matches stay unfolded in memory: a cache that may be emptied at any time."""

YIELD_INTERVAL = 20
"""After so many entries everybody else is let through."""


class MoveListEntry(Value, frozen=True, kw_only=True):
    """One line of the move list, as one seat (or the public) may read it; `scores` are those after a decision, where a game has any."""

    seq: int
    at: int
    kind: str
    seat: Seat | None = None
    news: tuple[LogEntry, ...] = ()
    spent_ms: int = 0
    details: dict[str, str | int | bool] = {}
    scores: tuple[int, ...] | None = None


class MatchHistory:
    """A match at every position of its log, and the move list of each seat as far as it was asked for."""

    def __init__(self, loaded: LoadedMatch) -> None:
        self._match, self.game = loaded.match.id, loaded.game
        self._log: list[EventRecord] = []
        self._steps: list[MatchTransition] = []
        self._entries: defaultdict[Seat | None, list[MoveListEntry]] = defaultdict(list)
        self._positions_read: defaultdict[Seat | None, int] = defaultdict(int)

    @property
    def seq(self) -> int:
        """The last position that is known."""
        return len(self._log) - 1

    @property
    def step_count(self) -> int:
        """How many steps a review has."""
        return sum(isinstance(entry.event, STEP_EVENTS) for entry in self._log)

    def add(self, entry: EventRecord) -> None:
        """Go on by one entry; one that is known already changes nothing."""
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
        """Return the move list through the eyes of a seat; with `after` only what came later in the log, with `until` nothing later than that."""
        for entry in self._log[self._positions_read[seat] :]:
            if isinstance(entry.event, LISTED_EVENTS):
                self._entries[seat].append(self._build_entry(entry, seat))
        self._positions_read[seat] = len(self._log)
        known = self._entries[seat]
        end = len(known) if until is None else bisect_right(known, until, key=_entry_seq)
        return known[bisect_right(known, after, key=_entry_seq) : end]

    @property
    def start_seq(self) -> int:
        """The position at which the match began."""
        return next(seq for seq, step in enumerate(self._steps) if step.match.phase != "gathering")

    def match_at(self, seq: int) -> Match[Any] | None:
        """Return the match at a position of its log once it had begun, or None where there is none."""
        found = self._steps[seq].match if 0 <= seq < len(self._steps) else None
        return None if found is None or found.phase == "gathering" else found

    def match_at_step(self, number: int) -> Match[Any] | None:
        """Return the match at the n-th step of its review, or None beyond the last."""
        stops = [entry.seq for entry in self._log if isinstance(entry.event, STEP_EVENTS)]
        return self._steps[stops[number]].match if 0 <= number < len(stops) else None

    def steps_with_matches(self) -> list[tuple[EventRecord, Match[Any] | None]]:
        """Return the entry of each step of the review, and the match before it (None: there was none)."""
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
        """Return when the last thing before a position happened that asked anybody to decide."""
        return next(
            self._log[before].at
            for before in range(seq - 1, -1, -1)
            if isinstance(self._log[before].event, STEP_EVENTS)
        )


def _entry_seq(entry: MoveListEntry) -> int:
    return entry.seq


class MatchHistories:
    """The histories that were asked for last."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._cache: OrderedDict[str, MatchHistory] = OrderedDict()

    async def load(self, loaded: LoadedMatch) -> MatchHistory:
        """Return the history of a match, up to its newest entry at least as known by `loaded`."""
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
    """Return what a seat saw happen beyond a position, or None where that reaches behind what this process appended last."""
    if not loaded.recent or loaded.recent[0].entry.seq > after + 1:
        return None
    return [
        _move_list_entry(loaded.game, one, seat)
        for one in loaded.recent
        if one.entry.seq > after and isinstance(one.entry.event, LISTED_EVENTS)
    ]


def _move_list_entry(game: AnyGame, recent: RecentEntry, seat: Seat | None) -> MoveListEntry:
    entry = recent.entry
    return MoveListEntry(
        seq=entry.seq,
        at=entry.at,
        kind=type(entry.event).__name__.lower(),
        seat=getattr(entry.event, "seat", None),
        news=tuple(game.log_entries(recent.events, seat)),
        spent_ms=recent.spent_ms,
        details=_details(entry.event, recent.match),
        scores=_scores(game, recent),
    )


def _scores(game: AnyGame, recent: RecentEntry) -> tuple[int, ...] | None:
    """Return how many points each seat had after a decision: what every page was shown of it."""
    found = match_ranking(game, recent.match) if isinstance(recent.entry.event, Moved) else None
    return None if found is None else found.scores


def _details(event: AnyEvent, after: Match[Any]) -> dict[str, str | int | bool]:
    """Return what a line says beside its seat, with the match after it. Only public facts: no key, no nonce, no action."""
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
            return {"to": event.to, **({"anew": True} if event.anew else {})}
        case _:
            return {}


def _refused_offer(after: Match[Any]) -> dict[str, str | bool]:
    """Return which proposal a no has just closed, and whether it was withdrawn by the seat that made it."""
    closed = after.closed_offers[-1]
    return {"what": closed.what, **({"withdrawn": True} if closed.by == closed.seat else {})}
