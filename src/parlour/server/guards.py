"""What is kept out: calls from other sites, and calls that come too often."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import NotAuthorizedException
from litestar.handlers import BaseRouteHandler
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

SAFE = ("GET", "HEAD", "OPTIONS")

HEADER = "x-parlour"
"""A header that no form on another site can send."""


def from_here(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse a change that another site asked for."""
    if connection.scope.get("method", "GET") not in SAFE and HEADER not in connection.headers:
        raise NotAuthorizedException(f"send the header {HEADER}: 1")
    if not same_origin(connection):
        raise NotAuthorizedException("this page belongs to another site")


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Return whether the page that asks is one of this house, as far as its browser says."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


def _changes(request: Request[Any, Any, Any]) -> bool:
    return request.method not in SAFE


RATE = RateLimitConfig(rate_limit=("second", 30), check_throttle_handler=_changes)
"""Thirty changes a second from one address: more than any family, less than a flood."""

CLOSED = "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
STRICT = (
    ("content-security-policy", "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " + CLOSED),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
)


def hardened(app: ASGIApp) -> ASGIApp:
    """Return the app with the headers that keep browsers strict on every answer, refusals included."""

    async def strict(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in STRICT:
                    headers.setdefault(name, value)
            await send(message)

        await app(scope, receive, send_strictly)

    return strict
