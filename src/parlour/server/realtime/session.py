"""Guests by cookie: whoever opens the door is given a name and a token, without any form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parlour.db.records import Player
from parlour.server.auth.access_control import let_in
from parlour.server.auth.device import device_of
from parlour.server.auth.guards import SAFE
from parlour.server.limits.network import network_of
from parlour.server.origins import is_secure
from parlour.services.accounts.guests import Guests, guest, new_token
from parlour.services.application import House

COOKIE, SECURE = "parlour", "__Host-parlour"
"""The cookie's name, and its name behind HTTPS: browsers take the latter from this very host alone."""

MARK, SECURE_MARK = "parlour-device", "__Host-parlour-device"
"""The cookie by which a browser is known that was signed in before: guesses from elsewhere do not slow it down."""

YEAR = 365 * 24 * 3600

CLEARED = '"cache", "storage"'
"""What a browser removes when its person signs out; over http it ignores this, and the page does it (`signing_out.js`)."""

MOST = 4
"""How many tokens of one browser are looked up."""

NO_GUEST = ("/web/", "/kept/", "/games/", "/strings/", "/favicon", "/worker.js", "/health", "/ready", "/api/schema")
"""Where nobody needs to be anybody: files are the same for all."""

NOT_KEPT = ("/api/account/free", "/api/account/sign-in", "/api/account/recover", "/api/account/passkeys/sign-in")
"""Calls that keep nothing of a guest: whoever signs in is somebody already."""

RENEWED = "/api/me"
"""Every page asks who it serves; whoever keeps coming keeps their cookie."""


@dataclass
class Visitor:
    """Whoever came in: their token, whether they brought it, and whether they are stored already."""

    player: Player
    token: str
    brought: bool
    stored: bool
    device: str = ""
    agent: str = ""
    seen_at: int = 0
    network: str = ""
    known_by: str = ""
    """What this browser was given to be known by, where it brought that."""
    left: bool = False
    renewed: bool = False
    """Whether a page told them who they are, which keeps their cookie as a call would."""
    mark: str | None = None
    """What this browser is given to be known by the next time somebody signs in here."""

    async def stay(self, guests: Guests) -> None:
        """Become somebody who is remembered: with the first deed a person exists."""
        if not self.stored:
            await guests.keep(self.player, self.token, self.device)
            self.stored = True

    def is_told_their_cookie(self, path: str) -> bool:
        """Return whether the answer to this call sets a cookie."""
        return self.left or not self.brought or self.mark is not None or self.renewed or path == RENEWED

    @property
    def seen_as(self) -> str:
        """What tells one device from another without a cookie: where it is and what it says it is."""
        return f"{self.network} {self.agent}" if self.agent else ""

    def become(self, player: Player, token: str, mark: str) -> None:
        """Be somebody else from now on, under a fresh token."""
        self.player, self.token, self.mark = player, token, mark
        self.brought, self.stored = False, True


def greeting(app: ASGIApp) -> ASGIApp:
    """Return the app behind a door that knows who comes in: `scope["state"]["visitor"]`."""

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["path"].startswith(NO_GUEST):
            await app(scope, receive, send)
            return
        house: House = scope["litestar_app"].state.house
        # What is enclosed with a page is asked for by whoever asked for the page.
        visitor: Visitor = scope["state"].get("visitor") or await visitor_of(house.guests, scope)
        scope["state"]["visitor"] = visitor
        await let_in(house, visitor.player, scope["method"], scope["path"])
        if scope["method"] not in SAFE and scope["path"] not in NOT_KEPT:
            await visitor.stay(house.guests)
        if visitor.stored and (scope["method"] not in SAFE or scope["path"] == RENEWED):
            # Changes and visited pages are use; what an open page asks for by itself is not.
            visitor.seen_at = await house.sessions.see(visitor.token, visitor.device, visitor.seen_at)

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and visitor.is_told_their_cookie(scope["path"]):
                headers = MutableScopeHeaders.from_message(message)
                # A cache on the way would hand somebody's cookie to everybody.
                headers["cache-control"] = "no-store"
                if visitor.left:
                    headers["clear-site-data"] = CLEARED
                for cookie in _cookies(visitor, is_secure(scope)):
                    headers.add("set-cookie", cookie)
            await send(message)

        await app(scope, receive, send_with_cookie)

    return door


def _cookies(visitor: Visitor, secure: bool) -> Iterator[str]:
    for name in (SECURE, COOKIE) if secure else (COOKIE,):
        # Behind HTTPS the plain name is only ever taken back: what it named is named by the safer one now.
        token = "" if visitor.left or (name == COOKIE and secure) else visitor.token
        yield _cookie(name, token, "Lax", secure)
    if visitor.mark is not None:
        yield _cookie(SECURE_MARK if secure else MARK, visitor.mark, "Strict", secure)


def _cookie(name: str, value: str, same_site: str, secure: bool) -> str:
    return f"{name}={value}; Path=/; Max-Age={YEAR if value else 0}; HttpOnly; SameSite={same_site}{'; Secure' if secure else ''}"


async def visitor_of(guests: Guests, scope: Any) -> Visitor:
    """Return who comes: the first token brought that this house issued, or somebody new."""
    headers = scope["headers"]
    visitor = await _bringer(guests, headers)
    visitor.agent, visitor.network = header_of(scope, b"user-agent") or "", network_of(scope)
    visitor.device = device_of(visitor.agent)
    visitor.known_by = next(iter(_cookies_named(headers, SECURE_MARK, MARK)), "")
    return visitor


async def _bringer(guests: Guests, headers: Any) -> Visitor:
    for token in _cookies_named(headers, SECURE, COOKIE):
        found = await guests.known(token)
        if found is not None:
            return Visitor(found.player, token, brought=True, stored=found.stored, seen_at=found.seen_at)
    token = new_token(await guests.key())
    return Visitor(guest(token), token, brought=False, stored=False)


def _cookies_named(headers: Any, *names: str) -> list[str]:
    """Return the values of a browser's cookies of these names, whatever else stands beside them."""
    found: dict[str, list[str]] = {name: [] for name in names}
    for name, value in headers:
        if name == b"cookie":
            for pair in value.decode("latin-1").split(";"):
                key, _, text = pair.strip().partition("=")
                if key in found:
                    found[key].append(text.strip('"'))
    return [value for name in names for value in found[name]][:MOST]


def header_of(scope: Any, name: bytes) -> str | None:
    """Return the value of a header, or None where there is none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)
