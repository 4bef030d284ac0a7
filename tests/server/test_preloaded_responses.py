"""Tests that pages preload exactly the API responses that their visitor may receive."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from .harness import Guest, ServedApplication


async def preloaded_responses(guest: Guest, path: str) -> dict[str, Any]:
    """Return the API responses embedded in a page, keyed by request path."""
    answer = await guest.web.get(path)
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store", (
        "the page contains private data"
    )
    found = re.search(
        r'<script type="application/json" id="preloaded">(.*?)</script>', answer.text, re.DOTALL
    )
    assert found
    preloaded: dict[str, Any] = json.loads(found[1])
    return preloaded


def without_times(answer: Any) -> Any:
    """Return a response without clocks and timestamps, which change with every request."""
    return (
        {name: value for name, value in answer.items() if name not in ("clocks", "at", "now")}
        if isinstance(answer, dict)
        else answer
    )


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/lobby",
        "/ratings",
        "/results",
        "/tournaments",
        "/clubs",
        "/people",
        "/forum",
        "/puzzles/pylos",
        "/account",
        "/rooms/betapet/giraffe",
    ],
)
async def test_a_page_preloads_the_responses_of_the_api(
    server: ServedApplication, path: str
) -> None:
    guest = server.guest()
    await guest.get("/api/me")
    preloaded = await preloaded_responses(guest, path)
    assert "/api/me" in preloaded and len(preloaded) > 1
    assert ("/api/home" in preloaded) == (path in ("/", "/lobby")), (
        "online users are preloaded only where they are shown"
    )
    for call, answer in preloaded.items():
        assert without_times(answer) == without_times(await guest.get(call)), call


async def test_a_table_page_preloads_the_view_of_each_seat(server: ServedApplication) -> None:
    match, host, friend = await server.two_at_a_table("betapet")
    racks = []
    for seat, guest in enumerate((host, friend)):
        preloaded = await preloaded_responses(guest, f"/t/{match}")
        frames = {call: answer for call, answer in preloaded.items() if "/frame" in call}
        assert list(frames) == [f"/api/matches/{match}/frame?seat={seat}&light=true"]
        (frame,) = frames.values()
        assert frame["view"] == (await guest.get(f"/api/matches/{match}/frame?seat={seat}"))["view"]
        assert (
            f"/api/matches/{match}/history?seat={seat}" in preloaded
            and f"/api/tables/{match}" in preloaded
        )
        racks.append(frame["view"]["rack"])
    watcher = server.guest()
    await watcher.get("/api/me")
    seen = await preloaded_responses(watcher, f"/t/{match}")
    assert seen[f"/api/matches/{match}/frame?light=true"]["view"].get("rack") in (None, [], "")
    assert [call for call in seen if re.search(r"seat=\d", call)] == []
    assert racks[0] and racks[1]


async def test_refused_and_token_protected_responses_are_not_preloaded(
    server: ServedApplication,
) -> None:
    match, host, _ = await server.two_at_a_table("pylos", settings={"watchers": False})
    stranger = server.guest()
    await stranger.get("/api/me")
    assert set(await preloaded_responses(stranger, f"/t/{match}")) == {"/api/me"}
    await host.post(f"/api/matches/{match}/resign", {"seat": 0})
    private, player, _ = await server.two_at_a_table("pylos", settings={"public": False})
    await player.post(f"/api/matches/{private}/resign", {"seat": 0})
    share = (await player.get(f"/api/tables/{private}"))["share_token"]
    assert set(await preloaded_responses(stranger, f"/t/{private}/analysis")) == {"/api/me"}
    shown = await preloaded_responses(stranger, f"/t/{private}/analysis?share={share}")
    assert (
        shown[f"/api/matches/{private}/steps"]["count"] == 2
        and f"/api/matches/{private}/steps/1" in shown
    )


async def test_a_first_page_request_does_not_make_a_visitor_visible(
    server: ServedApplication,
) -> None:
    looker, newcomer = server.guest(), server.guest()
    await looker.get("/api/home")
    preloaded = await preloaded_responses(newcomer, "/")
    assert set(preloaded) == {"/api/me"}
    assert preloaded["/api/me"]["id"] == (await newcomer.get("/api/me"))["id"], (
        "a new visitor keeps their id from the first response on"
    )
    assert preloaded["/api/me"]["name"] not in str((await looker.get("/api/home"))["users"])


async def test_user_text_cannot_break_out_of_the_preloaded_data(server: ServedApplication) -> None:
    guest = server.guest()
    await guest.post(
        "/api/me", {"settings": {"language": "de", "note": "</script><script>alert(1)</script>"}}
    )
    page = (await guest.web.get("/")).text
    assert "<script>alert" not in page and (await preloaded_responses(guest, "/"))["/api/me"][
        "settings"
    ]["note"].startswith("</script>")
    assert '<html lang="de"' in page and "/strings/de/site.ftl" in page, (
        "the stored language takes precedence over the browser's"
    )
