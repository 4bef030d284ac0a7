"""Tests for matchmaking over HTTP: pairing, cancellation and invalid requests."""

from __future__ import annotations

import asyncio
from typing import Any

from parlour.services.matchmaking.matchmaking import DISCONNECT_GRACE_MS
from parlour.services.time import now

from ..patience import found_once
from .accounts import error_code
from .harness import Guest, ServedApplication
from .test_relationships import change_relationship, two_members

PYLOS = [{"game": "pylos"}]


async def seek(
    guest: Guest, ticket: str = "a ticket of mine", queues: Any = PYLOS, **more: Any
) -> dict[str, Any]:
    """Send a matchmaking request and return the state of the ticket."""
    return dict(
        await guest.post(
            "/api/matchmaking", {"ticket": ticket, "queues": queues, "nonce": "00", **more}, 200
        )
    )


async def test_a_waiting_user_is_paired_and_both_sit_at_one_table(
    server: ServedApplication,
) -> None:
    member, other = server.guest(), server.guest()
    waiting = asyncio.create_task(
        seek(member, queues=[{"game": "betta", "seats": [2, 3]}, *PYLOS], nonce="ab")
    )
    found = (await seek(other))["match"] or (await seek(other))["match"]
    assert (
        found is not None
        and (await waiting)["match"]
        == found
        == (await seek(member, queues=[{"game": "betta"}, *PYLOS]))["match"]
    )
    table = await member.get(f"/api/tables/{found}")
    assert (
        table["phase"] == "playing"
        and table["settings"]["leaver"] == "bot"
        and len(table["own_seats"]) == 1
    )
    assert set(table["user_ids"]) == {
        (await guest.get("/api/me"))["id"] for guest in (member, other)
    }


async def test_cancelled_seeks_and_blocked_users_are_not_paired(
    server: ServedApplication,
) -> None:
    member, other, _, other_id = await two_members(server)
    await change_relationship(member, other_id, "block")
    first, second = await asyncio.gather(seek(member), seek(other))
    assert first["match"] is None and second["match"] is None
    assert (await member.post("/api/matchmaking/leave", {"ticket": "a ticket of mine"}, 200))[
        "match"
    ] is None
    assert (await other.post("/api/matchmaking/leave", {"ticket": "a ticket of mine"}, 200))[
        "match"
    ] is None
    assert (await seek(server.guest(), queues=[{"game": "pylos", "pace": "days"}]))[
        "waiting_users"
    ] == [0]


async def test_an_invalid_seek_is_refused(server: ServedApplication) -> None:
    guest = server.guest()
    for body in (
        {"ticket": "short", "queues": PYLOS},
        {"ticket": "a ticket of mine", "queues": [{"game": "pylos", "seats": []}]},
        {},
    ):
        assert await error_code(guest, "/api/matchmaking", body, 400) == "core.bad-request"
    assert (
        await error_code(
            guest, "/api/matchmaking", {"ticket": "a ticket of mine", "queues": []}, 409
        )
        == "social.queue-count"
    )
    assert (
        await error_code(
            guest,
            "/api/matchmaking",
            {"ticket": "a ticket of mine", "queues": [{"game": "pylos", "seats": [99]}]},
            409,
        )
        == "core.seats"
    )


async def test_a_disconnected_seek_expires_soon(
    server: ServedApplication,
) -> None:
    member = server.guest()
    await member.get("/api/me")
    seeks = server.application.matchmaking._seeks
    waiting = asyncio.create_task(seek(member))
    await found_once(lambda: seeks.active_seeks(now(), 5), bool)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await found_once(
        lambda: seeks.active_seeks(now() + DISCONNECT_GRACE_MS, 5), lambda living: not living
    )
    assert (await seek(member))["waiting_users"] == [0], (
        "a new request puts the user back into the queue"
    )
