"""Time: flags by every rule, the grace that lets a decision come first, overtime, and tables nobody came to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.core.clock import AnyRule, Correspondence, Fischer, PerMove, Total
from parlour.core.event import Closed, Flagged, House, Moved
from parlour.core.match import standing
from parlour.tables import facts, timers
from parlour.tables.arena import Arena
from parlour.tables.gather import ChairWish, TableWish
from parlour.tables.matches import Live

from ..core.toys.bids import Bid
from .house import ANN, Clock, begun, first, house, moved, refused

MINUTE = 60_000


async def late(arena: Arena, clock: Clock, match: str, ms: int) -> Live:
    """Let time pass, sweep and return the match."""
    clock.wait(ms)
    await arena.timers.sweep()
    return await arena.matches.get(match)


@pytest.mark.parametrize(
    ("rule", "due"),
    [
        (PerMove(MINUTE, "lose"), MINUTE),
        (Fischer(5 * MINUTE, 1_000), 5 * MINUTE),
        (Correspondence(2), 2 * 86_400_000),
        (Total(MINUTE, limit_ms=30_000), MINUTE + 30_000),
    ],
)
async def test_a_flag_ends_a_game_of_two_and_never_too_early(sqlite_url: str, tmp_path: Path, clock: Clock, rule: AnyRule, due: int) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        match = (await begun(arena, house=House(clock=rule))).match.id
        assert (await late(arena, clock, match, due + timers.GRACE_MS - 1)).match.phase == "playing"
        live = await late(arena, clock, match, 1)
        assert live.match.phase == "over" and live.match.ended == "time"
        assert standing(live.game, live.match) is not None
        assert await arena.log.due(clock.at + 10**12) == []
        if rule != Total(MINUTE, limit_ms=30_000):
            assert live.match.gone == {0}


async def test_a_decision_that_was_read_in_time_comes_before_the_sweep(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        live = await begun(arena, house=House(clock=PerMove(MINUTE, "lose")))
        read = clock.wait(MINUTE - 1)
        # The house was busy: the decision is handled after the flag fell, but before its grace was over.
        clock.wait(timers.GRACE_MS)
        await arena.timers.sweep()
        after = await arena.act(live.match.id, ANN, 0, live.match.since[0] or 0, first(live, 0), read)
        assert after.match.phase == "playing" and after.match.since[1] is not None


async def test_a_late_decision_is_taken_as_long_as_no_flag_was_called(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        live = await begun(arena, house=House(clock=Fischer(MINUTE, 0)))
        await late(arena, clock, live.match.id, 2 * MINUTE)
        assert await refused(arena.act(live.match.id, ANN, 0, live.match.since[0] or 0, first(live, 0), clock.at)) == "core.not-playing"


async def test_when_play_goes_on_the_house_decides(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        match = (await begun(arena, house=House(clock=PerMove(MINUTE)))).match.id
        live = await late(arena, clock, match, MINUTE + timers.GRACE_MS)
        assert live.match.phase == "playing" and live.match.movers == (0,) and not live.match.gone
        kinds = [type(entry.event) for entry in (await arena.matches.entries(match))[-2:]]
        assert kinds == [Flagged, Moved]
        # The other seat now has its whole minute, and only its own flag falls.
        assert (await late(arena, clock, match, MINUTE - 1)).match.movers == (0,)
        assert (await late(arena, clock, match, 1 + timers.GRACE_MS)).match.movers == (0, 1)


async def test_of_several_who_owe_a_secret_decision_only_the_late_ones_are_decided_for(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        match = (await begun(arena, "bids", 3, house=House(clock=PerMove(MINUTE)))).match.id
        await moved(arena, match, 1, Bid(3), at=clock.wait(1))
        live = await late(arena, clock, match, MINUTE + timers.GRACE_MS)
        assert live.match.movers[0] == 1 and sorted(live.match.movers) == [0, 1, 2]
        assert live.game.standing(live.match.state).scores == (0, 1, 0)


async def test_a_loser_on_time_leaves_the_others_to_play(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        match = (await begun(arena, "betta", 3, house=House(clock=Fischer(MINUTE, 0)))).match.id
        live = await arena.matches.get(match)
        mover = next(iter(live.game.turn(live.match.state).seats))
        live = await late(arena, clock, match, MINUTE + timers.GRACE_MS)
        assert live.match.phase == "playing" and live.match.gone == {mover} and live.match.movers == (mover,)


async def test_overtime_costs_points_until_the_limit_ends_the_match(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        rule = Total(MINUTE, step_ms=10_000, points=10, limit_ms=30_000)
        live = await begun(arena, "betta", house=House(clock=rule))
        match, mover = live.match.id, next(iter(live.game.turn(live.match.state).seats))
        live = await moved(arena, match, mover, at=clock.wait(MINUTE + 10_001))
        scores = live.game.standing(live.match.state).scores
        charged = standing(live.game, live.match)
        assert scores is not None and charged is not None and charged.scores is not None
        assert charged.scores[mover] == scores[mover] - 20 and charged.scores[1 - mover] == scores[1 - mover]
        live = await late(arena, clock, match, MINUTE + 30_000 + timers.GRACE_MS)
        assert live.match.phase == "over" and live.match.ended == "time"


async def test_two_servers_call_a_flag_once(url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(url, tmp_path) as here, house(url, tmp_path) as there:
        match = (await begun(here, house=House(clock=PerMove(MINUTE)))).match.id
        await there.matches.get(match)
        clock.wait(MINUTE + timers.GRACE_MS)
        await there.timers.sweep()
        await here.timers.sweep()
        for arena in (here, there):
            assert (await arena.matches.get(match)).match.movers == (0,)


async def test_a_flag_is_called_by_a_server_whose_memory_is_old(url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(url, tmp_path) as here, house(url, tmp_path) as there:
        match = (await begun(here, house=House(clock=PerMove(MINUTE)))).match.id
        await there.matches.get(match)
        await moved(here, match, 0, at=clock.wait(50_000))
        clock.wait(20_000)
        await there.timers.sweep()
        assert (await there.matches.get(match)).match.movers == (0,), "it is Bob's minute that runs"
        await late(there, clock, match, 50_000)
        assert (await here.matches.get(match)).match.movers == (0, 1)


async def test_one_broken_match_keeps_no_other_flag_up(sqlite_url: str, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        matches = [(await begun(arena, house=House(clock=PerMove(MINUTE)))).match.id for _ in range(4)]
        clock.wait(MINUTE + timers.GRACE_MS)
        change, broken = arena.matches.change, sorted(matches)[1]

        async def change_but_one(match: str, *rest: Any) -> Live:
            if match == broken:
                raise OSError("the disk is full")
            return await change(match, *rest)

        monkeypatch.setattr(arena.matches, "change", change_but_one)
        await arena.timers.sweep()
        for match in matches:
            assert len((await arena.matches.get(match)).match.movers) == (match != broken)


async def test_a_table_nobody_came_to_is_closed_after_a_day(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        wish = TableWish(game="pylos", chairs=(ChairWish(who="me"), ChairWish(who="open")), house=House(public=True))
        match = (await arena.open_table(ANN, wish)).match.id
        assert (await late(arena, clock, match, facts.ABANDONED_MS)).match.phase == "gathering"
        assert [line.match for line in await arena.lobby.open(ANN)] == [match]
        live = await late(arena, clock, match, timers.GRACE_MS)
        assert live.match.phase == "over" and live.match.ended == "abandoned"
        assert (await arena.matches.entries(match))[-1].event == Closed("abandoned")
        assert await arena.lobby.open(ANN) == [] and await arena.log.due(clock.at + 10**12) == []


async def test_whoever_changes_a_table_keeps_it(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        match = (await arena.open_table(ANN, TableWish(game="pylos", chairs=(ChairWish(who="me"), ChairWish(who="open"))))).match.id
        clock.wait(facts.ABANDONED_MS - 1)
        await arena.place(match, ANN, 1, ChairWish(who="guest"))
        assert (await late(arena, clock, match, MINUTE)).match.phase == "gathering"
        await arena.start(match, ANN)
        assert await arena.log.due(clock.at + 10**12) == []
