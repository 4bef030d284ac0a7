"""Tests for response headers: caching, HTTPS and cross-origin rules."""

from __future__ import annotations

import pytest
from websockets.asyncio.client import connect

from .harness import ServedApplication

HTTPS = {"x-forwarded-proto": "https"}


async def test_private_responses_are_not_cached(server: ServedApplication) -> None:
    guest = server.guest()
    match = await guest.open_table(settings={"public": False})
    code = (await guest.get(f"/api/tables/{match}"))["code"]
    for path in (
        "/api/me",
        "/api/home",
        f"/api/tables/{match}",
        f"/api/matches/{match}/frame",
        f"/api/table-codes/{code}",
        f"/c/{code}",
        "/api/tables/none",
    ):
        assert (await guest.web.get(path)).headers["cache-control"] == "no-store", path
    assert "max-age" in (await guest.web.get("/api/games/pylos/rules")).headers["cache-control"]
    for path in ("/", "/api/games/pylos/rules"):
        fresh = await server.guest().web.get(path)
        assert "set-cookie" in fresh.headers and fresh.headers["cache-control"] == "no-store", (
            "responses with a cookie are private"
        )


async def test_browsers_that_used_https_are_told_to_keep_using_it(
    server: ServedApplication,
) -> None:
    for path in ("/", "/api/me", "/nowhere", "/web/tokens.css", "/t/%00"):
        plain, safe = (
            await server.guest().web.get(path),
            await server.guest().web.get(path, headers=HTTPS),
        )
        assert "strict-transport-security" not in plain.headers, (
            "a server in a home network has no certificate"
        )
        assert safe.headers["strict-transport-security"] == "max-age=31536000"
        for answer in (plain, safe):
            assert "server" not in answer.headers, "no response names the server software"
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"
            assert (
                "camera=()" in answer.headers["permissions-policy"]
                and "frame-ancestors" in answer.headers["content-security-policy"]
            )


async def test_responses_over_http_and_https_have_different_headers(
    server: ServedApplication,
) -> None:
    plain, guest = server.base, server.guest()
    safe = plain.replace("http", "https")
    match = await guest.open_table()
    for origin, more, welcome in (
        (plain, {}, True),
        (safe, {}, False),
        (plain, HTTPS, False),
        (safe, HTTPS, True),
    ):
        answer = await guest.web.get("/api/me", headers={"origin": origin, **more})
        assert answer.status_code == (200 if welcome else 403), (origin, more)
        socket = connect(
            plain.replace("http", "ws") + f"/ws/{match}",
            additional_headers={"origin": origin, **more},
        )
        if welcome:
            async with socket:
                pass
        else:
            with pytest.raises(Exception, match="403"):
                async with socket:
                    pass
