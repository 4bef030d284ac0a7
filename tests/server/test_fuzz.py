"""Fuzz tests: malformed messages and bodies never crash the server."""

from __future__ import annotations

import json
from contextlib import suppress
from itertools import islice
from random import Random
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.game import Illegal
from parlour.server.errors import error_response
from parlour.server.realtime import wire
from parlour.services.accounts.guests import token_hash
from parlour.services.i18n import Translations

from .harness import ServedApplication

SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text()
JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
KINDS = ("act", "preview", "resign", "offer", "answer", "chat", "ping", "dance")
SAID = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)}, optional={"id": SCALARS, "seat": SCALARS, "text": SCALARS}
)


@given(st.text() | JSON.map(json.dumps) | SAID.map(json.dumps))
def test_any_message_is_accepted_or_refused(text: str) -> None:
    code = ""
    try:
        assert isinstance(wire.decode_message(text), wire.AnyClientMessage)
    except Illegal as reason:
        code = reason.code
    assert code in ("", "core.bad-request", "core.too-large")
    assert 0 <= wire.refused_message_id(text) < 2**53


@given(st.dictionaries(st.sampled_from(["seat", "heard", "reason", "most"]), SCALARS))
def test_any_error_detail_can_be_encoded(details: dict[str, Any]) -> None:
    for code in (
        "core.seats",
        "core.no-such-code",
        "core.corrupt-log",
        "pylos.not-open",
        "nobody.knows",
    ):
        said = error_response(Illegal(code, **details), Translations())
        assert msgspec.json.decode(msgspec.json.encode(said), type=dict)["message"]


ODD: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    7,
    2**31,
    2**63,
    10**40,
    1.5,
    1e300,
    "",
    "x",
    "\x00",
    "é" * 500,
    [],
    {},
    [[]],
    {"a": {}},
    [None] * 50,
)
FIELDS = (
    "game",
    "options",
    "seats",
    "house",
    "chairs",
    "start",
    "nonce",
    "seat",
    "who",
    "level",
    "name",
    "order",
    "since",
    "action",
    "settings",
    "do",
)
PATHS = (
    "/api/tables",
    "/api/me",
    *(
        f"/api/tables/{{match}}/{change}"
        for change in ("sit", "stand", "seat", "configure", "start", "rematch")
    ),
    *(f"/api/matches/{{match}}/{change}" for change in ("act", "preview", "resign")),
)


def random_body(luck: Random, depth: int = 0) -> Any:
    """Return a random JSON value that mixes known field names with odd values."""
    if depth > 2 or luck.random() < 0.3:
        return luck.choice(ODD)
    if luck.random() < 0.2:
        return [random_body(luck, depth + 1) for _ in range(luck.randrange(4))]
    return {luck.choice(FIELDS): random_body(luck, depth + 1) for _ in range(luck.randrange(6))}


def nearly_valid_body(luck: Random, path: str) -> Any:
    """Return a valid body for a path after replacing or adding one value."""
    right: dict[str, dict[str, Any]] = {
        "tables": {
            "game": "betta",
            "options": {"mode": "classic"},
            "seat_count": 2,
            "settings": {"clock": {"clock": "untimed"}},
            "seats": [{"occupant": "me"}],
        },
        "me": {"name": "Ada", "settings": {}},
        "sit": {"seat": 1, "nonce": "00"},
        "seat": {"seat": 1, "occupant": "guest", "name": "Bob"},
        "configure": {"options": {}, "seat_count": 2, "settings": {}, "order": [0, 1]},
        "act": {
            "seat": 0,
            "decision_id": 3,
            "action": {"do": "place", "card": "x", "turns": 0, "display": 0},
        },
        "preview": {"seat": 0, "action": {"do": "place", "card": "x", "turns": 0, "display": 0}},
        "resign": {"seat": 5},
    }
    whole = right.get(path.rpartition("/")[2], {})
    name = luck.choice([*whole, "extra"])
    inner = whole.get(name)
    if isinstance(inner, dict) and inner and luck.random() < 0.7:
        return whole | {name: inner | {luck.choice(list(inner)): luck.choice(ODD)}}
    return whole | {name: luck.choice(ODD)}


async def test_no_request_body_causes_an_internal_error(server: ServedApplication) -> None:
    luck, guest = Random(11), server.guest()
    match, _, _ = await server.two_at_a_table("betta")
    open_table = await guest.open_table("betta")
    for number in range(160):
        path = luck.choice(PATHS).format(match=luck.choice([match, open_table]))
        body = random_body(luck) if number % 2 else nearly_valid_body(luck, path)
        answer = await guest.web.post(
            path, content=json.dumps(body), headers={"x-forwarded-for": f"10.9.9.{number}"}
        )
        assert answer.status_code < 500, (path, body, answer.text)
        if answer.status_code >= 400:
            assert answer.json()["message"] not in ("", answer.json()["code"])
    loaded = await server.application.matches.store.get(match)
    assert loaded.match.phase == "playing" and loaded.match.moves == ()


async def test_malformed_messages_of_players_cause_no_internal_error(
    server: ServedApplication,
) -> None:
    luck = Random(13)
    for game in server.application.games.ids:
        host = server.guest()
        match = await host.open_table(game, who=("me", "guest"), start=True)
        loaded = await server.application.matches.store.get(match)
        seat = min(loaded.game.turn(loaded.match.state).seats)
        legal = [
            json.loads(msgspec.json.encode(action))
            for action in islice(loaded.game.legal_actions(loaded.match.state, seat), 30)
        ]
        session = await server.application.log.store.find_session(token_hash(host.token), 1)
        assert session is not None and legal
        player = session.player
        for number in range(60):
            action = dict(luck.choice(legal))
            for name in luck.sample(list(action), luck.randrange(1, len(action) + 1)):
                action[name] = luck.choice(ODD)
            body = json.dumps(action).encode()
            with suppress(Illegal):
                if number % 2:
                    await server.application.matches.seats.previews(match, player, seat, [body])
                else:
                    loaded = await server.application.matches.store.get(match)
                    await server.application.matches.seats.act(
                        match, player, seat, loaded.match.decision_ids[seat] or 0, body, 0
                    )
