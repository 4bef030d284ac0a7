"""Tests that determine which matches and seats are rated."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.core.abandonment import ABANDONED_AFTER_MS
from parlour.core.clock import Fischer, PerMove
from parlour.core.event import Claimed, Flagged, Left, TableSettings
from parlour.core.game import Seat, replace
from parlour.db.records import MatchOutcome
from parlour.plugin import registry
from parlour.services.application import Application
from parlour.services.matches.eligibility import unrated
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.outcome import match_outcome
from parlour.services.matches.own_decisions import own_decisions

from .harness import (
    ANN,
    BOB,
    EVE,
    ManualClock,
    answer_offer,
    create_match,
    first_legal_action,
    make_move,
    move_all,
    open_application,
)


async def outcome_of(app: Application, loaded: LoadedMatch) -> MatchOutcome:
    """Return the outcome of a finished match."""
    loaded = await app.matches.store.get(loaded.match.id)
    assert loaded.match.phase == "over"
    return match_outcome(
        loaded.game, loaded.match, await app.matches.store.entries(loaded.match.id)
    )


async def agree_draw(app: Application, match: str) -> None:
    """End a match with a draw by agreement."""
    await app.matches.seats.offer(match, ANN, 0, "draw")
    await answer_offer(app, match, BOB, 1, True)


@pytest.mark.parametrize("decisions", [0, 1, 2])
@pytest.mark.parametrize("how", ["resigned", "agreed", "time", "claimed"])
async def test_a_match_counts_once_each_side_moved_twice(
    sqlite_url: str, tmp_path: Path, clock: ManualClock, how: str, decisions: int
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        settings = TableSettings(clock=Fischer(60_000)) if how == "time" else TableSettings()
        loaded = await create_match(app, settings=settings)
        match = loaded.match.id
        loaded = await move_all(app, match, decisions, clock=clock)
        if how == "resigned":
            await app.matches.seats.resign(match, BOB, 1)
        elif how == "agreed":
            await agree_draw(app, match)
        elif how == "time":
            late = next(iter(loaded.turn.seats))
            await app.matches.store.change(match, lambda _: [Flagged(late)], clock.wait(120_000))
        else:
            waits = Seat(1 - next(iter(loaded.turn.seats)))
            await app.matches.store.change(
                match, lambda _: [Claimed(waits, "draw")], clock.wait(ABANDONED_AFTER_MS)
            )
        found = await outcome_of(app, loaded)
        assert (found.rated, found.unrated) == ((True, "") if decisions == 2 else (False, "short"))


async def test_a_match_that_a_program_played_for_a_person_is_unrated(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app)
        seat = next(iter(loaded.turn.seats))
        decision_id = loaded.match.decision_ids[seat]
        assert decision_id is not None
        await app.matches.seats.act(
            loaded.match.id,
            (ANN, BOB)[seat],
            seat,
            decision_id,
            first_legal_action(loaded, seat),
            0,
            by_program=True,
        )
        await move_all(app, loaded.match.id)
        await app.matches.seats.resign(loaded.match.id, BOB, 1)
        assert (await outcome_of(app, loaded)).unrated == "program"


@pytest.mark.parametrize(
    ("bot_seats", "reason"), [((), ""), ((0,), "program"), ((1,), "program"), ((0, 1), "")]
)
async def test_only_matches_among_bot_accounts_rate_bot_accounts(
    sqlite_url: str, tmp_path: Path, bot_seats: tuple[int, ...], reason: str
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app)
        await move_all(app, loaded.match.id)
        loaded = await app.matches.seats.resign(loaded.match.id, BOB, 1)
        placings = [
            replace(placing, player=f"bot-{placing.player}")
            if placing.seat in bot_seats
            else placing
            for placing in (await outcome_of(app, loaded)).placings
        ]
        log = await app.matches.store.entries(loaded.match.id)
        assert unrated(loaded.match, placings, log) == reason


async def test_one_move_of_a_side_is_not_enough(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app)
        for seat in (0, 1, 0):
            await make_move(app, loaded.match.id, seat)
        await app.matches.seats.resign(loaded.match.id, BOB, 1)
        found = await outcome_of(app, loaded)
        assert (found.unrated, [seat.counted for seat in found.placings]) == (
            "short",
            [True, False],
        )


async def test_a_bot_needs_no_moves(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        for decisions, rated in ((1, False), (2, True)):
            loaded = await create_match(app, bots={1: "club"})
            match = loaded.match.id
            await move_all(app, match, decisions - 1)
            await make_move(app, match, 0)
            await app.matches.seats.resign(match, ANN, 0)
            found = await outcome_of(app, loaded)
            assert found.rated is rated and [seat.counted for seat in found.placings] == [
                rated,
                True,
            ]


async def test_a_game_sets_its_own_minimum(sqlite_url: str, tmp_path: Path) -> None:
    assert (
        registry.game_plugin("pylos").min_decisions,
        registry.game_plugin("bulbous").min_decisions,
    ) == (2, 3)
    async with open_application(sqlite_url, tmp_path) as app:
        for decisions, rated in ((2, False), (3, True)):
            loaded = await create_match(app, "bulbous")
            loaded = await move_all(app, loaded.match.id, decisions)
            assert min(loaded.match.movers.count(Seat(seat)) for seat in (0, 1)) == decisions
            await app.matches.seats.resign(loaded.match.id, BOB, 1)
            assert (await outcome_of(app, loaded)).rated is rated


async def test_an_early_leaver_of_three_is_unrated_and_the_others_are_rated(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path, toys=False) as app:
        loaded = await create_match(app, "carcassonne", 3)
        match = loaded.match.id
        await app.matches.seats.resign(match, EVE, 2)
        await move_all_present(app, match, clock)
        await app.matches.seats.resign(match, BOB, 1)
        await app.results.recorder.catch_up()
        result = await app.results.queries.match_result(match, ANN)
        assert result.rated and [seat.is_rated for seat in result.seats] == [True, True, False]
        assert [seat.rating_after is not None for seat in result.seats] == [True, True, False]
        assert result.seats[0].rating_weight == 1 and result.seats[2].rating_weight is None
        await app.results.recorder.rebuild()
        assert await app.results.queries.match_result(match, ANN) == result


async def move_all_present(app: Application, match: str, clock: ManualClock) -> None:
    """Make the seats that have not left move twice."""
    loaded = await app.matches.store.get(match)
    while min(loaded.match.movers.count(Seat(seat)) for seat in (0, 1)) < 2:
        loaded = await make_move(app, match, next(iter(loaded.turn.seats)), at=clock.wait(1_000))


async def test_timeout_moves_are_not_own_decisions(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app, settings=TableSettings(clock=PerMove(10_000)))
        match = loaded.match.id
        for _ in range(2):
            await make_move(app, match, 0, at=clock.wait(1_000))
            loaded = await app.matches.store.change(
                match, lambda _: [Flagged(Seat(1))], clock.wait(20_000)
            )
        assert loaded.match.movers.count(Seat(1)) == 2
        assert own_decisions(loaded.match, await app.matches.store.entries(match)) == [2, 0]
        await app.matches.seats.resign(match, BOB, 1)
        assert (await outcome_of(app, loaded)).unrated == "short"


async def test_moves_for_a_seat_after_it_left_are_not_own_decisions(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        loaded = await create_match(app, "bulbous", 3)
        match = loaded.match.id
        for seat in range(3):
            clock.wait(1_000)
            await make_move(app, match, seat, at=clock.at) if seat in (
                await app.matches.store.get(match)
            ).turn.seats else None
        before = own_decisions(
            (await app.matches.store.get(match)).match, await app.matches.store.entries(match)
        )
        absent = next(iter((await app.matches.store.get(match)).turn.seats))
        awaited = (await app.matches.store.get(match)).turn.seats
        waits = next(Seat(seat) for seat in range(3) if seat not in awaited)
        loaded = await app.matches.store.change(
            match, lambda _: [Claimed(waits, "out")], clock.wait(2 * ABANDONED_AFTER_MS)
        )
        assert absent in loaded.match.gone
        assert (
            own_decisions(loaded.match, await app.matches.store.entries(match))[absent]
            == before[absent]
        )


async def play_to_end(app: Application, match: str) -> LoadedMatch:
    """Play a match until the rules end it."""
    loaded = await app.matches.store.get(match)
    while loaded.match.phase == "playing":
        loaded = await move_all(
            app, match, 1 + min(loaded.match.movers.count(Seat(seat)) for seat in (0, 1))
        )
    return loaded


async def hand_over_to_bot(app: Application, match: str, player: str, seat: int) -> None:
    """Replace a player who left by a substitute bot."""
    await app.clocks.abandonment.hand_over_to_bot(match, player, seat)


@pytest.mark.parametrize("decisions", [0, 2])
async def test_a_match_finished_by_substitutes_of_both_players_is_unrated(
    sqlite_url: str, tmp_path: Path, decisions: int
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app, settings=TableSettings(leaver="bot", public=True))
        match = loaded.match.id
        await move_all(app, match, decisions)
        await hand_over_to_bot(app, match, ANN.id, 0)
        await hand_over_to_bot(app, match, BOB.id, 1)
        # The substitute bots play on, and one of them loses on time.
        await app.matches.store.change(match, lambda _: [Left(Seat(1), "time")])
        found = await outcome_of(app, loaded)
        assert (found.rated, found.unrated) == (False, "deserted")
        await app.results.recorder.catch_up()
        assert (await app.results.queries.totals_of(ANN)).ratings == ()
        result = await app.results.queries.match_result(match, ANN)
        assert (result.rated, result.unrated_reason) == (False, "deserted")


async def test_a_player_who_stays_is_rated_against_a_substitute(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app, settings=TableSettings(leaver="bot"))
        match = loaded.match.id
        await move_all(app, match)
        await hand_over_to_bot(app, match, ANN.id, 0)
        await move_all(app, match, 4)
        await app.matches.store.change(match, lambda _: [Left(Seat(0), "time")])
        found = await outcome_of(app, loaded)
        assert found.rated and [seat.rank for seat in found.placings] == [2, 1]


async def test_leaving_a_match_against_a_bot_loses_it(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app, bots={1: "club"}, settings=TableSettings(leaver="bot"))
        match = loaded.match.id
        await move_all(app, match)
        await hand_over_to_bot(app, match, ANN.id, 0)
        loaded = await play_to_end(app, match)
        found = await outcome_of(app, loaded)
        assert found.rated and [seat.rank for seat in found.placings] == [2, 1]


async def test_moves_of_a_substitute_do_not_count_towards_the_minimum(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app, settings=TableSettings(leaver="bot"))
        match = loaded.match.id
        await move_all(app, match, 1)
        await hand_over_to_bot(app, match, ANN.id, 0)
        loaded = await move_all(app, match, 5)
        assert own_decisions(loaded.match, await app.matches.store.entries(match))[0] == 1
        back = await app.clocks.abandonment.reclaim_seat(match, ANN.id, 0)
        if 0 not in back.turn.seats:
            await make_move(app, match, 1)
        await make_move(app, match, 0)
        await app.matches.seats.resign(match, BOB, 1)
        found = await outcome_of(app, loaded)
        assert found.rated, "decisions before and after the substitution add up to two"


async def test_a_match_that_ends_early_by_its_rules_counts(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import dataclasses

    patient: Any = dataclasses.replace(registry.game_plugin("pylos"), min_decisions=1_000)
    monkeypatch.setattr(registry, "game_plugin", lambda _: patient)
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app)
        assert (await outcome_of(app, await play_to_end(app, loaded.match.id))).rated
