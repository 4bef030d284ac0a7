"""A minimal simulated table page for load benchmarks, which plays random actions.

It implements RFC 6455 directly, since hundreds of clients on the same machine must use little
processor time.
"""

from __future__ import annotations

import asyncio
import time
from asyncio import Transport
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Self

import msgspec

from parlour.server.bench.tables import BenchTable
from parlour.server.realtime.session import SESSION_COOKIE

HANDSHAKE_KEY = "cGFybG91ciBtZWFzdXJlcw=="
NO_MASK = bytes(4)
"""Mask of zeros: clients must mask their frames, but this mask does not change the payload."""

TEXT_FRAME, PING_FRAME, PONG_FRAME = 0x81, 0x89, 0x8A
"""First byte of a text, ping and pong frame."""


@dataclass
class DeliveryCounts:
    """The frames that the simulated pages received."""

    deliveries: int = 0
    waits: list[float] = field(default_factory=list)
    """Seconds from each action to the acting player's own next frame."""
    over: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once a match has ended."""


class BenchFrame(msgspec.Struct):
    """The fields of a frame that a simulated page needs to choose an action."""

    seq: int
    seat: int | None
    decision_id: int | None
    phase: str
    legal_actions: list[msgspec.Raw] | None


class _FrameMessage(msgspec.Struct):
    type: str
    frames: list[BenchFrame] = []


_message_decoder = msgspec.json.Decoder(_FrameMessage)


class BenchPage(asyncio.Protocol):
    """A simulated table page, which takes actions once `play` is called."""

    def __init__(self, table: BenchTable, token: str, port: int) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = (
            f"GET /ws/{table.match} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {HANDSHAKE_KEY}\r\n"
            f"X-Forwarded-For: {table.address}\r\nCookie: {SESSION_COOKIE}={token}\r\n\r\n"
        ).encode()
        self._random = Random(token)
        self._unread = bytearray()
        self._counts: DeliveryCounts | None = None
        self._frame: BenchFrame | None = None
        self._sent: tuple[int, float] | None = None
        self._number = 0

    @classmethod
    async def connect(cls, table: BenchTable, token: str, port: int) -> Self:
        """Connect to a table and return the page once it has its first frame."""
        _, page = await asyncio.get_running_loop().create_connection(
            partial(cls, table, token, port), "127.0.0.1", port
        )
        await page.open
        return page

    def connection_made(self, transport: Any) -> None:
        """Send the WebSocket handshake."""
        self._transport: Transport = transport
        transport.write(self._request)

    def play(self, tally: DeliveryCounts) -> None:
        """Start taking actions and counting deliveries."""
        self._counts = tally
        if self._frame is not None:
            self._decide(self._frame)

    def close(self) -> None:
        """Close the connection without a closing handshake."""
        self._counts = None
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Parse received WebSocket frames, and answer pings."""
        self._unread += data
        if self._unread.startswith(b"HTTP"):
            head = self._unread.find(b"\r\n\r\n")
            if head < 0:
                return
            if not self._unread.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(
                    RuntimeError(f"a page was refused: {bytes(self._unread[:head]).decode()}")
                )
                return
            del self._unread[: head + 4]
        at = 0
        while (found := _next_message(self._unread, at)) is not None:
            kind, start, at = found
            content = memoryview(self._unread)[start:at].tobytes()
            if kind == TEXT_FRAME:
                self._on_frames(_message_decoder.decode(content))
            elif kind == PING_FRAME:
                self._send(PONG_FRAME, content)
        del self._unread[:at]

    def _on_frames(self, told: _FrameMessage) -> None:
        for frame in told.frames:
            self._frame = frame
            if not self.open.done():
                self.open.set_result(None)
            if self._counts is not None:
                self._counts.deliveries += 1
                if frame.phase == "over":
                    self._counts.over.set()
                if self._sent is not None and frame.seq > self._sent[0]:
                    self._counts.waits.append(time.perf_counter() - self._sent[1])
                    self._sent = None
                self._decide(frame)

    def _decide(self, frame: BenchFrame) -> None:
        if frame.decision_id is None or not frame.legal_actions or self._sent is not None:
            return
        self._number += 1
        act = {
            "type": "act",
            "id": self._number,
            "seat": frame.seat,
            "decision_id": frame.decision_id,
            "action": self._random.choice(frame.legal_actions),
        }
        text = msgspec.json.encode(act)
        self._sent = (frame.seq, time.perf_counter())
        self._send(TEXT_FRAME, text)

    def _send(self, kind: int, content: bytes) -> None:
        length = (
            bytes([0x80 | len(content)])
            if len(content) < 126
            else b"\xfe" + len(content).to_bytes(2, "big")
        )
        self._transport.write(bytes([kind]) + length + NO_MASK + content)


def _next_message(data: bytearray, at: int) -> tuple[int, int, int] | None:
    """Return the type, start and end of the next message, or None if it is incomplete.

    Each message is one WebSocket frame, since the server sends no fragments.

    Args:
        data: The unread bytes.
        at: Offset of the message in `data`.
    """
    if len(data) < at + 2:
        return None
    kind, length, start = data[at], data[at + 1], at + 2
    wide = {126: 2, 127: 8}.get(length, 0)
    if wide:
        length, start = int.from_bytes(data[start : start + wide], "big"), start + wide
    return (kind, start, start + length) if len(data) >= start + length else None
