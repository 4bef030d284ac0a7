"""Tests for game rooms: tables, players, options and the privacy of private tables."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.plugin import registry
from parlour.services.forum.questions import has_faq
from parlour.services.forum.rooms import STORE_INTERVAL_MS
from parlour.services.social.presence import ONLINE_MS
from parlour.services.time import now

from .accounts import new_member
from .harness import Guest, ServedApplication

GIRAFFE = "/api/rooms/betapet/giraffe"


async def activities(guest: Guest, path: str = GIRAFFE) -> dict[str, str]:
    return {user["name"]: user["activity"] for user in (await guest.get(path))["users"]}


async def options(guest: Guest) -> Any:
    return (await guest.get(GIRAFFE))["options"]


async def test_a_room_shows_its_dictionary_clocks_and_related_rooms(
    server: ServedApplication,
) -> None:
    found = await server.guest().get(GIRAFFE)
    assert found["room"] | {"user_count": 0} == {
        **{
            "id": "giraffe",
            "name": "The Giraffe",
            "language": "en",
            "user_count": 0,
            "replaces": "SOWPODS",
        },
        **{"note": found["room"]["note"], "word_count": found["room"]["word_count"]},
    }
    assert found["room"]["word_count"] > 100_000
    minutes = {
        clock["name"]: clock["rule"].get("bank_ms", 0) // 60_000 for clock in found["clocks"]
    }
    assert minutes == {"rush": 12, "stress": 20, "fast": 30, "normal": 60, "unlimited": 0}
    assert [room["id"] for room in found["rooms"]] == [
        "giraffe",
        "crocodile",
        "elephant",
        "morse",
        "puma",
        "musen",
    ]
    for path in (
        "/api/rooms/betapet/unicorn",
        "/api/rooms/pylos/giraffe",
        "/api/rooms/nothing/x",
        "/rooms/betapet/unicorn",
    ):
        assert (await server.guest().web.get(path)).status_code == 404, path


async def test_a_room_shows_players_spectators_and_visitors(
    server: ServedApplication,
) -> None:
    (host, playing, _), (watcher, watching, _), (idle, looking, _) = (
        await new_member(server),
        await new_member(server),
        await new_member(server),
    )
    private, hidden, _ = await new_member(server)
    wish = {"options": await options(host), "settings": {"public": True, "room": "giraffe"}}
    match = await host.open_table("betapet", who=("me", "beginner"), start=True, **wish)
    secret = await private.open_table(
        "betapet",
        who=("me", "beginner"),
        start=True,
        options=wish["options"],
        settings={"room": "giraffe"},
    )
    async with (
        host.at(match) as host_line,
        watcher.at(match) as other,
        server.guest().at(match) as nameless,
        private.at(secret) as unseen,
    ):
        for line in (host_line, other, nameless, unseen):
            await line.frame()
        await idle.get("/api/rooms/betapet/crocodile")
        found = await activities(idle)
        assert (found[playing], found[watching], found[looking]) == ("plays", "watches", "here")
        assert hidden not in found, "players at private tables are not listed"
        room = await idle.get(GIRAFFE)
        assert room["anonymous"] == 1 and match in {table["match"] for table in room["live"]}
        assert secret not in {table["match"] for table in (*room["live"], *room["open"])}
        assert room["logged_in"] >= 3 and room["members"] >= 3
        assert looking not in await activities(server.guest(), "/api/rooms/betapet/crocodile"), (
            "a user is in one room at a time"
        )


async def test_an_inactive_visitor_leaves_the_room(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    idle, looking, _ = await new_member(server)
    at = now()
    assert looking in await activities(idle)
    monkeypatch.setattr("parlour.services.forum.rooms.now", lambda: at + STORE_INTERVAL_MS)
    assert looking in await activities(server.guest())
    monkeypatch.setattr("parlour.services.forum.rooms.now", lambda: at + ONLINE_MS + 60_000)
    assert looking not in await activities(server.guest())


async def test_faq_pages_use_the_readers_language_and_need_no_scripts(
    server: ServedApplication,
) -> None:
    guest = server.guest()
    for language, word in (
        ("en", "joker"),
        ("fr", "joker"),
        ("it", "jolly"),
        ("es", "comodín"),
        ("de", "Joker"),
        ("sv", "joker"),
    ):
        answer = await guest.web.get(f"/api/games/betapet/faq?language={language}")
        assert answer.headers["content-language"] == language and word in answer.text
        assert [item["id"] for item in answer.json()][:3] == ["words", "list", "joker"] and len(
            answer.json()
        ) == 14
    assert (await guest.web.get("/api/games/betapet/faq?language=xx")).headers[
        "content-language"
    ] == "en"
    assert (await guest.web.get("/api/games/nothing/faq")).status_code == 404
    page = (await guest.web.get("/faq/betapet", headers={"accept-language": "sv"})).text
    assert "<noscript><article" in page and "Vilka ord är giltiga?" in page
    assert "What is a bingo worth?" in (await guest.web.get("/faq/betapet")).text


async def test_a_game_without_a_faq_is_reported(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    packages = {**registry.game_packages(), "pylos": "parlour.scaffold.rowgame"}
    monkeypatch.setattr(registry, "game_packages", lambda: packages)
    assert (await server.guest().web.get("/api/games/pylos/faq")).json()[
        "code"
    ] == "core.no-such-page"
    assert not has_faq("pylos") and has_faq("betta")


async def test_the_forum_can_be_read_without_scripts(server: ServedApplication) -> None:
    alva, _, _ = await new_member(server)
    body = {"board": "house", "title": "A <b>lamp", "text": "Under **it**"}
    thread = (await alva.post("/api/forum/threads", body))["thread"]
    guest = server.guest()
    assert f'<a href="/forum/{thread}">A &lt;b&gt;lamp</a>' in (await guest.web.get("/forum")).text
    assert "<p>Under <strong>it</strong></p>" in (await guest.web.get(f"/forum/{thread}")).text
    assert (await guest.web.get("/forum/nothing")).status_code == 404


async def test_a_room_shows_ratings_on_the_site_scale_and_by_the_games_formula(
    server: ServedApplication,
) -> None:
    (member, name, _), (fresh, other, _) = await new_member(server), await new_member(server)
    match = await member.open_table(
        "betapet",
        who=("me", "beginner"),
        start=True,
        options=await options(member),
        settings={"room": "giraffe"},
    )
    for _ in range(2):
        async with member.at(match) as line:
            await line.act({"do": "pass"}, 0)
    await member.post(f"/api/matches/{match}/resign", {"seat": 0})
    await server.application.results.recorder.catch_up()
    seat = (await member.get(f"/api/matches/{match}/result"))["seats"][0]
    assert (seat["own_rating_before"], seat["rating_before"]["value"]) == (1200, 1500) and seat[
        "own_rating"
    ] is not None
    await fresh.get(GIRAFFE)
    ratings = {
        line["name"]: (line["rating"], line["own_rating"])
        for line in (await member.get(GIRAFFE))["users"]
    }
    assert ratings[name] == (seat["rating_after"]["value"], seat["own_rating"]) and ratings[
        other
    ] == (
        None,
        None,
    )
