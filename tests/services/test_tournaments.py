"""Tests that tournaments of every form start, open their tables and record the results."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.services.errors import Forbidden, NotFound
from parlour.services.tournaments.serializers import tournament_details, tournament_summary
from parlour.services.tournaments.tournament import Tournament, TournamentTerms

from .harness import ANN, BOB, EVE, ManualClock, error_code, open_application
from .tournaments import MINUTE, NONCE, player_ids, resign, sit_down, start_tournament


async def test_a_tournament_runs_from_start_to_end(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        tournament = await start_tournament(app, ANN, BOB)
        pod = tournament.rounds[0].pods[0]
        assert await error_code(app.matches.store.get(pod.match), NotFound) == "core.no-such-match"
        tournament = await sit_down(app, tournament.id, ANN)
        assert not tournament.rounds[0].pods[0].opened
        tournament = await sit_down(app, tournament.id, BOB)
        loaded = await app.matches.store.get(pod.match)
        assert (
            tournament.rounds[0].pods[0].opened
            and loaded.match.phase == "playing"
            and not loaded.match.settings.takebacks
        )
        assert loaded.match.settings.public and [
            occupant.nonce.hex() for occupant in loaded.match.occupants if occupant
        ] == [NONCE, NONCE]
        assert (await tournament_details(app.tournaments, tournament, ANN)).commitment is None
        await resign(app, pod.match, BOB)
        await app.tournament_director.sweep()
        await app.tournament_director.sweep()
        tournament = await app.tournaments.require_tournament(tournament.id)
        assert len(tournament.rounds) == 2 and tournament.rounds[0].ended_at is not None
        # The seats are swapped in the second round.
        assert tournament.rounds[1].pods[0].entrants == pod.entrants[::-1]
        tournament = await sit_down(app, tournament.id, ANN, BOB)
        await resign(app, tournament.rounds[1].pods[0].match, BOB)
        for _ in range(2):
            await app.tournament_director.sweep()
        tournament = await app.tournaments.require_tournament(tournament.id)
        assert (
            tournament.phase == "over"
            and tournament_summary(tournament, EVE).winner == "Ann"
            and not tournament_summary(tournament, EVE).mine
        )
        assert [
            line.points
            for line in (await tournament_details(app.tournaments, tournament, EVE)).standings
        ] == [2.0, 0.0]
        assert (
            tournament in await app.tournaments.finished_tournaments()
            and not await app.tournaments.active_tournaments()
        )


async def test_a_forfeit_counts_in_the_tournament_but_is_unrated(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        tournament = await sit_down(
            app, (await start_tournament(app, ANN, BOB, rounds=1)).id, ANN, BOB
        )
        match = tournament.rounds[0].pods[0].match
        await resign(app, match, BOB)
        await app.results.recorder.catch_up()
        for _ in range(2):
            await app.tournament_director.sweep()
        result = await app.results.queries.match_result(match, ANN)
        assert (result.rated, result.unrated_reason) == (False, "short")
        tournament = await app.tournaments.require_tournament(tournament.id)
        assert tournament.phase == "over" and tournament_summary(tournament, ANN).winner == "Ann"


async def test_an_absent_entrant_loses_the_table_and_may_return(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        tournament = await start_tournament(app, ANN, BOB, patience=3, pause=1)
        tournament = await sit_down(app, tournament.id, ANN)
        clock.wait(3 * MINUTE)
        tournament = await sit_down(app, tournament.id)
        places = dict(
            zip(
                tournament.rounds[0].pods[0].entrants,
                tournament.rounds[0].pods[0].places,
                strict=True,
            )
        )
        ann, bob = tournament.number_of(ANN.id), tournament.number_of(BOB.id)
        assert ann is not None and bob is not None
        assert (places[ann].points, places[bob].points) == (1.0, 0.0) and not tournament.entrants[
            bob
        ].here
        await app.tournaments.enter(tournament.id, BOB)
        await app.tournament_director.sweep()
        clock.wait(MINUTE)
        await app.tournament_director.sweep()
        assert len((await app.tournaments.require_tournament(tournament.id)).rounds) == 2


async def test_larger_tables_start_without_absentees_and_with_bots_if_set(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        for filled, seats in ((None, 2), ("casual", 3)):
            tournament = await start_tournament(
                app, ANN, BOB, EVE, game="betta", seats=3, filled=filled
            )
            await sit_down(app, tournament.id, ANN, BOB)
            clock.wait(5 * MINUTE)
            tournament = await sit_down(app, tournament.id)
            loaded = await app.matches.store.get(tournament.rounds[0].pods[0].match)
            assert len(loaded.match.occupants) == seats and player_ids(loaded) >= {ANN.id, BOB.id}
            await resign(app, loaded.match.id, BOB)
            if filled:
                await resign(app, loaded.match.id, ANN)
            await app.tournament_director.sweep()
            tournament = await app.tournaments.require_tournament(tournament.id)
            by_name = {
                tournament.entrants[n].name: place.points
                for pod in tournament.rounds[0].pods
                for n, place in zip(pod.entrants, pod.places, strict=True)
            }
            # The absent entrant ranks last; players who resigned rank by their scores.
            assert by_name["Eve"] == 0.0 < min(by_name["Ann"], by_name["Bob"])
            assert by_name["Ann"] + by_name["Bob"] == 3.0
            assert filled or by_name["Ann"] > by_name["Bob"]
            await app.tournaments.cancel(tournament.id, ANN)


async def test_a_planned_tournament_starts_with_those_present(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        terms = TournamentTerms(
            name=" Club  night ", game="pylos", begins_at=clock.at + 120 * MINUTE
        )
        tournament = await app.tournaments.create_tournament(ANN, terms)
        assert tournament.terms.name == "Club night"
        for player in (ANN, BOB, EVE):
            tournament = await app.tournaments.enter(tournament.id, player)
        assert not any(entrant.here for entrant in tournament.entrants)
        await app.tournaments.set_presence(tournament.id, ANN, True)
        await app.tournaments.set_presence(tournament.id, ANN, True, number=1)
        assert (
            await error_code(
                app.tournaments.set_presence(tournament.id, BOB, True, number=2), Forbidden
            )
            == "tournament.not-the-host"
        )
        await app.tournament_director.sweep()
        assert (await app.tournaments.require_tournament(tournament.id)).phase == "open"
        clock.wait(120 * MINUTE)
        await app.tournament_director.sweep()
        tournament = await app.tournaments.require_tournament(tournament.id)
        assert tournament.phase == "running" and {
            entrant.name for entrant in tournament.entrants
        } == {
            "Ann",
            "Bob",
        }
        empty = await app.tournaments.create_tournament(
            ANN, TournamentTerms(name="Nobody", game="pylos", begins_at=clock.at)
        )
        clock.wait(13 * 60 * MINUTE)
        await app.tournament_director.sweep()
        assert (await app.tournaments.require_tournament(empty.id)).phase == "over"


async def test_an_arena_runs_on_its_own(url: str, tmp_path: Path, clock: ManualClock) -> None:
    async with open_application(url, tmp_path) as app:
        tournament = await start_tournament(app, ANN, BOB, form="arena", minutes=10)
        await app.tournament_director.sweep()
        tournament = await sit_down(app, tournament.id, ANN, BOB)
        await resign(app, tournament.rounds[0].pods[0].match, BOB)
        for _ in range(2):
            await app.tournament_director.sweep()
        tournament = await app.tournaments.require_tournament(tournament.id)
        assert [bool(pod.places) for pod in tournament.pods()] == [True, False]
        clock.wait(11 * MINUTE)
        for _ in range(3):
            await app.tournament_director.sweep()
        assert (await app.tournaments.require_tournament(tournament.id)).phase == "over"


async def test_a_failing_tournament_does_not_stop_others(
    sqlite_url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        sound = await start_tournament(app, ANN, BOB)
        clock.wait(1_000)
        stuck = await start_tournament(app, ANN, BOB)
        advance = app.tournament_director._advance

        async def failing(tournament: Tournament) -> None:
            if tournament.id == stuck.id:
                raise LookupError("its game is gone")
            await advance(tournament)

        monkeypatch.setattr(app.tournament_director, "_advance", failing)
        for player in (ANN, BOB):
            await app.tournaments.mark_ready(sound.id, player, NONCE)
        # A later change of the failing tournament makes the director process it first.
        clock.wait(1_000)
        await app.tournaments.set_presence(stuck.id, ANN, False)
        assert [tournament.id for tournament in await app.tournaments.active_tournaments()] == [
            stuck.id,
            sound.id,
        ]
        await app.tournament_director.sweep()
        assert (await app.tournaments.require_tournament(sound.id)).rounds[0].pods[0].opened


async def test_an_opened_table_knows_its_tournament(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as app:
        first = await start_tournament(app, ANN, BOB)
        match = first.rounds[0].pods[0].match
        assert await app.tournaments.tournament_of_match(ANN.id, match) is None
        await sit_down(app, first.id, ANN, BOB)
        found = await app.tournaments.tournament_of_match(ANN.id, match)
        assert found is not None and found.id == first.id
        assert await app.tournaments.tournament_of_match(BOB.id, match) is None
        # The title of a tournament does not make a match one of its tables.
        other = TournamentTerms(name=f"Round {'ab' * 8}", game="pylos")
        await app.tournaments.create_tournament(ANN, other)
        assert await app.tournaments.tournament_of_match(ANN.id, "ab" * 8) is None
