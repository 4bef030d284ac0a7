"""The bearer token of a request, which is an API key (RFC 6750)."""

from __future__ import annotations

from typing import Any

SCHEME = "bearer"


def bearer_token(scope: Any) -> str | None:
    """Return the token of the header `Authorization: Bearer …`, or None without such a header.

    Other schemes are ignored: a reverse proxy may have asked the user for a password. The result
    is empty if the header has no token.
    """
    for name, value in scope["headers"]:
        if name == b"authorization":
            scheme, _, token = value.decode("latin-1").strip().partition(" ")
            if scheme.lower() == SCHEME:
                return str(token.strip())
    return None
