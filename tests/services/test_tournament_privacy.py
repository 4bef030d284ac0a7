"""Tests that tournaments keep secrets, and that deleted and merged accounts keep results right."""

from __future__ import annotations

from pathlib import Path

from parlour.core.codec import encode
from parlour.db.personal_data import FORMER_PLAYER
from parlour.db.records import Player
from parlour.services.tournaments.people import TournamentPersonalData
from parlour.services.tournaments.serializers import tournament_details, tournament_summary
from parlour.services.tournaments.tournament import TournamentTerms

from .harness import ANN, BOB, EVE, ManualClock, open_application
from .tournaments import MAX, start_tournament


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
