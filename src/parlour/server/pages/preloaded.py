"""What a page asks first, answered with the page, so that nothing on it waits for the line once more.

Every answer is that of the call itself, given to whoever asked for the page: what is enclosed passes the same doors as what is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec
from litestar import Request

from parlour.server.auth.guards import SHARE_PARAMETER, SHARE_TOKEN_HEADER

AnyRequest: TypeAlias = Request[Any, Any, Any]

MAX_BODY_BYTES = 64 * 1024
"""What is larger would keep the page itself waiting: it is asked for once something can be read."""

FORWARDED_HEADERS = (b"host", b"user-agent", b"accept-language")
"""What a call is told of the browser, as if it had made the call itself."""

HOME_PATH = "/api/home"
"""Whoever looks round the house is seen there: that is left to people, for a page is also asked for by what never looks round."""


async def preloaded_responses(request: AnyRequest, paths: Iterable[str]) -> dict[str, msgspec.Raw]:
    """Return the JSON that each call is answered with, by its address; what is refused, or is no small JSON, is left out."""
    brought = request.scope["state"]["visitor"].had_token
    asked = dict.fromkeys(path for path in paths if brought or path != HOME_PATH)
    found = {path: await _response_body(request, path) for path in asked}
    return {path: msgspec.Raw(body) for path, body in found.items() if body is not None}


async def _response_body(request: AnyRequest, path: str) -> bytes | None:
    """Return what the house answers, or None where that cannot be enclosed."""
    status, body = 0, bytearray()
    kind = b""

    async def receive_empty() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def collect(message: Any) -> None:
        nonlocal status, kind
        if message["type"] == "http.response.start":
            status, kind = message["status"], dict(message["headers"]).get(b"content-type", b"")
        else:
            body.extend(message.get("body", b""))

    await request.app(_request_scope(request, path), receive_empty, collect)
    return (
        bytes(body)
        if status == 200 and kind.startswith(b"application/json") and len(body) <= MAX_BODY_BYTES
        else None
    )


def _request_scope(request: AnyRequest, path: str) -> Any:
    """Return a call as the same visitor would make it from the page."""
    around = request.scope
    where, _, query = path.partition("?")
    share_token = request.query_params.get(SHARE_PARAMETER, "")
    headers = [(name, value) for name, value in around["headers"] if name in FORWARDED_HEADERS]
    return {
        **{
            name: around[name]
            for name in ("type", "asgi", "http_version", "scheme", "server", "client")
        },
        **{
            "method": "GET",
            "path": where,
            "raw_path": where.encode(),
            "query_string": query.encode(),
            "root_path": "",
        },
        "headers": [*headers, (SHARE_TOKEN_HEADER, share_token.encode("latin-1", "ignore"))]
        if share_token
        else headers,
        "state": {"visitor": around["state"]["visitor"]},
    }
