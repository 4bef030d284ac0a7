"""Tests for pauses, reminders, claims, time banks, vacations and lag credit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.core.abandonment import ABANDONED_AFTER_MS, NUDGE_AFTER_MS
from parlour.core.clock import (
    DAY_MS,
    MAX_LAG_MS,
    AnyClockRule,
    Correspondence,
    Fischer,
    PerMove,
    Untimed,
    remaining_ms,
)
from parlour.core.event import Claim, Excused, Moved, TableSettings
from parlour.core.fold import fold, match_ranking
from parlour.core.game import Seat
from parlour.db.records import Player
from parlour.services.application import Application
from parlour.services.matches import deadlines, reminders, vacations
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.outcome import match_outcome

from .harness import (
    ANN,
    BOB,
    ManualClock,
    answer_offer,
    create_match,
    error_code,
    first_legal_action,
    make_move,
    move_all,
    open_application,
)

MINUTE = 60_000


async def sweep_after(app: Application, clock: ManualClock, match: str, ms: int) -> LoadedMatch:
    """Advance the time, check all deadlines and return the match."""
    clock.wait(ms)
    await app.clocks.deadlines.sweep()
    return await app.matches.store.get(match)


async def create_paused_match(app: Application, rule: AnyClockRule, **more: Any) -> str:
    """Create a match that Ann and Bob have agreed to pause, and return its id."""
    match = (await create_match(app, settings=TableSettings(clock=rule), **more)).match.id
    await app.matches.seats.offer(match, ANN, 0, "pause")
    await answer_offer(app, match, BOB, 1, True)
    return match


@pytest.mark.parametrize(
    "rule", [Fischer(10 * MINUTE, 5_000), PerMove(2 * MINUTE, "lose"), Correspondence(2)]
)
async def test_a_pause_stops_clocks_and_decisions(
    sqlite_url: str, tmp_path: Path, clock: ManualClock, rule: AnyClockRule
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (await create_match(app, settings=TableSettings(clock=rule))).match.id
        clock.wait(MINUTE)
        await app.matches.seats.offer(match, ANN, 0, "pause")
        assert not (await app.matches.store.get(match)).match.paused, "Bob has not agreed"
        clock.wait(MINUTE // 2)
        after = (await answer_offer(app, match, BOB, 1, True)).match
        left = remaining_ms(after.clock, Seat(0), clock())
        assert after.paused and left is not None and left == after.clock.left[0]
        whole = left + MINUTE + MINUTE // 2
        found = await sweep_after(app, clock, match, 30 * DAY_MS)
        assert (
            found.match.phase == "playing"
            and remaining_ms(found.match.clock, Seat(0), clock()) == left
        )
        assert (
            await error_code(
                app.matches.seats.act(
                    match,
                    ANN,
                    0,
                    found.match.decision_ids[0] or 0,
                    first_legal_action(found, 0),
                    clock(),
                )
            )
            == "core.paused"
        )
        assert await error_code(app.matches.seats.offer(match, ANN, 0, "pause")) == "core.paused"
        await app.matches.store.change(match, reminders.end_pause(BOB.id, 1))
        again = await app.matches.store.change(match, reminders.end_pause(ANN.id, 0))
        assert (
            not again.match.paused
            and remaining_ms(again.match.clock, Seat(0), clock.wait(1_000)) == left - 1_000
        )
        assert whole == (
            rule.bank_ms
            if isinstance(rule, Fischer)
            else rule.move_ms
            if isinstance(rule, PerMove)
            else 2 * DAY_MS
        )
        decided = await make_move(app, match, 0, at=clock())
        assert decided.match.movers == (0,)
        log = await app.matches.store.entries(match)
        assert fold(match, decided.game, log) == decided.match


async def test_any_player_can_end_a_pause_or_resign_during_it(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = await create_paused_match(app, Fischer(MINUTE))
        assert (
            await error_code(app.matches.store.change(match, reminders.end_pause("stranger", 1)))
            == "core.not-your-seat"
        )
        assert (await app.matches.seats.resign(match, BOB, 1)).match.phase == "over"


async def test_bots_accept_a_pause_and_think_after_it(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (
            await create_match(
                app, settings=TableSettings(clock=Fischer(MINUTE)), bots={1: "beginner"}
            )
        ).match.id
        await app.matches.seats.offer(match, ANN, 0, "pause")
        await app.engine.bots._answer_offer(match, Seat(1), "beginner")
        assert (await app.matches.store.get(match)).match.paused
        assert (await sweep_after(app, clock, match, DAY_MS)).match.phase == "playing"


async def test_a_pause_needs_a_running_match_and_the_setting(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        for settings in (TableSettings(), TableSettings(clock=Fischer(MINUTE), pauses=False)):
            match = (await create_match(app, settings=settings)).match.id
            assert (
                await error_code(app.matches.seats.offer(match, ANN, 0, "pause"))
                == "core.offer-not-available"
            )


@pytest.mark.parametrize("rule", [Untimed(), Correspondence(3)])
async def test_a_waiting_player_may_nudge_once_per_interval(
    sqlite_url: str, tmp_path: Path, clock: ManualClock, rule: AnyClockRule
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (await create_match(app, settings=TableSettings(clock=rule))).match.id
        begun_at = (await app.matches.store.get(match)).match.at

        async def nudged(who: Player, seat: int) -> str:
            try:
                return await error_code(
                    app.matches.store.change(match, reminders.nudge(who.id, seat))
                )
            except AssertionError:
                return ""

        clock.at = begun_at + NUDGE_AFTER_MS - 1
        assert await nudged(BOB, 1) == "core.nudge-later"
        assert await nudged(ANN, 0) == "core.no-player-awaited", "Ann is on turn"
        clock.wait(1)
        assert await nudged(BOB, 1) == ""
        assert await nudged(BOB, 1) == "core.nudge-later"
        clock.wait(2 * NUDGE_AFTER_MS)
        assert await nudged(BOB, 1) == ""


async def test_real_time_clocks_allow_no_nudges(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (
            await create_match(app, settings=TableSettings(clock=Fischer(30 * DAY_MS)))
        ).match.id
        clock.wait(2 * DAY_MS)
        assert (
            await error_code(app.matches.store.change(match, reminders.nudge(BOB.id, 1)))
            == "core.no-nudge"
        )
        assert (
            await error_code(app.matches.store.change(match, reminders.claim(BOB.id, 1, "void")))
            == "core.no-claim"
        )


@pytest.mark.parametrize(
    ("what", "ended", "ranks", "placed"),
    [("out", "away", (2, 1), 2), ("draw", "lying", (1, 1), 2), ("void", "void", (1, 1), 0)],
)
async def test_an_abandoned_match_can_be_claimed(
    sqlite_url: str,
    tmp_path: Path,
    clock: ManualClock,
    what: Claim,
    ended: str,
    ranks: tuple[int, ...],
    placed: int,
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (await create_match(app)).match.id
        await move_all(app, match)
        clock.at = (await app.matches.store.get(match)).match.at + ABANDONED_AFTER_MS - 1
        assert (
            await error_code(app.matches.store.change(match, reminders.claim(BOB.id, 1, what)))
            == "core.claim-later"
        )
        clock.wait(1)
        assert (
            await error_code(app.matches.store.change(match, reminders.claim(ANN.id, 0, what)))
            == "core.no-player-awaited"
        )
        loaded = await app.matches.store.change(match, reminders.claim(BOB.id, 1, what))
        found = match_ranking(loaded.game, loaded.match)
        assert loaded.match.phase == "over" and loaded.match.ended == ended
        assert found is not None and found.ranks == ranks
        result = match_outcome(loaded.game, loaded.match, await app.matches.store.entries(match))
        assert len(result.placings) == placed and result.rated == (what != "void")


async def test_a_claim_affects_only_the_absent_players(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (await create_match(app, "stones", 3)).match.id
        clock.at = (await app.matches.store.get(match)).match.at + ABANDONED_AFTER_MS
        assert (
            await error_code(app.matches.store.change(match, reminders.claim(BOB.id, 1, "void")))
            == "core.claim-not-alone"
        )
        loaded = await app.matches.store.change(match, reminders.claim(BOB.id, 1, "out"))
        assert loaded.match.phase == "playing" and loaded.match.gone == {0}


async def test_a_correspondence_clock_uses_days_and_then_a_bank(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (
            await create_match(app, settings=TableSettings(clock=Correspondence(1, 3 * DAY_MS)))
        ).match.id
        await make_move(app, match, 0, at=clock.wait(2 * DAY_MS))
        found = await make_move(app, match, 1, at=clock.wait(DAY_MS // 2))
        assert found.match.clock.bank == (2 * DAY_MS, 3 * DAY_MS), (
            "Ann used a vacation day and Bob did not"
        )
        assert found.match.clock.left == (DAY_MS, DAY_MS)
        assert (await sweep_after(app, clock, match, 3 * DAY_MS)).match.phase == "playing"
        over = await sweep_after(app, clock, match, deadlines.GRACE_MS)
        assert over.match.phase == "over" and over.match.ended == "time" and over.match.gone == {0}


async def test_a_day_off_counts_once_for_all_tables(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        for player in (ANN, BOB):
            await app.log.store.save_player(player)
        rule = Correspondence(1, vacation=True)
        here, there = [
            (await create_match(app, settings=TableSettings(clock=rule))).match.id for _ in range(2)
        ]
        plain = (await create_match(app, settings=TableSettings(clock=Correspondence(1)))).match.id
        clock.wait(DAY_MS + deadlines.GRACE_MS)
        await app.clocks.deadlines.sweep()
        assert (await app.matches.store.get(plain)).match.ended == "time", (
            "a table without vacation does not wait"
        )
        for match in (here, there):
            assert (await app.matches.store.get(match)).match.phase == "playing"
            assert (await app.matches.store.entries(match))[-1].event == Excused(Seat(0), DAY_MS)
        assert (
            await app.clocks.vacations.vacation_of(ANN)
        ).remaining == vacations.DAYS_PER_YEAR - 1, "a day counts once"
        for _ in range(vacations.DAYS_PER_YEAR - 1):
            assert (await sweep_after(app, clock, here, DAY_MS)).match.phase == "playing"
        assert (await app.clocks.vacations.vacation_of(ANN)).remaining == 0 and (
            await app.clocks.vacations.vacation_of(BOB)
        ).remaining == vacations.DAYS_PER_YEAR
        over = await sweep_after(app, clock, here, DAY_MS)
        assert over.match.phase == "over" and over.match.gone == {0}


async def test_days_off_are_renewed_every_year(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        await app.log.store.save_player(ANN)
        match = (
            await create_match(app, settings=TableSettings(clock=Correspondence(1, vacation=True)))
        ).match.id
        await sweep_after(app, clock, match, DAY_MS + deadlines.GRACE_MS)
        assert (
            await app.clocks.vacations.vacation_of(ANN)
        ).remaining == vacations.DAYS_PER_YEAR - 1
        clock.wait(366 * DAY_MS)
        assert (await app.clocks.vacations.vacation_of(ANN)).remaining == vacations.DAYS_PER_YEAR


async def test_measured_lag_is_credited_up_to_a_limit(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (await create_match(app, settings=TableSettings(clock=Fischer(MINUTE)))).match.id
        for lag, spent, charged in (
            (0, 10_000, 10_000),
            (120, 5_000, 4_880),
            (9_000, 2_000, 2_000 - MAX_LAG_MS),
            (300, 100, 0),
        ):
            loaded = await app.matches.store.get(match)
            (mover,) = loaded.turn.seats
            before = loaded.match.clock.left[mover]
            who = (ANN, BOB)[mover]
            after = await app.matches.seats.act(
                match,
                who,
                mover,
                loaded.match.decision_ids[mover] or 0,
                first_legal_action(loaded, mover),
                clock.wait(spent),
                lag,
            )
            assert before - after.match.clock.left[mover] == charged
            event = (await app.matches.store.entries(match))[-1].event
            assert isinstance(event, Moved) and event.lag == min(lag, MAX_LAG_MS)


async def test_a_timely_decision_on_a_slow_connection_beats_the_sweep(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app, settings=TableSettings(clock=Fischer(MINUTE, fall="lose")))
        read = clock.wait(MINUTE + MAX_LAG_MS - 1)
        # Without lag credit the flag has fallen, and the sweep runs before the decision.
        await app.clocks.deadlines.sweep()
        clock.wait(deadlines.GRACE_MS - MAX_LAG_MS)
        await app.clocks.deadlines.sweep()
        after = await app.matches.seats.act(
            loaded.match.id,
            ANN,
            0,
            loaded.match.decision_ids[0] or 0,
            first_legal_action(loaded, 0),
            read,
            MAX_LAG_MS,
        )
        assert after.match.phase == "playing" and after.match.clock.left[0] == 1
