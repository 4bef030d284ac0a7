"""Tests for flags under every clock rule, the grace period, overtime and unstarted tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.core.clock import AnyClockRule, Correspondence, Fischer, PerMove, Total
from parlour.core.event import Closed, Flagged, Moved, TableSettings
from parlour.core.fold import match_ranking
from parlour.services.application import Application
from parlour.services.matches import deadlines, projection
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.table_requests import SeatRequest, TableRequest

from ..core.toys.bids import Bid
from .harness import (
    ANN,
    ManualClock,
    create_match,
    error_code,
    first_legal_action,
    make_move,
    open_application,
)

MINUTE = 60_000


async def sweep_after(app: Application, clock: ManualClock, match: str, ms: int) -> LoadedMatch:
    """Advance the time, check all deadlines and return the match."""
    clock.wait(ms)
    await app.clocks.deadlines.sweep()
    return await app.matches.store.get(match)


@pytest.mark.parametrize(
    ("rule", "due"),
    [
        (PerMove(MINUTE, "lose"), MINUTE),
        (Fischer(5 * MINUTE, 1_000), 5 * MINUTE),
        (Correspondence(2), 2 * 86_400_000),
        (Total(MINUTE, limit_ms=30_000), MINUTE + 30_000),
    ],
)
async def test_a_flag_ends_a_match_of_two_and_is_never_early(
    sqlite_url: str, tmp_path: Path, clock: ManualClock, rule: AnyClockRule, due: int
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (await create_match(app, settings=TableSettings(clock=rule))).match.id
        assert (
            await sweep_after(app, clock, match, due + deadlines.GRACE_MS - 1)
        ).match.phase == "playing"
        loaded = await sweep_after(app, clock, match, 1)
        assert loaded.match.phase == "over" and loaded.match.ended == "time"
        assert match_ranking(loaded.game, loaded.match) is not None
        assert await app.log.claim_due(clock.at + 10**12) == []
        if rule != Total(MINUTE, limit_ms=30_000):
            assert loaded.match.gone == {0}


async def test_a_decision_read_in_time_counts_before_the_sweep(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app, settings=TableSettings(clock=PerMove(MINUTE, "lose")))
        read = clock.wait(MINUTE - 1)
        # A busy server handles the decision after the flag has fallen but within the grace period.
        clock.wait(deadlines.GRACE_MS)
        await app.clocks.deadlines.sweep()
        after = await app.matches.seats.act(
            loaded.match.id,
            ANN,
            0,
            loaded.match.decision_ids[0] or 0,
            first_legal_action(loaded, 0),
            read,
        )
        assert after.match.phase == "playing" and after.match.decision_ids[1] is not None


async def test_a_late_decision_counts_until_the_flag_is_called(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app, settings=TableSettings(clock=Fischer(MINUTE, 0)))
        await sweep_after(app, clock, loaded.match.id, 2 * MINUTE)
        assert (
            await error_code(
                app.matches.seats.act(
                    loaded.match.id,
                    ANN,
                    0,
                    loaded.match.decision_ids[0] or 0,
                    first_legal_action(loaded, 0),
                    clock.at,
                )
            )
            == "core.not-playing"
        )


async def test_the_server_moves_if_the_match_goes_on_after_a_flag(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (await create_match(app, settings=TableSettings(clock=PerMove(MINUTE)))).match.id
        loaded = await sweep_after(app, clock, match, MINUTE + deadlines.GRACE_MS)
        assert (
            loaded.match.phase == "playing"
            and loaded.match.movers == (0,)
            and not loaded.match.gone
        )
        kinds = [type(entry.event) for entry in (await app.matches.store.entries(match))[-2:]]
        assert kinds == [Flagged, Moved]
        # The other seat then has its full minute, and only its own flag falls.
        assert (await sweep_after(app, clock, match, MINUTE - 1)).match.movers == (0,)
        assert (await sweep_after(app, clock, match, 1 + deadlines.GRACE_MS)).match.movers == (0, 1)


async def test_only_late_seats_get_the_default_of_a_simultaneous_decision(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (
            await create_match(app, "bids", 3, settings=TableSettings(clock=PerMove(MINUTE)))
        ).match.id
        await make_move(app, match, 1, Bid(3), at=clock.wait(1))
        loaded = await sweep_after(app, clock, match, MINUTE + deadlines.GRACE_MS)
        assert loaded.match.movers[0] == 1 and sorted(loaded.match.movers) == [0, 1, 2]
        assert loaded.game.ranking(loaded.match.state).scores == (0, 1, 0)


async def test_other_players_go_on_after_one_loses_on_time(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (
            await create_match(app, "betta", 3, settings=TableSettings(clock=Fischer(MINUTE, 0)))
        ).match.id
        loaded = await app.matches.store.get(match)
        mover = next(iter(loaded.game.turn(loaded.match.state).seats))
        loaded = await sweep_after(app, clock, match, MINUTE + deadlines.GRACE_MS)
        assert (
            loaded.match.phase == "playing"
            and loaded.match.gone == {mover}
            and loaded.match.movers == (mover,)
        )


async def test_overtime_costs_points_until_the_limit_ends_the_match(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        rule = Total(MINUTE, step_ms=10_000, points=10, limit_ms=30_000)
        loaded = await create_match(app, "betta", settings=TableSettings(clock=rule))
        match, mover = loaded.match.id, next(iter(loaded.game.turn(loaded.match.state).seats))
        loaded = await make_move(app, match, mover, at=clock.wait(MINUTE + 10_001))
        scores = loaded.game.ranking(loaded.match.state).scores
        charged = match_ranking(loaded.game, loaded.match)
        assert scores is not None and charged is not None and charged.scores is not None
        assert (
            charged.scores[mover] == scores[mover] - 20
            and charged.scores[1 - mover] == scores[1 - mover]
        )
        loaded = await sweep_after(app, clock, match, MINUTE + 30_000 + deadlines.GRACE_MS)
        assert loaded.match.phase == "over" and loaded.match.ended == "time"


async def test_two_servers_call_a_flag_once(url: str, tmp_path: Path, clock: ManualClock) -> None:
    async with open_application(url, tmp_path) as here, open_application(url, tmp_path) as there:
        match = (await create_match(here, settings=TableSettings(clock=PerMove(MINUTE)))).match.id
        await there.matches.store.get(match)
        clock.wait(MINUTE + deadlines.GRACE_MS)
        await there.clocks.deadlines.sweep()
        await here.clocks.deadlines.sweep()
        for app in (here, there):
            assert (await app.matches.store.get(match)).match.movers == (0,)


async def test_a_server_with_an_outdated_cache_calls_a_flag(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as here, open_application(url, tmp_path) as there:
        match = (await create_match(here, settings=TableSettings(clock=PerMove(MINUTE)))).match.id
        await there.matches.store.get(match)
        await make_move(here, match, 0, at=clock.wait(50_000))
        clock.wait(20_000)
        await there.clocks.deadlines.sweep()
        assert (await there.matches.store.get(match)).match.movers == (0,), "Bob's clock is running"
        await sweep_after(there, clock, match, 50_000)
        assert (await here.matches.store.get(match)).match.movers == (0, 1)


async def test_a_corrupt_match_does_not_delay_other_flags(
    sqlite_url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        matches = [
            (await create_match(app, settings=TableSettings(clock=PerMove(MINUTE)))).match.id
            for _ in range(4)
        ]
        clock.wait(MINUTE + deadlines.GRACE_MS)
        change, broken = app.matches.store.change, sorted(matches)[1]

        async def change_but_one(match: str, *rest: Any) -> LoadedMatch:
            if match == broken:
                raise OSError("the disk is full")
            return await change(match, *rest)

        monkeypatch.setattr(app.matches.store, "change", change_but_one)
        await app.clocks.deadlines.sweep()
        for match in matches:
            assert len((await app.matches.store.get(match)).match.movers) == (match != broken)


async def test_an_unstarted_table_is_closed_after_a_day(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        wish = TableRequest(
            game="pylos",
            seats=(SeatRequest(occupant="me"), SeatRequest(occupant="open")),
            settings=TableSettings(public=True),
        )
        match = (await app.tables.open_table(ANN, wish)).match.id
        assert (
            await sweep_after(app, clock, match, projection.ABANDONED_MS)
        ).match.phase == "gathering"
        assert [line.match for line in await app.lobby.open_tables(ANN)] == [match]
        loaded = await sweep_after(app, clock, match, deadlines.GRACE_MS)
        assert loaded.match.phase == "over" and loaded.match.ended == "abandoned"
        assert (await app.matches.store.entries(match))[-1].event == Closed("abandoned")
        assert (
            await app.lobby.open_tables(ANN) == []
            and await app.log.claim_due(clock.at + 10**12) == []
        )


async def test_a_change_postpones_the_closing_of_a_table(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (
            await app.tables.open_table(
                ANN,
                TableRequest(
                    game="pylos", seats=(SeatRequest(occupant="me"), SeatRequest(occupant="open"))
                ),
            )
        ).match.id
        clock.wait(projection.ABANDONED_MS - 1)
        await app.tables.assign_seat(match, ANN, 1, SeatRequest(occupant="guest"))
        assert (await sweep_after(app, clock, match, MINUTE)).match.phase == "gathering"
        await app.tables.start(match, ANN)
        assert await app.log.claim_due(clock.at + 10**12) == []
