"""Tests that malformed requests cause no error 500 and no network uses up all connections."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from litestar.exceptions import HTTPException
from websockets.asyncio.client import connect

from parlour.server import http_connections, request_protocol
from parlour.server.auth import request_filter
from parlour.server.limits import connection_limits
from parlour.server.limits.connection_limits import ConnectionLimits
from parlour.server.limits.network import network_of_address

from ..patience import eventually
from .harness import Guest, ServedApplication, run_server


@pytest.mark.parametrize(
    "origin",
    ["http://[", "http://", "null", "//", "http://[::1", "é", "javascript:0", "http://a:b"],
)
async def test_an_invalid_origin_is_foreign(server: ServedApplication, origin: str) -> None:
    answer = await server.guest().web.get("/api/me", headers=[(b"origin", origin.encode())])
    assert (answer.status_code, answer.json()["code"]) == (403, "core.cross-site-request")


@pytest.mark.parametrize(
    "host",
    [
        "localhost:abc",
        "localhost:99999",
        "[",
        "[::1",
        "a" * 3_000,
        "a b",
        "",
        "localhost:",
        "a/b",
        "ä",
    ],
)
async def test_an_invalid_host_is_refused(server: ServedApplication, host: str) -> None:
    match = await server.guest().open_table()
    guest = server.guest()
    for path in ("/", "/api/me", f"/api/tables/{match}", "/nowhere"):
        answer = await guest.web.get(path, headers=[(b"host", host.encode())])
        assert answer.status_code == 400 and answer.text, (path, answer.text)


async def test_impossible_file_paths_are_not_found(server: ServedApplication) -> None:
    for path in (
        "/web/%00",
        "/web/" + "a" * 300,
        "/games/pylos/ui/%00.js",
        "/t/%00",
        "/strings/en/%00",
        "/strings/%00/site.ftl",
        "/c/%00",
        "/web/home.js/x",
        "/games/pylos/ui/index.js/x",
        "/web" + "/a" * 3_000,
    ):
        assert (await server.guest().web.get(path)).status_code == 404


async def test_a_repeated_query_parameter_is_refused(server: ServedApplication) -> None:
    guest = server.guest()
    for query in ("offset=1&offset=0", "text=a&offset=0&text=", "offset=0&off%73et=0"):
        refusal = await guest.get(f"/api/clubs?{query}", 400)
        assert refusal["code"] == "core.bad-request"
        assert "repeated" in refusal["details"]["reason"]
    await guest.get("/api/clubs?offset=0&text=a")
    assert (await guest.web.get("/?ref=a&ref=b")).status_code == 200


async def test_a_head_request_has_the_headers_of_the_whole_response(
    server: ServedApplication,
) -> None:
    for path in ("/", "/help", "/health", "/api/games", "/web/tokens.css"):
        whole, head = [await server.guest().web.request(method, path) for method in ("GET", "HEAD")]
        assert (head.status_code, head.content) == (whole.status_code, b"") and head.headers[
            "content-type"
        ] == whole.headers["content-type"]


async def test_a_vanished_socket_affects_no_other(
    server: ServedApplication, capfd: pytest.CaptureFixture[str]
) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as white:
        async with friend.at(match) as black:
            await black.frame()
            black.socket.transport.abort()
            await white.act()
        async with friend.at(match) as black:
            await black.act()
            await white.act()
    output = capfd.readouterr()
    assert "Traceback" not in output.err + output.out


async def test_a_path_without_a_table_has_no_socket(server: ServedApplication) -> None:
    for path in ("/", "/ws", "/ws/a/b", "/api/me"):
        with pytest.raises(Exception, match="403"):
            async with connect(server.base.replace("http", "ws") + path):
                pass


async def test_heads_and_bodies_must_arrive_within_a_time_limit(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_protocol, "HEAD_TIMEOUT_S", 0.05)
    monkeypatch.setattr("parlour.server.auth.request_filter.BODY_TIMEOUT_S", 0.05)
    assert b" 408 " in await raw_response(server, b"GET / HTTP/1.1\r\nhost: a\r\n")
    assert b" 408 " in await raw_response(server, b"")
    body = b"POST /api/me HTTP/1.1\r\nhost: a\r\nx-parlour: 1\r\ncontent-length: 9\r\nconnection: close\r\n\r\n{"
    late = await raw_response(server, body)
    assert b" 408 " in late and b"core.too-slow" in late
    assert b" 431 " in await raw_response(server, b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 20_000)


async def test_a_started_response_has_no_body_timeout_and_may_be_aborted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(request_filter, "BODY_TIMEOUT_S", 0.01)
    sent: list[object] = []

    async def send(message: object) -> None:
        sent.append(message)

    async def receive_disconnect() -> dict[str, str]:
        await asyncio.sleep(0.05)
        return {"type": "http.disconnect"}

    received, answers = request_filter.with_body_timeout(receive_disconnect, send)
    with pytest.raises(HTTPException):
        await received()
    await answers({"type": "http.response.start"})
    assert await received() == {"type": "http.disconnect"} and len(sent) == 1


async def test_connections_per_network_are_limited(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    port, match, counted = (
        int(server.base.rpartition(":")[2]),
        await server.guest().open_table(),
        server.app.connections,
    )
    monkeypatch.setattr(request_protocol, "LOCAL_NETWORKS", frozenset())
    monkeypatch.setattr(request_protocol.RequestProtocol, "_is_proxy", lambda _: False)
    async with server.guest().at(match) as line, server.guest().at(match) as other:
        # Sockets count towards a separate limit.
        await line.frame()
        await other.frame()
        # The server closes the idle connections of other clients after some seconds.
        await eventually(lambda: counted.network_count("127.0.0.1") == 0)
        monkeypatch.setattr(http_connections, "MAX_PER_NETWORK", 2)
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        await eventually(lambda: counted.network_count("127.0.0.1") == 2)
        refused = await raw_response(server, b"")
        assert b" 429 " in refused and b"try again" in refused
        assert (await line.ask("ping"))["type"] == "pong"
        for _, writer in held:
            writer.close()
        await eventually(lambda: counted.network_count("127.0.0.1") == 0)
        assert b" 200 " in await raw_response(
            server, b"GET /health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"
        )


async def raw_response(server: ServedApplication, sent: bytes) -> bytes:
    """Send raw bytes and return the response up to the end of the connection."""
    port = int(server.base.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    found = await asyncio.wait_for(reader.read(), 30)
    writer.close()
    return found


async def test_sockets_per_user_are_limited(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "MAX_PER_PERSON", 2)
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as host_line, host.at(match):
        await host_line.frame()
        async with host.at(match) as third:
            refused = await third.receive()
            assert (
                refused["code"] == "core.too-many-sockets"
                and refused["details"] == {"most": 2}
                and "2" in refused["message"]
            )
            assert await third.end() == 4429
        async with friend.at(match) as other:
            await other.frame()
    await eventually(lambda: not server.hub.connections(match))
    async with host.at(match) as again:
        await again.frame()


async def test_a_network_shares_one_limit(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "MAX_PER_NETWORK", 1)
    match = await server.guest().open_table()
    host_line, neighbour, stranger = (
        Guest(server.base, address)
        for address in ("2001:db8:1:1::1", "2001:db8:1:1:ffff::2", "2001:db8:1:2::1")
    )
    async with (
        host_line.at(match) as first,
        neighbour.at(match) as second,
        stranger.at(match) as third,
    ):
        await first.frame()
        assert (await second.receive())["code"] == "core.too-many-sockets"
        await third.frame()
    for guest in (host_line, neighbour, stranger):
        await guest.web.aclose()


def test_a_network_is_the_address_block_of_one_household() -> None:
    assert (
        network_of_address("2001:db8::1")
        == network_of_address("2001:db8::ffff")
        != network_of_address("2001:db8:0:1::1")
    )
    assert (
        network_of_address("::ffff:10.0.0.1")
        == network_of_address("10.0.0.1")
        != network_of_address("10.0.0.2")
    )
    assert len(network_of_address("x" * 5_000)) < 100 and network_of_address(
        "fe80::1%eth0"
    ) == network_of_address("fe80::2")


def test_the_server_raises_its_limit_of_open_files() -> None:
    raised = """
import resource
from parlour.server.limits.connection_limits import ConnectionLimits, connection_capacity, raise_file_limit
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, hard), hard))
raise_file_limit()
capacity = connection_capacity()
raised = resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
print(raised, ConnectionLimits()._capacity == capacity - capacity // 4, capacity == max(64, hard - 128))
"""
    assert (
        subprocess.run(
            [sys.executable, "-c", raised], capture_output=True, text=True, check=True
        ).stdout
        == "True True True\n"
    )


async def test_a_full_server_drops_connections_of_the_heaviest_network(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        server.hub.connection_limits = ConnectionLimits(capacity=3)
        match = await server.guest().open_table()
        heavy, light = server.guest(), server.guest()
        async with heavy.at(match) as first, heavy.at(match) as second, heavy.at(match) as third:
            for line in (first, second, third):
                await line.frame()
            async with heavy.at(match) as fourth:
                assert (await fourth.receive())["code"] == "core.too-many-sockets"
            async with light.at(match) as welcome:
                await welcome.frame()
                assert await first.end() == 1013, (
                    "the oldest connection of the heaviest network is closed"
                )
                await second.frame()
