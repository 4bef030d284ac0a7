"""Tests that the connections of slow clients end, however slowly they send or read."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import subprocess
import sys
import time
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest

from parlour.server import outflow, protocols, request_protocol
from parlour.server.auth import request_filter
from parlour.server.http_connections import HttpConnections
from parlour.server.realtime.session import SESSION_COOKIE

from ..patience import PATIENCE, eventually
from ..ports import free_port
from .harness import ServedApplication

HEAD = b"HTTP/1.1\r\nhost: localhost\r\n"
UPGRADE = (
    b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: "
    + b"A" * 22
    + b"==\r\n"
)


@asynccontextmanager
async def open_raw_connection(
    server: ServedApplication,
) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.base.rpartition(":")[2]))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def send_slowly(server: ServedApplication, sent: bytes, drip: bytes) -> bytes:
    """Send bytes, then `drip` every 20 ms, and return everything that the server sends."""
    async with open_raw_connection(server) as (reader, writer):
        writer.write(sent)

        async def keep_sending() -> None:
            with suppress(ConnectionError):
                while True:
                    await asyncio.sleep(0.02)
                    writer.write(drip)
                    await writer.drain()

        dripping = asyncio.create_task(keep_sending())
        found = bytearray()
        with suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while piece := await reader.read(65_536):
                    found += piece
                # The sending direction must end too, because it keeps a file descriptor open.
                await dripping
        dripping.cancel()
        return bytes(found)


@pytest.mark.parametrize(
    ("line", "status"),
    [
        (b"POST /api/me " + HEAD + b"content-length: 1000\r\n\r\n", b" 403 "),
        (b"POST /nowhere " + HEAD + b"content-length: 1000\r\nx-parlour: 1\r\n\r\n", b" 404 "),
        (
            b"POST /api/tables "
            + HEAD
            + b"content-length: 99999999\r\nx-parlour: 1\r\ncontent-type: application/json\r\n\r\n",
            b" 413 ",
        ),
        (b"POST /%00 " + HEAD + b"transfer-encoding: chunked\r\n\r\n", b" 404 "),
        (b"GET /health " + HEAD + b"content-length: 1000\r\n\r\n", b" 200 "),
        (b"GET / " + HEAD + b"transfer-encoding: chunked\r\n\r\n", b" 200 "),
    ],
)
async def test_an_early_response_closes_the_connection(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch, line: bytes, status: bytes
) -> None:
    monkeypatch.setattr(request_protocol, "GRACE_SECONDS", 0.1)
    monkeypatch.setattr(request_filter, "BODY_TIMEOUT_S", 600.0)
    drip = b"1\r\nx\r\n" if b"chunked" in line else b"x"
    head, _, _ = (await send_slowly(server, line, drip)).partition(b"\r\n\r\n")
    assert status in head and head.lower().count(b"connection: close") == 1


async def test_an_early_response_reaches_a_client_that_is_still_sending(
    server: ServedApplication,
) -> None:
    async with open_raw_connection(server) as (reader, writer):
        writer.write(b"POST /api/me " + HEAD + b"content-length: 3000000\r\n\r\n")
        for _ in range(30):
            writer.write(b"x" * 100_000)
            await writer.drain()
        found = await asyncio.wait_for(reader.read(), PATIENCE)
        assert b" 403 " in found and b"core.cross-site-request" in found


async def test_a_complete_body_keeps_the_connection_open(server: ServedApplication) -> None:
    async with open_raw_connection(server) as (reader, writer):
        for _ in range(2):
            writer.write(b"POST /api/me " + HEAD + b"content-length: 2\r\n\r\n{}")
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            assert b" 403 " in head and b"connection: close" not in head
            (length,) = (
                int(line.split(b":")[1])
                for line in head.split(b"\r\n")
                if line.startswith(b"content-length")
            )
            await reader.readexactly(length)


@pytest.mark.parametrize(
    ("sent", "drip"),
    [
        (b"GET /health " + HEAD + b"\r\n", b"\r\n"),
        (b"GET /health " + HEAD + b"\r\nGET", b"T"),
        (b"GET /health " + HEAD, b"a: b\r\n"),
        (b"GET /ws/nothing " + HEAD + UPGRADE + b"content-length: 1000\r\n\r\n", b"x"),
        (
            b"GET /ws/nothing " + HEAD + UPGRADE + b"transfer-encoding: chunked\r\n\r\n",
            b"1\r\nx\r\n",
        ),
        (b"GET /health " + HEAD + b"connection: upgrade\r\nupgrade: h2c\r\n\r\n", b"x"),
        (b"", b"\r\n"),
    ],
)
async def test_an_idle_connection_is_closed(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch, sent: bytes, drip: bytes
) -> None:
    monkeypatch.setattr(request_protocol, "HEAD_TIMEOUT_S", 0.3)
    before = server.app.connections.network_count("127.0.0.1")
    await send_slowly(server, sent, drip)
    await eventually(lambda: server.app.connections.network_count("127.0.0.1") <= before)


async def test_trailers_are_limited(server: ServedApplication) -> None:
    begun = (
        b"POST /api/tables "
        + HEAD
        + b"x-parlour: 1\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n0\r\n"
    )
    assert b" 431 " in await send_slowly(server, begun, b"a: " + b"b" * 50_000 + b"\r\n")


async def test_an_unread_response_ends_its_connection(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outflow, "STALL_SECONDS", 1.0)
    # Other tests have connections from the usual address.
    network = "127.9.0.1"
    for more in (b"", b"connection: close\r\n"):
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.setblocking(False)
            deaf.bind((network, 0))
            await asyncio.get_running_loop().sock_connect(
                deaf, ("127.0.0.1", int(server.base.rpartition(":")[2]))
            )
            asked = (
                (b"GET /web/vendor/fluent.js " + HEAD + b"\r\n") * 200
                + b"GET /web/vendor/lit.js "
                + HEAD
                + more
                + b"\r\n"
            )
            await asyncio.get_running_loop().sock_sendall(deaf, asked)
            await eventually(lambda: server.app.connections.network_count(network) == 1)
            await eventually(lambda: server.app.connections.network_count(network) == 0)


async def test_an_unread_socket_is_closed(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outflow, "STALL_SECONDS", 0.1)
    match, host, _ = await server.two_at_a_table()
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(deaf, ("127.0.0.1", int(server.base.rpartition(":")[2])))
        await loop.sock_sendall(
            deaf,
            b"GET /ws/%b " % match.encode()
            + HEAD
            + UPGRADE
            + f"cookie: {SESSION_COOKIE}={host.token}\r\n\r\n".encode(),
        )
        await eventually(lambda: bool(server.hub.connections(match)))
        (page,) = server.hub.connections(match)
        line = page._writer
        assert isinstance(line, protocols.SocketProtocol)
        for _ in range(1_000):
            line.send_messages(b'{"type":"nothing","pad":"' + b"x" * 60_000 + b'"}')
            await asyncio.sleep(0)
        assert not line.writable.is_set()
        await eventually(lambda: not server.hub.connections(match))


async def test_a_closed_socket_whose_client_does_not_read_ends(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outflow, "STALL_SECONDS", 0.1)
    before = server.app.connections.network_count("127.0.0.1")
    async with open_raw_connection(server) as (reader, writer):
        # The server accepts the upgrade and closes the socket; the client never completes the close.
        writer.write(b"GET /ws/nothing " + HEAD + UPGRADE + b"\r\n")
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        assert server.app.connections.network_count("127.0.0.1") > before, (
            "a refused socket counts as a connection"
        )
    await eventually(lambda: server.app.connections.network_count("127.0.0.1") <= before)


async def test_an_upgrade_during_a_response_is_dropped(server: ServedApplication) -> None:
    before = server.app.connections.network_count("127.0.0.1")
    async with open_raw_connection(server) as (reader, writer):
        writer.write(b"GET / " + HEAD + b"\r\n" + b"GET /ws/nothing " + HEAD + UPGRADE + b"\r\n")
        with suppress(ConnectionError):
            assert b" 101 " not in await asyncio.wait_for(reader.read(), PATIENCE)
    await eventually(
        lambda: (
            server.app.connections.network_count("127.0.0.1") <= before and not server.app._requests
        )
    )


async def test_concurrent_requests_per_network_are_limited(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_filter, "MAX_REQUESTS", 1)
    slow = (
        b"POST /api/tables "
        + HEAD
        + b"x-parlour: 1\r\nx-forwarded-for: 10.77.0.1\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n"
    )
    async with open_raw_connection(server) as (_, writer):
        writer.write(slow)
        await eventually(lambda: server.app._requests["10.77.0.1"] == 1)
        guest = server.guest()
        refused = await guest.web.get("/api/me", headers={"x-forwarded-for": "10.77.0.1"})
        assert (refused.status_code, refused.json()["code"], refused.headers["retry-after"]) == (
            429,
            "core.too-many",
            "1",
        )
        assert (
            await guest.web.get("/api/me", headers={"x-forwarded-for": "10.77.0.2"})
        ).status_code == 200
    await eventually(lambda: not server.app._requests["10.77.0.1"])
    assert (
        await guest.web.get("/api/me", headers={"x-forwarded-for": "10.77.0.1"})
    ).status_code == 200


class Transport:
    """A fake transport that records whether it was aborted."""

    dropped = False

    def abort(self) -> None:
        self.dropped = True


def test_the_heaviest_network_loses_its_oldest_idle_connection() -> None:
    counted = HttpConnections(capacity=3)
    transports = [Transport() for _ in range(5)]

    def add_connection(number: int, network: str, busy: Callable[[], bool] = bool) -> bool:
        return counted.add(transports[number], network, busy, is_limited=True) is not None

    assert (
        add_connection(0, "heavy", lambda: True)
        and add_connection(1, "heavy")
        and add_connection(2, "light")
        and add_connection(3, "new")
    )
    assert [transport.dropped for transport in transports] == [False, True, False, False, False], (
        "the oldest is busy, so the next one goes"
    )
    assert (
        counted.network_count("heavy"),
        counted.network_count("light"),
        counted.network_count("new"),
    ) == (1, 1, 1)
    counted = HttpConnections(capacity=1)
    assert add_connection(0, "busy", lambda: True) and not add_connection(4, "late"), (
        "busy connections are not dropped"
    )


@pytest.mark.slow
@pytest.mark.uncounted
def test_a_server_with_few_files_responds_during_hundreds_of_slow_clients(tmp_path: Path) -> None:
    port = free_port()
    line = [
        sys.executable,
        "-m",
        "parlour",
        "serve",
        "--port",
        str(port),
        "--host",
        "127.0.0.1",
        "--data",
        str(tmp_path),
    ]
    limit = 256
    with subprocess.Popen(
        line,
        stdout=subprocess.DEVNULL,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit)),
    ) as process:
        held: list[socket.socket] = []
        try:
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until and process.poll() is None:
                with suppress(OSError):
                    socket.create_connection(("127.0.0.1", port), 5).close()
                    break
                time.sleep(0.05)
            for number in range(limit + 50):
                connection = socket.create_connection(("127.0.0.1", port), PATIENCE)
                held.append(connection)
                with suppress(OSError):
                    connection.sendall(
                        b"POST /api/me " + HEAD + b"content-length: 1000\r\n\r\n"
                        if number % 2
                        else b"GET / HTTP/1.1\r\n"
                    )
            assert httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE).status_code == 200
            assert len(os.listdir(f"/proc/{process.pid}/fd")) < limit - 64, (
                "file descriptors remain for the database and bots"
            )
        finally:
            for connection in held:
                connection.close()
            process.terminate()
