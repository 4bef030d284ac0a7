"""Those who wait: pauses by consent, reminders, what may be claimed of a match left lying, banks of days, vacation, and lag that is given back."""

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
    Clock,
    answer_open,
    begun,
    first,
    move_all,
    moved,
    open_house,
    refused,
)

MINUTE = 60_000


async def late(house: Application, clock: Clock, match: str, ms: int) -> LoadedMatch:
    """Let time pass, sweep and return the match."""
    clock.wait(ms)
    await house.clocks.deadlines.sweep()
    return await house.matches.store.get(match)


async def paused(house: Application, rule: AnyClockRule, **more: Any) -> str:
    """Return a match that Ann and Bob have paused."""
    match = (await begun(house, settings=TableSettings(clock=rule), **more)).match.id
    await house.matches.seats.offer(match, ANN, 0, "pause")
    await answer_open(house, match, BOB, 1, True)
    return match


@pytest.mark.parametrize(
    "rule", [Fischer(10 * MINUTE, 5_000), PerMove(2 * MINUTE, "lose"), Correspondence(2)]
)
async def test_while_all_pause_no_clock_goes_and_nobody_decides(
    sqlite_url: str, tmp_path: Path, clock: Clock, rule: AnyClockRule
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (await begun(house, settings=TableSettings(clock=rule))).match.id
        clock.wait(MINUTE)
        await house.matches.seats.offer(match, ANN, 0, "pause")
        assert not (await house.matches.store.get(match)).match.paused, "Bob has not agreed"
        clock.wait(MINUTE // 2)
        after = (await answer_open(house, match, BOB, 1, True)).match
        left = remaining_ms(after.clock, Seat(0), clock())
        assert after.paused and left is not None and left == after.clock.left[0]
        whole = left + MINUTE + MINUTE // 2
        found = await late(house, clock, match, 30 * DAY_MS)
        assert (
            found.match.phase == "playing"
            and remaining_ms(found.match.clock, Seat(0), clock()) == left
        )
        assert (
            await refused(
                house.matches.seats.act(
                    match, ANN, 0, found.match.since[0] or 0, first(found, 0), clock()
                )
            )
            == "core.paused"
        )
        assert await refused(house.matches.seats.offer(match, ANN, 0, "pause")) == "core.paused"
        await house.matches.store.change(match, reminders.end_pause(BOB.id, 1))
        again = await house.matches.store.change(match, reminders.end_pause(ANN.id, 0))
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
        decided = await moved(house, match, 0, at=clock())
        assert decided.match.movers == (0,)
        log = await house.matches.store.entries(match)
        assert fold(match, decided.game, log) == decided.match


async def test_a_pause_ends_by_whoever_wishes_and_a_seat_may_be_given_up_in_it(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = await paused(house, Fischer(MINUTE))
        assert (
            await refused(house.matches.store.change(match, reminders.end_pause("somebody", 1)))
            == "core.not-your-seat"
        )
        assert (await house.matches.seats.resign(match, BOB, 1)).match.phase == "over"


async def test_bots_pause_when_they_are_asked_and_think_when_it_is_over(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (
            await begun(house, settings=TableSettings(clock=Fischer(MINUTE)), bots={1: "beginner"})
        ).match.id
        await house.matches.seats.offer(match, ANN, 0, "pause")
        await house.engine.bots._answer_offer(match, Seat(1), "beginner")
        assert (await house.matches.store.get(match)).match.paused
        assert (await late(house, clock, match, DAY_MS)).match.phase == "playing"


async def test_where_there_is_nothing_to_stop_or_the_table_has_it_so_nobody_pauses(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        for settings in (TableSettings(), TableSettings(clock=Fischer(MINUTE), pauses=False)):
            match = (await begun(house, settings=settings)).match.id
            assert (
                await refused(house.matches.seats.offer(match, ANN, 0, "pause"))
                == "core.offer-not-available"
            )


@pytest.mark.parametrize("rule", [Untimed(), Correspondence(3)])
async def test_whoever_waits_reminds_the_others_now_and_then(
    sqlite_url: str, tmp_path: Path, clock: Clock, rule: AnyClockRule
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (await begun(house, settings=TableSettings(clock=rule))).match.id
        begun_at = (await house.matches.store.get(match)).match.at

        async def nudged(who: Player, seat: int) -> str:
            try:
                return await refused(
                    house.matches.store.change(match, reminders.nudge(who.id, seat))
                )
            except AssertionError:
                return ""

        clock.at = begun_at + NUDGE_AFTER_MS - 1
        assert await nudged(BOB, 1) == "core.nudge-later"
        assert await nudged(ANN, 0) == "core.no-player-awaited", "it is Ann who is awaited"
        clock.wait(1)
        assert await nudged(BOB, 1) == ""
        assert await nudged(BOB, 1) == "core.nudge-later"
        clock.wait(2 * NUDGE_AFTER_MS)
        assert await nudged(BOB, 1) == ""


async def test_against_a_clock_of_minutes_nobody_is_reminded(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (await begun(house, settings=TableSettings(clock=Fischer(30 * DAY_MS)))).match.id
        clock.wait(2 * DAY_MS)
        assert (
            await refused(house.matches.store.change(match, reminders.nudge(BOB.id, 1)))
            == "core.no-nudge"
        )
        assert (
            await refused(house.matches.store.change(match, reminders.claim(BOB.id, 1, "void")))
            == "core.no-claim"
        )


@pytest.mark.parametrize(
    ("what", "ended", "ranks", "placed"),
    [("out", "away", (2, 1), 2), ("draw", "lying", (1, 1), 2), ("void", "void", (1, 1), 0)],
)
async def test_what_was_left_lying_may_be_claimed(
    sqlite_url: str,
    tmp_path: Path,
    clock: Clock,
    what: Claim,
    ended: str,
    ranks: tuple[int, ...],
    placed: int,
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (await begun(house)).match.id
        await move_all(house, match)
        clock.at = (await house.matches.store.get(match)).match.at + ABANDONED_AFTER_MS - 1
        assert (
            await refused(house.matches.store.change(match, reminders.claim(BOB.id, 1, what)))
            == "core.claim-later"
        )
        clock.wait(1)
        assert (
            await refused(house.matches.store.change(match, reminders.claim(ANN.id, 0, what)))
            == "core.no-player-awaited"
        )
        loaded = await house.matches.store.change(match, reminders.claim(BOB.id, 1, what))
        found = match_ranking(loaded.game, loaded.match)
        assert loaded.match.phase == "over" and loaded.match.ended == ended
        assert found is not None and found.ranks == ranks
        result = match_outcome(loaded.game, loaded.match, await house.matches.store.entries(match))
        assert len(result.placings) == placed and result.rated == (what != "void")


async def test_of_three_the_one_who_waits_speaks_for_nobody_else(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (await begun(house, "stones", 3)).match.id
        clock.at = (await house.matches.store.get(match)).match.at + ABANDONED_AFTER_MS
        assert (
            await refused(house.matches.store.change(match, reminders.claim(BOB.id, 1, "void")))
            == "core.claim-not-alone"
        )
        loaded = await house.matches.store.change(match, reminders.claim(BOB.id, 1, "out"))
        assert loaded.match.phase == "playing" and loaded.match.gone == {0}


async def test_days_for_a_move_and_then_a_bank_that_does_not_come_back(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (
            await begun(house, settings=TableSettings(clock=Correspondence(1, 3 * DAY_MS)))
        ).match.id
        await moved(house, match, 0, at=clock.wait(2 * DAY_MS))
        found = await moved(house, match, 1, at=clock.wait(DAY_MS // 2))
        assert found.match.clock.bank == (2 * DAY_MS, 3 * DAY_MS), (
            "Ann took a day of hers, and Bob none"
        )
        assert found.match.clock.left == (DAY_MS, DAY_MS)
        assert (await late(house, clock, match, 3 * DAY_MS)).match.phase == "playing"
        over = await late(house, clock, match, deadlines.GRACE_MS)
        assert over.match.phase == "over" and over.match.ended == "time" and over.match.gone == {0}


async def test_whoever_is_on_vacation_keeps_their_games_one_day_for_all_tables(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        for player in (ANN, BOB):
            await house.log.store.save_player(player)
        rule = Correspondence(1, vacation=True)
        here, there = [
            (await begun(house, settings=TableSettings(clock=rule))).match.id for _ in range(2)
        ]
        plain = (await begun(house, settings=TableSettings(clock=Correspondence(1)))).match.id
        clock.wait(DAY_MS + deadlines.GRACE_MS)
        await house.clocks.deadlines.sweep()
        assert (await house.matches.store.get(plain)).match.ended == "time", (
            "a table without vacation waits for nobody"
        )
        for match in (here, there):
            assert (await house.matches.store.get(match)).match.phase == "playing"
            assert (await house.matches.store.entries(match))[-1].event == Excused(Seat(0), DAY_MS)
        assert (
            await house.clocks.vacations.vacation_of(ANN)
        ).remaining == vacations.DAYS_PER_YEAR - 1, "a day counts once"
        for _ in range(vacations.DAYS_PER_YEAR - 1):
            assert (await late(house, clock, here, DAY_MS)).match.phase == "playing"
        assert (await house.clocks.vacations.vacation_of(ANN)).remaining == 0 and (
            await house.clocks.vacations.vacation_of(BOB)
        ).remaining == vacations.DAYS_PER_YEAR
        over = await late(house, clock, here, DAY_MS)
        assert over.match.phase == "over" and over.match.gone == {0}


async def test_vacation_begins_anew_with_the_year(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        await house.log.store.save_player(ANN)
        match = (
            await begun(house, settings=TableSettings(clock=Correspondence(1, vacation=True)))
        ).match.id
        await late(house, clock, match, DAY_MS + deadlines.GRACE_MS)
        assert (
            await house.clocks.vacations.vacation_of(ANN)
        ).remaining == vacations.DAYS_PER_YEAR - 1
        clock.wait(366 * DAY_MS)
        assert (await house.clocks.vacations.vacation_of(ANN)).remaining == vacations.DAYS_PER_YEAR


async def test_the_lag_of_a_line_is_given_back_and_no_more_than_that(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (await begun(house, settings=TableSettings(clock=Fischer(MINUTE)))).match.id
        for lag, spent, charged in (
            (0, 10_000, 10_000),
            (120, 5_000, 4_880),
            (9_000, 2_000, 2_000 - MAX_LAG_MS),
            (300, 100, 0),
        ):
            loaded = await house.matches.store.get(match)
            (mover,) = loaded.turn.seats
            before = loaded.match.clock.left[mover]
            who = (ANN, BOB)[mover]
            after = await house.matches.seats.act(
                match,
                who,
                mover,
                loaded.match.since[mover] or 0,
                first(loaded, mover),
                clock.wait(spent),
                lag,
            )
            assert before - after.match.clock.left[mover] == charged
            event = (await house.matches.store.entries(match))[-1].event
            assert isinstance(event, Moved) and event.lag == min(lag, MAX_LAG_MS)


async def test_no_sweep_beats_a_decision_that_came_in_time_on_a_slow_line(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        loaded = await begun(house, settings=TableSettings(clock=Fischer(MINUTE, fall="lose")))
        read = clock.wait(MINUTE + MAX_LAG_MS - 1)
        # Its flag has fallen by the house's clock, though not by the mover's; the house is busy, and sweeps before it handles what was read.
        await house.clocks.deadlines.sweep()
        clock.wait(deadlines.GRACE_MS - MAX_LAG_MS)
        await house.clocks.deadlines.sweep()
        after = await house.matches.seats.act(
            loaded.match.id, ANN, 0, loaded.match.since[0] or 0, first(loaded, 0), read, MAX_LAG_MS
        )
        assert after.match.phase == "playing" and after.match.clock.left[0] == 1
