"""Tournaments in a house: tables begin when their people are there, results are written down, and nobody is told too much."""

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

from .harness import ANN, BOB, EVE, Clock, open_house, refused

MAX = Player("max-max-max-", "Max")
NONCE = "00" * 16
MINUTE = 60_000


async def running(house: Application, *people: Player, **terms: Any) -> Tournament:
    """Return a tournament of Pylos that these people have begun; Ann set it up."""
    wanted = {"name": "Club night", "game": "pylos", "rounds": 2, "pause": 0, **terms}
    one = await house.tournaments.create_tournament(ANN, TournamentTerms(**wanted))
    for player in people:
        await house.tournaments.enter(one.id, player)
    return await house.tournaments.begin(one.id, ANN)


async def there(house: Application, id: str, *people: Player) -> Tournament:
    """Let people sit down at their tables, and the director look round."""
    for player in people:
        await house.tournaments.mark_ready(id, player, NONCE)
    await house.tournament_director.sweep()
    return await house.tournaments.require_tournament(id)


async def given_up(house: Application, match: str, loser: Player) -> None:
    loaded = await house.matches.store.get(match)
    seat = next(
        seat for seat, chair in enumerate(loaded.match.chairs) if chair and chair.player == loser.id
    )
    await house.matches.seats.resign(match, loser, seat)


def players(loaded: LoadedMatch) -> set[str | None]:
    return {chair.player or chair.bot for chair in loaded.match.chairs if chair}


async def test_a_night_from_the_first_table_to_the_last(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        one = await running(house, ANN, BOB)
        pod = one.rounds[0].pods[0]
        assert await refused(house.matches.store.get(pod.match), NotFound) == "core.no-such-match"
        one = await there(house, one.id, ANN)
        assert not one.rounds[0].pods[0].opened
        one = await there(house, one.id, BOB)
        loaded = await house.matches.store.get(pod.match)
        assert (
            one.rounds[0].pods[0].opened
            and loaded.match.phase == "playing"
            and not loaded.match.house.takebacks
        )
        assert loaded.match.house.public and [
            chair.nonce.hex() for chair in loaded.match.chairs if chair
        ] == [NONCE, NONCE]
        assert (await tournament_details(house.tournaments, one, ANN)).commitment is None
        await given_up(house, pod.match, BOB)
        await house.tournament_director.sweep()
        await house.tournament_director.sweep()
        one = await house.tournaments.require_tournament(one.id)
        assert len(one.rounds) == 2 and one.rounds[0].ended_at is not None
        # The chairs change.
        assert one.rounds[1].pods[0].entrants == pod.entrants[::-1]
        one = await there(house, one.id, ANN, BOB)
        await given_up(house, one.rounds[1].pods[0].match, BOB)
        for _ in range(2):
            await house.tournament_director.sweep()
        one = await house.tournaments.require_tournament(one.id)
        assert (
            one.phase == "over"
            and tournament_summary(one, EVE).winner == "Ann"
            and not tournament_summary(one, EVE).mine
        )
        assert [
            line.points
            for line in (await tournament_details(house.tournaments, one, EVE)).standings
        ] == [2.0, 0.0]
        assert (
            one in await house.tournaments.finished_tournaments()
            and not await house.tournaments.active_tournaments()
        )


async def test_a_forfeit_without_a_move_counts_in_the_tournament_and_for_no_rating(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        one = await there(house, (await running(house, ANN, BOB, rounds=1)).id, ANN, BOB)
        match = one.rounds[0].pods[0].match
        await given_up(house, match, BOB)
        await house.results.recorder.catch_up()
        for _ in range(2):
            await house.tournament_director.sweep()
        result = await house.results.queries.match_result(match, ANN)
        assert (result.rated, result.unrated_reason) == (False, "short")
        one = await house.tournaments.require_tournament(one.id)
        assert one.phase == "over" and tournament_summary(one, ANN).winner == "Ann"


async def test_who_does_not_come_loses_the_table_and_may_come_back(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        one = await running(house, ANN, BOB, patience=3, pause=1)
        one = await there(house, one.id, ANN)
        clock.wait(3 * MINUTE)
        one = await there(house, one.id)
        places = dict(
            zip(one.rounds[0].pods[0].entrants, one.rounds[0].pods[0].places, strict=True)
        )
        ann, bob = one.number_of(ANN.id), one.number_of(BOB.id)
        assert ann is not None and bob is not None
        assert (places[ann].points, places[bob].points) == (1.0, 0.0) and not one.entrants[bob].here
        await house.tournaments.enter(one.id, BOB)
        await house.tournament_director.sweep()
        clock.wait(MINUTE)
        await house.tournament_director.sweep()
        assert len((await house.tournaments.require_tournament(one.id)).rounds) == 2


async def test_at_a_larger_table_the_others_play_and_bots_fill_where_they_shall(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        for filled, seats in ((None, 2), ("casual", 3)):
            one = await running(house, ANN, BOB, EVE, game="betta", seats=3, filled=filled)
            await there(house, one.id, ANN, BOB)
            clock.wait(5 * MINUTE)
            one = await there(house, one.id)
            loaded = await house.matches.store.get(one.rounds[0].pods[0].match)
            assert len(loaded.match.chairs) == seats and players(loaded) >= {ANN.id, BOB.id}
            await given_up(house, loaded.match.id, BOB)
            if filled:
                await given_up(house, loaded.match.id, ANN)
            await house.tournament_director.sweep()
            one = await house.tournaments.require_tournament(one.id)
            by_name = {
                one.entrants[n].name: place.points
                for pod in one.rounds[0].pods
                for n, place in zip(pod.entrants, pod.places, strict=True)
            }
            assert by_name["Ann"] > by_name["Bob"] > by_name["Eve"] == 0.0 or filled
            await house.tournaments.cancel(one.id, ANN)


async def test_an_hour_that_has_come_begins_with_who_is_there(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        terms = TournamentTerms(
            name=" Club  night ", game="pylos", begins_at=clock.at + 120 * MINUTE
        )
        one = await house.tournaments.create_tournament(ANN, terms)
        assert one.terms.name == "Club night"
        for player in (ANN, BOB, EVE):
            one = await house.tournaments.enter(one.id, player)
        assert not any(entrant.here for entrant in one.entrants)
        await house.tournaments.set_presence(one.id, ANN, True)
        await house.tournaments.set_presence(one.id, ANN, True, number=1)
        assert (
            await refused(house.tournaments.set_presence(one.id, BOB, True, number=2), Forbidden)
            == "tournament.not-the-host"
        )
        await house.tournament_director.sweep()
        assert (await house.tournaments.require_tournament(one.id)).phase == "open"
        clock.wait(120 * MINUTE)
        await house.tournament_director.sweep()
        one = await house.tournaments.require_tournament(one.id)
        assert one.phase == "running" and {entrant.name for entrant in one.entrants} == {
            "Ann",
            "Bob",
        }
        empty = await house.tournaments.create_tournament(
            ANN, TournamentTerms(name="Nobody", game="pylos", begins_at=clock.at)
        )
        clock.wait(13 * 60 * MINUTE)
        await house.tournament_director.sweep()
        assert (await house.tournaments.require_tournament(empty.id)).phase == "over"


async def test_the_host_writes_down_what_was_played_on_wood(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        one = await running(house, ANN, BOB)
        match = one.rounds[0].pods[0].match
        assert (
            await refused(
                house.tournaments.record_result(one.id, BOB, match, {0: 1, 1: 2}), Forbidden
            )
            == "tournament.not-the-host"
        )
        assert (
            await refused(house.tournaments.record_result(one.id, ANN, match, {5: 1}))
            == "tournament.no-table"
        )
        one = await house.tournaments.record_result(one.id, ANN, match, {0: 1, 1: 1})
        assert [place.points for place in one.rounds[0].pods[0].places] == [
            0.5,
            0.5,
        ] and one.rounds[0].pods[0].by_hand


async def test_an_arena_goes_on_by_itself(url: str, tmp_path: Path, clock: Clock) -> None:
    async with open_house(url, tmp_path) as house:
        one = await running(house, ANN, BOB, form="arena", minutes=10)
        await house.tournament_director.sweep()
        one = await there(house, one.id, ANN, BOB)
        await given_up(house, one.rounds[0].pods[0].match, BOB)
        for _ in range(2):
            await house.tournament_director.sweep()
        one = await house.tournaments.require_tournament(one.id)
        assert [bool(pod.places) for pod in one.pods()] == [True, False]
        clock.wait(11 * MINUTE)
        for _ in range(3):
            await house.tournament_director.sweep()
        assert (await house.tournaments.require_tournament(one.id)).phase == "over"


async def test_one_that_cannot_go_on_keeps_no_other_waiting(
    sqlite_url: str, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        sound = await running(house, ANN, BOB)
        clock.wait(1_000)
        stuck = await running(house, ANN, BOB)
        advance = house.tournament_director._advance

        async def failing(one: Tournament) -> None:
            if one.id == stuck.id:
                raise LookupError("its game is gone")
            await advance(one)

        monkeypatch.setattr(house.tournament_director, "_advance", failing)
        for player in (ANN, BOB):
            await house.tournaments.mark_ready(sound.id, player, NONCE)
        # The one that is stuck was changed last, so that it is looked at first.
        clock.wait(1_000)
        await house.tournaments.set_presence(stuck.id, ANN, False)
        assert [one.id for one in await house.tournaments.active_tournaments()] == [
            stuck.id,
            sound.id,
        ]
        await house.tournament_director.sweep()
        assert (await house.tournaments.require_tournament(sound.id)).rounds[0].pods[0].opened


async def test_two_steps_at_the_same_moment_are_both_taken(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        one = await house.tournaments.create_tournament(
            ANN, TournamentTerms(name="Rush", game="pylos")
        )
        people = [Player(f"{number:012}", f"P {number}") for number in range(12)]
        await asyncio.gather(*(house.tournaments.enter(one.id, player) for player in people))
        assert len((await house.tournaments.require_tournament(one.id)).entrants) == 12


async def test_nobody_is_told_ids_luck_or_the_seed_before_the_end(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        one = await running(house, ANN, BOB)
        await house.tournaments.mark_ready(one.id, ANN, "ab" * 16)
        one = await house.tournaments.require_tournament(one.id)
        key = (await house.matches.commitments.match_key(one.rounds[0].pods[0].match)).hex()
        for viewer in (ANN, BOB, EVE):
            page = (
                encode(await tournament_details(house.tournaments, one, viewer)).decode()
                + encode(tournament_summary(one, viewer)).decode()
            )
            assert not any(
                secret in page for secret in (ANN.id, BOB.id, "ab" * 16, one.seed.hex(), key)
            )
        ended = await house.tournaments.cancel(one.id, ANN)
        assert (await tournament_details(house.tournaments, ended, EVE)).seed == one.seed.hex()
        assert (
            await tournament_details(house.tournaments, one, BOB)
        ).commitment == await house.tournaments.table_commitment(one.rounds[0].pods[0].match)
        assert (await tournament_details(house.tournaments, one, EVE)).commitment is None


async def test_who_has_left_the_house_stands_there_without_a_name(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        one = await running(house, ANN, BOB)
        await TournamentPersonalData(house.tournaments.repository).delete_player(
            BOB.id, "nobody-at-all", FORMER_PLAYER
        )
        found = await house.tournaments.require_tournament(one.id)
        assert found.number_of(BOB.id) is None and FORMER_PLAYER in {
            entrant.name for entrant in found.entrants
        }
        await TournamentPersonalData(house.tournaments.repository).replace_player(
            ANN.id, MAX.id, MAX.name
        )
        assert (await house.tournaments.require_tournament(one.id)).host == MAX.id


async def test_two_entries_of_one_person_are_one_that_counts_once_a_round(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        night = await house.tournaments.create_tournament(
            ANN, TournamentTerms(name="Club night", game="pylos", rounds=3, late=3, pause=0)
        )
        for player in (ANN, BOB, MAX):
            await house.tournaments.enter(night.id, player)
        opened = await house.tournaments.create_tournament(
            ANN, TournamentTerms(name="Next week", game="pylos")
        )
        for player in (BOB, ANN, MAX):
            await house.tournaments.enter(opened.id, player)
        await house.tournaments.begin(night.id, ANN)

        async def played(wins: Player) -> None:
            """Let every table of the round be played, won by this person where they sit, and the next round begin."""
            one = await house.tournaments.require_tournament(night.id)
            best = one.number_of(wins.id)
            for pod in one.rounds[-1].pods:
                ranks = {number: 1 if number == best else 2 for number in pod.entrants}
                one = await house.tournaments.record_result(night.id, ANN, pod.match, ranks)
            await house.tournament_director.sweep()

        # Of the three one rests; then Bob has lost his phone, and the same Bob goes on as Max.
        await house.tournaments.leave(night.id, BOB)
        await played(MAX)
        await played(MAX)
        before = await house.tournaments.require_tournament(night.id)
        bob, max_ = before.number_of(BOB.id), before.number_of(MAX.id)
        assert bob is not None and max_ is not None
        list_before = (await tournament_details(house.tournaments, before, ANN)).standings
        by_round = {line.entrant: line.rounds for line in list_before}
        ann = next(
            line.points for line in list_before if before.entrants[line.entrant].name == "Ann"
        )
        await house.administration._personal_data.merge_accounts(MAX, BOB)
        one = await house.tournaments.require_tournament(night.id)
        lines = {
            one.entrants[line.entrant].name: line
            for line in (await tournament_details(house.tournaments, one, BOB)).standings
        }
        assert set(lines) == {"Ann", "Bob"} and lines["Ann"].points == ann, (
            "what the others won is theirs"
        )
        wanted = [
            mine if mine is not None else other
            for mine, other in zip(by_round[bob], by_round[max_], strict=True)
        ]
        assert list(lines["Bob"].rounds) == wanted and by_round[bob][1] is None and wanted[1] == 1.0
        assert by_round[bob][0] is not None and by_round[max_][0] is not None
        assert (
            one.number_of(BOB.id) == bob
            and one.number_of(MAX.id) is None
            and one.entrants[bob].here
        )
        assert tournament_summary(one, BOB).entrants == 2 and tournament_summary(one, BOB).mine
        # Nobody can call the second entry back, and a new name is written over both.
        one = await house.tournaments.set_presence(night.id, ANN, True, number=max_)
        assert not one.entrants[max_].here
        # Where nothing was played yet, one of the two simply goes.
        found = await house.tournaments.require_tournament(opened.id)
        assert [entrant.player for entrant in found.entrants] == [BOB.id, ANN.id]


async def test_in_an_arena_the_tables_of_both_entries_count(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        one = await running(house, ANN, BOB, EVE, MAX, form="arena", minutes=10)
        await house.tournament_director.sweep()
        one = await house.tournaments.require_tournament(one.id)
        for pod in one.pods():
            await house.tournaments.record_result(
                one.id, ANN, pod.match, dict.fromkeys(pod.entrants, 1)
            )
        await house.administration._personal_data.merge_accounts(MAX, BOB)
        one = await house.tournaments.require_tournament(one.id)
        points = {
            one.entrants[line.entrant].name: line.points
            for line in (await tournament_details(house.tournaments, one, BOB)).standings
        }
        met = any({1, 3} <= set(pod.entrants) for pod in one.pods())
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
        ({"house": TableSettings(clock=Fischer(bank_ms=1))}, "core.clock"),
    ],
)
async def test_terms_that_no_table_could_have_are_refused(
    tmp_path: Path, clock: Clock, terms: dict[str, Any], code: str
) -> None:
    async with open_house(f"sqlite:///{tmp_path / 'log.db'}", tmp_path) as house:
        assert (
            await refused(
                house.tournaments.create_tournament(
                    ANN, TournamentTerms(**{"name": "Night", "game": "pylos", **terms})
                ),
                Illegal,
            )
            == code
        )


async def test_strangers_and_greed_are_refused(url: str, tmp_path: Path, clock: Clock) -> None:
    async with open_house(url, tmp_path) as house:
        assert (
            await refused(house.tournaments.require_tournament("none"), NotFound)
            == "tournament.no-such-tournament"
        )
        assert (
            await refused(house.tournaments.enter("none", ANN), NotFound)
            == "tournament.no-such-tournament"
        )
        one = await running(house, ANN, BOB)
        assert (
            await refused(house.tournaments.mark_ready(one.id, EVE, NONCE), Forbidden)
            == "tournament.not-registered"
        )
        assert await refused(house.tournaments.mark_ready(one.id, ANN, "zz")) == "core.not-a-nonce"
        assert (
            await refused(house.tournaments.begin(one.id, BOB), Forbidden)
            == "tournament.not-the-host"
        )
        assert await refused(house.tournaments.leave(one.id, ANN, 9)) == "tournament.not-registered"
        for _ in range(2):
            await house.tournaments.create_tournament(
                ANN, TournamentTerms(name="More", game="pylos")
            )
        assert (
            await refused(
                house.tournaments.create_tournament(ANN, TournamentTerms(name="More", game="pylos"))
            )
            == "tournament.too-many-tournaments"
        )
