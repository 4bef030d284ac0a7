"""Same-origin checks for requests and sockets.

If a reverse proxy is misconfigured, the server cannot know its own origin and rejects its own
pages. Such origins are logged.
"""

from __future__ import annotations

import re
from typing import Any

import structlog

ORIGIN_PATTERN = re.compile(
    rb"(https?)://([a-z0-9._~-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::([0-9]{1,5}))?"
)
"""Pattern of an HTTP origin in lower case."""

DEFAULT_PORTS = {b"http": b"80", b"https": b"443"}

MAX_OWN_LOGGED, MAX_FOREIGN_LOGGED = 5, 1
"""Maximum number of logged origins: those that may be the server's own, and all others."""

log = structlog.get_logger()

_logged_origins: dict[bool, set[bytes]] = {True: set(), False: set()}


def is_secure(scope: Any) -> bool:
    """Return whether a request or socket uses HTTPS, as reported by a trusted proxy."""
    return scope.get("scheme") in ("https", "wss")


def origin_of(scope: Any) -> bytes:
    """Return the origin of the requested server in the form that browsers send.

    It is in lower case and without the default port.
    """
    scheme = b"https" if is_secure(scope) else b"http"
    return b"%b://%b" % (scheme, _without_port(scheme, _header_value(scope, b"host")))


def with_normalized_host(scope: Any) -> Any:
    """Return an ASGI scope whose `Host` header has no default port.

    Links and origin checks depend on the header.
    """
    scheme = b"https" if is_secure(scope) else b"http"
    headers = [
        (name, _without_port(scheme, value) if name == b"host" else value)
        for name, value in scope["headers"]
    ]
    return {**scope, "headers": headers}


def is_same_origin(scope: Any) -> bool:
    """Return whether the requesting page has this server's origin, and log other origins once."""
    origin = _header_value(scope, b"origin")
    if not origin or _normalized_origin(origin) == origin_of(scope):
        return True
    _log_origin(scope, origin)
    return False


def foreign_origin(scope: Any) -> str | None:
    """Return the origin of the requesting page, or None if it is not a valid HTTP origin."""
    normalized = _normalized_origin(_header_value(scope, b"origin"))
    return normalized.decode() if ORIGIN_PATTERN.fullmatch(normalized) else None


def first_forwarded(forwarded: bytes) -> bytes:
    """Return the first value of an `X-Forwarded-…` header.

    The proxy closest to the client sets this value.
    """
    return forwarded.partition(b",")[0].strip().lower()


def _without_port(scheme: bytes, host: bytes) -> bytes:
    return host.lower().removesuffix(b":" + DEFAULT_PORTS[scheme])


def _normalized_origin(origin: bytes) -> bytes:
    scheme, separator, host = origin.lower().partition(b"://")
    return scheme + separator + _without_port(scheme, host) if scheme in DEFAULT_PORTS else origin


def _header_value(scope: Any, name: bytes) -> bytes:
    return next((bytes(value) for key, value in scope["headers"] if key == name), b"")


def _log_origin(scope: Any, origin: bytes) -> None:
    """Log an unknown origin once.

    The number of logged origins is limited, since clients can send any origin.
    """
    normalized = ORIGIN_PATTERN.fullmatch(_normalized_origin(origin))
    if normalized is None:
        return
    hosts = {
        first_forwarded(_header_value(scope, b"x-forwarded-host")),
        _header_value(scope, b"host").lower(),
    }
    names = {host.rpartition(b":")[0] or host for host in hosts} | hosts
    own = _header_value(scope, b"sec-fetch-site") == b"same-origin" or normalized[2] in names
    if origin not in _logged_origins[own] and len(_logged_origins[own]) < (
        MAX_OWN_LOGGED if own else MAX_FOREIGN_LOGGED
    ):
        _logged_origins[own].add(origin)
        hint = "if that is this server's address, its reverse proxy must pass on Host and X-Forwarded-Proto"
        log.warning(
            "a page of another origin was refused",
            origin=origin.decode(),
            expected=origin_of(scope).decode("latin-1"),
            hint=hint,
        )
