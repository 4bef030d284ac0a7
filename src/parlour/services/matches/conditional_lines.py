"""Lines of conditional moves as pure values: what they are, which of them still stand after a move, and what they answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from parlour.core.clock import Correspondence
from parlour.core.codec import codec_of, encode
from parlour.core.event import EventRecord, Moved
from parlour.core.game import Illegal, LogEntry, Seat, replace
from parlour.core.match import Match
from parlour.core.step import apply_event
from parlour.core.value import Value
from parlour.db.conditional_moves import ConditionalMovesRow
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.seat_commands import has_future_chance

MAX_LINE_LENGTH = 40
"""How many actions a line may have."""

MAX_LINES = 40
"""How many lines a seat may have laid at once."""


class ConditionalMove(Value, frozen=True):
    """One action of a line: a condition where another seat takes it, an answer where it is one's own."""

    seat: Seat
    action: msgspec.Raw


class ConditionalMoveEntry(Value, frozen=True, kw_only=True):
    """An action of a line as the log would tell it."""

    seat: Seat
    action: msgspec.Raw
    news: tuple[LogEntry, ...]


ConditionalLine = tuple[ConditionalMove, ...]
"""What is foreseen one after the other; the last of it is an answer."""


def can_set_conditional_moves(loaded: LoadedMatch) -> bool:
    """Return whether moves may be laid ahead: over days, with others, where nothing is hidden and no luck is to come."""
    match, spec = loaded.match, loaded.game.spec
    slow = (
        match.phase == "playing"
        and isinstance(match.clock.rule, Correspondence)
        and len(match.chairs) > 1
    )
    return slow and spec.small and not spec.hidden and not has_future_chance(loaded)


def open_decision_id(match: Match[Any]) -> int:
    """Return the identity of the decision that is open: plans are laid for it, and stand as long as it does."""
    return max((since for since in match.since if since is not None), default=-1)


def add_line(
    lines: Iterable[ConditionalLine], line: ConditionalLine, seat: Seat
) -> tuple[ConditionalLine, ...]:
    """Return a seat's lines with one more; what answered the same otherwise makes room for it. Raises Illegal."""
    kept = tuple(
        old for old in lines if not (_is_prefix(old, line) or _has_conflict(old, line, seat))
    )
    if any(_is_prefix(line, old) for old in kept):
        return kept
    if len(kept) >= MAX_LINES:
        raise Illegal("core.plans-full", most=MAX_LINES)
    return (*kept, line)


def lines_after(
    lines: Iterable[ConditionalLine], seat: Seat, action: msgspec.Raw
) -> tuple[ConditionalLine, ...]:
    """Return what still stands of some lines after an action; lines that foresaw another are dropped."""
    return tuple(
        line[1:]
        for line in lines
        if len(line) > 1 and line[0].seat == seat and line[0].action == action
    )


def _is_prefix(short: ConditionalLine, long: ConditionalLine) -> bool:
    """Return whether a line is the beginning of another, or that line itself."""
    return long[: len(short)] == short


def _has_conflict(old: ConditionalLine, new: ConditionalLine, seat: Seat) -> bool:
    """Return whether two lines part at an answer of this seat."""
    parting = next((pair for pair in zip(old, new, strict=False) if pair[0] != pair[1]), None)
    return parting is not None and parting[0].seat == seat


def match_for_planning(loaded: LoadedMatch) -> LoadedMatch:
    """Return a match to think ahead in: nothing is proposed, no pause holds, and every seat is asked like a person."""
    chairs = tuple(chair and replace(chair, bot=None) for chair in loaded.match.chairs)
    return LoadedMatch(replace(loaded.match, chairs=chairs, paused=False, offer=None), loaded.game)


def simulate_line(
    loaded: LoadedMatch, actions: Sequence[bytes]
) -> tuple[tuple[ConditionalMoveEntry, ...], LoadedMatch]:
    """Return actions from now on as the log would tell them, and the match after them; raises Illegal for what the rules refuse."""
    if len(actions) > MAX_LINE_LENGTH:
        raise Illegal("core.plan-too-long", most=MAX_LINE_LENGTH)
    line: list[ConditionalMoveEntry] = []
    after = match_for_planning(loaded)
    for action in actions:
        if len(after.turn.seats) != 1:
            raise Illegal("core.not-playing")
        (seat,) = after.turn.seats
        written = canonical_action(loaded, action)
        stepped = apply_event(
            after.game,
            after.match,
            EventRecord(after.match.seq + 1, after.match.at, Moved(seat, written)),
        )
        line.append(
            ConditionalMoveEntry(
                seat=seat, action=written, news=tuple(after.game.log_entries(stepped.events, None))
            )
        )
        after = LoadedMatch(stepped.match, after.game)
    return tuple(line), after


def canonical_action(loaded: LoadedMatch, action: bytes) -> msgspec.Raw:
    """Return the one way in which an action is written: two who mean the same are compared byte for byte."""
    return msgspec.Raw(encode(codec_of(loaded.game).decode_action(bytes(action))))


def decoded_lines(row: ConditionalMovesRow) -> tuple[ConditionalLine, ...]:
    lines: tuple[ConditionalLine, ...] = msgspec.json.decode(
        row.body, type=tuple[ConditionalLine, ...]
    )
    return lines
