"""A WebSocket protocol below ASGI, which writes messages directly to the transport."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Protocol

import structlog
from websockets.http11 import Request

from parlour.server.http_connections import HttpConnection
from parlour.server.outflow import WriteStallMonitor
from parlour.server.uvicorn_internals import ClientDisconnected, WebSocketsSansIOProtocol

SOCKET_EXTENSION = "parlour.line"
"""Key of the ASGI extension that passes the protocol to the application."""

CLOSE_INVALID_TEXT = 1007
"""Close code for text that is not UTF-8."""

log = structlog.get_logger()


class _NoOpQueue:
    """A queue that discards messages, used once the listener receives messages directly."""

    def put_nowait(self, message: Any) -> None:
        """Discard a message."""


NO_OP_QUEUE: Any = _NoOpQueue()
EMPTY_SCOPE: Any = {}


class SocketListener(Protocol):
    """A receiver for the events of a socket."""

    def on_message(self, text: str | bytes) -> None:
        """Handle a message, which is bytes if the client did not send it as text."""

    def on_writable(self) -> None:
        """Handle the event that a full write buffer has space again."""

    def on_close(self) -> None:
        """Handle the end of the connection."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol with direct reads and writes.

    It avoids a task and a queue for each message: an attached listener receives messages as they
    arrive. The websockets library reads and writes the frames of RFC 6455.
    """

    listener: SocketListener | None = None
    http_connection: HttpConnection | None = None
    """The counted HTTP connection, until a page takes over the socket."""
    _stall_monitor: WriteStallMonitor

    def connection_made(self, transport: Any) -> None:
        """Start the connection with the handshake."""
        super().connection_made(transport)
        self._stall_monitor = WriteStallMonitor(self.loop, transport)

    def handle_connect(self, event: Request) -> None:
        """Complete the handshake and pass this protocol to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SOCKET_EXTENSION] = self

    async def run_asgi(self) -> None:
        """Run the application, which returns immediately if a page takes over the socket."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            # Log the failure and close only this socket, since other sockets are not affected.
            log.exception("a socket failed")
            self.send_500_response()
        if self.listener is None and self.close_timer is None:
            self._close()
        self.scope = EMPTY_SCOPE

    def attach(self, listener: SocketListener) -> None:
        """Attach a listener, which receives the messages that arrived so far and all later ones."""
        self.listener = listener
        self._release_http_connection()
        received, self.queue = self.queue, NO_OP_QUEUE
        while not received.empty():
            message = received.get_nowait()
            if message["type"] == "websocket.receive":
                listener.on_message(message.get("text") or message.get("bytes") or "")
        if self.read_paused:
            self.resume_reading()
        if self.disconnected:
            listener.on_close()

    def run_task(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine for the page as a task that the server awaits before it shuts down."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def pause_reading(self) -> None:
        """Stop reading from the client, so that TCP slows it down."""
        if not (self.read_paused or self.disconnected or self.transport.is_closing()):
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Resume reading from the client."""
        if self.read_paused and not (self.disconnected or self.transport.is_closing()):
            self.read_paused = False
            self.transport.resume_reading()

    def _release_http_connection(self) -> None:
        """Stop counting this connection as HTTP.

        The sockets of pages are counted by user and network instead.
        """
        if self.http_connection is not None:
            self.http_connection.release()
            self.http_connection = None

    def _close(self) -> None:
        """Close the connection once all data is sent, or abort it if the client stops reading."""
        self.transport.close()
        self._stall_monitor.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Notify the listener that the connection has ended."""
        self._stall_monitor.stop()
        self._release_http_connection()
        super().connection_lost(exc)
        if self.listener is not None:
            self.listener.on_close()

    def keepalive_timeout(self) -> None:
        """Close a connection whose client did not answer a ping in time."""
        super().keepalive_timeout()
        self._stall_monitor.watch()

    def pause_writing(self) -> None:
        """Start monitoring the write buffer for a client that stops reading."""
        super().pause_writing()
        self._stall_monitor.watch()

    def data_received(self, data: bytes) -> None:
        """Parse received data into messages."""
        super().data_received(data)
        if self.transport.is_closing():
            self._stall_monitor.watch()

    def send_receive_event_to_app(self) -> None:
        """Deliver a message that the library has parsed to the listener."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self._deliver(data, text=self.curr_msg_data_type == "text")

    def _deliver(self, data: bytes, text: bool = True) -> None:
        if self.close_sent or self.listener is None:
            return
        try:
            self.listener.on_message(data.decode() if text else data)
        except UnicodeDecodeError:
            self.close_socket(CLOSE_INVALID_TEXT)

    def send_messages(self, *texts: bytes) -> bool:
        """Send UTF-8 text messages and return True, or return False if the write buffer is full.

        After False, the listener's `on_writable` is called once the buffer has space.
        """
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True
        if not self.writable.is_set():
            return False
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def close_socket(self, code: int, reason: str = "") -> None:
        """Close the socket with a close code, and discard later messages."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self._close)

    def resume_writing(self) -> None:
        """Notify the listener that the write buffer has space."""
        super().resume_writing()
        if self.listener is not None:
            self.listener.on_writable()

    def forget_handshake(self) -> None:
        """Release the handshake request and response, which would otherwise stay in memory."""
        protocol: Any = self
        protocol.request = protocol.response = None
