"""Tests of what API keys may do in tournaments for people and in those that admit bot accounts."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from ..patience import found_once
from .accounts import new_member
from .api_keys import Program, create_key
from .harness import Guest, ServedApplication
from .test_bot_accounts import bot_program, create_bot

ROUTES = ("act", "resign", "claim", "continue", "leave", "nudge", "preview", "return")
"""The calls with which a player acts at a table."""

MESSAGES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("act", {"decision_id": 0, "action": {}}),
    ("offer", {"kind": "draw"}),
    ("answer", {"offer": 0, "accept": True}),
    ("resign", {}),
)


async def new_tournament(host: Guest, *, bots: bool) -> str:
    """Create a tournament of Pylos and return its id."""
    terms = {"name": f"Night {uuid4().hex[:6]}", "game": "pylos", "bots": bots}
    found = await host.post("/api/tournaments", terms)
    assert found["terms"]["bots"] == bots
    listed = (await host.get("/api/tournaments"))["current"]
    assert {one["id"]: one["admits_bots"] for one in listed}[found["id"]] == bots
    return str(found["id"])


async def running_table(host: Guest, tournament: str, *players: Guest | Program) -> str:
    """Enter players, start the tournament and return the match of its only table."""
    path = f"/api/tournaments/{tournament}"
    for player in players:
        entered = await player.web.post(f"{path}/enter", json={})
        assert entered.status_code == 200, entered.text
        present = await player.web.post(f"{path}/check-in", json={"present": True})
        assert present.status_code == 200, present.text
    await host.post(f"{path}/start", {}, 200)
    for player in players:
        ready = await player.web.post(f"{path}/ready", json={"nonce": "00"})
        assert ready.status_code == 200, ready.text

    async def only_table() -> dict[str, Any]:
        (table,) = (await host.get(path))["rounds"][0]["tables"]
        return dict(table)

    opened = await found_once(only_table, lambda table: bool(table["opened"]), 0.05)
    return str(opened["match"])


async def test_a_bot_enters_only_where_it_is_admitted_and_is_marked(
    server: ServedApplication,
) -> None:
    owner, _, _ = await new_member(server)
    person, _, _ = await new_member(server)
    program = await bot_program(owner, await create_bot(owner))
    async with program.web:
        for_people = await new_tournament(owner, bots=False)
        path = f"/api/tournaments/{for_people}"
        assert (await program.web.get(path)).json()["can_enter"] is False
        assert await program.code("POST", f"{path}/enter", 403, {}) == "tournament.no-bots"
        admitting = await new_tournament(owner, bots=True)
        match = await running_table(owner, admitting, program, person)
        entrants = (await owner.get(f"/api/tournaments/{admitting}"))["entrants"]
        assert [one["is_bot"] for one in entrants] == [True, False]
        table = (await program.web.get(f"/api/tables/{match}")).json()
        answer = await program.web.post(
            f"/api/matches/{match}/resign", json={"seat": table["own_seat"]}
        )
        assert answer.status_code == 201, answer.text


@pytest.mark.parametrize("bots", [False, True])
async def test_a_key_of_a_person_never_acts_in_a_tournament(
    server: ServedApplication, bots: bool
) -> None:
    person, _, _ = await new_member(server)
    other, _, _ = await new_member(server)
    tournament = await new_tournament(person, bots=bots)
    match = await running_table(person, tournament, person, other)
    created = await create_key(person, ["read", "play", "watch", "chat"])
    program, refused = Program(person.base, created["token"]), "tournament.no-programs"
    seat = (await person.get(f"/api/tables/{match}"))["own_seat"]
    async with program.web:
        for action in ("enter", "leave", "check-in", "ready"):
            path = f"/api/tournaments/{tournament}/{action}"
            assert await program.code("POST", path, 403, {}) == refused
        for action in ROUTES:
            path = f"/api/matches/{match}/{action}"
            assert await program.code("POST", path, 403, {"seat": seat}) == refused, action
        assert (await program.web.get(f"/api/matches/{match}/frame?seat={seat}")).status_code == 200
        async with program.at(match) as line:
            await line.frame()
            for kind, fields in MESSAGES:
                answer = await line.ask(kind, seat=seat, **fields)
                assert answer.get("code") == refused, (kind, answer)
            assert (await line.ask("chat", text="hello"))["type"] == "ok"
    # The person in the browser plays on.
    await person.post(f"/api/matches/{match}/resign", {"seat": seat})


async def test_a_key_of_a_person_acts_at_other_tables(server: ServedApplication) -> None:
    person, _, _ = await new_member(server)
    match = await person.open_table(who=("me", "beginner"), start=True)
    created = await create_key(person, ["play"])
    async with Program(person.base, created["token"]).web as web:
        answer = await web.post(f"/api/matches/{match}/resign", json={"seat": 0})
        assert answer.status_code == 201, answer.text
