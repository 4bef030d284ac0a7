"""Guests by cookie: whoever opens the door is given a name and a token, without any form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parlour.db.records import Player
from parlour.server.auth.access_control import require_access
from parlour.server.auth.device import device_of
from parlour.server.auth.guards import SAFE_METHODS
from parlour.server.limits.network import network_of_request
from parlour.server.origins import is_secure
from parlour.services.accounts.guests import Guests, guest_from_token, new_token
from parlour.services.application import Application

SESSION_COOKIE, SECURE_SESSION_COOKIE = "parlour", "__Host-parlour"
"""The cookie's name, and its name behind HTTPS: browsers take the latter from this very host alone."""

DEVICE_COOKIE, SECURE_DEVICE_COOKIE = "parlour-device", "__Host-parlour-device"
"""The cookie by which a browser is known that was signed in before: guesses from elsewhere do not slow it down."""

YEAR_SECONDS = 365 * 24 * 3600

CLEARED = '"cache", "storage"'
"""What a browser removes when its person signs out; over http it ignores this, and the page does it (`sign_out.js`)."""

MAX_TOKENS = 4
"""How many tokens of one browser are looked up."""

NO_GUEST_PATHS = (
    "/web/",
    "/static/",
    "/games/",
    "/strings/",
    "/favicon",
    "/worker.js",
    "/health",
    "/ready",
    "/api/schema",
)
"""Where nobody needs to be anybody: files are the same for all."""

UNSTORED_GUEST_PATHS = (
    "/api/account/name-check",
    "/api/account/sign-in",
    "/api/account/recover",
    "/api/account/passkeys/sign-in",
)
"""Calls that keep nothing of a guest: whoever signs in is somebody already."""

RENEWAL_PATH = "/api/me"
"""Every page asks who it serves; whoever keeps coming keeps their cookie."""


@dataclass
class Visitor:
    """Whoever came in: their token, whether they brought it, and whether they are stored already."""

    player: Player
    token: str
    had_token: bool
    is_stored: bool
    device: str = ""
    agent: str = ""
    seen_at: int = 0
    network: str = ""
    device_token: str = ""
    """What this browser was given to be known by, where it brought that."""
    has_signed_out: bool = False
    renews_cookie: bool = False
    """Whether a page told them who they are, which keeps their cookie as a call would."""
    new_device_token: str | None = None
    """What this browser is given to be known by the next time somebody signs in here."""

    async def store_guest(self, guests: Guests) -> None:
        """Become somebody who is remembered: with the first deed a person exists."""
        if not self.is_stored:
            await guests.store_guest(self.player, self.token, self.device)
            self.is_stored = True

    def needs_cookie(self, path: str) -> bool:
        """Return whether the answer to this call sets a cookie."""
        return (
            self.has_signed_out
            or not self.had_token
            or self.new_device_token is not None
            or self.renews_cookie
            or path == RENEWAL_PATH
        )

    @property
    def device_fingerprint(self) -> str:
        """What tells one device from another without a cookie: where it is and what it says it is."""
        return f"{self.network} {self.agent}" if self.agent else ""

    def switch_player(self, player: Player, token: str, mark: str) -> None:
        """Be somebody else from now on, under a fresh token."""
        self.player, self.token, self.new_device_token = player, token, mark
        self.had_token, self.is_stored = False, True


def identify_visitor(app: ASGIApp) -> ASGIApp:
    """Return the app behind a door that knows who comes in: `scope["state"]["visitor"]`."""

    async def identify(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["path"].startswith(NO_GUEST_PATHS):
            await app(scope, receive, send)
            return
        house: Application = scope["litestar_app"].state.house
        # What is enclosed with a page is asked for by whoever asked for the page.
        visitor: Visitor = scope["state"].get("visitor") or await visitor_from_request(
            house.accounts.guests, scope
        )
        scope["state"]["visitor"] = visitor
        await require_access(house, visitor.player, scope["method"], scope["path"])
        if scope["method"] not in SAFE_METHODS and scope["path"] not in UNSTORED_GUEST_PATHS:
            await visitor.store_guest(house.accounts.guests)
        if visitor.is_stored and (
            scope["method"] not in SAFE_METHODS or scope["path"] == RENEWAL_PATH
        ):
            # Changes and visited pages are use; what an open page asks for by itself is not.
            visitor.seen_at = await house.accounts.sessions.record_visit(
                visitor.token, visitor.device, visitor.seen_at
            )

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and visitor.needs_cookie(scope["path"]):
                headers = MutableScopeHeaders.from_message(message)
                # A cache on the way would hand somebody's cookie to everybody.
                headers["cache-control"] = "no-store"
                if visitor.has_signed_out:
                    headers["clear-site-data"] = CLEARED
                for cookie in _cookie_headers(visitor, is_secure(scope)):
                    headers.add("set-cookie", cookie)
            await send(message)

        await app(scope, receive, send_with_cookie)

    return identify


def _cookie_headers(visitor: Visitor, secure: bool) -> Iterator[str]:
    for name in (SECURE_SESSION_COOKIE, SESSION_COOKIE) if secure else (SESSION_COOKIE,):
        # Behind HTTPS the plain name is only ever taken back: what it named is named by the safer one now.
        token = (
            "" if visitor.has_signed_out or (name == SESSION_COOKIE and secure) else visitor.token
        )
        yield _cookie(name, token, "Lax", secure)
    if visitor.new_device_token is not None:
        yield _cookie(
            SECURE_DEVICE_COOKIE if secure else DEVICE_COOKIE,
            visitor.new_device_token,
            "Strict",
            secure,
        )


def _cookie(name: str, value: str, same_site: str, secure: bool) -> str:
    return f"{name}={value}; Path=/; Max-Age={YEAR_SECONDS if value else 0}; HttpOnly; SameSite={same_site}{'; Secure' if secure else ''}"


async def visitor_from_request(guests: Guests, scope: Any) -> Visitor:
    """Return who comes: the first token brought that this house issued, or somebody new."""
    headers = scope["headers"]
    visitor = await _visitor_from_tokens(guests, headers)
    visitor.agent, visitor.network = (
        header_value(scope, b"user-agent") or "",
        network_of_request(scope),
    )
    visitor.device = device_of(visitor.agent)
    visitor.device_token = next(
        iter(_cookie_values(headers, SECURE_DEVICE_COOKIE, DEVICE_COOKIE)), ""
    )
    return visitor


async def _visitor_from_tokens(guests: Guests, headers: Any) -> Visitor:
    for token in _cookie_values(headers, SECURE_SESSION_COOKIE, SESSION_COOKIE):
        found = await guests.token_owner(token)
        if found is not None:
            return Visitor(
                found.player,
                token,
                had_token=True,
                is_stored=found.is_stored,
                seen_at=found.seen_at,
            )
    token = new_token(await guests.token_key())
    return Visitor(guest_from_token(token), token, had_token=False, is_stored=False)


def _cookie_values(headers: Any, *names: str) -> list[str]:
    """Return the values of a browser's cookies of these names, whatever else stands beside them."""
    found: dict[str, list[str]] = {name: [] for name in names}
    for name, value in headers:
        if name == b"cookie":
            for pair in value.decode("latin-1").split(";"):
                key, _, text = pair.strip().partition("=")
                if key in found:
                    found[key].append(text.strip('"'))
    return [value for name in names for value in found[name]][:MAX_TOKENS]


def header_value(scope: Any, name: bytes) -> str | None:
    """Return the value of a header, or None where there is none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)
