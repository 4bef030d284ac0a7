"""Tests that lists, table codes, presence and frames survive a restart."""

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
from parlour.services.matches.table_requests import SeatRequest, TableRequest
from parlour.services.social import presence
from parlour.services.social.presence import Presence

from .harness import (
    ANN,
    BOB,
    EVE,
    ManualClock,
    answer_offer,
    create_match,
    error_code,
    make_move,
    open_application,
)

PUBLIC = TableSettings(public=True)
TWO = (SeatRequest(occupant="me"), SeatRequest(occupant="open"))


async def test_a_list_shows_changes_of_another_server(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as here, open_application(url, tmp_path) as there:
        match = (await create_match(here, settings=PUBLIC)).match.id
        assert (await there.lobby.live_tables(EVE))[0].to_move == (0,)
        await make_move(here, match, 0, at=clock.wait(5))
        assert (await there.lobby.live_tables(EVE))[0].to_move == (1,)
        assert [line.match for line in await there.lobby.own_tables(BOB)] == [match]


async def test_idle_matches_against_bots_are_listed_separately(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        lonely, shared = (
            (await create_match(app, bots={1: "beginner"})).match.id,
            (await create_match(app)).match.id,
        )
        assert {line.match for line in await app.lobby.own_tables(ANN)} == {lonely, shared}
        clock.wait(IDLE_GAME_MS + 1_000)
        mine, left = await app.lobby.own_and_idle_tables(ANN)
        assert ([line.match for line in mine], [line.match for line in left]) == (
            [shared],
            [lonely],
        )
        await make_move(app, lonely, 0, at=clock.wait(5))
        assert (await app.lobby.own_and_idle_tables(ANN))[1] == []


async def test_tables_with_the_own_turn_come_first(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        waits = (await create_match(app)).match.id
        clock.wait(1_000)
        later = (await create_match(app)).match.id
        await make_move(app, later, 0, at=clock.wait(1))
        clock.wait(1)
        gathers = (await app.tables.open_table(ANN, TableRequest(game="pylos", seats=TWO))).match.id
        assert [line.match for line in await app.lobby.own_tables(ANN)] == [waits, gathers, later]
        assert [line.match for line in await app.lobby.own_tables(BOB)] == [later, waits]
        assert all(
            line.public_view is None
            for line in await app.lobby.own_tables(ANN)
            if line.phase == "gathering"
        )


async def test_a_table_whose_view_fails_is_playable_but_not_listed(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        monkeypatch.setattr(type(app.games.game("stones")), "view", lambda *_: 1 // 0)
        await create_match(app, "stones", settings=PUBLIC)
        well = (await create_match(app, settings=PUBLIC)).match.id
        assert [line.match for line in await app.lobby.live_tables(EVE)] == [well]


async def test_lists_load_only_matches_of_older_versions(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as before:
        match = (await create_match(before, settings=PUBLIC)).match.id
        shown = await before.lobby.live_tables(EVE)
    async with open_application(sqlite_url, tmp_path) as app:
        assert (
            await app.lobby.live_tables(EVE) == shown
            and app.matches.store.cached_match(match) is None
        )
        with (
            closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as connection,
            connection,
        ):
            connection.execute("update match set listing = null")
        assert (
            await app.lobby.live_tables(EVE) == shown
            and app.matches.store.cached_match(match) is not None
        )


async def test_closed_tables_are_not_finished_matches(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        closed = (await app.tables.open_table(ANN, TableRequest(game="pylos", seats=TWO))).match.id
        clock.wait(10 * 86_400_000)
        await app.clocks.deadlines.sweep()
        over = (await create_match(app)).match.id
        await app.matches.seats.resign(over, ANN, 0)
        assert [line.match for line in await app.lobby.finished_matches(ANN)] == [over]
        assert await error_code(app.matches.proofs.prove(closed)) == "core.never-started"
        found = await app.matches.histories.load(await app.matches.store.get(closed))
        assert found.step_count == 0 and [entry.kind for entry in found.entries(None)] == ["seated"]


async def test_table_codes_never_run_out(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_codes, "WORDS", ["oak"])
    async with open_application(sqlite_url, tmp_path) as app:
        given = [
            await table_codes.assign_code(app.log.store, f"m{number}") for number in range(120)
        ]
        assert len(set(given)) == 120 and any(len(code) == len("oak-oak-oak-100") for code in given)
        assert (
            await table_codes.match_for_code(
                app.log.store, " OAK, Oak oak " + given[7].rpartition("-")[2]
            )
            == "m7"
        )
        assert (
            await error_code(table_codes.match_for_code(app.log.store, "\x00" * 5_000), NotFound)
            == "core.no-such-code"
        )


def test_presence_forgets_players_who_left(
    clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
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
        "a user with an open table is present for any time"
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


async def test_a_frame_shows_the_requested_state(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        older = await create_match(app)
        first = frame_json(older, None)
        newer = await make_move(app, older.match.id, 0)
        assert frame_json(newer, None) != first
        assert frame_json(older, None) == first
        assert frame_json(newer, Seat(1)) != frame_json(newer, Seat(0))


async def test_a_history_does_not_depend_on_how_it_was_loaded(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "MAX_CACHED", 1)
    async with open_application(sqlite_url, tmp_path) as app:
        match = (await create_match(app, "hands", 3)).match.id
        for step in range(30):
            loaded = await app.matches.store.get(match)
            if loaded.match.phase == "over":
                break
            seat = next(iter(loaded.game.turn(loaded.match.state).seats))
            await make_move(app, match, seat)
            if step == 1:
                await app.matches.seats.offer(match, ANN, 0, "takeback")
                for player, other in ((BOB, 1), (EVE, 2)):
                    await answer_offer(app, match, player, other, True)
            grown = await app.matches.histories.load(await app.matches.store.get(match))
            for eyes in (None, Seat(0), Seat(2)):
                grown.entries(eyes)
        loaded = await app.matches.store.get(match)
        grown = await app.matches.histories.load(loaded)
        await app.matches.histories.load(await create_match(app))
        fresh = await app.matches.histories.load(loaded)
        assert fresh is not grown and fresh.seq == grown.seq == loaded.match.seq
        for eyes in (None, Seat(0), Seat(1), Seat(2)):
            assert fresh.entries(eyes) == grown.entries(eyes)
        assert [fresh.match_at_step(number) for number in range(fresh.step_count)] == [
            grown.match_at_step(number) for number in range(grown.step_count)
        ]
        assert fresh.match_at_step(fresh.step_count) is None and fresh.match_at_step(-1) is None
        last = fresh.match_at_step(fresh.step_count - 1)
        assert last is not None and last.state == loaded.match.state
