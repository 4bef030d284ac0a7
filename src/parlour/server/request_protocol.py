"""An HTTP protocol below ASGI with a timeout for every step of a request.

The timeouts are necessary because each open connection holds a file descriptor.
"""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Awaitable, Callable
from typing import Any

from parlour.server.http_connections import HttpConnection, HttpConnections
from parlour.server.limits.network import LOCAL_NETWORKS, network_of_address
from parlour.server.limits.trusted_proxies import parse_trusted_proxies
from parlour.server.origins import first_forwarded
from parlour.server.outflow import WriteStallMonitor
from parlour.server.realtime.stream import CLOSE_RESTART, STREAM_EXTENSION
from parlour.server.uvicorn_internals import UvicornHttpProtocol

HEAD_TIMEOUT_S = 10.0
"""Time limit for a request head, and for the idle time before the next request, in seconds."""

MAX_HEAD_BYTES = 64 * 1024

MAX_OVERHEAD_BYTES = 512 * 1024
"""Maximum size of chunk headers and trailers, which are neither head nor body of a request."""

GRACE_SECONDS = 2.0
"""Time for which the rest of an already answered request is read, in seconds.

If the connection were closed immediately, the client might not see the answer.
"""

MAX_DISCARDED_BYTES = 8 * 1024 * 1024

FORWARDED_PROTO = b"x-forwarded-proto"

PLAIN_TEXT_HEADERS = b"\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n"
BAD_REQUEST = (
    b"HTTP/1.1 400 Bad Request" + PLAIN_TEXT_HEADERS + b"This is not a WebSocket handshake.\n"
)
REQUEST_TIMEOUT = (
    b"HTTP/1.1 408 Request Timeout" + PLAIN_TEXT_HEADERS + b"The request did not arrive in time.\n"
)
TOO_MANY_REQUESTS = (
    b"HTTP/1.1 429 Too Many Requests"
    + PLAIN_TEXT_HEADERS
    + b"Too many open connections from your network. Close some and try again in ten seconds.\n"
)
HEADERS_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large"
    + PLAIN_TEXT_HEADERS
    + b"The header of this request is too large.\n"
)

AsgiApp = Callable[[Any, Any, Any], Awaitable[None]]


class RequestProtocol(UvicornHttpProtocol):
    """Uvicorn's HTTP protocol with limits on slow clients and on connections per network."""

    _head_timer: TimerHandle | None = None
    _grace_timer: TimerHandle | None = None
    _head = _overhead = _discarded = 0
    _http_connection: HttpConnection | None = None
    _end_stream: Callable[[int], None] | None = None
    """Function that ends the stream that is being sent, with a close code."""
    _early_cycle: object = None
    """The request cycle that was answered before the complete request had arrived."""
    _stall_monitor: WriteStallMonitor

    def connection_made(self, transport: Any) -> None:
        """Wait for the first request, or close the connection if the limit is reached."""
        super().connection_made(transport)
        self._stall_monitor = WriteStallMonitor(self.loop, transport)
        connections: HttpConnections = self.config.app.connections  # type: ignore[union-attr]
        address = network_of_address(self.client[0]) if self.client else ""
        self._http_connection = connections.add(
            transport,
            address,
            self._is_busy,
            is_limited=address not in LOCAL_NETWORKS and not self._is_proxy(),
        )
        if self._http_connection is None:
            self._refuse(TOO_MANY_REQUESTS)
        else:
            self._start_head_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel all timers and stop counting the connection."""
        self._stop_head_timer()
        self._stall_monitor.stop()
        if self._grace_timer is not None:
            self._grace_timer.cancel()
        if self._http_connection is not None:
            self._http_connection.release()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Close the connection after its response; a stream is ended, since it would never end."""
        super().shutdown()
        if self._end_stream is not None:
            self._end_stream(CLOSE_RESTART)

    def handle_websocket_upgrade(self) -> None:
        """Switch to the WebSocket protocol.

        The connection still counts as an HTTP connection until a page takes over the socket.
        """
        if self.cycle is not None and not self.cycle.response_complete:
            # The unfinished response would mix with the messages of the socket.
            self.transport.abort()
            return
        connection, self._http_connection = self._http_connection, None
        super().handle_websocket_upgrade()
        if connection is not None:
            connection.is_busy = _is_idle
            socket: Any = self.transport.get_protocol()
            socket.http_connection = connection
            if not socket.handshake_initiated:
                # The library rejected the handshake (for example, because it has a body) and would discard data
                # forever.
                self._refuse(BAD_REQUEST)

    def data_received(self, data: bytes) -> None:
        """Parse received data, unless a limit is exceeded or the request has been answered."""
        if self._grace_timer is not None:
            self._discarded += len(data)
            if self._discarded > MAX_DISCARDED_BYTES:
                self.transport.abort()
            return
        self._overhead += len(data)
        super().data_received(data)
        if self._head_timer is not None:
            self._head += len(data)
            if self._head > MAX_HEAD_BYTES:
                self._refuse(HEADERS_TOO_LARGE)
        elif self._overhead > MAX_OVERHEAD_BYTES:
            self._refuse(HEADERS_TOO_LARGE)
        if self.transport.is_closing():
            self._stall_monitor.watch()

    def on_message_begin(self) -> None:
        """Start the timeout for the rest of a request head."""
        super().on_message_begin()
        self._overhead = 0
        self._stop_head_timer()
        self._start_head_timer()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Store a request header.

        If several proxies list schemes in `X-Forwarded-Proto`, only the first (that of the client)
        is kept.
        """
        if name.lower() == FORWARDED_PROTO:
            if any(known == FORWARDED_PROTO for known, _ in self.headers):
                return
            value = first_forwarded(value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Stop the timeout for the request head."""
        self._stop_head_timer()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Store a part of the request body."""
        self._overhead -= len(body)
        super().on_body(body)

    def pause_writing(self) -> None:
        """Start monitoring the write buffer for a client that stops reading."""
        super().pause_writing()
        self._stall_monitor.watch()

    def on_response_complete(self) -> None:
        """Wait for the next request, or close the connection if the request was answered early.

        An early answer was sent before the complete request had arrived. Its connection is closed
        after a grace period.
        """
        super().on_response_complete()
        self._stall_monitor.watch()
        if self.transport.is_closing():
            return
        if self._early_cycle is self.cycle:
            self._discard_rest()
        elif self.cycle.response_complete:
            self._start_head_timer()

    def wrapped_app(self, cycle: Any, app: AsgiApp) -> Any:
        """Return an ASGI application that adds `Connection: close` to early responses.

        A response is early if it starts before the complete request has arrived.
        """

        async def close_early(scope: Any, receive: Any, send: Any) -> None:
            async def send_message(message: Any) -> None:
                if message["type"] != "http.response.start" or not cycle.more_body:
                    await send(message)
                    return
                await send(
                    {**message, "headers": [*message.get("headers", ()), (b"connection", b"close")]}
                )
                # Uvicorn would close the connection immediately, without the grace period.
                self._early_cycle, cycle.keep_alive = cycle, True

            await app(
                {**scope, "extensions": {STREAM_EXTENSION: self._begin_stream}},
                receive,
                send_message,
            )

        return close_early

    def _begin_stream(self, end_stream: Callable[[int], None]) -> None:
        """Stop counting this connection as HTTP, because streams are counted like sockets."""
        self._end_stream = end_stream
        if self._http_connection is not None:
            self._http_connection.release()

    def _discard_rest(self) -> None:
        """End the response and discard incoming data during a grace period."""
        self._stop_head_timer()
        self.stop_keep_alive_timer()
        self._grace_timer = self.loop.call_later(GRACE_SECONDS, self._close)
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def _close(self) -> None:
        self.transport.close()
        self._stall_monitor.watch()

    def _is_busy(self) -> bool:
        """Return whether a complete request is being answered and the client reads the response."""
        return self.cycle is not None and not (
            self.cycle.response_complete or self.cycle.more_body or self.flow.write_paused
        )

    def _is_proxy(self) -> bool:
        """Return whether the connection is from a trusted proxy, which forwards many clients."""
        trusted = parse_trusted_proxies(str(self.config.forwarded_allow_ips))
        return self.client is not None and trusted.has_address(self.client[0])

    def _start_head_timer(self) -> None:
        if self._head_timer is None:
            self._head_timer, self._head = (
                self.loop.call_later(HEAD_TIMEOUT_S, self._on_head_timeout),
                0,
            )

    def _stop_head_timer(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _on_head_timeout(self) -> None:
        self._head_timer = None
        if self.cycle is not None and not self.cycle.response_complete:
            # An earlier request of the pipeline is still being answered.
            self._start_head_timer()
        else:
            self._refuse(REQUEST_TIMEOUT)

    def _refuse(self, answer: bytes) -> None:
        self._stop_head_timer()
        if not self.transport.is_closing():
            self.transport.write(answer)
            self._close()


def _is_idle() -> bool:
    """Return False for a socket that no page has taken over.

    It never counts as busy, so it may be closed to make room for another connection.
    """
    return False
