"""Clocks as pure arithmetic over milliseconds; nothing here reads the current time.

The clock of every seat with an open decision runs. A decision is timestamped when its bytes arrive,
so all times come from the log.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from parlour.core.game import Seat
from parlour.core.numbers import MAX_SAFE_INTEGER
from parlour.core.value import Value

FlagConsequence = Literal["lose", "default", "end"]
"""The consequence of a fallen flag: the seat loses, plays its default action, or the match ends."""

PositiveNumber = Annotated[int, Meta(ge=1, le=MAX_SAFE_INTEGER)]
"""A duration (ms or days) of at least one."""

NonNegativeNumber = Annotated[int, Meta(ge=0, le=MAX_SAFE_INTEGER)]
"""A duration (ms) or a number of points, at least zero."""


class ClockRule(Value, frozen=True, tag_field="clock", tag=str.lower):
    """A time control."""


class Untimed(ClockRule, frozen=True):
    """A time control without a clock."""


class PerMove(ClockRule, frozen=True):
    """A fixed time per decision; unused time is lost.

    Attributes:
        move_ms: The time for each decision.
        fall: The consequence of a fallen flag.
    """

    move_ms: PositiveNumber
    fall: FlagConsequence = "default"


class Fischer(ClockRule, frozen=True):
    """A time bank with an increment after each decision.

    Attributes:
        bank_ms: The time at the start.
        increment_ms: The time that each decision adds.
        fall: The consequence of a fallen flag.
    """

    bank_ms: PositiveNumber
    increment_ms: NonNegativeNumber = 0
    fall: FlagConsequence = "lose"


class Total(ClockRule, frozen=True):
    """One time bank for the whole match, with a points penalty for overtime.

    Attributes:
        bank_ms: The time for the whole match.
        step_ms: The overtime step; every step that has begun costs points.
        points: The points per overtime step.
        limit_ms: The overtime after which the flag falls.
        fall: The consequence of a fallen flag.
    """

    bank_ms: PositiveNumber
    step_ms: PositiveNumber = 60_000
    points: NonNegativeNumber = 10
    limit_ms: NonNegativeNumber = 300_000
    fall: FlagConsequence = "end"


class Correspondence(ClockRule, frozen=True):
    """A number of days for each decision, with an optional time bank for longer decisions.

    Attributes:
        days: The days for each decision.
        bank_ms: The time bank for the whole match.
        vacation: Whether an expired decision uses the player's vacation days first.
        fall: The consequence of a fallen flag.
    """

    days: PositiveNumber
    bank_ms: NonNegativeNumber = 0
    vacation: bool = False
    fall: FlagConsequence = "lose"


AnyClockRule = Untimed | PerMove | Fischer | Total | Correspondence

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS


MAX_LAG_MS = 500
"""The maximum lag (ms) that is credited for one decision."""


class Clock(Value, frozen=True):
    """The clocks of all seats.

    Attributes:
        rule: The time control.
        left: The time (ms) of each seat when its clock last stopped; empty without a clock.
        since: The time (ms since 1970) when each seat's clock started, or None while it is
            stopped.
        bank: The correspondence time bank (ms) of each seat; empty without a bank.
    """

    rule: AnyClockRule
    left: tuple[int, ...] = ()
    since: tuple[int | None, ...] = ()
    bank: tuple[int, ...] = ()


def starting_ms(rule: AnyClockRule) -> int | None:
    """Return the initial time (ms) of a seat, or None without a clock.

    >>> starting_ms(Fischer(180_000, 2_000))
    180000
    """
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
    """Return stopped clocks for a number of seats.

    >>> initial_clock(PerMove(30_000), 2).left
    (30000, 30000)
    """
    start = starting_ms(rule)
    bank = (rule.bank_ms,) * seats if isinstance(rule, Correspondence) and rule.bank_ms else ()
    return Clock(rule) if start is None else Clock(rule, (start,) * seats, (None,) * seats, bank)


def switch_clock(
    clock: Clock, awaited: frozenset[Seat], at: int, moved: Seat | None = None, lag: int = 0
) -> Clock:
    """Return the clocks after the set of awaited seats changed.

    A time before the last change counts as no elapsed time, so setting back the system clock costs
    and gains nothing.

    Args:
        awaited: The seats whose clocks run from now on.
        at: The current time (ms since 1970).
        moved: The seat that has just decided, if any.
        lag: The network lag (ms) of its decision; credited up to MAX_LAG_MS.

    >>> clock = switch_clock(initial_clock(Fischer(60_000, 2_000), 2), frozenset({Seat(0)}), 0)
    >>> switch_clock(clock, frozenset({Seat(1)}), 10_000, Seat(0)).left
    (52000, 60000)
    """
    start = starting_ms(clock.rule)
    if start is None:
        return clock
    left, since, bank = list(clock.left), list(clock.since), list(clock.bank)
    for seat, started in enumerate(clock.since):
        has_decided = seat == moved
        is_awaited = Seat(seat) in awaited
        if started is not None and (has_decided or not is_awaited):
            elapsed = max(0, at - started)
            remaining = left[seat] - max(0, elapsed - min(lag, MAX_LAG_MS) * has_decided)
            if bank:
                bank[seat] += min(0, remaining)
            left[seat], since[seat] = (
                _time_for_next_decision(clock.rule, remaining, start, has_decided),
                None,
            )
        if is_awaited and since[seat] is None:
            since[seat] = at
    return Clock(clock.rule, tuple(left), tuple(since), tuple(bank))


def pause_clock(clock: Clock, at: int) -> Clock:
    """Return the clocks, all stopped at a time (ms since 1970).

    No seat receives an increment or a full move time.
    """
    left = (
        left - (0 if started is None else max(0, at - started))
        for left, started in zip(clock.left, clock.since, strict=True)
    )
    return Clock(clock.rule, tuple(left), (None,) * len(clock.left), clock.bank)


def add_time(clock: Clock, seat: Seat, ms: int) -> Clock:
    """Return the clocks after adding time (ms) to one seat's current decision.

    >>> add_time(initial_clock(PerMove(30_000), 2), Seat(1), 5_000).left
    (30000, 35000)
    """
    left = (left + ms * (other == seat) for other, left in enumerate(clock.left))
    return Clock(clock.rule, tuple(left), clock.since, clock.bank)


def credit_away_time(clock: Clock, at: int, away_ms: int) -> Clock:
    """Return the clocks with the server's downtime credited to every running clock.

    Correspondence clocks run during downtime. Afterwards each has at least one hour left, or its
    full time if that is shorter.

    Args:
        at: The current time (ms since 1970).
        away_ms: The duration of the downtime.
    """
    since: list[int | None] = []
    for left, bank, started in zip(
        clock.left, clock.bank or (0,) * len(clock.left), clock.since, strict=True
    ):
        if started is None:
            since.append(None)
        elif isinstance(clock.rule, Correspondence):
            since.append(max(started, at - max(0, left + bank - HOUR_MS)))
        else:
            since.append(started + max(0, min(away_ms, at - started)))
    return Clock(clock.rule, clock.left, tuple(since), clock.bank)


def _time_for_next_decision(rule: AnyClockRule, left: int, start: int, has_decided: bool) -> int:
    """Return the time (ms) for a seat's next decision, given the time left after this one."""
    match rule:
        case Fischer():
            # Only a decision earns the increment; a take-back or another seat's move does not.
            return left + rule.increment_ms * has_decided
        case PerMove() | Correspondence():
            return start
        case _:
            return left


def remaining_ms(clock: Clock, seat: Seat, at: int) -> int | None:
    """Return the time (ms) that a seat has left, negative in overtime, or None without a clock.

    >>> clock = switch_clock(initial_clock(PerMove(30_000), 1), frozenset({Seat(0)}), 0)
    >>> remaining_ms(clock, Seat(0), 12_000)
    18000
    """
    if not clock.left:
        return None
    started = clock.since[seat]
    return clock.left[seat] - (0 if started is None else max(0, at - started))


def flag_time(clock: Clock, seat: Seat) -> int | None:
    """Return the time (ms since 1970) when a seat's flag falls, or None if stopped.

    >>> flag_time(switch_clock(initial_clock(PerMove(30_000), 1), frozenset({Seat(0)}), 5_000), Seat(0))
    35000
    """
    started = clock.since[seat] if clock.since else None
    if started is None:
        return None
    bank = clock.bank[seat] if clock.bank else 0
    return (
        started
        + clock.left[seat]
        + bank
        + (clock.rule.limit_ms if isinstance(clock.rule, Total) else 0)
    )


def next_flag(clock: Clock) -> tuple[int, Seat] | None:
    """Return the time (ms since 1970) of the next flag and its seat, or None if no clock runs."""
    flags = [
        (flag_at, Seat(seat))
        for seat in range(len(clock.left))
        if (flag_at := flag_time(clock, Seat(seat))) is not None
    ]
    return min(flags, default=None)


def overtime_points(clock: Clock, seat: Seat, at: int) -> int:
    """Return the points that a seat's overtime costs up to a time (ms since 1970).

    >>> rule = Total(600_000, step_ms=60_000, points=10)
    >>> overtime_points(switch_clock(initial_clock(rule, 1), frozenset({Seat(0)}), 0), Seat(0), 661_000)
    20
    """
    left = remaining_ms(clock, seat, at)
    if left is None or not isinstance(clock.rule, Total):
        return 0
    # The flag may be processed late; the time after it fell costs nothing.
    overtime = min(max(0, -left), clock.rule.limit_ms)
    return clock.rule.points * -(-overtime // clock.rule.step_ms)
