"""Tests of the streams of players' events and of matches."""

from __future__ import annotations

import asyncio
import socket
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from parlour.server import outflow
from parlour.server.limits import connection_limits
from parlour.server.realtime import match_stream, player_stream
from parlour.server.realtime.match_stream import StreamWriter
from parlour.server.realtime.session import SESSION_COOKIE

from ..patience import PATIENCE, eventually
from .accounts import new_member
from .api_keys import Program, create_key
from .harness import Guest, ServedApplication, run_server, run_two_servers
from .streams import LineStream, listening
from .test_matchmaking import seek


async def act(guest: Guest, match: str) -> dict[str, object]:
    """Take the first legal action for the guest's seat at a table of two."""
    info = await guest.get(f"/api/tables/{match}")
    seat = info["own_seat"]
    frame = await guest.get(f"/api/matches/{match}/frame?seat={seat}")
    body = {
        "seat": seat,
        "decision_id": frame["decision_id"],
        "action": frame["legal_actions"][0],
    }
    after: dict[str, object] = await guest.post(f"/api/matches/{match}/act", body)
    return after


async def mover(match: str, one: Guest, other: Guest) -> tuple[Guest, Guest]:
    """Return the guest whose turn it is, and the other one."""
    frame = await one.get(f"/api/matches/{match}/frame")
    (seat,) = frame["turn"]["seats"]
    own = (await one.get(f"/api/tables/{match}"))["own_seat"]
    return (one, other) if seat == own else (other, one)


async def test_a_player_hears_of_invitations_seats_decisions_and_ends(
    server: ServedApplication,
) -> None:
    host, friend = server.guest(), server.guest()
    me = (await friend.get("/api/me"))["id"]
    await friend.post("/api/me", {})
    async with listening(friend) as stream:
        match = await host.open_table("pylos")
        await host.web.post(f"/api/tables/{match}/invite", json={"user_id": me})
        invited = await stream.event("invited")
        assert (invited["match"], invited["game"], set(invited)) == (
            match,
            "pylos",
            {"type", "cursor", "at", "match", "game", "inviter", "name", "seat", "answer_by"},
        )
        await friend.take_seat(match)
        seated = await stream.event("seated", match)
        assert seated["seats"] == [1]
        await host.post(f"/api/tables/{match}/start")
        first, _ = await mover(match, host, friend)
        if first is host:
            await act(host, match)
        to_move = await stream.event("to-move", match)
        frame = await friend.get(f"/api/matches/{match}/frame?seat=1")
        assert (to_move["seats"], to_move["decision_id"]) == ([1], frame["decision_id"])
        await host.post(f"/api/matches/{match}/resign", {"seat": 0})
        over = await stream.event("over", match)
        assert over["ranking"]["ranks"] == [2, 1]
        assert [message["type"] for message in stream.messages] == [
            "invited",
            "seated",
            "to-move",
            "over",
        ]


async def test_a_new_stream_starts_with_everything_that_is_open(server: ServedApplication) -> None:
    match, host, friend = await server.two_at_a_table()
    first, second = await mover(match, host, friend)
    async with listening(first) as stream:
        assert [(await stream.receive())["type"] for _ in range(2)] == ["seated", "to-move"]
    async with listening(second) as stream:
        assert (await stream.receive())["type"] == "seated"
        await act(first, match)
        assert (await stream.receive())["type"] == "to-move"


async def test_a_stream_continues_after_a_cursor_without_loss_or_repetition(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table()
    first, second = await mover(match, host, friend)
    seen: list[tuple[str, int]] = []
    cursor = ""
    for _ in range(6):
        async with listening(first, after=cursor) if cursor else listening(first) as stream:
            message = await stream.event("to-move", match)
            seen += [
                (message["type"], message["seq"])
                for message in stream.messages
                if message["type"] == "to-move"
            ]
            cursor = message["cursor"]
        # Both moves happen while nobody listens.
        await act(first, match)
        await act(second, match)
    assert len(seen) == len(set(seen)) == 6
    header = {"last-event-id": cursor, "accept": "text/event-stream"}
    async with first.web.stream("GET", "/api/me/events", headers=header) as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        lines = response.aiter_lines()
        async with asyncio.timeout(PATIENCE):
            cursor_line, data, blank = [await anext(lines) for _ in range(3)]
    event = msgspec.json.decode(data.removeprefix("data: "))
    assert cursor_line == f"id: {event['cursor']}" and not blank
    assert event["type"] == "to-move" and ("to-move", event["seq"]) not in seen


@pytest.mark.parametrize("after", ["x", "12~", "1~t.", "9" * 16, "~tabc.1", "1" + "~ta.1" * 65])
async def test_a_malformed_cursor_is_refused(server: ServedApplication, after: str) -> None:
    guest = server.guest()
    for path in ("/api/me/events", f"/api/matches/{await guest.open_table()}/events"):
        answer = await guest.web.get(path, params={"after": after})
        assert (answer.status_code, answer.json()["code"]) == (400, "core.bad-request"), path


async def test_paired_players_are_told_that_they_are_matched(server: ServedApplication) -> None:
    one, other = server.guest(), server.guest()
    await one.post("/api/me", {})
    async with listening(one) as stream:
        waiting = asyncio.create_task(seek(one))
        found = (await seek(other))["match"] or (await seek(other))["match"]
        matched = await stream.event("matched")
        assert matched["match"] == found == (await waiting)["match"]
        assert "seated" not in {message["type"] for message in stream.messages}


async def test_events_reach_listeners_of_other_servers(postgres_url: str, tmp_path: Path) -> None:
    async with run_two_servers(tmp_path, postgres_url) as (here, there):
        match, host, friend = await here.two_at_a_table()
        far = there.guest()
        first, second = await mover(match, host, friend)
        far.web.cookies = second.web.cookies
        async with listening(far) as stream, listening(far, f"/api/matches/{match}/events") as feed:
            await stream.event("seated", match)
            before = await feed.event("frame")
            await act(first, match)
            move = await stream.event("to-move", match)
            frame = await feed.event("frame")
            assert frame["frames"][0]["decision_id"] == move["decision_id"]
            assert frame["entries"]["after"] == before["frames"][0]["seq"]
            await second.web.post("/api/me/sign-out")
            assert (await stream.end())["code"] == (await feed.end())["code"] == 4501


async def test_an_event_whose_message_was_lost_is_read_from_the_database(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_stream, "HEARTBEAT_S", 0.05)
    monkeypatch.setattr(player_stream, "READ_INTERVAL_S", 0.1)
    match, host, friend = await server.two_at_a_table()
    first, second = await mover(match, host, friend)
    async with listening(second) as stream:
        await stream.event("seated", match)
        (source,) = server.hub._player_streams
        source._stop[0]()
        await act(first, match)
        assert (await stream.event("to-move", match))["seats"]
        await asyncio.sleep(0.3)
        await act(second, match)
        await act(first, match)
        await stream.event("to-move", match)
        assert stream.heartbeats > 1
        keys = [(message["type"], message["seq"]) for message in stream.messages]
        assert len(keys) == len(set(keys))


async def test_a_slow_listener_loses_no_event(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Every event finds the queue full, and nothing else causes a read of stored events.
    monkeypatch.setattr(player_stream, "MAX_QUEUED", 0)
    monkeypatch.setattr(player_stream, "READ_INTERVAL_S", 3_600.0)
    match, host, friend = await server.two_at_a_table()
    first, second = await mover(match, host, friend)
    async with listening(second) as stream:
        await stream.event("seated", match)
        await act(first, match)
        assert (await stream.event("to-move", match))["seats"]


async def test_a_stream_of_a_match_resumes_with_the_entries_after_its_last_frame(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table()
    path = f"/api/matches/{match}/events"
    async with listening(host, path) as stream:
        frame = await stream.event("frame")
        assert "entries" not in frame and frame["table"]["match"] == match
        seq = frame["frames"][0]["seq"]
    first, second = await mover(match, host, friend)
    await act(first, match)
    await act(second, match)
    async with listening(host, path, after=str(seq)) as stream:
        frame = await stream.event("frame")
        assert frame["entries"]["after"] == seq
        assert [entry["seq"] for entry in frame["entries"]["per_frame"][0]] == [seq + 1, seq + 2]
        async with host.at(match) as line:
            await line.frame()
            await line.ask("chat", text="hello")
        assert (await stream.event("chat"))["messages"][0]["text"] == "hello"
    await eventually(lambda: not server.hub.connections(match))


async def test_the_stream_of_a_match_is_refused_like_its_socket(server: ServedApplication) -> None:
    match, _, _ = await server.two_at_a_table(settings={"watchers": False})
    answer = await server.guest().web.get(f"/api/matches/{match}/events")
    assert (answer.status_code, answer.json()["code"]) == (403, "core.no-spectators")
    missing = await server.guest().web.get("/api/matches/nothing/events")
    assert (missing.status_code, missing.json()["code"]) == (404, "core.no-such-match")


def test_a_writer_refuses_messages_while_others_wait_and_then_reports_room() -> None:
    async def check() -> None:
        writer, room = StreamWriter(), list[int]()
        batches = writer.batches(lambda: room.append(1))
        assert writer.send_messages(b"1", b"2") and not writer.send_messages(b"3")
        assert await anext(batches) == (b"1", b"2") and not room
        assert not writer.send_messages(b"4"), "the first batch is still being sent"
        waiting = asyncio.ensure_future(anext(batches))
        await asyncio.sleep(0)
        assert room == [1] and writer.send_messages(b"5")
        assert await waiting == (b"5",)
        writer.close_socket(4501)
        assert writer.send_messages(b"6"), "messages after the end are dropped"
        assert [batch async for batch in batches] == [
            (b'{"type":"closed","code":4501,"reason":""}',)
        ]

    asyncio.run(check())


async def test_streams_are_limited_like_sockets(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "MAX_PER_PERSON", 2)
    match, host, _ = await server.two_at_a_table()
    network = "10.1.200.1"
    host.web.headers["x-forwarded-for"] = network
    async with listening(host) as stream, host.at(match) as line:
        await stream.event("seated")
        await line.frame()
        answer = await host.web.get("/api/me/events")
        assert (answer.status_code, answer.json()["code"]) == (429, "core.too-many-sockets")
        assert int(answer.headers["retry-after"]) > 0
        assert not server.app._requests[network], "an open stream is not a request in progress"
        assert server.app.connections.network_count(network) == 0
    await eventually(lambda: not server.hub._player_streams)
    async with listening(host):
        pass


async def test_a_stream_ends_when_its_session_ends(server: ServedApplication) -> None:
    member, _, _ = await new_member(server)
    match = await member.open_table()
    async with (
        listening(member) as stream,
        listening(member, f"/api/matches/{match}/events") as feed,
    ):
        await stream.event("seated")
        await feed.event("frame")
        assert (await member.web.post("/api/me/sign-out")).status_code == 204
        assert await stream.end() == {"type": "closed", "code": 4501, "reason": ""}
        assert (await feed.end())["code"] == 4501
    await eventually(lambda: not server.hub._player_streams)


async def test_a_stream_ends_when_its_key_is_revoked(server: ServedApplication) -> None:
    member, _, _ = await new_member(server)
    match = await member.open_table()
    created = await create_key(member, ["play"])
    program = Program(server.base, created["token"])
    async with (
        program.web,
        program.web.stream("GET", "/api/me/events") as events,
        program.web.stream("GET", f"/api/matches/{match}/events") as messages,
    ):
        streams = [LineStream(response) for response in (events, messages)]
        await streams[0].event("seated", match)
        await streams[1].event("frame")
        path = f"/api/account/keys/{created['key']['id']}/revoke"
        assert (await member.web.post(path)).status_code == 204
        assert [(await stream.end())["code"] for stream in streams] == [4501, 4501]
        assert await program.code("GET", "/api/me/events", 401) == "account.invalid-api-key"


async def test_a_server_that_stops_ends_its_streams(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(run_server(tmp_path))
        guest = Guest(server.base, "10.1.0.1")
        await guest.open_table()
        async with listening(guest) as stream:
            await stream.event("seated")
            stopping = asyncio.create_task(stack.pop_all().aclose())
            assert (await stream.end())["code"] == 1012
        await stopping
        await guest.web.aclose()


async def test_an_unread_stream_is_closed(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outflow, "STALL_SECONDS", 0.1)
    match, host, _ = await server.two_at_a_table()
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(deaf, ("127.0.0.1", int(server.base.rpartition(":")[2])))
        await loop.sock_sendall(
            deaf,
            f"GET /api/matches/{match}/events HTTP/1.1\r\nhost: localhost\r\n"
            f"cookie: {SESSION_COOKIE}={host.token}\r\n\r\n".encode(),
        )
        await eventually(lambda: bool(server.hub.connections(match)))
        (page,) = server.hub.connections(match)
        writer = page._writer
        assert isinstance(writer, match_stream.StreamWriter)

        def fill_buffers_until_closed() -> bool:
            # It cannot be seen when the buffers of the system are full, so each call sends.
            writer.send_messages(b'{"type":"nothing","pad":"' + b"x" * 60_000 + b'"}')
            return not server.hub.connections(match)

        await eventually(fill_buffers_until_closed)
