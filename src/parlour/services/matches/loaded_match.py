"""A match in memory, with its rules and data that is cached for viewers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from parlour.core import abandonment
from parlour.core.clock import Clock
from parlour.core.codec import encode
from parlour.core.embedded_json import OptionsJson, RankingJson
from parlour.core.event import Claimed, EventRecord, Flagged, Left, Moved, Started, TookBack
from parlour.core.fold import current_turn, result_ranking, score_breakdown
from parlour.core.game import AnyGame, GameEvent, ScoreSource, Turn
from parlour.core.match import Match
from parlour.core.step import MatchTransition
from parlour.core.value import Value
from parlour.services.matches.layouts import layout_json
from parlour.services.matches.seat_occupants import SeatOccupant, seat_occupants

STEP_EVENTS = (Started, Moved, TookBack, Left, Flagged, Claimed)
"""The events at which replay stops and after which decisions open."""


class RecentEntry(NamedTuple):
    """A log entry that this process appended, with its effects."""

    entry: EventRecord
    """The log entry."""

    events: tuple[GameEvent, ...]
    """The game events that it caused."""

    spent_ms: int
    """The time (ms) that the decision took."""

    match: Match[Any]
    """The match after the entry."""


class SharedFrame(Value, frozen=True, kw_only=True):
    """The fields of a frame that are the same for all viewers."""

    match: str
    """The match id."""

    seq: int
    """The position in the log."""

    at: int
    """The time of the last event (ms since 1970)."""

    game: str
    """The game."""

    phase: str
    """`gathering`, `playing` or `over`."""

    past: bool
    """Whether the frame shows an earlier position."""

    options: OptionsJson
    """The options of the game, as JSON."""

    turn: Turn
    """The seats that must decide now."""

    ranking: RankingJson
    """The current ranking, null before the start."""

    clocks: Clock
    """The clocks."""

    seats: tuple[SeatOccupant | None, ...]
    """The occupants of the seats."""

    score_breakdown: tuple[ScoreSource, ...] | None
    """The score breakdown after the end of the match."""

    paused: bool
    """Whether the match is paused."""

    nudge_at: int | None
    """The time (ms since 1970) from which idle players may be nudged, or None."""

    claim_at: int | None
    """The time (ms since 1970) from which the match may be claimed as abandoned, or None."""


@dataclass(frozen=True)
class LoadedMatch:
    """A match with its rules and recent log entries."""

    match: Match[Any]
    """The state of the match."""

    game: AnyGame
    """The rules of the match."""

    is_local: bool = False
    """Whether this process appended the last event."""

    recent: tuple[RecentEntry, ...] = ()
    """The newest entries without a gap whose effects are known without folding the log."""

    last_step_at: int | None = None
    """The time of the last step (ms since 1970), or None if unknown."""

    def after_entry(self, step: MatchTransition, entry: EventRecord) -> LoadedMatch:
        """Return the match after an entry that this process is appending."""
        is_decision = isinstance(entry.event, Moved)
        step_at = entry.at if isinstance(entry.event, STEP_EVENTS) else self.last_step_at
        spent_ms = (
            entry.at - self.last_step_at if is_decision and self.last_step_at is not None else 0
        )
        # Without the time of the last step the thinking time is unknown, and readers use the
        # history instead.
        is_time_known = not is_decision or self.last_step_at is not None
        recent = (
            (*self.recent, RecentEntry(entry, step.events, spent_ms, step.match))
            if is_time_known
            else ()
        )
        return LoadedMatch(step.match, self.game, True, recent, step_at)

    @cached_property
    def turn(self) -> Turn:
        """The seats that must decide now."""
        return current_turn(self.game, self.match)

    @cached_property
    def ranking_json(self) -> msgspec.Raw:
        """The JSON of the ranking, which is null before the start."""
        return msgspec.Raw(encode(result_ranking(self.game, self.match)))

    @cached_property
    def public_view(self) -> Any:
        """The public view of the state, or None before the start."""
        state = self.match.state
        return None if state is None else self.game.view(state, None)

    @cached_property
    def public_json(self) -> msgspec.Raw | None:
        """The JSON of the public view, encoded once for all viewers, or None before the start."""
        return None if self.public_view is None else msgspec.Raw(encode(self.public_view))

    @cached_property
    def public_layout(self) -> msgspec.Raw | None:
        """The JSON of the layout of the public view, or None without a layout."""
        return layout_json(self.game, self.public_view)

    @cached_property
    def shared_json(self) -> bytes:
        """The JSON of the shared fields of the newest frame."""
        return encode(self.shared_frame())

    def shared_frame(self, past: bool = False) -> SharedFrame:
        """Return the shared fields of a frame; `past` marks a frame of an earlier position."""
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
            ranking=self.ranking_json,
            clocks=match.clock,
            seats=seat_occupants(match),
            score_breakdown=tuple(score_breakdown(self.game, match))
            if match.phase == "over"
            else None,
            paused=match.paused,
            nudge_at=abandonment.nudge_at(match),
            claim_at=abandonment.claim_at(match),
        )

    def without_recent(self) -> LoadedMatch:
        """Return the match without recent entries, as it is at the start of a command."""
        return LoadedMatch(self.match, self.game, self.is_local, (), self.last_step_at)
