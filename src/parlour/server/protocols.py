"""Sockets below ASGI: their messages are written straight to their transport."""

from __future__ import annotations

from collections.abc import Coroutine
from struct import pack
from typing import Any, Protocol

import structlog
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from parlour.server.http_connections import HttpConnection
from parlour.server.outflow import Outflow

LINE = "parlour.line"
"""The ASGI extension under which a socket's application finds its protocol."""

TEXT, CONTROL, ODD = 1, 8, -1
"""What a frame is: a whole text, a whole ping, pong or closing, or something for the library to make sense of."""

NOT_TEXT = 1007
"""The close code for what was sent as text and is none."""

log = structlog.get_logger()


class _NobodyAsks:
    """The queue of a socket whose page hears what comes."""

    def put_nowait(self, message: Any) -> None:
        """Drop a message."""


NOBODY_ASKS: Any = _NobodyAsks()
NO_SCOPE: Any = {}


class Page(Protocol):
    """Who listens to a socket."""

    def heard(self, text: str | bytes) -> None:
        """Take a message; bytes are one that was not meant as text."""

    def has_room(self) -> None:
        """Go on writing on a line that was too slow."""

    def gone(self) -> None:
        """Take note that the line is closed."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's sockets, which an application may also read and write at once: no task, no copy, no queue in between.

    A page that took the line hears what comes as it comes. What browsers send, whole masked text frames, is read here; all else
    (pings, closing, fragments, what is against RFC 6455) is left to the library.
    """

    page: Page | None = None
    counted: HttpConnection | None = None
    """This connection among those of HTTP, until a page takes it."""
    _plain = True
    _unread: bytearray | None = None
    _outflow: Outflow

    def connection_made(self, transport: Any) -> None:
        """Begin with the handshake."""
        super().connection_made(transport)
        self._outflow = Outflow(self.loop, transport)

    def handle_connect(self, event: Request) -> None:
        """Hand the application this protocol."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = self

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
        if self.page is None and self.close_timer is None:
            self._close()
        self.scope = NO_SCOPE

    def take(self, page: Page) -> None:
        """Let a page hear what has come and what comes from here on."""
        self.page = page
        self._release()
        waiting, self.queue = self.queue, NOBODY_ASKS
        while not waiting.empty():
            message = waiting.get_nowait()
            if message["type"] == "websocket.receive":
                page.heard(message.get("text") or message.get("bytes") or "")
        if self.read_paused:
            self.resume()
        if self.disconnected:
            page.gone()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something for the page; the server waits for it before it closes."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def pause(self) -> None:
        """Read no further for now: what is sent meanwhile waits in the other's own pipe."""
        if not (self.read_paused or self.disconnected or self.transport.is_closing()):
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Read on."""
        if self.read_paused and not (self.disconnected or self.transport.is_closing()):
            self.read_paused = False
            self.transport.resume_reading()

    def _release(self) -> None:
        """Count this connection among those of HTTP no longer: a page's socket is counted by person and network."""
        if self.counted is not None:
            self.counted.release()
            self.counted = None

    def _close(self) -> None:
        """Close the connection once everything is sent; what the other side does not read in time is dropped."""
        self.transport.close()
        self._outflow.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the page."""
        self._outflow.stop()
        self._release()
        super().connection_lost(exc)
        if self.page is not None:
            self.page.gone()

    def keepalive_timeout(self) -> None:
        """Close a connection whose other side has not answered a ping in time."""
        super().keepalive_timeout()
        self._outflow.watch()

    def pause_writing(self) -> None:
        """Watch whether the other side reads what waits for it."""
        super().pause_writing()
        self._outflow.watch()

    def data_received(self, data: bytes) -> None:
        """Read what came."""
        self._read(data)
        if self.transport.is_closing():
            self._outflow.watch()

    def _read(self, data: bytes) -> None:
        if self.page is None or not self._plain:
            super().data_received(data)
            return
        if self._unread is not None:
            self._unread += data
            data, self._unread = bytes(self._unread), None
        at, length = 0, len(data)
        while at < length and self._plain:
            opcode, end = frame_at(data, at)
            if end > length:
                self._unread = bytearray(data[at:])
                return
            if opcode == TEXT:
                self._hear(unmasked(data, at, end))
            elif opcode == CONTROL:
                super().data_received(data[at:end])
            else:
                # Once something odd has begun only the library knows where it ends.
                self._plain = False
                super().data_received(data[at:])
            at = end

    def send_receive_event_to_app(self) -> None:
        """Let the page hear a message that the library has read."""
        if self.page is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self._hear(data, text=self.curr_msg_data_type == "text")

    def _hear(self, data: bytes, text: bool = True) -> None:
        if self.close_sent or self.page is None:
            return
        try:
            self.page.heard(data.decode() if text else data)
        except UnicodeDecodeError:
            self.end(NOT_TEXT)

    def tell(self, *texts: bytes) -> bool:
        """Send messages of UTF-8 text, and return whether they were; the page is called when a line that was too slow has room again."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True
        if not self.writable.is_set():
            return False
        self.transport.write(b"".join([part for text in texts for part in (header(len(text)), text)]))
        return True

    def end(self, code: int, reason: str = "") -> None:
        """Close with a code; what is sent after that goes nowhere."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume()
        self.close_timer = self.loop.call_later(self.close_timeout, self._close)

    def resume_writing(self) -> None:
        """Say that there is room again."""
        super().resume_writing()
        if self.page is not None:
            self.page.has_room()

    def forget_handshake(self) -> None:
        """Let go of what only the handshake needed: it is kept as long as the socket otherwise."""
        kept: Any = self
        kept.request = kept.response = None


def frame_at(data: bytes, at: int) -> tuple[int, int]:
    """Return what the frame that begins here is (TEXT, CONTROL or ODD) and where it ends, beyond the data where it has not all come.

    RFC 6455, section 5.2: only whole (final, unfragmented) masked frames of at most 64 kB are read here.
    """
    if len(data) < at + 2:
        return ODD, at + 2
    kind, length = data[at], data[at + 1]
    if length < 0x80 or length == 0xFF or not (kind == 0x81 or 0x88 <= kind <= 0x8A):
        return ODD, at
    if length < 0xFE:
        return (TEXT if kind == 0x81 else CONTROL), at + length - 0x80 + 6
    if kind != 0x81:
        return ODD, at
    return TEXT, at + 8 + int.from_bytes(data[at + 2 : at + 4], "big") if len(data) >= at + 4 else at + 8


def unmasked(data: bytes, at: int, end: int) -> bytes:
    """Return the text of the whole masked frame that lies here."""
    start = at + (8 if data[at + 1] == 0xFE else 6)
    length = end - start
    mask = (data[start - 4 : start] * (length // 4 + 1))[:length]
    return (int.from_bytes(data[start:end], "big") ^ int.from_bytes(mask, "big")).to_bytes(length, "big")


def header(length: int) -> bytes:
    """Return the head of an unmasked, unfragmented text frame (RFC 6455, section 5.2) for so many bytes."""
    if length < 126:
        return pack("!BB", 0x81, length)
    if length < 1 << 16:
        return pack("!BBH", 0x81, 126, length)
    return pack("!BBQ", 0x81, 127, length)
