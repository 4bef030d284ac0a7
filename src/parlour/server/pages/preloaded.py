"""API responses that are sent inside a page, so that its modules need no further round trip.

Each response is that of the call itself for the same visitor, and passes the same access checks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec
from litestar import Request

from parlour.server.auth.guards import SHARE_PARAMETER, SHARE_TOKEN_HEADER

AnyRequest: TypeAlias = Request[Any, Any, Any]

MAX_BODY_BYTES = 64 * 1024
"""Larger responses would delay the page, so its modules request them later."""

FORWARDED_HEADERS = (b"host", b"user-agent", b"accept-language")
"""Headers of the page request that the calls receive."""

HOME_PATH = "/api/home"
"""Requesting it marks the user as online, so it is preloaded only for browsers that have a session."""


async def preloaded_responses(request: AnyRequest, paths: Iterable[str]) -> dict[str, msgspec.Raw]:
    """Return the JSON responses by path. Errors, other types and large bodies are left out."""
    has_session = request.scope["state"]["visitor"].had_token
    requested = dict.fromkeys(path for path in paths if has_session or path != HOME_PATH)
    bodies = {path: await _response_body(request, path) for path in requested}
    return {path: msgspec.Raw(body) for path, body in bodies.items() if body is not None}


async def _response_body(request: AnyRequest, path: str) -> bytes | None:
    """Return the body of a response, or None if it cannot be preloaded."""
    status, body = 0, bytearray()
    media_type = b""

    async def receive_empty() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def collect(message: Any) -> None:
        nonlocal status, media_type
        if message["type"] == "http.response.start":
            status, media_type = (
                message["status"],
                dict(message["headers"]).get(b"content-type", b""),
            )
        else:
            body.extend(message.get("body", b""))

    await request.app(_request_scope(request, path), receive_empty, collect)
    return (
        bytes(body)
        if status == 200
        and media_type.startswith(b"application/json")
        and len(body) <= MAX_BODY_BYTES
        else None
    )


def _request_scope(request: AnyRequest, path: str) -> Any:
    """Return the ASGI scope of a call by the same visitor."""
    scope = request.scope
    target, _, query = path.partition("?")
    share_token = request.query_params.get(SHARE_PARAMETER, "")
    headers = [(name, value) for name, value in scope["headers"] if name in FORWARDED_HEADERS]
    return {
        **{
            name: scope[name]
            for name in ("type", "asgi", "http_version", "scheme", "server", "client")
        },
        **{
            "method": "GET",
            "path": target,
            "raw_path": target.encode(),
            "query_string": query.encode(),
            "root_path": "",
        },
        "headers": [*headers, (SHARE_TOKEN_HEADER, share_token.encode("latin-1", "ignore"))]
        if share_token
        else headers,
        "state": {"visitor": scope["state"]["visitor"]},
    }
