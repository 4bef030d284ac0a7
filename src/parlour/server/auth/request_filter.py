"""A filter for invalid hosts, paths and query strings, and overload, in front of Litestar."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qsl

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException

from parlour.core.game import Illegal
from parlour.server.errors import error_app, has_json_errors
from parlour.server.http_connections import HttpConnections
from parlour.server.limits.network import LOCAL_NETWORKS, network_of_request
from parlour.server.metrics import RequestMeasurement
from parlour.server.origins import with_normalized_host
from parlour.server.realtime.stream import STREAM_EXTENSION
from parlour.server.sub_paths import forwarded_prefix, log_prefix_once
from parlour.services.errors import TooManyRequests

HOST_PATTERN = re.compile(rb"(?:[A-Za-z0-9._~-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::([0-9]{1,5}))?")
"""A host name or address with an optional port."""

MAX_PORT = 65_535

MAX_SEGMENT_LENGTH = 255
"""Longest file name of common file systems, in bytes."""

MAX_PATH_LENGTH = 2_000

BODY_TIMEOUT_S = 20.0
"""Time limit for a request body, in seconds."""

MAX_REQUESTS = 100
"""Maximum number of concurrent requests from one network."""

SocketApp = Callable[[Any, Any, Any], Awaitable[None]]


class RequestFilter:
    """The outermost ASGI application, which filters requests and routes sockets.

    Sockets of tables are served by `socket_app`, everything else by Litestar.
    """

    def __init__(self, app: Litestar, socket_app: SocketApp) -> None:
        self.app, self._socket_app = app, socket_app
        self.connections = HttpConnections()
        self._requests: Counter[str] = Counter()

    @property
    def state(self) -> State:
        """The state of the Litestar application."""
        return self.app.state

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request, one socket, or the lifespan protocol."""
        if scope["type"] == "websocket":
            await self._socket_app(with_normalized_host(scope), receive, send)
        elif scope["type"] != "http":
            await self.app(scope, receive, send)
        else:
            measurement = RequestMeasurement(scope["method"])
            try:
                await self._answer(scope, receive, measurement.measured_send(send), measurement)
            finally:
                measurement.finish()

    async def _answer(
        self, scope: Any, receive: Any, send: Any, measurement: RequestMeasurement
    ) -> None:
        """Serve a request with a valid host, path and query string, and refuse any other."""
        if not _is_valid_host(scope["headers"]):
            await error_app(scope, Illegal("core.bad-request"), 400)(scope, receive, send)
        elif (prefix := forwarded_prefix(scope)) is not None:
            log_prefix_once(prefix)
            reason = Illegal("core.sub-path", path=prefix)
            await error_app(scope, reason, 400)(scope, receive, send)
        elif not _is_valid_path(scope["path"]):
            await error_app(scope, Illegal("core.no-such-page"), 404)(scope, receive, send)
        elif has_json_errors(scope["path"]) and (name := repeated_parameter(scope)) is not None:
            reason = Illegal("core.bad-request", reason=f"{name}: the parameter is repeated")
            await error_app(scope, reason, 400)(scope, receive, send)
        else:
            await self._serve(with_normalized_host(scope), receive, send, measurement)

    async def _serve(
        self, scope: Any, receive: Any, send: Any, measurement: RequestMeasurement
    ) -> None:
        """Serve a request unless its network has too many concurrent requests."""
        address = network_of_request(scope)
        if self._requests[address] >= MAX_REQUESTS and address not in LOCAL_NETWORKS:
            await error_app(scope, TooManyRequests("core.too-many", seconds=1), 429)(
                scope, receive, send
            )
            return
        # Handlers exist only for GET. For HEAD requests, Uvicorn omits the body of the response.
        handled: Any = {**scope, "method": "GET"} if scope["method"] == "HEAD" else dict(scope)
        extensions, counted = scope.get("extensions", {}), _CountedRequest(self._requests, address)

        def begin_stream(end_stream: Callable[[int], None]) -> None:
            # Streams are counted like sockets.
            counted.release()
            measurement.is_stream = True
            if STREAM_EXTENSION in extensions:
                extensions[STREAM_EXTENSION](end_stream)

        handled["extensions"] = {**extensions, STREAM_EXTENSION: begin_stream}
        try:
            await self.app(handled, *with_body_timeout(receive, send))
        finally:
            # Litestar adds the template of the path to the scope, unless no route matches.
            measurement.route = handled.get("path_template") or measurement.route
            counted.release()


class _CountedRequest:
    """A request in the count of concurrent requests of its network, until it is released."""

    def __init__(self, requests: Counter[str], network: str) -> None:
        self._requests, self._network, self._is_released = requests, network, False
        requests[network] += 1

    def release(self) -> None:
        """Remove the request from the count, once."""
        if not self._is_released:
            self._is_released = True
            self._requests[self._network] -= 1
            if not self._requests[self._network]:
                del self._requests[self._network]


def _is_valid_host(headers: Any) -> bool:
    """Return whether the `Host` header is absent or valid; the server builds links from it."""
    hosts = [value for name, value in headers if name == b"host"]
    match = HOST_PATTERN.fullmatch(hosts[0]) if len(hosts) == 1 else None
    return not hosts or (match is not None and int(match[1] or 0) <= MAX_PORT)


def repeated_parameter(scope: Any) -> str | None:
    """Return the name of a query parameter that a request has more than once, or None.

    No parameter of the API is a list, and Litestar would use the last value.
    """
    query: str = scope["query_string"].decode("latin-1")
    names: set[str] = set()
    for name, _ in parse_qsl(query, keep_blank_values=True):
        if name in names:
            return name
        names.add(name)
    return None


def _is_valid_path(path: str) -> bool:
    return (
        "\0" not in path
        and len(path) <= MAX_PATH_LENGTH
        and all(
            len(segment.encode("utf-8", "replace")) <= MAX_SEGMENT_LENGTH
            for segment in path.split("/")
        )
    )


def with_body_timeout(receive: Any, send: Any) -> tuple[Any, Any]:
    """Return the ASGI functions `receive` and `send` with a time limit for the request body.

    The limit no longer applies once the response has started.
    """
    deadline = asyncio.get_running_loop().time() + BODY_TIMEOUT_S
    is_complete = has_started = False

    async def send_response(message: Any) -> None:
        nonlocal has_started
        has_started = True
        await send(message)

    async def receive_in_time() -> Any:
        nonlocal is_complete
        if is_complete or has_started:
            return await receive()
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            raise HTTPException("the body did not come in time", status_code=408) from None
        if message["type"] == "http.disconnect":
            raise ClientException("the client disconnected")
        is_complete = not message.get("more_body", False)
        return message

    return receive_in_time, send_response
