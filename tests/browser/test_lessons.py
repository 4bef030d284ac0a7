"""Tests for the lessons of all games except Bulbous, with wrong answers and keyboard use."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .table import call, cell

pytestmark = pytest.mark.browser

MAIN = ".act .btn.main"


def expect_step(page: Page, step: int, of: int) -> None:
    """Expect the lesson to show this step."""
    expect(page.locator(".task-panel .eyebrow")).to_have_text(f"Lesson, step {step} of {of}")


def check_accessibility(page: Page) -> None:
    """Check that axe finds no accessibility problem in the page."""
    problems = Axe().run(page, "#main").response["violations"]
    assert not problems, [
        (problem["id"], problem["nodes"][0]["html"], problem["nodes"][0].get("failureSummary"))
        for problem in problems
    ]


def check_text_visible(page: Page) -> None:
    """Check that the lesson's text is not covered and the page does not scroll sideways."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".act .say").evaluate(
        "say => say.getBoundingClientRect().bottom <= document.querySelector('.act .do').getBoundingClientRect().top + 1"
    )


def start_first_game(page: Page, game: str) -> None:
    """Check that the lesson stored no table, and start a first match from its last page."""
    home = call(page, "/api/home")
    assert not any(home[part] for part in ("own", "idle"))
    page.get_by_role("button", name="Play your first game").click()
    page.wait_for_url("**/t/*")
    table = call(page, f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert table["game"] == game
    assert [occupant["bot"] for occupant in table["seats"] if occupant["bot"]] == ["casual"]


@pytest.mark.slow
def test_the_pylos_lesson_can_be_finished(visitor: Visitor) -> None:
    page = visitor("/rules/pylos")
    page.get_by_role("link", name="Learn by playing").click()
    expect_step(page, 1, 8)
    # Another legal cell gets an explanation, and an illegal action is refused.
    cell(page, "1a1").click()
    page.locator(MAIN).click()
    expect(page.locator(".act .notice")).to_have_text(
        "That spot is free too, but in this lesson use the highlighted one: 1b2."
    )
    expect(page.locator("#live")).to_contain_text("in this lesson use the highlighted one")
    cell(page, "1a1").click()
    for step, cells in enumerate(
        (["1b2"], ["1c3"], ["1c3", "1c2"], ["1b3", "2a1"], ["1c2"], [], ["4a1"]), 1
    ):
        expect_step(page, step, 8)
        for name in cells:
            cell(page, name).click()
        if step in (3, 6):
            check_accessibility(page)
        page.locator(MAIN).click()
    expect_step(page, 8, 8)
    start_first_game(page, "pylos")


@pytest.mark.slow
def test_the_betta_lesson_works_by_keyboard(visitor: Visitor) -> None:
    """Arrow keys select a card, R rotates it, a number selects a display, and Enter confirms."""
    page = visitor("/learn/betta", dark=True)

    def lay(card: str, display: int, turns: int) -> None:
        page.keyboard.press("ArrowRight")
        for _ in range(3):
            if page.locator(f'[data-card="{card}"]:focus').count():
                break
            page.keyboard.press("ArrowRight")
        expect(page.locator(f'[data-card="{card}"]')).to_be_focused()
        page.keyboard.press("Enter")
        for _ in range(turns):
            page.keyboard.press("r")
        page.keyboard.press(str(display))
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")

    expect_step(page, 1, 8)
    expect(page.locator("#live")).to_contain_text("Your colour is blue")
    expect(page.locator('[data-card="blue-10"]')).to_have_accessible_description("highlighted")
    check_accessibility(page)
    lay("blue-10", 3, 2)
    for step, (card, display, turns) in enumerate(
        (("blue-4", 1, 1), ("blue-2", 1, 0), ("blue-12", 2, 1)), 2
    ):
        expect_step(page, step, 8)
        page.evaluate("document.activeElement.blur()")
        lay(card, display, turns)
    expect_step(page, 5, 8)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect_step(page, 6, 8)
    lay("blue-8", 3, 1)
    expect_step(page, 7, 8)
    expect(page.locator(".act .say")).to_contain_text("you win 50 to 47")
    expect(page.locator(".lesson .who")).to_contain_text("50")


@pytest.mark.slow
def test_the_carcassonne_lesson_can_be_finished(visitor: Visitor) -> None:
    page = visitor("/learn/carcassonne", phone=True, dark=True)
    ways: tuple[tuple[str, ...], ...] = (
        ('[data-square="1,0"]',),
        ('[data-square="1,-1"]', '[data-meeple="m"]'),
        ('[data-square="0,-1"]', '[data-meeple="c0"]'),
        ('[data-square="2,-2"]', '[data-meeple="r2"]'),
        ('[data-square="2,0"]', '[data-meeple="r2"]'),
        ('[data-chip="K3"][data-lit]',),
        ('[data-square="-1,-1"]', '[data-square="-1,-1"]', '[data-meeple="f0"]'),
        ('[data-square="-1,0"]',),
    )
    for step, pieces in enumerate(ways, 1):
        expect_step(page, step, 10)
        expect(page.locator(pieces[0])).to_have_accessible_description("highlighted")
        for piece in pieces:
            page.locator(piece).click()
        check_text_visible(page)
        if step in (2, 6):
            check_accessibility(page)
        page.locator(MAIN).click()
    expect_step(page, 9, 10)
    expect(page.locator(".cc-reveal")).to_contain_text("+8")
    page.locator(MAIN).click()
    expect_step(page, 10, 10)
    start_first_game(page, "carcassonne")


@pytest.mark.slow
def test_the_betapet_lesson_can_be_finished(visitor: Visitor) -> None:
    page = visitor("/learn/betapet", phone=True)

    def lay(*tiles: tuple[str, int]) -> None:
        for letter, square in tiles:
            page.locator(f'.be-hand [data-letter="{letter}"]').first.click()
            page.locator(f'.be-grid [data-square="{square}"]').click()
            if letter == "?":
                page.keyboard.press("r")
        check_text_visible(page)

    expect_step(page, 1, 7)
    # The rules refuse a first word that does not cover the star.
    lay(("A", 3), ("I", 4))
    expect(page.locator(MAIN)).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    lay(("A", 110), ("R", 111), ("O", 112), ("M", 113), ("A", 114))
    check_accessibility(page)
    page.locator(MAIN).click()
    expect_step(page, 2, 7)
    page.locator(MAIN).click()
    lay(("K", 55), ("I", 70), ("L", 85), ("O", 100), ("S", 115))
    expect(page.locator(MAIN)).to_contain_text("29")
    page.locator(MAIN).click()
    expect_step(page, 4, 7)
    lay(("T", 64), ("G", 66), ("?", 68))
    expect(page.locator(MAIN)).to_contain_text("10")
    page.locator(MAIN).click()
    expect_step(page, 5, 7)
    page.locator('[data-tool="exchange"]').click()
    for letter in "CHJ":
        page.locator("dialog[open] .be-slot", has_text=letter).click()
    page.locator("dialog[open] [data-confirm]").click()
    expect_step(page, 6, 7)
    page.locator(MAIN).click()
    expect_step(page, 7, 7)
    start_first_game(page, "betapet")
