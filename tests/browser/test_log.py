"""Tests that the log stays complete and keeps its end in view."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import Visitor
from .page_sockets import AWAKE, PageSockets
from .table import call, eventually, open_table, wait_for_paint, wait_for_position, wait_for_turn

pytestmark = pytest.mark.browser

BOT = [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}]
AT_END = """() => { const pane = document.querySelector('#pane-log');
    return pane.clientHeight > 0 && pane.scrollHeight > pane.clientHeight
        && pane.scrollHeight - pane.scrollTop - pane.clientHeight < 2; }"""
"""A script that returns whether the log is longer than its pane and scrolled to its end."""


def play(page: Page, match: str, times: int, seq: int = -1) -> dict[str, Any]:
    """Take the first legal action several times, and return the visitor's last frame."""
    for _ in range(times):
        found = wait_for_turn(page, 0, seq)
        seq = found["seq"]
        call(
            page,
            f"/api/matches/{match}/act",
            {
                "seat": 0,
                "decision_id": found["decision_id"],
                "action": found["legal_actions"][0],
            },
        )
    return wait_for_turn(page, 0, seq)


def long_log(page: Page) -> tuple[str, dict[str, Any]]:
    """Open a Pylos table with a log that is longer than its pane, and return match and frame."""
    page.set_viewport_size({"width": 1280, "height": 640})
    match = open_table(page, "pylos", BOT, start=True)
    page.goto(f"/t/{match}")
    found = play(page, match, 8)
    wait_for_position(page, found)
    expect(page.locator(".log li").nth(14)).to_be_attached()
    return match, found


@pytest.mark.slow
def test_the_log_stays_while_it_is_loaded_again(visitor: Visitor) -> None:
    page = visitor("/help")
    sockets = PageSockets(page)
    match, found = long_log(page)
    rows = page.locator(".log li").count()
    held: list[Route] = []
    page.route("**/history?*", lambda asked: held.append(asked))
    sockets.close_all()
    expect(page.locator(".banner.line")).to_be_visible()
    play(page, match, 1, found["seq"] - 1)
    sockets.is_cut = False
    page.evaluate(AWAKE)
    eventually(page, lambda: bool(held), "the page requests the log again")
    expect(page.locator(".banner.line")).to_be_hidden()
    expect(page.locator("#pane-log .none")).to_have_count(0)
    assert page.locator(".log li").count() == rows
    held[0].continue_()
    expect(page.locator(".log li").nth(rows + 1)).to_be_attached()


@pytest.mark.slow
def test_the_log_keeps_its_end_in_view(visitor: Visitor) -> None:
    page = visitor("/help")
    match, found = long_log(page)
    eventually(page, lambda: page.evaluate(AT_END), "the log opens at its end")
    for height in (600, 720, 620):
        page.set_viewport_size({"width": 1280, "height": height})
        eventually(page, lambda: page.evaluate(AT_END), f"the end is in view at {height} px")
    page.locator(".act").evaluate("bar => { bar.style.minHeight = '16rem' }")
    eventually(page, lambda: page.evaluate(AT_END), "the end is in view above a higher bar")
    page.get_by_role("tab", name="Chat").click()
    page.set_viewport_size({"width": 1280, "height": 610})
    page.get_by_role("tab", name="Log").click()
    eventually(page, lambda: page.evaluate(AT_END), "the end is in view after another tab")
    # A reader who has scrolled up stays there.
    page.locator("#pane-log").evaluate("pane => { pane.scrollTop = 0 }")
    wait_for_paint(page)
    rows = page.locator(".log li").count()
    play(page, match, 1, found["seq"] - 1)
    expect(page.locator(".log li").nth(rows + 1)).to_be_attached()
    assert page.locator("#pane-log").evaluate("pane => pane.scrollTop") == 0
