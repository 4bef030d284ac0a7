"""Guests by cookie: whoever opens the door is given a name and a token, without any form."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parlour.server.guards import SAFE
from parlour.tables import people
from parlour.tables.arena import Arena

COOKIE = "parlour"
YEAR = 365 * 24 * 3600

NO_GUEST = ("/web/", "/games/", "/strings/", "/favicon", "/health", "/api/schema")
"""Where nobody needs to be anybody: files are the same for all."""

RENEWED = "/api/me"
"""Every page asks who it serves; whoever keeps coming keeps their cookie."""


def greeting(app: ASGIApp) -> ASGIApp:
    """Return the app behind a door that knows who comes in: `scope["state"]["player"]`."""

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"].startswith(NO_GUEST):
            await app(scope, receive, send)
            return
        arena: Arena = scope["litestar_app"].state.arena
        brought = _token(scope)
        token = brought or people.new_token()
        player, stored = await people.known(arena.log, token)
        scope["state"]["player"] = player
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        if not stored and scope["method"] not in SAFE:
            await people.keep(arena.log, player, token)
        if brought is not None and scope["path"] != RENEWED:
            await app(scope, receive, send)
            return

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                secure = "; Secure" if scope.get("scheme") == "https" else ""
                cookie = f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
                MutableScopeHeaders.from_message(message).add("set-cookie", cookie)
            await send(message)

        await app(scope, receive, send_with_cookie)

    return door


def _token(scope: Any) -> str | None:
    """Return the session token that a browser brought, or None where it brought none that could be one."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            try:
                found = SimpleCookie(value.decode("latin-1")).get(COOKIE)
            except CookieError:
                return None
            return found.value if found and people.is_token(found.value) else None
    return None
