"""API responses that are embedded in a page, which saves its modules a round trip.

Each response comes from a call of the API for the same visitor, with the same access checks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec
from litestar import Request

from parlour.server.auth.guards import SHARE_PARAMETER, SHARE_TOKEN_HEADER

AnyRequest: TypeAlias = Request[Any, Any, Any]

MAX_BODY_BYTES = 64 * 1024
"""Maximum size of a preloaded response. A larger response would delay the page."""

FORWARDED_HEADERS = (b"host", b"user-agent", b"accept-language")
"""Headers that the API calls receive from the page request."""

HOME_PATH = "/api/home"
"""API path that marks the user as online, so it is preloaded only for browsers with a session."""


async def preloaded_responses(request: AnyRequest, paths: Iterable[str]) -> dict[str, msgspec.Raw]:
    """Return the JSON responses of API calls by path.

    Errors, responses of other media types and large bodies are omitted.

    Args:
        request: The request for the page.
        paths: Paths of the API calls, with their query strings.
    """
    has_session = request.scope["state"]["visitor"].had_token
    requested = dict.fromkeys(path for path in paths if has_session or path != HOME_PATH)
    bodies = {path: await _response_body(request, path) for path in requested}
    return {path: msgspec.Raw(body) for path, body in bodies.items() if body is not None}


async def _response_body(request: AnyRequest, path: str) -> bytes | None:
    """Return the body of an API call's response, or None if it cannot be preloaded."""
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
    """Return the ASGI scope of an API call for the visitor of a page request."""
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
