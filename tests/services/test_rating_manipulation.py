"""Tests that deliberate losses raise no rating and do not hurt honest players."""

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
from parlour.services.matches.table_requests import SeatRequest, TableRequest
from parlour.services.ratings.scale import PROVISIONAL_GAMES, Rating, moderated, settled_in
from parlour.services.ratings.weights import (
    EVIDENCE_MEETINGS,
    FULL_WEIGHT_MEETINGS,
    Weight,
    pair_weight,
    seat_weight,
)
from parlour.services.results import leaderboards
from parlour.services.results.leaderboards import ARCHIVED_MS
from parlour.services.results.recorder import ResultRecorder

from .harness import ANN, BOB, EVE, ManualClock, move_all, open_application

HOUR, DAY = 3_600_000, 86_400_000
ME, OPEN = SeatRequest(occupant="me"), SeatRequest(occupant="open")
UP, DOWN, OTHER = (
    Player("up-up-up-up-", "Up"),
    Player("down-down-do", "Down"),
    Player("other-other-", "Other"),
)


async def play_match(
    app: Application, clock: ManualClock, winner: Player, loser: Player, decisions: int = 2
) -> str:
    """Play a short match that the loser resigns, and return its id."""
    match = (
        await app.tables.open_table(winner, TableRequest(game="pylos", seats=(ME, OPEN)))
    ).match.id
    await app.tables.sit(match, loser, None, "")
    await app.tables.start(match, winner)
    await move_all(app, match, decisions, clock=clock)
    clock.wait(1_000)
    await app.matches.seats.resign(match, loser, 1)
    return match


async def play_bot(
    app: Application, clock: ManualClock, winner: Player, bot: str, won: bool
) -> None:
    """Play a match against a bot that one side resigns."""
    occupants = (ME, SeatRequest(occupant="bot", level=bot))
    match = (
        await app.tables.open_table(winner, TableRequest(game="pylos", seats=occupants, start=True))
    ).match.id
    await move_all(app, match, clock=clock)
    if won:
        from parlour.core.event import Left
        from parlour.core.game import Seat

        await app.matches.store.change(match, lambda _: [Left(Seat(1), "resigned")])
    else:
        await app.matches.seats.resign(match, winner, 0)


async def create_settled_players(app: Application, clock: ManualClock) -> None:
    """Play 24 matches between three players so that their ratings settle."""
    luck = Random(7)
    for _ in range(8):
        for player, other in ((ANN, BOB), (ANN, EVE), (BOB, EVE)):
            winner, loser = (player, other) if luck.random() < 0.6 else (other, player)
            await play_match(app, clock, winner, loser)
        for person in (ANN, BOB, EVE):
            await play_bot(app, clock, person, "club", luck.random() < 0.5)
        clock.wait(12 * HOUR)
    await app.results.recorder.catch_up()


async def leaderboard_position(app: Application, player: Player) -> tuple[int | None, int, int]:
    """Return a player's rank, rating and row number on the leaderboard."""
    lines = (await app.results.leaderboards.leaderboard("pylos", "evening", None, player)).entries
    return next((line.rank, line.rating.value, at) for at, line in enumerate(lines, 1) if line.mine)


async def store_players(app: Application) -> None:
    """Store the six players of these tests."""
    for player in (ANN, BOB, EVE, UP, DOWN, OTHER):
        await app.log.store.save_player(player)


async def test_resigning_without_a_move_changes_no_rating(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        await store_players(app)
        matches = [await play_match(app, clock, UP, DOWN, decisions=0) for _ in range(22)]
        await app.results.recorder.catch_up()
        assert (await app.results.queries.totals_of(UP)).ratings == ()
        assert {
            (await app.results.queries.match_result(match, UP)).unrated_reason for match in matches
        } == {"short"}
        assert (
            await app.results.leaderboards.leaderboard("pylos", "evening", None, UP)
        ).entries == ()


@pytest.mark.slow
async def test_fifty_quick_resignations_gain_a_bounded_amount_and_no_place(
    url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(url, tmp_path) as app:
        await store_players(app)
        await create_settled_players(app, clock)
        places = [(await leaderboard_position(app, player))[0] for player in (ANN, BOB, EVE)]
        assert sorted(filter(None, places)) == [1, 2, 3]
        for number in range(50):
            await play_match(app, clock, UP, DOWN)
            if number == FULL_WEIGHT_MEETINGS:
                await app.results.recorder.catch_up()
                after_full = (await leaderboard_position(app, UP))[1]
        await app.results.recorder.catch_up()
        place, number, position = await leaderboard_position(app, UP)
        assert place is None and position == 4, "the honest players come first"
        assert number - after_full < 100, "later matches change the rating by less than 100 points"
        assert number < 1_950
        (rating,) = (await app.results.queries.totals_of(UP)).ratings
        assert rating.games == 50 and rating.provisional
        kept = await app.results.recorder.outcomes.find_rating("pylos", "evening", UP.id)
        assert kept is not None and kept.evidence <= FULL_WEIGHT_MEETINGS + 1
        assert [
            (await leaderboard_position(app, player))[0] for player in (ANN, BOB, EVE)
        ] == places
        monkeypatch.setattr(leaderboards, "MAX_ENTRIES", 3)
        board = await app.results.leaderboards.leaderboard("pylos", "evening", None, ANN)
        assert {line.id for line in board.entries} == {ANN.id, BOB.id, EVE.id}, (
            "provisional ratings displace no settled player"
        )
        clock.at = board.season.end + DAY
        past = await app.results.leaderboards.leaderboard("pylos", "evening", board.season.id, ANN)
        assert {line.id for line in past.entries} == {ANN.id, BOB.id, EVE.id}


async def test_wins_against_one_partner_never_settle_a_rating(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        await store_players(app)
        for _ in range(30):
            await play_match(app, clock, UP, DOWN)
            clock.wait(9 * HOUR)
        await app.results.recorder.catch_up()
        kept = await app.results.recorder.outcomes.find_rating("pylos", "evening", UP.id)
        assert (
            kept is not None
            and kept.games == 30
            and kept.evidence == EVIDENCE_MEETINGS < PROVISIONAL_GAMES
        )
        assert (await leaderboard_position(app, UP))[0] is None
        season = (await app.results.leaderboards.leaderboard("pylos", "evening", None, UP)).season
        clock.at = season.end + DAY
        past = await app.results.leaderboards.leaderboard("pylos", "evening", season.id, UP)
        assert [line.rank for line in past.entries] == [None, None], (
            "the season archive does not list them either"
        )
        await app.log.store.save_player(Player(UP.id, "Upper"))
        clock.wait(ARCHIVED_MS + 1)
        past = await app.results.leaderboards.leaderboard("pylos", "evening", season.id, UP)
        assert "Upper" in [line.name for line in past.entries]


@pytest.mark.slow
async def test_a_rebuild_gives_the_same_weights(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        await store_players(app)
        luck, people = Random(3), (ANN, BOB, EVE, UP)
        matches = []
        for number in range(40):
            winner, loser = luck.sample(people, 2)
            matches.append(
                await play_match(app, clock, winner, loser, decisions=luck.choice((1, 2, 2)))
            )
            clock.wait(luck.choice((0, HOUR, 6 * HOUR)))
            if number % 7 == 0:
                await app.results.recorder.catch_up()
        await app.results.recorder.catch_up()
        before = [await app.results.recorder.outcomes.find_outcome(match) for match in matches]
        ratings = [await app.results.recorder.outcomes.ratings_of(player.id) for player in people]
        weights = {seat.weight for found in before if found for seat in found.placings}
        assert None in weights and 1.0 in weights and 0.5 in weights
        await app.results.recorder.rerate("pylos", "evening")
        assert [
            await app.results.recorder.outcomes.find_outcome(match) for match in matches
        ] == before
        await app.results.recorder.rebuild()
        assert [
            await app.results.recorder.outcomes.find_outcome(match) for match in matches
        ] == before
        assert [
            await app.results.recorder.outcomes.ratings_of(player.id) for player in people
        ] == ratings


async def test_results_of_older_rules_are_reassessed_at_the_start(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        await store_players(app)
        matches = [
            await play_match(app, clock, UP, DOWN, decisions=number % 3) for number in range(9)
        ]
        await app.results.recorder.catch_up()
        right = [await app.results.recorder.outcomes.find_outcome(match) for match in matches]
        ratings = await app.results.recorder.outcomes.ratings_of(UP.id)
        # Older versions without these rules stored every match as fully rated.
        await app.log.store.write(update(outcome_table).values(rules=0, rated=True, unrated=""))
        await app.log.store.write(
            update(placing_table).values(
                counted=True, weight=None, mu_before=1.0, sigma_before=1.0, mu=2.0, sigma=1.0
            )
        )
        assert [
            item and item.rated
            for item in [
                await app.results.recorder.outcomes.find_outcome(match) for match in matches
            ]
        ] == [True] * 9
        await app.results.recorder.catch_up(since=1)
        assert [
            await app.results.recorder.outcomes.find_outcome(match) for match in matches
        ] != right, "the periodic check does not reassess all results"
        started = ResultRecorder(app.matches.store, app.results.recorder.outcomes)
        await started.catch_up()
        assert [
            await app.results.recorder.outcomes.find_outcome(match) for match in matches
        ] == right
        assert await app.results.recorder.outcomes.ratings_of(UP.id) == ratings


async def test_a_result_of_an_unreadable_match_is_not_reassessed(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        await store_players(app)
        match = await play_match(app, clock, UP, DOWN)
        await app.results.recorder.catch_up()
        await app.log.store.write(update(outcome_table).values(rules=0, match="gone"))
        await app.log.store.write(update(placing_table).values(match="gone"))
        before = await app.results.recorder.outcomes.find_outcome("gone")
        await app.results.recorder._reassess_outcomes()
        after = await app.results.recorder.outcomes.find_outcome("gone")
        assert (
            before
            and after
            and after.rules > before.rules
            and after.placings == before.placings
            and match
        )


def test_the_most_frequent_opponent_decides_the_weight() -> None:
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
    met = {("a", "b"): Met(4, 6), ("a", "c"): Met(1, EVIDENCE_MEETINGS), ("b", "c"): Met(0, 0)}

    def often(player: str, other: str) -> Met:
        return met.get((player, other)) or met.get((other, player), Met())

    assert [seat_weight(seats, seat, often) for seat in seats] == [
        Weight(0.25, 0.0),
        Weight(0.25, 0.25),
        Weight(1.0, 0.0),
    ]


def test_team_partners_are_no_opponents_and_bots_count_in_full() -> None:
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

    def often(player: str, other: str) -> Met:
        return Met(9, 9) if {player, other} == {"a", "b"} else Met()

    pair = [seat(0, "a", 0), seat(1, "b", 0), seat(2, None, 1), seat(3, None, 1)]
    assert [seat_weight(pair, item, often).change for item in pair] == [1.0] * 4


def test_half_a_weight_gives_half_the_change() -> None:
    before, after = Rating(25.0, 8.0), Rating(27.0, 6.0)
    assert moderated(before, after, 1.0) == after and moderated(before, after, 0.0) == before
    assert moderated(before, after, 0.5) == Rating(26.0, ((64 + 36) / 2) ** 0.5)
    assert [settled_in(evidence) for evidence in (0.0, 19.25, 20.0, 33.0)] == [20, 1, 0, 0]
