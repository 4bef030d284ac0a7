"""Which matches count for ratings: those in which each side decided something, and somebody was there at the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.core.abandonment import ABANDONED_AFTER_MS
from parlour.core.clock import Fischer, PerMove
from parlour.core.event import Claimed, Flagged, Left, TableSettings
from parlour.core.game import Seat
from parlour.db.records import MatchOutcome
from parlour.plugin import registry
from parlour.services.application import Application
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.outcome import match_outcome
from parlour.services.matches.own_decisions import own_decisions

from .harness import ANN, BOB, EVE, Clock, answer_open, begun, move_all, moved, open_house


async def ended(house: Application, loaded: LoadedMatch) -> MatchOutcome:
    """Return the outcome of a match that is over."""
    loaded = await house.matches.store.get(loaded.match.id)
    assert loaded.match.phase == "over"
    return match_outcome(
        loaded.game, loaded.match, await house.matches.store.entries(loaded.match.id)
    )


async def draw(house: Application, match: str) -> None:
    """Let both sides agree on a draw."""
    await house.matches.seats.offer(match, ANN, 0, "draw")
    await answer_open(house, match, BOB, 1, True)


@pytest.mark.parametrize("decisions", [0, 1, 2])
@pytest.mark.parametrize("how", ["resigned", "agreed", "time", "claimed"])
async def test_a_match_counts_once_each_side_decided_twice(
    sqlite_url: str, tmp_path: Path, clock: Clock, how: str, decisions: int
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        settings = TableSettings(clock=Fischer(60_000)) if how == "time" else TableSettings()
        loaded = await begun(house, settings=settings)
        match = loaded.match.id
        loaded = await move_all(house, match, decisions, clock=clock)
        if how == "resigned":
            await house.matches.seats.resign(match, BOB, 1)
        elif how == "agreed":
            await draw(house, match)
        elif how == "time":
            late = next(iter(loaded.turn.seats))
            await house.matches.store.change(match, lambda _: [Flagged(late)], clock.wait(120_000))
        else:
            waits = Seat(1 - next(iter(loaded.turn.seats)))
            await house.matches.store.change(
                match, lambda _: [Claimed(waits, "draw")], clock.wait(ABANDONED_AFTER_MS)
            )
        found = await ended(house, loaded)
        assert (found.rated, found.unrated) == ((True, "") if decisions == 2 else (False, "short"))


async def test_one_side_that_only_answers_once_is_not_enough(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        loaded = await begun(house)
        for seat in (0, 1, 0):
            await moved(house, loaded.match.id, seat)
        await house.matches.seats.resign(loaded.match.id, BOB, 1)
        found = await ended(house, loaded)
        assert (found.unrated, [seat.counted for seat in found.placings]) == (
            "short",
            [True, False],
        )


async def test_a_bot_need_not_have_decided(sqlite_url: str, tmp_path: Path) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        for decisions, rated in ((1, False), (2, True)):
            loaded = await begun(house, bots={1: "club"})
            match = loaded.match.id
            await move_all(house, match, decisions - 1)
            await moved(house, match, 0)
            await house.matches.seats.resign(match, ANN, 0)
            found = await ended(house, loaded)
            assert found.rated is rated and [seat.counted for seat in found.placings] == [
                rated,
                True,
            ]


async def test_a_game_sets_its_own_minimum(sqlite_url: str, tmp_path: Path) -> None:
    assert (
        registry.game_plugin("pylos").min_decisions,
        registry.game_plugin("bulbous").min_decisions,
    ) == (2, 3)
    async with open_house(sqlite_url, tmp_path) as house:
        for decisions, rated in ((2, False), (3, True)):
            loaded = await begun(house, "bulbous")
            loaded = await move_all(house, loaded.match.id, decisions)
            assert min(loaded.match.movers.count(Seat(seat)) for seat in (0, 1)) == decisions
            await house.matches.seats.resign(loaded.match.id, BOB, 1)
            assert (await ended(house, loaded)).rated is rated


async def test_who_leaves_three_early_is_not_rated_and_the_others_are(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path, toys=False) as house:
        loaded = await begun(house, "carcassonne", 3)
        match = loaded.match.id
        await house.matches.seats.resign(match, EVE, 2)
        await move_all_present(house, match, clock)
        await house.matches.seats.resign(match, BOB, 1)
        await house.results.recorder.catch_up()
        result = await house.results.queries.match_result(match, ANN)
        assert result.rated and [seat.is_rated for seat in result.seats] == [True, True, False]
        assert [seat.rating_after is not None for seat in result.seats] == [True, True, False]
        assert result.seats[0].rating_weight == 1 and result.seats[2].rating_weight is None
        await house.results.recorder.rebuild()
        assert await house.results.queries.match_result(match, ANN) == result


async def move_all_present(house: Application, match: str, clock: Clock) -> None:
    """Let those who have not left decide twice."""
    loaded = await house.matches.store.get(match)
    while min(loaded.match.movers.count(Seat(seat)) for seat in (0, 1)) < 2:
        loaded = await moved(house, match, next(iter(loaded.turn.seats)), at=clock.wait(1_000))


async def test_what_the_server_decides_for_a_late_player_is_not_their_decision(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        loaded = await begun(house, settings=TableSettings(clock=PerMove(10_000)))
        match = loaded.match.id
        for _ in range(2):
            await moved(house, match, 0, at=clock.wait(1_000))
            loaded = await house.matches.store.change(
                match, lambda _: [Flagged(Seat(1))], clock.wait(20_000)
            )
        assert loaded.match.movers.count(Seat(1)) == 2
        assert own_decisions(loaded.match, await house.matches.store.entries(match)) == [2, 0]
        await house.matches.seats.resign(match, BOB, 1)
        assert (await ended(house, loaded)).unrated == "short"


async def test_decisions_for_a_seat_after_it_left_are_not_its_own(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path, toys=False) as house:
        loaded = await begun(house, "bulbous", 3)
        match = loaded.match.id
        for seat in range(3):
            clock.wait(1_000)
            await moved(house, match, seat, at=clock.at) if seat in (
                await house.matches.store.get(match)
            ).turn.seats else None
        before = own_decisions(
            (await house.matches.store.get(match)).match, await house.matches.store.entries(match)
        )
        absent = next(iter((await house.matches.store.get(match)).turn.seats))
        awaited = (await house.matches.store.get(match)).turn.seats
        waits = next(Seat(seat) for seat in range(3) if seat not in awaited)
        loaded = await house.matches.store.change(
            match, lambda _: [Claimed(waits, "out")], clock.wait(2 * ABANDONED_AFTER_MS)
        )
        assert absent in loaded.match.gone
        assert (
            own_decisions(loaded.match, await house.matches.store.entries(match))[absent]
            == before[absent]
        )


async def finish(house: Application, match: str) -> LoadedMatch:
    """Play a match to its end by the rules."""
    loaded = await house.matches.store.get(match)
    while loaded.match.phase == "playing":
        loaded = await move_all(
            house, match, 1 + min(loaded.match.movers.count(Seat(seat)) for seat in (0, 1))
        )
    return loaded


async def stand_in(house: Application, match: str, player: str, seat: int) -> None:
    """Let a bot play on for a player."""
    await house.clocks.abandonment.hand_over_to_bot(match, player, seat)


@pytest.mark.parametrize("decisions", [0, 2])
async def test_a_match_that_bots_finish_for_both_players_is_not_rated(
    sqlite_url: str, tmp_path: Path, decisions: int
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        loaded = await begun(house, settings=TableSettings(leaver="bot", public=True))
        match = loaded.match.id
        await move_all(house, match, decisions)
        await stand_in(house, match, ANN.id, 0)
        await stand_in(house, match, BOB.id, 1)
        # What the bots make of it: one of them loses.
        await house.matches.store.change(match, lambda _: [Left(Seat(1), "time")])
        found = await ended(house, loaded)
        assert (found.rated, found.unrated) == (False, "deserted")
        await house.results.recorder.catch_up()
        assert (await house.results.queries.totals_of(ANN)).ratings == ()
        result = await house.results.queries.match_result(match, ANN)
        assert (result.rated, result.unrated_reason) == (False, "deserted")


async def test_who_stays_is_rated_for_a_match_that_a_bot_finished_for_the_other(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        loaded = await begun(house, settings=TableSettings(leaver="bot"))
        match = loaded.match.id
        await move_all(house, match)
        await stand_in(house, match, ANN.id, 0)
        await move_all(house, match, 4)
        await house.matches.store.change(match, lambda _: [Left(Seat(0), "time")])
        found = await ended(house, loaded)
        assert found.rated and [seat.rank for seat in found.placings] == [2, 1]


async def test_who_leaves_a_match_against_a_bot_has_lost_it(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        loaded = await begun(house, bots={1: "club"}, settings=TableSettings(leaver="bot"))
        match = loaded.match.id
        await move_all(house, match)
        await stand_in(house, match, ANN.id, 0)
        loaded = await finish(house, match)
        found = await ended(house, loaded)
        assert found.rated and [seat.rank for seat in found.placings] == [2, 1]


async def test_what_a_substitute_decides_does_not_reach_the_minimum(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        loaded = await begun(house, settings=TableSettings(leaver="bot"))
        match = loaded.match.id
        await move_all(house, match, 1)
        await stand_in(house, match, ANN.id, 0)
        loaded = await move_all(house, match, 5)
        assert own_decisions(loaded.match, await house.matches.store.entries(match))[0] == 1
        back = await house.clocks.abandonment.reclaim_seat(match, ANN.id, 0)
        if 0 not in back.turn.seats:
            await moved(house, match, 1)
        await moved(house, match, 0)
        await house.matches.seats.resign(match, BOB, 1)
        found = await ended(house, loaded)
        assert found.rated, "a decision before and one after are two"


async def test_a_match_that_its_rules_end_early_counts(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import dataclasses

    patient: Any = dataclasses.replace(registry.game_plugin("pylos"), min_decisions=1_000)
    monkeypatch.setattr(registry, "game_plugin", lambda _: patient)
    async with open_house(sqlite_url, tmp_path) as house:
        loaded = await begun(house)
        assert (await ended(house, await finish(house, loaded.match.id))).rated
