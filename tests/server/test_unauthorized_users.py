"""Tests that no API call reveals a private match or gives operator rights to other users."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from hashlib import blake2b
from itertools import product
from random import Random
from typing import Any

import pytest

from .accounts import new_member
from .harness import Guest, ServedApplication
from .junk import Junk, Route
from .test_review import play_match

PLACES = {"game": "pylos", "language": "en", "bundle": "site.ftl"}

TRIES = 3
"""The number of random bodies per route."""


async def schema_junk(server: ServedApplication) -> Junk:
    """Return a generator of random bodies for the routes of the OpenAPI document."""
    return Junk(Random(5), await server.guest().get("/api/schema"), (), ["0", "1", "a"], [])


def calls(junk: Junk, prefix: str, named: str, value: str) -> Iterator[tuple[Route, str, Any]]:
    """Yield each route under a prefix, its path with filled parameters, and a random body.

    Args:
        junk: The generator of bodies.
        prefix: The prefix of the route's path.
        named: The parameter that the route must have; empty accepts all routes.
        value: The value of that parameter.
    """
    for route in junk.routes:
        if route.path.startswith(prefix) and (not named or f"{{{named}}}" in route.path):
            path = re.sub(
                r"\{(\w+)(?::\w+)?\}",
                lambda found: value if found[1] == named else PLACES.get(found[1], "0"),
                route.path,
            )
            for _ in range(TRIES if route.body else 1):
                yield route, path, junk.random_value(route.body) if route.body else {}


async def response_to(guest: Guest, route: Route, path: str, body: Any) -> tuple[int, bytes]:
    """Return status and body of a response to a client with a new network address."""
    content = None if route.method == "GET" else json.dumps(body)
    address = f"10.77.{Random(repr((path, body))).randrange(250)}.{len(path)}"
    answer = await guest.web.request(
        route.method,
        path,
        content=content,
        headers={"x-forwarded-for": address, "content-type": "application/json"},
    )
    return answer.status_code, answer.content


@pytest.mark.parametrize(
    ("over", "settings"), [(True, {}), (True, {"watchers": False}), (False, {"watchers": False})]
)
async def test_no_request_reveals_a_private_match_to_a_stranger(
    server: ServedApplication, over: bool, settings: dict[str, Any]
) -> None:
    if over:
        match, host, friend, _ = await play_match(server, settings=settings)
        await server.application.results.recorder.catch_up()
    else:
        match, host, friend = await server.two_at_a_table("betta", settings=settings)
    names = [(await guest.get("/api/me"))["id"] for guest in (host, friend)]
    async with host.at(match) as line:
        await line.ask("chat", text="Erlkönig under the stairs")
    for guest, name in ((host, "Sarastro"), (friend, "Papagena")):
        await guest.post("/api/me", {"name": f"{name} {match[:4]}"})
    secrets = [
        *(name.encode() for name in names),
        b"Erlk",
        b"under the stairs",
        b"Sarastro",
        b"Papagena",
    ]
    junk, request_count, log = (
        await schema_junk(server),
        0,
        await server.application.matches.store.entries(match),
    )
    member, _, _ = await new_member(server)
    for stranger, (route, path, body) in product(
        (server.guest(), member), list(calls(junk, "/api/", "match", match))
    ):
        status, response_body = await response_to(stranger, route, path, body)
        # Calls that concern only the caller, such as declining, may succeed with an empty response.
        assert 400 <= status < 500 or (status == 204 and not response_body), (
            route.method,
            path,
            body,
            status,
            response_body[:300],
        )
        assert not [secret for secret in secrets if secret in response_body], (path, response_body)
        request_count += 1
    assert request_count > 60 and await server.application.matches.store.entries(match) == log, (
        "the log is unchanged"
    )
    # Lists, results, boards and profiles are requested without a match id.
    for stranger, (route, path, _) in product(
        (server.guest(), member), list(calls(junk, "/api/", "", ""))
    ):
        if route.method == "GET" and "{" not in route.path:
            _, response_body = await response_to(stranger, route, path, None)
            assert match.encode() not in response_body and b"Erlk" not in response_body, path
    for more in (
        "/api/results?matches=all",
        "/api/results?matches=all&against=Papagena",
        *(f"/api/people/{name}" for name in names),
    ):
        response_body = (await member.web.get(more)).content
        assert match.encode() not in response_body, more
    assert (await host.web.get("/api/results")).content.count(match.encode()) == int(over), (
        "its players find it"
    )


@pytest.mark.parametrize("role", ["guest", "member"])
async def test_admin_routes_refuse_all_other_users(server: ServedApplication, role: str) -> None:
    asking = server.guest() if role == "guest" else (await new_member(server))[0]
    victim = str((await (await new_member(server))[0].get("/api/me"))["id"])
    request_count = 0
    for route, path, body in calls(await schema_junk(server), "/api/admin", "", ""):
        status, response_body = await response_to(
            asking, route, path.replace("/people/0", f"/people/{victim}"), body
        )
        assert status in (400, 403), (route.method, path, body, status, response_body)
        request_count += 1
    assert request_count > 20 and (await asking.get("/api/me"))["role"] == role


async def test_nobody_can_open_a_table_in_place_of_a_rematch(server: ServedApplication) -> None:
    match, host, friend, _ = await play_match(server, settings={"public": True})
    stranger = server.guest()
    key = bytes.fromhex((await stranger.get(f"/api/matches/{match}/proof"))["key"])
    guessed = blake2b(match.encode(), key=key, digest_size=8, person=b"parlour-rematch").hexdigest()
    await stranger.post("/api/tables", {"game": "pylos", "match": guessed}, 409)
    promised = (await friend.post("/api/commitments", {"previous_match": match}))["match"]
    for guest in (stranger, friend, host):
        assert (await guest.post("/api/tables", {"game": "pylos", "match": promised}, 409))[
            "code"
        ] == "core.not-a-commitment"
    assert (await host.get(f"/api/tables/{match}"))["rematch"] is None
    after = (await friend.post(f"/api/tables/{match}/rematch"))["match"]
    assert after == promised
    assert after != guessed and (await host.post(f"/api/tables/{match}/rematch"))["match"] == after


async def test_the_file_of_a_private_match_gives_no_access_to_its_table(
    server: ServedApplication,
) -> None:
    match, host, friend, _ = await play_match(server)
    key = bytes.fromhex((await friend.get(f"/api/matches/{match}/proof"))["key"])
    named = f"{match} {(await host.get('/api/me'))['id']}".encode()
    stranger = server.guest()
    for guess in (named, named + b" None", named + b" "):
        stranger.web.headers["x-parlour-pass"] = blake2b(
            guess, key=key, digest_size=16, person=b"parlour-pass"
        ).hexdigest()
        await stranger.get(f"/api/tables/{match}", 403)
    stranger.web.headers["x-parlour-pass"] = (await friend.get(f"/api/tables/{match}"))[
        "share_token"
    ]
    await stranger.get(f"/api/tables/{match}")
