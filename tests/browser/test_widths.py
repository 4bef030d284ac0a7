"""Tests that no page is wider than its window, and that no table scrolls at all."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from .conftest import PATIENCE_MS, Visitor, open_touch_page, open_with_font_size
from .page_list import every_page, open_page
from .table import ASKED, call, eventually, lasting_finding, open_table

pytestmark = pytest.mark.browser

BEYOND = """() => document.documentElement.scrollWidth <= innerWidth + 1 ? '' : [...document.querySelectorAll('body *')]
    .filter(each => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 3).map(each => `${each.tagName}.${each.className.baseVal ?? each.className}`).join(' ') || 'the page'"""
"""A script that returns the elements beyond the right edge, if the page scrolls sideways."""


def overflowing_pages(
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
            if beyond := lasting_finding(page, BEYOND):
                found.append(f"{path} at {width}: {beyond}")
    context.close()
    return found


@pytest.mark.parametrize(
    ("letters", "locale"), [pytest.param(16, "en-GB", marks=pytest.mark.slow), (24, "de-DE")]
)
def test_no_page_scrolls_sideways(
    playwright: Playwright, server_url: str, letters: int, locale: str
) -> None:
    with open_with_font_size(playwright, letters) as browser:
        paths, widths = (
            ["/", "/lobby", "/settings", "/side-by-side"],
            [320, 390, 640, 700, 960, 980, 1024, 1060, 1100, 1280],
        )
        assert not overflowing_pages(browser, server_url, paths, widths, locale)


@pytest.mark.slow
@pytest.mark.parametrize("letters", [16, 20, 24])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_no_page_scrolls_sideways_at_any_width(
    playwright: Playwright, server_url: str, letters: int, locale: str
) -> None:
    with open_with_font_size(playwright, letters) as browser:
        assert not overflowing_pages(browser, server_url, None, range(320, 1921, 20), locale)


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "it-IT", "es-ES", "de-DE", "sv-SE"])
@pytest.mark.parametrize("width", [320, 390])
def test_each_seat_of_the_waiting_room_is_one_line_on_a_phone(
    chromium: Browser, server_url: str, locale: str, width: int
) -> None:
    page = open_touch_page(chromium, server_url, (width, 844), locale=locale)
    seats = [
        {"occupant": "me"},
        {"occupant": "bot", "level": "beginner"},
        {"occupant": "open"},
        {"occupant": "guest", "name": "Konstantin Vandermeersch"},
    ]
    page.goto(f"/t/{open_table(page, 'carcassonne', seats)}")
    rows = page.locator(".seat-list .rows > li")
    expect(rows).to_have_count(4)
    middles = rows.evaluate_all(
        """all => all.map(row => new Set([...row.querySelectorAll('.btn, select')]
            .map(each => each.getBoundingClientRect()).map(box => Math.round(box.top + box.height / 2))).size)"""
    )
    page.context.close()
    assert middles == [1, 1, 1, 1]


SCROLLS = """() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const board = document.querySelector('.stage .root'), bar = document.querySelector('.act').getBoundingClientRect();
    const isDesk = matchMedia('(min-width: 62rem) and (min-height: 37.5rem)').matches;
    return [
        scrollHeight > innerHeight + 1 && `the page down by ${scrollHeight - innerHeight}`,
        scrollWidth > innerWidth + 1 && `the page sideways by ${scrollWidth - innerWidth}`,
        (bar.bottom > innerHeight + 1 || bar.right > innerWidth + 1) && 'the bar out of the window',
        isDesk && board.scrollHeight > board.clientHeight + 1 && `the board by ${board.scrollHeight - board.clientHeight}`,
    ].filter(Boolean).join(', ');
}"""
"""A script that returns what scrolls at a table, or an empty text."""

MOVES = {"betta": 12, "betapet": 24}
"""The number of moves after which a table is checked, if a match may end before the thirtieth."""


def play_without_me(page: Page, game: str, seats: int) -> str:
    """Open a table, let a bot play the visitor's seat for 30 moves, and return the match."""
    occupants = [{"occupant": "me"}, *[{"occupant": "bot", "level": "beginner"}] * (seats - 1)]
    match = open_table(page, game, occupants, settings={"leaver": "bot"}, start=True)
    call(page, f"/api/matches/{match}/leave", {"seat": 0})

    def has_enough_moves() -> bool:
        found = call(page, f"/api/matches/{match}/frame?seat=0")
        # The first entries of the log are the opening, the seats, the start and the substitute.
        return bool(found["seq"] >= MOVES.get(game, 30) + seats + 3)

    eventually(page, has_enough_moves, f"{game} has enough moves")
    call(page, f"/api/matches/{match}/return", {"seat": 0})
    return match


def scrolling_sizes(
    page: Page, tables: Iterable[tuple[str, int]], sizes: Iterable[tuple[int, int]]
) -> list[str]:
    """Return each table and window size at which something scrolls."""
    found = []
    for game, seats in tables:
        page.goto(f"/t/{play_without_me(page, game, seats)}")
        page.locator(ASKED).wait_for()
        page.locator(".stage .root > *").first.wait_for()
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            if scrolls := lasting_finding(page, SCROLLS):
                found.append(f"{game} with {seats} seats at {width}x{height}: {scrolls}")
    return found


@pytest.mark.slow
def test_no_table_scrolls(visitor: Visitor) -> None:
    tables = [("pylos", 2), ("betta", 4), ("betapet", 2), ("bulbous", 3), ("carcassonne", 6)]
    sizes = [(320, 640), (390, 844), (640, 900), (844, 390), (1024, 640), (1280, 800), (1920, 1080)]
    assert not scrolling_sizes(visitor("/help"), tables, sizes)


@pytest.mark.slow
def test_no_table_scrolls_at_any_size(visitor: Visitor) -> None:
    tables = [
        *(("pylos", 2), ("betta", 2), ("betta", 4), ("betapet", 2), ("betapet", 3)),
        *(("bulbous", 3), ("bulbous", 4), ("carcassonne", 2), ("carcassonne", 6)),
    ]
    sizes = [
        (width, height)
        for width in range(320, 1921, 40)
        for height in ((568, 844) if width < 540 else (390, 640, 800, 1080))
    ]
    assert not scrolling_sizes(visitor("/help"), tables, sizes)
