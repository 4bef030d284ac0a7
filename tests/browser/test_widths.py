"""Tests that no page is wider than its window at any width and font size."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from playwright.sync_api import Browser, Playwright

from .conftest import PATIENCE_MS, large_letters
from .screens import every_page, open_page
from .table import call, open_table

pytestmark = pytest.mark.browser

BEYOND = """() => document.documentElement.scrollWidth <= innerWidth + 1 ? '' : [...document.querySelectorAll('body *')]
    .filter(each => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 3).map(each => `${each.tagName}.${each.className.baseVal ?? each.className}`).join(' ') || 'the page'"""
"""A script that returns the elements beyond the right edge, if the page scrolls sideways."""


def too_wide(
    browser: Browser,
    server_url: str,
    paths: Iterable[str] | None,
    widths: Iterable[int],
    locale: str,
) -> list[str]:
    """Return each page that scrolls sideways, with the width and the elements that overflow."""
    context = browser.new_context(
        base_url=server_url,
        viewport={"width": 1280, "height": 768},
        locale=locale,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.goto("/help")
    call(page, "/api/me", {"name": "Maximiliane von Hohenstein"})
    open_table(
        page, "pylos", [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}], start=True
    )
    found = []
    for path in paths or every_page(page):
        open_page(page, path)
        for width in widths:
            page.set_viewport_size({"width": width, "height": 768})
            if page.evaluate(BEYOND):
                # The layout needs a moment after a change of the window size.
                page.wait_for_timeout(200)
                beyond = page.evaluate(BEYOND)
                if beyond:
                    found.append(f"{path} at {width}: {beyond}")
    context.close()
    return found


@pytest.mark.parametrize(("letters", "locale"), [(16, "en-GB"), (24, "de-DE")])
def test_no_page_scrolls_sideways(
    playwright: Playwright, server_url: str, letters: int, locale: str
) -> None:
    with large_letters(playwright, letters) as browser:
        paths, widths = (
            ["/", "/lobby", "/settings", "/side-by-side"],
            [320, 390, 640, 700, 960, 980, 1024, 1060, 1100, 1280],
        )
        assert not too_wide(browser, server_url, paths, widths, locale)


@pytest.mark.slow
@pytest.mark.parametrize("letters", [16, 20, 24])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_no_page_scrolls_sideways_at_any_width(
    playwright: Playwright, server_url: str, letters: int, locale: str
) -> None:
    with large_letters(playwright, letters) as browser:
        assert not too_wide(browser, server_url, None, range(320, 1921, 20), locale)
