"""Tests that no API operation answers 500 to junk from a guest, a member or the operator."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from ..patience import PATIENCE
from .schema_junk import Call, Calls, operations
from .test_junk import PASSWORD, ServerInSubprocess, request_json

ENDING = (
    "/api/me/sign-out",
    "/api/account/delete",
    "/api/account/devices",
    "/api/account/export",
    "/api/me/matches.zip",
)
"""Operations that the test skips, because they end its sessions or take too long."""

LINES = 6
"""The number of concurrent requests."""


async def real_values(
    operator: httpx.AsyncClient, member: httpx.AsyncClient, guest: httpx.AsyncClient
) -> dict[str, Any]:
    """Create objects on the server and return valid values for path parameters and fields."""
    both = {"game": "pylos", "seats": [{"occupant": "me"}, {"occupant": "guest"}], "start": True}
    match = (await request_json(member, "POST", "/api/tables", both))["match"]
    thread = await request_json(
        member,
        "POST",
        "/api/forum/threads",
        {"board": "house", "title": "A title", "text": "A text"},
    )
    post = (await request_json(member, "GET", f"/api/forum/threads/{thread['thread']}"))["details"][
        "posts"
    ][0]["id"]
    terms = {"name": "Cup", "game": "pylos"}
    tournament = (await request_json(operator, "POST", "/api/tournaments", terms))["id"]
    club = (await request_json(member, "POST", "/api/clubs", {"name": "Owls"}))["id"]
    who = (await request_json(guest, "GET", "/api/me"))["id"]
    return {
        **{
            "match": match,
            "game": "pylos",
            "thread": thread["thread"],
            "written": post,
            "id": tournament,
            "club": club,
            "user": who,
            "occupant": who,
            "person": who,
        },
        **{
            "room": "giraffe",
            "language": "en",
            "bundles": "site.ftl",
            "number": 0,
            "day": "2026-01-01",
            "board": "house",
            "seat": 0,
        },
        **{"kind": "webhook", "target": "https://hook.example/in", "hours": 0},
    }


@pytest.mark.parametrize("requests", [100, pytest.param(None, marks=pytest.mark.slow)])
async def test_no_operation_answers_500(tmp_path: Path, requests: int | None) -> None:
    async with ServerInSubprocess(tmp_path) as server, AsyncExitStack() as clients:
        operator, member, guest = [
            await clients.enter_async_context(server.person(number)) for number in range(1, 4)
        ]
        await request_json(
            operator,
            "POST",
            "/api/account/sign-up",
            {"name": "Marta", "password": PASSWORD, "invitation": server.link()},
        )
        await request_json(
            member, "POST", "/api/account/sign-up", {"name": "Rook", "password": PASSWORD}
        )
        real = await real_values(operator, member, guest)
        document = await request_json(guest, "GET", "/api/schema")
        calls = Calls(document, real)
        found = [operation for operation in operations(document) if operation.path not in ENDING]
        assert len(found) > 100, "the operations were found"
        # Every operation is called once; a fixed random sample limits the further calls.
        first = [next(calls.calls(item)) for item in found]
        every = [call for item in found for call in calls.calls(item)]
        chosen = every if requests is None else [*first, *Random(requests).sample(every, requests)]
        left = zip(chosen, cycle((guest, member, operator)), cycle(range(1, 250)), strict=False)
        statuses: dict[int, int] = {}
        failed: list[tuple[Call, str]] = []

        async def ask() -> None:
            for call, person, line in left:
                headers = {
                    "x-forwarded-for": f"10.7.{len(statuses)}.{line}",
                    "content-type": "application/json",
                }
                answer = await person.request(
                    call.method, call.path, content=call.body, headers=headers, timeout=PATIENCE
                )
                statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
                if answer.status_code >= 500:
                    failed.append((call._replace(body=(call.body or b"")[:200]), answer.text[:300]))

        await asyncio.gather(*(ask() for _ in range(LINES)))
        print(f"{len(chosen)} of {len(every)} requests, {dict(sorted(statuses.items()))}")
        assert not failed, list(islice(failed, 10))
        assert "Traceback" not in server.log.read_text("utf-8", "replace")
        assert statuses[200] > 20 and statuses[400] > len(chosen) / 10 and statuses[404] > 20, (
            "some requests succeeded"
        )
