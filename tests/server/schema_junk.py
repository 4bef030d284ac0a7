"""Requests derived from the OpenAPI document: each replaces one parameter or field by junk."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple
from urllib.parse import quote_from_bytes

from .junk import is_stream

HUGE = int("9" * 30)

DEEP = json.loads("[" * 200 + "]" * 200)

JUNK: tuple[Any, ...] = (
    *(None, True, 0, -1, 2**31, 2**53, 2**63, 2**64, HUGE, -HUGE, 1.5, 1e308),
    *(
        "",
        "x",
        "\0",
        "a\0b",
        "\ud800",
        "é" * 300,
        "a\u0300" * 3_000,
        "x" * 20_000,
        "9" * 30,
        "%",
        "../..",
        "a@b@c.example",
        "=?utf-8?q?a?=@b",
        "2026-13-45",
    ),
    *([], {}, [[]], [None] * 50, [HUGE], ["\0"], {"a": {}}, {"\0": "\0"}, DEEP),
)
"""Junk values for any place in a request body."""

TEXTS = (
    "",
    "x",
    "\0",
    "a\0b",
    "-1",
    "9" * 30,
    "-" + "9" * 30,
    "1.5",
    "NaN",
    "é" * 100,
    "a" * 240,
    "%",
    "..",
    "'",
    "2026-13-45",
    "none",
    "true",
    "null",
)
"""Junk texts for path and query parameters."""

BYTES = (b"\xff", b"\xed\xa0\x80", b"\xc3\x28")
"""Invalid UTF-8 for parameters; the second item is half a surrogate pair."""

BODIES = (
    b"",
    b"null",
    b"0",
    b"[]",
    b'"x"',
    b"{",
    b"[" * 20_000,
    b'{"a":' * 9_000,
    b"\xff\xfe",
    b'"\\ud800"',
    b'{"\\u0000": 1}',
    b"9" * 5_000,
    b"NaN",
)
"""Request bodies that no operation accepts."""


PLACES = ("path", "query")
"""The places of the parameters that are replaced by junk."""


class Call(NamedTuple):
    """One request of an API operation."""

    method: str
    path: str
    body: bytes | None


class Operation(NamedTuple):
    """An operation of the OpenAPI document, with its parameters in the path and the query string."""

    method: str
    path: str
    parameters: list[dict[str, Any]]
    body: dict[str, Any] | None


def operations(document: dict[str, Any]) -> list[Operation]:
    """Return all operations of an OpenAPI document."""
    found = []
    for path, methods in document["paths"].items():
        for method, described in methods.items():
            if is_stream(described):
                continue
            body = (
                described.get("requestBody", {})
                .get("content", {})
                .get("application/json", {})
                .get("schema")
            )
            parameters = [item for item in described["parameters"] if item.get("in") in PLACES]
            found.append(Operation(method.upper(), path, parameters, body))
    return found


class Calls:
    """A generator of valid and invalid requests.

    `named` maps the names of path parameters and fields to valid values.
    """

    def __init__(self, document: dict[str, Any], named: dict[str, Any]) -> None:
        self._schemas: dict[str, Any] = document.get("components", {}).get("schemas", {})
        self._named = named

    def calls(self, operation: Operation) -> Iterator[Call]:
        """Yield one valid request of an operation, then requests with one junk value each."""
        body = None if operation.body is None else self.valid_value(operation.body)
        whole = None if body is None else encode_json(body)
        yield self._call(operation, {}, whole)
        for parameter in operation.parameters:
            for text in TEXTS:
                yield self._call(operation, {parameter["name"]: text.encode()}, whole)
            for raw in BYTES:
                yield self._call(operation, {parameter["name"]: raw}, whole)
        if operation.body is not None:
            for raw in BODIES:
                yield self._call(operation, {}, raw)
            for changed in self._junk_bodies(body):
                yield self._call(operation, {}, encode_json(changed))

    def _call(self, operation: Operation, values: dict[str, bytes], body: bytes | None) -> Call:
        path, query = operation.path, []
        for parameter in operation.parameters:
            name = parameter["name"]
            value = quote_from_bytes(
                values.get(name, str(self._named.get(name, "x")).encode()), safe=""
            )
            if parameter["in"] == "path":
                path = path.replace("{" + name + "}", value)
            elif name in values or parameter["required"]:
                query.append(f"{name}={value}")
        return Call(operation.method, path + (f"?{'&'.join(query)}" if query else ""), body)

    def _junk_bodies(self, body: Any) -> Iterator[Any]:
        """Yield copies of a body in which one value, at any depth, is replaced by junk."""
        for where in paths_within(body):
            for junk in JUNK:
                yield replace_value(body, where, junk)
        if isinstance(body, dict):
            yield {**body, "unknown": HUGE}

    def valid_value(self, schema: dict[str, Any], name: str = "", depth: int = 0) -> Any:
        """Return a valid value for a JSON schema."""
        if name in self._named:
            return self._named[name]
        if "$ref" in schema:
            return self.valid_value(
                self._schemas.get(schema["$ref"].rpartition("/")[2], {}), name, depth + 1
            )
        several = next(
            (schema[word] for word in ("oneOf", "anyOf", "allOf") if word in schema), None
        )
        if several is not None:
            return self.valid_value(
                next((item for item in several if item.get("type") != "null"), several[0]),
                name,
                depth + 1,
            )
        if "const" in schema or "enum" in schema:
            return schema.get("const", next(iter(schema.get("enum", ())), None))
        kind = schema.get("type")
        kind = (
            next((item for item in kind if item != "null"), None)
            if isinstance(kind, list)
            else kind
        )
        match kind:
            case "object":
                return (
                    {}
                    if depth > 5
                    else {
                        inner: self.valid_value(item, inner, depth + 1)
                        for inner, item in schema.get("properties", {}).items()
                    }
                )
            case "array":
                return (
                    [] if depth > 5 else [self.valid_value(schema.get("items", {}), "", depth + 1)]
                )
            case "integer" | "number":
                return max(1, int(schema.get("minimum", 1)))
            case "boolean":
                return False
            case _:
                return "x" * max(1, int(schema.get("minLength", 1)))


def encode_json(body: Any) -> bytes:
    """Encode a body as JSON and write lone surrogates as escape sequences."""
    return json.dumps(body).encode()


def paths_within(value: Any, where: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of a value and of each value nested in it, outermost first."""
    yield where
    inner: Sequence[tuple[Any, Any]] = (
        list(value.items())
        if isinstance(value, dict)
        else list(enumerate(value))
        if isinstance(value, list)
        else []
    )
    for key, inner_value in inner:
        yield from paths_within(inner_value, (*where, key))


def replace_value(value: Any, where: tuple[Any, ...], junk: Any) -> Any:
    """Return a copy of a value in which `junk` replaces the part at the path `where`."""
    if not where:
        return junk
    if isinstance(value, dict):
        return {
            key: replace_value(item, where[1:], junk) if key == where[0] else item
            for key, item in value.items()
        }
    return [
        replace_value(item, where[1:], junk) if at == where[0] else item
        for at, item in enumerate(value)
    ]
