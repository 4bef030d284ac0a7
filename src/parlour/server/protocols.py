"""A WebSocket protocol below ASGI, which writes messages directly to the transport."""

from __future__ import annotations

from collections.abc import Coroutine
from struct import pack
from typing import Any, Protocol

import structlog
from websockets.http11 import Request

from parlour.server.http_connections import HttpConnection
from parlour.server.outflow import WriteStallMonitor
from parlour.server.uvicorn_internals import ClientDisconnected, WebSocketsSansIOProtocol

SOCKET_EXTENSION = "parlour.line"
"""Key of the ASGI extension that passes the protocol to the application."""

TEXT_FRAME, CONTROL_FRAME, OTHER_FRAME = 1, 8, -1
"""Kinds of frames: complete text; ping, pong or close; any other frame (for the library)."""

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

    It avoids a task, a copy and a queue for each message. An attached listener receives messages
    as they arrive. The protocol itself parses only complete masked text frames, as browsers send
    them. The library handles everything else (pings, closing, fragments, violations of RFC 6455).
    """

    listener: SocketListener | None = None
    http_connection: HttpConnection | None = None
    """The counted HTTP connection, until a page takes over the socket."""
    _is_fast_path = True
    _unread: bytearray | None = None
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
        self._read_frames(data)
        if self.transport.is_closing():
            self._stall_monitor.watch()

    def _read_frames(self, data: bytes) -> None:
        if self.listener is None or not self._is_fast_path:
            super().data_received(data)
            return
        if self._unread is not None:
            self._unread += data
            data, self._unread = bytes(self._unread), None
        at, length = 0, len(data)
        while at < length and self._is_fast_path:
            opcode, end = frame_at(data, at)
            if end > length:
                self._unread = bytearray(data[at:])
                return
            if opcode == TEXT_FRAME:
                self._deliver(unmask_text(data, at, end))
            elif opcode == CONTROL_FRAME:
                super().data_received(data[at:end])
            else:
                # After the first unusual frame, only the library knows where the next frame starts.
                self._is_fast_path = False
                super().data_received(data[at:])
            at = end

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
        self.transport.write(
            b"".join([part for text in texts for part in (frame_header(len(text)), text)])
        )
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


def frame_at(data: bytes, at: int) -> tuple[int, int]:
    """Return the kind of the WebSocket frame at an offset, and the offset of its end.

    The kind is TEXT_FRAME, CONTROL_FRAME or OTHER_FRAME. If the frame is incomplete, the end is
    beyond the data. Only complete, unfragmented, masked frames of at most 64 kB are recognized
    (RFC 6455, section 5.2). Others are OTHER_FRAME.
    """
    if len(data) < at + 2:
        return OTHER_FRAME, at + 2
    kind, length = data[at], data[at + 1]
    if length < 0x80 or length == 0xFF or not (kind == 0x81 or 0x88 <= kind <= 0x8A):
        return OTHER_FRAME, at
    if length < 0xFE:
        return (TEXT_FRAME if kind == 0x81 else CONTROL_FRAME), at + length - 0x80 + 6
    if kind != 0x81:
        return OTHER_FRAME, at
    return TEXT_FRAME, at + 8 + int.from_bytes(data[at + 2 : at + 4], "big") if len(
        data
    ) >= at + 4 else at + 8


def unmask_text(data: bytes, at: int, end: int) -> bytes:
    """Return the unmasked payload of a complete text frame.

    Args:
        data: The received data.
        at: Offset of the frame.
        end: Offset of the end of the frame.
    """
    start = at + (8 if data[at + 1] == 0xFE else 6)
    length = end - start
    mask = (data[start - 4 : start] * (length // 4 + 1))[:length]
    return (int.from_bytes(data[start:end], "big") ^ int.from_bytes(mask, "big")).to_bytes(
        length, "big"
    )


def frame_header(length: int) -> bytes:
    """Return the header of an unmasked, unfragmented text frame (RFC 6455, section 5.2).

    Args:
        length: Length of the payload, in bytes.
    """
    if length < 126:
        return pack("!BB", 0x81, length)
    if length < 1 << 16:
        return pack("!BBH", 0x81, 126, length)
    return pack("!BBQ", 0x81, 127, length)
