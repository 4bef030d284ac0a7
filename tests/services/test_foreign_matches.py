"""Tests that the server does not mistake a foreign match for the reserved match of its id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from parlour.core.archive import encode_archive
from parlour.core.event import Opened, Seated, TableSettings
from parlour.core.game import replace
from parlour.services.application import Application
from parlour.services.errors import NotFound
from parlour.services.matches.daily_deals import day_of_request
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.tournaments import lifecycle
from parlour.services.tournaments.authenticity import is_tournament_match
from parlour.services.tournaments.table_requests import table_request
from parlour.services.tournaments.tournament import Tournament

from .harness import ANN, BOB, EVE, ManualClock, error_code, make_move, open_application
from .reservations import (
    DAILY,
    HOST,
    archive_file,
    bot_table_request,
    create_finished_match,
    create_tournament,
    pair_players,
    send_nonce,
    store_foreign_match,
)
from .tournaments import NONCE, sit_down

MINUTE_MS = 60_000


def with_all_nonces(tournament: Tournament) -> Tournament:
    """Return a tournament whose first table has the nonces of all its players."""
    pod = tournament.rounds[0].pods[0]
    return lifecycle.replace_pod(
        tournament, replace(pod, nonces=tuple((number, NONCE) for number in pod.entrants))
    )


def fail_first_lookup(app: Application) -> Callable[[str], Awaitable[LoadedMatch]]:
    """Return a replacement for `get` that does not find the match at first."""
    get, requested = app.matches.store.get, list[str]()

    async def get_later(match: str) -> LoadedMatch:
        requested.append(match)
        if len(requested) == 1:
            raise NotFound("core.no-such-match")
        return await get(match)

    return get_later


async def test_a_foreign_match_is_not_a_daily_deal(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        await store_foreign_match(
            app,
            await app.matches.daily_deals.match_id(
                "betta", str(day_of_request(app.matches.daily_deals.with_today(DAILY))), ANN
            ),
            ANN,
        )
        assert (await app.matches.daily_deals.leaderboard("betta", ANN)).match is None
        assert await error_code(app.tables.open_table(ANN, DAILY)) == "core.commitment-used"


async def test_a_foreign_match_does_not_replace_a_rematch(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as app:
        before = await create_finished_match(app)
        taken = (await app.tables.commit_match(before.match.id, ANN)).match
        await app.results.imports.import_file(
            await archive_file(app, (await create_finished_match(app)).match.id, taken), ANN
        )
        assert await app.tables.rematch_of(before) is None
        reserved = (await app.tables.commit_match(before.match.id, BOB)).match
        assert reserved != taken
        # The next id is also reserved, so imports cannot use up all ids.
        assert (
            await error_code(
                app.results.imports.import_file(
                    await archive_file(app, (await create_finished_match(app)).match.id, reserved),
                    ANN,
                )
            )
            == "core.match-id-taken"
        )
        opened = await app.tables.open_or_join_rematch(before.match.id, BOB, NONCE)
        assert opened.match.id == reserved and opened.match.opened.after == before.match.id
        joined = await app.tables.open_or_join_rematch(before.match.id, ANN, NONCE)
        assert joined.match.id == reserved and joined.match.phase == "playing"
        follow_up = await app.tables.rematch_of(before)
        assert follow_up is not None and follow_up.match == reserved and follow_up.started
        assert len((await app.matches.store.get(taken)).match.moves) == 1


async def test_a_rematch_is_refused_when_all_ids_are_taken(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.services.matches.tables.MAX_REMATCH_IDS", 1)
    async with open_application(sqlite_url, tmp_path) as app:
        before = await create_finished_match(app)
        await store_foreign_match(
            app, await app.matches.commitments.rematch_id(before.match.id), ANN
        )
        assert await app.tables.rematch_of(before) is None
        assert (
            await error_code(app.tables.open_or_join_rematch(before.match.id, BOB, NONCE))
            == "core.too-busy"
        )


async def test_the_director_reassigns_a_table_whose_id_is_taken(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        tournament = await create_tournament(app)
        taken = tournament.rounds[0].pods[0].match
        await store_foreign_match(app, taken, ANN)
        clock.wait(MINUTE_MS)
        with capture_logs() as logs:
            tournament = await sit_down(app, tournament.id, ANN, BOB)
            await app.tournament_director.sweep()
        assert [line["match"] for line in logs if "foreign" in line["event"]] == [taken]
        pod = tournament.rounds[0].pods[0]
        assert pod.match != taken and (pod.opened, pod.places, pod.nonces, pod.called_at) == (
            False,
            (),
            (),
            clock.at,
        )
        assert (
            await error_code(app.tables.open_table(ANN, bot_table_request(pod.match)))
            == "core.not-a-commitment"
        )
        tournament = await sit_down(app, tournament.id, ANN, BOB)
        assert (
            tournament.rounds[0].pods[0].opened and tournament.rounds[0].pods[0].match == pod.match
        )
        await app.matches.seats.resign(
            pod.match,
            ANN,
            tournament.rounds[0].pods[0].entrants.index(tournament.number_of(ANN.id) or 0),
        )
        await app.tournament_director.sweep()
        places = dict(
            zip(
                pod.entrants,
                (await app.tournaments.require_tournament(tournament.id)).rounds[0].pods[0].places,
                strict=True,
            )
        )
        assert {
            tournament.entrants[number].name: place.points for number, place in places.items()
        } == {
            "Ann": 0.0,
            "Bob": 1.0,
        }


async def test_the_result_of_a_foreign_match_is_not_recorded(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        tournament = await create_tournament(app)
        taken = tournament.rounds[0].pods[0].match
        await store_foreign_match(app, taken, ANN)
        # An older version that mistook the foreign match for the table left this state.
        await app.tournaments.change_tournament(
            tournament.id, lambda before: lifecycle.mark_opened(before, taken, [ANN.id, BOB.id])
        )
        with capture_logs() as logs:
            for _ in range(2):
                await app.tournament_director.sweep()
        assert [line["match"] for line in logs if "foreign" in line["event"]] == [taken]
        assert (await app.tournaments.require_tournament(tournament.id)).rounds[0].pods[
            0
        ].places == ()
        tournament = await app.tournaments.record_result(tournament.id, HOST, taken, {0: 1, 1: 2})
        assert tournament.rounds[0].pods[0].by_hand


async def test_a_table_opened_by_another_server_is_accepted(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with (
        open_application(url, tmp_path / "one") as app,
        open_application(url, tmp_path / "other") as other,
    ):
        tournament = await create_tournament(app)
        for player in (ANN, BOB):
            await app.tournaments.mark_ready(tournament.id, player, NONCE)
        before = await app.tournaments.require_tournament(tournament.id)
        pod = before.rounds[0].pods[0]
        await app.matches.store.create(
            pod.match,
            app.tournament_director._opening_events(
                before, pod, await app.matches.commitments.match_key(pod.match)
            ),
        )
        await other.tournament_director.sweep()
        after = (await other.tournaments.require_tournament(tournament.id)).rounds[0].pods[0]
        assert after.opened and after.match == pod.match and after.nonces == pod.nonces
        # A server that handles the same conflict later changes nothing.
        assert lifecycle.reassign_match(
            await other.tournaments.require_tournament(tournament.id), pod.match, "f" * 16, 0
        ) == await other.tournaments.require_tournament(tournament.id)


@pytest.mark.parametrize(
    "fault",
    [
        "none",
        "game",
        "options",
        "clock",
        "host",
        "rematch",
        "stranger",
        "twice",
        "gathering",
        "too large",
        "former options",
    ],
)
async def test_a_tournament_match_is_compared_in_all_terms(
    tmp_path: Path, clock: ManualClock, fault: str
) -> None:
    async with open_application(f"sqlite:///{tmp_path / 'log.db'}", tmp_path) as app:
        tournament = await create_tournament(
            app, game="betta", seats=2, options={"mode": "classic"}
        )
        pod = tournament.rounds[0].pods[0]
        events = app.tournament_director._opening_events(
            with_all_nonces(tournament), with_all_nonces(tournament).rounds[0].pods[0], bytes(32)
        )
        opened, ann, bob, started = events
        assert isinstance(opened, Opened) and isinstance(ann, Seated) and isinstance(bob, Seated)
        settings = table_request(tournament.terms, 2).settings
        match fault:
            case "game":
                tournament = replace(tournament, terms=replace(tournament.terms, game="pylos"))
            case "options":
                tournament = replace(
                    tournament, terms=replace(tournament.terms, options={"mode": "betty"})
                )
            case "former options":
                tournament = replace(
                    tournament, terms=replace(tournament.terms, options={"mode": "no longer there"})
                )
            case "clock":
                opened = replace(opened, settings=TableSettings())
            case "host":
                opened = replace(opened, host=ANN.id)
            case "rematch":
                opened = replace(opened, after="0" * 16)
            case "stranger":
                bob = replace(bob, player=EVE.id)
            case "twice":
                bob = replace(bob, player=ann.player)
            case "too large":
                tournament = replace(tournament, terms=replace(tournament.terms, seats=1))
        events = [opened, ann, bob] if fault == "gathering" else [opened, ann, bob, started]
        loaded = await app.matches.store.create(pod.match, events)
        assert is_tournament_match(tournament, pod, loaded, settings) == (fault == "none")


@pytest.mark.parametrize("late", [False, True])
async def test_a_seek_does_not_lead_to_a_foreign_match(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    async with open_application(url, tmp_path, toys=False) as app:
        led: list[tuple[str, str]] = []
        monkeypatch.setattr(
            app.matchmaking,
            "_notify_match_found",
            lambda match, player: led.append((match, player)),
        )
        found = await pair_players(app)
        if late:
            # The foreign match appears after all nonces arrived, when the table is about to open.
            await send_nonce(app, ANN, found)
            monkeypatch.setattr(app.matches.store, "get", fail_first_lookup(app))
        await store_foreign_match(app, found, EVE, over=False)
        assert [await send_nonce(app, player, found) for player in (BOB, ANN)] == [
            None,
            None,
        ] and not led
        again = await pair_players(app)
        assert (
            again != found
            and [await send_nonce(app, player, again) for player in (ANN, BOB)][-1] == again
        )
        assert {
            occupant.player
            for occupant in (await app.matches.store.get(again)).match.occupants
            if occupant
        } == {ANN.id, BOB.id}


async def test_a_match_of_this_server_can_be_imported_again(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with (
        open_application(url, tmp_path / "one") as app,
        open_application(f"sqlite:///{tmp_path}/other.db", tmp_path / "other") as restored,
    ):
        tournament = await sit_down(app, (await create_tournament(app)).id, ANN, BOB)
        match = tournament.rounds[0].pods[0].match
        await make_move(app, match, 0)
        await app.matches.seats.resign(
            match,
            ANN,
            tournament.rounds[0].pods[0].entrants.index(tournament.number_of(ANN.id) or 0),
        )
        body = encode_archive(await app.matches.proofs.export_archive(match))
        # A copy of the database from before this match has the same secret.
        restored.matches.commitments._secret = await app.matches.commitments._server_secret()
        assert (await restored.results.imports.import_file(body, EVE)).match.id == match
