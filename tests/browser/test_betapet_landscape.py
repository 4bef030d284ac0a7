"""Tests for the size of the Betapet board, above all on phones in landscape, and for its marks."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from .betapet import START, accept_handover, letter, mover, open_betapet, square
from .conftest import Visitor, open_touch_page
from .table import call, frame, lasting_finding, open_table

pytestmark = pytest.mark.browser

LANDSCAPE = ((844, 390, 350), (667, 375, 330), (640, 400, 340))
"""The width and height of a screen, and the minimum width of the board, in pixels."""

NAMES = ("Maximiliane von Hohenstein", "Konstantin Vandermeersch", "Oda")
CLOCK = {"clock": "fischer", "bank_ms": 1_500_000, "increment_ms": 5_000}

OVERLAPS = """() => {
    const parts = ['.be-sheet', '.act .words', '.be-slip', '.be-rack', '.be-tools', '.act .do', '.seats', '.be-rest', '.top .in']
        .map(name => [name, document.querySelector(name)])
        .filter(([, part]) => part?.checkVisibility())
        .map(([name, part]) => [name, part.getBoundingClientRect()])
        .filter(([, box]) => box.width && box.height);
    const out = parts.filter(([, box]) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight);
    const pairs = parts.flatMap(([name, box], i) => parts.slice(i + 1)
        .filter(([, other]) => box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1)
        .map(([other]) => `${name} covers ${other}`));
    return [...out.map(([name]) => `${name} is outside the screen`), ...pairs];
}"""
"""A script that returns which parts of the table overlap or are not completely visible."""

SMALLEST_BUTTON = """Math.min(...[...document.querySelectorAll('.act .btn')]
    .map(each => each.getBoundingClientRect()).flatMap(({width, height}) => [width, height]))"""


def box(page: Page, selector: str) -> dict[str, Any]:
    """Return the bounding box of the first matching element."""
    found = page.locator(selector).first.bounding_box()
    assert found, selector
    return dict(found)


def open_on_phone(browser: Browser, server_url: str, size: tuple[int, int], others: int) -> Page:
    """Open a table with clocks on a touch screen of this size."""
    page = open_touch_page(browser, server_url, size)
    occupants = [
        {"occupant": "me"},
        *({"occupant": "guest", "name": name} for name in NAMES[:others]),
    ]
    match = open_table(page, "betapet", occupants, settings={"clock": CLOCK}, start=True)
    page.goto(f"/t/{match}")
    accept_handover(page)
    expect(page.locator(".be.landscape .be-rack button").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "minimum"), LANDSCAPE)
def test_the_board_is_as_high_as_a_phone_in_landscape(
    browser: Browser, server_url: str, width: int, height: int, minimum: int
) -> None:
    page = open_on_phone(browser, server_url, (width, height), 1)
    assert box(page, ".be-sheet")["width"] >= minimum
    assert page.evaluate(OVERLAPS) == []
    before = [box(page, part) for part in (".be-sheet", ".be-rack", ".be-tools")]
    for column, tile in enumerate(page.locator(".be-rack button").all()[:3]):
        tile.tap()
        square(page, START + column).tap(force=True)
        if page.locator(".be-picker").is_visible():
            page.locator(".be-picker button").first.tap()
    expect(page.locator(".act .undo")).to_be_visible()
    assert page.evaluate(OVERLAPS) == []
    assert [box(page, part) for part in (".be-sheet", ".be-rack", ".be-tools")] == before
    assert page.evaluate(SMALLEST_BUTTON) >= 44
    page.context.close()


@pytest.mark.slow
def test_four_long_names_leave_the_unseen_tiles_to_a_button(
    browser: Browser, server_url: str
) -> None:
    page = open_on_phone(browser, server_url, (667, 375), 3)
    assert box(page, ".be-sheet")["width"] >= 330
    assert page.evaluate(OVERLAPS) == []
    expect(page.locator(".be-rest")).to_be_hidden()
    page.locator('[data-tool="unseen"]').tap()
    expect(page.locator("dialog[open] .be-unseen")).to_be_visible()
    page.context.close()


@pytest.mark.slow
def test_in_landscape_the_menu_and_the_log_are_one_tap_away(
    browser: Browser, server_url: str
) -> None:
    page = open_on_phone(browser, server_url, (844, 390), 1)
    expect(page.locator(".be-rest .be-unseen")).to_be_visible()
    assert Axe().run(page).response["violations"] == []
    page.get_by_role("button", name="More").tap()
    expect(page.locator("dialog[open] .proposals")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".act .to-talk").tap()
    expect(page.locator("#pane-log")).to_be_visible()
    page.context.close()


@pytest.mark.slow
def test_the_board_of_a_small_desktop_is_large(visitor: Visitor) -> None:
    page = visitor("/")
    page.set_viewport_size({"width": 1366, "height": 768})
    open_betapet(page)
    assert box(page, ".be-sheet")["width"] >= 620
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.slow
def test_the_cursor_does_not_hide_the_star(visitor: Visitor) -> None:
    page = visitor("/")
    open_betapet(page)
    square(page, START).click()
    frame = page.locator(".be-cursor rect")
    expect(frame).to_be_visible()
    expect(frame).to_have_css("fill", "none")


@pytest.mark.slow
def test_the_square_under_a_dragged_tile_is_lit(visitor: Visitor) -> None:
    page = visitor("/")
    rack = open_betapet(page)["view"]["rack"]
    tile = letter(page, rack[0]).bounding_box()
    target = square(page, START).bounding_box()
    assert tile and target
    page.mouse.move(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
    page.mouse.down()
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=5)
    dragged, lit = box(page, ".board-ghost"), box(page, ".be-aims .be-aim")
    page.mouse.up()
    # The dragged tile is larger than a square, so the light is visible around it.
    assert lit["x"] < dragged["x"] - 2
    assert lit["y"] < dragged["y"] - 2
    assert lit["x"] + lit["width"] > dragged["x"] + dragged["width"] + 2
    assert lit["y"] + lit["height"] > dragged["y"] + dragged["height"] + 2


SCROLLS = """() => [...document.querySelectorAll('html, .stage .root, .be, .finale')].filter(each => each.checkVisibility()
    && (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)).map(each => each.className || each.tagName)"""
"""A script that returns the parts of a finished match that scroll."""

SHEET_AND_RESULT = """() => ['.be-sheet', '.finale-in'].map(name => document.querySelector(name).getBoundingClientRect())
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))"""


@pytest.mark.slow
def test_neither_page_nor_board_scrolls_after_a_match(visitor: Visitor) -> None:
    page = visitor("/")
    match = open_betapet(page)["match"]
    while (found := frame(page, seat := mover(page)))["phase"] == "playing":
        action = {"seat": seat, "decision_id": found["decision_id"], "action": {"do": "pass"}}
        call(page, f"/api/matches/{match}/act", action)
    expect(page.locator(".finale")).to_be_visible()
    wrong = {}
    for size in ((320, 640), (390, 844), (667, 375), (844, 390), (1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        scrolls = lasting_finding(page, SCROLLS)
        sheet, result = page.evaluate(SHEET_AND_RESULT)
        covered = result["left"] < sheet["right"] - 1 and result["top"] < sheet["bottom"] - 1
        page.get_by_role("button", name="Show board").click()
        expect(page.locator(".be-ending")).to_be_visible()
        scrolls += lasting_finding(page, SCROLLS)
        page.locator(".act").get_by_role("button", name="Result").click()
        expect(page.locator(".finale")).to_be_visible()
        if scrolls or covered:
            wrong[size] = (scrolls, covered)
    assert not wrong
