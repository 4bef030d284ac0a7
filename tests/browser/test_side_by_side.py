"""Tests for several tables in one window: a grid on a desktop and a carousel on a phone."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .table import call, open_table
from .test_pages import axe_violations

pytestmark = pytest.mark.browser

ALONE = [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}]


def photograph(page: Page, name: str) -> None:
    """Save a screenshot if the PICTURES environment variable names a folder."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")


def start_three_games(page: Page) -> list[str]:
    """Start three games of Pylos and return their match ids."""
    return [open_table(page, "pylos", ALONE, start=True) for _ in range(3)]


@pytest.mark.slow
def test_tables_are_shown_in_a_grid_and_can_be_played_there(visitor: Visitor) -> None:
    page = visitor("/")
    open_table(page, "pylos", ALONE, start=True)
    page.goto("/")
    expect(page.locator(".top .me")).to_be_visible()
    expect(page.get_by_role("link", name="Your tables side by side")).to_have_count(0)
    open_table(page, "pylos", ALONE, start=True)
    page.goto("/")
    page.get_by_role("link", name="Your tables side by side").click()
    expect(page.locator(".one iframe")).to_have_count(2)
    for number in range(2):
        inside = page.frame_locator(".one iframe").nth(number)
        expect(inside.locator(".pylos-cell").first).to_be_attached()
        expect(inside.get_by_role("link", name="Parlour, home")).to_be_hidden()
    photograph(page, "side-desk")
    assert axe_violations(page) == []
    first = page.frame_locator(".one iframe").first
    first.locator(".pylos-cell").first.click()
    first.locator(".act").get_by_role("button", name="Place").click()
    expect(first.locator(".log li")).to_have_count(3)
    page.locator(".chosen button").first.click()
    expect(page.locator(".one iframe")).to_have_count(1)
    page.reload()
    expect(page.locator(".one iframe")).to_have_count(1)
    page.locator(".one h2 a").click()
    page.wait_for_url("**/t/*")


@pytest.mark.slow
def test_tables_are_a_carousel_on_a_phone(visitor: Visitor) -> None:
    page = visitor("/", phone=True, dark=True)
    start_three_games(page)
    page.goto("/")
    page.get_by_role("link", name="Your tables side by side").click()
    expect(page.locator(".one iframe")).to_have_count(3)
    expect(page.frame_locator(".one iframe").first.locator(".pylos-cell").first).to_be_attached()
    photograph(page, "side-phone")
    assert axe_violations(page) == []
    strip = page.locator(".boards")
    assert strip.evaluate("at => at.scrollWidth") > strip.evaluate("at => at.clientWidth") * 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
        "only the carousel scrolls"
    )


@pytest.mark.slow
def test_an_empty_grid_is_explained_and_only_tables_may_be_framed(visitor: Visitor) -> None:
    page = visitor("/side-by-side")

    expect(page.get_by_text("You have no games in progress.")).to_be_visible()
    match = open_table(page, "pylos", ALONE, start=True)
    policies = {
        path: page.request.get(path).headers["content-security-policy"]
        for path in (f"/t/{match}", "/", "/account")
    }
    assert "frame-ancestors 'self'" in policies[f"/t/{match}"]
    assert all("frame-ancestors 'none'" in policies[path] for path in ("/", "/account"))
    assert call(page, "/api/me")["name"]
