"""Time: flags by every rule, the grace that lets a decision come first, overtime, and tables nobody came to."""

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
from parlour.services.matches.seating import SeatRequest, TableRequest

from ..core.toys.bids import Bid
from .harness import ANN, Clock, begun, first, moved, open_house, refused

MINUTE = 60_000


async def late(house: Application, clock: Clock, match: str, ms: int) -> LoadedMatch:
    """Let time pass, sweep and return the match."""
    clock.wait(ms)
    await house.clocks.deadlines.sweep()
    return await house.matches.store.get(match)


@pytest.mark.parametrize(
    ("rule", "due"),
    [
        (PerMove(MINUTE, "lose"), MINUTE),
        (Fischer(5 * MINUTE, 1_000), 5 * MINUTE),
        (Correspondence(2), 2 * 86_400_000),
        (Total(MINUTE, limit_ms=30_000), MINUTE + 30_000),
    ],
)
async def test_a_flag_ends_a_game_of_two_and_never_too_early(
    sqlite_url: str, tmp_path: Path, clock: Clock, rule: AnyClockRule, due: int
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (await begun(house, settings=TableSettings(clock=rule))).match.id
        assert (
            await late(house, clock, match, due + deadlines.GRACE_MS - 1)
        ).match.phase == "playing"
        loaded = await late(house, clock, match, 1)
        assert loaded.match.phase == "over" and loaded.match.ended == "time"
        assert match_ranking(loaded.game, loaded.match) is not None
        assert await house.log.claim_due(clock.at + 10**12) == []
        if rule != Total(MINUTE, limit_ms=30_000):
            assert loaded.match.gone == {0}


async def test_a_decision_that_was_read_in_time_comes_before_the_sweep(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        loaded = await begun(house, settings=TableSettings(clock=PerMove(MINUTE, "lose")))
        read = clock.wait(MINUTE - 1)
        # The house was busy: the decision is handled after the flag fell, but before its grace was over.
        clock.wait(deadlines.GRACE_MS)
        await house.clocks.deadlines.sweep()
        after = await house.matches.seats.act(
            loaded.match.id, ANN, 0, loaded.match.since[0] or 0, first(loaded, 0), read
        )
        assert after.match.phase == "playing" and after.match.since[1] is not None


async def test_a_late_decision_is_taken_as_long_as_no_flag_was_called(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        loaded = await begun(house, settings=TableSettings(clock=Fischer(MINUTE, 0)))
        await late(house, clock, loaded.match.id, 2 * MINUTE)
        assert (
            await refused(
                house.matches.seats.act(
                    loaded.match.id, ANN, 0, loaded.match.since[0] or 0, first(loaded, 0), clock.at
                )
            )
            == "core.not-playing"
        )


async def test_when_play_goes_on_the_house_decides(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (await begun(house, settings=TableSettings(clock=PerMove(MINUTE)))).match.id
        loaded = await late(house, clock, match, MINUTE + deadlines.GRACE_MS)
        assert (
            loaded.match.phase == "playing"
            and loaded.match.movers == (0,)
            and not loaded.match.gone
        )
        kinds = [type(entry.event) for entry in (await house.matches.store.entries(match))[-2:]]
        assert kinds == [Flagged, Moved]
        # The other seat now has its whole minute, and only its own flag falls.
        assert (await late(house, clock, match, MINUTE - 1)).match.movers == (0,)
        assert (await late(house, clock, match, 1 + deadlines.GRACE_MS)).match.movers == (0, 1)


async def test_of_several_who_owe_a_secret_decision_only_the_late_ones_are_decided_for(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (
            await begun(house, "bids", 3, settings=TableSettings(clock=PerMove(MINUTE)))
        ).match.id
        await moved(house, match, 1, Bid(3), at=clock.wait(1))
        loaded = await late(house, clock, match, MINUTE + deadlines.GRACE_MS)
        assert loaded.match.movers[0] == 1 and sorted(loaded.match.movers) == [0, 1, 2]
        assert loaded.game.ranking(loaded.match.state).scores == (0, 1, 0)


async def test_a_loser_on_time_leaves_the_others_to_play(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (
            await begun(house, "betta", 3, settings=TableSettings(clock=Fischer(MINUTE, 0)))
        ).match.id
        loaded = await house.matches.store.get(match)
        mover = next(iter(loaded.game.turn(loaded.match.state).seats))
        loaded = await late(house, clock, match, MINUTE + deadlines.GRACE_MS)
        assert (
            loaded.match.phase == "playing"
            and loaded.match.gone == {mover}
            and loaded.match.movers == (mover,)
        )


async def test_overtime_costs_points_until_the_limit_ends_the_match(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        rule = Total(MINUTE, step_ms=10_000, points=10, limit_ms=30_000)
        loaded = await begun(house, "betta", settings=TableSettings(clock=rule))
        match, mover = loaded.match.id, next(iter(loaded.game.turn(loaded.match.state).seats))
        loaded = await moved(house, match, mover, at=clock.wait(MINUTE + 10_001))
        scores = loaded.game.ranking(loaded.match.state).scores
        charged = match_ranking(loaded.game, loaded.match)
        assert scores is not None and charged is not None and charged.scores is not None
        assert (
            charged.scores[mover] == scores[mover] - 20
            and charged.scores[1 - mover] == scores[1 - mover]
        )
        loaded = await late(house, clock, match, MINUTE + 30_000 + deadlines.GRACE_MS)
        assert loaded.match.phase == "over" and loaded.match.ended == "time"


async def test_two_servers_call_a_flag_once(url: str, tmp_path: Path, clock: Clock) -> None:
    async with open_house(url, tmp_path) as here, open_house(url, tmp_path) as there:
        match = (await begun(here, settings=TableSettings(clock=PerMove(MINUTE)))).match.id
        await there.matches.store.get(match)
        clock.wait(MINUTE + deadlines.GRACE_MS)
        await there.clocks.deadlines.sweep()
        await here.clocks.deadlines.sweep()
        for house in (here, there):
            assert (await house.matches.store.get(match)).match.movers == (0,)


async def test_a_flag_is_called_by_a_server_whose_memory_is_old(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as here, open_house(url, tmp_path) as there:
        match = (await begun(here, settings=TableSettings(clock=PerMove(MINUTE)))).match.id
        await there.matches.store.get(match)
        await moved(here, match, 0, at=clock.wait(50_000))
        clock.wait(20_000)
        await there.clocks.deadlines.sweep()
        assert (await there.matches.store.get(match)).match.movers == (0,), (
            "it is Bob's minute that runs"
        )
        await late(there, clock, match, 50_000)
        assert (await here.matches.store.get(match)).match.movers == (0, 1)


async def test_one_broken_match_keeps_no_other_flag_up(
    sqlite_url: str, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        matches = [
            (await begun(house, settings=TableSettings(clock=PerMove(MINUTE)))).match.id
            for _ in range(4)
        ]
        clock.wait(MINUTE + deadlines.GRACE_MS)
        change, broken = house.matches.store.change, sorted(matches)[1]

        async def change_but_one(match: str, *rest: Any) -> LoadedMatch:
            if match == broken:
                raise OSError("the disk is full")
            return await change(match, *rest)

        monkeypatch.setattr(house.matches.store, "change", change_but_one)
        await house.clocks.deadlines.sweep()
        for match in matches:
            assert len((await house.matches.store.get(match)).match.movers) == (match != broken)


async def test_a_table_nobody_came_to_is_closed_after_a_day(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        wish = TableRequest(
            game="pylos",
            seats=(SeatRequest(occupant="me"), SeatRequest(occupant="open")),
            settings=TableSettings(public=True),
        )
        match = (await house.tables.open_table(ANN, wish)).match.id
        assert (await late(house, clock, match, projection.ABANDONED_MS)).match.phase == "gathering"
        assert [line.match for line in await house.lobby.open_tables(ANN)] == [match]
        loaded = await late(house, clock, match, deadlines.GRACE_MS)
        assert loaded.match.phase == "over" and loaded.match.ended == "abandoned"
        assert (await house.matches.store.entries(match))[-1].event == Closed("abandoned")
        assert (
            await house.lobby.open_tables(ANN) == []
            and await house.log.claim_due(clock.at + 10**12) == []
        )


async def test_whoever_changes_a_table_keeps_it(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (
            await house.tables.open_table(
                ANN,
                TableRequest(
                    game="pylos", seats=(SeatRequest(occupant="me"), SeatRequest(occupant="open"))
                ),
            )
        ).match.id
        clock.wait(projection.ABANDONED_MS - 1)
        await house.tables.assign_seat(match, ANN, 1, SeatRequest(occupant="guest"))
        assert (await late(house, clock, match, MINUTE)).match.phase == "gathering"
        await house.tables.start(match, ANN)
        assert await house.log.claim_due(clock.at + 10**12) == []
