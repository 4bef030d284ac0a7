"""Tests that a broadcast delay hides recent decisions from spectators on every channel."""

from __future__ import annotations

from typing import Any

from .harness import Guest, Line, ServedApplication

DELAY = 2


async def table_of_two(
    server: ServedApplication, delay: int = DELAY
) -> tuple[str, Guest, Guest, Guest]:
    """Return a started Pylos match with a broadcast delay, both players and a spectator."""
    match, host, friend = await server.two_at_a_table(
        settings={"public": True, "delay": delay, "clock": {"clock": "fischer", "bank_ms": 600_000}}
    )
    return match, host, friend, server.guest()


async def play(host_line: Line, friend_line: Line, decisions: int) -> list[int]:
    """Play a number of decisions and return the log position after each one."""
    found = []
    for _ in range(decisions):
        seat = (await host_line.frame())["turn"]["seats"][0]
        after = await (host_line, friend_line)[seat].act()
        for line in (host_line, friend_line):
            await line.frame(lambda frame: frame["seq"] >= after["seq"])  # noqa: B023 - it is awaited before the next round
        found.append(after["seq"])
    return found


async def spectator_view(watcher: Guest, match: str) -> dict[str, Any]:
    """Return the frame, history and home-page row that a spectator receives."""
    home = await watcher.get("/api/home")
    (line,) = [table for table in home["live"] if table["match"] == match]
    return {
        "frame": await watcher.get(f"/api/matches/{match}/frame"),
        "history": await watcher.get(f"/api/matches/{match}/history"),
        "line": line,
    }


async def test_a_delayed_spectator_sees_the_same_delay_on_every_channel(
    server: ServedApplication,
) -> None:
    match, host, friend, watcher = await table_of_two(server)
    async with (
        host.at(match) as host_line,
        friend.at(match) as friend_line,
        watcher.at(match) as spectator_line,
    ):
        started = (await spectator_line.frame())["seq"]
        first = await spectator_line.frame()
        moves = await play(host_line, friend_line, DELAY)
        spectator_data = await spectator_view(watcher, match)
        assert spectator_data["frame"] == {**first, "at": spectator_data["frame"]["at"]}, (
            "no new decision is visible yet"
        )
        assert [entry["kind"] for entry in spectator_data["history"]["entries"]][-1] == "started"
        assert (
            spectator_data["line"]["public_view"] is None
            and spectator_data["line"]["ranking"] is None
            and spectator_data["line"]["to_move"] == []
        )
        moves += await play(host_line, friend_line, 3)
        shown = moves[-1 - DELAY]
        late = await spectator_line.frame(lambda frame: frame["seq"] >= shown)
        assert late["seq"] == shown > started
        spectator_data = await spectator_view(watcher, match)
        assert (
            spectator_data["frame"]["seq"] == shown
            and spectator_data["history"]["entries"][-1]["seq"] == shown
        )
        past = await host.get(f"/api/matches/{match}/positions/{shown}?seat=0")
        assert (
            spectator_data["frame"]["view"] == past["view"]
            and spectator_data["frame"]["clocks"] == past["clocks"]
            and spectator_data["frame"]["turn"] == past["turn"]
        )
        for position in moves[-DELAY:]:
            refused = await watcher.get(f"/api/matches/{match}/positions/{position}", 404)
            assert refused["code"] == "core.no-such-step"
        for path in ("steps", "steps/1", "proof", "file"):
            answer = await watcher.web.get(f"/api/matches/{match}/{path}")
            assert answer.status_code >= 400, path
        newest = max(
            frame["seq"]
            for message in spectator_line.messages
            if message["type"] == "frame"
            for frame in message["frames"]
        )
        assert newest == shown
        entries = [
            entry
            for message in spectator_line.messages
            if message["type"] == "frame"
            for of in message.get("entries", {}).get("per_frame", [])
            for entry in of
        ]
        assert entries and max(entry["seq"] for entry in entries) == shown
        # Players see the current position, and their own list shows their own board.
        assert (await host_line.frame())["seq"] == moves[-1]
        (own,) = [
            table for table in (await host.get("/api/home"))["own"] if table["match"] == match
        ]
        assert own["public_view"] is not None


async def test_chat_and_offers_of_players_reach_a_delayed_spectator_later(
    server: ServedApplication,
) -> None:
    match, host, friend, watcher = await table_of_two(server)
    async with (
        host.at(match) as host_line,
        friend.at(match) as friend_line,
        watcher.at(match) as spectator_line,
    ):
        await spectator_line.frame()
        await play(host_line, friend_line, 1)
        await host_line.ask("chat", text="I take the corner next")
        await spectator_line.ask("chat", text="we see nothing yet")
        await host_line.ask("offer", seat=0, kind="draw")
        await friend_line.answer(1, False)
        await play(host_line, friend_line, 1)

        def texts() -> list[str]:
            return [
                line["text"]
                for message in spectator_line.messages
                if message["type"] == "chat"
                for line in message["messages"]
            ]

        await spectator_line.ask("ping")
        assert texts() == ["we see nothing yet"] and spectator_line.offer is None
        moves = await play(host_line, friend_line, 2)
        await spectator_line.frame(lambda frame: frame["seq"] >= moves[-1 - DELAY + 1] - 4)
        while "I take the corner next" not in texts():
            await spectator_line.receive()
        seat = (await host_line.frame())["turn"]["seats"][0]
        await (host_line, friend_line)[seat].ask("resign", seat=seat)
        over = await spectator_line.frame(lambda frame: frame["phase"] == "over")
        assert over["seq"] > moves[-1], "everyone sees the result of a finished match"


async def test_no_list_reveals_the_time_of_the_last_decision(
    server: ServedApplication,
) -> None:
    delayed, host, friend, watcher = await table_of_two(server)
    whose = (await host.get("/api/me"))["id"]

    async def lists() -> list[Any]:
        home = await watcher.get("/api/home")
        theirs = await watcher.get(f"/api/people/{whose}")
        return [
            [item for item in home["live"] if item["match"] == delayed],
            [table for table in theirs["tables"] if table["match"] == delayed],
        ]

    async with host.at(delayed) as host_line, friend.at(delayed) as friend_line:
        before = await lists()
        assert before[0] and before[1]
        # The list sorts by start time, so later decisions in the older match do not move it up.
        later, *_ = await table_of_two(server, 0)
        await play(host_line, friend_line, 3)
        assert await lists() == before
        order = [table["match"] for table in (await watcher.get("/api/home"))["live"]]
        assert order.index(later) < order.index(delayed)
        mine = [
            table for table in (await host.get("/api/home"))["own"] if table["match"] == delayed
        ]
        assert mine[0]["updated_at"] > before[0][0]["updated_at"], (
            "players see the time of the last decision"
        )


async def test_without_a_delay_spectators_see_the_current_position(
    server: ServedApplication,
) -> None:
    match, host, friend, watcher = await table_of_two(server, 0)
    async with (
        host.at(match) as host_line,
        friend.at(match) as friend_line,
        watcher.at(match) as spectator_line,
    ):
        (move,) = await play(host_line, friend_line, 1)
        assert (await spectator_line.frame(lambda frame: frame["seq"] >= move))["seq"] == move
