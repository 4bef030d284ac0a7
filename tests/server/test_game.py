"""Tests for whole games over sockets, including reconnects and spectators."""

from __future__ import annotations

from random import Random

from websockets.asyncio.client import connect

from parlour.server.realtime.match_update import MatchUpdate
from parlour.server.realtime.wire import MAX_PREVIEWS

from ..patience import eventually
from .harness import Line, ServedApplication


async def play_to_end(lines: list[Line], luck: Random) -> dict[str, object]:
    """Play a match with one socket per seat and return the last frame of the first socket."""
    while True:
        frames = [await line.frame() for line in lines]
        if frames[0]["phase"] == "over":
            return frames[0]
        newest = max(frame["seq"] for frame in frames)
        frames = [await line.beyond(newest - 1) for line in lines]
        line, frame = next(
            (line, frame) for line, frame in zip(lines, frames, strict=True) if frame["mine"]
        )
        await line.act(luck.choice(frame["legal_actions"]))
        for other in lines:
            await other.beyond(frame["seq"])


async def test_two_players_finish_a_game_while_a_spectator_watches(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table(options={"variant": "basic"})
    watcher = server.guest()
    async with host.at(match) as white, friend.at(match) as black, watcher.at(match) as eyes:
        last = await play_to_end([white, black], Random(7))
        seen = await eyes.frame(lambda frame: frame["phase"] == "over")
    assert last["seat"] == 0 and seen["seat"] is None
    assert seen["legal_actions"] is None and seen["decision_id"] is None and not seen["mine"]
    assert sorted(seen["ranking"]["ranks"]) == [1, 2] and seen["ranking"]["over"]
    assert {frame["seq"] for frame in (last, seen)} == {last["seq"]}
    for message in eyes.messages:
        assert all(
            frame["seat"] is None and frame["legal_actions"] is None and frame["previews"] is None
            for frame in message.get("frames", [])
        )
    sequence = [frame["seq"] for message in eyes.messages for frame in message.get("frames", [])]
    assert sequence == sorted(set(sequence)), "positions arrive in order and at most once"
    assert (await host.get(f"/api/matches/{match}/proof"))["checks"][0]["passed"]


async def test_a_frame_contains_the_turn_and_the_legal_actions(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as white, friend.at(match) as black:
        frame = await white.frame()
        assert frame["mine"] and frame["turn"] == {"seats": [0], "phase": frame["turn"]["phase"]}
        assert len(frame["legal_actions"]) == len(frame["previews"]) == 16
        assert [occupant["name"] for occupant in frame["seats"]] == [
            (await item.get("/api/me"))["name"] for item in (host, friend)
        ]
        waiting = await black.frame()
        assert (
            not waiting["mine"]
            and waiting["legal_actions"] is None
            and waiting["decision_id"] is None
        )
        preview = await white.ask("preview", seat=0, action=frame["legal_actions"][0])
        assert preview["type"] == "preview" and preview["preview"] == frame["previews"][0]
        assert (await host.get(f"/api/matches/{match}/frame?seat=0")) == frame
        by_hand = await host.post(
            f"/api/matches/{match}/preview", {"seat": 0, "action": frame["legal_actions"][0]}
        )
        assert by_hand == frame["previews"][0]
        after = await host.post(
            f"/api/matches/{match}/act",
            {"seat": 0, "decision_id": frame["decision_id"], "action": frame["legal_actions"][3]},
        )
        assert after["seq"] == frame["seq"] + 1
        assert (await black.frame(lambda frame: frame["mine"]))["seq"] == after["seq"]


async def test_previews_of_many_actions_are_sent_on_request(
    server: ServedApplication,
) -> None:
    host = server.guest()
    match = await host.open_table("betta", who=("me", "guest", "guest"), start=True)
    async with host.at(match) as line:
        await line.frame()
        found = next(frame for frame in line.frames.values() if frame["mine"])
        seat, legal = found["seat"], found["legal_actions"]
        assert len(legal) > MAX_PREVIEWS and found["previews"] is None
        parts = [legal[:MAX_PREVIEWS], legal[MAX_PREVIEWS:]]
        received_previews = [
            preview
            for part in parts
            for preview in (await line.ask("previews", seat=seat, actions=part))["previews"]
        ]
        assert received_previews == (await host.get(f"/api/matches/{match}/frame?seat={seat}"))[
            "previews"
        ] and len(received_previews) == len(legal)
        foreign = {**legal[0], "display": 99}
        assert (await line.ask("previews", seat=seat, actions=[legal[0], foreign]))[
            "type"
        ] == "error"
        assert (await line.ask("previews", seat=seat, actions=[legal[0]] * (MAX_PREVIEWS + 1)))[
            "code"
        ] == "core.bad-request"
        assert (await line.ask("previews", seat=(seat + 1) % 3, actions=[legal[0]]))[
            "type"
        ] == "error"
    async with server.guest().at(match) as line:
        assert (await line.ask("previews", seat=seat, actions=[legal[0]]))[
            "code"
        ] == "core.not-your-seat"


async def test_a_slow_client_skips_to_the_newest_frame(server: ServedApplication) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as white, friend.at(match) as black:
        await white.frame()
        await black.frame()
        player = (await friend.get("/api/me"))["id"]
        slow = next(page for page in server.hub.connections(match) if page.player.id == player)
        loaded = await server.application.matches.store.get(match)
        older = loaded
        for seat, line in ((0, white), (1, black), (0, white)):
            await line.act(seat=seat)
        newest = await server.application.matches.store.get(match)
        await black.frame(lambda frame: frame["seq"] == newest.match.seq)
        # Updates may arrive out of order, so the socket must ignore an older one.
        slow.push_update(MatchUpdate(older, None), None)
        assert (await black.ask("ping"))["type"] == "pong"
        assert (await black.frame())["seq"] == newest.match.seq


async def test_a_reconnecting_player_gets_the_newest_frame(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as white, friend.at(match) as black:
        here = await white.until(
            lambda message: message["type"] == "presence" and message["seats"] == [0, 1]
        )
        assert here["spectators"] == 0
        black.socket.transport.abort()
        await white.until(lambda message: message["type"] == "presence" and message["seats"] == [0])
        await white.act()
    async with host.at(match) as white, friend.at(match) as black:
        frame = await black.act()
        assert (await white.frame(lambda later: later["seq"] == frame["seq"]))["mine"]


async def test_two_pages_of_one_player_receive_the_same_frames(server: ServedApplication) -> None:
    match, host, _ = await server.two_at_a_table()
    async with host.at(match) as first_line, host.at(match) as second_line:
        frame = await first_line.act()
        assert await second_line.frame(lambda later: later["seq"] == frame["seq"]) == frame
    await eventually(lambda: not server.application.social.presence.players_at(match))


async def test_spectators_are_counted_separately(server: ServedApplication) -> None:
    match, host, _ = await server.two_at_a_table()
    first, second = server.guest(), server.guest()
    async with host.at(match) as line, first.at(match), second.at(match), second.at(match):
        here = await line.until(
            lambda message: message["type"] == "presence" and message["spectators"] == 2
        )
        assert here["seats"] == [0]
        people = (await first.get("/api/home"))["users"]
        assert [person["playing"] for person in people].count("pylos") >= 3


async def test_a_page_without_a_cookie_can_watch(server: ServedApplication) -> None:
    match, host, _ = await server.two_at_a_table()
    async with connect(f"{server.base.replace('http', 'ws')}/ws/{match}") as socket:
        line = Line(socket)
        assert (await line.frame())["seat"] is None
        assert (await line.ask("resign", seat=0))["code"] == "core.not-your-seat"
        async with host.at(match):
            await line.until(
                lambda message: (
                    message["type"] == "presence"
                    and message["seats"] == [0]
                    and message["spectators"] == 1
                )
            )


async def test_a_spectator_who_sits_down_is_shown_as_a_player(server: ServedApplication) -> None:
    host, friend = server.guest(), server.guest()
    match = await host.open_table("pylos", who=("me", "open"))
    async with host.at(match) as line, friend.at(match):
        await line.until(
            lambda message: message["type"] == "presence" and message["spectators"] == 1
        )
        await friend.take_seat(match)
        await line.until(
            lambda message: (
                message["type"] == "presence"
                and message["seats"] == [0, 1]
                and message["spectators"] == 0
            )
        )


async def test_spectators_are_refused_if_the_host_forbids_them(server: ServedApplication) -> None:
    host, friend, stranger = server.guest(), server.guest(), server.guest()
    match = await host.open_table(settings={"watchers": False})
    async with stranger.at(match) as early:
        assert (await early.frame())["phase"] == "gathering"
        await friend.take_seat(match)
        await host.post(f"/api/tables/{match}/start")
        assert await early.end() == 4403
        assert all(
            frame["phase"] == "gathering"
            for message in early.messages
            for frame in message.get("frames", [])
        )
    async with stranger.at(match) as late:
        assert (await late.receive())["code"] == "core.no-spectators"
        assert await late.end() == 4403
    for path in ("frame", "history", "steps", "steps/0", "proof"):
        assert (await stranger.get(f"/api/matches/{match}/{path}", 403))[
            "code"
        ] == "core.no-spectators"
    async with friend.at(match) as line:
        assert (await line.frame())["seat"] == 1


async def test_chat_is_delivered_once_to_everyone_and_stored(server: ServedApplication) -> None:
    match, host, _ = await server.two_at_a_table()
    watcher = server.guest()
    async with host.at(match) as white, watcher.at(match) as eyes:
        await eyes.frame()
        for text in ("Good luck!", "  and \n have\x00 fun\u202e "):
            await white.ask("chat", text=text)
        await eyes.ask("chat", text="👩‍👩‍👧 hello")
        said = [
            line
            for message in eyes.messages
            if message["type"] == "chat"
            for line in message["messages"]
        ]
        while len(said) < 3:
            message = await eyes.receive()
            said += message["messages"] if message["type"] == "chat" else []
    assert [(line["seat"], line["text"]) for line in said] == [
        (0, "Good luck!"),
        (0, "and have fun"),
        (None, "👩‍👩‍👧 hello"),
    ]
    assert set(said[0]) == {"id", "at", "name", "seat", "text", "phrase", "is_bot", "reply_to"}
    async with watcher.at(match) as again:
        kept = await again.until(lambda message: message["type"] == "chat")
        assert kept["messages"] == said
        assert (await again.ask("chat", text=" \u200b\x00\n"))["code"] == "core.empty-message"


async def test_one_device_can_play_all_seats(server: ServedApplication) -> None:
    host = server.guest()
    match = await host.open_table(who=("me", "guest"), start=True)
    async with host.at(match) as line:
        frame = await line.frame(seat=0)
        assert frame["mine"] and set(line.frames) == {0, 1}
        await line.act(seat=0)
        await line.act(seat=1)
        assert (await line.frame(seat=0))["mine"] and [
            occupant["name"] for occupant in frame["seats"]
        ][1] == "Guest 2"
        assert (await host.get(f"/api/tables/{match}"))["own_seats"] == [0, 1]


async def test_the_hub_forgets_a_table_without_connections(server: ServedApplication) -> None:
    match, host, _ = await server.two_at_a_table()
    async with host.at(match) as line:
        await line.frame()
    await eventually(
        lambda: (
            not server.hub.connections(match)
            and not server.application.social.presence.players_at(match)
        )
    )
