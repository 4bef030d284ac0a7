"""Tests that only the player who stores conditional moves receives them."""

from __future__ import annotations

import json
from typing import Any

from .harness import Line, ServedApplication

SLOW = {"clock": {"clock": "correspondence", "days": 3}}


def placement(cell: str) -> dict[str, Any]:
    """Return the Pylos action that places a ball on a cell."""
    return {"do": "place", "cell": cell}


async def test_conditional_moves_are_stored_shown_and_played_in_secret(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table("pylos", settings=SLOW)
    stranger, path = server.guest(), f"/api/matches/{match}/conditional-moves"
    async with (
        host.at(match) as line,
        friend.at(match) as other,
        stranger.at(match) as spectator_line,
    ):
        since = (await line.frame())["decision_id"]
        first, answer, further, last = (placement(cell) for cell in ("1a1", "1b1", "1c1", "1d1"))
        await line.until(
            lambda message: message["type"] == "presence" and message["spectators"] == 1
        )
        before = await received_kinds(line, other, spectator_line)
        looked = await friend.post(f"{path}/preview", {"seat": 1, "actions": [first]}, 200)
        assert (
            looked["frame"]["mine"]
            and looked["frame"]["seat"] == 1
            and answer in looked["frame"]["legal_actions"]
        )
        assert looked["line"][0]["log_entries"] and looked["line"][0]["seat"] == 0
        body = {"seat": 1, "decision_id": since, "actions": [first, answer, further, last]}
        stored_plan = await friend.post(path, body, 200)
        assert [[step["action"] for step in moves] for moves in stored_plan["lines"]] == [
            body["actions"]
        ]
        assert await friend.get(f"{path}?seat=1") == stored_plan
        for guest in (host, stranger):
            for seat in (0, 1):
                if (guest, seat) != (host, 0):
                    assert (await guest.get(f"{path}?seat={seat}", 403))[
                        "code"
                    ] == "core.not-your-seat"
            assert (await guest.post(f"{path}/delete", body | {"actions": []}, 403))[
                "code"
            ] == "core.not-your-seat"
        assert (await host.get(f"{path}?seat=0"))["lines"] == []
        assert await received_kinds(line, other, spectator_line) == before, (
            "nobody else receives a message about it"
        )
        await line.act(first)
        after = await line.frame(lambda frame: frame["seq"] == since + 2)
        assert after["turn"]["seats"] == [0] and "plan" not in json.dumps(after)
        last_entries = (await host.get(f"/api/matches/{match}/history?seat=0"))["entries"][-2:]
        assert [entry["seat"] for entry in last_entries] == [0, 1] and last_entries[1][
            "spent_ms"
        ] == 0
        assert [
            [step["action"] for step in moves]
            for moves in (await friend.get(f"{path}?seat=1"))["lines"]
        ] == [[further, last]]


async def received_kinds(*lines: Line) -> list[list[str]]:
    """Return the types of all messages that each socket has received, except pongs."""
    for line in lines:
        assert (await line.ask("ping"))["type"] == "pong"
    return [
        [message["type"] for message in line.messages if message["type"] != "pong"]
        for line in lines
    ]
