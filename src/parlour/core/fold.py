"""A match as a fold over its log. Nothing about a match lives anywhere else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

from parlour.core import clock as clocks
from parlour.core.codec import digest
from parlour.core.event import EventRecord, TookBack
from parlour.core.game import AnyGame, Illegal, Ranking, ScoreSource, Seat, Turn, replace
from parlour.core.match import Match
from parlour.core.seating import open_match, require_same_rules
from parlour.core.step import apply_event, apply_take_back

DRAW_REASONS = ("agreed", "lying", "void")
"""The reasons from outside the rules with which all share the first rank."""


class CorruptLog(Exception):
    """A log that cannot be folded: this match alone stops, with the position, a stable code and the reason in words."""

    def __init__(self, match: str, seq: int, reason: str, code: str = "core.unreadable") -> None:
        super().__init__(f"match {match} stops at position {seq}: {reason}")
        self.match, self.seq, self.reason, self.code = match, seq, reason, code


def fold(
    match: str, game: AnyGame, log: Sequence[EventRecord], start: Match[Any] | None = None
) -> Match[Any]:
    """Return the match after its log, or after `start` and the tail of its log; raises CorruptLog.

    Raises ValueError for a tail whose take-backs reach behind its start: fold the whole log instead.
    """
    returns = {entry.event.to for entry in log if isinstance(entry.event, TookBack)}
    kept: dict[int, Match[Any]] = {}
    found = start
    if start is not None:
        if any(to < start.seq for to in returns):
            raise ValueError("a take-back reaches behind the start: fold the whole log")
        _require_rules(match, game, start)
        kept[start.seq] = start
    for entry in log:
        found = _fold_entry(match, game, found, kept, entry)
        if isinstance(entry.event, TookBack):
            # What was truncated can never be returned to: only moments that still count are kept.
            kept = {seq: moment for seq, moment in kept.items() if seq <= entry.event.to}
        if entry.seq in returns:
            kept[entry.seq] = found
    if found is None:
        raise CorruptLog(match, 0, "the log is empty", "core.empty-log")
    return found


def _require_rules(match: str, game: AnyGame, start: Match[Any]) -> None:
    try:
        require_same_rules(game, start.opened)
    except Illegal as reason:
        raise _corrupt_log(match, start.seq, reason) from reason


def _fold_entry(
    match: str,
    game: AnyGame,
    before: Match[Any] | None,
    kept: dict[int, Match[Any]],
    entry: EventRecord,
) -> Match[Any]:
    expected = 0 if before is None else before.seq + 1
    if entry.seq != expected:
        raise CorruptLog(match, entry.seq, f"position {expected} is missing", "core.gap")
    try:
        if before is None:
            after = open_match(match, game, entry)
        elif isinstance(entry.event, TookBack):
            after = apply_take_back(game, before, kept.get(entry.event.to), entry)
        else:
            after = apply_event(game, before, entry).match
    except Exception as reason:
        # Whatever a corrupt entry makes the rules do, it stops this match and nothing else.
        raise _corrupt_log(match, entry.seq, reason) from reason
    if entry.digest is not None and (after.state is None or entry.digest != digest(after.state)):
        raise CorruptLog(
            match,
            entry.seq,
            "the rules replay it differently (digests differ)",
            "core.other-digest",
        )
    return after


def _corrupt_log(match: str, seq: int, reason: Exception) -> CorruptLog:
    """Return a refusal by its code, but an accident by its kind alone: its message may quote a secret."""
    if isinstance(reason, Illegal):
        details = ", ".join(f"{name} {value}" for name, value in reason.details.items())
        return CorruptLog(
            match, seq, f"{reason.code}: {details}" if details else reason.code, reason.code
        )
    return CorruptLog(match, seq, f"the rules fail with {type(reason).__name__}", "core.rules-fail")


def current_turn(game: AnyGame, match: Match[Any]) -> Turn:
    """Return who must decide now; nobody unless the match is being played."""
    return game.turn(match.state) if match.phase == "playing" else Turn(frozenset(), match.phase)


def match_ranking(game: AnyGame, match: Match[Any]) -> Ranking | None:
    """Return how the seats stand, overtime and departures counted; None before the start.

    Once it is over, those who fell out are behind those who stayed, and those who agreed on a draw share the first rank.
    """
    if match.state is None:
        return None
    seats = [Seat(seat) for seat in range(len(match.chairs))]
    penalties = tuple(clocks.overtime_points(match.clock, seat, match.at) for seat in seats)
    found = game.ranking(match.state, penalties if any(penalties) else ())
    if match.phase != "over":
        return replace(found, over=None)
    ranks = (1,) * len(seats) if match.ended in DRAW_REASONS else found.ranks
    behind = [
        ranks[seat] if seat not in match.gone else len(seats) + found.ranks[seat] for seat in seats
    ]
    return replace(
        found,
        ranks=tuple(1 + sum(other < rank for other in behind) for rank in behind),
        over=match.ended or found.over,
    )


def score_breakdown(game: AnyGame, match: Match[Any]) -> Sequence[ScoreSource]:
    """Return where the points of every seat have come from, overtime counted as one more source; none before the start."""
    if match.state is None:
        return ()
    penalties = tuple(
        clocks.overtime_points(match.clock, Seat(seat), match.at)
        for seat in range(len(match.chairs))
    )
    late = (
        [ScoreSource(what="overtime", points=tuple(-points for points in penalties))]
        if any(penalties)
        else []
    )
    return [*game.score_breakdown(match.state), *late]


def effective_entries(log: Sequence[EventRecord]) -> list[EventRecord]:
    """Return the entries that still count: what a take-back truncated is left out."""

    def add_entry(entries: list[EventRecord], entry: EventRecord) -> list[EventRecord]:
        if isinstance(entry.event, TookBack):
            to = entry.event.to
            entries = [old for old in entries if old.seq <= to]
        return [*entries, entry]

    return reduce(add_entry, log, [])
