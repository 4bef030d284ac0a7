"""Clocks as pure arithmetic over milliseconds: nothing here knows what time it is.

Every awaited seat's clock runs. A decision is stamped when its bytes are read, so a clock is only ever
asked about moments that the log names.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from parlour.core.game import Seat
from parlour.core.numbers import MAX_SAFE_INTEGER
from parlour.core.value import Value

FlagConsequence = Literal["lose", "default", "end"]
"""What a fallen flag does: the seat is out, its default action is taken, or the whole match ends."""

PositiveNumber = Annotated[int, Meta(ge=1, le=MAX_SAFE_INTEGER)]
"""Some milliseconds (or days), at least one."""

NonNegativeNumber = Annotated[int, Meta(ge=0, le=MAX_SAFE_INTEGER)]
"""Some milliseconds or points, or none."""


class ClockRule(Value, frozen=True, tag_field="clock", tag=str.lower):
    """A way of rationing time."""


class Untimed(ClockRule, frozen=True):
    """No clock at all."""


class PerMove(ClockRule, frozen=True):
    """The same time for every decision; unused time is gone."""

    move_ms: PositiveNumber
    fall: FlagConsequence = "default"


class Fischer(ClockRule, frozen=True):
    """A bank of time and an increment after each decision."""

    bank_ms: PositiveNumber
    increment_ms: NonNegativeNumber = 0
    fall: FlagConsequence = "lose"


class Total(ClockRule, frozen=True):
    """One bank for the match; going over costs points for each begun step, until the limit falls."""

    bank_ms: PositiveNumber
    step_ms: PositiveNumber = 60_000
    points: NonNegativeNumber = 10
    limit_ms: NonNegativeNumber = 300_000
    fall: FlagConsequence = "end"


class Correspondence(ClockRule, frozen=True):
    """Some days for every decision, and a bank for the match out of which longer ones are paid.

    With `vacation` the house gives a seat whose time is up a day of its player's vacation, as long as they have some.
    """

    days: PositiveNumber
    bank_ms: NonNegativeNumber = 0
    vacation: bool = False
    fall: FlagConsequence = "lose"


AnyClockRule = Untimed | PerMove | Fischer | Total | Correspondence

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS


MAX_LAG_MS = 500
"""The most that is given back of one decision's time for the line on which it came."""


class Clock(Value, frozen=True):
    """The time each seat had `left` (ms) when its clock last stopped, and since when (ms) it runs, if it does.

    `bank` is what each seat has beside it for the whole match, where days are played with a bank.
    """

    rule: AnyClockRule
    left: tuple[int, ...] = ()
    since: tuple[int | None, ...] = ()
    bank: tuple[int, ...] = ()


def starting_ms(rule: AnyClockRule) -> int | None:
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


def initial_clock(rule: AnyClockRule, seats: int) -> Clock:
    """Return stopped clocks for this many seats."""
    start = starting_ms(rule)
    bank = (rule.bank_ms,) * seats if isinstance(rule, Correspondence) and rule.bank_ms else ()
    return Clock(rule) if start is None else Clock(rule, (start,) * seats, (None,) * seats, bank)


def switch_clock(
    clock: Clock, awaited: frozenset[Seat], at: int, moved: Seat | None = None, lag: int = 0
) -> Clock:
    """Return the clocks from a moment on when these seats are awaited and `moved` (if any) has just decided.

    A moment before the last one counts as no time at all: a clock that goes backwards gives nobody time. Of the time that a decision
    took `lag` was the line's, which is given back up to a limit.
    """
    start = starting_ms(clock.rule)
    if start is None:
        return clock
    left, since, bank = list(clock.left), list(clock.since), list(clock.bank)
    for seat, began in enumerate(clock.since):
        decided = seat == moved
        goes_on = Seat(seat) in awaited
        if began is not None and (decided or not goes_on):
            spent = max(0, at - began)
            remains = left[seat] - max(0, spent - min(lag, MAX_LAG_MS) * decided)
            if bank:
                bank[seat] += min(0, remains)
            left[seat], since[seat] = (
                _time_for_next_decision(clock.rule, remains, start, decided),
                None,
            )
        if goes_on and since[seat] is None:
            since[seat] = at
    return Clock(clock.rule, tuple(left), tuple(since), tuple(bank))


def pause_clock(clock: Clock, at: int) -> Clock:
    """Return the clocks when all stand still from a moment on: nobody is given an increment or a fresh move for it."""
    left = (
        left - (0 if began is None else max(0, at - began))
        for left, began in zip(clock.left, clock.since, strict=True)
    )
    return Clock(clock.rule, tuple(left), (None,) * len(clock.left), clock.bank)


def add_time(clock: Clock, seat: Seat, ms: int) -> Clock:
    """Return the clocks when a seat is given so much more for the decision that it owes."""
    left = (left + ms * (one == seat) for one, left in enumerate(clock.left))
    return Clock(clock.rule, tuple(left), clock.since, clock.bank)


def credit_away_time(clock: Clock, at: int, away_ms: int) -> Clock:
    """Return the clocks at a moment when the house comes back after so long: what runs goes on from where it stood when it left.

    Days go on while nobody is there, but whoever is awaited then has an hour at least, or all they had.
    """
    since: list[int | None] = []
    for left, bank, began in zip(
        clock.left, clock.bank or (0,) * len(clock.left), clock.since, strict=True
    ):
        if began is None:
            since.append(None)
        elif isinstance(clock.rule, Correspondence):
            since.append(max(began, at - max(0, left + bank - HOUR_MS)))
        else:
            since.append(began + max(0, min(away_ms, at - began)))
    return Clock(clock.rule, clock.left, tuple(since), clock.bank)


def _time_for_next_decision(rule: AnyClockRule, left: int, start: int, decided: bool) -> int:
    """Return what is left for the next decision when this one was made, or fell away, with this much to go."""
    match rule:
        case Fischer():
            # Only who decides earns the increment: a take-back or another seat's end gives nobody time.
            return left + rule.increment_ms * decided
        case PerMove() | Correspondence():
            return start
        case _:
            return left


def remaining_ms(clock: Clock, seat: Seat, at: int) -> int | None:
    """Return the milliseconds a seat has left at a moment (negative in overtime), or None without a clock."""
    if not clock.left:
        return None
    began = clock.since[seat]
    return clock.left[seat] - (0 if began is None else max(0, at - began))


def flag_time(clock: Clock, seat: Seat) -> int | None:
    """Return when a seat's flag falls if it does not decide, or None while its clock stands still."""
    began = clock.since[seat] if clock.since else None
    if began is None:
        return None
    bank = clock.bank[seat] if clock.bank else 0
    return (
        began
        + clock.left[seat]
        + bank
        + (clock.rule.limit_ms if isinstance(clock.rule, Total) else 0)
    )


def next_flag(clock: Clock) -> tuple[int, Seat] | None:
    """Return when the next flag falls if nobody decides, and whose."""
    due = [
        (when, Seat(seat))
        for seat in range(len(clock.left))
        if (when := flag_time(clock, Seat(seat))) is not None
    ]
    return min(due, default=None)


def overtime_points(clock: Clock, seat: Seat, at: int) -> int:
    """Return the points that overtime costs a seat up to a moment: so many for every step begun before the limit."""
    left = remaining_ms(clock, seat, at)
    if left is None or not isinstance(clock.rule, Total):
        return 0
    # The flag may be called late; nobody pays for the time between its fall and the call.
    over = min(max(0, -left), clock.rule.limit_ms)
    return clock.rule.points * -(-over // clock.rule.step_ms)
