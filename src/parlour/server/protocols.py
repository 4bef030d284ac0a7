"""Sockets below ASGI: their messages are written straight to their transport."""

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
"""The ASGI extension under which a socket's application finds its protocol."""

TEXT_FRAME, CONTROL_FRAME, OTHER_FRAME = 1, 8, -1
"""What a frame is: a whole text, a whole ping, pong or closing, or something for the library to make sense of."""

CLOSE_INVALID_TEXT = 1007
"""The close code for what was sent as text and is none."""

log = structlog.get_logger()


class _NoOpQueue:
    """The queue of a socket whose page hears what comes."""

    def put_nowait(self, message: Any) -> None:
        """Drop a message."""


NO_OP_QUEUE: Any = _NoOpQueue()
EMPTY_SCOPE: Any = {}


class SocketListener(Protocol):
    """Who listens to a socket."""

    def on_message(self, text: str | bytes) -> None:
        """Take a message; bytes are one that was not meant as text."""

    def on_writable(self) -> None:
        """Go on writing on a line that was too slow."""

    def on_close(self) -> None:
        """Take note that the line is closed."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's sockets, which an application may also read and write at once: no task, no copy, no queue in between.

    A page that took the line hears what comes as it comes. What browsers send, whole masked text frames, is read here; all else
    (pings, closing, fragments, what is against RFC 6455) is left to the library.
    """

    listener: SocketListener | None = None
    http_connection: HttpConnection | None = None
    """This connection among those of HTTP, until a page takes it."""
    _is_fast_path = True
    _unread: bytearray | None = None
    _stall_monitor: WriteStallMonitor

    def connection_made(self, transport: Any) -> None:
        """Begin with the handshake."""
        super().connection_made(transport)
        self._stall_monitor = WriteStallMonitor(self.loop, transport)

    def handle_connect(self, event: Request) -> None:
        """Hand the application this protocol."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SOCKET_EXTENSION] = self

    async def run_asgi(self) -> None:
        """Run the application, which ends at once where a page takes the line."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            # One socket's failure is noted and closes that socket; the server has all the others.
            log.exception("a socket failed")
            self.send_500_response()
        if self.listener is None and self.close_timer is None:
            self._close()
        self.scope = EMPTY_SCOPE

    def attach(self, page: SocketListener) -> None:
        """Let a page hear what has come and what comes from here on."""
        self.listener = page
        self._release_http_connection()
        waiting, self.queue = self.queue, NO_OP_QUEUE
        while not waiting.empty():
            message = waiting.get_nowait()
            if message["type"] == "websocket.receive":
                page.on_message(message.get("text") or message.get("bytes") or "")
        if self.read_paused:
            self.resume_reading()
        if self.disconnected:
            page.on_close()

    def run_task(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something for the page; the server waits for it before it closes."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def pause_reading(self) -> None:
        """Read no further for now: what is sent meanwhile waits in the other's own pipe."""
        if not (self.read_paused or self.disconnected or self.transport.is_closing()):
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Read on."""
        if self.read_paused and not (self.disconnected or self.transport.is_closing()):
            self.read_paused = False
            self.transport.resume_reading()

    def _release_http_connection(self) -> None:
        """Count this connection among those of HTTP no longer: a page's socket is counted by person and network."""
        if self.http_connection is not None:
            self.http_connection.release()
            self.http_connection = None

    def _close(self) -> None:
        """Close the connection once everything is sent; what the other side does not read in time is dropped."""
        self.transport.close()
        self._stall_monitor.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the page."""
        self._stall_monitor.stop()
        self._release_http_connection()
        super().connection_lost(exc)
        if self.listener is not None:
            self.listener.on_close()

    def keepalive_timeout(self) -> None:
        """Close a connection whose other side has not answered a ping in time."""
        super().keepalive_timeout()
        self._stall_monitor.watch()

    def pause_writing(self) -> None:
        """Watch whether the other side reads what waits for it."""
        super().pause_writing()
        self._stall_monitor.watch()

    def data_received(self, data: bytes) -> None:
        """Read what came."""
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
                # Once something odd has begun only the library knows where it ends.
                self._is_fast_path = False
                super().data_received(data[at:])
            at = end

    def send_receive_event_to_app(self) -> None:
        """Let the page hear a message that the library has read."""
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
        """Send messages of UTF-8 text, and return whether they were; the page is called when a line that was too slow has room again."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True
        if not self.writable.is_set():
            return False
        self.transport.write(
            b"".join([part for text in texts for part in (frame_header(len(text)), text)])
        )
        return True

    def close_socket(self, code: int, reason: str = "") -> None:
        """Close with a code; what is sent after that goes nowhere."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self._close)

    def resume_writing(self) -> None:
        """Say that there is room again."""
        super().resume_writing()
        if self.listener is not None:
            self.listener.on_writable()

    def forget_handshake(self) -> None:
        """Let go of what only the handshake needed: it is kept as long as the socket otherwise."""
        kept: Any = self
        kept.request = kept.response = None


def frame_at(data: bytes, at: int) -> tuple[int, int]:
    """Return what the frame that begins here is (TEXT, CONTROL or ODD) and where it ends, beyond the data where it has not all come.

    RFC 6455, section 5.2: only whole (final, unfragmented) masked frames of at most 64 kB are read here.
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
    """Return the text of the whole masked frame that lies here."""
    start = at + (8 if data[at + 1] == 0xFE else 6)
    length = end - start
    mask = (data[start - 4 : start] * (length // 4 + 1))[:length]
    return (int.from_bytes(data[start:end], "big") ^ int.from_bytes(mask, "big")).to_bytes(
        length, "big"
    )


def frame_header(length: int) -> bytes:
    """Return the head of an unmasked, unfragmented text frame (RFC 6455, section 5.2) for so many bytes."""
    if length < 126:
        return pack("!BB", 0x81, length)
    if length < 1 << 16:
        return pack("!BBH", 0x81, 126, length)
    return pack("!BBQ", 0x81, 127, length)
