"""The only place that decides which calls an API key may make.

A call that is not listed is refused for every key: accounts, passwords, keys, administration,
moderation, matchmaking, the forum, pages and organizing tournaments are for people in a browser.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import NamedTuple

from parlour.db.records import KeyScope
from parlour.server.realtime import wire
from parlour.services.accounts.api_keys import SCOPES
from parlour.services.errors import Forbidden


class CallGroup(NamedTuple):
    """Calls that need any one of the same scopes."""

    scopes: tuple[KeyScope, ...]
    calls: tuple[str, ...]
    """Methods and paths, such as `GET /api/home`."""


CALL_GROUPS = (
    CallGroup(
        SCOPES,
        (
            "GET /api/me",
            "GET /api/games",
            "GET /api/games/{game}/faq",
            "GET /api/games/{game}/lesson",
            "GET /api/games/{game}/pictures/{name}",
            "GET /api/games/{game}/rules",
        ),
    ),
    CallGroup(
        ("read",),
        (
            "GET /api/clubs",
            "GET /api/clubs/mine",
            "GET /api/clubs/{club}",
            "GET /api/clubs/{club}/members",
            "GET /api/clubs/{club}/tournaments",
            "GET /api/games/{game}/daily",
            "GET /api/games/{game}/puzzle",
            "GET /api/home",
            "GET /api/ladder/{game}",
            "GET /api/matches/{match}/analysis",
            "POST /api/matches/{match}/analysis",
            "POST /api/matches/{match}/analysis/alternatives",
            "GET /api/matches/{match}/conditional-moves",
            "GET /api/matches/{match}/file",
            "GET /api/matches/{match}/positions/{number}",
            "GET /api/matches/{match}/poster",
            "GET /api/matches/{match}/word-definitions",
            "GET /api/me/matches.zip",
            "GET /api/me/results",
            "GET /api/people",
            "GET /api/people/{who}",
            "GET /api/people/{who}/clubs",
            "GET /api/people/{who}/statistics/{game}",
            "GET /api/ratings/{game}",
            "GET /api/results",
            "GET /api/rooms/{game}/{room}",
            "GET /api/rooms/{game}/{room}/words",
            "GET /api/tables/{match}/qr.svg",
            "GET /api/tables/{match}/tournament",
            "GET /api/tournaments",
            "GET /api/tournaments/{id}",
        ),
    ),
    CallGroup(("read", "play"), ("GET /api/me/events", "POST /api/bots/opponents")),
    CallGroup(("play", "watch", "chat"), ("GET /api/matches/{match}/events",)),
    CallGroup(
        ("read", "play", "watch"),
        (
            "GET /api/matches/{match}/frame",
            "GET /api/matches/{match}/history",
            "GET /api/matches/{match}/proof",
            "GET /api/matches/{match}/record",
            "GET /api/matches/{match}/result",
            "GET /api/matches/{match}/steps",
            "GET /api/matches/{match}/steps/from/{number}",
            "GET /api/matches/{match}/steps/{number}",
            "GET /api/table-codes/{code}",
            "GET /api/tables/{match}",
        ),
    ),
    CallGroup(
        ("play",),
        (
            "GET /api/matches/{match}/legal-actions",
            "POST /api/commitments",
            "POST /api/matches/{match}/act",
            "POST /api/matches/{match}/claim",
            "POST /api/matches/{match}/continue",
            "POST /api/matches/{match}/leave",
            "POST /api/matches/{match}/nudge",
            "POST /api/matches/{match}/preview",
            "POST /api/matches/{match}/resign",
            "POST /api/matches/{match}/return",
            "POST /api/me/events",
            "POST /api/tables",
            "POST /api/tables/{match}/configure",
            "POST /api/tables/{match}/decline",
            "POST /api/tables/{match}/invite",
            "POST /api/tables/{match}/rematch",
            "POST /api/tables/{match}/seat",
            "POST /api/tables/{match}/sit",
            "POST /api/tables/{match}/stand",
            "POST /api/tables/{match}/start",
            "POST /api/tournaments/{id}/check-in",
            "POST /api/tournaments/{id}/enter",
            "POST /api/tournaments/{id}/leave",
            "POST /api/tournaments/{id}/ready",
        ),
    ),
    CallGroup(
        ("bots",),
        (
            "GET /api/bots",
            "POST /api/bots",
            "POST /api/bots/{bot}/delete",
            "POST /api/bots/{bot}/rename",
        ),
    ),
)

CALL_SCOPES: Mapping[str, tuple[KeyScope, ...]] = MappingProxyType(
    {call: group.scopes for group in CALL_GROUPS for call in group.calls}
)
"""The scopes of every call that API keys may make; one of them is enough."""

SOCKET_SCOPES: tuple[KeyScope, ...] = ("play", "watch", "chat")
"""The scopes of which one is needed to open the WebSocket of a table."""

MESSAGE_SCOPES: Mapping[type[wire.ClientMessage], tuple[KeyScope, ...]] = MappingProxyType(
    {
        wire.ActMessage: ("play",),
        wire.PreviewMessage: ("play",),
        wire.PreviewsMessage: ("play",),
        wire.ResignMessage: ("play",),
        wire.OfferMessage: ("play",),
        wire.AnswerMessage: ("play",),
        wire.SayMessage: ("chat",),
        wire.PingMessage: SOCKET_SCOPES,
        wire.PongReceivedMessage: SOCKET_SCOPES,
    }
)
"""The scopes of each message on the WebSocket of a table."""


def require_call_right(granted: Collection[KeyScope], method: str, path_template: str) -> None:
    """Raise Forbidden unless a key with these scopes may make a call.

    Args:
        granted: The scopes of the key.
        method: The HTTP method.
        path_template: The path of the route, with the names of its parameters.
    """
    _require_scope(granted, CALL_SCOPES.get(f"{method} {path_template}", ()))


def require_socket_right(granted: Collection[KeyScope]) -> None:
    """Raise Forbidden unless a key with these scopes may open the WebSocket of a table."""
    _require_scope(granted, SOCKET_SCOPES)


def require_message_right(granted: Collection[KeyScope], kind: type[wire.ClientMessage]) -> None:
    """Raise Forbidden unless a key with these scopes may send a kind of message."""
    _require_scope(granted, MESSAGE_SCOPES.get(kind, ()))


def _require_scope(granted: Collection[KeyScope], accepted: Collection[KeyScope]) -> None:
    if not accepted:
        raise Forbidden("account.not-for-api-keys")
    if not set(granted) & set(accepted):
        raise Forbidden("account.api-key-scope", scope=" / ".join(accepted))
