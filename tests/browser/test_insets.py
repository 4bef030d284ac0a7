"""Tests that a phone's notch covers no text or control on any page, in both orientations."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import open_touch_page
from .page_list import BOT, every_page, open_page
from .table import open_table

pytestmark = pytest.mark.browser

SIDE = ((844, 390), {"left": 47, "right": 47, "top": 0, "bottom": 21})
UPRIGHT = ((390, 844), {"left": 0, "right": 0, "top": 47, "bottom": 34})

UNDER = """insets => {
    const seen = each => {
        let { left, right, top, bottom } = each.getBoundingClientRect();
        for (let around = each.parentElement; around && around !== document.body; around = around.parentElement) {
            if (getComputedStyle(around).overflow === 'visible') continue;
            const box = around.getBoundingClientRect();
            [left, right, top, bottom] = [Math.max(left, box.left), Math.min(right, box.right), Math.max(top, box.top), Math.min(bottom, box.bottom)];
        }
        return { left, right, top, bottom };
    };
    const held = each => each.closest('.top, .foot-nav, .act, .side, dialog, .toast');
    return [...document.querySelectorAll('button, a, input, select, summary, b, h1, h2, p, span')]
        .filter(each => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
            && !each.closest('.visually-hidden, .skip') && !each.inert && (each.textContent.trim() || each.ariaLabel))
        .map(each => [each, seen(each)])
        .filter(([, box]) => box.right - box.left > 2 && box.bottom - box.top > 2 && box.bottom > 0 && box.top < innerHeight)
        .filter(([each, box]) => box.left < insets.left - 1 || box.right > innerWidth - insets.right + 1
            || (held(each) && (box.top < insets.top - 1 || box.bottom > innerHeight - insets.bottom + 1)))
        .map(([each, box]) => `${each.tagName} ${(each.ariaLabel ?? each.textContent).trim().slice(0, 30)} ${Object.values(box).map(Math.round)}`)
        .slice(0, 5);
}"""


def open_phone_with_insets(
    browser: Browser, server_url: str, size: tuple[int, int], insets: dict[str, int]
) -> Page:
    """Return a page on a phone of this size (pixels) with these safe-area insets."""
    page = open_touch_page(browser, server_url, size)
    whole = {**insets, **{f"{side}Max": inset for side, inset in insets.items()}}
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": whole})
    return page


@pytest.mark.chromium_only("safe-area insets need the DevTools Protocol")
@pytest.mark.parametrize(
    ("size", "insets"),
    [
        pytest.param(*SIDE, id="on-its-side"),
        pytest.param(*UPRIGHT, id="upright", marks=pytest.mark.slow),
    ],
)
@pytest.mark.slow
def test_nothing_is_covered_by_the_notch(
    browser: Browser, server_url: str, size: tuple[int, int], insets: dict[str, int]
) -> None:
    page = open_phone_with_insets(browser, server_url, size, insets)
    hidden = {}
    for path in every_page(page):
        open_page(page, path)
        found = page.evaluate(UNDER, insets)
        if found:
            hidden[path] = found
    page.context.close()
    assert not hidden


@pytest.mark.chromium_only("safe-area insets need the DevTools Protocol")
@pytest.mark.parametrize(("size", "insets"), [SIDE, UPRIGHT], ids=["on-its-side", "upright"])
@pytest.mark.slow
def test_dialogs_panel_and_toasts_are_not_covered_by_the_notch(
    browser: Browser, server_url: str, size: tuple[int, int], insets: dict[str, int]
) -> None:
    page = open_phone_with_insets(browser, server_url, size, insets)
    open_page(page, f"/t/{open_table(page, 'pylos', [{'occupant': 'me'}, BOT], start=True)}")
    page.get_by_role("button", name="More").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert page.evaluate(UNDER, insets) == []
    page.keyboard.press("Escape")
    page.locator(".to-talk").click()
    expect(page.locator(".side.open")).to_be_visible()
    assert page.evaluate(UNDER, insets) == []
    page.context.close()
