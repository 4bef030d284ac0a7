"""Ratings and results in the browser: what one played is found, counts, and the next bot of the ladder is a click away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .table import call, open_table
from .test_pages import found_by_axe

pytestmark = pytest.mark.browser


def lost(page: Page, level: str) -> str:
    """Give a game of Pylos up against a bot, and return the match once its result is written down."""
    match = open_table(page, "pylos", [{"who": "me"}, {"who": "bot", "level": level}], start=True)
    call(page, f"/api/matches/{match}/resign", {"seat": 0})
    for _ in range(200):
        if any(line["match"] == match for line in call(page, "/api/results")["lines"]):
            return match
        page.wait_for_timeout(25)
    raise AssertionError("the result was never written down")


@pytest.mark.parametrize(("phone", "dark"), [(False, False), (True, True)], ids=["desk", "phone-dark"])
def test_a_result_counts_and_is_found_and_the_ladder_leads_on(visitor: Visitor, phone: bool, dark: bool) -> None:
    page = visitor("/", phone=phone, dark=dark)
    lost(page, "club")
    page.goto("/ratings")
    row = page.get_by_role("row", name="you")
    expect(row).to_contain_text("?")
    expect(page.get_by_role("row", name="Thales")).to_contain_text("2837")
    assert not found_by_axe(page) and page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_role("button", name="Over days").click()
    expect(page.get_by_text("No person has a rating here yet")).to_be_visible()
    page.get_by_role("link", name="Results").click()
    expect(page.locator(".results .out").first).to_contain_text("Lost")
    assert not found_by_axe(page) and page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_label("Outcome").select_option("Won")
    expect(page.get_by_text("Nothing found")).to_be_visible()
    page.get_by_label("Outcome").select_option("Any")
    page.get_by_label("Opponent").fill("bertil")
    expect(page.locator(".results li")).to_have_count(1)
    page.get_by_label("Opponent").fill("nobody")
    expect(page.locator(".results li")).to_have_count(0)
    page.get_by_role("link", name="Ratings").last.click()
    page.locator(".ladder .next").get_by_role("button").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Pip").first).to_be_visible()
