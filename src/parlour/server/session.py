"""Guests by cookie: whoever opens the door is given a name and a token, without any form."""

from __future__ import annotations

from http.cookies import SimpleCookie
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parlour.db.log import Player
from parlour.tables.arena import Arena
from parlour.tables.people import token_hash, welcome

COOKIE = "parlour"
YEAR = 365 * 24 * 3600

NO_GUEST = ("/web/", "/games/", "/strings/", "/favicon", "/health", "/api/schema")
"""Where nobody needs to be anybody: files are the same for all."""


def greeting(app: ASGIApp) -> ASGIApp:
    """Return the app behind a door that knows who comes in: `scope["state"]["player"]`."""

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"].startswith(NO_GUEST):
            await app(scope, receive, send)
            return
        arena: Arena = scope["litestar_app"].state.arena
        token = _token(scope)
        player = await arena.log.player(token_hash(token)) if token else None
        if player is None and scope["type"] is ScopeType.WEBSOCKET:
            # A socket cannot be given a cookie any more: it may look on, as nobody.
            player = Player(id="", name="Watcher")
        if player is not None:
            scope["state"]["player"] = player
            await app(scope, receive, send)
            return
        scope["state"]["player"], token = await welcome(arena.log)

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                secure = "; Secure" if scope.get("scheme") == "https" else ""
                cookie = f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
                MutableScopeHeaders.from_message(message).add("set-cookie", cookie)
            await send(message)

        await app(scope, receive, send_with_cookie)

    return door


def _token(scope: Any) -> str | None:
    for name, value in scope["headers"]:
        if name == b"cookie":
            found = SimpleCookie(value.decode("latin-1")).get(COOKIE)
            return found.value if found else None
    return None
