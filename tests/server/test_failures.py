"""Tests for failures: damaged logs, rules that raise, lost databases and server restarts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.db.log import MissingReference
from parlour.db.records import EventRow
from parlour.db.relationships import RelationshipRepository
from parlour.server.limits.login_throttle import AttemptKind
from parlour.server.realtime import match_update

from ..patience import eventually
from .harness import ServedApplication, run_server, run_two_servers

PASSWORD = "a long way to Tipperary"


async def append_corrupt_event(server: ServedApplication, match: str) -> None:
    """Append an event that cannot be decoded to the log of a match."""
    loaded = await server.application.matches.store.get(match)
    await server.application.log.append(
        [EventRow(match, loaded.match.seq + 1, loaded.match.at, "moved", b"nonsense")]
    )


async def test_a_corrupt_match_reports_an_error_and_other_matches_continue(tmp_path: Path) -> None:
    async with run_server(tmp_path) as before:
        broken, _, _ = await before.two_at_a_table(settings={"public": True})
        await append_corrupt_event(before, broken)
    async with run_server(tmp_path) as server:
        well, host, _ = await server.two_at_a_table(settings={"public": True})
        for path in (
            f"/api/tables/{broken}",
            f"/api/matches/{broken}/frame",
            f"/api/matches/{broken}/history",
            f"/api/matches/{broken}/proof",
        ):
            stopped = await host.get(path, 500)
            assert (
                stopped["code"] == "core.corrupt-log"
                and stopped["details"]["match"] == broken
                and str(stopped["details"]["seq"]) in stopped["message"]
            )
        page = await host.web.get(f"/t/{broken}")
        assert page.status_code == 500 and 'href="/"' in page.text
        async with host.at(broken) as line:
            assert (await line.receive())["code"] == "core.corrupt-log"
            assert await line.end() == 4404
        assert well in {line["match"] for line in (await host.get("/api/home"))["live"]}
        async with host.at(well) as line:
            await line.act()


async def test_an_open_match_that_becomes_corrupt_refuses_moves(
    server: ServedApplication,
) -> None:
    match, host, _ = await server.two_at_a_table()
    async with host.at(match) as line:
        frame = await line.frame()
        await append_corrupt_event(server, match)
        refused = await line.ask(
            "act", seat=0, decision_id=frame["decision_id"], action=frame["legal_actions"][0]
        )
        assert refused["code"] == "core.corrupt-log" and refused["message"]
        assert (await line.ask("ping"))["type"] == "pong"


async def test_an_internal_error_is_answered_and_keeps_the_socket_open(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, host, _ = await server.two_at_a_table()
    async with host.at(match) as line:
        frame = await line.frame()
        move = {"seat": 0, "decision_id": frame["decision_id"], "action": frame["legal_actions"][0]}

        async def fail_append(*_: Any, **__: Any) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(server.application.log, "append", fail_append)
            assert (await line.ask("act", **move))["code"] == "core.server-error"
            answer = await host.post(f"/api/matches/{match}/act", move, 500)
            assert (
                answer["code"] == "core.server-error"
                and answer["message"]
                and answer["details"] == {}
            )
        assert (await line.ask("act", **move))["type"] == "ok", (
            "the failed decision was not stored and can be repeated"
        )
        await line.beyond(frame["seq"])


async def test_a_row_that_is_deleted_during_a_request_is_not_found(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, first_guest, other = await server.two_at_a_table()
    whom = (await other.get("/api/me"))["id"]

    async def raise_missing_reference(*_: Any, **__: Any) -> None:
        raise MissingReference("FOREIGN KEY constraint failed")

    monkeypatch.setattr(RelationshipRepository, "update", raise_missing_reference)
    assert (
        await first_guest.post(f"/api/people/{whom}/relationship", {"action": "befriend"}, 404)
    )["code"] == "core.unknown"


async def test_a_failing_frame_closes_the_socket_and_the_client_can_reconnect(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as white, friend.at(match) as black:
        await black.frame()
        await white.frame()

        def fail_to_draw(*_: Any) -> None:
            raise RuntimeError("this cannot be drawn")

        with monkeypatch.context() as breaking:
            breaking.setattr(match_update, "frame_json", fail_to_draw)
            await black.socket.send('{"type":"chat","id":1,"text":"hello"}')
            frame = white.frames[0]
            await white.socket.send(
                f'{{"type":"act","id":2,"seat":0,"decision_id":{frame["decision_id"]},"action":{{"do":"place","cell":"1a1"}}}}'
            )
            assert await black.end() == 1011
    async with friend.at(match) as black:
        assert (await black.frame())["mine"]


async def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    async with run_server(tmp_path) as before:
        match, host, friend = await before.two_at_a_table()
        async with host.at(match) as line:
            seq = (await line.act())["seq"]
            await line.ask("chat", text="brb")
        cookies = [dict(guest.web.cookies) for guest in (host, friend)]
    async with run_server(tmp_path) as server:
        host, friend = server.guest(), server.guest()
        for guest, kept in zip((host, friend), cookies, strict=True):
            guest.web.cookies.update(kept)
        async with friend.at(match) as line:
            assert (await line.frame())["seq"] == seq
            assert (await line.until(lambda message: message["type"] == "chat"))["messages"][0][
                "text"
            ] == "brb"
            await line.act()


async def test_two_servers_share_one_database(postgres_url: str, tmp_path: Path) -> None:
    async with run_two_servers(tmp_path, postgres_url) as (here, there):
        host, friend = here.guest(), there.guest()
        match = await host.open_table()
        await friend.take_seat(match)
        await host.post(f"/api/tables/{match}/start")
        async with host.at(match) as white, friend.at(match) as black:
            for _ in range(3):
                for line, other in ((white, black), (black, white)):
                    after = await line.act()
                    await other.beyond(after["seq"] - 1)
            await white.ask("chat", text="over there?")
            assert (await black.until(lambda message: message["type"] == "chat"))["messages"][0][
                "text"
            ] == "over there?"
            await black.ask("resign", seat=1)
            assert (await white.frame(lambda frame: frame["phase"] == "over"))["ranking"][
                "ranks"
            ] == [1, 2]
        follow_up = (await friend.post(f"/api/tables/{match}/rematch"))["match"]
        assert (await host.post(f"/api/tables/{match}/rematch"))["match"] == follow_up
        assert (await friend.get(f"/api/tables/{follow_up}"))["phase"] == "playing"


async def test_an_opponent_on_another_server_is_shown_as_present(
    postgres_url: str, tmp_path: Path
) -> None:
    async with run_two_servers(tmp_path, postgres_url) as (here, there):
        host, friend, onlooker = here.guest(), there.guest(), there.guest()
        match = await host.open_table()
        await friend.take_seat(match)
        await host.post(f"/api/tables/{match}/start")

        def has_presence(seats: list[int], watchers: int) -> Callable[[dict[str, Any]], bool]:
            return lambda message: (
                message["type"] == "presence"
                and (message["seats"], message["spectators"]) == (seats, watchers)
            )

        async with host.at(match) as white:
            async with friend.at(match), onlooker.at(match):
                await white.until(has_presence([0, 1], 1))
            await white.until(has_presence([0], 0))


async def test_wrong_guesses_on_one_server_count_on_the_other(
    postgres_url: str, tmp_path: Path
) -> None:
    async with run_two_servers(tmp_path, postgres_url) as (here, there):
        owner, network = here.guest(), "192.0.2.7"
        await owner.post("/api/account/sign-up", {"name": "Ada", "password": PASSWORD})
        match = await owner.open_table()
        code = (await owner.get(f"/api/tables/{match}"))["code"]
        first_guest, other = here.guest(), there.guest()
        for guest in (first_guest, other):
            guest.web.headers["x-forwarded-for"] = network

        for number in range(AttemptKind.SPOKEN.value[0]):
            await first_guest.get(f"/api/table-codes/oak-elm-fir-{number + 100}", 404)
        # Both servers share the count of wrong codes, so the second one refuses even the right code.
        assert (await other.get(f"/api/table-codes/{code}", 429))["code"] == "core.too-many-codes"
        await there.guest().get(f"/api/table-codes/{code}")
        for number in range(AttemptKind.STRANGERS.value[0]):
            wrong = {"name": "Ada", "password": f"a guess number {number}"}
            assert (
                await first_guest.web.post("/api/account/sign-in", json=wrong)
            ).status_code == 403
        refused = await other.web.post(
            "/api/account/sign-in", json={"name": "Ada", "password": PASSWORD}
        )
        assert refused.status_code == 429 and 0 < refused.json()["details"]["seconds"] <= 30
        assert (
            await there.guest().web.post(
                "/api/account/sign-in", json={"name": "Ada", "password": PASSWORD}
            )
        ).status_code == 204


async def test_a_bot_moves_once_although_two_servers_listen(
    postgres_url: str, tmp_path: Path
) -> None:
    async with run_two_servers(tmp_path, postgres_url) as (here, there):
        host = here.guest()
        match = await host.open_table(who=("me", "beginner"), start=True)
        async with host.at(match) as line:
            await line.act()
            seq = (await line.frame(lambda frame: frame["mine"]))["seq"]
        loaded = await there.application.matches.store.get(match)
        assert loaded.match.seq == seq and len(loaded.match.moves) == 2
        await eventually(lambda: not here.hub.connections(match))
