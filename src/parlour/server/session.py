"""Guests by cookie: whoever opens the door is given a name and a token, without any form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parlour.db.records import Player
from parlour.house.house import House
from parlour.house.people.guests import Guests, guest, new_token
from parlour.server.guards import SAFE, is_secure

COOKIE, SECURE = "parlour", "__Host-parlour"
"""The cookie's name, and its name behind HTTPS: browsers take the latter from this very host alone."""

YEAR = 365 * 24 * 3600

MOST = 4
"""How many tokens of one browser are looked up."""

NO_GUEST = ("/web/", "/games/", "/strings/", "/favicon", "/health", "/ready", "/api/schema")
"""Where nobody needs to be anybody: files are the same for all."""

RENEWED = "/api/me"
"""Every page asks who it serves; whoever keeps coming keeps their cookie."""


@dataclass
class Visitor:
    """Whoever came in: their token, whether they brought it, and whether they are stored already."""

    player: Player
    token: str
    brought: bool
    stored: bool
    left: bool = False

    async def stay(self, guests: Guests) -> None:
        """Become somebody who is remembered: with the first deed a person exists."""
        if not self.stored:
            await guests.keep(self.player, self.token)
            self.stored = True


def greeting(app: ASGIApp) -> ASGIApp:
    """Return the app behind a door that knows who comes in: `scope["state"]["visitor"]`."""

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["path"].startswith(NO_GUEST):
            await app(scope, receive, send)
            return
        house: House = scope["litestar_app"].state.house
        visitor = await visitor_of(house.guests, scope)
        scope["state"]["visitor"] = visitor
        if scope["method"] not in SAFE:
            await visitor.stay(house.guests)

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and (visitor.left or not visitor.brought or scope["path"] == RENEWED):
                headers = MutableScopeHeaders.from_message(message)
                # A cache on the way would hand somebody's cookie to everybody.
                headers["cache-control"] = "no-store"
                for cookie in _cookies(visitor, is_secure(scope)):
                    headers.add("set-cookie", cookie)
            await send(message)

        await app(scope, receive, send_with_cookie)

    return door


def _cookies(visitor: Visitor, secure: bool) -> Iterator[str]:
    for name in (SECURE, COOKIE) if secure else (COOKIE,):
        # Behind HTTPS the plain name is only ever taken back: what it named is named by the safer one now.
        token = "" if visitor.left or (name == COOKIE and secure) else visitor.token
        yield f"{name}={token}; Path=/; Max-Age={YEAR if token else 0}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


async def visitor_of(guests: Guests, scope: Any) -> Visitor:
    """Return who comes: the first token brought that this house issued, or somebody new."""
    for token in _tokens(scope["headers"]):
        found = await guests.known(token)
        if found is not None:
            player, stored = found
            return Visitor(player, token, brought=True, stored=stored)
    token = new_token(await guests.key())
    return Visitor(guest(token), token, brought=False, stored=False)


def _tokens(headers: Any) -> list[str]:
    """Return what may be session tokens among a browser's cookies, whatever else stands beside them."""
    found: dict[str, list[str]] = {SECURE: [], COOKIE: []}
    for name, value in headers:
        if name == b"cookie":
            for pair in value.decode("latin-1").split(";"):
                key, _, text = pair.strip().partition("=")
                if key in found:
                    found[key].append(text.strip('"'))
    return [*found[SECURE], *found[COOKIE]][:MOST]


def header_of(scope: Any, name: bytes) -> str | None:
    """Return the value of a header, or None where there is none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)
