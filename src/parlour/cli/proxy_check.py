"""The check of the reverse proxy by `parlour doctor`, through the public address of the site.

A request with the wrong content, which changes nothing, shows which address the server believes is
its own. A socket shows whether the proxy passes on WebSockets.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

import httpcore
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from parlour.cli.findings import Finding

TIMEOUT_SECONDS = 10.0

HEADERS = "Let the proxy pass on Host and X-Forwarded-Proto, and name it with --trusted-proxies."
PAGE = "See docs/how-to/open-to-the-internet.md."

SITE_CODES = ("core.wrong-origin", "core.sub-path")
"""The errors with which Parlour refuses the request of a misconfigured proxy."""

REQUEST_ERRORS = (
    httpcore.NetworkError,
    httpcore.ProtocolError,
    httpcore.TimeoutException,
    httpcore.UnsupportedProtocol,
    OSError,
    ValueError,
)


async def proxy_findings(address: str | None) -> AsyncIterator[Finding]:
    """Yield the findings about the way from the public address of a site to the server."""
    if address is None:
        yield Finding(
            "warning",
            "proxy",
            'Not checked: name the public address with --address, or as address = "https://…" in notifications.toml.',
        )
        return
    origin, path = origin_of_address(address), urlsplit(address).path.rstrip("/")
    try:
        async with httpcore.AsyncConnectionPool() as pool:
            is_below = bool(path) and is_table_answer(*await post_invalid_table(pool, origin, path))
            status, answer = await post_invalid_table(pool, origin)
    except REQUEST_ERRORS as reason:
        text = " ".join(str(reason).split()) or type(reason).__name__
        yield Finding(
            "error",
            "proxy",
            f"{origin} cannot be reached: {text}. Start the server and the proxy, and check the name.",
        )
        return
    if is_below:
        yield Finding(
            "error",
            "proxy",
            f"The proxy serves Parlour below {path}, where it does not work. Give it a host name of its own. {PAGE}",
        )
        return
    yield header_finding(origin, status, answer)
    if status < 500:
        yield await _socket_finding(origin)


def origin_of_address(address: str) -> str:
    """Return the origin of an address, as browsers send it.

    >>> origin_of_address("https://Games.example.org:443/lobby")
    'https://games.example.org'
    """
    parts = urlsplit(address)
    port = {"http": ":80", "https": ":443"}.get(parts.scheme, "")
    return f"{parts.scheme}://{parts.netloc.lower().removesuffix(port)}"


def header_finding(origin: str, status: int, answer: bytes) -> Finding:
    """Return the finding about the headers that the proxy passes on.

    Args:
        origin: The origin of the site, with which the request was sent.
        status: The status of the response.
        answer: The body of the response.
    """
    code, details = _error_of(answer)
    if code == "core.wrong-origin":
        expected = details.get("expected", "another address")
        return Finding(
            "error",
            "proxy",
            f"The server believes that its address is {expected}, so every change from {origin} is refused. {HEADERS} {PAGE}",
        )
    if status == 400 and code is not None:
        return Finding("ok", "proxy", f"Pages at {origin} reach the server with their address.")
    return Finding(
        "error",
        "proxy",
        f"{origin} responds with status {status}, and not as Parlour does. Check where the proxy sends requests. {PAGE}",
    )


def _error_of(answer: bytes) -> tuple[str | None, dict[str, Any]]:
    try:
        found = msgspec.json.decode(answer, type=dict[str, Any])
    except msgspec.DecodeError:
        return None, {}
    code = found.get("code")
    return (code if isinstance(code, str) else None), found.get("details") or {}


def is_table_answer(status: int, answer: bytes) -> bool:
    """Return whether a request that creates a table has reached Parlour.

    Args:
        status: The status of the response to an invalid request.
        answer: The body of the response.
    """
    code, _ = _error_of(answer)
    return code in SITE_CODES or (status == 400 and code is not None)


async def post_invalid_table(
    pool: httpcore.AsyncConnectionPool, origin: str, path: str = ""
) -> tuple[int, bytes]:
    """Send a request that creates no table, and return its status and body.

    Args:
        pool: The client.
        origin: The origin of the site.
        path: The sub-path below which the request is sent.
    """
    headers = (("X-Parlour", "1"), ("Origin", origin), ("Content-Type", "application/json"))
    timeout = dict.fromkeys(("connect", "read", "write", "pool"), TIMEOUT_SECONDS)
    response = await pool.request(
        "POST",
        f"{origin}{path}/api/tables",
        headers=headers,
        content=b"no table",
        extensions={"timeout": timeout},
    )
    return response.status, response.content


async def _socket_finding(origin: str) -> Finding:
    url = f"ws{origin.removeprefix('http')}/ws/doctor"
    try:
        async with connect(url, origin=Origin(origin), open_timeout=TIMEOUT_SECONDS):
            return Finding("ok", "proxy", "WebSockets reach the server.")
    except (WebSocketException, OSError) as reason:
        return Finding(
            "error",
            "proxy",
            f"WebSockets do not reach the server: {reason}. Let the proxy pass on Upgrade and Connection. {PAGE}",
        )
