"""Time that no house was there for is charged to nobody, and setting a clock takes time from nobody."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import text

from parlour.core import clock as clocks
from parlour.core.clock import (
    DAY_MS,
    HOUR_MS,
    AnyClockRule,
    Correspondence,
    Fischer,
    PerMove,
    Total,
)
from parlour.core.event import Flagged, Left, Resumed, TableSettings
from parlour.core.game import Seat
from parlour.db.opening import open_log
from parlour.services.application import Application, ApplicationOptions
from parlour.services.matches.downtime import Heartbeat
from parlour.services.time import MAX_DRIFT_MS, DatabaseClock

from .harness import Clock, begun, moved, open_house

LIVE: tuple[AnyClockRule, ...] = (PerMove(8_000), Fischer(8_000, 500), Total(8_000, limit_ms=1_000))


async def timed(house: Application, rule: AnyClockRule) -> str:
    """Return a match with this clock whose first seat is awaited."""
    return (await begun(house, settings=TableSettings(clock=rule))).match.id


async def back(house: Application, last: int, at: int) -> None:
    """Let a house find that the last beat of any was then."""
    await Heartbeat(house.log, house.matches.store).credit_downtime(last, at)


async def remaining(house: Application, match: str, at: int) -> int:
    """Return what the first seat has left."""
    found = clocks.remaining_ms((await house.matches.store.get(match)).match.clock, Seat(0), at)
    assert found is not None
    return found


@pytest.mark.parametrize("rule", LIVE, ids=lambda rule: type(rule).__name__)
async def test_twelve_seconds_away_end_no_match_on_eight_second_clocks(
    url: str, tmp_path: Path, clock: Clock, rule: AnyClockRule
) -> None:
    async with open_house(url, tmp_path) as house:
        match = await timed(house, rule)
        last = clock.wait(3_000)
    async with open_house(url, tmp_path) as house:
        at = clock.wait(12_000)
        await back(house, last, at)
        assert await remaining(house, match, at) == 5_000
        await house.clocks.deadlines.sweep()
        assert (await house.matches.store.get(match)).match.phase == "playing"
        # From here on the clock is charged as ever.
        clock.wait(7_000)
        await house.clocks.deadlines.sweep()
        events = [type(entry.event) for entry in await house.matches.store.entries(match)]
        assert Resumed in events and (Flagged in events or Left in events)


async def test_who_begins_to_think_while_the_house_dies_is_charged_nothing_before(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        last = clock.wait(-1_000)
        clock.wait(1_000)
        match = await timed(house, Fischer(8_000))
        at = clock.wait(60_000)
        await back(house, last, at)
        assert await remaining(house, match, at) == 8_000, "no more than they had"


async def test_coming_back_is_forgiven_once_however_often_it_is_tried_and_by_whom(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as one, open_house(url, tmp_path) as two:
        match = await timed(one, Fischer(8_000))
        last = clock.wait(2_000)
        at = clock.wait(100_000)
        for house in (one, two, one):
            await back(house, last, at)
        assert await remaining(one, match, at) == 6_000
        # One that was killed amid it is done again by the next, from where it was.
        later = clock.wait(50_000)
        await back(two, last, later)
        assert await remaining(two, match, later) == 6_000
        assert (
            sum(
                isinstance(entry.event, Resumed) for entry in await one.matches.store.entries(match)
            )
            == 2
        )


async def test_days_go_on_and_whoever_is_awaited_then_has_an_hour(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        fallen, easy = await timed(house, Correspondence(1)), await timed(house, Correspondence(7))
        last = clock.wait(1_000)
        at = clock.wait(2 * DAY_MS)
        await back(house, last, at)
        assert await remaining(house, fallen, at) == HOUR_MS
        assert await remaining(house, easy, at) == 5 * DAY_MS - 1_000
        await house.clocks.deadlines.sweep()
        assert (await house.matches.store.get(fallen)).match.phase == "playing"
        clock.wait(HOUR_MS + 1_000)
        await house.clocks.deadlines.sweep()
        assert (await house.matches.store.get(fallen)).match.phase == "over"


async def test_a_short_absence_and_no_clock_leave_logs_alone(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        days, untimed = await timed(house, Correspondence(1)), (await begun(house)).match.id
        before = [len(await house.matches.store.entries(match)) for match in (days, untimed)]
        last = clock()
        await back(house, last, clock.wait(3_000))
        await back(house, last, clock.wait(20_000))
        assert [
            len(await house.matches.store.entries(match)) for match in (days, untimed)
        ] == before


async def test_a_house_beats_only_while_somebody_thinks_and_never_backwards(
    url: str, tmp_path: Path
) -> None:
    async with open_house(url, tmp_path) as house:
        heart = Heartbeat(house.log, house.matches.store)
        await heart.beat()
        assert await house.log.store.last_heartbeat() is None
        match = await timed(house, Fischer(600_000))
        await heart.beat()
        first = await house.log.store.last_heartbeat()
        assert first is not None
        await house.log.store.record_heartbeat(first - 1_000)
        assert await house.log.store.last_heartbeat() == first
        await moved(house, match, 0)
        assert (await house.log.store.timed_matches()) == [match]


async def test_a_house_that_opens_again_has_forgiven_before_anybody_comes(
    url: str, tmp_path: Path
) -> None:
    house = await Application.open(url, ApplicationOptions(tmp_path))
    match = await timed(house, PerMove(8_000, fall="lose"))
    await house.clocks.heartbeat.beat()
    await house.close()
    async with open_house(url, tmp_path) as behind:
        # As if twelve seconds had passed while nobody was here: everything stored is so much older.
        beaten = await behind.log.store.last_heartbeat()
        assert beaten is not None
    await _age(url, 12_000)
    house = await Application.open(url, ApplicationOptions(tmp_path))
    try:
        await house.clocks.deadlines.sweep()
        loaded = await house.matches.store.get(match)
        assert loaded.match.phase == "playing" and loaded.match.resumed_at > 0
        assert await remaining(house, match, loaded.match.at) > 5_000
    finally:
        await house.close()


async def _age(url: str, ms: int) -> None:
    """Make all that a house has stored older."""
    log = await open_log(url)
    await log.store.write(text(f"update heartbeat set at = at - {ms}"))
    await log.store.write(text(f"update deadline set at = at - {ms}"))
    await log.store.write(text(f"update event set at = at - {ms}"))
    await log.store.write(text("delete from snapshot"))
    await log.close()


def test_setting_the_wall_clock_moves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    house = DatabaseClock()
    before, wall = house.now(), time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: wall() + 3_600_000_000_000)
    assert house.now() - before < MAX_DRIFT_MS
    house.adjust(before + HOUR_MS)
    assert house.now() - before < MAX_DRIFT_MS, "a database that was set is not followed"


def test_two_houses_drift_together_and_never_jump(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic_ns", lambda: 0)
    house = DatabaseClock()
    house.set_time(1_000_000)
    moments = []
    for _ in range(40):
        house.adjust(1_000_500)
        moments.append(house.now())
    assert moments == sorted(moments) and moments[0] - 1_000_000 <= 20 and moments[-1] == 1_000_500
