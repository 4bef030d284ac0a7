"""Tests for the WebSocket protocol (RFC 6455): fragmented messages and close codes."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from parlour.server.realtime.session import SESSION_COOKIE

from ..patience import PATIENCE, eventually
from .harness import ServedApplication

TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
MASK = b"\x37\xfa\x21\x3d"


def frame(kind: int, payload: bytes, mask: bytes = MASK) -> bytes:
    """Return a masked client frame (RFC 6455, section 5.2)."""
    length = len(payload)
    size = (
        bytes([0x80 | length])
        if length < 126
        else b"\xfe" + length.to_bytes(2, "big")
        if length < 1 << 16
        else b"\xff" + length.to_bytes(8, "big")
    )
    return (
        bytes([kind])
        + size
        + mask
        + bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
    )


class Wire:
    """A WebSocket connection whose frames are read and written as raw bytes."""

    def __init__(self, reader: StreamReader, writer: StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def receive(self) -> tuple[int, bytes]:
        """Return the opcode and payload of the next server frame."""
        async with asyncio.timeout(PATIENCE):
            kind, length = await self.reader.readexactly(2)
            if length > 125:
                length = int.from_bytes(
                    await self.reader.readexactly(2 if length == 126 else 8), "big"
                )
            return kind, await self.reader.readexactly(length)

    async def until(self, kind: int, part: bytes = b"") -> bytes:
        """Return the next payload that has this opcode and contains `part`."""
        while True:
            found, payload = await self.receive()
            if found == kind and part in payload:
                return payload


@asynccontextmanager
async def open_wire(server: ServedApplication) -> AsyncIterator[Wire]:
    match, host, _ = await server.two_at_a_table()
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.base.rpartition(":")[2]))
    head = (
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: " + "A" * 22 + "==",
    )
    writer.write(
        "\r\n".join(
            (f"GET /ws/{match} HTTP/1.1", *head, f"Cookie: {SESSION_COOKIE}={host.token}", "", "")
        ).encode()
    )
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    wire = Wire(reader, writer)
    await wire.until(TEXT, b'"type":"frame"')
    try:
        yield wire
    finally:
        writer.close()
        await eventually(lambda: not server.hub.connections(match))


def ping(number: int, pad: int = 0) -> bytes:
    return b'{"type":"ping",%b"id":%d}' % (b" " * pad, number)


def pong(number: int) -> bytes:
    return b'"id":%d,' % number


async def test_messages_can_be_fragmented_in_any_way(server: ServedApplication) -> None:
    luck = Random(5)
    said = b"".join(
        [
            *(
                frame(TEXT, ping(number, pad), luck.randbytes(4))
                for number, pad in ((1, 0), (2, 100), (3, 9_000), (4, 1))
            ),
            frame(PING, b"still there?"),
            frame(PONG, b"nobody asked"),
            frame(TEXT, ping(5)),
            *(frame(0x01, b'{"type":"ping"'), frame(PING, b"between"), frame(0x80, b',"id":6}')),
            frame(TEXT, ping(7)),
        ]
    )
    for cuts in (
        [],
        [1],
        list(range(1, 60)),
        sorted(luck.sample(range(len(said)), 9)),
        [len(said) - 1],
    ):
        async with open_wire(server) as wire:
            for start, end in zip([0, *cuts], [*cuts, len(said)], strict=True):
                wire.writer.write(said[start:end])
                await wire.writer.drain()
                await asyncio.sleep(0.001)
            heard: list[tuple[int, bytes]] = []
            while not heard or pong(7) not in heard[-1][1]:
                heard.append(await wire.receive())
            assert [payload for kind, payload in heard if kind == PONG] == [
                b"still there?",
                b"between",
            ]
            assert [
                number
                for _, payload in heard
                for number in range(1, 8)
                if b"pong" in payload and pong(number) in payload
            ] == list(range(1, 8))


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (frame(TEXT, b'{"type":"chat","id":1,"text":"\xff\xfe"}'), 1007),
        (b"\x81\x05hello", 1002),
        (frame(0xC1, b"reserved"), 1002),
        (frame(0x83, b"no such kind"), 1002),
        (frame(0x80, b"the end of nothing"), 1002),
        (frame(TEXT, b" " * 70_000), 1009),
        (frame(CLOSE, (1001).to_bytes(2, "big")), 1001),
        (
            frame(TEXT, ping(1)) + frame(CLOSE, (1000).to_bytes(2, "big")) + frame(TEXT, ping(2)),
            1000,
        ),
    ],
)
async def test_protocol_errors_close_the_socket_with_their_code(
    server: ServedApplication, said: bytes, code: int
) -> None:
    async with open_wire(server) as wire:
        wire.writer.write(said)
        assert int.from_bytes((await wire.until(CLOSE))[:2], "big") == code


async def test_binary_messages_are_refused_and_the_socket_stays_open(
    server: ServedApplication,
) -> None:
    async with open_wire(server) as wire:
        wire.writer.write(frame(BINARY, ping(1)) + frame(TEXT, ping(2)))
        assert b"core.bad-request" in await wire.until(TEXT, b"error")
        await wire.until(TEXT, pong(2))


async def test_a_flood_of_messages_is_answered_in_order_and_throttled(
    server: ServedApplication,
) -> None:
    async with open_wire(server) as wire:
        wire.writer.write(b"".join(frame(TEXT, ping(number)) for number in range(1, 45)))
        answers = [await wire.until(TEXT, b'"id"') for _ in range(44)]
        assert [
            number for number, answer in enumerate(answers, 1) if b"core.too-many" in answer
        ] != []
        assert all(
            pong(number) in answer or b"core.too-many" in answer
            for number, answer in enumerate(answers, 1)
        )
