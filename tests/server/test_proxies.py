"""Tests that a misconfigured proxy blocks changes and that the response names the setting."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from websockets.asyncio.client import connect

from parlour.server import origins, sub_paths

from .harness import ServedApplication
from .test_slow_clients import UPGRADE, open_raw_connection

PUBLIC = "https://games.example"


@pytest.fixture(autouse=True)
def empty_origin_log(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(origins, "_logged_origins", {True: set(), False: set()})
    return iter([None])


@pytest.mark.parametrize(
    "proxied",
    [
        {"x-forwarded-proto": "https", "x-forwarded-host": "games.example"},
        {"host": "games.example"},
        {"x-forwarded-proto": "http", "host": "games.example:8080"},
    ],
)
async def test_public_files_are_served_for_any_origin(
    server: ServedApplication, proxied: dict[str, str]
) -> None:
    guest = server.guest()
    page = await guest.web.get("/", headers=proxied)
    kept = re.findall(r"/static/[^\"]*(?:home\.js|\.woff2)", page.text)
    assert len(kept) > 1
    for path in (
        *kept,
        "/web/tokens.css",
        "/strings/en/site.ftl",
        "/api/games",
        "/",
        "/favicon.ico",
        "/worker.js",
        "/games/pylos/ui/index.js",
    ):
        assert (await guest.web.get(path, headers={"origin": PUBLIC, **proxied})).status_code in (
            200,
            302,
        ), path


async def test_a_blocked_request_names_the_setting_and_is_logged_once(
    server: ServedApplication, capfd: pytest.CaptureFixture[str]
) -> None:
    guest = server.guest()
    match = await guest.open_table()
    seen = {
        "origin": PUBLIC,
        "x-forwarded-proto": "https",
        "x-forwarded-host": "games.example, inner.example",
    }
    for _ in range(3):
        refused = await guest.web.post("/api/tables", json={"game": "pylos"}, headers=seen)
        error = refused.json()
        expected = server.base.replace("http", "https")
        assert (refused.status_code, error["code"]) == (403, "core.wrong-origin")
        assert (
            error["details"] == {"origin": PUBLIC, "expected": expected}
            and "X-Forwarded-Proto" in error["message"]
            and PUBLIC in error["message"]
        )
        with pytest.raises(Exception, match="403"):
            async with connect(
                server.base.replace("http", "ws") + f"/ws/{match}", additional_headers=seen
            ):
                pass
    (line,) = [line for line in capfd.readouterr().err.splitlines() if "origin" in line]
    assert PUBLIC in line and expected in line and "X-Forwarded-Proto" in line


async def test_other_sites_cannot_fill_the_log(
    server: ServedApplication, capfd: pytest.CaptureFixture[str]
) -> None:
    guest = server.guest()
    for number in range(20):
        for origin in (
            f"https://other{number}.example",
            f"{server.base}{number}",
            "null",
            f"https://\x85{number}",
        ):
            headers = [(b"origin", origin.encode("latin-1")), (b"sec-fetch-site", b"cross-site")]
            assert (await guest.web.get("/api/me", headers=headers)).status_code == 403
    assert (
        len([line for line in capfd.readouterr().err.splitlines() if "origin" in line])
        <= origins.MAX_OWN_LOGGED + origins.MAX_FOREIGN_LOGGED
    )


@pytest.mark.parametrize(
    ("origin", "headers"),
    [
        ("http://games.example", {"host": "games.example:80"}),
        ("http://games.example:80", {"host": "Games.Example"}),
        ("https://games.example", {"host": "games.example:443", "x-forwarded-proto": "https"}),
        ("https://games.example", {"host": "games.example", "x-forwarded-proto": "https, http"}),
        (
            "https://games.example",
            {"host": "games.example", "x-forwarded-proto": "HTTPS ,http,http"},
        ),
        (
            "https://games.example:8443",
            {"host": "games.example:8443", "x-forwarded-proto": "https"},
        ),
        ("http://[::1]", {"host": "[::1]:80"}),
    ],
)
async def test_default_ports_and_header_lists_are_parsed(
    server: ServedApplication, origin: str, headers: dict[str, str]
) -> None:
    guest = server.guest()
    opened = await guest.web.post(
        "/api/tables", json={"game": "pylos"}, headers={"origin": origin, **headers}
    )
    assert opened.status_code == 201, opened.text
    match = opened.json()["match"]
    table = (await guest.web.get(f"/api/tables/{match}", headers=headers)).json()
    assert table["link"] == f"{origin.removesuffix(':80')}/t/{match}", "links omit default ports"
    page = await guest.web.get("/", headers=headers)
    assert f'data-origin="{origin.removesuffix(":80")}"' in page.text
    async with open_raw_connection(server) as (reader, writer):
        said = "".join(
            f"{name}: {value}\r\n" for name, value in {"origin": origin, **headers}.items()
        )
        writer.write(f"GET /ws/{match} HTTP/1.1\r\n{said}".encode() + UPGRADE + b"\r\n")
        assert b" 101 " in await reader.readline()


async def test_the_first_of_several_scheme_headers_counts(server: ServedApplication) -> None:
    lines = [
        (b"host", b"games.example"),
        (b"origin", b"https://games.example"),
        (b"x-forwarded-proto", b"https"),
        (b"x-forwarded-proto", b"http"),
    ]
    assert (await server.guest().web.get("/api/me", headers=lines)).status_code == 200


@pytest.mark.parametrize(
    ("origin", "headers"),
    [
        ("https://games.example", {"host": "games.example", "x-forwarded-proto": "http, https"}),
        ("http://games.example:443", {"host": "games.example:80"}),
        ("http://games.example:8080", {"host": "games.example"}),
        ("http://evil.example", {"host": "games.example", "x-forwarded-host": "evil.example"}),
    ],
)
async def test_a_foreign_origin_stays_foreign(
    server: ServedApplication, origin: str, headers: dict[str, str]
) -> None:
    refused = await server.guest().web.post(
        "/api/tables", json={"game": "pylos"}, headers={"origin": origin, **headers}
    )
    assert refused.json()["code"] == "core.wrong-origin"


async def test_a_proxy_that_serves_a_sub_path_is_told_to_use_a_host_name(
    server: ServedApplication, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sub_paths, "_logged_prefixes", set())
    guest = server.guest()
    for language, sentence in (("en", "a host name of its own"), ("de", "einen eigenen Hostnamen")):
        page = await guest.web.get(
            "/", headers={"x-forwarded-prefix": "/games/", "accept-language": language}
        )
        assert page.status_code == 400 and "text/html" in page.headers["content-type"]
        assert "/games," in page.text or "/games " in page.text
        assert sentence in page.text
    refused = await guest.web.get("/api/games", headers={"x-forwarded-prefix": "/games, /inner"})
    assert (refused.json()["code"], refused.json()["details"]) == (
        "core.sub-path",
        {"path": "/games"},
    )
    for other in ("/", "", "//", "/<script>", "games", "/\x85", "/" + "x" * 500):
        prefixed = [(b"x-forwarded-prefix", other.encode("latin-1"))]
        assert (await guest.web.get("/api/games", headers=prefixed)).status_code == 200, other
    for number in range(20):
        await guest.web.get("/", headers={"x-forwarded-prefix": f"/a{number}"})
    logged = [line for line in capfd.readouterr().err.splitlines() if "sub-path" in line]
    assert len(logged) == sub_paths.MAX_LOGGED and "path=/games" in logged[0]
