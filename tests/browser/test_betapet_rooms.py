"""Tests for the Betapet rooms in the lobby, one per dictionary language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from parlour.games.betapet.commands import import_list
from parlour.games.betapet.lexicons.catalogue import GRAPHS
from parlour.server.api.game_catalogue import CHECK_INTERVAL_S

from .conftest import Visitor
from .table import call, frame

pytestmark = pytest.mark.browser


@pytest.mark.slow
def test_a_room_shows_its_dictionary_and_presets_a_table(visitor: Visitor) -> None:
    page = visitor("/lobby?room=betapet")
    rooms = page.locator(".game-room")
    expect(rooms).to_have_count(6)
    morse = rooms.filter(has_text="Le morse")
    expect(morse).to_contain_text("Grammalecte")
    expect(morse).to_contain_text("replaces ODS5")
    expect(morse).to_contain_text("no players")
    morse.click()
    page.locator(".new .further summary").click()
    clocks = page.locator(".new select").filter(has_text="12 min").locator("option")
    for name in ("Rush, penalty every 15 s", "Stress", "Fast", "Normal", "Untimed"):
        expect(clocks.filter(has_text=re.compile(f"^\\s*{name}"))).to_have_count(1)
    page.locator(".new select").filter(has_text="12 min").select_option(
        label="Rush, penalty every 15 s: 12 min, then point penalties"
    )
    page.locator(".new .switch", has_text="lobby").locator("input").check()
    page.locator(".new .btn.main").click()
    expect(page.get_by_role("heading", name="Betapet")).to_be_visible()
    table = page.url
    page.goto("/lobby?room=betapet")
    expect(morse).to_contain_text("one open table")
    expect(rooms.filter(has_text="Il puma")).to_contain_text("no open tables")
    opened = call(page, f"/api/tables/{table.rsplit('/', 1)[-1]}")
    assert opened["options"]["tiles"] == "french" and opened["settings"]["room"] == "morse"
    assert opened["settings"]["clock"] == {
        "clock": "total",
        "bank_ms": 720_000,
        "step_ms": 15_000,
        "points": 10,
        "limit_ms": 300_000,
        "fall": "end",
    }


@pytest.mark.slow
def test_a_table_in_a_room_is_joined_there_and_names_its_dictionary(visitor: Visitor) -> None:
    host = visitor("/lobby?room=betapet")
    host.locator(".game-room").filter(has_text="Il puma").click()
    host.locator(".new .further summary").click()
    host.locator(".new .switch", has_text="lobby").locator("input").check()
    host.locator(".new .btn.main").click()
    expect(host.get_by_role("heading", name="Betapet")).to_be_visible()
    friend = visitor("/lobby?room=betapet", phone=True)
    room = friend.locator(".game-room").filter(has_text="Il puma")
    expect(room).to_contain_text("one player")
    expect(room).to_contain_text("one open table")
    room.tap()
    friend.get_by_role("button", name=re.compile("^Join")).first.tap()
    expect(friend).to_have_url(re.compile("/t/"))
    host.get_by_role("button", name="Start").click()
    for page in (host, friend):
        expect(page.locator(".be-sheet")).to_be_visible()
    expect(host.locator(".be-list")).to_have_text(
        "Dictionary: Italiano (paroleitaliane) (replaces Zingarelli)"
    )
    friend.locator('[data-tool="unseen"]').tap()
    expect(friend.locator("dialog[open]")).to_contain_text(
        "Italiano (paroleitaliane) (replaces Zingarelli)"
    )
    assert frame(host, 0)["view"]["options"]["tiles"] == "italian"


@pytest.mark.slow
def test_an_imported_dictionary_opens_a_room(
    visitor: Visitor, server_folder: Path, tmp_path: Path
) -> None:
    page = visitor("/lobby?room=betapet")
    rooms = page.locator(".game-room")
    expect(rooms).to_have_count(6)
    (tmp_path / "worte.txt").write_text("haus\nübel\nöde\nrose\nei\n", "utf-8")
    assert (
        import_list(tmp_path / "worte.txt", name="Kleine Liste", lang="de", data=server_folder) == 0
    )
    try:
        # The server checks for imported dictionaries only at intervals.
        page.wait_for_timeout(1_000 * CHECK_INTERVAL_S)
        page.reload()
        expect(rooms).to_have_count(7)
        bear = rooms.filter(has_text="Der Bär")
        expect(bear).to_contain_text("German")
        expect(bear).to_contain_text("Kleine Liste")
    finally:
        for graph in (server_folder / GRAPHS.name).iterdir():
            graph.unlink()
        page.wait_for_timeout(1_000 * CHECK_INTERVAL_S)
