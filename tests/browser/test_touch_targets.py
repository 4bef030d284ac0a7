"""Tests that everything that can be tapped at a table is large enough for a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .bulbous import BOT, reach_bid, seat_of
from .conftest import Visitor
from .table import open_table

pytestmark = pytest.mark.browser

TARGET = 44
"""The minimum width and height of a target, in pixels (WCAG 2.5.5)."""

GAMES = {"pylos": 2, "betta": 4, "betapet": 4, "bulbous": 4, "carcassonne": 6}
"""The games and the number of players at their tables."""

EXEMPT = ", ".join(
    (
        # Essential (WCAG 2.5.8): fifteen squares in a row cannot be larger on a phone.
        ".be-grid *",
        # Equivalent (WCAG 2.5.5): every cell of a level can be tapped in the pyramid too.
        ".pylos-layers *",
        # Inline (WCAG 2.5.8): a link in a sentence.
        ".prose :is(p, li) a:not(.alone)",
        ".skip",
    )
)

TOO_SMALL = """([exempt, minimum]) => {
    const controls = 'button, a[href], summary, select, textarea, input, [role=button], [role=tab], [role=option], [tabindex="0"]';
    const control = each => each?.closest('label:has(input)') ?? each?.closest(controls);
    const at = (x, y) => control(document.elementFromPoint(x, y));
    const extent = (each, x, y, dx, dy) => {
        let steps = 0;
        while (steps < minimum && at(x + dx * (steps + 1), y + dy * (steps + 1)) === each) steps++;
        return steps;
    };
    const isScrolledOut = (each, box) => {
        for (let around = each.parentElement; around; around = around.parentElement) {
            if (!/auto|scroll/.test(getComputedStyle(around).overflow)) continue;
            const frame = around.getBoundingClientRect();
            if (box.top < frame.top || box.bottom > frame.bottom) return true;
        }
        return false;
    };
    return [...new Set([...document.querySelectorAll(controls)].map(control))]
        .filter(each => !each.matches(exempt) && each.ariaDisabled !== 'true' && !each.matches('[role=tabpanel], [role=region], .pane'))
        .flatMap(each => {
            const box = each.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            if (at(x, y) !== each || isScrolledOut(each, box)) return [];
            const width = 1 + extent(each, x, y, -1, 0) + extent(each, x, y, 1, 0);
            const height = 1 + extent(each, x, y, 0, -1) + extent(each, x, y, 0, 1);
            const name = (each.ariaLabel ?? each.textContent).trim().replace(/\\s+/g, ' ').slice(0, 30);
            return width >= minimum && height >= minimum ? []
                : [`${each.tagName.toLowerCase()}.${each.className.baseVal ?? each.className} "${name}": ${width} x ${height}`];
        });
}"""
"""A script that returns the visible controls that a finger can hit only in a smaller area.

The area includes pseudo-elements, and excludes what other elements cover.
"""


def small_controls(page: Page) -> list[str]:
    """Return the visible controls of the page that are too small."""
    return list(page.evaluate(TOO_SMALL, [EXEMPT, TARGET]))


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=() if game == "carcassonne" else pytest.mark.slow) for game in GAMES],
)
def test_a_finger_hits_everything_at_a_table(visitor: Visitor, game: str) -> None:
    page = visitor("/help", phone=True)
    bots = [{"occupant": "bot", "level": "beginner"}] * (GAMES[game] - 1)
    page.goto(f"/t/{open_table(page, game, [{'occupant': 'me'}, *bots], start=True)}")
    expect(page.locator(".act.mine")).to_be_visible()
    page.wait_for_load_state("networkidle")
    found = {"table": small_controls(page)}
    page.locator(".act .to-talk").tap()
    expect(page.locator(".side.open")).to_be_visible()
    for tab in page.locator(".side [role=tab]").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        pane = page.locator(".side [role=tabpanel]:not([hidden])")
        expect(pane).not_to_be_empty()
        # The links are at the end of the rules.
        for last in pane.locator("a, button").all()[-1:]:
            last.scroll_into_view_if_needed()
        found[tab.inner_text()] = small_controls(page)
    page.keyboard.press("Escape")
    expect(page.locator(".side.open")).to_have_count(0)
    page.get_by_role("button", name="More").tap()
    expect(page.locator("dialog[open] .proposals")).to_be_visible()
    found["menu"] = small_controls(page)
    assert {place: small for place, small in found.items() if small} == {}


@pytest.mark.slow
def test_a_finger_hits_everything_in_a_waiting_room(visitor: Visitor) -> None:
    page = visitor("/help", phone=True)
    page.goto(f"/t/{open_table(page, 'betta', [{'occupant': 'me'}, {'occupant': 'open'}])}")
    expect(page.locator(".seat-list .order .btn")).to_have_count(4)
    page.wait_for_load_state("networkidle")
    assert small_controls(page) == []


@pytest.mark.slow
def test_a_finger_hits_every_button_of_a_bid(visitor: Visitor) -> None:
    page = visitor("/help", phone=True)
    page.goto(f"/t/{open_table(page, 'bulbous', [{'occupant': 'me'}, BOT, BOT], start=True)}")
    reach_bid(page, seat_of(page))
    page.locator(".bu-hand button:not(.bu-off)").first.tap()
    expect(page.locator(".act .undo")).to_be_visible()
    assert small_controls(page) == []
