"""Personal data: the list has every column of the schema, and exports, erasures and merges do what it says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from parlour.db.personal_data import FORMER_PLAYER
from parlour.db.personal_tables import TABLES
from parlour.db.records import AuditEntry
from parlour.db.schema import metadata
from parlour.db.schema.moderation import audit_entry
from parlour.services.application import Application
from parlour.services.matches.outcome import match_outcome
from parlour.services.moderation.administration import HOST_ACTOR
from parlour.services.tournaments.tournament import TournamentTerms

from .harness import ANN, BOB, EVE, begun, move_all, moved, open_house
from .personal import WORDS, fill, is_stored, traces

EVERYTHING = (ANN.id, ANN.name, WORDS)


async def hosted(house: Application, name: str = "Anniversary of a private sentence") -> str:
    """Return a tournament that Ann hosts and that Ann and Bob take part in."""
    one = await house.tournaments.create_tournament(ANN, TournamentTerms(name=name, game="pylos"))
    for player in (ANN, BOB):
        await house.tournaments.enter(one.id, player)
    return one.id


def test_every_column_of_the_schema_is_listed_once() -> None:
    assert set(TABLES) == set(metadata.tables)
    for name, table in metadata.tables.items():
        listed = TABLES[name].columns()
        assert sorted(listed) == sorted(column.name for column in table.columns), name
        assert not set(TABLES[name].plain) & {*TABLES[name].private, *TABLES[name].documents}, name


def test_whatever_is_not_exported_says_why_and_documents_have_a_rewriter() -> None:
    for name, data in TABLES.items():
        for subject in data.subjects:
            assert subject.section or subject.why or data.documents, name
            assert set(subject.export_columns) <= set(data.columns()), name
    assert {kind for data in TABLES.values() for kind in data.documents.values()} == {
        "event",
        "tournament",
        "cache",
    }


async def test_nothing_of_an_erased_person_is_left_in_any_table(url: str, tmp_path: Path) -> None:
    async with open_house(url, tmp_path) as house:
        await fill(house)
        tournament = await hosted(house)
        finished, running, three = (
            await begun(house),
            await begun(house),
            await begun(house, "betta", 3),
        )
        await house.matches.seats.resign(finished.match.id, BOB, 1)
        await house.results.recorder.catch_up()
        assert len({line.split(":")[0] for line in await traces(house, *EVERYTHING)}) >= 28
        await house.administration.delete_account(HOST_ACTOR, ANN.id)
        # The match of two ends by the resignation and is rated; the match of three goes on.
        await house.results.recorder.catch_up()
        awaited = next(
            seat
            for seat, since in enumerate(
                (await house.matches.store.get(three.match.id)).match.since
            )
            if since is not None
        )
        await moved(house, three.match.id, awaited)
        for pace in ("quick", "evening", "daily"):
            await house.results.recorder.rerate("pylos", pace)
        assert await traces(house, *EVERYTHING) == []
        chairs = (await house.matches.store.get(running.match.id)).match.chairs
        assert [chair.name for chair in chairs if chair] == [FORMER_PLAYER, "Bob"]
        assert (await house.results.queries.match_result(running.match.id, BOB)).seats[
            0
        ].name == FORMER_PLAYER
        kept = await house.tournaments.require_tournament(tournament)
        assert [one.player for one in kept.entrants] == [BOB.id] and kept.host != ANN.id


async def test_a_result_that_was_computed_before_an_erasure_names_nobody(
    url: str, tmp_path: Path
) -> None:
    async with open_house(url, tmp_path) as house:
        for person in (ANN, BOB):
            await house.log.store.save_player(person)
        loaded = await begun(house)
        await move_all(house, loaded.match.id)
        loaded = await house.matches.seats.resign(loaded.match.id, BOB, 1)
        found = match_outcome(
            loaded.game, loaded.match, await house.matches.store.entries(loaded.match.id)
        )
        rated = await house.results.recorder._rate_outcome(found)
        await house.administration.delete_account(HOST_ACTOR, ANN.id)
        await house.results.recorder.outcomes.add_outcome(1, *rated)
        assert await traces(house, ANN.id, ANN.name) == []
        assert {
            one.who
            for one in await house.results.recorder.outcomes.ratings_among("pylos", [BOB.id])
        } == {BOB.id}


async def test_ratings_computed_before_an_erasure_name_nobody(url: str, tmp_path: Path) -> None:
    async with open_house(url, tmp_path) as house:
        for person in (ANN, BOB):
            await house.log.store.save_player(person)
        loaded = await begun(house)
        await move_all(house, loaded.match.id)
        await house.matches.seats.resign(loaded.match.id, BOB, 1)
        await house.results.recorder.catch_up()
        ratings = await house.results.recorder.outcomes.ratings_of(ANN.id)
        assert ratings
        await house.administration.delete_account(HOST_ACTOR, ANN.id)
        await house.results.recorder.pools.replace_ratings("pylos", ratings[0].pace, [], ratings)
        assert await traces(house, ANN.id, ANN.name) == []


async def test_a_move_under_way_does_not_bring_a_name_back(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(url, tmp_path) as house:
        await house.log.store.save_player(ANN)
        loaded = await begun(house, "betta", 3)
        append = house.log.append

        async def appended(*arguments: Any, **named: Any) -> None:
            monkeypatch.setattr(house.log, "append", append)
            await append(*arguments, **named)
            await house.administration.delete_account(HOST_ACTOR, ANN.id)

        monkeypatch.setattr(house.log, "append", appended)
        await house.matches.seats.resign(loaded.match.id, BOB, 1)
        chair = (await house.matches.store.get(loaded.match.id)).match.chairs[0]
        assert chair is not None and chair.name == FORMER_PLAYER
        assert await traces(house, ANN.id, ANN.name) == []


async def test_an_export_has_every_section_of_the_list(url: str, tmp_path: Path) -> None:
    async with open_house(url, tmp_path) as house:
        await fill(house)
        tournament = await hosted(house)
        kept = await house.administration.export_data(ANN)
        sections = {
            subject.section
            for data in TABLES.values()
            for subject in data.subjects
            if subject.section
        }
        assert [name for name in sorted(sections) if not kept[name]] == []
        assert kept["notifications"][0]["target"].startswith(WORDS)
        assert (
            kept["threads"][0]["title"] == WORDS
            and kept["reports_made"][0]["why"] == WORDS
            and kept["reports_received"][0]["quote"] == WORDS
        )
        assert [
            (one["tournament"], one["host"], one["entered_as"]) for one in kept["tournaments"]
        ] == [(tournament, True, ["Ann"])]
        shown = {name for row in kept["reports_received"] for name in row}
        assert not shown & {"player", "name", "why"}, "who reported somebody is not told to them"


async def test_two_people_become_one_in_every_table(url: str, tmp_path: Path) -> None:
    async with open_house(url, tmp_path) as house:
        await fill(house)
        tournament, loaded = await hosted(house), await begun(house)
        await house.administration.merge(HOST_ACTOR, ANN.id, BOB.id)
        assert await traces(house, ANN.id) == [] and not await is_stored(house, ANN.id)
        kept = await house.administration.export_data(BOB)
        for section in (
            "notifications",
            "passkeys",
            "identities",
            "vacation",
            "threads",
            "reports_made",
            "reports_received",
            "seats",
            "said",
        ):
            assert kept[section], section
        assert kept["restrictions"][0]["banned_until"] > 0, (
            "a ban is not lifted by becoming somebody else"
        )
        assert kept["ties"] == [], "nobody is their own friend"
        assert [
            one.player for one in (await house.tournaments.require_tournament(tournament)).entrants
        ] == [BOB.id]
        assert {
            chair.player
            for chair in (await house.matches.store.get(loaded.match.id)).match.chairs
            if chair
        } == {BOB.id}
        assert await house.administration.export_data(EVE)


async def test_a_guest_who_becomes_another_guest_leaves_no_keys_behind(
    url: str, tmp_path: Path
) -> None:
    async with open_house(url, tmp_path) as house:
        await fill(house)
        await house.administration.merge(HOST_ACTOR, ANN.id, EVE.id)
        assert await traces(house, ANN.id) == []
        kept = await house.administration.export_data(EVE)
        assert kept["passkeys"] == [] == kept["identities"] and kept["notifications"]


async def test_entries_of_the_audit_log_older_than_ids_are_found_by_the_name(
    url: str, tmp_path: Path
) -> None:
    async with open_house(url, tmp_path) as house:
        await house.log.store.save_player(ANN)
        await house.administration._repository.add_audit_entry(
            "old",
            AuditEntry(
                at=1, actor="host", action="muted", subject=ANN.name, reason=f"{WORDS} about Ann"
            ),
            "",
            "",
        )
        await house.log.store.write(update(audit_entry).values(about_player=None))
        await house.administration.delete_account(HOST_ACTOR, ANN.id)
        assert await traces(house, ANN.name, WORDS) == []
