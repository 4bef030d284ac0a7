"""Cookie sessions, with a guest account for every new browser, and API keys for programs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parlour.db.records import Player, is_bot_account
from parlour.server.auth.access_control import require_access
from parlour.server.auth.bearer import bearer_token
from parlour.server.auth.device import device_of
from parlour.server.auth.guards import SAFE_METHODS
from parlour.server.auth.key_rights import require_call_right
from parlour.server.auth.tournament_rights import require_tournament_call
from parlour.server.limits.network import network_of_request
from parlour.server.limits.quotas import AccountClass, QuotaKind, RequestQuotas
from parlour.server.limits.rate_limit_headers import limit_states
from parlour.server.origins import is_secure
from parlour.services.accounts.api_keys import ApiKeys, KeyAccess
from parlour.services.accounts.guests import Guests, guest_from_token, new_token
from parlour.services.accounts.sessions import public_session_id
from parlour.services.application import Application
from parlour.services.errors import Unauthorized
from parlour.services.service_groups import AccountServices

SESSION_COOKIE, SECURE_SESSION_COOKIE = "parlour", "__Host-parlour"
"""Names of the session cookie over HTTP and HTTPS.

Browsers accept `__Host-` cookies only from the exact host.
"""

DEVICE_COOKIE, SECURE_DEVICE_COOKIE = "parlour-device", "__Host-parlour-device"
"""Names of the cookie that identifies a browser that has signed in before.

Failed attempts from other devices do not throttle this browser.
"""

YEAR_SECONDS = 365 * 24 * 3600

CLEARED = '"cache", "storage"'
"""Value of `Clear-Site-Data` on sign-out.

Browsers ignore the header over HTTP, so the page clears the data itself (`sign_out.js`).
"""

MAX_TOKENS = 4
"""Maximum number of session tokens per request that are looked up."""

NO_GUEST_PATHS = (
    "/web/",
    "/static/",
    "/games/",
    "/strings/",
    "/favicon",
    "/worker.js",
    "/health",
    "/ready",
    "/metrics",
    "/api/schema",
)
"""Paths without a session, since their content is the same for everyone."""

UNSTORED_GUEST_PATHS = (
    "/api/account/name-check",
    "/api/account/sign-in",
    "/api/account/recover",
    "/api/account/passkeys/sign-in",
)
"""Paths that do not store a new guest, since the user is about to sign in."""

RENEWAL_PATH = "/api/me"
"""API path that every page requests, which renews the session cookie."""


@dataclass
class Visitor:
    """The requesting user and their session."""

    player: Player
    token: str
    """Session token."""
    had_token: bool
    """Whether the request contained the token."""
    is_stored: bool
    """Whether the player is in the database."""
    device: str = ""
    """Browser and system, for the list of devices."""
    agent: str = ""
    """The header `User-Agent`."""
    seen_at: int = 0
    """Last recorded visit, in ms since 1970."""
    network: str = ""
    device_token: str = ""
    """Token of the device cookie; empty for none."""
    has_signed_out: bool = False
    renews_cookie: bool = False
    """Whether the response is a page that contains `/api/me` and so renews the cookie."""
    new_device_token: str | None = None
    """Device token to set after a sign-in."""
    api_key: KeyAccess | None = None
    """The API key of the request, instead of a session."""

    @property
    def connection_id(self) -> str:
        """The public id of the session or API key, by which its sockets are closed."""
        return public_session_id(self.token) if self.api_key is None else self.api_key.id

    async def store_guest(self, guests: Guests) -> None:
        """Store the guest in the database when they first change something."""
        if not self.is_stored:
            await guests.store_guest(self.player, self.token, self.device)
            self.is_stored = True

    def needs_cookie(self, path: str) -> bool:
        """Return whether the response for a path must set a cookie."""
        return self.api_key is None and (
            self.has_signed_out
            or not self.had_token
            or self.new_device_token is not None
            or self.renews_cookie
            or path == RENEWAL_PATH
        )

    @property
    def acts_by_program(self) -> bool:
        """Whether a program acts with the API key of a person, not of a bot account."""
        return self.api_key is not None and not is_bot_account(self.player.id)

    @property
    def account_class(self) -> AccountClass:
        """The class of the account, which decides its rate limits."""
        if self.api_key is not None:
            return "bot" if is_bot_account(self.player.id) else "key"
        return "guest" if self.player.role == "guest" else "member"

    @property
    def has_session(self) -> bool:
        """Whether the visitor has a stored session, whose use is recorded."""
        return self.is_stored and self.api_key is None

    @property
    def device_fingerprint(self) -> str:
        """The network and user agent, which distinguish devices without a cookie."""
        return f"{self.network} {self.agent}" if self.agent else ""

    def switch_player(self, player: Player, token: str, device_token: str) -> None:
        """Continue the request as another player with a new session token."""
        self.player, self.token, self.new_device_token = player, token, device_token
        self.had_token, self.is_stored = False, True


def identify_visitor(app: ASGIApp) -> ASGIApp:
    """Return middleware that stores the visitor in `scope["state"]["visitor"]`."""

    async def identify(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["path"].startswith(NO_GUEST_PATHS):
            await app(scope, receive, send)
            return
        application: Application = scope["litestar_app"].state.application
        # API calls for preloaded responses use the visitor of the page request.
        visitor: Visitor = scope["state"].get("visitor") or await visitor_from_request(
            application.accounts, scope
        )
        scope["state"]["visitor"] = visitor
        if visitor.api_key is not None:
            # A refused call counts too, since its key was looked up.
            await _count_call(scope, visitor)
            require_call_right(visitor.api_key.scopes, scope["method"], scope["path_template"])
            call = f"{scope['method']} {scope['path_template']}"
            await require_tournament_call(application, visitor, call, scope["path_params"])
        await require_access(application, visitor.player, scope["method"], scope["path"])
        if scope["method"] not in SAFE_METHODS and scope["path"] not in UNSTORED_GUEST_PATHS:
            await visitor.store_guest(application.accounts.guests)
        if visitor.has_session and (
            scope["method"] not in SAFE_METHODS or scope["path"] == RENEWAL_PATH
        ):
            # Only changes and page visits count as use. An open page repeats other requests unattended.
            visitor.seen_at = await application.accounts.sessions.record_visit(
                visitor.token, visitor.device, visitor.seen_at
            )

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and visitor.needs_cookie(scope["path"]):
                headers = MutableScopeHeaders.from_message(message)
                # A shared cache must not store the response, or it would send one user's cookie to others.
                headers["cache-control"] = "no-store"
                if visitor.has_signed_out:
                    headers["clear-site-data"] = CLEARED
                for cookie in _cookie_headers(visitor, is_secure(scope)):
                    headers.add("set-cookie", cookie)
            await send(message)

        await app(scope, receive, send_with_cookie)

    return identify


async def _count_call(scope: Scope, visitor: Visitor) -> None:
    """Count a call of a program; raises TooManyRequests."""
    quotas: RequestQuotas = scope["litestar_app"].state.hub.quotas
    await quotas.spend(
        QuotaKind.CALLS,
        visitor.player.id,
        visitor.network,
        visitor.account_class,
        limit_states(scope),
    )


def _cookie_headers(visitor: Visitor, secure: bool) -> Iterator[str]:
    for name in (SECURE_SESSION_COOKIE, SESSION_COOKIE) if secure else (SESSION_COOKIE,):
        # Over HTTPS, the `__Host-` cookie replaces the plain cookie, which is removed.
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


async def visitor_from_request(accounts: AccountServices, scope: Any) -> Visitor:
    """Return the visitor with the API key or the first valid session token, or a new guest.

    Raises Unauthorized for an invalid API key, which never falls back to a session or a guest.
    """
    headers, key = scope["headers"], bearer_token(scope)
    visitor = (
        await _visitor_from_tokens(accounts.guests, headers)
        if key is None
        else await _visitor_from_key(accounts.api_keys, key)
    )
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
        owner = await guests.token_owner(token)
        if owner is not None:
            return Visitor(
                owner.player,
                token,
                had_token=True,
                is_stored=owner.is_stored,
                seen_at=owner.seen_at,
            )
    token = new_token(await guests.token_key())
    return Visitor(guest_from_token(token), token, had_token=False, is_stored=False)


async def _visitor_from_key(api_keys: ApiKeys, key: str) -> Visitor:
    access = await api_keys.access_of(key)
    if access is None:
        raise Unauthorized("account.invalid-api-key")
    return Visitor(access.player, "", had_token=True, is_stored=True, api_key=access)


def _cookie_values(headers: Any, *names: str) -> list[str]:
    """Return the values of all cookies with the given names."""
    values: dict[str, list[str]] = {name: [] for name in names}
    for name, value in headers:
        if name == b"cookie":
            for cookie in value.decode("latin-1").split(";"):
                key, _, text = cookie.strip().partition("=")
                if key in values:
                    values[key].append(text.strip('"'))
    return [value for name in names for value in values[name]][:MAX_TOKENS]


def header_value(scope: Any, name: bytes) -> str | None:
    """Return the value of a request header, or None if the header is missing."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)
