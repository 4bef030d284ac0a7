"""Tests for guest sessions: a cookie identifies a guest, and reading alone stores nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from parlour.server.realtime.session import SESSION_COOKIE
from parlour.services.accounts.guests import ADJECTIVES, ANIMALS
from parlour.services.accounts.guests import guest_from_token as guest_of

from ..guest_tokens import guest_name
from .harness import ServedApplication, run_server


async def test_a_browser_keeps_its_identity(server: ServedApplication) -> None:
    guest = server.guest()
    first = await guest.web.get("/")
    cookie = first.headers["set-cookie"]
    assert cookie.startswith(f"{SESSION_COOKIE}=") and all(
        word in cookie for word in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=")
    )
    assert "Secure" not in cookie, "a local server uses no encryption"
    asked = await asyncio.gather(*(guest.get("/api/me") for _ in range(4)))
    assert len({who["id"] for who in asked}) == 1 and asked[0]["name"]
    await guest.post("/api/me", {"name": "Ada"})
    quiet = {"announcement": "", "invitation_required": False, "registration_mode": "open"}
    assert (await guest.get("/api/me")) == {
        "id": asked[0]["id"],
        "name": "Ada",
        "settings": {},
        "role": "guest",
        **quiet,
    }


async def test_guests_of_a_test_have_distinct_names(server: ServedApplication) -> None:
    guests = [server.guest() for _ in range(30)]
    names = {(await guest.get("/api/me"))["name"] for guest in guests}
    assert len(names) == len(guests)
    every = {guest_name(number) for number in range(len(ADJECTIVES) * len(ANIMALS))}
    assert names < every and len(every) == len(ADJECTIVES) * len(ANIMALS)


async def test_a_stored_cookie_is_renewed_on_return(server: ServedApplication) -> None:
    guest = server.guest()
    await guest.get("/api/me")
    assert guest.token in (await guest.web.get("/api/me")).headers["set-cookie"]
    assert "set-cookie" not in (await guest.web.get("/api/home")).headers


async def test_an_invalid_token_is_replaced(server: ServedApplication) -> None:
    for brought in ("short", "x" * 44, "'; drop table player; --", "ä" * 43, ""):
        guest = server.guest()
        answer = await guest.web.get(
            "/api/me", headers=[(b"cookie", f"{SESSION_COOKIE}={brought}".encode("latin-1"))]
        )
        assert answer.status_code == 200 and f"{SESSION_COOKIE}=" in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    "other",
    [
        'x={"a":"b"}',
        "x=a b c",
        "x=[1]; y=(2)",
        "x=sm\u00f6rg\u00e5s",
        "x=" + "y" * 5_000,
        "=; ;;",
        "a;b",
        "__Host-parlour=forged",
        "x=\\",
        "parlour=short",
    ],
)
async def test_foreign_cookies_do_not_affect_the_session(
    server: ServedApplication, other: str
) -> None:
    guest = server.guest()
    await guest.post("/api/me", {"name": "Ada"})
    for cookie in (
        f"{other}; {SESSION_COOKIE}={guest.token}",
        f"{SESSION_COOKIE}={guest.token}; {other}",
    ):
        answer = await guest.web.get("/api/me", headers=[(b"cookie", cookie.encode())])
        assert answer.json()["name"] == "Ada"


async def test_only_tokens_issued_by_the_server_identify_a_user(server: ServedApplication) -> None:
    forged = "A" * 43
    answer = await server.guest().web.get(
        "/api/me", headers=[(b"cookie", f"{SESSION_COOKIE}={forged}".encode())]
    )
    assert (
        f"{SESSION_COOKIE}=" in answer.headers["set-cookie"]
        and forged not in answer.headers["set-cookie"]
    )
    assert answer.json()["id"] != guest_of(forged).id


async def test_signing_out_creates_a_new_guest_and_invalidates_the_old_cookie(
    server: ServedApplication,
) -> None:
    guest = server.guest()
    mine, token = (await guest.get("/api/me"))["id"], guest.token
    await guest.open_table()
    answer = await guest.web.post("/api/me/sign-out")
    assert (
        answer.status_code == 204
        and "Max-Age=0" in answer.headers["set-cookie"]
        and SESSION_COOKIE not in guest.web.cookies
    )
    again = await guest.web.get(
        "/api/me", headers=[(b"cookie", f"{SESSION_COOKIE}={token}".encode())]
    )
    assert again.json()["id"] != mine and token not in again.headers["set-cookie"]


async def test_cross_site_requests_create_no_guest(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        answer = await server.guest().web.post(
            "/api/me", headers={"origin": "https://elsewhere.example"}, json={}
        )
        assert answer.status_code == 403 and rows(tmp_path, "select id from player") == []


async def test_a_guest_is_stored_with_their_first_chat_line(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        match = await server.guest().open_table(settings={"public": True})
        before = rows(tmp_path, "select id from player")
        speaker = server.guest()
        async with speaker.at(match) as line:
            await line.frame()
            assert rows(tmp_path, "select id from player") == before
            await line.ask("chat", text="hello")
        assert len(rows(tmp_path, "select id from player")) == len(before) + 1


async def test_requests_for_files_create_no_guest(server: ServedApplication) -> None:
    for path in (
        "/web/tokens.css",
        "/strings/en/site.ftl",
        "/health",
        "/favicon.ico",
        "/games/pylos/ui/index.js",
    ):
        assert "set-cookie" not in (await server.guest().web.get(path)).headers


async def test_the_server_publishes_its_openapi_document(server: ServedApplication) -> None:
    described = (await server.guest().web.get("/api/schema/openapi.json")).json()
    assert described["info"]["title"] == "Parlour"
    assert {"/api/tables", "/api/matches/{match}/act", "/api/home"} <= set(described["paths"])
    assert not {
        name
        for name in described["components"]["schemas"]
        if name in ("Player", "Match", "Opened", "Chair")
    } - {"Opened"}


async def test_a_secure_cookie_is_sent_over_https_only(server: ServedApplication) -> None:
    answer = await server.guest().web.get("/api/me", headers={"x-forwarded-proto": "https"})
    kept, taken = answer.headers.get_list("set-cookie")
    assert (
        kept.startswith("__Host-parlour=")
        and "; Secure" in kept
        and "Path=/" in kept
        and "Domain" not in kept
    )
    assert taken.startswith("parlour=;") and "Max-Age=0" in taken


async def test_a_guest_keeps_their_identity_after_the_change_to_https(
    server: ServedApplication,
) -> None:
    guest = server.guest()
    mine, token = (await guest.post("/api/me", {}))["id"], guest.token
    answer = await guest.web.get(
        "/api/me",
        headers=[
            (b"x-forwarded-proto", b"https"),
            (b"cookie", f"{SESSION_COOKIE}={token}".encode()),
        ],
    )
    assert answer.json()["id"] == mine and f"__Host-parlour={token}" in answer.headers["set-cookie"]


async def test_only_active_guests_are_stored_and_only_by_token_hash(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        looking, acting = server.guest(), server.guest()
        for path in ("/", "/api/me", "/api/home"):
            await looking.web.get(path)
        assert rows(tmp_path, "select id from player") == []
        await acting.open_table()
        mine = (await acting.get("/api/me"))["id"]
        assert rows(tmp_path, "select id from player") == [(mine,)]
        stored = rows(tmp_path, "select token_hash, player from session")
        assert len(stored) == 1 and acting.token.encode() not in stored[0][0]
    assert acting.token.encode() not in contents(tmp_path)


def contents(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())


def rows(folder: Path, query: str) -> list[tuple[bytes, ...]]:
    with closing(sqlite3.connect(folder / "parlour.db")) as connection:
        return connection.execute(query).fetchall()
