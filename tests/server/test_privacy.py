"""Tests that links to unwatched or private matches reveal nothing to strangers."""

from __future__ import annotations

from typing import Any

import pytest

from .harness import Guest, ServedApplication
from .test_review import play_match

QUIET = {"watchers": False}


async def test_without_spectators_a_link_shows_neither_names_nor_chat(
    server: ServedApplication,
) -> None:
    host, friend, stranger = server.guest(), server.guest(), server.guest()
    await host.post("/api/me", {"name": "Zerlina"})
    await friend.post("/api/me", {"name": "Masetto"})
    match = await host.open_table("betta", who=("me", "open", "open"), settings=QUIET)
    await friend.take_seat(match)
    async with friend.at(match) as inside, stranger.at(match) as outside:
        assert (await inside.ask("chat", text="the pergola at nine"))["type"] == "ok"
        await inside.until(lambda message: message["type"] == "chat")
        await outside.frame(
            lambda frame: sum(occupant is not None for occupant in frame["seats"]) == 2
        )
        assert (await outside.ask("chat", text="who is there?"))["code"] == "core.no-spectators"
        assert (await outside.ask("ping"))["type"] == "pong"
        await host.post(
            f"/api/tables/{match}/seat", {"seat": 2, "occupant": "bot", "level": "club"}
        )
        await host.post(f"/api/tables/{match}/start")
        assert await outside.end() == 4403
        heard = b"".join(outside.raw)
    for path in (
        f"/api/tables/{match}",
        f"/api/matches/{match}/frame",
        f"/api/matches/{match}/history",
        f"/t/{match}",
    ):
        heard += (await stranger.web.get(path)).content
    ids = [(await guest.get("/api/me"))["id"].encode() for guest in (host, friend)]
    assert not [word for word in (b"Zerlina", b"Masetto", b"pergola", *ids) if word in heard]
    table = await friend.get(f"/api/tables/{match}")
    assert [occupant["name"] for occupant in table["seats"]][:2] == [
        "Zerlina",
        "Masetto",
    ] and table["own_seat"] == 1


async def test_before_the_start_a_stranger_sees_free_seats_and_can_sit(
    server: ServedApplication,
) -> None:
    host, stranger = server.guest(), server.guest()
    match = await host.open_table("betta", who=("me", "club", "open"), settings=QUIET)
    table = await stranger.get(f"/api/tables/{match}")
    assert [occupant and bool(occupant["name"]) for occupant in table["seats"]] == [
        False,
        True,
        None,
    ] and table["share_token"] is None
    assert [
        occupant and occupant["bot"]
        for occupant in (await stranger.get(f"/api/matches/{match}/frame"))["seats"]
    ] == [None, "club", None]
    assert (await stranger.get(f"/api/matches/{match}/history", 403))[
        "code"
    ] == "core.no-spectators"
    await stranger.take_seat(match)
    assert all(
        occupant["name"] for occupant in (await stranger.get(f"/api/tables/{match}"))["seats"]
    )


@pytest.mark.parametrize("settings", [{}, QUIET], ids=["watched", "unwatched"])
async def test_a_finished_private_match_is_visible_to_admitted_users_only(
    server: ServedApplication, settings: dict[str, Any]
) -> None:
    match, host, friend, _ = await play_match(server, settings=settings)
    stranger = server.guest()
    reason = "core.private-match" if not settings else "core.no-spectators"
    paths = [
        f"/api/tables/{match}",
        *(
            f"/api/matches/{match}/{what}"
            for what in ("frame", "history", "positions/4", "steps", "steps/0", "proof")
        ),
    ]
    for path in paths:
        assert (await stranger.get(path, 403))["code"] == reason, path
        await host.get(path)
    async with stranger.at(match) as line:
        assert await line.end() == 4403
    share = (await friend.get(paths[0]))["share_token"]
    await _with_pass(stranger, share, paths)
    await _with_pass(server.guest(), share[:-1], paths[:1], 403)
    async with stranger.at(f"{match}?share={share}") as line:
        assert (await line.frame())["phase"] == "over"


async def test_a_finished_public_match_is_visible_to_everyone(server: ServedApplication) -> None:
    match, _, _, _ = await play_match(server, settings={"public": True})
    assert (await server.guest().get(f"/api/matches/{match}/steps"))["count"]


async def test_a_spectator_sees_the_end_of_the_match_and_can_review_it(
    server: ServedApplication,
) -> None:
    match, host, _ = await server.two_at_a_table("betta")
    watcher = server.guest()
    async with watcher.at(match) as line:
        share = (await watcher.get(f"/api/tables/{match}"))["share_token"]
        await line.frame()
        await host.post(f"/api/matches/{match}/resign", {"seat": 0})
        assert (await line.frame(lambda frame: frame["phase"] == "over"))["ranking"]
        assert (await line.ask("chat", text="well played"))["type"] == "ok"
    await _with_pass(watcher, share, [f"/api/matches/{match}/steps"])


async def _with_pass(guest: Guest, share: str, paths: list[str], status: int = 200) -> None:
    for path in paths:
        answer = await guest.web.get(path, headers={"x-parlour-pass": share})
        assert answer.status_code == status, (path, answer.text)
