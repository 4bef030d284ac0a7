"""The ladder against cheats: an account that loses on purpose lifts nobody to the top, and honest players keep what they earned."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from sqlalchemy import update

from parlour.db.encounters import Met
from parlour.db.records import Placing, Player
from parlour.db.schema.records import outcome as outcome_table
from parlour.db.schema.records import placing as placing_table
from parlour.services.application import Application
from parlour.services.matches.seating import SeatRequest, TableRequest
from parlour.services.ratings.scale import PROVISIONAL_GAMES, Rating, moderated, settled_in
from parlour.services.ratings.weights import FULL, PROVING, Weight, pair_weight, seat_weight
from parlour.services.results import leaderboards
from parlour.services.results.leaderboards import ARCHIVED_MS
from parlour.services.results.recorder import ResultRecorder

from .harness import ANN, BOB, EVE, Clock, move_all, open_house

HOUR, DAY = 3_600_000, 86_400_000
ME, OPEN = SeatRequest(occupant="me"), SeatRequest(occupant="open")
UP, DOWN, OTHER = (
    Player("up-up-up-up-", "Up"),
    Player("down-down-do", "Down"),
    Player("other-other-", "Other"),
)


async def meet(
    house: Application, clock: Clock, winner: Player, loser: Player, decisions: int = 2
) -> str:
    """Let two people sit down, decide a few times, and one of them resign; return the match."""
    match = (
        await house.tables.open_table(winner, TableRequest(game="pylos", seats=(ME, OPEN)))
    ).match.id
    await house.tables.sit(match, loser, None, "")
    await house.tables.start(match, winner)
    await move_all(house, match, decisions, clock=clock)
    clock.wait(1_000)
    await house.matches.seats.resign(match, loser, 1)
    return match


async def beat(house: Application, clock: Clock, winner: Player, bot: str, won: bool) -> None:
    """Let somebody play against a bot."""
    chairs = (ME, SeatRequest(occupant="bot", level=bot))
    match = (
        await house.tables.open_table(winner, TableRequest(game="pylos", seats=chairs, start=True))
    ).match.id
    await move_all(house, match, clock=clock)
    if won:
        from parlour.core.event import Left
        from parlour.core.game import Seat

        await house.matches.store.change(match, lambda _: [Left(Seat(1), "resigned")])
    else:
        await house.matches.seats.resign(match, winner, 0)


async def honest_field(house: Application, clock: Clock) -> None:
    """Let three people earn a place: against each other, a few times a day, and against bots that they beat as often as they lose."""
    luck = Random(7)
    for _ in range(8):
        for one, other in ((ANN, BOB), (ANN, EVE), (BOB, EVE)):
            winner, loser = (one, other) if luck.random() < 0.6 else (other, one)
            await meet(house, clock, winner, loser)
        for person in (ANN, BOB, EVE):
            await beat(house, clock, person, "club", luck.random() < 0.5)
        clock.wait(12 * HOUR)
    await house.results.recorder.catch_up()


async def standing(house: Application, player: Player) -> tuple[int | None, int, int]:
    """Return a player's place, the number of their rating, and their position on the page."""
    lines = (await house.results.leaderboards.leaderboard("pylos", "evening", None, player)).entries
    return next((line.rank, line.rating.value, at) for at, line in enumerate(lines, 1) if line.mine)


async def introduced(house: Application) -> None:
    """Let the players be known."""
    for player in (ANN, BOB, EVE, UP, DOWN, OTHER):
        await house.log.store.save_player(player)


async def test_resigning_without_a_move_changes_nothing(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        await introduced(house)
        matches = [await meet(house, clock, UP, DOWN, decisions=0) for _ in range(22)]
        await house.results.recorder.catch_up()
        assert (await house.results.queries.totals_of(UP)).ratings == ()
        assert {
            (await house.results.queries.match_result(match, UP)).unrated_reason
            for match in matches
        } == {"short"}
        assert (
            await house.results.leaderboards.leaderboard("pylos", "evening", None, UP)
        ).entries == ()


async def test_fifty_quick_resignations_gain_a_bounded_amount_and_no_place(
    url: str, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(url, tmp_path) as house:
        await introduced(house)
        await honest_field(house, clock)
        places = [(await standing(house, player))[0] for player in (ANN, BOB, EVE)]
        assert sorted(filter(None, places)) == [1, 2, 3]
        for number in range(50):
            await meet(house, clock, UP, DOWN)
            if number == FULL:
                await house.results.recorder.catch_up()
                after_full = (await standing(house, UP))[1]
        await house.results.recorder.catch_up()
        place, number, position = await standing(house, UP)
        assert place is None and position == 4, "the honest players come first"
        assert number - after_full < 100, (
            "what follows the matches of full weight is less than one match more"
        )
        assert number < 1_950
        (rating,) = (await house.results.queries.totals_of(UP)).ratings
        assert rating.games == 50 and rating.provisional
        kept = await house.results.recorder.outcomes.find_rating("pylos", "evening", UP.id)
        assert kept is not None and kept.evidence <= FULL + 1
        assert [(await standing(house, player))[0] for player in (ANN, BOB, EVE)] == places
        monkeypatch.setattr(leaderboards, "MAX_ENTRIES", 3)
        board = await house.results.leaderboards.leaderboard("pylos", "evening", None, ANN)
        assert {line.id for line in board.entries} == {ANN.id, BOB.id, EVE.id}, (
            "provisional ratings push nobody off the page"
        )
        clock.at = board.season.end + DAY
        past = await house.results.leaderboards.leaderboard(
            "pylos", "evening", board.season.id, ANN
        )
        assert {line.id for line in past.entries} == {ANN.id, BOB.id, EVE.id}


async def test_a_partner_who_loses_for_weeks_never_settles_a_rating(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        await introduced(house)
        for _ in range(30):
            await meet(house, clock, UP, DOWN)
            clock.wait(9 * HOUR)
        await house.results.recorder.catch_up()
        kept = await house.results.recorder.outcomes.find_rating("pylos", "evening", UP.id)
        assert (
            kept is not None and kept.games == 30 and kept.evidence == PROVING < PROVISIONAL_GAMES
        )
        assert (await standing(house, UP))[0] is None
        season = (await house.results.leaderboards.leaderboard("pylos", "evening", None, UP)).season
        clock.at = season.end + DAY
        past = await house.results.leaderboards.leaderboard("pylos", "evening", season.id, UP)
        assert [line.rank for line in past.entries] == [None, None], (
            "nor in the archive of the season"
        )
        await house.log.store.save_player(Player(UP.id, "Upper"))
        clock.wait(ARCHIVED_MS + 1)
        past = await house.results.leaderboards.leaderboard("pylos", "evening", season.id, UP)
        assert "Upper" in [line.name for line in past.entries]


async def test_weights_are_the_same_when_ratings_are_made_again(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        await introduced(house)
        luck, people = Random(3), (ANN, BOB, EVE, UP)
        matches = []
        for number in range(40):
            winner, loser = luck.sample(people, 2)
            matches.append(
                await meet(house, clock, winner, loser, decisions=luck.choice((1, 2, 2)))
            )
            clock.wait(luck.choice((0, HOUR, 6 * HOUR)))
            if number % 7 == 0:
                await house.results.recorder.catch_up()
        await house.results.recorder.catch_up()
        before = [await house.results.recorder.outcomes.find_outcome(match) for match in matches]
        ratings = [await house.results.recorder.outcomes.ratings_of(player.id) for player in people]
        weights = {seat.weight for found in before if found for seat in found.placings}
        assert None in weights and 1.0 in weights and 0.5 in weights
        await house.results.recorder.rerate("pylos", "evening")
        assert [
            await house.results.recorder.outcomes.find_outcome(match) for match in matches
        ] == before
        await house.results.recorder.rebuild()
        assert [
            await house.results.recorder.outcomes.find_outcome(match) for match in matches
        ] == before
        assert [
            await house.results.recorder.outcomes.ratings_of(player.id) for player in people
        ] == ratings


async def test_results_of_older_rules_are_judged_again_at_the_start(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        await introduced(house)
        matches = [await meet(house, clock, UP, DOWN, decisions=number % 3) for number in range(9)]
        await house.results.recorder.catch_up()
        right = [await house.results.recorder.outcomes.find_outcome(match) for match in matches]
        ratings = await house.results.recorder.outcomes.ratings_of(UP.id)
        # As they were stored before there were such rules: all rated, each in full.
        await house.log.store.write(update(outcome_table).values(rules=0, rated=True, unrated=""))
        await house.log.store.write(
            update(placing_table).values(
                counted=True, weight=None, mu_before=1.0, sigma_before=1.0, mu=2.0, sigma=1.0
            )
        )
        assert [
            one and one.rated
            for one in [
                await house.results.recorder.outcomes.find_outcome(match) for match in matches
            ]
        ] == [True] * 9
        await house.results.recorder.catch_up(since=1)
        assert [
            await house.results.recorder.outcomes.find_outcome(match) for match in matches
        ] != right, "what is looked at every minute is not all"
        started = ResultRecorder(house.matches.store, house.results.recorder.outcomes, house.log)
        await started.catch_up()
        assert [
            await house.results.recorder.outcomes.find_outcome(match) for match in matches
        ] == right
        assert await house.results.recorder.outcomes.ratings_of(UP.id) == ratings


async def test_a_result_whose_match_cannot_be_read_stays_as_it_is(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        await introduced(house)
        match = await meet(house, clock, UP, DOWN)
        await house.results.recorder.catch_up()
        await house.log.store.write(update(outcome_table).values(rules=0, match="gone"))
        await house.log.store.write(update(placing_table).values(match="gone"))
        before = await house.results.recorder.outcomes.find_outcome("gone")
        await house.results.recorder._reassess_outcomes()
        after = await house.results.recorder.outcomes.find_outcome("gone")
        assert (
            before
            and after
            and after.rules > before.rules
            and after.placings == before.placings
            and match
        )


def test_a_match_weighs_as_much_as_the_opponent_met_most_often() -> None:
    assert [pair_weight(lately) for lately in range(6)] == [1, 1, 1, 0.5, 0.25, 0.125]
    seats = [
        Placing(
            match="m",
            seat=at,
            player=name,
            name=name,
            bot=None,
            rank=at,
            points=None,
            team=None,
            left=False,
        )
        for at, name in enumerate("abc")
    ]
    met = {("a", "b"): Met(4, 6), ("a", "c"): Met(1, PROVING), ("b", "c"): Met(0, 0)}

    def often(one: str, other: str) -> Met:
        return met.get((one, other)) or met.get((other, one), Met())

    assert [seat_weight(seats, seat, often) for seat in seats] == [
        Weight(0.25, 0.0),
        Weight(0.25, 0.25),
        Weight(1.0, 0.0),
    ]


def test_a_partner_in_a_team_is_no_opponent_and_a_bot_counts_in_full() -> None:
    def seat(at: int, player: str | None, team: int | None) -> Placing:
        bot = None if player else "club"
        return Placing(
            match="m",
            seat=at,
            player=player,
            name="",
            bot=bot,
            rank=1,
            points=None,
            team=team,
            left=False,
        )

    def often(one: str, other: str) -> Met:
        return Met(9, 9) if {one, other} == {"a", "b"} else Met()

    pair = [seat(0, "a", 0), seat(1, "b", 0), seat(2, None, 1), seat(3, None, 1)]
    assert [seat_weight(pair, one, often).change for one in pair] == [1.0] * 4


def test_half_a_weight_is_half_the_way() -> None:
    before, after = Rating(25.0, 8.0), Rating(27.0, 6.0)
    assert moderated(before, after, 1.0) == after and moderated(before, after, 0.0) == before
    assert moderated(before, after, 0.5) == Rating(26.0, ((64 + 36) / 2) ** 0.5)
    assert [settled_in(evidence) for evidence in (0.0, 19.25, 20.0, 33.0)] == [20, 1, 0, 0]
