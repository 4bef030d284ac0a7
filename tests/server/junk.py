"""Random HTTP requests with junk in the target, headers, cookies and body of any route."""

from __future__ import annotations

import json
import re
from asyncio import IncompleteReadError, StreamReader, StreamWriter, open_connection
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote_from_bytes

METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW")

ODD: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    7,
    2**31,
    2**63,
    10**40,
    1.5,
    1e300,
    "",
    "x",
    "\x00",
    "é" * 500,
    "\ud800",
    [],
    {},
    [[]],
    {"a": {}},
    [None] * 50,
)

SAID: tuple[bytes, ...] = (
    b"",
    b"0",
    b"-1",
    b"[",
    b"]",
    b"%",
    b"%00",
    b"%zz",
    b"..",
    b"../..",
    b"null",
    b"9" * 40,
    b"a" * 300,
    b"a" * 3_000,
    b"\xff\xfe",
    b"\xc3\x28",
)
SAID += (
    b"{}",
    b'{"a":"b"}',
    b"<script>",
    b"' or 1=1 --",
    b"\x1b[2J",
    b"\xf0\x9f\x8e\xb2",
    b"a b",
    b"a;b=c",
    b"=",
    b",",
    b"\x80",
    b"a\x01b",
    b"localhost:99999",
)

HEADERS = (
    *(
        "origin",
        "host",
        "cookie",
        "content-type",
        "accept",
        "accept-encoding",
        "accept-language",
        "range",
        "if-none-match",
        "if-modified-since",
    ),
    *(
        "x-forwarded-for",
        "x-forwarded-proto",
        "x-forwarded-host",
        "forwarded",
        "x-parlour",
        "x-parlour-pass",
        "user-agent",
        "referer",
        "content-encoding",
    ),
    *(
        "authorization",
        "connection",
        "upgrade",
        "sec-websocket-key",
        "expect",
        "te",
        "x-http-method-override",
        "content-length",
        "transfer-encoding",
    ),
)

ENDING = ("/api/me/sign-out", "/api/account/delete", "/api/account/devices")
"""Routes that end sessions; only the last token is sent there, to keep the others valid."""

COOKIES = (
    "parlour",
    "__Host-parlour",
    "parlour-known",
    "__Host-parlour-known",
    "x",
    "",
    "$Version",
)


class Route(NamedTuple):
    """A route of the OpenAPI document: path template, method and schema of the request body."""

    path: str
    method: str
    body: dict[str, Any] | None


class Answer(NamedTuple):
    """A response: its status (0 if the server closed the connection without one) and its body."""

    status: int
    body: bytes


def is_stream(operation: dict[str, Any]) -> bool:
    """Return whether the response of an operation continues as long as the client listens."""
    return "application/x-ndjson" in operation["responses"].get("200", {}).get("content", {})


def routes(described: dict[str, Any], more: Sequence[str]) -> list[Route]:
    """Return the routes of an OpenAPI document, and GET routes for the paths in `more`."""
    found = [Route(path, "GET", None) for path in more]
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            if is_stream(operation):
                continue
            body = (
                operation.get("requestBody", {})
                .get("content", {})
                .get("application/json", {})
                .get("schema")
            )
            found.append(Route(path, method.upper(), body))
    return found


class Junk:
    """A generator of random requests that sometimes name existing objects."""

    def __init__(
        self,
        luck: Random,
        described: dict[str, Any],
        more: Sequence[str],
        real: Sequence[str],
        tokens: Sequence[str],
    ) -> None:
        self.luck, self.real, self.tokens = luck, [*real], [*tokens]
        self.routes = routes(described, more)
        self._schemas: dict[str, Any] = described.get("components", {}).get("schemas", {})

    def request(self) -> tuple[bytes, bool]:
        """Return the bytes of a random request, and whether it is a HEAD request."""
        luck = self.luck
        route = luck.choice(self.routes)
        method = route.method if luck.random() < 0.75 else luck.choice(METHODS)
        headers = {
            "host": b"localhost",
            "x-forwarded-for": b"10.%d.%d.%d" % tuple(luck.randrange(256) for _ in range(3)),
        }
        if luck.random() < 0.9:
            headers["x-parlour"] = b"1"
        if luck.random() < 0.9:
            headers["content-type"] = b"application/json"
        headers["cookie"] = self._cookies(
            self.tokens[-1:] if route.path.startswith(ENDING) else self.tokens
        )
        body = (
            self._body(route.body) if method not in ("GET", "HEAD") or luck.random() < 0.1 else b""
        )
        for _ in range(luck.choice((0, 0, 0, 0, 1, 2, 5))):
            headers[luck.choice(HEADERS)] = luck.choice(SAID)
        if "content-length" not in headers and "transfer-encoding" not in headers:
            headers["content-length"] = b"%d" % len(body)
        lines = b"".join(b"%s: %s\r\n" % (name.encode(), value) for name, value in headers.items())
        return b"%s %s HTTP/1.1\r\n%s\r\n%s" % (
            method.encode(),
            self._target(route.path),
            lines,
            body,
        ), method == "HEAD"

    def _target(self, path: str) -> bytes:
        luck = self.luck
        filled = re.sub(r"\{[^}]*\}", lambda _: self._piece(), path).encode("latin-1")
        if luck.random() < 0.05:
            filled += b"/" + self._piece().encode("latin-1")
        if luck.random() < 0.3:
            name = luck.choice(
                (
                    b"seat",
                    b"language",
                    b"after",
                    b"text",
                    b"kind",
                    b"page",
                    b"game",
                    b"eyes",
                    b"again",
                    b"share",
                    b"season",
                    b"until",
                    b"x",
                )
            )
            filled += b"?" + name + b"=" + self._piece().encode("latin-1")
        return filled

    def _piece(self) -> str:
        luck = self.luck
        if luck.random() < 0.6:
            return luck.choice(self.real)
        said = luck.choice(SAID)
        # An HTTP parser rejects raw bytes in the target early; quoted bytes mostly reach the routes.
        return (
            quote_from_bytes(said)
            if luck.random() < 0.9
            else said.decode("latin-1").replace("\r", "").replace("\n", "")
        )

    def _cookies(self, tokens: Sequence[str]) -> bytes:
        luck = self.luck
        pairs = [
            luck.choice(COOKIES).encode() + b"=" + luck.choice(SAID)
            for _ in range(luck.choice((0, 0, 1, 3)))
        ]
        if luck.random() < 0.8:
            pairs.insert(luck.randrange(len(pairs) + 1), b"parlour=" + luck.choice(tokens).encode())
        return b"; ".join(pairs)

    def _body(self, schema: dict[str, Any] | None) -> bytes:
        luck = self.luck
        if schema is None or luck.random() < 0.15:
            return luck.choice((*SAID, b"[" * 3_000, b'{"a":' * 3_000, b'"\\ud800"', b"\x00" * 50))
        text = json.dumps(self.random_value(schema))
        return text.encode("utf-8", "surrogatepass")

    def random_value(self, schema: dict[str, Any], depth: int = 0) -> Any:
        """Return a random value for a JSON schema; about 6 % of all values are junk."""
        luck = self.luck
        if depth > 6 or luck.random() < 0.06:
            return luck.choice(ODD)
        if "$ref" in schema:
            return self.random_value(
                self._schemas.get(schema["$ref"].rpartition("/")[2], {}), depth + 1
            )
        for several in ("oneOf", "anyOf", "allOf"):
            if several in schema:
                return self.random_value(luck.choice(schema[several]), depth + 1)
        if "enum" in schema:
            return luck.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        kind = schema.get("type")
        kind = luck.choice(kind) if isinstance(kind, list) else kind
        match kind:
            case "object":
                shaped = {
                    name: self.random_value(inner, depth + 1)
                    for name, inner in schema.get("properties", {}).items()
                    if luck.random() < 0.9
                }
                return shaped | ({"extra": luck.choice(ODD)} if luck.random() < 0.1 else {})
            case "array":
                return [
                    self.random_value(schema.get("items", {}), depth + 1)
                    for _ in range(luck.randrange(4))
                ]
            case "integer" | "number":
                return luck.choice((0, 1, 2, 3, -1, 2**63, 10**30))
            case "boolean":
                return luck.random() < 0.5
            case "string":
                return luck.choice((*self.real, luck.choice(SAID).decode("latin-1")))
        return luck.choice(ODD)


class Line:
    """A connection that reopens after the server has closed it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._open: tuple[StreamReader, StreamWriter] | None = None

    async def ask(self, request: bytes, head_alone: bool) -> Answer:
        """Send a request and return the response."""
        if self._open is None:
            self._open = await open_connection("127.0.0.1", self._port)
        reader, writer = self._open
        try:
            writer.write(request)
            answer, stays = await _answer(reader, head_alone)
        except (IncompleteReadError, ConnectionError):
            answer, stays = Answer(0, b""), False
        if not stays:
            self.close()
        return answer

    def close(self) -> None:
        """Close the connection if it is open."""
        if self._open is not None:
            self._open[1].close()
            self._open = None


async def _answer(reader: StreamReader, head_alone: bool) -> tuple[Answer, bool]:
    head = await reader.readuntil(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    status = int(first.split(" ")[1])
    named = {
        name.lower(): value.strip()
        for name, _, value in (line.partition(":") for line in lines if line)
    }
    if status == 100:
        return await _answer(reader, head_alone)
    stays = named.get("connection", "").lower() != "close" and status != 101
    if head_alone or status in (101, 204, 304):
        return Answer(status, b""), stays
    if named.get("transfer-encoding") == "chunked":
        body = b""
        while size := int(await reader.readuntil(b"\r\n"), 16):
            body += (await reader.readexactly(size + 2))[:-2]
        await reader.readexactly(2)
        return Answer(status, body), stays
    if "content-length" not in named:
        return Answer(status, await reader.read()), False
    return Answer(status, await reader.readexactly(int(named["content-length"]))), stays
