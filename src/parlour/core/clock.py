"""Clocks as pure arithmetic over milliseconds: nothing here knows what time it is.

Every awaited seat's clock runs. A decision is stamped when its bytes are read, so a clock is only ever
asked about moments that the log names.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from parlour.core.game import Seat
from parlour.core.value import Value

Fall = Literal["lose", "default", "end"]
"""What a fallen flag does: the seat is out, its default action is taken, or the whole match ends."""

Time = Annotated[int, Meta(ge=1)]
"""Some milliseconds (or days), at least one."""

Extra = Annotated[int, Meta(ge=0)]
"""Some milliseconds or points, or none."""


class Rule(Value, frozen=True, tag_field="clock", tag=str.lower):
    """A way of rationing time."""


class Untimed(Rule, frozen=True):
    """No clock at all."""


class PerMove(Rule, frozen=True):
    """The same time for every decision; unused time is gone."""

    move_ms: Time
    fall: Fall = "default"


class Fischer(Rule, frozen=True):
    """A bank of time and an increment after each decision."""

    bank_ms: Time
    increment_ms: Extra = 0
    fall: Fall = "lose"


class Total(Rule, frozen=True):
    """One bank for the match; going over costs points for each begun step, until the limit falls."""

    bank_ms: Time
    step_ms: Time = 60_000
    points: Extra = 10
    limit_ms: Extra = 300_000
    fall: Fall = "end"


class Correspondence(Rule, frozen=True):
    """Some days for every decision."""

    days: Time
    fall: Fall = "lose"


AnyRule = Untimed | PerMove | Fischer | Total | Correspondence

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS


class Clock(Value, frozen=True):
    """The time each seat had `left` (ms) when its clock last stopped, and since when (ms) it runs, if it does."""

    rule: AnyRule
    left: tuple[int, ...] = ()
    since: tuple[int | None, ...] = ()


def starting_ms(rule: AnyRule) -> int | None:
    """Return the milliseconds a seat begins with, or None without a clock."""
    match rule:
        case PerMove():
            return rule.move_ms
        case Fischer() | Total():
            return rule.bank_ms
        case Correspondence():
            return rule.days * DAY_MS
        case _:
            return None


def wind(rule: AnyRule, seats: int) -> Clock:
    """Return stopped clocks for this many seats."""
    start = starting_ms(rule)
    return Clock(rule) if start is None else Clock(rule, (start,) * seats, (None,) * seats)


def run(clock: Clock, awaited: frozenset[Seat], at: int, moved: Seat | None = None) -> Clock:
    """Return the clocks from a moment on when these seats are awaited and `moved` (if any) has just decided.

    A moment before the last one counts as no time at all: a clock that goes backwards gives nobody time.
    """
    start = starting_ms(clock.rule)
    if start is None:
        return clock
    left, since = list(clock.left), list(clock.since)
    for seat, began in enumerate(clock.since):
        decided = seat == moved
        goes_on = Seat(seat) in awaited
        if began is not None and (decided or not goes_on):
            left[seat], since[seat] = _stopped(clock.rule, left[seat] - max(0, at - began), start, decided), None
        if goes_on and since[seat] is None:
            since[seat] = at
    return Clock(clock.rule, tuple(left), tuple(since))


def resumed(clock: Clock, at: int, away_ms: int) -> Clock:
    """Return the clocks at a moment when the house comes back after so long: what runs goes on from where it stood when it left.

    Days go on while nobody is there, but whoever is awaited then has an hour at least, or all they had.
    """
    since: list[int | None] = []
    for left, began in zip(clock.left, clock.since, strict=True):
        if began is None:
            since.append(None)
        elif isinstance(clock.rule, Correspondence):
            since.append(max(began, at - max(0, left - HOUR_MS)))
        else:
            since.append(began + max(0, min(away_ms, at - began)))
    return Clock(clock.rule, clock.left, tuple(since))


def _stopped(rule: AnyRule, left: int, start: int, decided: bool) -> int:
    """Return what is left for the next decision when this one was made, or fell away, with this much to go."""
    match rule:
        case Fischer():
            # Only who decides earns the increment: a take-back or another seat's end gives nobody time.
            return left + rule.increment_ms * decided
        case PerMove() | Correspondence():
            return start
        case _:
            return left


def remaining(clock: Clock, seat: Seat, at: int) -> int | None:
    """Return the milliseconds a seat has left at a moment (negative in overtime), or None without a clock."""
    if not clock.left:
        return None
    began = clock.since[seat]
    return clock.left[seat] - (0 if began is None else max(0, at - began))


def fall(clock: Clock, seat: Seat) -> int | None:
    """Return when a seat's flag falls if it does not decide, or None while its clock stands still."""
    began = clock.since[seat] if clock.since else None
    if began is None:
        return None
    return began + clock.left[seat] + (clock.rule.limit_ms if isinstance(clock.rule, Total) else 0)


def falls(clock: Clock) -> tuple[int, Seat] | None:
    """Return when the next flag falls if nobody decides, and whose."""
    due = [(when, Seat(seat)) for seat in range(len(clock.left)) if (when := fall(clock, Seat(seat))) is not None]
    return min(due, default=None)


def overtime_points(clock: Clock, seat: Seat, at: int) -> int:
    """Return the points that overtime costs a seat up to a moment: so many for every step begun before the limit."""
    left = remaining(clock, seat, at)
    if left is None or not isinstance(clock.rule, Total):
        return 0
    # The flag may be called late; nobody pays for the time between its fall and the call.
    over = min(max(0, -left), clock.rule.limit_ms)
    return clock.rule.points * -(-over // clock.rule.step_ms)
