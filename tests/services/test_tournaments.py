"""Tests that tournament tables start, results are recorded and secrets are kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.core.clock import Fischer
from parlour.core.codec import encode
from parlour.core.event import TableSettings
from parlour.core.game import Illegal
from parlour.db.personal_data import FORMER_PLAYER
from parlour.db.records import Player
from parlour.services.application import Application
from parlour.services.errors import Forbidden, NotFound
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.tournaments.people import TournamentPersonalData
from parlour.services.tournaments.serializers import tournament_details, tournament_summary
from parlour.services.tournaments.tournament import Tournament, TournamentTerms

from .harness import ANN, BOB, EVE, ManualClock, error_code, open_application

MAX = Player("max-max-max-", "Max")
NONCE = "00" * 16
MINUTE = 60_000


async def start_tournament(app: Application, *people: Player, **terms: Any) -> Tournament:
    """Start a Pylos tournament that Ann hosts."""
    wanted = {"name": "Club night", "game": "pylos", "rounds": 2, "pause": 0, **terms}
    tournament = await app.tournaments.create_tournament(ANN, TournamentTerms(**wanted))
    for player in people:
        await app.tournaments.enter(tournament.id, player)
    return await app.tournaments.begin(tournament.id, ANN)


async def sit_down(app: Application, id: str, *people: Player) -> Tournament:
    """Mark players as ready, update the tournaments and return this tournament."""
    for player in people:
        await app.tournaments.mark_ready(id, player, NONCE)
    await app.tournament_director.sweep()
    return await app.tournaments.require_tournament(id)


async def resign(app: Application, match: str, loser: Player) -> None:
    loaded = await app.matches.store.get(match)
    seat = next(
        seat
        for seat, occupant in enumerate(loaded.match.occupants)
        if occupant and occupant.player == loser.id
    )
    await app.matches.seats.resign(match, loser, seat)


def player_ids(loaded: LoadedMatch) -> set[str | None]:
    return {occupant.player or occupant.bot for occupant in loaded.match.occupants if occupant}


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
            assert by_name["Ann"] > by_name["Bob"] > by_name["Eve"] == 0.0 or filled
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


async def test_the_host_enters_results_of_games_over_the_board(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        tournament = await start_tournament(app, ANN, BOB)
        match = tournament.rounds[0].pods[0].match
        assert (
            await error_code(
                app.tournaments.record_result(tournament.id, BOB, match, {0: 1, 1: 2}), Forbidden
            )
            == "tournament.not-the-host"
        )
        assert (
            await error_code(app.tournaments.record_result(tournament.id, ANN, match, {5: 1}))
            == "tournament.no-table"
        )
        tournament = await app.tournaments.record_result(tournament.id, ANN, match, {0: 1, 1: 1})
        assert [place.points for place in tournament.rounds[0].pods[0].places] == [
            0.5,
            0.5,
        ] and tournament.rounds[0].pods[0].by_hand


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


async def test_concurrent_changes_are_both_applied(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        tournament = await app.tournaments.create_tournament(
            ANN, TournamentTerms(name="Rush", game="pylos")
        )
        people = [Player(f"{number:012}", f"P {number}") for number in range(12)]
        await asyncio.gather(*(app.tournaments.enter(tournament.id, player) for player in people))
        assert len((await app.tournaments.require_tournament(tournament.id)).entrants) == 12


async def test_ids_nonces_and_seed_are_secret_before_the_end(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        tournament = await start_tournament(app, ANN, BOB)
        await app.tournaments.mark_ready(tournament.id, ANN, "ab" * 16)
        tournament = await app.tournaments.require_tournament(tournament.id)
        key = (await app.matches.commitments.match_key(tournament.rounds[0].pods[0].match)).hex()
        for viewer in (ANN, BOB, EVE):
            page = (
                encode(await tournament_details(app.tournaments, tournament, viewer)).decode()
                + encode(tournament_summary(tournament, viewer)).decode()
            )
            assert not any(
                secret in page for secret in (ANN.id, BOB.id, "ab" * 16, tournament.seed.hex(), key)
            )
        ended = await app.tournaments.cancel(tournament.id, ANN)
        assert (await tournament_details(app.tournaments, ended, EVE)).seed == tournament.seed.hex()
        assert (
            await tournament_details(app.tournaments, tournament, BOB)
        ).commitment == await app.tournaments.table_commitment(tournament.rounds[0].pods[0].match)
        assert (await tournament_details(app.tournaments, tournament, EVE)).commitment is None


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


async def test_a_deleted_entrant_is_listed_without_a_name(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        tournament = await start_tournament(app, ANN, BOB)
        await TournamentPersonalData(app.tournaments.repository).delete_player(
            BOB.id, "nobody-at-all", FORMER_PLAYER
        )
        found = await app.tournaments.require_tournament(tournament.id)
        assert found.number_of(BOB.id) is None and FORMER_PLAYER in {
            entrant.name for entrant in found.entrants
        }
        await TournamentPersonalData(app.tournaments.repository).replace_player(
            ANN.id, MAX.id, MAX.name
        )
        assert (await app.tournaments.require_tournament(tournament.id)).host == MAX.id


async def test_merged_entries_count_once_per_round(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        night = await app.tournaments.create_tournament(
            ANN, TournamentTerms(name="Club night", game="pylos", rounds=3, late=3, pause=0)
        )
        for player in (ANN, BOB, MAX):
            await app.tournaments.enter(night.id, player)
        opened = await app.tournaments.create_tournament(
            ANN, TournamentTerms(name="Next week", game="pylos")
        )
        for player in (BOB, ANN, MAX):
            await app.tournaments.enter(opened.id, player)
        await app.tournaments.begin(night.id, ANN)

        async def finish_round(wins: Player) -> None:
            """Record a win of this player, or a tie, at every table, and start the next round."""
            tournament = await app.tournaments.require_tournament(night.id)
            best = tournament.number_of(wins.id)
            for pod in tournament.rounds[-1].pods:
                ranks = {number: 1 if number == best else 2 for number in pod.entrants}
                tournament = await app.tournaments.record_result(night.id, ANN, pod.match, ranks)
            await app.tournament_director.sweep()

        # With three players one has a bye. Then Bob loses his phone and continues as Max.
        await app.tournaments.leave(night.id, BOB)
        await finish_round(MAX)
        await finish_round(MAX)
        before = await app.tournaments.require_tournament(night.id)
        bob, max_ = before.number_of(BOB.id), before.number_of(MAX.id)
        assert bob is not None and max_ is not None
        list_before = (await tournament_details(app.tournaments, before, ANN)).standings
        by_round = {line.entrant: line.rounds for line in list_before}
        ann = next(
            line.points for line in list_before if before.entrants[line.entrant].name == "Ann"
        )
        await app.administration._personal_data.merge_accounts(MAX, BOB)
        tournament = await app.tournaments.require_tournament(night.id)
        lines = {
            tournament.entrants[line.entrant].name: line
            for line in (await tournament_details(app.tournaments, tournament, BOB)).standings
        }
        assert set(lines) == {"Ann", "Bob"} and lines["Ann"].points == ann, (
            "the points of other entrants are unchanged"
        )
        wanted = [
            mine if mine is not None else other
            for mine, other in zip(by_round[bob], by_round[max_], strict=True)
        ]
        assert list(lines["Bob"].rounds) == wanted and by_round[bob][1] is None and wanted[1] == 1.0
        assert by_round[bob][0] is not None and by_round[max_][0] is not None
        assert (
            tournament.number_of(BOB.id) == bob
            and tournament.number_of(MAX.id) is None
            and tournament.entrants[bob].here
        )
        assert (
            tournament_summary(tournament, BOB).entrants == 2
            and tournament_summary(tournament, BOB).mine
        )
        # The merged second entry cannot become present again.
        tournament = await app.tournaments.set_presence(night.id, ANN, True, number=max_)
        assert not tournament.entrants[max_].here
        # Before the first round, merging simply removes one of the two entries.
        found = await app.tournaments.require_tournament(opened.id)
        assert [entrant.player for entrant in found.entrants] == [BOB.id, ANN.id]


async def test_in_an_arena_tables_of_both_entries_count(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        tournament = await start_tournament(app, ANN, BOB, EVE, MAX, form="arena", minutes=10)
        await app.tournament_director.sweep()
        tournament = await app.tournaments.require_tournament(tournament.id)
        for pod in tournament.pods():
            await app.tournaments.record_result(
                tournament.id, ANN, pod.match, dict.fromkeys(pod.entrants, 1)
            )
        await app.administration._personal_data.merge_accounts(MAX, BOB)
        tournament = await app.tournaments.require_tournament(tournament.id)
        points = {
            tournament.entrants[line.entrant].name: line.points
            for line in (await tournament_details(app.tournaments, tournament, BOB)).standings
        }
        met = any({1, 3} <= set(pod.entrants) for pod in tournament.pods())
        assert points == {"Ann": 0.5, "Eve": 0.5, "Bob": 0.5 if met else 1.0}


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"name": " "}, "tournament.no-name"),
        ({"filled": "nobody"}, "core.no-such-bot"),
        ({"filled": "casual", "game": "chess"}, "core.no-such-game"),
        ({"filled": "casual", "game": ""}, "core.no-such-game"),
        ({"seats": 4}, "core.seats"),
        ({"game": "chess"}, "core.no-such-game"),
        ({"settings": TableSettings(clock=Fischer(bank_ms=1))}, "core.clock"),
    ],
)
async def test_invalid_terms_are_refused(
    tmp_path: Path, clock: ManualClock, terms: dict[str, Any], code: str
) -> None:
    async with open_application(f"sqlite:///{tmp_path / 'log.db'}", tmp_path) as app:
        assert (
            await error_code(
                app.tournaments.create_tournament(
                    ANN, TournamentTerms(**{"name": "Night", "game": "pylos", **terms})
                ),
                Illegal,
            )
            == code
        )


async def test_unauthorized_changes_and_too_many_tournaments_are_refused(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        assert (
            await error_code(app.tournaments.require_tournament("none"), NotFound)
            == "tournament.no-such-tournament"
        )
        assert (
            await error_code(app.tournaments.enter("none", ANN), NotFound)
            == "tournament.no-such-tournament"
        )
        tournament = await start_tournament(app, ANN, BOB)
        assert (
            await error_code(app.tournaments.mark_ready(tournament.id, EVE, NONCE), Forbidden)
            == "tournament.not-registered"
        )
        assert (
            await error_code(app.tournaments.mark_ready(tournament.id, ANN, "zz"))
            == "core.not-a-nonce"
        )
        assert (
            await error_code(app.tournaments.begin(tournament.id, BOB), Forbidden)
            == "tournament.not-the-host"
        )
        assert (
            await error_code(app.tournaments.leave(tournament.id, ANN, 9))
            == "tournament.not-registered"
        )
        for _ in range(2):
            await app.tournaments.create_tournament(ANN, TournamentTerms(name="More", game="pylos"))
        assert (
            await error_code(
                app.tournaments.create_tournament(ANN, TournamentTerms(name="More", game="pylos"))
            )
            == "tournament.too-many-tournaments"
        )
