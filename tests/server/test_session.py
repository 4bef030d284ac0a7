"""Guests: a cookie makes somebody, and those who only look leave nothing behind."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from parlour.server.session import COOKIE

from .house import House, served


async def test_a_browser_stays_who_it_was(house: House) -> None:
    guest = house.guest()
    first = await guest.web.get("/")
    cookie = first.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=") and all(word in cookie for word in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="))
    assert "Secure" not in cookie, "a house on one's own machine is reached without encryption"
    asked = await asyncio.gather(*(guest.get("/api/me") for _ in range(4)))
    assert len({who["id"] for who in asked}) == 1 and asked[0]["name"]
    await guest.post("/api/me", {"name": "Ada"})
    assert (await guest.get("/api/me")) == {"id": asked[0]["id"], "name": "Ada", "settings": {}}


async def test_a_kept_cookie_is_renewed_by_whoever_comes_back(house: House) -> None:
    guest = house.guest()
    await guest.get("/api/me")
    assert guest.token in (await guest.web.get("/api/me")).headers["set-cookie"]
    assert "set-cookie" not in (await guest.web.get("/api/home")).headers


async def test_what_is_no_token_is_replaced(house: House) -> None:
    for brought in ("short", "x" * 44, "'; drop table player; --", "ä" * 43, ""):
        guest = house.guest()
        answer = await guest.web.get("/api/me", headers=[(b"cookie", f"{COOKIE}={brought}".encode("latin-1"))])
        assert answer.status_code == 200 and f"{COOKIE}=" in answer.headers["set-cookie"]


async def test_files_make_nobody(house: House) -> None:
    for path in ("/web/tokens.css", "/strings/en/house.ftl", "/health", "/favicon.ico", "/games/pylos/ui/index.js"):
        assert "set-cookie" not in (await house.guest().web.get(path)).headers


async def test_the_house_describes_its_calls(house: House) -> None:
    described = (await house.guest().web.get("/api/schema/openapi.json")).json()
    assert described["info"]["title"] == "Parlour"
    assert {"/api/tables", "/api/matches/{match}/act", "/api/home"} <= set(described["paths"])
    assert not {name for name in described["components"]["schemas"] if name in ("Player", "Match", "Opened", "Chair")} - {"Opened"}


async def test_behind_encryption_the_cookie_never_leaves_it(house: House) -> None:
    answer = await house.guest().web.get("/api/me", headers={"x-forwarded-proto": "https"})
    assert "; Secure" in answer.headers["set-cookie"]


async def test_only_those_who_change_something_are_stored_and_only_by_hash(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        looking, acting = house.guest(), house.guest()
        for path in ("/", "/api/me", "/api/home"):
            await looking.web.get(path)
        assert rows(tmp_path, "select id from player") == []
        await acting.opens()
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
