"""Match ids are reserved for one person or for the server, and a match that somebody else stored under one is never trusted."""

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

from .harness import ANN, BOB, EVE, Clock, begun, moved, open_house, refused

HOST = Player("max-max-max-", "Max")
CHAIRS = (SeatRequest(occupant="me"), SeatRequest(occupant="guest", name="Puppet"))
DAILY = TableRequest(game="betta", options={"mode": "solo", "deal": "daily"})
NONCE = "00" * 16
MINUTE = 60_000


def wish(match: str) -> TableRequest:
    """Return the wish for a table against a puppet under this id."""
    return TableRequest(game="pylos", seats=CHAIRS, match=match, start=True)


async def tournament(house: Application, **terms: Any) -> Tournament:
    """Return a tournament of Pylos between Ann and Bob that Max has begun."""
    one = await house.tournaments.create_tournament(
        HOST,
        TournamentTerms(
            **{"name": "Club night", "game": "pylos", "rounds": 2, "pause": 0, **terms}
        ),
    )
    for player in (ANN, BOB):
        await house.tournaments.enter(one.id, player)
    return await house.tournaments.begin(one.id, HOST)


async def there(house: Application, id: str, *people: Player) -> Tournament:
    """Let people sit down at their tables, and the director look at all tournaments."""
    for player in people:
        await house.tournaments.mark_ready(id, player, NONCE)
    await house.tournament_director.sweep()
    return await house.tournaments.require_tournament(id)


async def stored(house: Application, match: str, player: Player, over: bool = True) -> None:
    """Store what an old version let anybody open: a match of Pylos against a puppet under any id, which the puppet has given up."""
    await house.matches.store.create(
        match,
        house.tournaments.table_commands.opening_events(
            wish(match), player, await house.matches.commitments.match_key(match)
        ),
    )
    if over:
        await moved(house, match, 0)
        await house.matches.seats.resign(match, player, 1)


async def finished(house: Application) -> LoadedMatch:
    """Return a match of Ann's and Bob's that Bob has given up."""
    loaded = await begun(house)
    await moved(house, loaded.match.id, 0)
    return await house.matches.seats.resign(loaded.match.id, BOB, 1)


async def file_of(house: Application, match: str, under: str) -> bytes:
    """Return the file of a match, forged to be that of another id."""
    return encode_archive(await house.matches.proofs.export_archive(match)).replace(
        match.encode(), under.encode()
    )


def test_an_id_is_valid_for_the_purpose_and_the_person_it_was_made_for() -> None:
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


async def test_a_promised_id_opens_a_table_for_nobody_else(sqlite_url: str, tmp_path: Path) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        promised = (await house.tables.commit_match(None, ANN)).match
        for other in (BOB, EVE):
            assert (
                await refused(house.tables.open_table(other, wish(promised)))
                == "core.not-a-commitment"
            )
        assert await house.log.load(promised) == []
        assert (await house.tables.open_table(ANN, wish(promised))).match.id == promised
        assert await refused(house.tables.open_table(ANN, wish(promised))) == "core.commitment-used"


async def test_nobody_opens_the_table_of_a_tournament(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        one = await tournament(house)
        reserved = one.rounds[0].pods[0].match
        forged = await file_of(house, (await finished(house)).match.id, reserved)
        for player in (ANN, BOB, EVE, HOST):
            assert (
                await refused(house.tables.open_table(player, wish(reserved)))
                == "core.not-a-commitment"
            )
            assert (
                await refused(house.results.imports.import_file(forged, player))
                == "core.match-id-taken"
            )
        assert await house.log.load(reserved) == []
        one = await there(house, one.id, ANN, BOB)
        assert one.rounds[0].pods[0].opened and one.rounds[0].pods[0].match == reserved
        assert (await house.matches.store.get(reserved)).match.opened.host == HOST.id


async def test_nobody_opens_a_quick_match(url: str, tmp_path: Path) -> None:
    async with open_house(url, tmp_path, toys=False) as house:
        found = await met(house)
        forged = await file_of(house, (await finished(house)).match.id, found)
        for player in (ANN, BOB, EVE):
            assert (
                await refused(house.tables.open_table(player, wish(found)))
                == "core.not-a-commitment"
            )
            assert (
                await refused(house.results.imports.import_file(forged, player))
                == "core.match-id-taken"
            )
        assert [await looks(house, player, found) for player in (ANN, BOB)][-1] == found
        assert {
            chair.player for chair in (await house.matches.store.get(found)).match.chairs if chair
        } == {ANN.id, BOB.id}


async def test_nobody_opens_a_rematch_by_its_id(url: str, tmp_path: Path) -> None:
    async with open_house(url, tmp_path) as house:
        before = await finished(house)
        reserved = (await house.tables.commit_match(before.match.id, ANN)).match
        for player in (ANN, BOB, EVE):
            assert (
                await refused(house.tables.open_table(player, wish(reserved)))
                == "core.not-a-commitment"
            )
        assert await house.tables.rematch_of(before) is None
        assert (
            await house.tables.open_or_join_rematch(before.match.id, BOB, NONCE)
        ).match.id == reserved


async def test_nobody_opens_the_deal_of_a_day_by_its_id(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        reserved = await house.matches.daily_deals.match_id(
            "betta", str(day_of_request(house.matches.daily_deals.with_today(DAILY))), ANN
        )
        for player in (ANN, EVE):
            assert (
                await refused(house.tables.open_table(player, wish(reserved)))
                == "core.not-a-commitment"
            )
        assert (
            await house.tables.open_table(ANN, replace(DAILY, match="0" * 16))
        ).match.id == reserved


async def test_a_foreign_match_is_not_the_deal_of_a_day(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        await stored(
            house,
            await house.matches.daily_deals.match_id(
                "betta", str(day_of_request(house.matches.daily_deals.with_today(DAILY))), ANN
            ),
            ANN,
        )
        assert (await house.matches.daily_deals.leaderboard("betta", ANN)).match is None
        assert await refused(house.tables.open_table(ANN, DAILY)) == "core.commitment-used"


async def test_a_foreign_match_does_not_take_the_place_of_a_rematch(
    url: str, tmp_path: Path
) -> None:
    async with open_house(url, tmp_path) as house:
        before = await finished(house)
        taken = (await house.tables.commit_match(before.match.id, ANN)).match
        await house.results.imports.import_file(
            await file_of(house, (await finished(house)).match.id, taken), ANN
        )
        assert await house.tables.rematch_of(before) is None
        promised = (await house.tables.commit_match(before.match.id, BOB)).match
        assert promised != taken
        # The next id is reserved for the server, so that nobody goes on like this until no id is left.
        assert (
            await refused(
                house.results.imports.import_file(
                    await file_of(house, (await finished(house)).match.id, promised), ANN
                )
            )
            == "core.match-id-taken"
        )
        opened = await house.tables.open_or_join_rematch(before.match.id, BOB, NONCE)
        assert opened.match.id == promised and opened.match.opened.after == before.match.id
        joined = await house.tables.open_or_join_rematch(before.match.id, ANN, NONCE)
        assert joined.match.id == promised and joined.match.phase == "playing"
        follow_up = await house.tables.rematch_of(before)
        assert follow_up is not None and follow_up.match == promised and follow_up.started
        assert len((await house.matches.store.get(taken)).match.moves) == 1


async def test_where_no_place_is_left_for_a_rematch_there_is_none(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.services.matches.tables.MAX_REMATCH_IDS", 1)
    async with open_house(sqlite_url, tmp_path) as house:
        before = await finished(house)
        await stored(house, await house.matches.commitments.rematch_id(before.match.id), ANN)
        assert await house.tables.rematch_of(before) is None
        assert (
            await refused(house.tables.open_or_join_rematch(before.match.id, BOB, NONCE))
            == "core.too-busy"
        )


async def test_the_director_gives_a_table_a_fresh_match_where_a_foreign_one_is(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        one = await tournament(house)
        taken = one.rounds[0].pods[0].match
        await stored(house, taken, ANN)
        clock.wait(MINUTE)
        with capture_logs() as noted:
            one = await there(house, one.id, ANN, BOB)
            await house.tournament_director.sweep()
        assert [line["match"] for line in noted if "foreign" in line["event"]] == [taken]
        pod = one.rounds[0].pods[0]
        assert pod.match != taken and (pod.opened, pod.places, pod.nonces, pod.called_at) == (
            False,
            (),
            (),
            clock.at,
        )
        assert (
            await refused(house.tables.open_table(ANN, wish(pod.match))) == "core.not-a-commitment"
        )
        one = await there(house, one.id, ANN, BOB)
        assert one.rounds[0].pods[0].opened and one.rounds[0].pods[0].match == pod.match
        await house.matches.seats.resign(
            pod.match, ANN, one.rounds[0].pods[0].entrants.index(one.number_of(ANN.id) or 0)
        )
        await house.tournament_director.sweep()
        places = dict(
            zip(
                pod.entrants,
                (await house.tournaments.require_tournament(one.id)).rounds[0].pods[0].places,
                strict=True,
            )
        )
        assert {one.entrants[number].name: place.points for number, place in places.items()} == {
            "Ann": 0.0,
            "Bob": 1.0,
        }


async def test_the_result_of_a_foreign_match_is_never_written_down(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        one = await tournament(house)
        taken = one.rounds[0].pods[0].match
        await stored(house, taken, ANN)
        # So an older version left it: the foreign match was taken for the table.
        await house.tournaments.change_tournament(
            one.id, lambda before: lifecycle.mark_opened(before, taken, [ANN.id, BOB.id])
        )
        with capture_logs() as noted:
            for _ in range(2):
                await house.tournament_director.sweep()
        assert [line["match"] for line in noted if "foreign" in line["event"]] == [taken]
        assert (await house.tournaments.require_tournament(one.id)).rounds[0].pods[0].places == ()
        one = await house.tournaments.record_result(one.id, HOST, taken, {0: 1, 1: 2})
        assert one.rounds[0].pods[0].by_hand


async def test_a_table_that_another_server_has_just_opened_is_taken_over(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with (
        open_house(url, tmp_path / "one") as house,
        open_house(url, tmp_path / "other") as other,
    ):
        one = await tournament(house)
        for player in (ANN, BOB):
            await house.tournaments.mark_ready(one.id, player, NONCE)
        before = await house.tournaments.require_tournament(one.id)
        pod = before.rounds[0].pods[0]
        await house.matches.store.create(
            pod.match,
            house.tournament_director._opening_events(
                before, pod, await house.matches.commitments.match_key(pod.match)
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
async def test_the_table_of_a_tournament_is_compared_in_all_that_it_is(
    tmp_path: Path, clock: Clock, fault: str
) -> None:
    async with open_house(f"sqlite:///{tmp_path / 'log.db'}", tmp_path) as house:
        one = await tournament(house, game="betta", seats=2, options={"mode": "classic"})
        pod = one.rounds[0].pods[0]
        events = house.tournament_director._opening_events(
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
        loaded = await house.matches.store.create(pod.match, events)
        assert is_tournament_match(one, pod, loaded, settings) == (fault == "none")


def replace_nonces(one: Tournament) -> Tournament:
    """Return a tournament at whose first table everybody is there."""
    pod = one.rounds[0].pods[0]
    return lifecycle.replace_pod(
        one, replace(pod, nonces=tuple((number, NONCE) for number in pod.entrants))
    )


def missing_once(house: Application) -> Callable[[str], Awaitable[LoadedMatch]]:
    """Return what looks a match up, and does not find it the first time: it is stored just then."""
    get, asked = house.matches.store.get, list[str]()

    async def found(match: str) -> LoadedMatch:
        asked.append(match)
        if len(asked) == 1:
            raise NotFound("core.no-such-match")
        return await get(match)

    return found


@pytest.mark.parametrize("late", [False, True])
async def test_nobody_is_led_to_a_foreign_match_by_a_search(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    async with open_house(url, tmp_path, toys=False) as house:
        led: list[tuple[str, str]] = []
        monkeypatch.setattr(
            house.matchmaking,
            "_notify_match_found",
            lambda match, player: led.append((match, player)),
        )
        found = await met(house)
        if late:
            # It comes when all have given their luck, and the table is about to open.
            await looks(house, ANN, found)
            monkeypatch.setattr(house.matches.store, "get", missing_once(house))
        await stored(house, found, EVE, over=False)
        assert [await looks(house, player, found) for player in (BOB, ANN)] == [
            None,
            None,
        ] and not led
        again = await met(house)
        assert (
            again != found
            and [await looks(house, player, again) for player in (ANN, BOB)][-1] == again
        )
        assert {
            chair.player for chair in (await house.matches.store.get(again)).match.chairs if chair
        } == {ANN.id, BOB.id}


async def test_a_match_that_this_server_opened_comes_back_from_its_file(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with (
        open_house(url, tmp_path / "one") as house,
        open_house(f"sqlite:///{tmp_path}/other.db", tmp_path / "other") as restored,
    ):
        one = await there(house, (await tournament(house)).id, ANN, BOB)
        match = one.rounds[0].pods[0].match
        await moved(house, match, 0)
        await house.matches.seats.resign(
            match, ANN, one.rounds[0].pods[0].entrants.index(one.number_of(ANN.id) or 0)
        )
        body = encode_archive(await house.matches.proofs.export_archive(match))
        # A copy of the database from before this match has the same secret.
        restored.matches.commitments._secret = await house.matches.commitments._server_secret()
        assert (await restored.results.imports.import_file(body, EVE)).match.id == match


async def met(house: Application) -> str:
    """Return the match at which Ann and Bob are to meet; neither has given their luck."""
    for player in (ANN, BOB):
        await house.log.store.save_player(player)
        found = await house.matchmaking.seek(
            player, f"ticket {player.id}", Seek(queues=(Queue(game="pylos"),)), 0.0
        )
    assert found.reserved_match is not None
    return found.reserved_match


async def looks(house: Application, player: Player, promised: str) -> str | None:
    """Give one's luck to a match that was found, and return where the search led."""
    wish = Seek(queues=(Queue(game="pylos"),), nonce="ab")
    return (await house.matchmaking.seek(player, f"ticket {player.id}", wish, 0.0, promised)).match
