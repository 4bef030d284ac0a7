"""Tables for load benchmarks.

They are opened through the HTTP API, so that other versions of the server can be measured too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPConnection
from typing import Any

import msgspec

from parlour.server.realtime.session import SESSION_COOKIE

# Matches with the advanced rules last longest.
TABLE_REQUEST = {
    "game": "pylos",
    "options": {"variant": "advanced"},
    "seats": [{"occupant": "me"}, {"occupant": "open"}],
}


@dataclass(frozen=True)
class BenchTable:
    """A started match with the client address and session tokens of its simulated users."""

    match: str
    address: str
    tokens: tuple[str, ...]


def start_tables(port: int, first: int, count: int, watchers: int = 1) -> Iterator[BenchTable]:
    """Start tables on the local server and yield them, each with its own client address.

    Args:
        port: Port of the server.
        first: Number of the first table, from which its client address is derived.
        count: Number of tables.
        watchers: Number of spectators per table.
    """
    line = HTTPConnection("127.0.0.1", port, timeout=60)
    for number in range(first, first + count):
        address = f"10.{number // 62_500}.{number // 250 % 250}.{number % 250 + 1}"
        tokens = tuple(guest_token(line, address) for _ in range(2 + watchers))
        match = str(post_json(line, address, tokens[0], "/api/tables", TABLE_REQUEST)["match"])
        post_json(line, address, tokens[1], f"/api/tables/{match}/sit", {})
        post_json(line, address, tokens[0], f"/api/tables/{match}/start", {})
        yield BenchTable(match, address, tokens)
    line.close()


def guest_token(line: HTTPConnection, address: str) -> str:
    """Create a guest and return its session token."""
    line.request("GET", "/api/me", headers={"x-forwarded-for": address})
    answer = line.getresponse()
    answer.read()
    return str(answer.headers["set-cookie"]).partition(";")[0].removeprefix(f"{SESSION_COOKIE}=")


def post_json(
    line: HTTPConnection, address: str, token: str, path: str, body: Any
) -> dict[str, Any]:
    """Send a POST request and return the response body; raises RuntimeError for an error."""
    headers = {
        "x-forwarded-for": address,
        "x-parlour": "1",
        "cookie": f"{SESSION_COOKIE}={token}",
        "content-type": "application/json",
    }
    line.request("POST", path, msgspec.json.encode(body), headers)
    answer = line.getresponse()
    text = answer.read()
    if answer.status >= 300:
        raise RuntimeError(f"{path} was answered with {answer.status}: {text.decode()}")
    found: dict[str, Any] = msgspec.json.decode(text)
    return found
