"""Middleware that rejects cross-site requests and floods and adds security headers."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parlour.server.auth.bearer import bearer_token
from parlour.server.limits.network import network_of_request
from parlour.server.limits.rate_limit import RateLimits
from parlour.server.limits.rate_limit_headers import (
    LimitState,
    limit_states,
    rate_limit_headers,
)
from parlour.server.origins import foreign_origin, is_same_origin, is_secure, origin_of
from parlour.services.errors import Forbidden, TooManyRequests

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

CUSTOM_HEADER = b"x-parlour"
"""Name of a header that HTML forms on other sites cannot send."""

SHARE_TOKEN_HEADER = b"x-parlour-pass"
"""Name of the header with the share token of a private match."""

SHARE_PARAMETER = "share"
"""Query parameter with the share token, for links."""

CHANGE_RATE = (60, 30.0)
"""Rate limit for one network: maximum burst, then changes per second.

A household stays below it.
"""

CHANGE_POLICY = "changes"
"""Name of this limit in the header `RateLimit-Policy`."""

CSP_HEADER = "content-security-policy"
CSP_BASE = "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
STRICT_HEADERS = (
    (
        CSP_HEADER,
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " + CSP_BASE,
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
)

TABLE_PATH = "/t/"
"""Path of table pages, which this site may frame to show several tables side by side."""

HSTS_HEADER = ("strict-transport-security", "max-age=31536000")
"""Header that makes browsers use HTTPS for one year.

It is sent only over HTTPS (RFC 6797, section 7.2).
"""

PRIVATE_PATHS = ("/api/", "/c/")
"""Paths with responses for one user, which no cache may store."""

PUBLIC_PATHS = ("/api/games", "/api/schema")
"""Exceptions to `PRIVATE_PATHS` with the same response for all users."""


def reject_cross_site(app: ASGIApp) -> ASGIApp:
    """Return middleware that rejects cross-site requests that change data or read private data.

    It runs before a guest account is created for the request.
    """

    async def reject(scope: Scope, receive: Receive, send: Send) -> None:
        # Browsers never add a bearer token on their own, so another site cannot abuse it.
        if scope["type"] == ScopeType.HTTP and bearer_token(scope) is None:
            if scope["method"] not in SAFE_METHODS and not any(
                name == CUSTOM_HEADER for name, _ in scope["headers"]
            ):
                raise PermissionDeniedException(f"send the header {CUSTOM_HEADER.decode()}: 1")
            if not is_same_origin(scope) and not _is_public(scope):
                origin = foreign_origin(scope)
                if origin is None:
                    raise PermissionDeniedException("this page belongs to another site")
                raise Forbidden(
                    "core.wrong-origin", origin=origin, expected=origin_of(scope).decode("latin-1")
                )
        await app(scope, receive, send)

    return reject


def _is_public(scope: Scope) -> bool:
    """Return whether a request reads public data.

    Such requests are allowed from other origins. Browsers also send an origin with requests for
    modules and fonts.
    """
    path = scope["path"]
    return scope.get("method") in SAFE_METHODS and (
        path.startswith(PUBLIC_PATHS) or not path.startswith(PRIVATE_PATHS)
    )


def security_headers(scope: Any) -> Iterator[tuple[str, str]]:
    """Yield the security headers of the response to a request."""
    for name, value in STRICT_HEADERS:
        may_be_framed = name == CSP_HEADER and scope["path"].startswith(TABLE_PATH)
        yield (
            name,
            value.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
            if may_be_framed
            else value,
        )
    if is_secure(scope):
        yield HSTS_HEADER
    if scope["path"].startswith(PRIVATE_PATHS):
        yield "cache-control", "no-store"


def new_change_limits() -> RateLimits:
    """Return the limits on the state-changing requests of each network, for one server."""
    return RateLimits(*CHANGE_RATE)


def limit_changes(app: ASGIApp) -> ASGIApp:
    """Return middleware that limits the rate of state-changing requests from one network."""

    async def limit_rate(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE_METHODS:
            changes: RateLimits = scope["litestar_app"].state.change_limits
            limit = changes.limit_of(network_of_request(scope))
            wait = limit.retry_after()
            limit.try_spend()
            limit_states(scope).append(LimitState(CHANGE_POLICY, *CHANGE_RATE, limit.tokens_left))
            if wait > 0:
                raise TooManyRequests("core.too-many", seconds=ceil(wait))
        await app(scope, receive, send)

    return limit_rate


def add_security_headers(app: ASGIApp) -> ASGIApp:
    """Return middleware that adds the security headers to every response, including errors."""

    async def harden(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in (*security_headers(scope), *rate_limit_headers(scope)):
                    headers.setdefault(name, value)
            await send(message)

        await app(scope, receive, send_with_headers)

    return harden
