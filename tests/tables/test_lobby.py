"""Lists, codes, presence, frames and histories: what is kept in memory is never what is true."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from parlour.core.event import House
from parlour.core.game import Seat
from parlour.db.log import Player
from parlour.tables import codes, history, presence
from parlour.tables.gather import ChairWish, TableWish
from parlour.tables.presence import Presence
from parlour.tables.refusal import Missing

from .house import ANN, BOB, EVE, Clock, begun, house, moved, refused

PUBLIC = House(public=True)
TWO = (ChairWish(who="me"), ChairWish(who="open"))


async def test_a_list_shows_what_another_server_has_stored(url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(url, tmp_path) as here, house(url, tmp_path) as there:
        match = (await begun(here, house=PUBLIC)).match.id
        assert (await there.lobby.live(EVE))[0].awaited == (0,)
        await moved(here, match, 0, at=clock.wait(5))
        assert (await there.lobby.live(EVE))[0].awaited == (1,)
        assert [line.match for line in await there.lobby.mine(BOB)] == [match]


async def test_my_tables_that_wait_for_me_come_first(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        waits = (await begun(arena)).match.id
        clock.wait(1_000)
        later = (await begun(arena)).match.id
        await moved(arena, later, 0, at=clock.wait(1))
        clock.wait(1)
        gathers = (await arena.open_table(ANN, TableWish(game="pylos", chairs=TWO))).match.id
        assert [line.match for line in await arena.lobby.mine(ANN)] == [waits, gathers, later]
        assert [line.match for line in await arena.lobby.mine(BOB)] == [later, waits]
        assert all(line.mini is None for line in await arena.lobby.mine(ANN) if line.phase == "gathering")


async def test_a_table_that_cannot_be_drawn_is_left_out(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        await begun(arena, "stones", house=PUBLIC)
        well = (await begun(arena, house=PUBLIC)).match.id
        monkeypatch.setattr(type(arena.rules.game("stones")), "view", lambda *_: 1 // 0)
        assert [line.match for line in await arena.lobby.live(EVE)] == [well]


async def test_closed_tables_are_no_finished_matches(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        closed = (await arena.open_table(ANN, TableWish(game="pylos", chairs=TWO))).match.id
        clock.wait(10 * 86_400_000)
        await arena.timers.sweep()
        over = (await begun(arena)).match.id
        await arena.resign(over, ANN, 0)
        assert [line.match for line in await arena.lobby.finished(ANN)] == [over]
        assert await refused(arena.proof(closed)) == "core.never-started"
        found = await arena.histories.of(await arena.matches.get(closed))
        assert found.steps == 0 and [entry.kind for entry in found.entries(None)] == ["seated"]


async def test_codes_never_run_out(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "WOODS", ("oak",))
    monkeypatch.setattr(codes, "THINGS", ("lamp",))
    async with house(sqlite_url, tmp_path) as arena:
        given = [await codes.give(arena.log, f"m{number}") for number in range(120)]
        assert len(set(given)) == 120 and any(len(code) == len("oak-lamp-100") for code in given)
        assert await codes.match_of(arena.log, " OAK, Lamp " + given[7].rpartition("-")[2]) == "m7"
        assert await refused(codes.match_of(arena.log, "\x00" * 5_000), Missing) == "core.no-such-code"


def test_presence_forgets_those_who_left(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    here = Presence()
    here.see(ANN)
    here.come("m1", BOB, "pylos")
    here.come("m1", BOB, "pylos")
    assert here.at("m1") == {BOB.id} and {(guest.name, guest.doing) for guest in here.everybody()} == {("Ann", None), ("Bob", "pylos")}
    here.go("m1", BOB)
    here.see(BOB)
    assert here.at("m1") == {BOB.id} and ("Bob", "pylos") in {(guest.name, guest.doing) for guest in here.everybody()}
    clock.wait(presence.SEEN_MS + 1)
    assert [guest.name for guest in here.everybody()] == ["Bob"], "whoever has a table open is here, however long"
    here.go("m1", BOB)
    assert here.at("m1") == frozenset()
    clock.wait(presence.SEEN_MS + 1)
    assert here.everybody() == []
    monkeypatch.setattr(presence, "CROWD", 10)
    for _ in range(100):
        clock.wait(presence.SEEN_MS)
        here.see(Player(secrets.token_hex(4), "Passer-by"))
    assert len(here.everybody()) <= 10


async def test_frames_are_of_the_moment_they_are_asked_for(sqlite_url: str, tmp_path: Path) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        older = await begun(arena)
        first = arena.frames.rendered(older, None)
        newer = await moved(arena, older.match.id, 0)
        assert arena.frames.rendered(newer, None) != first
        assert arena.frames.rendered(older, None) == first
        assert arena.frames.rendered(newer, Seat(1)) != arena.frames.rendered(newer, Seat(0))


async def test_a_history_is_the_same_however_it_was_come_by(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "KEPT", 1)
    async with house(sqlite_url, tmp_path) as arena:
        match = (await begun(arena, "hands", 3)).match.id
        for step in range(30):
            live = await arena.matches.get(match)
            if live.match.phase == "over":
                break
            seat = next(iter(live.game.turn(live.match.state).seats))
            await moved(arena, match, seat)
            if step == 1:
                await arena.offer(match, ANN, 0, "takeback")
                for player, other in ((BOB, 1), (EVE, 2)):
                    await arena.answer(match, player, other, True)
            grown = await arena.histories.of(await arena.matches.get(match))
            for eyes in (None, Seat(0), Seat(2)):
                grown.entries(eyes)
        live = await arena.matches.get(match)
        grown = await arena.histories.of(live)
        await arena.histories.of(await begun(arena))
        fresh = await arena.histories.of(live)
        assert fresh is not grown and fresh.seq == grown.seq == live.match.seq
        for eyes in (None, Seat(0), Seat(1), Seat(2)):
            assert fresh.entries(eyes) == grown.entries(eyes)
        assert [fresh.step(number) for number in range(fresh.steps)] == [grown.step(number) for number in range(grown.steps)]
        assert fresh.step(fresh.steps) is None and fresh.step(-1) is None
        last = fresh.step(fresh.steps - 1)
        assert last is not None and last.state == live.match.state
