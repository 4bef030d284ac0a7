"""Tests that every route and every scope of an API key is decided by one table."""

from __future__ import annotations

import re
from typing import Any

import httpx
import msgspec
import pytest

from parlour.db.records import KeyScope
from parlour.server.auth.guards import SAFE_METHODS
from parlour.server.auth.key_rights import CALL_GROUPS, CALL_SCOPES, MESSAGE_SCOPES
from parlour.server.realtime import wire
from parlour.server.realtime.session import NO_GUEST_PATHS
from parlour.server.realtime.stream import NDJSON
from parlour.services.accounts.api_keys import SCOPES

from .accounts import new_member
from .api_keys import program_of
from .harness import ServedApplication

FOR_BROWSERS_ONLY = (
    "/api/account",
    "/api/admin",
    "/api/favourites",
    "/api/forum",
    "/api/notification-channels",
)
"""Prefixes of calls that no key may make: accounts, keys, administration, moderation, forum."""

REFUSALS = ("account.api-key-scope", "account.not-for-api-keys")


@pytest.fixture
def calls(server: ServedApplication) -> list[tuple[str, str]]:
    """Return the method and path template of every route that identifies the user."""
    return [
        (method, route.path_format)
        for route in server.app.app.routes
        if not route.path.startswith(NO_GUEST_PATHS)
        for method in sorted(getattr(route, "methods", set()) - {"OPTIONS", "HEAD"})
    ]


def test_every_call_of_the_table_is_a_route_and_listed_once(
    calls: list[tuple[str, str]],
) -> None:
    assert set(CALL_SCOPES) <= {f"{method} {path}" for method, path in calls}
    assert len(CALL_SCOPES) == sum(len(group.calls) for group in CALL_GROUPS)


def test_no_key_may_use_accounts_administration_or_the_forum(
    calls: list[tuple[str, str]],
) -> None:
    listed = [call for call in CALL_SCOPES if call.split(" ")[1].startswith(FOR_BROWSERS_ONLY)]
    assert not listed
    for prefix in FOR_BROWSERS_ONLY:
        assert any(path.startswith(prefix) for _, path in calls), prefix


@pytest.mark.parametrize("scope", SCOPES)
async def test_every_call_accepts_exactly_the_scopes_of_the_table(
    server: ServedApplication, calls: list[tuple[str, str]], scope: KeyScope
) -> None:
    member, _, _ = await new_member(server)
    async with program_of(member, [scope]) as program:
        for number, (method, template) in enumerate(calls):
            # Each call has its own network, so that no rate limit interferes.
            program.web.headers["x-forwarded-for"] = f"10.8.{number // 250}.{number % 250 + 1}"
            path = re.sub(r"{(\w+)}", lambda name: "0" if name[1] == "number" else "none", template)
            body: dict[str, object] | None = None if method in SAFE_METHODS else {}
            async with program.web.stream(method, path, json=body) as answer:
                if answer.headers.get("content-type") == NDJSON:
                    # A stream does not end.
                    assert scope in CALL_SCOPES[f"{method} {template}"]
                    continue
                await answer.aread()
            check_answer(answer, method, template, scope)
    assert len(calls) > 180


def check_answer(answer: httpx.Response, method: str, template: str, scope: KeyScope) -> None:
    """Check that a call was refused if, and only if, the table does not accept the scope."""
    where = method, template, answer.text
    assert answer.status_code not in (401, 500), where
    accepted = CALL_SCOPES.get(f"{method} {template}", ())
    is_refused = any(code in answer.text for code in REFUSALS) or (
        answer.status_code == 403 and not template.startswith("/api/")
    )
    assert is_refused == (scope not in accepted), where
    if is_refused and template.startswith("/api/"):
        assert answer.json()["code"] == REFUSALS[not accepted], where


def test_every_message_of_the_socket_has_scopes() -> None:
    assert set(MESSAGE_SCOPES) == set(wire.ClientMessage.__subclasses__())


@pytest.mark.parametrize("scope", SCOPES)
async def test_the_socket_accepts_exactly_the_messages_of_the_table(
    server: ServedApplication, scope: KeyScope
) -> None:
    member, _, _ = await new_member(server)
    match = await member.open_table(start=True, who=("me", "casual"))
    seat = {"seat": 0}
    messages: dict[type[wire.ClientMessage], tuple[str, dict[str, Any]]] = {
        wire.ActMessage: ("act", {**seat, "decision_id": 0, "action": {}}),
        wire.PreviewMessage: ("preview", {**seat, "action": {}}),
        wire.PreviewsMessage: ("previews", {**seat, "actions": [{}]}),
        wire.OfferMessage: ("offer", {**seat, "kind": "draw"}),
        wire.AnswerMessage: ("answer", {**seat, "offer": 0, "accept": True}),
        wire.SayMessage: ("chat", {"text": "hello"}),
        wire.PingMessage: ("ping", {}),
        wire.PongReceivedMessage: ("pong-received", {"now": 0}),
        wire.ResignMessage: ("resign", seat),
    }
    assert set(messages) == set(MESSAGE_SCOPES)
    async with program_of(member, [scope]) as program, program.at(match) as line:
        if scope not in ("play", "watch", "chat"):
            assert (await line.receive())["code"] == "account.api-key-scope"
            assert await line.end() == 4403
            return
        await line.frame()
        for kind, (tag, fields) in messages.items():
            asked = {"type": tag, "id": 7, **fields}
            await line.socket.send(msgspec.json.encode(asked).decode())
            answer = await line.until(
                lambda message: (
                    (message["type"] != "frame" and message.get("id") == 7)
                    or message["type"] == "lag"
                )
            )
            is_refused = answer.get("code") == "account.api-key-scope"
            assert is_refused == (scope not in MESSAGE_SCOPES[kind]), (tag, answer)
