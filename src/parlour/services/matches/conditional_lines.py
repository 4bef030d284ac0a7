"""Lines of conditional moves as values: their form, and what remains of them after a move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from parlour.core.clock import Correspondence
from parlour.core.codec import codec_of, encode
from parlour.core.embedded_json import ActionJson
from parlour.core.event import EventRecord, Moved
from parlour.core.game import Illegal, LogEntry, Seat, replace
from parlour.core.match import Match
from parlour.core.step import apply_event
from parlour.core.value import Value
from parlour.db.conditional_moves import ConditionalMovesRow
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.seat_commands import has_future_chance

MAX_LINE_LENGTH = 40
"""The maximum number of actions in a line."""

MAX_LINES = 40
"""The maximum number of lines of a seat."""


class ConditionalMove(Value, frozen=True):
    """An action in a line: either an expected move of another seat or an answer of the owner."""

    seat: Seat
    """The seat that acts."""

    action: ActionJson
    """The action, as canonical JSON."""


class ConditionalMoveEntry(Value, frozen=True, kw_only=True):
    """An action in a line, with the log entries that it would cause."""

    seat: Seat
    """The seat that acts."""

    action: ActionJson
    """The action, as canonical JSON."""

    log_entries: tuple[LogEntry, ...]
    """The public log entries that the action causes."""


ConditionalLine = tuple[ConditionalMove, ...]
"""A sequence of actions that ends with an answer of the owner."""


def can_set_conditional_moves(loaded: LoadedMatch) -> bool:
    """Return whether players may set conditional moves in a match.

    The match must be a correspondence match of several seats, without hidden information or future
    chance.
    """
    match, spec = loaded.match, loaded.game.spec
    slow = (
        match.phase == "playing"
        and isinstance(match.clock.rule, Correspondence)
        and len(match.occupants) > 1
    )
    return (
        slow
        and spec.lists_actions
        and not spec.has_hidden_information
        and not has_future_chance(loaded)
    )


def open_decision_id(match: Match[Any]) -> int:
    """Return the id of the open decision; conditional moves for it expire when it closes."""
    return max(
        (decision_id for decision_id in match.decision_ids if decision_id is not None), default=-1
    )


def add_line(
    lines: Iterable[ConditionalLine], line: ConditionalLine, seat: Seat
) -> tuple[ConditionalLine, ...]:
    """Add a line to a seat's lines and return them; raises Illegal if there are too many.

    The line replaces those that give a different answer to the same moves.
    """
    remaining = tuple(
        old for old in lines if not (_is_prefix(old, line) or _has_conflict(old, line, seat))
    )
    if any(_is_prefix(line, old) for old in remaining):
        return remaining
    if len(remaining) >= MAX_LINES:
        raise Illegal("core.too-many-lines", most=MAX_LINES)
    return (*remaining, line)


def lines_after(
    lines: Iterable[ConditionalLine], seat: Seat, action: msgspec.Raw
) -> tuple[ConditionalLine, ...]:
    """Return what remains of lines after an action, without the lines that did not expect it."""
    return tuple(
        line[1:]
        for line in lines
        if len(line) > 1 and line[0].seat == seat and line[0].action == action
    )


def _is_prefix(short: ConditionalLine, long: ConditionalLine) -> bool:
    """Return whether a line is a prefix of another line or equal to it."""
    return long[: len(short)] == short


def _has_conflict(old: ConditionalLine, new: ConditionalLine, seat: Seat) -> bool:
    """Return whether two lines first differ in an answer of this seat."""
    first_difference = next(
        (pair for pair in zip(old, new, strict=False) if pair[0] != pair[1]), None
    )
    return first_difference is not None and first_difference[0].seat == seat


def match_for_planning(loaded: LoadedMatch) -> LoadedMatch:
    """Return a match for simulating lines, without offers, pauses and bots."""
    occupants = tuple(
        occupant and replace(occupant, bot=None) for occupant in loaded.match.occupants
    )
    return LoadedMatch(
        replace(loaded.match, occupants=occupants, paused=False, offer=None), loaded.game
    )


def simulate_line(
    loaded: LoadedMatch, actions: Sequence[bytes]
) -> tuple[tuple[ConditionalMoveEntry, ...], LoadedMatch]:
    """Return the entries of a line and the match after it; raises Illegal for an illegal action."""
    if len(actions) > MAX_LINE_LENGTH:
        raise Illegal("core.line-too-long", most=MAX_LINE_LENGTH)
    line: list[ConditionalMoveEntry] = []
    after = match_for_planning(loaded)
    for action in actions:
        if len(after.turn.seats) != 1:
            raise Illegal("core.not-playing")
        (seat,) = after.turn.seats
        canonical = canonical_action(loaded, action)
        transition = apply_event(
            after.game,
            after.match,
            EventRecord(after.match.seq + 1, after.match.at, Moved(seat, canonical)),
        )
        line.append(
            ConditionalMoveEntry(
                seat=seat,
                action=canonical,
                log_entries=tuple(after.game.log_entries(transition.events, None)),
            )
        )
        after = LoadedMatch(transition.match, after.game)
    return tuple(line), after


def canonical_action(loaded: LoadedMatch, action: bytes) -> msgspec.Raw:
    """Return an action in its canonical JSON, so that equal actions have equal bytes."""
    return msgspec.Raw(encode(codec_of(loaded.game).decode_action(bytes(action))))


def decoded_lines(row: ConditionalMovesRow) -> tuple[ConditionalLine, ...]:
    lines: tuple[ConditionalLine, ...] = msgspec.json.decode(
        row.body, type=tuple[ConditionalLine, ...]
    )
    return lines
