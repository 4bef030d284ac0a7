"""What is kept out: calls from other sites, and calls that come too often."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parlour.server.allowance import Allowances

SAFE = ("GET", "HEAD", "OPTIONS")

HEADER = "x-parlour"
"""A header that no form on another site can send."""

CHANGES = (60, 30.0)
"""Thirty changes a second from one address, after a burst: more than any family, less than a flood."""

CODES = (30, 1.0)
"""Spoken codes are short: whoever tries them one after the other shall need hours."""

CODED = ("/c/", "/api/codes/")

CLOSED = "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
STRICT = (
    ("content-security-policy", "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " + CLOSED),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
)


def from_here(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse a change that another site asked for."""
    if connection.scope.get("method", "GET") not in SAFE and HEADER not in connection.headers:
        raise PermissionDeniedException(f"send the header {HEADER}: 1")
    if not same_origin(connection):
        raise PermissionDeniedException("this page belongs to another site")


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Return whether the page that asks is one of this house, as far as its browser says."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


def unhurried() -> Callable[[ASGIApp], ASGIApp]:
    """Return what puts an app behind a door that lets nobody in too often; all routes share it."""
    changes, codes = Allowances(*CHANGES), Allowances(*CODES)

    def behind(app: ASGIApp) -> ASGIApp:
        async def door(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP:
                address = scope["client"][0] if scope["client"] else ""
                asked = codes if scope["path"].startswith(CODED) else None if scope["method"] in SAFE else changes
                if asked is not None and not asked.spend(address):
                    raise TooManyRequestsException("wait a moment")
            await app(scope, receive, send)

        return door

    return behind


def hardened(app: ASGIApp) -> ASGIApp:
    """Return the app with the headers that keep browsers strict on every answer, refusals included."""

    async def strict(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in STRICT:
                    headers.setdefault(name, value)
            await send(message)

        await app(scope, receive, send_strictly)

    return strict
