"""Tests for chat at the table: translated phrases and the separate spectator chat."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .table import call, open_table
from .test_pages import axe_violations

pytestmark = pytest.mark.browser


@pytest.mark.slow
def test_players_and_spectators_chat_separately_and_phrases_are_translated(
    visitor: Visitor,
) -> None:
    host, friend, watcher = visitor("/"), visitor("/", phone=True), visitor("/")
    friend.evaluate("localStorage.setItem('parlour-settings', JSON.stringify({ language: 'fr' }))")
    match = open_table(
        host, "pylos", [{"occupant": "me"}, {"occupant": "open"}], settings={"public": True}
    )
    host.goto(f"/t/{match}")
    watcher.goto(f"/t/{match}")
    expect(host.locator(".talking")).to_be_visible()
    watcher.locator("#say").fill("may I look on?")
    watcher.keyboard.press("Enter")
    expect(watcher.locator(".chat")).to_contain_text("may I look on?")
    host.get_by_role("button", name="Spectators").click()
    expect(host.locator(".chat")).to_contain_text("may I look on?")
    assert not axe_violations(host)
    call(friend, f"/api/tables/{match}/sit", {})
    call(host, f"/api/tables/{match}/start", {})
    friend.goto(f"/t/{match}")
    host.get_by_role("tab", name="Chat").click()
    watcher.get_by_role("tab", name="Chat").click()
    expect(host.locator(".which")).to_have_count(0)
    host.get_by_role("button", name="Quick messages").click()
    assert not axe_violations(host)
    host.get_by_role("button", name="Well played!").click()
    host.get_by_role("button", name="Quick messages").click()
    host.get_by_role("button", name="applauds").click()
    expect(host.locator("#pane-chat .say")).to_have_count(2)
    friend.locator(".to-talk").first.click()
    expect(friend.locator("#pane-chat")).to_contain_text("Bien joué !")
    expect(friend.locator("#pane-chat .reaction")).to_contain_text("applaudit")
    watcher.locator("#say").fill("he should raise")
    watcher.keyboard.press("Enter")
    expect(watcher.locator("#pane-chat")).to_contain_text("he should raise")
    watcher.get_by_role("button", name="Players").click()
    expect(watcher.locator("#pane-chat")).to_contain_text("Well played!")
    expect(watcher.locator("#pane-chat #say")).to_have_count(0)
    assert not axe_violations(watcher)
    for player in (host, friend):
        assert "he should raise" not in player.content()
    call(friend, f"/api/matches/{match}/resign", {"seat": 1})
    expect(host.locator("#pane-result .standings")).to_be_visible()
    host.get_by_role("tab", name="Chat").click()
    host.get_by_role("button", name="Spectators").click()
    expect(host.locator("#pane-chat")).to_contain_text("he should raise")
