"""Reserved match ids, and foreign matches that are stored under them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from parlour.core.archive import encode_archive
from parlour.core.event import Opened, Seated, TableSettings
from parlour.core.game import replace
from parlour.db.records import Player
from parlour.services.application import Application
from parlour.services.errors import NotFound
from parlour.services.matches.daily_deals import day_of_request
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.reservations import Reservations
from parlour.services.matches.seating import SeatRequest, TableRequest
from parlour.services.matchmaking.fit import Queue, Seek
from parlour.services.tournaments import lifecycle
from parlour.services.tournaments.authenticity import is_tournament_match
from parlour.services.tournaments.table_requests import table_request
from parlour.services.tournaments.tournament import Tournament, TournamentTerms

from .harness import (
    ANN,
    BOB,
    EVE,
    ManualClock,
    create_match,
    error_code,
    make_move,
    open_application,
)

HOST = Player("max-max-max-", "Max")
CHAIRS = (SeatRequest(occupant="me"), SeatRequest(occupant="guest", name="Puppet"))
DAILY = TableRequest(game="betta", options={"mode": "solo", "deal": "daily"})
NONCE = "00" * 16
MINUTE = 60_000


def bot_table_request(match: str) -> TableRequest:
    """Return the request for a table against a bot under this id."""
    return TableRequest(game="pylos", seats=CHAIRS, match=match, start=True)


async def create_tournament(app: Application, **terms: Any) -> Tournament:
    """Create a running tournament of Pylos between Ann and Bob, hosted by Max."""
    one = await app.tournaments.create_tournament(
        HOST,
        TournamentTerms(
            **{"name": "Club night", "game": "pylos", "rounds": 2, "pause": 0, **terms}
        ),
    )
    for player in (ANN, BOB):
        await app.tournaments.enter(one.id, player)
    return await app.tournaments.begin(one.id, HOST)


async def sit_down(app: Application, id: str, *people: Player) -> Tournament:
    """Let players sit down at their tables, and sweep the tournaments."""
    for player in people:
        await app.tournaments.mark_ready(id, player, NONCE)
    await app.tournament_director.sweep()
    return await app.tournaments.require_tournament(id)


async def store_foreign_match(
    app: Application, match: str, player: Player, over: bool = True
) -> None:
    """Store a match of Pylos against a bot under any id, resigned by the bot."""
    await app.matches.store.create(
        match,
        app.tournaments.table_commands.opening_events(
            bot_table_request(match), player, await app.matches.commitments.match_key(match)
        ),
    )
    if over:
        await make_move(app, match, 0)
        await app.matches.seats.resign(match, player, 1)


async def create_finished_match(app: Application) -> LoadedMatch:
    """Create a match between Ann and Bob that Bob resigned."""
    loaded = await create_match(app)
    await make_move(app, loaded.match.id, 0)
    return await app.matches.seats.resign(loaded.match.id, BOB, 1)


async def archive_file(app: Application, match: str, under: str) -> bytes:
    """Return the file of a match, forged to have another id."""
    return encode_archive(await app.matches.proofs.export_archive(match)).replace(
        match.encode(), under.encode()
    )


def test_an_id_is_valid_for_its_purpose_and_owner_only() -> None:
    ours, theirs = Reservations(b"1" * 32), Reservations(b"2" * 32)
    table, server = ours.new_table_id("ann"), ours.new_server_id()
    assert len(table) == len(server) == 16 and len({ours.new_server_id() for _ in range(50)}) == 50
    assert ours.server_match_id("one") == ours.server_match_id("one") != ours.server_match_id(
        "two"
    ) and ours.is_for_server(ours.server_match_id("one"))
    assert (
        ours.is_for_table(table, "ann")
        and not ours.is_for_table(table, "bob")
        and not ours.is_for_table(table, "")
    )
    assert (
        ours.is_for_server(server)
        and not ours.is_for_server(table)
        and not ours.is_for_table(server, "")
    )
    assert not theirs.is_for_table(table, "ann") and not theirs.is_for_server(server)
    flipped = f"{int(table, 16) ^ 1:016x}"
    for invented in (
        "",
        "x",
        flipped,
        table.upper(),
        table[:8],
        f"{table}00",
        f" {table}",
        f"{table[:8]} {table[8:]}",
    ):
        assert not ours.is_for_table(invented, "ann"), invented


async def test_a_reserved_id_opens_a_table_for_its_owner_only(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        promised = (await app.tables.commit_match(None, ANN)).match
        for other in (BOB, EVE):
            assert (
                await error_code(app.tables.open_table(other, bot_table_request(promised)))
                == "core.not-a-commitment"
            )
        assert await app.log.load(promised) == []
        assert (await app.tables.open_table(ANN, bot_table_request(promised))).match.id == promised
        assert (
            await error_code(app.tables.open_table(ANN, bot_table_request(promised)))
            == "core.commitment-used"
        )


async def test_a_client_cannot_open_a_tournament_table(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        one = await create_tournament(app)
        reserved = one.rounds[0].pods[0].match
        forged = await archive_file(app, (await create_finished_match(app)).match.id, reserved)
        for player in (ANN, BOB, EVE, HOST):
            assert (
                await error_code(app.tables.open_table(player, bot_table_request(reserved)))
                == "core.not-a-commitment"
            )
            assert (
                await error_code(app.results.imports.import_file(forged, player))
                == "core.match-id-taken"
            )
        assert await app.log.load(reserved) == []
        one = await sit_down(app, one.id, ANN, BOB)
        assert one.rounds[0].pods[0].opened and one.rounds[0].pods[0].match == reserved
        assert (await app.matches.store.get(reserved)).match.opened.host == HOST.id


async def test_a_client_cannot_open_a_planned_match(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path, toys=False) as app:
        found = await pair_players(app)
        forged = await archive_file(app, (await create_finished_match(app)).match.id, found)
        for player in (ANN, BOB, EVE):
            assert (
                await error_code(app.tables.open_table(player, bot_table_request(found)))
                == "core.not-a-commitment"
            )
            assert (
                await error_code(app.results.imports.import_file(forged, player))
                == "core.match-id-taken"
            )
        assert [await send_nonce(app, player, found) for player in (ANN, BOB)][-1] == found
        assert {
            chair.player for chair in (await app.matches.store.get(found)).match.chairs if chair
        } == {ANN.id, BOB.id}


async def test_a_client_cannot_open_a_rematch_by_its_id(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as app:
        before = await create_finished_match(app)
        reserved = (await app.tables.commit_match(before.match.id, ANN)).match
        for player in (ANN, BOB, EVE):
            assert (
                await error_code(app.tables.open_table(player, bot_table_request(reserved)))
                == "core.not-a-commitment"
            )
        assert await app.tables.rematch_of(before) is None
        assert (
            await app.tables.open_or_join_rematch(before.match.id, BOB, NONCE)
        ).match.id == reserved


async def test_a_client_cannot_open_a_daily_deal_by_its_id(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        reserved = await app.matches.daily_deals.match_id(
            "betta", str(day_of_request(app.matches.daily_deals.with_today(DAILY))), ANN
        )
        for player in (ANN, EVE):
            assert (
                await error_code(app.tables.open_table(player, bot_table_request(reserved)))
                == "core.not-a-commitment"
            )
        assert (
            await app.tables.open_table(ANN, replace(DAILY, match="0" * 16))
        ).match.id == reserved


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
        promised = (await app.tables.commit_match(before.match.id, BOB)).match
        assert promised != taken
        # The next id is reserved for the server, so that nobody goes on like this until no id is left.
        assert (
            await error_code(
                app.results.imports.import_file(
                    await archive_file(app, (await create_finished_match(app)).match.id, promised),
                    ANN,
                )
            )
            == "core.match-id-taken"
        )
        opened = await app.tables.open_or_join_rematch(before.match.id, BOB, NONCE)
        assert opened.match.id == promised and opened.match.opened.after == before.match.id
        joined = await app.tables.open_or_join_rematch(before.match.id, ANN, NONCE)
        assert joined.match.id == promised and joined.match.phase == "playing"
        follow_up = await app.tables.rematch_of(before)
        assert follow_up is not None and follow_up.match == promised and follow_up.started
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
        one = await create_tournament(app)
        taken = one.rounds[0].pods[0].match
        await store_foreign_match(app, taken, ANN)
        clock.wait(MINUTE)
        with capture_logs() as noted:
            one = await sit_down(app, one.id, ANN, BOB)
            await app.tournament_director.sweep()
        assert [line["match"] for line in noted if "foreign" in line["event"]] == [taken]
        pod = one.rounds[0].pods[0]
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
        one = await sit_down(app, one.id, ANN, BOB)
        assert one.rounds[0].pods[0].opened and one.rounds[0].pods[0].match == pod.match
        await app.matches.seats.resign(
            pod.match, ANN, one.rounds[0].pods[0].entrants.index(one.number_of(ANN.id) or 0)
        )
        await app.tournament_director.sweep()
        places = dict(
            zip(
                pod.entrants,
                (await app.tournaments.require_tournament(one.id)).rounds[0].pods[0].places,
                strict=True,
            )
        )
        assert {one.entrants[number].name: place.points for number, place in places.items()} == {
            "Ann": 0.0,
            "Bob": 1.0,
        }


async def test_the_result_of_a_foreign_match_is_not_recorded(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        one = await create_tournament(app)
        taken = one.rounds[0].pods[0].match
        await store_foreign_match(app, taken, ANN)
        # So an older version left it: the foreign match was taken for the table.
        await app.tournaments.change_tournament(
            one.id, lambda before: lifecycle.mark_opened(before, taken, [ANN.id, BOB.id])
        )
        with capture_logs() as noted:
            for _ in range(2):
                await app.tournament_director.sweep()
        assert [line["match"] for line in noted if "foreign" in line["event"]] == [taken]
        assert (await app.tournaments.require_tournament(one.id)).rounds[0].pods[0].places == ()
        one = await app.tournaments.record_result(one.id, HOST, taken, {0: 1, 1: 2})
        assert one.rounds[0].pods[0].by_hand


async def test_a_table_opened_by_another_server_is_accepted(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with (
        open_application(url, tmp_path / "one") as app,
        open_application(url, tmp_path / "other") as other,
    ):
        one = await create_tournament(app)
        for player in (ANN, BOB):
            await app.tournaments.mark_ready(one.id, player, NONCE)
        before = await app.tournaments.require_tournament(one.id)
        pod = before.rounds[0].pods[0]
        await app.matches.store.create(
            pod.match,
            app.tournament_director._opening_events(
                before, pod, await app.matches.commitments.match_key(pod.match)
            ),
        )
        await other.tournament_director.sweep()
        after = (await other.tournaments.require_tournament(one.id)).rounds[0].pods[0]
        assert after.opened and after.match == pod.match and after.nonces == pod.nonces
        # Whoever is late with the same conflict changes nothing any more.
        assert lifecycle.reassign_match(
            await other.tournaments.require_tournament(one.id), pod.match, "f" * 16, 0
        ) == await other.tournaments.require_tournament(one.id)


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
        one = await create_tournament(app, game="betta", seats=2, options={"mode": "classic"})
        pod = one.rounds[0].pods[0]
        events = app.tournament_director._opening_events(
            replace_nonces(one), replace_nonces(one).rounds[0].pods[0], bytes(32)
        )
        opened, ann, bob, started = events
        assert isinstance(opened, Opened) and isinstance(ann, Seated) and isinstance(bob, Seated)
        settings = table_request(one.terms, 2).settings
        match fault:
            case "game":
                one = replace(one, terms=replace(one.terms, game="pylos"))
            case "options":
                one = replace(one, terms=replace(one.terms, options={"mode": "betty"}))
            case "former options":
                one = replace(one, terms=replace(one.terms, options={"mode": "no longer there"}))
            case "clock":
                opened = replace(opened, house=TableSettings())
            case "host":
                opened = replace(opened, host=ANN.id)
            case "rematch":
                opened = replace(opened, after="0" * 16)
            case "stranger":
                bob = replace(bob, player=EVE.id)
            case "twice":
                bob = replace(bob, player=ann.player)
            case "too large":
                one = replace(one, terms=replace(one.terms, seats=1))
        events = [opened, ann, bob] if fault == "gathering" else [opened, ann, bob, started]
        loaded = await app.matches.store.create(pod.match, events)
        assert is_tournament_match(one, pod, loaded, settings) == (fault == "none")


def replace_nonces(one: Tournament) -> Tournament:
    """Return a tournament with all players at the first table."""
    pod = one.rounds[0].pods[0]
    return lifecycle.replace_pod(
        one, replace(pod, nonces=tuple((number, NONCE) for number in pod.entrants))
    )


def fail_first_lookup(app: Application) -> Callable[[str], Awaitable[LoadedMatch]]:
    """Return a lookup that does not find a match the first time."""
    get, asked = app.matches.store.get, list[str]()

    async def found(match: str) -> LoadedMatch:
        asked.append(match)
        if len(asked) == 1:
            raise NotFound("core.no-such-match")
        return await get(match)

    return found


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
            # It comes when all have given their luck, and the table is about to open.
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
            chair.player for chair in (await app.matches.store.get(again)).match.chairs if chair
        } == {ANN.id, BOB.id}


async def test_a_match_of_this_server_can_be_imported_again(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with (
        open_application(url, tmp_path / "one") as app,
        open_application(f"sqlite:///{tmp_path}/other.db", tmp_path / "other") as restored,
    ):
        one = await sit_down(app, (await create_tournament(app)).id, ANN, BOB)
        match = one.rounds[0].pods[0].match
        await make_move(app, match, 0)
        await app.matches.seats.resign(
            match, ANN, one.rounds[0].pods[0].entrants.index(one.number_of(ANN.id) or 0)
        )
        body = encode_archive(await app.matches.proofs.export_archive(match))
        # A copy of the database from before this match has the same secret.
        restored.matches.commitments._secret = await app.matches.commitments._server_secret()
        assert (await restored.results.imports.import_file(body, EVE)).match.id == match


async def pair_players(app: Application) -> str:
    """Return the match for which Ann and Bob are paired, without nonces."""
    for player in (ANN, BOB):
        await app.log.store.save_player(player)
        found = await app.matchmaking.seek(
            player, f"ticket {player.id}", Seek(queues=(Queue(game="pylos"),)), 0.0
        )
    assert found.reserved_match is not None
    return found.reserved_match


async def send_nonce(app: Application, player: Player, promised: str) -> str | None:
    """Send a nonce for a found match, and return where the seek led."""
    wish = Seek(queues=(Queue(game="pylos"),), nonce="ab")
    return (await app.matchmaking.seek(player, f"ticket {player.id}", wish, 0.0, promised)).match
