"""A comparison of real requests, responses and messages with the documents of the API."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import httpx
import jsonschema_rs

from parlour.plugin import registry
from parlour.server.app import create_routes
from parlour.server.openapi.document import STREAM_KEYWORD, openapi_document
from parlour.server.openapi.socket_document import socket_document
from parlour.server.realtime.stream import NDJSON, SSE

STREAM_TYPES = (NDJSON, SSE)
"""The media types of responses that continue as long as the client listens."""


@cache
def served_document() -> dict[str, Any]:
    """Return the OpenAPI document of the server."""
    return openapi_document(create_routes(), registry.game_plugins())


class Conformance:
    """A checker of requests and responses.

    Attributes:
        document: The OpenAPI document.
        seen: How often each operation answered with each status.
    """

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.seen: dict[tuple[str, int], int] = {}
        self._templates = [
            (re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path))), path)
            # A path without parameters comes first.
            for path in sorted(document["paths"], key=lambda path: path.count("{"))
        ]
        self._validators: dict[str, jsonschema_rs.Validator] = {}

    def operation(self, method: str, path: str) -> tuple[str, dict[str, Any]] | None:
        """Return the id and the description of an operation, or None if it is not in the document."""
        for pattern, template in self._templates:
            if pattern.fullmatch(path) and method.lower() in self.document["paths"][template]:
                return template, self.document["paths"][template][method.lower()]
        return None

    async def check(self, response: httpx.Response) -> None:
        """Raise AssertionError if a response, or the body of a request that succeeded, differs."""
        request = response.request
        if request.method == "OPTIONS":
            return
        found = self.operation(
            "GET" if request.method == "HEAD" else request.method, request.url.path
        )
        if found is None:
            assert not request.url.path.startswith("/api/") or response.status_code in (
                *(400, 403, 404, 405, 429, 503),
                *((200,) if request.url.path.startswith("/api/schema") else ()),
            ), f"{request.method} {request.url.path} is not in the document"
            return
        path, operation = found
        name = f"{request.method} {path}"
        status = response.status_code
        self.seen[name, status] = self.seen.get((name, status), 0) + 1
        assert str(status) in operation["responses"], f"{name} answers {status}: {response.text}"
        documented = self.resolve(operation["responses"][str(status)])
        for header, described in documented.get("headers", {}).items():
            is_sent = header in response.headers
            assert is_sent or not described.get("required"), f"{name} sends no {header}"
        media_type = response.headers.get("content-type", "").partition(";")[0]
        if media_type in STREAM_TYPES:
            # The body has no end.
            assert media_type in documented["content"], f"{name} answers {status} as {media_type}"
            return
        await response.aread()
        if request.method == "HEAD" or not response.content:
            # A text may be empty, such as the strings of an unknown bundle. JSON and pictures are not.
            may_be_empty = {"text/plain"} == documented.get("content", {}).keys()
            assert "content" not in documented or request.method == "HEAD" or may_be_empty, (
                f"{name} answers {status} without a body"
            )
            return
        assert media_type in documented["content"], f"{name} answers {status} as {media_type}"
        if media_type == "application/json":
            schema = documented["content"][media_type]["schema"]
            self.validate(f"{name} {status}", schema, response.json())
        if response.is_success and "requestBody" in operation and request.content:
            schema = operation["requestBody"]["content"]["application/json"]["schema"]
            self.validate(f"{name} body", schema, json.loads(request.content))

    def check_message(self, path: str, message: dict[str, Any]) -> None:
        """Raise AssertionError if a message of a stream differs.

        Args:
            path: The path of the stream.
            message: The message.
        """
        found = self.operation("GET", path)
        assert found is not None
        schema = found[1]["responses"]["200"]["content"][NDJSON]["schema"][STREAM_KEYWORD]
        self.validate(f"{found[0]} message", schema, message)

    def resolve(self, described: dict[str, Any]) -> dict[str, Any]:
        """Return the component to which a part of the document refers, or the part."""
        reference = described.get("$ref")
        if reference is None:
            return described
        found: Any = self.document
        for key in reference.removeprefix("#/").split("/"):
            found = found[key]
        return dict(found)

    def validate(self, name: str, schema: dict[str, Any], value: Any) -> None:
        """Raise AssertionError if a value does not match a schema of the document."""
        if name not in self._validators:
            self._validators[name] = jsonschema_rs.Draft202012Validator(
                {**schema, "components": {"schemas": self.document["components"]["schemas"]}}
            )
        error = next(self._validators[name].iter_errors(value), None)
        assert error is None, f"{name}: {error}"


@cache
def conformance() -> Conformance:
    """Return the checker that all clients of the tests share."""
    return Conformance(served_document())


class SocketConformance:
    """A checker of the messages of sockets.

    Attributes:
        document: The AsyncAPI document.
    """

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self._validators = {
            self._key(message, operation["action"]): jsonschema_rs.Draft7Validator(
                {**message["payload"], "components": document["components"]}
            )
            for operation in document["operations"].values()
            for message in self._messages(operation)
        }
        self._answers = {
            self._messages(operation)[0]["name"]: {
                message["name"] for message in self._messages(operation["reply"])
            }
            for operation in document["operations"].values()
            if operation["action"] == "receive"
        }

    def _messages(self, described: dict[str, Any]) -> list[dict[str, Any]]:
        """Return the messages of an operation or a reply."""
        names = [item["$ref"].rpartition("/")[2] for item in described["messages"]]
        return [self.document["components"]["messages"][name] for name in names]

    @staticmethod
    def _key(message: dict[str, Any], action: str) -> tuple[str, str]:
        return action, message["name"]

    def check_sent(self, message: dict[str, Any]) -> None:
        """Raise AssertionError if a message from the server differs from the document."""
        self._check("send", message)

    def check_answer(self, message: dict[str, Any], answer: dict[str, Any]) -> None:
        """Raise AssertionError if an answer, or a message that succeeded, is not documented."""
        assert (
            message["type"] not in self._answers
            or answer["type"] in (self._answers[message["type"]])
        ), (message, answer)
        if answer["type"] != "error":
            self._check("receive", message)

    def _check(self, action: str, message: dict[str, Any]) -> None:
        error = next(self._validators[action, message["type"]].iter_errors(message), None)
        assert error is None, f"{message['type']}: {error}"


@cache
def socket_conformance() -> SocketConformance:
    """Return the checker that all sockets of the tests share."""
    return SocketConformance(socket_document(registry.game_plugins()))
