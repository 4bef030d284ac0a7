"""Tests for replies in the chat: quoted lines, the keyboard and the screen reader."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .table import call, open_table
from .test_pages import axe_violations
from .test_touch_targets import small_controls

pytestmark = pytest.mark.browser

REPLY = re.compile("^Reply to ")


@pytest.mark.slow
def test_a_message_answers_another_one_which_is_quoted_above_it(visitor: Visitor) -> None:
    host, friend = visitor("/"), visitor("/", phone=True, dark=True)
    match = open_table(host, "pylos", [{"occupant": "me"}, {"occupant": "open"}])
    call(friend, f"/api/tables/{match}/sit", {})
    call(host, f"/api/tables/{match}/start", {})
    for page in (host, friend):
        page.goto(f"/t/{match}")
    host.get_by_role("tab", name="Chat").click()
    friend.locator(".to-talk").first.click()
    friend.get_by_role("tab", name="Chat").click()
    host.locator("#say").fill("Shall we play again tomorrow?")
    host.keyboard.press("Enter")
    message = friend.locator("#pane-chat .say").first
    reply = message.get_by_role("button", name=REPLY)
    box = reply.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44
    reply.tap()
    expect(friend.locator("#say")).to_be_focused()
    expect(friend.locator(".answering")).to_contain_text("Shall we play again tomorrow?")
    assert not axe_violations(friend)
    # Escape cancels the reply and leaves the sheet open.
    friend.keyboard.press("Escape")
    expect(friend.locator(".answering")).to_have_count(0)
    expect(friend.locator("#say")).to_be_focused()
    reply.focus()
    friend.keyboard.press("Enter")
    friend.locator("#say").fill("Gladly")
    friend.keyboard.press("Enter")
    expect(friend.locator(".answering")).to_have_count(0)
    quote = host.locator("#pane-chat").get_by_role("button", name="In reply to ")
    expect(quote).to_contain_text("Shall we play again tomorrow?")
    expect(host.locator("#live")).to_contain_text("in reply to")
    quote.click()
    expect(host.locator("#pane-chat .say").first).to_be_focused()
    assert not axe_violations(host)
    # The reply is stored with its quote.
    host.reload()
    host.get_by_role("tab", name="Chat").click()
    expect(quote).to_contain_text("Shall we play again tomorrow?")
    # A reaction can be a reply, too.
    host.locator("#pane-chat .say").last.get_by_role("button", name=REPLY).click()
    host.get_by_role("button", name="Quick messages").click()
    host.get_by_role("button", name="likes it").click()
    answered = friend.locator("#pane-chat .quote").last
    expect(answered).to_contain_text("Gladly")
    answered.scroll_into_view_if_needed()
    assert [target for target in small_controls(friend) if ".quote" in target] == []
