"""A match in memory, beside the rules it is played by."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from parlour.core import abandonment
from parlour.core.clock import Clock
from parlour.core.codec import encode
from parlour.core.event import Claimed, EventRecord, Flagged, Left, Moved, Started, TookBack
from parlour.core.fold import current_turn, match_ranking, score_breakdown
from parlour.core.game import AnyGame, GameEvent, ScoreSource, Turn
from parlour.core.match import Match
from parlour.core.step import MatchTransition
from parlour.core.value import Value
from parlour.services.matches.seat_occupants import SeatOccupant, seat_occupants

STEP_EVENTS = (Started, Moved, TookBack, Left, Flagged, Claimed)
"""The events that a review stops at, and that ask somebody to decide."""


class RecentEntry(NamedTuple):
    """An entry, what happened in its game, how long its decision took in ms, and the match after it."""

    entry: EventRecord
    events: tuple[GameEvent, ...]
    spent_ms: int
    match: Match[Any]


class SharedFrame(Value, frozen=True, kw_only=True):
    """What a frame tells everybody alike; from `nudge_at` on those who are awaited may be reminded, from `claim_at` on it was left lying."""

    match: str
    seq: int
    at: int
    game: str
    phase: str
    past: bool
    options: msgspec.Raw
    turn: Turn
    standing: msgspec.Raw
    clocks: Clock
    chairs: tuple[SeatOccupant | None, ...]
    sources: tuple[ScoreSource, ...] | None
    paused: bool
    nudge_at: int | None
    claim_at: int | None


@dataclass(frozen=True)
class LoadedMatch:
    """A match beside its rules; `here`: this very process appended its last event.

    `recent` are the last entries of its log without a gap, as far as what happened with them is known without a fold;
    `asked_at` is the moment of the last step (None: not known).
    """

    match: Match[Any]
    game: AnyGame
    is_local: bool = False
    recent: tuple[RecentEntry, ...] = ()
    last_step_at: int | None = None

    def after_entry(self, step: MatchTransition, entry: EventRecord) -> LoadedMatch:
        """Return the match after an entry that this process appends."""
        decided = isinstance(entry.event, Moved)
        asked_at = entry.at if isinstance(entry.event, STEP_EVENTS) else self.last_step_at
        spent = entry.at - self.last_step_at if decided and self.last_step_at is not None else 0
        # Without the moment of the question nobody knows how long the answer took: a history is read for it.
        known = not decided or self.last_step_at is not None
        recent = (*self.recent, RecentEntry(entry, step.events, spent, step.match)) if known else ()
        return LoadedMatch(step.match, self.game, True, recent, asked_at)

    @cached_property
    def turn(self) -> Turn:
        """Who must decide now."""
        return current_turn(self.game, self.match)

    @cached_property
    def ranking_json(self) -> msgspec.Raw:
        """The JSON of how the seats stand, for frames and lists; null before the start."""
        return msgspec.Raw(encode(match_ranking(self.game, self.match)))

    @cached_property
    def public_view(self) -> Any:
        """What everybody may see; in a game that hides nothing it is what every seat sees. None before the start."""
        state = self.match.state
        return None if state is None else self.game.view(state, None)

    @cached_property
    def public_json(self) -> msgspec.Raw | None:
        """The JSON of what everybody may see, made once for lists, watchers and seats; None before the start."""
        return None if self.public_view is None else msgspec.Raw(encode(self.public_view))

    @cached_property
    def shared_json(self) -> bytes:
        """The JSON of what all frames of the newest state tell alike."""
        return encode(self.shared_frame())

    def shared_frame(self, past: bool = False) -> SharedFrame:
        """Return what all frames of this moment tell alike; `past`: they are looked back at."""
        match = self.match
        return SharedFrame(
            match=match.id,
            seq=match.seq,
            at=match.at,
            game=match.opened.game,
            phase=match.phase,
            past=past,
            options=match.options,
            turn=self.turn,
            standing=self.ranking_json,
            clocks=match.clock,
            chairs=seat_occupants(match),
            sources=tuple(score_breakdown(self.game, match)) if match.phase == "over" else None,
            paused=match.paused,
            nudge_at=abandonment.nudge_at(match),
            claim_at=abandonment.claim_at(match),
        )

    def without_recent(self) -> LoadedMatch:
        """Return the match before a command: what this process appended earlier is recent no more."""
        return LoadedMatch(self.match, self.game, self.is_local, (), self.last_step_at)
