"""Lists, invites, presence, frames and histories: what is kept in memory is never what is true."""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from parlour.core.event import TableSettings
from parlour.core.game import Seat
from parlour.db.records import Player
from parlour.services.errors import NotFound
from parlour.services.matches import history, table_codes
from parlour.services.matches.frames import frame_json
from parlour.services.matches.lobby import IDLE_GAME_MS
from parlour.services.matches.seating import SeatRequest, TableRequest
from parlour.services.social import presence
from parlour.services.social.presence import Presence

from .harness import ANN, BOB, EVE, Clock, answer_open, begun, moved, open_house, refused

PUBLIC = TableSettings(public=True)
TWO = (SeatRequest(occupant="me"), SeatRequest(occupant="open"))


async def test_a_list_shows_what_another_server_has_stored(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as here, open_house(url, tmp_path) as there:
        match = (await begun(here, settings=PUBLIC)).match.id
        assert (await there.lobby.live_tables(EVE))[0].to_move == (0,)
        await moved(here, match, 0, at=clock.wait(5))
        assert (await there.lobby.live_tables(EVE))[0].to_move == (1,)
        assert [line.match for line in await there.lobby.own_tables(BOB)] == [match]


async def test_games_against_bots_that_were_left_lying_stand_apart_and_those_with_people_do_not(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        lonely, shared = (
            (await begun(house, bots={1: "beginner"})).match.id,
            (await begun(house)).match.id,
        )
        assert {line.match for line in await house.lobby.own_tables(ANN)} == {lonely, shared}
        clock.wait(IDLE_GAME_MS + 1_000)
        mine, left = await house.lobby.own_and_idle_tables(ANN)
        assert ([line.match for line in mine], [line.match for line in left]) == (
            [shared],
            [lonely],
        )
        await moved(house, lonely, 0, at=clock.wait(5))
        assert (await house.lobby.own_and_idle_tables(ANN))[1] == []


async def test_my_tables_that_wait_for_me_come_first(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        waits = (await begun(house)).match.id
        clock.wait(1_000)
        later = (await begun(house)).match.id
        await moved(house, later, 0, at=clock.wait(1))
        clock.wait(1)
        gathers = (
            await house.tables.open_table(ANN, TableRequest(game="pylos", seats=TWO))
        ).match.id
        assert [line.match for line in await house.lobby.own_tables(ANN)] == [waits, gathers, later]
        assert [line.match for line in await house.lobby.own_tables(BOB)] == [later, waits]
        assert all(
            line.public_view is None
            for line in await house.lobby.own_tables(ANN)
            if line.phase == "gathering"
        )


async def test_a_table_that_cannot_be_drawn_is_played_on_and_left_out_of_lists(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        monkeypatch.setattr(type(house.games.game("stones")), "view", lambda *_: 1 // 0)
        await begun(house, "stones", settings=PUBLIC)
        well = (await begun(house, settings=PUBLIC)).match.id
        assert [line.match for line in await house.lobby.live_tables(EVE)] == [well]


async def test_lists_ask_no_match_but_one_that_an_older_version_stored(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as before:
        match = (await begun(before, settings=PUBLIC)).match.id
        shown = await before.lobby.live_tables(EVE)
    async with open_house(sqlite_url, tmp_path) as house:
        assert (
            await house.lobby.live_tables(EVE) == shown
            and house.matches.store.cached_match(match) is None
        )
        with (
            closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as connection,
            connection,
        ):
            connection.execute("update match set listing = null")
        assert (
            await house.lobby.live_tables(EVE) == shown
            and house.matches.store.cached_match(match) is not None
        )


async def test_closed_tables_are_no_finished_matches(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        closed = (
            await house.tables.open_table(ANN, TableRequest(game="pylos", seats=TWO))
        ).match.id
        clock.wait(10 * 86_400_000)
        await house.clocks.deadlines.sweep()
        over = (await begun(house)).match.id
        await house.matches.seats.resign(over, ANN, 0)
        assert [line.match for line in await house.lobby.finished_matches(ANN)] == [over]
        assert await refused(house.matches.proofs.prove(closed)) == "core.never-started"
        found = await house.matches.histories.load(await house.matches.store.get(closed))
        assert found.step_count == 0 and [entry.kind for entry in found.entries(None)] == ["seated"]


async def test_codes_never_run_out(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_codes, "WORDS", ["oak"])
    async with open_house(sqlite_url, tmp_path) as house:
        given = [
            await table_codes.assign_code(house.log.store, f"m{number}") for number in range(120)
        ]
        assert len(set(given)) == 120 and any(len(code) == len("oak-oak-oak-100") for code in given)
        assert (
            await table_codes.match_for_code(
                house.log.store, " OAK, Oak oak " + given[7].rpartition("-")[2]
            )
            == "m7"
        )
        assert (
            await refused(table_codes.match_for_code(house.log.store, "\x00" * 5_000), NotFound)
            == "core.no-such-code"
        )


def test_presence_forgets_those_who_left(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    here = Presence()
    here.record_seen(ANN)
    here.open_table("m1", BOB, "pylos")
    here.open_table("m1", BOB, "pylos")
    assert here.players_at("m1") == {BOB.id} and {
        (guest.name, guest.playing) for guest in here.online_list()
    } == {("Ann", None), ("Bob", "pylos")}
    here.close_table("m1", BOB)
    here.record_seen(BOB)
    assert here.players_at("m1") == {BOB.id} and ("Bob", "pylos") in {
        (guest.name, guest.playing) for guest in here.online_list()
    }
    clock.wait(presence.ONLINE_MS + 1)
    assert [guest.name for guest in here.online_list()] == ["Bob"], (
        "whoever has a table open is here, however long"
    )
    here.close_table("m1", BOB)
    assert here.players_at("m1") == frozenset()
    clock.wait(presence.ONLINE_MS + 1)
    assert here.online_list() == []
    monkeypatch.setattr(presence, "MAX_REMEMBERED", 10)
    for _ in range(100):
        clock.wait(presence.ONLINE_MS)
        here.record_seen(Player(secrets.token_hex(4), "Passer-by"))
    assert len(here.online_list()) <= 10


async def test_frames_are_of_the_moment_they_are_asked_for(sqlite_url: str, tmp_path: Path) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        older = await begun(house)
        first = frame_json(older, None)
        newer = await moved(house, older.match.id, 0)
        assert frame_json(newer, None) != first
        assert frame_json(older, None) == first
        assert frame_json(newer, Seat(1)) != frame_json(newer, Seat(0))


async def test_a_history_is_the_same_however_it_was_come_by(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "MAX_CACHED", 1)
    async with open_house(sqlite_url, tmp_path) as house:
        match = (await begun(house, "hands", 3)).match.id
        for step in range(30):
            loaded = await house.matches.store.get(match)
            if loaded.match.phase == "over":
                break
            seat = next(iter(loaded.game.turn(loaded.match.state).seats))
            await moved(house, match, seat)
            if step == 1:
                await house.matches.seats.offer(match, ANN, 0, "takeback")
                for player, other in ((BOB, 1), (EVE, 2)):
                    await answer_open(house, match, player, other, True)
            grown = await house.matches.histories.load(await house.matches.store.get(match))
            for eyes in (None, Seat(0), Seat(2)):
                grown.entries(eyes)
        loaded = await house.matches.store.get(match)
        grown = await house.matches.histories.load(loaded)
        await house.matches.histories.load(await begun(house))
        fresh = await house.matches.histories.load(loaded)
        assert fresh is not grown and fresh.seq == grown.seq == loaded.match.seq
        for eyes in (None, Seat(0), Seat(1), Seat(2)):
            assert fresh.entries(eyes) == grown.entries(eyes)
        assert [fresh.match_at_step(number) for number in range(fresh.step_count)] == [
            grown.match_at_step(number) for number in range(grown.step_count)
        ]
        assert fresh.match_at_step(fresh.step_count) is None and fresh.match_at_step(-1) is None
        last = fresh.match_at_step(fresh.step_count - 1)
        assert last is not None and last.state == loaded.match.state
