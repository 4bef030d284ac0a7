"""Tests that no page is wider than its window, and that no table scrolls at all."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from time import monotonic

import pytest
from playwright.sync_api import Browser, Error, Page, Playwright, expect

from .conftest import ENGINE, PATIENCE_MS, Visitor, open_touch_page, open_with_font_size
from .page_list import every_page, open_page
from .table import ASKED, call, eventually, lasting_finding, open_table

pytestmark = pytest.mark.browser

STEP = 1 if ENGINE == "chromium" else 4
"""How many steps of a sweep are taken at once. Firefox takes several times as long as Chromium."""

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
        assert not overflowing_pages(browser, server_url, None, range(320, 1921, 20 * STEP), locale)


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
    const hand = [...document.querySelectorAll('.be-rack button, [data-card], .bu-hand button, .cc-dock button')]
        .filter(each => each.checkVisibility()).map(each => each.getBoundingClientRect());
    const isDesk = matchMedia('(min-width: 62rem) and (min-height: 37.5rem)').matches;
    return [
        scrollHeight > innerHeight + 1 && `the page down by ${scrollHeight - innerHeight}`,
        scrollWidth > innerWidth + 1 && `the page sideways by ${scrollWidth - innerWidth}`,
        board.scrollWidth > board.clientWidth + 1 && `the board sideways by ${board.scrollWidth - board.clientWidth}`,
        (bar.bottom > innerHeight + 1 || bar.right > innerWidth + 1) && 'the bar out of the window',
        hand.some(box => box.bottom > innerHeight + 1 || box.right > innerWidth + 1) && 'the hand out of the window',
        isDesk && board.scrollHeight > board.clientHeight + 1 && `the board by ${board.scrollHeight - board.clientHeight}`,
    ].filter(Boolean).join(', ');
}"""
"""A script that returns what scrolls at a table, or an empty text."""

MOVES = {"betta": 12, "betapet": 24}
"""The number of moves after which a table is checked, if a match may end before the thirtieth."""

SIZES = [
    (width, height)
    for width in range(320, 1921, 40 * STEP)
    for height in ((568, 844) if width < 540 else (390, 568, 640, 800, 1080))
]
"""Sizes of windows: phones in portrait, and from phones in landscape to large screens."""

TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("pylos", 2, {}),
    ("betta", 2, {}),
    ("betta", 4, {}),
    ("betta", 5, {"mode": "betty"}),
    ("betapet", 2, {}),
    ("betapet", 4, {}),
    ("bulbous", 2, {}),
    ("bulbous", 4, {}),
    ("carcassonne", 2, {}),
    ("carcassonne", 6, {}),
)
"""Tables with the fewest and the most seats of each game, and their options."""


def play_without_me(page: Page, game: str, seats: int, options: dict[str, str]) -> str:
    """Open a table, let a bot play the visitor's seat for 30 moves, and return the match."""
    occupants = [{"occupant": "me"}, *[{"occupant": "bot", "level": "beginner"}] * (seats - 1)]
    moves = MOVES.get(game, 30)
    # On a busy machine, the bots may end a match before the test notices the moves.
    while moves:
        match = open_table(
            page, game, occupants, settings={"leaver": "bot"}, options=options, start=True
        )
        call(page, f"/api/matches/{match}/leave", {"seat": 0})
        # The first entries of the log are the opening, the seats, the start and the substitute.
        wait_for_entries(page, match, moves + seats + 3)
        if return_to_seat(page, match):
            return match
        moves //= 2
    raise AssertionError(f"the bots end every match of {game}")


def wait_for_entries(page: Page, match: str, entries: int) -> None:
    """Wait until the log of a match has this number of entries."""
    eventually(
        page,
        lambda: bool(call(page, f"/api/matches/{match}/frame?seat=0")["seq"] >= entries),
        f"{match} has {entries} entries",
    )


def return_to_seat(page: Page, match: str) -> bool:
    """Let the visitor take the first seat back; returns whether the match still runs."""
    # The server refuses it after the end of the match.
    with suppress(Error):
        call(page, f"/api/matches/{match}/return", {"seat": 0})
    return bool(call(page, f"/api/matches/{match}/frame?seat=0")["phase"] == "playing")


def play_to_the_end(page: Page, match: str) -> None:
    """Let bots play until the match is over and the page shows the result."""
    # On a busy machine, the match may end while all sizes are measured.
    with suppress(Error):
        call(page, f"/api/matches/{match}/leave", {"seat": 0})
    until = monotonic() + 5 * PATIENCE_MS / 1000
    while call(page, f"/api/matches/{match}/frame?seat=0")["phase"] != "over":
        assert monotonic() < until, "the match did not end"
        page.wait_for_timeout(100)
    expect(page.locator(".finale")).to_be_visible()


def scrolling_sizes(page: Page, sizes: Iterable[tuple[int, int]]) -> list[str]:
    """Return each window size at which the table of this page scrolls, and what scrolls there."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        if scrolls := lasting_finding(page, SCROLLS):
            found.append(f"{width}x{height}: {scrolls}")
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "options"), TABLES, ids=[f"{game}-{seats}" for game, seats, _ in TABLES]
)
def test_no_table_scrolls_at_any_size_during_and_after_a_match(
    visitor: Visitor, game: str, seats: int, options: dict[str, str]
) -> None:
    page = visitor("/help")
    match = play_without_me(page, game, seats, options)
    page.goto(f"/t/{match}")
    page.locator(ASKED).wait_for()
    page.locator(".stage .root > *").first.wait_for()
    found = {"playing": scrolling_sizes(page, SIZES)}
    play_to_the_end(page, match)
    found["result"] = scrolling_sizes(page, SIZES)
    page.get_by_role("button", name="Show board").first.click()
    expect(page.locator(".finale")).to_have_count(0)
    found["over"] = scrolling_sizes(page, SIZES)
    assert found == {"playing": [], "result": [], "over": []}


CUT_NAVIGATION = """() => {
    const navigation = document.querySelector('.top nav');
    return Math.max(0, navigation.scrollWidth - navigation.clientWidth);
}"""
"""A script that returns how many pixels of the navigation are hidden."""


@pytest.mark.slow
def test_the_navigation_is_whole_on_a_desk_with_two_running_games(visitor: Visitor) -> None:
    """With another table waiting, the header also has a bell and a button for both tables."""
    page = visitor()
    for _ in range(2):
        match = open_table(
            page,
            "pylos",
            [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}],
            start=True,
        )
    page.goto(f"/t/{match}")
    expect(page.locator(".top .end").get_by_role("link", name="side by side")).to_be_attached()
    expect(page.locator(".top .end .dot")).to_be_attached()
    for width in (1120, 1280, 1366, 1600):
        page.set_viewport_size({"width": width, "height": 768})
        assert not lasting_finding(page, CUT_NAVIGATION), width
