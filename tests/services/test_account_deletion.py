"""Tests that export, deletion and merging cover all personal data of the schema."""

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

from .harness import ANN, BOB, EVE, create_match, make_move, move_all, open_application
from .personal import WORDS, fill_database, is_stored, tables_with_text

EVERYTHING = (ANN.id, ANN.name, WORDS)


async def create_tournament(
    app: Application, name: str = "Anniversary of a private sentence"
) -> str:
    """Create a tournament with Ann and Bob that Ann hosts."""
    one = await app.tournaments.create_tournament(ANN, TournamentTerms(name=name, game="pylos"))
    for player in (ANN, BOB):
        await app.tournaments.enter(one.id, player)
    return one.id


def test_every_column_of_the_schema_is_listed_once() -> None:
    assert set(TABLES) == set(metadata.tables)
    for name, table in metadata.tables.items():
        listed = TABLES[name].columns()
        assert sorted(listed) == sorted(column.name for column in table.columns), name
        assert not set(TABLES[name].plain) & {*TABLES[name].private, *TABLES[name].documents}, name


def test_every_column_is_exported_or_says_why_not() -> None:
    for name, data in TABLES.items():
        for subject in data.subjects:
            assert subject.section or subject.why or data.documents, name
            assert set(subject.export_columns) <= set(data.columns()), name
    assert {kind for data in TABLES.values() for kind in data.documents.values()} == {
        "event",
        "tournament",
        "cache",
    }


async def test_no_data_of_a_deleted_player_is_left_in_any_table(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as app:
        await fill_database(app)
        tournament = await create_tournament(app)
        finished, running, three = (
            await create_match(app),
            await create_match(app),
            await create_match(app, "betta", 3),
        )
        await app.matches.seats.resign(finished.match.id, BOB, 1)
        await app.results.recorder.catch_up()
        assert len({line.split(":")[0] for line in await tables_with_text(app, *EVERYTHING)}) >= 28
        await app.administration.delete_account(HOST_ACTOR, ANN.id)
        # The resignation ends the match of two players, which is rated; the other match continues.
        await app.results.recorder.catch_up()
        awaited = next(
            seat
            for seat, since in enumerate(
                (await app.matches.store.get(three.match.id)).match.decision_ids
            )
            if since is not None
        )
        await make_move(app, three.match.id, awaited)
        for pace in ("quick", "evening", "daily"):
            await app.results.recorder.rerate("pylos", pace)
        assert await tables_with_text(app, *EVERYTHING) == []
        occupants = (await app.matches.store.get(running.match.id)).match.occupants
        assert [occupant.name for occupant in occupants if occupant] == [FORMER_PLAYER, "Bob"]
        assert (await app.results.queries.match_result(running.match.id, BOB)).seats[
            0
        ].name == FORMER_PLAYER
        kept = await app.tournaments.require_tournament(tournament)
        assert [entrant.player for entrant in kept.entrants] == [BOB.id] and kept.host != ANN.id


async def test_a_result_computed_before_a_deletion_has_no_name(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as app:
        for person in (ANN, BOB):
            await app.log.store.save_player(person)
        loaded = await create_match(app)
        await move_all(app, loaded.match.id)
        loaded = await app.matches.seats.resign(loaded.match.id, BOB, 1)
        found = match_outcome(
            loaded.game, loaded.match, await app.matches.store.entries(loaded.match.id)
        )
        rated = await app.results.recorder._rate_outcome(found)
        await app.administration.delete_account(HOST_ACTOR, ANN.id)
        await app.results.recorder.outcomes.add_outcome(1, *rated)
        assert await tables_with_text(app, ANN.id, ANN.name) == []
        assert {
            item.who
            for item in await app.results.recorder.outcomes.ratings_among("pylos", [BOB.id])
        } == {BOB.id}


async def test_ratings_computed_before_a_deletion_have_no_name(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as app:
        for person in (ANN, BOB):
            await app.log.store.save_player(person)
        loaded = await create_match(app)
        await move_all(app, loaded.match.id)
        await app.matches.seats.resign(loaded.match.id, BOB, 1)
        await app.results.recorder.catch_up()
        ratings = await app.results.recorder.outcomes.ratings_of(ANN.id)
        assert ratings
        await app.administration.delete_account(HOST_ACTOR, ANN.id)
        await app.results.recorder.pools.replace_ratings("pylos", ratings[0].pace, [], ratings)
        assert await tables_with_text(app, ANN.id, ANN.name) == []


async def test_a_concurrent_move_does_not_restore_a_deleted_name(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(url, tmp_path) as app:
        await app.log.store.save_player(ANN)
        loaded = await create_match(app, "betta", 3)
        append = app.log.append

        async def appended(*arguments: Any, **named: Any) -> None:
            monkeypatch.setattr(app.log, "append", append)
            await append(*arguments, **named)
            await app.administration.delete_account(HOST_ACTOR, ANN.id)

        monkeypatch.setattr(app.log, "append", appended)
        await app.matches.seats.resign(loaded.match.id, BOB, 1)
        occupant = (await app.matches.store.get(loaded.match.id)).match.occupants[0]
        assert occupant is not None and occupant.name == FORMER_PLAYER
        assert await tables_with_text(app, ANN.id, ANN.name) == []


async def test_an_export_has_every_section_of_the_list(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as app:
        await fill_database(app)
        tournament = await create_tournament(app)
        kept = await app.administration.export_data(ANN)
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
            (tournament["tournament"], tournament["host"], tournament["entered_as"])
            for tournament in kept["tournaments"]
        ] == [(tournament, True, ["Ann"])]
        shown = {name for row in kept["reports_received"] for name in row}
        assert not shown & {"player", "name", "why"}, (
            "a reported user does not learn who reported them"
        )


async def test_a_merge_moves_all_data_to_one_account(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as app:
        await fill_database(app)
        tournament, loaded = await create_tournament(app), await create_match(app)
        await app.administration.merge(HOST_ACTOR, ANN.id, BOB.id)
        assert await tables_with_text(app, ANN.id) == [] and not await is_stored(app, ANN.id)
        kept = await app.administration.export_data(BOB)
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
        assert kept["restrictions"][0]["banned_until"] > 0, "a merge does not lift a ban"
        assert kept["ties"] == [], "no user is their own friend"
        assert [
            entrant.player
            for entrant in (await app.tournaments.require_tournament(tournament)).entrants
        ] == [BOB.id]
        assert {
            occupant.player
            for occupant in (await app.matches.store.get(loaded.match.id)).match.occupants
            if occupant
        } == {BOB.id}
        assert await app.administration.export_data(EVE)


async def test_a_merged_guest_leaves_no_credentials(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as app:
        await fill_database(app)
        await app.administration.merge(HOST_ACTOR, ANN.id, EVE.id)
        assert await tables_with_text(app, ANN.id) == []
        kept = await app.administration.export_data(EVE)
        assert kept["passkeys"] == [] == kept["identities"] and kept["notifications"]


async def test_old_audit_entries_without_ids_are_found_by_name(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as app:
        await app.log.store.save_player(ANN)
        await app.administration._repository.add_audit_entry(
            "old",
            AuditEntry(
                at=1, actor="host", action="muted", subject=ANN.name, reason=f"{WORDS} about Ann"
            ),
            "",
            "",
        )
        await app.log.store.write(update(audit_entry).values(about_player=None))
        await app.administration.delete_account(HOST_ACTOR, ANN.id)
        assert await tables_with_text(app, ANN.name, WORDS) == []
