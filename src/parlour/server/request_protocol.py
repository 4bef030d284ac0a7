"""HTTP connections below ASGI: each step of a request has an end, since each connection holds a file of the process."""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Awaitable, Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from parlour.server.http_connections import HttpConnection, HttpConnections
from parlour.server.limits.network import OWN, network
from parlour.server.origins import first_of
from parlour.server.outflow import Outflow

HEAD_SECONDS = 10.0
"""How long the head of a request may take to arrive, and how long a connection may wait for its next one, whatever it sends meanwhile."""

LARGEST_HEAD = 64 * 1024

LARGEST_OVERHEAD = 512 * 1024
"""How many bytes of a request may be neither its head nor its body: marks between chunks, and fields after the last one."""

GRACE_SECONDS = 2.0
"""How long a request that was answered before it had arrived is read on: closed at once, its sender might never see the answer."""

LARGEST_DISCARDED = 8 * 1024 * 1024

PROTO = b"x-forwarded-proto"

PLAIN = b"\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n"
BAD = b"HTTP/1.1 400 Bad Request" + PLAIN + b"This is not a WebSocket handshake.\n"
SLOW = b"HTTP/1.1 408 Request Timeout" + PLAIN + b"The request did not arrive in time.\n"
MANY = b"HTTP/1.1 429 Too Many Requests" + PLAIN + b"Too many open connections from your network. Close some and try again in ten seconds.\n"
LARGE = b"HTTP/1.1 431 Request Header Fields Too Large" + PLAIN + b"The header of this request is too large.\n"

App = Callable[[Any, Any, Any], Awaitable[None]]


class RequestProtocol(HttpToolsProtocol):
    """Uvicorn's requests, with limits for slow senders, slow readers and the connections of one network."""

    _late: TimerHandle | None = None
    _grace: TimerHandle | None = None
    _head = _overhead = _discarded = 0
    _counted: HttpConnection | None = None
    _early: object = None
    """The request that was answered before it had arrived."""
    _outflow: Outflow

    def connection_made(self, transport: Any) -> None:
        """Begin to wait for the first head, unless there is no place for this connection."""
        super().connection_made(transport)
        self._outflow = Outflow(self.loop, transport)
        connections: HttpConnections = self.config.app.connections  # type: ignore[union-attr]
        address = network(self.client[0]) if self.client else ""
        self._counted = connections.add(transport, address, self._is_busy, limited=address not in OWN and not self._is_proxy())
        if self._counted is None:
            self._refuse(MANY)
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._arrived()
        self._outflow.stop()
        if self._grace is not None:
            self._grace.cancel()
        if self._counted is not None:
            self._counted.release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Become a socket; it counts among the HTTP connections until a page takes it."""
        if self.cycle is not None and not self.cycle.response_complete:
            # The answer that is still being written would end up in the middle of the socket's messages.
            self.transport.abort()
            return
        counted, self._counted = self._counted, None
        super().handle_websocket_upgrade()
        if counted is not None:
            counted.is_busy = _is_idle
            socket: Any = self.transport.get_protocol()
            socket.counted = counted
            if not socket.handshake_initiated:
                # The library has given up on this handshake (it has a body, for example) and would discard bytes for ever.
                self._refuse(BAD)

    def data_received(self, data: bytes) -> None:
        """Read on, unless what comes grows beyond measure or is no longer asked for."""
        if self._grace is not None:
            self._discarded += len(data)
            if self._discarded > LARGEST_DISCARDED:
                self.transport.abort()
            return
        self._overhead += len(data)
        super().data_received(data)
        if self._late is not None:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self._refuse(LARGE)
        elif self._overhead > LARGEST_OVERHEAD:
            self._refuse(LARGE)
        if self.transport.is_closing():
            self._outflow.watch()

    def on_message_begin(self) -> None:
        """Wait for the rest of a head."""
        super().on_message_begin()
        self._overhead = 0
        self._arrived()
        self._wait()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header; of the schemes that several proxies list, the first is the visitor's."""
        if name.lower() == PROTO:
            if any(known == PROTO for known, _ in self.headers):
                return
            value = first_of(value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Stop waiting for the head."""
        self._arrived()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a part of the body."""
        self._overhead -= len(body)
        super().on_body(body)

    def pause_writing(self) -> None:
        """Watch whether the other side reads what waits for it."""
        super().pause_writing()
        self._outflow.watch()

    def on_response_complete(self) -> None:
        """Close a connection whose request had not arrived, after a grace; else wait for the next request."""
        super().on_response_complete()
        self._outflow.watch()
        if self.transport.is_closing():
            return
        if self._early is self.cycle:
            self._linger()
        elif self.cycle.response_complete:
            self._wait()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        super()._start_asgi_task(cycle, self._closing_early(cycle, app))

    def _closing_early(self, cycle: Any, app: App) -> Any:
        """Return the app with `Connection: close` on an answer that begins before the request has arrived."""

        async def closing(scope: Any, receive: Any, send: Any) -> None:
            async def sent(message: Any) -> None:
                if message["type"] != "http.response.start" or not cycle.more_body:
                    await send(message)
                    return
                await send({**message, "headers": [*message.get("headers", ()), (b"connection", b"close")]})
                # This protocol closes after a grace, which Uvicorn does not know.
                self._early, cycle.keep_alive = cycle, True

            await app(scope, receive, sent)

        return closing

    def _linger(self) -> None:
        """End the answer, and drop what still comes for a short while."""
        self._arrived()
        self._unset_keepalive_if_required()
        self._grace = self.loop.call_later(GRACE_SECONDS, self._close)
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def _close(self) -> None:
        self.transport.close()
        self._outflow.watch()

    def _is_busy(self) -> bool:
        """Return whether a request that has arrived is being answered, as fast as the other side reads."""
        return self.cycle is not None and not (self.cycle.response_complete or self.cycle.more_body or self.flow.write_paused)

    def _is_proxy(self) -> bool:
        """Return whether everybody comes by this connection: an operator has told the server so."""
        named = self.config.forwarded_allow_ips
        trusted = named if isinstance(named, list) else str(named or "").split(",")
        return self.client is not None and not {"*", self.client[0]}.isdisjoint(one.strip() for one in trusted)

    def _wait(self) -> None:
        if self._late is None:
            self._late, self._head = self.loop.call_later(HEAD_SECONDS, self._timed_out), 0

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _timed_out(self) -> None:
        self._late = None
        if self.cycle is not None and not self.cycle.response_complete:
            # An earlier request is still being answered, and this one's turn has not come.
            self._wait()
        else:
            self._refuse(SLOW)

    def _refuse(self, answer: bytes) -> None:
        self._arrived()
        if not self.transport.is_closing():
            self.transport.write(answer)
            self._close()


def _is_idle() -> bool:
    """Return that a socket without a page is not busy."""
    return False
