"""Tests that a reserved match id cannot open another table, and other ids serve only their user."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from .harness import Guest, ServedApplication
from .test_matchmaking import seek

PUPPET = {"game": "pylos", "seats": [{"occupant": "me"}, {"occupant": "guest"}], "start": True}


async def is_refused(guest: Guest, match: str) -> bool:
    """Return whether the server refuses a bot match with this id and suggests a new attempt."""
    answer = await guest.post("/api/tables", {**PUPPET, "match": match}, 409)
    return bool(answer["code"] == "core.not-a-commitment" and "again" in answer["message"])


async def start_tournament(host: Guest, *people: Guest) -> dict[str, Any]:
    """Start a Pylos tournament with these players and return it as its host sees it."""
    tournament = await host.post(
        "/api/tournaments", {"name": "Club night", "game": "pylos", "rounds": 1}
    )
    for guest in people:
        await guest.post(f"/api/tournaments/{tournament['id']}/enter", status=200)
    found: dict[str, Any] = await host.post(
        f"/api/tournaments/{tournament['id']}/start", status=200
    )
    return found


async def test_the_id_of_a_tournament_table_opens_no_other_table(
    server: ServedApplication,
) -> None:
    host, ann, bob, stranger = (server.guest() for _ in range(4))
    tournament = await start_tournament(host, ann, bob)
    path = f"/api/tournaments/{tournament['id']}"
    seen = {
        guest: (await guest.get(path))["rounds"][0]["tables"][0]["match"]
        for guest in (host, ann, bob, stranger)
    }
    assert seen[stranger] is None, "the id is secret before the table opens"
    match = seen[host]
    assert match and seen[ann] == seen[bob] == match
    for guest in (ann, bob, stranger, host):
        assert await is_refused(guest, match)
    for guest in (ann, bob):
        await guest.post(f"{path}/ready", {"nonce": "00" * 16}, 200)
    await server.application.tournament_director.sweep()
    table = (await stranger.get(path))["rounds"][0]["tables"][0]
    assert table["opened"] and table["match"] == match and not table["places"]
    assert len((await ann.get(f"/api/tables/{match}"))["own_seats"]) == 1
    for guest in (ann, stranger):
        assert await is_refused(guest, match), "the id stays reserved afterwards"


async def test_the_id_of_a_matchmaking_match_opens_no_other_table(
    server: ServedApplication,
) -> None:
    first, other, stranger = server.guest(), server.guest(), server.guest()
    waiting = asyncio.create_task(seek(first, nonce=""))
    found = (await seek(other, nonce=""))["reserved_match"]
    assert found and (await waiting)["reserved_match"] == found
    for guest in (first, other, stranger):
        assert await is_refused(guest, found)
    await seek(first, nonce="ab", reserved_match=found)
    assert (await seek(other, nonce="ab", reserved_match=found))["match"] == found
    assert len((await first.get(f"/api/tables/{found}"))["own_seats"]) == 1


async def test_the_id_of_a_daily_deal_opens_no_other_table(
    server: ServedApplication,
) -> None:
    ann, stranger = server.guest(), server.guest()
    dealt = await ann.open_table("betta", who=(), options={"mode": "solo", "deal": "daily"})
    for guest in (ann, stranger):
        assert await is_refused(guest, dealt)


async def test_a_commitment_belongs_to_one_user(server: ServedApplication) -> None:
    ann, stranger = server.guest(), server.guest()
    promised = (await ann.post("/api/commitments"))["match"]
    assert await is_refused(stranger, promised)
    assert (await ann.post("/api/tables", {**PUPPET, "match": promised}))["match"] == promised
    assert (await ann.post("/api/tables", {**PUPPET, "match": promised}, 409))[
        "code"
    ] == "core.commitment-used"


@pytest.mark.parametrize(
    "invented", ["0" * 16, "tournament-table", "../../../etc/passwd", "x" * 10_000, "\u0661" * 16]
)
async def test_an_invented_id_is_refused(server: ServedApplication, invented: str) -> None:
    assert await is_refused(server.guest(), invented)


@pytest.mark.parametrize("game", ["chess", "", "../pylos", "x" * 10_000])
async def test_a_tournament_of_an_unknown_game_is_refused(
    server: ServedApplication, game: str
) -> None:
    for more in ({}, {"filled": "casual"}):
        refused = await server.guest().post(
            "/api/tournaments", {"name": "Club night", "game": game, **more}, 404
        )
        assert refused["code"] == "core.no-such-game" and refused["message"]
