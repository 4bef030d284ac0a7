"""Tests that outbound HTTP requests do not reach private networks or follow redirects."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.services.notifications.outbound_http import OutboundHttp, Unreachable, is_public

from .accounts import error_code
from .harness import ServedApplication
from .notification_servers import (
    run_webhook_server,
    server_with_settings,
)


async def test_a_redirect_is_not_followed(tmp_path: Path) -> None:
    async with (
        server_with_settings(tmp_path, "private_networks = true\n") as server,
        run_webhook_server() as hook,
        run_webhook_server() as secret,
    ):
        host = server.guest()
        hook.status, hook.extra = 307, f"location: {secret.base}/admin\r\n"
        made = await host.post(
            "/api/notification-channels", {"kind": "webhook", "target": hook.base}
        )
        assert (
            await error_code(host, f"/api/notification-channels/{made['id']}/test", {}, 409)
            == "notifications.refused"
        )
        assert secret.got.empty() and not hook.got.empty()


async def test_private_networks_are_called_only_if_the_operator_allows_it(
    server: ServedApplication,
) -> None:
    async with run_webhook_server() as hook:
        for target in (
            hook.base,
            hook.base.replace("127.0.0.1", "localhost"),
            hook.base.replace("127.0.0.1", "[::ffff:127.0.0.1]"),
        ):
            host = server.guest()
            made = await host.post(
                "/api/notification-channels", {"kind": "webhook", "target": target}
            )
            assert (
                await error_code(host, f"/api/notification-channels/{made['id']}/test", {}, 409)
                == "notifications.private-address"
            ), target
        assert hook.got.empty()
    for target in (
        "ftp://a.example/x",
        "https://me:secret@a.example",
        "https://",
        "/etc/passwd",
        "https://a.example/\r\nx: y",
        "http://a.example:0",
    ):
        assert (
            await error_code(
                server.guest(),
                "/api/notification-channels",
                {"kind": "webhook", "target": target},
                409,
            )
            == "notifications.not-an-address"
        ), target


async def test_a_name_that_resolves_differently_the_second_time_is_not_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = iter(["93.184.216.34", "127.0.0.1"])
    looked: list[str] = []
    called: list[str] = []

    async def resolve(host: str, _: int) -> list[str]:
        looked.append(host)
        return [next(answers)]

    async def connect(_: object, host: str, *__: object) -> object:
        called.append(host)
        raise OSError("nobody is there")

    monkeypatch.setattr("parlour.services.notifications.outbound_http.resolve_addresses", resolve)
    monkeypatch.setattr("httpcore.AnyIOBackend.connect_tcp", connect)
    with pytest.raises(Unreachable, match=r"notifications\.no-answer"):
        await OutboundHttp().post("http://rebound.example/x", b"", {})
    assert (looked, called) == (["rebound.example"], ["93.184.216.34"]), (
        "the checked address is the one that is called"
    )
    with pytest.raises(Unreachable, match=r"notifications\.private-address"):
        await OutboundHttp().post("http://rebound.example/x", b"", {})


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.0.0.8",
            "192.168.1.1",
            "172.16.3.4",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
        ),
        *(
            "0.1.2.3",
            "100.127.255.254",
            "192.0.0.8",
            "192.88.99.1",
            "198.18.0.1",
            "198.51.100.7",
            "240.0.0.1",
            "239.255.255.250",
        ),
        *(
            "::1",
            "::",
            "fe80::1%eth0",
            "fc00::1",
            "fd12::1",
            "fec0::1",
            "ff02::1",
            "ff0e::1",
            "100::1",
            "5f00::1",
        ),
        *(
            "::7f00:1",
            "::10.0.0.1",
            "::93.184.216.34",
            "::ffff:10.0.0.1",
            "::ffff:100.64.0.1",
            "::ffff:0.0.0.1",
            "::ffff:224.0.0.1",
        ),
        *(
            "2002:7f00:0001::",
            "2002:5db8:d822::1",
            "2001:0:4136:e378:8000:63bf:3fff:fdd2",
            "64:ff9b:1::1",
            "64:ff9b::10.0.0.1",
            "64:ff9b::93.184.216.34",
        ),
        *("2001:db8::1", "2001:10::1", "3fff::1", "nonsense", "", "1.2.3", "0x7f000001"),
    ],
)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_public() -> None:
    assert all(
        map(
            is_public,
            (
                "93.184.216.34",
                "::ffff:93.184.216.34",
                "2606:2800:220:1:248:1893:25c8:1946",
                "2a00:1450::8a",
                "2400:cb00::1",
            ),
        )
    )
