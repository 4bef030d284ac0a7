"""Tests of the setting that names the trusted reverse proxies."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from parlour.cli.serve import UvicornServer
from parlour.server import http_connections, request_protocol
from parlour.server.app import ServerOptions, create_app
from parlour.server.limits.trusted_proxies import parse_trusted_proxies
from parlour.services.application import ApplicationOptions

from .harness import run_server


async def receive_nothing() -> Any:
    """Fail, because the application reads no request."""
    raise AssertionError


async def send_nothing(_: object) -> None:
    """Fail, because the application sends no response."""
    raise AssertionError


ADDRESSES = (
    "127.0.0.1",
    "127.0.0.2",
    "10.0.0.1",
    "10.255.0.7",
    "11.0.0.1",
    "::1",
    "fd00::5",
    "fd00:0:0:0::5",
    "fe00::1",
    "",
    "unix",
)


@pytest.mark.parametrize(
    ("setting", "trusted"),
    [
        ("127.0.0.1", {"127.0.0.1"}),
        ("127.0.0.1, ::1", {"127.0.0.1", "::1"}),
        ("10.0.0.0/8", {"10.0.0.1", "10.255.0.7"}),
        (" 127.0.0.0/8 ,10.0.0.1,", {"127.0.0.1", "127.0.0.2", "10.0.0.1"}),
        ("fd00::/8", {"fd00::5", "fd00:0:0:0::5"}),
        ("0.0.0.0/0", {address for address in ADDRESSES if "." in address}),
        ("*", set(ADDRESSES)),
        ("10.0.0.0/8,*", set(ADDRESSES)),
        ("", set()),
    ],
)
async def test_connections_and_headers_trust_the_same_addresses(
    setting: str, trusted: set[str]
) -> None:
    """The limit on connections and Uvicorn's middleware read one setting in the same way."""
    proxies = parse_trusted_proxies(setting)
    assert {address for address in ADDRESSES if proxies.has_address(address)} == trusted
    clients = list[str]()

    async def app(scope: object, _receive: object, _send: object) -> None:
        assert isinstance(scope, dict)
        clients.append(scope["client"][0])

    middleware = ProxyHeadersMiddleware(app, str(proxies))
    for address in ADDRESSES:
        headers = [(b"x-forwarded-for", b"203.0.113.9")]
        scope: Any = {"type": "http", "client": (address, 1), "headers": headers, "scheme": "http"}
        await middleware(scope, receive_nothing, send_nothing)
    believed = {
        address
        for address, client in zip(ADDRESSES, clients, strict=True)
        if client == "203.0.113.9"
    }
    assert believed == trusted


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ("caddy", "caddy is neither an IP address nor a network"),
        ("127.0.0.1;10.0.0.1", "is neither an IP address nor a network"),
        ("10.0.0.0/33", "10.0.0.0/33 is neither an IP address nor a network"),
        ("127.0.0.1,10.0.0.5/8", "write 10.0.0.0/8 for the network or 10.0.0.5 for the address"),
    ],
)
def test_other_entries_are_refused_in_a_sentence(setting: str, sentence: str) -> None:
    with pytest.raises(ValueError, match="--trusted-proxies") as refused:
        parse_trusted_proxies(setting)
    assert sentence in str(refused.value)


@pytest.mark.parametrize(("setting", "is_limited"), [("127.0.0.0/8", False), ("10.0.0.0/8", True)])
async def test_a_proxy_in_a_trusted_network_may_open_any_number_of_connections(
    setting: str, is_limited: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_protocol, "LOCAL_NETWORKS", frozenset())
    monkeypatch.setattr(http_connections, "MAX_PER_NETWORK", 2)
    async with run_server(tmp_path, trusted_proxies=setting) as server:
        port = int(server.base.rpartition(":")[2])
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        reader, writer = lines[-1]
        writer.write(b"GET /health HTTP/1.1\r\nhost: a\r\n\r\n")
        assert (b" 429 " in await reader.readline()) is is_limited
        for _, each in lines:
            each.close()


def test_the_server_refuses_to_start_with_another_entry(tmp_path: Path) -> None:
    app = create_app(
        ServerOptions(f"sqlite:///{tmp_path}/parlour.db", ApplicationOptions(tmp_path))
    )
    with pytest.raises(ValueError, match="caddy is neither"):
        UvicornServer(app, "127.0.0.1", 0, trusted_proxies="caddy")
