"""What a visit costs: how often a page asks the house, the first time and the next, and whether anything on it moves while it comes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .conftest import PHONE, Visitor
from .table import call, open_table

pytestmark = pytest.mark.browser

FIRST, NEXT = 20, 5
SHIFT = 0.02

SHIFTS = """
window.shifted = 0;
new PerformanceObserver(seen => {
    for (const shift of seen.getEntries()) if (!shift.hadRecentInput) window.shifted += shift.value;
}).observe({type: 'layout-shift', buffered: true});
"""


def visited(context: BrowserContext, path: str) -> tuple[int, float]:
    """Return how many answers of the house a visit of a page took that its browser had not kept, and how much moved on it."""
    page = context.new_page()
    page.add_init_script(SHIFTS)
    asked: set[str] = set()
    kept: set[str] = set()

    def answered(event: dict[str, Any]) -> None:
        if event["response"].get("fromDiskCache"):
            kept.add(event["requestId"])

    browser = context.new_cdp_session(page)
    browser.send("Network.enable")
    browser.on("Network.requestWillBeSent", lambda event: asked.add(event["requestId"]))
    browser.on("Network.requestServedFromCache", lambda event: kept.add(event["requestId"]))
    browser.on("Network.responseReceived", answered)
    page.goto(path)
    expect(page.locator("h1, .ask").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    moved = float(page.evaluate("window.shifted"))
    page.close()
    return len(asked - kept), moved


def tables(page: Page) -> list[str]:
    """Return the pages of tables in every phase."""
    mine = [{"who": "me"}, {"who": "bot", "level": "beginner"}]
    over = open_table(page, "pylos", mine, start=True)
    call(page, f"/api/matches/{over}/resign", {"seat": 0})
    gathering = open_table(page, "betta", [{"who": "me"}, {"who": "open"}])
    playing = [open_table(page, game, mine, start=True) for game in ("betapet", "carcassonne")]
    return [f"/t/{match}" for match in (over, gathering, *playing)]


def test_a_first_visit_asks_little_and_the_next_one_next_to_nothing(visitor: Visitor, chromium: Browser, house: str) -> None:
    host = visitor("/help", phone=True)
    paths = ["/", "/lobby", "/ratings", "/results", "/rules/betta", "/account", *tables(host)]
    known = host.context.storage_state()
    found = {}
    for path in paths:
        somebody = chromium.new_context(base_url=house, viewport=PHONE, is_mobile=True, has_touch=True, storage_state=known, locale="de-DE")
        first, moved = visited(somebody, path)
        again, moved_again = visited(somebody, path)
        somebody.close()
        if first > FIRST or again > NEXT or max(moved, moved_again) > SHIFT:
            found[path] = (first, again, round(moved, 3), round(moved_again, 3))
    assert not found
