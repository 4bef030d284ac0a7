"""Connections below ASGI: heads that must arrive in time, and sockets whose messages are written straight to their transport."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from collections.abc import Callable
from struct import pack
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

HEAD_SECONDS = 10.0
"""How long the head of a request may take to arrive."""

LARGEST_HEAD = 64 * 1024

LINE = "parlour.line"
"""The ASGI extension under which a socket's application finds its protocol."""

PLAIN = b"\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n"
SLOW = b"HTTP/1.1 408 Request Timeout" + PLAIN + b"The request did not come in time.\n"
LARGE = b"HTTP/1.1 431 Request Header Fields Too Large" + PLAIN + b"The head of this request is too long.\n"


class RequestProtocol(HttpToolsProtocol):
    """Uvicorn's requests, with an end to heads that never end: each would hold a file of the process."""

    _late: TimerHandle | None = None
    _head = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first head."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless a head grows beyond measure."""
        super().data_received(data)
        if self._late is not None:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self._refuse(LARGE)

    def on_message_begin(self) -> None:
        """Wait for the rest of a head."""
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """Wait no longer."""
        self._arrived()
        super().on_headers_complete()

    def _wait(self) -> None:
        if self._late is None:
            self._late, self._head = self.loop.call_later(HEAD_SECONDS, self._refuse, SLOW), 0

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _refuse(self, answer: bytes) -> None:
        self._arrived()
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's sockets, which an application may also write to at once: no task, no copy, no queue in between."""

    woken: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Hand the application this protocol."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = self

    def tell(self, text: bytes) -> bool:
        """Send a message of UTF-8 text, and return whether it was; `woken` is called when a line that was too slow has room again."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True
        if not self.writable.is_set():
            return False
        self.transport.write(header(len(text)) + text)
        return True

    def end(self, code: int, reason: str = "") -> None:
        """Close with a code; what is sent after that goes nowhere."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def resume_writing(self) -> None:
        """Say that there is room again."""
        super().resume_writing()
        if self.woken is not None:
            self.woken()

    def forget_handshake(self) -> None:
        """Let go of what only the handshake needed: it is kept as long as the socket otherwise."""
        kept: Any = self
        kept.request = kept.response = None


def header(length: int) -> bytes:
    """Return the head of an unmasked, unfragmented text frame (RFC 6455, section 5.2) for so many bytes."""
    if length < 126:
        return pack("!BB", 0x81, length)
    if length < 1 << 16:
        return pack("!BBH", 0x81, 126, length)
    return pack("!BBQ", 0x81, 127, length)
