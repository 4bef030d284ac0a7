"""Tests that no clock rule creates or loses time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import clock as clocks
from parlour.core.clock import (
    DAY_MS,
    AnyClockRule,
    Clock,
    Correspondence,
    Fischer,
    PerMove,
    Total,
    Untimed,
)
from parlour.core.game import Seat

ONE, BOTH, NOBODY = frozenset({Seat(0)}), frozenset({Seat(0), Seat(1)}), frozenset[Seat]()
NORMAL = Total(3_600_000)
RUSH = Total(720_000, step_ms=15_000)

times = st.integers(1, 10**9)
rules = st.one_of(
    st.builds(PerMove, times),
    st.builds(Fischer, times, st.integers(0, 10**6)),
    st.builds(Total, times),
    st.builds(Correspondence, st.integers(1, 30)),
)
Turns = list[tuple[int, frozenset[int], bool]]
"""For each turn: the time since the last (ms), the seats on turn, whether seat 0 decided."""
turns = st.lists(
    st.tuples(st.integers(-1_000, 10**6), st.frozensets(st.integers(0, 2)), st.booleans()),
    max_size=12,
)


def seats(*numbers: int) -> frozenset[Seat]:
    return frozenset(map(Seat, numbers))


@given(rules, turns)
def test_a_clock_loses_exactly_the_time_its_seat_was_awaited(
    rule: AnyClockRule, moments: Turns
) -> None:
    """The test computes the time of seat 0 independently of the clock."""
    clock, at, start = clocks.initial_clock(rule, 3), 0, clocks.starting_ms(rule)
    assert start is not None
    left, runs = start, False
    for elapsed, awaited, decides in moments:
        at += max(0, elapsed)
        has_decided = decides and runs
        left -= max(0, elapsed) if runs else 0
        clock = clocks.switch_clock(
            clock, frozenset(map(Seat, awaited)), at, Seat(0) if has_decided else None
        )
        if isinstance(rule, Fischer):
            left += rule.increment_ms * has_decided
        elif not isinstance(rule, Total) and runs and (has_decided or 0 not in awaited):
            left = start
        runs = 0 in awaited
        assert clocks.remaining_ms(clock, Seat(0), at) == left
        assert (clock.since[0] is not None) == runs


@given(rules, turns)
def test_reading_a_clock_changes_nothing(rule: AnyClockRule, moments: Turns) -> None:
    clock, at = clocks.initial_clock(rule, 3), 0
    for elapsed, awaited, _ in moments:
        at += max(0, elapsed)
        now = frozenset(map(Seat, awaited))
        clock = clocks.switch_clock(clock, now, at)
        later = clocks.switch_clock(clock, now, at + 500)
        assert later == clock
        for seat in map(Seat, range(3)):
            elapsed_ms = 500 if seat in now else 0
            assert (
                clocks.remaining_ms(clock, seat, at + 500)
                == (clocks.remaining_ms(clock, seat, at) or 0) - elapsed_ms
            )


@given(rules, st.integers(1, 10**6))
def test_a_system_clock_set_back_gives_no_time(rule: AnyClockRule, back: int) -> None:
    clock = clocks.switch_clock(clocks.initial_clock(rule, 2), ONE, 10**6)
    start = clocks.starting_ms(rule)
    assert clocks.remaining_ms(clock, Seat(0), 10**6 - back) == start
    stopped = clocks.switch_clock(clock, NOBODY, 10**6 - back)
    assert stopped.left == (start, start)


def test_without_a_clock_nothing_runs() -> None:
    clock = clocks.initial_clock(Untimed(), 3)
    assert clock == Clock(Untimed())
    assert clocks.switch_clock(clock, BOTH, 5, Seat(0)) is clock
    assert clocks.remaining_ms(clock, Seat(1), 10) is None
    assert clocks.next_flag(clock) is None
    assert clocks.flag_time(clock, Seat(2)) is None
    assert clocks.overtime_points(clock, Seat(0), 10**9) == 0


def test_per_move_gives_the_same_time_for_every_decision() -> None:
    clock = clocks.switch_clock(clocks.initial_clock(PerMove(30_000), 2), ONE, 0)
    clock = clocks.switch_clock(clock, seats(1), 29_000, Seat(0))
    assert clock.left == (30_000, 30_000)
    assert clock.since == (None, 29_000)
    assert clocks.next_flag(clock) == (59_000, 1)


def test_a_seat_that_decides_twice_in_a_row_gets_a_full_move_time() -> None:
    clock = clocks.switch_clock(clocks.initial_clock(PerMove(30_000), 2), ONE, 0)
    clock = clocks.switch_clock(clock, ONE, 10_000, Seat(0))
    assert (clock.left[0], clock.since[0]) == (30_000, 10_000)


def test_only_a_decision_earns_the_increment() -> None:
    clock = clocks.switch_clock(clocks.initial_clock(Fischer(60_000, 2_000), 2), BOTH, 0)
    clock = clocks.switch_clock(clock, seats(1), 10_000, Seat(0))
    assert clock.left == (52_000, 60_000)
    clock = clocks.switch_clock(clock, NOBODY, 15_000)
    assert clock.left == (52_000, 45_000)


def test_every_awaited_clock_runs() -> None:
    clock = clocks.switch_clock(clocks.initial_clock(Fischer(60_000), 3), BOTH, 1_000)
    assert [clocks.remaining_ms(clock, Seat(seat), 3_000) for seat in range(3)] == [
        58_000,
        58_000,
        60_000,
    ]


def test_the_earliest_flag_falls_first_and_the_lower_seat_of_two_at_once() -> None:
    clock = clocks.switch_clock(clocks.initial_clock(Fischer(60_000), 2), seats(1), 0)
    clock = clocks.switch_clock(clock, BOTH, 5_000)
    assert clocks.next_flag(clock) == (60_000, 1)
    assert clocks.flag_time(clock, Seat(0)) == 65_000
    assert clocks.next_flag(
        clocks.switch_clock(clocks.initial_clock(Fischer(60_000), 2), BOTH, 0)
    ) == (60_000, 0)
    assert clocks.next_flag(clocks.initial_clock(Fischer(60_000), 2)) is None
    assert clocks.flag_time(clocks.initial_clock(Fischer(60_000), 2), Seat(0)) is None


def test_correspondence_has_days_for_every_decision() -> None:
    clock = clocks.switch_clock(clocks.initial_clock(Correspondence(3), 2), ONE, 1_000)
    assert clocks.next_flag(clock) == (3 * DAY_MS + 1_000, 0)
    clock = clocks.switch_clock(clock, seats(1), 2 * DAY_MS, Seat(0))
    assert clock.left == (3 * DAY_MS, 3 * DAY_MS)


@pytest.mark.parametrize(
    ("rule", "over_ms", "points"),
    [
        (NORMAL, -1, 0),
        (NORMAL, 0, 0),
        (NORMAL, 1, 10),
        (NORMAL, 59_999, 10),
        (NORMAL, 60_000, 10),
        (NORMAL, 60_001, 20),
        (NORMAL, 240_001, 50),
        (NORMAL, 300_000, 50),
        (NORMAL, 300_001, 50),
        (NORMAL, 3_000_000, 50),
        (RUSH, 0, 0),
        (RUSH, 1, 10),
        (RUSH, 15_000, 10),
        (RUSH, 15_001, 20),
        (RUSH, 300_000, 200),
        (RUSH, 999_999, 200),
        (Total(1_000, limit_ms=0), 5_000, 0),
    ],
)
def test_overtime_costs_points_for_each_begun_step_up_to_the_limit(
    rule: Total, over_ms: int, points: int
) -> None:
    clock = clocks.switch_clock(clocks.initial_clock(rule, 2), ONE, 0)
    assert clocks.overtime_points(clock, Seat(0), rule.bank_ms + over_ms) == points
    assert clocks.overtime_points(clock, Seat(1), rule.bank_ms + over_ms) == 0
    stopped = clocks.switch_clock(clock, NOBODY, rule.bank_ms + over_ms)
    assert clocks.overtime_points(stopped, Seat(0), 10**9) == points


def test_overtime_accumulates_over_turns_up_to_its_limit() -> None:
    clock = clocks.switch_clock(clocks.initial_clock(NORMAL, 2), ONE, 0)
    clock = clocks.switch_clock(clock, seats(1), 3_700_000, Seat(0))
    assert clock.left[0] == -100_000
    clock = clocks.switch_clock(clock, ONE, 3_800_000, Seat(1))
    assert clocks.next_flag(clock) == (4_000_000, 0)
    assert clocks.overtime_points(clock, Seat(0), 4_000_000) == 50


def test_only_a_total_clock_has_overtime() -> None:
    clock = clocks.switch_clock(clocks.initial_clock(Fischer(1_000), 2), ONE, 0)
    assert clocks.remaining_ms(clock, Seat(0), 5_000) == -4_000
    assert clocks.overtime_points(clock, Seat(0), 5_000) == 0
