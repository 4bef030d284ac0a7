"""A match as a fold over its event log, from which its complete state is derived."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

from parlour.core import clock as clocks
from parlour.core.codec import digest
from parlour.core.event import EventRecord, TookBack
from parlour.core.game import AnyGame, Illegal, Ranking, ScoreSource, Seat, Turn, replace
from parlour.core.match import Match, substituted_seats
from parlour.core.seating import open_match, require_same_rules
from parlour.core.step import apply_event, apply_take_back

DRAW_REASONS = ("agreed", "lying", "void")
"""The reasons outside the rules that end a match and give every seat the first rank."""


class CorruptLog(Exception):
    """A log that cannot be folded; only its own match becomes unavailable.

    Attributes:
        match: The id of the match.
        seq: The position of the failing event.
        reason: A description for operators.
        code: The stable error code.
    """

    def __init__(self, match: str, seq: int, reason: str, code: str = "core.unreadable") -> None:
        super().__init__(f"match {match} cannot be folded at position {seq}: {reason}")
        self.match, self.seq, self.reason, self.code = match, seq, reason, code


def fold(
    match: str, game: AnyGame, log: Sequence[EventRecord], start: Match[Any] | None = None
) -> Match[Any]:
    """Return the match after its log, or after the tail of a log that follows `start`.

    Raises:
        CorruptLog: The log cannot be folded.
        ValueError: A take-back in the tail returns to a position before `start`; fold the whole log
            instead.
    """
    returns = {entry.event.to for entry in log if isinstance(entry.event, TookBack)}
    positions: dict[int, Match[Any]] = {}
    interim = start
    if start is not None:
        if any(to < start.seq for to in returns):
            raise ValueError(
                "a take-back returns to a position before the start: fold the whole log"
            )
        _require_rules(match, game, start)
        positions[start.seq] = start
    for entry in log:
        interim = _fold_entry(match, game, interim, positions, entry)
        if isinstance(entry.event, TookBack):
            # No later take-back can return to a truncated position.
            positions = {
                seq: position for seq, position in positions.items() if seq <= entry.event.to
            }
        if entry.seq in returns:
            positions[entry.seq] = interim
    if interim is None:
        raise CorruptLog(match, 0, "the log is empty", "core.empty-log")
    return interim


def _require_rules(match: str, game: AnyGame, start: Match[Any]) -> None:
    try:
        require_same_rules(game, start.opened)
    except Illegal as reason:
        raise _corrupt_log(match, start.seq, reason) from reason


def _fold_entry(
    match: str,
    game: AnyGame,
    before: Match[Any] | None,
    positions: dict[int, Match[Any]],
    entry: EventRecord,
) -> Match[Any]:
    expected = 0 if before is None else before.seq + 1
    if entry.seq != expected:
        raise CorruptLog(match, entry.seq, f"position {expected} is missing", "core.log-gap")
    try:
        if before is None:
            after = open_match(match, game, entry)
        elif isinstance(entry.event, TookBack):
            after = apply_take_back(game, before, positions.get(entry.event.to), entry)
        else:
            after = apply_event(game, before, entry).match
    except Exception as reason:
        # A corrupt event may raise any exception in the rules. It must not affect other matches.
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
    """Return the CorruptLog exception for a log entry.

    Unexpected exceptions are reported only by type, because their messages may contain secrets.
    """
    if isinstance(reason, Illegal):
        details = ", ".join(f"{name} {value}" for name, value in reason.details.items())
        return CorruptLog(
            match, seq, f"{reason.code}: {details}" if details else reason.code, reason.code
        )
    return CorruptLog(match, seq, f"the rules fail with {type(reason).__name__}", "core.rules-fail")


def current_turn(game: AnyGame, match: Match[Any]) -> Turn:
    """Return the phase and the seats with open decisions.

    There are no such seats unless the match is being played.
    """
    return game.turn(match.state) if match.phase == "playing" else Turn(frozenset(), match.phase)


def match_ranking(game: AnyGame, match: Match[Any]) -> Ranking | None:
    """Return the ranking with overtime penalties and departures, or None before the start.

    In a finished match, seats that left rank behind the others, and an agreed draw gives every seat
    the first rank. This is the ranking that archives contain, since it follows from the log without
    user ids; `result_ranking` is the one that counts.
    """
    if match.state is None:
        return None
    seats = [Seat(seat) for seat in range(len(match.occupants))]
    penalties = tuple(clocks.overtime_points(match.clock, seat, match.at) for seat in seats)
    interim = game.ranking(match.state, penalties if any(penalties) else ())
    if match.phase != "over":
        return replace(interim, over=None)
    ranks = (1,) * len(seats) if match.ended in DRAW_REASONS else interim.ranks
    order = [
        ranks[seat] if seat not in match.gone else len(seats) + interim.ranks[seat]
        for seat in seats
    ]
    return replace(interim, ranks=_competition_ranks(order), over=match.ended or interim.over)


def result_ranking(game: AnyGame, match: Match[Any]) -> Ranking | None:
    """Return the ranking that users see and that counts, or None before the start.

    In a finished match, a player for whom a substitute bot played to the end ranks behind all who
    stayed, so that leaving cannot protect a result. Resigned seats rank last.
    """
    ranking = match_ranking(game, match)
    substituted = substituted_seats(match)
    if ranking is None or match.phase != "over" or not substituted:
        return ranking
    seats = len(ranking.ranks)
    order = [
        rank + seats * ((Seat(seat) in substituted) + 2 * (seat in match.gone))
        for seat, rank in enumerate(ranking.ranks)
    ]
    return replace(ranking, ranks=_competition_ranks(order))


def _competition_ranks(order: Sequence[int]) -> tuple[int, ...]:
    """Return the ranks from 1 of values of which the lowest is first, equal for ties."""
    return tuple(1 + sum(other < value for other in order) for value in order)


def score_breakdown(game: AnyGame, match: Match[Any]) -> Sequence[ScoreSource]:
    """Return the score sources of each seat including overtime, or nothing before the start."""
    if match.state is None:
        return ()
    penalties = tuple(
        clocks.overtime_points(match.clock, Seat(seat), match.at)
        for seat in range(len(match.occupants))
    )
    overtime_sources = (
        [ScoreSource(kind="overtime", points=tuple(-points for points in penalties))]
        if any(penalties)
        else []
    )
    return [*game.score_breakdown(match.state), *overtime_sources]


def effective_entries(log: Sequence[EventRecord]) -> list[EventRecord]:
    """Return the log entries that still count, without those that were taken back.

    >>> from parlour.core.event import Continued
    >>> log = [EventRecord(seq, 0, Continued(Seat(0))) for seq in range(3)]
    >>> [entry.seq for entry in effective_entries([*log, EventRecord(3, 0, TookBack(to=1))])]
    [0, 1, 3]
    """

    def add_entry(entries: list[EventRecord], entry: EventRecord) -> list[EventRecord]:
        if isinstance(entry.event, TookBack):
            to = entry.event.to
            entries = [old for old in entries if old.seq <= to]
        return [*entries, entry]

    return reduce(add_entry, log, [])
