"""Requests as flows: generators that yield what to do, so that one core serves both clients.

A flow yields a `Call`, which the client answers with a `Reply` (None if the connection broke), or a
`Pause`. Its return value is the result.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping
from typing import Any, NamedTuple, TypeVar

from parlour_client.errors import ApiError

T = TypeVar("T")

MAX_TRIES = 12
"""The maximum number of attempts of a request."""

MAX_PAUSE_S = 30.0
"""The longest pause (s) between two attempts, unless the server asks for a longer one."""


class Call(NamedTuple):
    """An HTTP request."""

    method: str
    path: str
    body: Mapping[str, Any] | None = None


class Reply(NamedTuple):
    """The answer to an HTTP request."""

    status: int
    headers: Mapping[str, str]
    body: bytes


class Pause(NamedTuple):
    """A time to wait."""

    seconds: float


def request_headers(key: str | None) -> dict[str, str]:
    """Return the headers of every request, with an API key if there is one."""
    headers = {"x-parlour": "1", "user-agent": "parlour-client"}
    return headers if key is None else {**headers, "authorization": f"Bearer {key}"}


Flow = Generator[Call | Pause, Reply | None, T]


def pause_after(attempt: int) -> Pause:
    """Return the pause after a number of failed attempts, which doubles each time.

    >>> [pause_after(attempt).seconds for attempt in (0, 1, 20)]
    [0.1, 0.2, 30.0]
    """
    return Pause(min(0.1 * 2 ** min(attempt, 10), MAX_PAUSE_S))


def retry_pause(reply: Reply) -> Pause | None:
    """Return how long to wait if the server asks to send the request again, or None."""
    if reply.status not in (429, 503):
        return None
    try:
        return Pause(max(0.0, float(reply.headers.get("retry-after", "1"))))
    except ValueError:
        return Pause(1.0)


def api_error(reply: Reply) -> ApiError:
    """Return the error that a reply describes."""
    try:
        error = json.loads(reply.body)
        return ApiError(reply.status, error["code"], error["message"], error["details"])
    except (ValueError, KeyError, TypeError):
        return ApiError(reply.status, "", f"the server answered {reply.status}", {})


def request(
    method: str, path: str, body: Mapping[str, Any] | None = None, *, is_repeatable: bool = True
) -> Flow[bytes]:
    """Send a request and return the body of the answer.

    Args:
        method: The HTTP method.
        path: The path with its query.
        body: The JSON body.
        is_repeatable: Whether the request is sent again if the connection broke, although the
            server may have received it.

    Raises:
        ApiError: The server refused the request.
        ConnectionError: The server did not answer.
    """
    for attempt in range(MAX_TRIES):
        reply = yield Call(method, path, body)
        if reply is None:
            if not is_repeatable:
                break
            yield pause_after(attempt)
        elif reply.status < 400:
            return reply.body
        elif (pause := retry_pause(reply)) is not None and attempt + 1 < MAX_TRIES:
            # The server did nothing.
            yield pause
        else:
            raise api_error(reply)
    raise ConnectionError(f"no answer to {method} {path}")


def request_json(
    method: str, path: str, body: Mapping[str, Any] | None = None, *, is_repeatable: bool = True
) -> Flow[Any]:
    """Send a request and return the decoded body of the answer."""
    answer = yield from request(method, path, body, is_repeatable=is_repeatable)
    return json.loads(answer or b"null")
