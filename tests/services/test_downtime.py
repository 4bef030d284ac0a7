"""Tests that clocks are credited for downtime and ignore changes of the system clock."""

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

from .harness import ManualClock, create_match, make_move, open_application

LIVE: tuple[AnyClockRule, ...] = (PerMove(8_000), Fischer(8_000, 500), Total(8_000, limit_ms=1_000))


async def create_timed_match(app: Application, rule: AnyClockRule) -> str:
    """Create a match with this clock rule and the first seat on turn."""
    return (await create_match(app, settings=TableSettings(clock=rule))).match.id


async def credit_downtime(app: Application, last: int, at: int) -> None:
    """Credit the downtime between a heartbeat and a restart.

    Args:
        app: The application.
        last: The time of the last heartbeat (ms since 1970).
        at: The time of the restart (ms since 1970).
    """
    await Heartbeat(app.log, app.matches.store).credit_downtime(last, at)


async def remaining_ms(app: Application, match: str, at: int) -> int:
    """Return the remaining time of the first seat (ms)."""
    found = clocks.remaining_ms((await app.matches.store.get(match)).match.clock, Seat(0), at)
    assert found is not None
    return found


@pytest.mark.parametrize("rule", LIVE, ids=lambda rule: type(rule).__name__)
async def test_downtime_does_not_expire_clocks(
    url: str, tmp_path: Path, clock: ManualClock, rule: AnyClockRule
) -> None:
    async with open_application(url, tmp_path) as app:
        match = await create_timed_match(app, rule)
        last = clock.wait(3_000)
    async with open_application(url, tmp_path) as app:
        at = clock.wait(12_000)
        await credit_downtime(app, last, at)
        assert await remaining_ms(app, match, at) == 5_000
        await app.clocks.deadlines.sweep()
        assert (await app.matches.store.get(match)).match.phase == "playing"
        # After the credit, the clock runs as usual.
        clock.wait(7_000)
        await app.clocks.deadlines.sweep()
        events = [type(entry.event) for entry in await app.matches.store.entries(match)]
        assert Resumed in events and (Flagged in events or Left in events)


async def test_a_decision_opened_after_the_last_heartbeat_is_credited_from_its_start(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        last = clock.wait(-1_000)
        clock.wait(1_000)
        match = await create_timed_match(app, Fischer(8_000))
        at = clock.wait(60_000)
        await credit_downtime(app, last, at)
        assert await remaining_ms(app, match, at) == 8_000, (
            "the remaining time does not exceed the initial time"
        )


async def test_downtime_is_credited_once(url: str, tmp_path: Path, clock: ManualClock) -> None:
    async with (
        open_application(url, tmp_path) as first_server,
        open_application(url, tmp_path) as second_server,
    ):
        match = await create_timed_match(first_server, Fischer(8_000))
        last = clock.wait(2_000)
        at = clock.wait(100_000)
        for app in (first_server, second_server, first_server):
            await credit_downtime(app, last, at)
        assert await remaining_ms(first_server, match, at) == 6_000
        # The next start completes a credit that a crash has interrupted.
        later = clock.wait(50_000)
        await credit_downtime(second_server, last, later)
        assert await remaining_ms(second_server, match, later) == 6_000
        assert (
            sum(
                isinstance(entry.event, Resumed)
                for entry in await first_server.matches.store.entries(match)
            )
            == 2
        )


async def test_correspondence_clocks_run_on_but_leave_an_hour(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        fallen, easy = (
            await create_timed_match(app, Correspondence(1)),
            await create_timed_match(app, Correspondence(7)),
        )
        last = clock.wait(1_000)
        at = clock.wait(2 * DAY_MS)
        await credit_downtime(app, last, at)
        assert await remaining_ms(app, fallen, at) == HOUR_MS
        assert await remaining_ms(app, easy, at) == 5 * DAY_MS - 1_000
        await app.clocks.deadlines.sweep()
        assert (await app.matches.store.get(fallen)).match.phase == "playing"
        clock.wait(HOUR_MS + 1_000)
        await app.clocks.deadlines.sweep()
        assert (await app.matches.store.get(fallen)).match.phase == "over"


async def test_short_downtime_and_untimed_matches_append_nothing(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        days, untimed = (
            await create_timed_match(app, Correspondence(1)),
            (await create_match(app)).match.id,
        )
        before = [len(await app.matches.store.entries(match)) for match in (days, untimed)]
        last = clock()
        await credit_downtime(app, last, clock.wait(3_000))
        await credit_downtime(app, last, clock.wait(20_000))
        assert [len(await app.matches.store.entries(match)) for match in (days, untimed)] == before


async def test_heartbeats_need_a_running_clock_and_never_go_backwards(
    url: str, tmp_path: Path
) -> None:
    async with open_application(url, tmp_path) as app:
        heart = Heartbeat(app.log, app.matches.store)
        await heart.beat()
        assert await app.log.store.last_heartbeat() is None
        match = await create_timed_match(app, Fischer(600_000))
        await heart.beat()
        first = await app.log.store.last_heartbeat()
        assert first is not None
        await app.log.store.record_heartbeat(first - 1_000)
        assert await app.log.store.last_heartbeat() == first
        await make_move(app, match, 0)
        assert (await app.log.store.timed_matches()) == [match]


async def test_a_restart_credits_downtime_before_it_accepts_requests(
    url: str, tmp_path: Path
) -> None:
    app = await Application.open(url, ApplicationOptions(tmp_path))
    match = await create_timed_match(app, PerMove(8_000, fall="lose"))
    await app.clocks.heartbeat.beat()
    await app.close()
    async with open_application(url, tmp_path) as behind:
        # Twelve seconds of downtime are simulated by making all stored times older.
        beaten = await behind.log.store.last_heartbeat()
        assert beaten is not None
    await _make_older(url, 12_000)
    app = await Application.open(url, ApplicationOptions(tmp_path))
    try:
        await app.clocks.deadlines.sweep()
        loaded = await app.matches.store.get(match)
        assert loaded.match.phase == "playing" and loaded.match.resumed_at > 0
        assert await remaining_ms(app, match, loaded.match.at) > 5_000
    finally:
        await app.close()


async def _make_older(url: str, ms: int) -> None:
    """Move all stored times `ms` milliseconds into the past."""
    log = await open_log(url)
    await log.store.write(text(f"update heartbeat set at = at - {ms}"))
    await log.store.write(text(f"update deadline set at = at - {ms}"))
    await log.store.write(text(f"update event set at = at - {ms}"))
    await log.store.write(text("delete from snapshot"))
    await log.close()


def test_the_wall_clock_does_not_affect_the_server_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic_ns", lambda: 0)
    app = DatabaseClock()
    before, wall = app.now(), time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: wall() + 3_600_000_000_000)
    assert app.now() == before
    app.adjust(before + HOUR_MS)
    assert app.now() - before < MAX_DRIFT_MS, "a jump of the database clock is ignored"


def test_clocks_of_two_servers_converge_without_jumps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic_ns", lambda: 0)
    app = DatabaseClock()
    app.set_time(1_000_000)
    moments = []
    for _ in range(40):
        app.adjust(1_000_500)
        moments.append(app.now())
    assert moments == sorted(moments) and moments[0] - 1_000_000 <= 20 and moments[-1] == 1_000_500
