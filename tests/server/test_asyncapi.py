"""Tests that the AsyncAPI document of the socket is valid, complete and true."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest

from parlour.server.realtime.server_messages import ANSWERS, AnyServerMessage
from parlour.server.realtime.wire import AnyClientMessage

from .conformance import SocketConformance, socket_conformance
from .harness import ServedApplication

SPECIFICATION = (
    Path(__file__).parents[2] / "node_modules" / "@asyncapi" / "specs" / "schemas" / "3.0.0.json"
)
"""The official JSON schema of AsyncAPI 3."""


def test_the_document_is_valid() -> None:
    validator = jsonschema_rs.Draft7Validator(json.loads(SPECIFICATION.read_text("utf-8")))
    validator.validate(socket_conformance().document)
    broken = deepcopy(socket_conformance().document)
    broken["operations"]["updates"]["action"] = "listen"
    assert not validator.is_valid(broken)


def test_every_message_is_in_the_document() -> None:
    messages = socket_conformance().document["components"]["messages"]
    received, sent = get_args(AnyClientMessage), get_args(AnyServerMessage)
    assert set(messages) == {message.__name__ for message in (*received, *sent)}
    assert all(len(message["summary"]) > 10 for message in messages.values())
    assert set(ANSWERS) == set(received)


def test_references_lead_to_schemas() -> None:
    text = json.dumps(socket_conformance().document)
    schemas = socket_conformance().document["components"]["schemas"]
    named = {part.partition('"')[0] for part in text.split('"#/components/schemas/')[1:]}
    assert {"pylos.Action", "betta.View", "Frame"} <= named <= set(schemas)


async def test_the_server_publishes_the_document(server: ServedApplication) -> None:
    assert await server.guest().get("/api/schema/socket.json") == socket_conformance().document


@pytest.mark.parametrize(
    "message",
    [
        {"type": "pong", "id": "1", "now": 0},
        {"type": "ok"},
        {"type": "presence", "seats": [0], "spectators": 0, "more": 1},
    ],
)
def test_the_checker_of_messages_finds_differences(message: dict[str, Any]) -> None:
    with pytest.raises(AssertionError, match=message["type"]):
        SocketConformance(socket_conformance().document).check_sent(message)


async def test_every_kind_of_message_has_its_documented_form(server: ServedApplication) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as line, friend.at(match) as other:
        await line.frame()
        mine, away = (line, other) if (await line.frame())["mine"] else (other, line)
        frame = await mine.frame()
        seat, actions = frame["seat"], frame["legal_actions"]
        asked = [
            await mine.ask("ping"),
            await mine.ask("preview", seat=seat, action=actions[0]),
            await mine.ask("previews", seat=seat, actions=actions[:2]),
            await mine.ask("chat", text="Good luck"),
            await mine.ask("offer", seat=seat, kind="draw"),
        ]
        await away.answer(1 - seat, False)
        await mine.act()
        asked += [await mine.ask("chat", text=""), await mine.ask("resign", seat=seat)]
        if not any(message["type"] == "presence" for message in line.messages):
            await line.until(lambda message: message["type"] == "presence")
        await line.socket.send('{"type":"pong-received","now":1}')
        asked.append(await line.until(lambda message: message["type"] == "lag"))
        assert [answer["type"] for answer in asked] == [
            *("pong", "preview", "previews", "ok", "ok"),
            *("error", "ok", "lag"),
        ]
        await other.frame(lambda frame: frame["phase"] == "over")
        received = {message["type"] for message in (*line.messages, *other.messages)}
        assert {"frame", "presence", "chat"} <= received
