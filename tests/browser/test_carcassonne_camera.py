"""Tests that the camera of Carcassonne rests, and that only a placed tile looks placed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from .carcassonne import CAMERA, decide, decision, reach_first_bet, table_with_bot
from .conftest import Visitor
from .table import eventually, frame, wait_for_paint, wait_for_turn, wait_for_visible_turn

pytestmark = pytest.mark.browser

HIDDEN_SQUARES = """() => {
    const sheet = document.querySelector('.cc-sheet').getBoundingClientRect();
    return [...document.querySelectorAll('[data-square]')].filter(one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const reached = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left < sheet.left - 1 || top < sheet.top - 1 || right > sheet.right + 1
            || bottom > sheet.bottom + 1 || reached?.closest('[data-square]') !== one;
    }).map(one => one.dataset.square);
}"""
"""A script that returns the legal squares that are outside the viewport or under a control."""

SIZES = ((1280, 800), (390, 844), (844, 390), (320, 640))
"""The sizes of a desktop, and of phones in portrait and landscape orientation."""


def play_turns(page: Page, count: int) -> None:
    """Play some of the visitor's turns, so that the map has grown."""
    for _ in range(count):
        decide(page, 0, decision(wait_for_turn(page, 0)["view"]))
    found = wait_for_visible_turn(page, 0)
    while found["view"]["phase"] != "place":
        decide(page, 0, decision(found["view"]))
        found = wait_for_visible_turn(page, 0, found["seq"])
    expect(page.locator("[data-square]").first).to_be_attached()
    if page.locator(".cc-close").is_visible():
        page.locator(".cc-close").click()


def claimable_square(page: Page) -> Locator:
    """Return a square on which the drawn tile can claim something."""
    way = next(way for way in frame(page, 0)["view"]["placements"] if way["free"])
    return page.locator(f'[data-square="{way["x"]},{way["y"]}"]')


@pytest.mark.slow
def test_with_a_mouse_a_draft_never_moves_the_camera(visitor: Visitor) -> None:
    page = table_with_bot(visitor)
    play_turns(page, 4)
    before = page.evaluate(CAMERA)
    claimable_square(page).click()
    page.locator("[data-meeple]").first.click()
    expect(page.locator('[data-meeple][aria-pressed="true"]')).to_have_count(1)
    assert page.evaluate(CAMERA) == before
    page.get_by_role("button", name="Undo", exact=True).last.click()
    expect(page.locator("[data-meeple]")).to_have_count(0)
    assert page.evaluate(CAMERA) == before


@pytest.mark.slow
def test_after_a_resize_all_legal_squares_are_visible(visitor: Visitor) -> None:
    page = table_with_bot(visitor)
    play_turns(page, 4)
    page.locator(".cc-sheet").hover(position={"x": 5, "y": 5})
    page.mouse.wheel(0, -600)
    for width, height in ((900, 560), (390, 844), (844, 390), (1600, 900)):
        page.set_viewport_size({"width": width, "height": height})
        eventually(page, lambda: not page.evaluate(HIDDEN_SQUARES), f"all squares at {width}")


def test_on_a_phone_a_draft_zooms_no_further_than_a_finger_needs(visitor: Visitor) -> None:
    page = table_with_bot(visitor, phone=True)
    play_turns(page, 6)
    eventually(page, lambda: not page.evaluate(HIDDEN_SQUARES), "all squares are visible")
    before = page.evaluate(CAMERA)
    claimable_square(page).tap()
    expect(page.locator("[data-meeple]").first).to_be_visible()
    size = page.locator(".cc-square.cc-here").bounding_box()
    assert size and 44 <= size["width"] <= max(48, before[2])
    for meeple in page.locator("[data-meeple]").all():
        expect(meeple).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Undo", exact=True).last.tap()
    eventually(page, lambda: bool(page.evaluate(CAMERA) == before), "the camera returns")


@pytest.mark.slow
def test_a_tile_that_nobody_placed_never_looks_placed(visitor: Visitor) -> None:
    page = table_with_bot(visitor)
    # The board has the focus when the page opens, but nobody has aimed at a square yet.
    expect(page.locator("[data-square]:focus")).to_have_count(1)
    expect(page.locator(".cc-ghost, .cc-drafted")).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".cc-ghost")).to_have_count(1)
    assert page.locator(".cc-ghost").evaluate("one => +getComputedStyle(one).opacity") <= 0.5
    expect(page.locator(".cc-ghost-edge")).to_have_count(1)
    expect(page.locator(".cc-drafted")).to_have_count(0)
    # Corner marks mean the last move and nothing else.
    laid = len(frame(page, 0)["view"]["tiles"])
    expect(page.locator(".cc-newest")).to_have_count(int(laid > 1))
    page.keyboard.press("Enter")
    expect(page.locator(".cc-draft-edge")).to_have_count(1)
    expect(page.locator(".cc-ghost")).to_have_count(0)
    page.get_by_role("button", name="Undo", exact=True).last.click()
    page.locator("[data-square]").first.hover()
    expect(page.locator(".cc-ghost")).to_have_count(1)


KEEP_BUSY = """() => {
    globalThis.shown = 0;
    const tiles = document.querySelector('.cc-tiles');
    new MutationObserver(() => shown++).observe(tiles, { childList: true });
    setTimeout(() => {
        const request = new XMLHttpRequest();
        request.open('GET', '/busy', false);
        request.send();
    });
}"""
"""A script that counts how often new tiles are drawn, and blocks the page until `/busy` answers."""


@pytest.mark.slow
def test_turns_that_arrive_while_the_page_is_busy_are_shown_as_one(visitor: Visitor) -> None:
    page = table_with_bot(visitor)
    requests: list[Route] = []
    page.route("**/busy", lambda route: requests.append(route))
    page.evaluate(KEEP_BUSY)
    eventually(page, lambda: bool(requests), "the page is busy")
    seq, turns = -1, 6
    for _ in range(turns):
        found = wait_for_turn(page, 0, seq)
        seq = found["seq"]
        decide(page, 0, decision(found["view"]))
    laid = len(wait_for_turn(page, 0, seq)["view"]["tiles"])
    requests[0].fulfill(body="")
    expect(page.locator(".cc-tile")).to_have_count(laid)
    # Each turn draws at least two tiles, but the page shows all messages that waited as one.
    assert page.evaluate("shown") < turns


@pytest.mark.slow
def test_a_phone_lists_the_claims_and_the_choice_of_no_meeple(visitor: Visitor) -> None:
    page = table_with_bot(visitor, phone=True)
    height = page.locator(".cc-dock").bounding_box()
    claimable_square(page).tap()
    choices = page.get_by_role("list", name="Place a meeple (optional)").get_by_role("button")
    expect(choices.first).to_contain_text("No meeple")
    expect(choices.first).to_have_attribute("aria-pressed", "true")
    free = page.locator(".cc-choice:enabled")
    assert free.count() == page.locator("[data-meeple]").count() + 1
    free.nth(1).tap()
    chosen = page.locator('[data-meeple][aria-pressed="true"]')
    expect(chosen).to_have_attribute("data-position", "1")
    expect(free.nth(1)).to_have_attribute("aria-pressed", "true")
    free.first.tap()
    expect(chosen).to_have_count(0)
    # The map does not move: the list is as high as the tile.
    after = page.locator(".cc-dock").bounding_box()
    assert height
    assert after
    assert after["height"] == pytest.approx(height["height"], abs=1)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(choices.first).to_be_hidden()


def panel_heights(page: Page) -> list[float]:
    """Return the height of the panel below the map at each size; its content must fit."""
    heights = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wait_for_paint(page)
        heights.append(page.evaluate("document.querySelector('.cc-dock').offsetHeight"))
        assert not page.evaluate(OUTSIDE_PANEL), (width, height)
    return heights


OUTSIDE_PANEL = """() => {
    const panel = document.querySelector('.cc-dock').getBoundingClientRect();
    const isShown = one => one.getClientRects().length && !one.closest('svg, .visually-hidden');
    return [...document.querySelectorAll('.cc-dock *')].filter(isShown).filter(one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < panel.left - 2 || top < panel.top - 2
            || right > panel.right + 2 || bottom > panel.bottom + 2;
    }).map(one => one.className);
}"""
"""A script that returns the parts of the panel that extend beyond it."""


@pytest.mark.slow
def test_the_panel_has_one_height_while_tiles_and_bets_are_placed(visitor: Visitor) -> None:
    pages, at = reach_first_bet(visitor)
    page = pages[at]
    betting = panel_heights(page)
    page.locator("button[data-chip]").first.click()
    assert panel_heights(page) == betting
    decide(page, at, decision(frame(page, at)["view"]))
    expect(page.locator("[data-chosen]")).to_have_count(1)
    assert panel_heights(page) == betting
    other = 1 - at
    decide(pages[other], other, decision(frame(pages[other], other)["view"]))
    expect(page.locator(".cc-betting")).to_have_count(0)
    assert panel_heights(page) == betting
