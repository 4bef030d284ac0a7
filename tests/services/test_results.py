"""Tests that outcomes and ratings are recorded once and are equal after a rebuild."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.core.clock import Correspondence, Fischer, PerMove, Total, Untimed
from parlour.core.event import TableSettings
from parlour.db import outcomes
from parlour.db.records import MatchOutcome, Placing, Player, RatingRow
from parlour.services.application import Application
from parlour.services.errors import Forbidden, NotFound
from parlour.services.matches.table_requests import SeatRequest, TableRequest
from parlour.services.paces import pace_of_clock
from parlour.services.ratings.anchors import anchor_ratings
from parlour.services.ratings.scale import displayed_rating
from parlour.services.results.results import PAGE_SIZE, ResultQuery

from .harness import (
    ANN,
    BOB,
    EVE,
    PEOPLE,
    ManualClock,
    answer_offer,
    create_match,
    error_code,
    make_move,
    move_all,
    open_application,
)

PUBLIC = TableSettings(public=True)


async def play_match(
    app: Application, clock: ManualClock, loser: Player = BOB, **opened: Any
) -> str:
    """Play two moves per seat in a Pylos match that one player resigns, and return its id."""
    match = (await create_match(app, **opened)).match
    await move_all(app, match.id, clock=clock)
    clock.wait(60_000)
    seat = next(
        seat
        for seat, occupant in enumerate(match.occupants)
        if occupant and occupant.player == loser.id
    )
    await app.matches.seats.resign(match.id, loser, seat)
    return match.id


async def recorded_outcomes(app: Application) -> list[MatchOutcome]:
    """Return all recorded outcomes of the Pylos `evening` pool in the order of their ends."""
    return await app.results.recorder.outcomes.rated_outcomes("pylos", "evening")


async def test_a_finished_match_is_recorded_with_rating_changes(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        match = await play_match(app, clock)
        assert (
            await error_code(app.results.queries.match_result(match, ANN), NotFound)
            == "core.no-result-yet"
        )
        assert (
            await app.results.recorder.catch_up(),
            await app.results.recorder.catch_up(),
        ) == (1, 0)
        result = await app.results.queries.match_result(match, ANN)
        assert [(seat.name, seat.rank, seat.left_early, seat.mine) for seat in result.seats] == [
            ("Ann", 1, False, True),
            ("Bob", 2, True, False),
        ]
        won, lost = result.seats
        assert (
            won.rating_before == lost.rating_before
            and won.rating_before
            and won.rating_after
            and lost.rating_after
        )
        assert (
            won.rating_after.value > won.rating_before.value > lost.rating_after.value
            and won.rating_after.margin < won.rating_before.margin
        )
        person = await app.results.queries.totals_of(ANN)
        assert [
            (rating.game, rating.pace, rating.games, rating.won, rating.provisional)
            for rating in person.ratings
        ] == [("pylos", "evening", 1, 1, True)]
        assert [(game.game, game.matches, game.won, game.best) for game in person.games] == [
            ("pylos", 1, 1, None)
        ]


async def test_rebuilt_ratings_are_equal(url: str, tmp_path: Path, clock: ManualClock) -> None:
    async with open_application(url, tmp_path) as app:
        luck = Random(1)
        for _ in range(12):
            bots = {1: luck.choice(["beginner", "club"])} if luck.random() < 0.4 else {}
            await play_match(app, clock, ANN if bots else luck.choice([ANN, BOB]), bots=bots)
            if luck.random() < 0.5:
                await app.results.recorder.catch_up()
        await app.results.recorder.catch_up()
        before, numbers = (
            await recorded_outcomes(app),
            await app.results.recorder.outcomes.ratings_of(ANN.id),
        )
        assert len(before) == 12 and numbers[0].games == 12
        assert await app.results.recorder.rebuild() == 12
        assert (
            await recorded_outcomes(app) == before
            and await app.results.recorder.outcomes.ratings_of(ANN.id) == numbers
        )


async def test_the_own_formula_rates_all_paces_and_rebuilds_equally(
    url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    from parlour.plugin import registry
    from parlour.plugin.rating_formula import RatingFormula

    halved = RatingFormula(
        1000.0,
        lambda seats: [
            seat.points - sum(other.points for other in seats) / 2 + seat.games + 0.25
            for seat in seats
        ],
    )
    betta = dataclasses.replace(registry.game_plugin("betta"), rating_formula=halved)
    plain = registry.game_plugin
    monkeypatch.setattr(
        registry, "game_plugin", lambda game: betta if game == "betta" else plain(game)
    )
    async with open_application(url, tmp_path, toys=False) as app:
        await app.log.store.save_player(ANN)
        matches = []
        for rule in (Untimed(), Fischer(60_000, 1_000), Untimed()):
            loaded = await create_match(
                app, "betta", settings=TableSettings(public=True, clock=rule)
            )
            await move_all(app, loaded.match.id, clock=clock)
            await app.matches.seats.resign(loaded.match.id, BOB, 1)
            matches.append(loaded.match.id)
        # The recorder processes the last match before the others.
        await app.results.recorder._record_match(matches[2])
        await app.results.recorder.catch_up()
        own = await app.results.recorder.outcomes.find_rating("betta", "own", ANN.id)
        assert own is not None and own.games == 3 and own.mu != 1000.0
        own_seats = [
            (await app.results.queries.match_result(match, ANN)).seats[0] for match in matches
        ]
        assert [seat.own_rating_before for seat in own_seats] == [
            1000,
            *(seat.own_rating for seat in own_seats[:-1]),
        ] and own_seats[-1].own_rating == round(own.mu)
        assert all(
            seat.own_rating is not None and seat.rating_before is not None for seat in own_seats
        )
        board = await app.results.leaderboards.leaderboard("betta", "evening", None, ANN)
        assert {line.id: line.own_rating for line in board.entries}[ANN.id] == round(own.mu)
        assert [rating.pace for rating in (await app.results.queries.totals_of(ANN)).ratings] == [
            "evening",
            "quick",
        ]
        await app.results.recorder.rebuild()
        assert await app.results.recorder.outcomes.find_rating("betta", "own", ANN.id) == own
        assert [
            (await app.results.queries.match_result(match, ANN)).seats[0] for match in matches
        ] == own_seats
        assert all(
            line.own_rating is None
            for line in (
                await app.results.leaderboards.leaderboard("pylos", "evening", None, ANN)
            ).entries
        )


async def test_a_late_result_is_rated_in_order(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        early, late = await play_match(app, clock), await play_match(app, clock, ANN)
        await app.results.recorder._record_match(late)
        await app.results.recorder.catch_up()
        assert [found.match for found in await recorded_outcomes(app)] == [early, late]
        rerated = await recorded_outcomes(app)
        await app.results.recorder.rebuild()
        assert await recorded_outcomes(app) == rerated


async def test_two_servers_record_each_result_once(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as here, open_application(url, tmp_path) as there:
        luck = Random(2)
        for _ in range(8):
            await play_match(here, clock, luck.choice([ANN, BOB]))
        written = await asyncio.gather(
            here.results.recorder.catch_up(), there.results.recorder.catch_up()
        )
        assert sum(written) == 8
        found = await recorded_outcomes(here)
        await there.results.recorder.rebuild()
        assert await recorded_outcomes(here) == found


async def test_only_matches_of_people_against_others_are_rated(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        again = TableRequest(
            game="pylos",
            seats=(SeatRequest(occupant="me"), SeatRequest(occupant="guest", name="Also Ann")),
            start=True,
        )
        alone = await app.tables.open_table(ANN, again)
        await app.matches.seats.resign(alone.match.id, ANN, 1)
        back = (await create_match(app)).match.id
        await make_move(app, back, 0)
        await app.matches.seats.offer(back, ANN, 0, "takeback")
        await answer_offer(app, back, BOB, 1, True)
        await app.matches.seats.resign(back, BOB, 1)
        await app.results.recorder.catch_up()
        assert [
            (await app.results.queries.match_result(match, ANN)).rated
            for match in (alone.match.id, back)
        ] == [False, False]
        assert (await app.results.queries.totals_of(ANN)).ratings == ()


async def test_a_bot_with_duels_has_a_fixed_rating(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = await play_match(app, clock, ANN, bots={1: "club"})
        await app.results.recorder.catch_up()
        bot = (await app.results.queries.match_result(match, ANN)).seats[1]
        measured = anchor_ratings("pylos")
        assert bot.rating_before == bot.rating_after == displayed_rating(measured["club"])
        numbers = [rating.mu for rating in measured.values()]
        assert numbers == sorted(numbers) and len(numbers) == 10


async def test_a_private_result_is_visible_to_its_players_only(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        private, public = (
            await play_match(app, clock),
            await play_match(app, clock, settings=PUBLIC),
        )
        await app.results.recorder.catch_up()
        assert (
            await error_code(app.results.queries.match_result(private, EVE), Forbidden)
            == "core.private-match"
        )
        assert [
            line.match
            for line in (await app.results.queries.search(ResultQuery(matches="all"), EVE)).results
        ] == [public]
        assert [
            line.match
            for line in (await app.results.queries.search(ResultQuery(matches="all"), ANN)).results
        ] == [public, private]
        assert not any(
            seat.mine for seat in (await app.results.queries.match_result(public, EVE)).seats
        )


async def test_results_are_filtered_and_paged(url: str, tmp_path: Path, clock: ManualClock) -> None:
    async with open_application(url, tmp_path) as app:
        start = clock.at
        first = await play_match(app, clock, BOB)
        second = await play_match(
            app, clock, ANN, settings=TableSettings(clock=Fischer(bank_ms=60_000))
        )
        third = await play_match(app, clock, ANN, bots={1: "beginner"})
        await app.results.recorder.catch_up()

        async def matches_found(**query: Any) -> list[str]:
            return [
                line.match
                for line in (await app.results.queries.search(ResultQuery(**query), ANN)).results
            ]

        assert await matches_found() == [third, second, first]
        assert (await matches_found(won=True), await matches_found(won=False)) == (
            [first],
            [third, second],
        )
        assert (
            await matches_found(against="bo"),
            await matches_found(against="ann"),
            await matches_found(against="%"),
        ) == ([third, second, first], [], [])
        assert (
            await matches_found(pace="quick"),
            await matches_found(game="betta"),
            await matches_found(options="standard"),
        ) == ([second], [], [third, second, first])
        middle = (await app.results.queries.match_result(second, ANN)).ended_at
        assert (
            await matches_found(since=middle),
            await matches_found(since=start, until=middle),
        ) == (
            [third, second],
            [first],
        )
        assert (
            await error_code(
                app.results.queries.search(ResultQuery(cursor="yesterday"), ANN), NotFound
            )
            == "core.no-such-results"
        )


async def test_a_page_continues_the_previous_one(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        matches = [await play_match(app, clock) for _ in range(PAGE_SIZE + 2)]
        await app.results.recorder.catch_up()
        page = await app.results.queries.search(ResultQuery(), ANN)
        rest = await app.results.queries.search(ResultQuery(cursor=page.next_cursor), ANN)
        assert [line.match for line in (*page.results, *rest.results)] == matches[
            ::-1
        ] and rest.next_cursor is None


async def test_a_leaderboard_ranks_settled_players_and_keeps_past_seasons(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        for player in PEOPLE:
            await app.log.store.save_player(player)
        clock.at = 1_780_000_000_000
        for number in range(10):
            clock.wait(9 * 3_600_000)
            await play_match(app, clock, BOB if number % 3 else ANN)
            await play_match(app, clock, ANN, bots={1: "club"})
            await play_match(app, clock, BOB, bots={0: "club"})
        clock.wait(100 * 86_400_000)
        await play_match(app, clock, BOB)
        await app.results.recorder.catch_up()
        board = await app.results.leaderboards.leaderboard("pylos", "evening", None, ANN)
        found = [(line.rank, line.name, line.games, line.won, line.mine) for line in board.entries]
        assert found == [(1, "Ann", 21, 7, True), (2, "Bob", 21, 4, False)]
        assert (
            board.entries[0].week_change
            and board.entries[0].week_change > 0
            and len(board.entries[0].recent_wins) == 5
        )
        assert (
            board.seasons == ("2026-summer", "2026-spring") and board.bots[0].bot == "master-plus"
        )
        spring = await app.results.leaderboards.leaderboard("pylos", "evening", "2026-spring", EVE)
        assert [(line.rank, line.name, line.games, line.mine) for line in spring.entries] == [
            (1, "Ann", 20, False),
            (2, "Bob", 20, False),
        ]
        for game, at, season in (
            ("pylos", "soon", None),
            ("pylos", "daily", "2026-never"),
            ("chess", "daily", None),
        ):
            assert (
                await error_code(
                    app.results.leaderboards.leaderboard(game, at, season, EVE), NotFound
                )
            ).startswith("core.no-such-")


async def test_two_wins_pass_a_bot_on_the_ladder(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        for _ in range(2):
            match = (await create_match(app, bots={1: "beginner"})).match.id
            await move_all(app, match)
            await app.matches.store.change(match, lambda loaded: [_resignation(1)])
        await play_match(app, clock, ANN, bots={1: "beginner-plus"})
        await app.results.recorder.catch_up()
        rungs = (await app.results.bot_ladders.ladder("pylos", ANN)).rungs
        assert [(rung.bot, rung.won, rung.lost, rung.passed, rung.next) for rung in rungs][:3] == [
            ("beginner", 2, 0, True, False),
            ("beginner-plus", 0, 1, False, True),
            ("casual", 0, 0, False, False),
        ]
        assert all(
            rung.next is (rung.bot == "beginner")
            for rung in (await app.results.bot_ladders.ladder("pylos", EVE)).rungs
        )


def _resignation(seat: int) -> Any:
    from parlour.core.event import Left
    from parlour.core.game import Seat

    return Left(Seat(seat), "resigned")


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        (Untimed(), "evening"),
        (PerMove(move_ms=8_000), "quick"),
        (PerMove(move_ms=60_000), "evening"),
        (Fischer(bank_ms=300_000, increment_ms=5_000), "quick"),
        (Total(bank_ms=1_500_000), "evening"),
        (Correspondence(days=3), "daily"),
    ],
)
def test_the_clock_decides_the_pace(rule: Any, expected: str) -> None:
    assert pace_of_clock(rule) == expected


@pytest.mark.parametrize("kinds", [24, 1], ids=["few kinds", "many kinds"])
async def test_options_are_found_among_many_combinations(
    url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch, kinds: int
) -> None:
    monkeypatch.setattr(outcomes, "MAX_OPTION_SETS", kinds)
    async with open_application(url, tmp_path) as app:
        variants = ["basic", "standard", "advanced", "standard", "basic"]
        matches = [
            await play_match(app, clock, options=b'{"variant":"%s"}' % variant.encode())
            for variant in variants
        ]
        await app.results.recorder.catch_up()

        async def having(options: str) -> list[str]:
            return [
                line.match
                for line in (
                    await app.results.queries.search(ResultQuery(options=options), ANN)
                ).results
            ]

        assert await having('"variant":"standard"') == [matches[3], matches[1]]
        assert (
            await having('"variant":') == matches[::-1] and await having('"variant":"none"') == []
        )
        assert await having('"variant":"%"') == []
        first = await app.results.queries.search(ResultQuery(options='a"', won=True), ANN)
        assert [line.match for line in first.results] == []
        await app.results.recorder.rebuild()
        assert await having("basic") == [matches[4], matches[0]]


async def test_a_late_result_writes_only_changed_rows(
    sqlite_url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        matches = [await play_match(app, clock) for _ in range(5)]
        for match in (*matches[:2], *matches[3:]):
            await app.results.recorder._record_match(match)
        written: list[str] = []
        kept_anew = app.results.recorder.pools.replace_ratings

        async def watched(
            game: str, pace: str, seats: Sequence[Placing], ratings: Sequence[RatingRow]
        ) -> None:
            written.extend(seat.match for seat in seats)
            await kept_anew(game, pace, seats, ratings)

        monkeypatch.setattr(app.results.recorder.pools, "replace_ratings", watched)
        await app.results.recorder.catch_up()
        assert set(written) == set(matches[2:]), "earlier results are not rewritten"
        after = await recorded_outcomes(app)
        await app.results.recorder.rebuild()
        assert await recorded_outcomes(app) == after
