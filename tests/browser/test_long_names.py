"""Tests that a long name never breaks inside a word, at tables, in results and in lists."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .table import call, open_table

pytestmark = pytest.mark.browser

NAMES = (
    "Greta Magdalena",
    "Copper Otter",
    "Donaudampfschifffahrtsge",
    "Maximiliane von Hohenstein",
    "Silver Dormouse",
    "Oda",
)
TABLES = {"betta": 4, "carcassonne": 6}
"""The games and the numbers of players."""

BROKEN = """() => {
    const broken = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        const around = text.parentElement;
        if (around.closest('.visually-hidden, .skip, script, style') || !around.checkVisibility({ visibilityProperty: true })) continue;
        for (const word of text.data.matchAll(/[\\p{L}]+/gu)) {
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].filter(({ width }) => width).map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(word[0]);
        }
    }
    return broken;
}"""
"""A script that returns the words that are on several lines."""


def open_loaded_page(page: Page, path: str) -> None:
    """Open a page, take over the device at a table, and wait until it has loaded."""
    page.goto(path)
    page.locator("header.top").wait_for()
    page.wait_for_load_state("networkidle")
    if page.locator("dialog.handover button").count():
        page.locator("dialog.handover button").click()
        expect(page.locator("dialog.handover")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.slow
def test_no_name_breaks_inside_a_word(visitor: Visitor, width: int) -> None:
    page = visitor("/help", phone=width < 1000)
    call(page, "/api/me", {"name": NAMES[0]})
    paths = []
    for game, count in TABLES.items():
        guests = [{"occupant": "guest", "name": name} for name in NAMES[1:count]]
        match = open_table(page, game, [{"occupant": "me"}, *guests], start=True)
        paths.append(f"/t/{match}")
    open_loaded_page(page, paths[-1])
    found = {"a table of 6": page.evaluate(BROKEN)}
    open_loaded_page(page, paths[0])
    found["a table of 4"] = page.evaluate(BROKEN)
    for seat in range(5):
        call(page, f"/api/matches/{paths[-1][3:]}/resign", {"seat": seat})
    open_loaded_page(page, paths[-1])
    found["a result"] = page.evaluate(BROKEN)
    if width < 1000:
        page.locator(".act .to-talk").tap()
        expect(page.locator(".side.open")).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("#pane-log")).to_be_visible()
    found["a log"] = page.evaluate(BROKEN)
    open_table(
        page,
        "carcassonne",
        [
            {"occupant": "me"},
            *({"occupant": "guest", "name": name} for name in NAMES[1:5]),
            {"occupant": "open"},
        ],
        settings={"public": True},
    )
    for path in ("/lobby", "/lobby?room=mine", f"{paths[-1]}/analysis"):
        open_loaded_page(page, path)
        found[path] = page.evaluate(BROKEN)
    assert {place: words for place, words in found.items() if words} == {}
