"""Tests that the big screen of a table shows only what a stranger may see."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.asyncio.client import connect

from parlour.plugin import registry
from parlour.server import lan
from parlour.server.realtime.session import SESSION_COOKIE

from .harness import Guest, Line, ServedApplication

PUBLIC = ("frames", "offer")


async def seen_on_screen(guest: Guest, match: str) -> dict[str, Any]:
    """Return the first frame that a big screen with this guest's session receives."""
    headers = {"cookie": f"{SESSION_COOKIE}={guest.token}", "x-forwarded-for": guest.address}
    async with connect(
        guest.base.replace("http", "ws") + f"/ws/{match}?screen=1", additional_headers=headers
    ) as socket:
        return await Line(socket).until(lambda message: message["type"] == "frame")


@pytest.mark.parametrize("game", registry.game_packages())
async def test_a_screen_shows_the_view_of_a_stranger_for_any_user(
    server: ServedApplication, game: str
) -> None:
    match, host, friend = await server.two_at_a_table(game, settings={"cafe": True})
    stranger = server.guest()
    async with stranger.at(match) as line:
        public = await line.until(lambda message: message["type"] == "frame")
    for sitter in (host, friend):
        shown = await seen_on_screen(sitter, match)
        assert [frame["seat"] for frame in shown["frames"]] == [None]
        assert {key: shown[key] for key in PUBLIC} == {key: public[key] for key in PUBLIC}
        assert (
            shown["table"]["own_seats"] == []
            and shown["table"]["own_seat"] is None
            and shown["table"]["settings"]["cafe"]
        )


async def test_a_screen_shows_no_chat_and_only_public_data(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table("betta", settings={"cafe": True})
    headers = {"cookie": f"{SESSION_COOKIE}={host.token}", "x-forwarded-for": host.address}
    async with connect(
        host.base.replace("http", "ws") + f"/ws/{match}?screen=1", additional_headers=headers
    ) as socket:
        screen = Line(socket)
        first = await screen.until(lambda message: message["type"] == "frame")
        async with host.at(match) as one, friend.at(match) as other:
            await one.ask("chat", text="between the two of us")
            mover = one if (await one.frame())["mine"] else other
            await mover.act()
        later = await screen.until(
            lambda message: (
                message["type"] == "frame"
                and message["frames"][0]["seq"] > first["frames"][0]["seq"]
            )
        )
        assert [frame["seat"] for frame in later["frames"]] == [None] and later["frames"][0][
            "legal_actions"
        ] is None
        assert not [message for message in screen.messages if message["type"] == "chat"]
        assert b"between the two" not in b"".join(screen.raw)


async def test_a_screen_without_a_seat_can_open_and_start_a_table(
    server: ServedApplication,
) -> None:
    screen, first, second = (server.guest() for _ in range(3))
    match = await screen.open_table("betapet", who=("open", "open"), settings={"cafe": True})
    for phone in (first, second):
        await phone.take_seat(match)
    await screen.post(f"/api/tables/{match}/start")
    info = await screen.get(f"/api/tables/{match}")
    assert info["phase"] == "playing" and info["own_seats"] == [] and info["is_host"]


def test_the_qr_code_contains_an_address_that_phones_can_reach(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lan, "lan_address", lambda: "192.168.7.7")
    assert lan.link_for_lan("http://localhost:8000/t/a") == "http://192.168.7.7:8000/t/a"
    assert (
        lan.link_for_lan("http://localhost:8000/t/a", "https://games.example.org/")
        == "https://games.example.org/t/a"
    )
    # An address that other devices can already reach is kept.
    assert (
        lan.link_for_lan("http://192.168.1.4:8000/t/a", "https://games.example.org")
        == "http://192.168.1.4:8000/t/a"
    )
    monkeypatch.setattr(lan, "lan_address", lambda: None)
    assert lan.link_for_lan("http://127.0.0.1:8000/t/a") == "http://127.0.0.1:8000/t/a"
