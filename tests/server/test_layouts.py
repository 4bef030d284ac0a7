"""Tests that frames, lists of tables, game descriptions and link previews contain layouts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from parlour.games.pylos.rules.view import PylosView
from parlour.plugin import registry
from parlour.plugin.layout import Counter, Face, Grid, Layout, Part, Words
from parlour.server.api import game_info
from parlour.services.matches import layouts

from .harness import ServedApplication


def first_level(view: PylosView) -> Layout:
    """Return the first level of the pyramid, and whose view it is computed from."""
    parts = tuple(
        Part(f"1{'abcd'[number % 4]}{number // 4 + 1}", Words("ball"), Face(text=ball))
        if ball in "wb"
        else Part(f"1{'abcd'[number % 4]}{number // 4 + 1}", Words("free"))
        for number, ball in enumerate(view.cells[:16])
    )
    balls = Counter(
        id="balls", words=Words("balls"), value=sum(part.face is not None for part in parts)
    )
    return Layout(pieces=(Grid(id="level", words=Words("level"), columns=4, parts=parts), balls))


@pytest.fixture
def _pylos_with_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    """Declare a layout for Pylos instead of a board and a picture of its own."""
    plugin = replace(registry.game_plugin("pylos"), layout=first_level, draw_position=None)
    plugins = {**registry.game_plugins(), "pylos": plugin}
    monkeypatch.setattr(registry, "game_plugins", lambda: plugins)
    monkeypatch.setattr(registry, "game_plugin", lambda game: plugins[game])


def balls_of(layout: Any) -> int:
    """Return the value of the counter of a layout."""
    decoded = msgspec.convert(layout, Layout)
    (counter,) = (piece for piece in decoded.pieces if isinstance(piece, Counter))
    return counter.value


async def play(server: ServedApplication, match: str, guest: Any, seat: int) -> None:
    """Make the first legal action of a seat."""
    frame = (await guest.web.get(f"/api/matches/{match}/frame?seat={seat}")).json()
    decision = {"seat": seat, "decision_id": frame["decision_id"]}
    action = frame["legal_actions"][0]
    await guest.post(f"/api/matches/{match}/act", {**decision, "action": action})


@pytest.mark.usefixtures("_pylos_with_layout")
async def test_frames_of_seats_spectators_and_the_past_contain_the_layout(
    server: ServedApplication,
) -> None:
    match, host, _ = await server.two_at_a_table()
    path = f"/api/matches/{match}"
    first = (await host.web.get(f"{path}/frame?seat=0")).json()
    await play(server, match, host, 0)
    frames = [
        first,
        (await host.web.get(f"{path}/frame?seat=0")).json(),
        (await server.guest().web.get(f"{path}/frame")).json(),
        (await host.web.get(f"{path}/positions/{first['seq']}?seat=0")).json(),
    ]
    assert [balls_of(frame["layout"]) for frame in frames] == [0, 1, 1, 0]
    async with host.at(match) as line:
        assert balls_of((await line.frame())["layout"]) == 1


@pytest.mark.usefixtures("_pylos_with_layout")
async def test_lists_of_tables_contain_the_public_layout(server: ServedApplication) -> None:
    match, host, _ = await server.two_at_a_table()
    await play(server, match, host, 0)
    own = (await host.web.get("/api/home")).json()["own"]
    (table,) = (table for table in own if table["match"] == match)
    assert balls_of(table["public_layout"]) == 1


@pytest.mark.usefixtures("_pylos_with_layout")
async def test_a_delayed_table_shows_strangers_no_layout_in_lists(
    server: ServedApplication,
) -> None:
    clock = {"clock": "fischer", "bank_ms": 600_000}
    settings = {"public": True, "delay": 3, "clock": clock}
    match, _, _ = await server.two_at_a_table(settings=settings)
    live = (await server.guest().web.get("/api/home")).json()["live"]
    (table,) = (table for table in live if table["match"] == match)
    assert table["public_view"] is None and "public_layout" not in table


@pytest.mark.usefixtures("_pylos_with_layout")
async def test_the_link_preview_is_drawn_from_the_layout(server: ServedApplication) -> None:
    match, host, _ = await server.two_at_a_table()
    page = (await server.guest().web.get(f"/t/{match}")).text
    assert f"/t/{match}/position.png" in page
    before = await server.guest().web.get(f"/t/{match}/position.png")
    await play(server, match, host, 0)
    after = await server.guest().web.get(f"/t/{match}/position.png")
    for picture in (before, after):
        assert picture.headers["content-type"] == "image/png"
    assert before.content != after.content


@pytest.mark.usefixtures("_pylos_with_layout")
async def test_the_sample_of_a_game_is_a_position_after_some_decisions(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_info, "_has_own_board", lambda name: name != "pylos")
    layouts.sample_layout.cache_clear()
    games = server.application.games
    sample = game_info.build_game_info(games, "pylos", has_puzzles=False).sample_layout
    layouts.sample_layout.cache_clear()
    assert sample is not None and 0 < balls_of(msgspec.json.decode(sample)) <= 12
    assert game_info.build_game_info(games, "betta", has_puzzles=False).sample_layout is None


async def test_games_with_boards_of_their_own_send_no_layout(server: ServedApplication) -> None:
    match, host, _ = await server.two_at_a_table()
    frame = (await host.web.get(f"/api/matches/{match}/frame?seat=0")).json()
    assert "layout" not in frame
    own = (await host.web.get("/api/home")).json()["own"]
    assert not [table for table in own if "public_layout" in table]
    cards = (await host.web.get("/api/games")).json()
    assert {card["spec"]["id"]: card["sample_layout"] for card in cards} == dict.fromkeys(
        (card["spec"]["id"] for card in cards), None
    )
