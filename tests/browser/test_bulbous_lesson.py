"""Tests for the Bulbous lesson: by pointer, by keyboard, on a phone, and for accessibility."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .table import wait_until

pytestmark = pytest.mark.browser

MAIN = ".act .btn.main"
STEPS: tuple[tuple[str, ...], ...] = (
    ('[data-bring="blue-1"]',),
    ('[data-specimen="red"]', '[data-specimen="green"]', MAIN),
    ('[data-card="red-4"]', '[data-card="red-6"]', '[data-card="red-x2"]', MAIN),
    (MAIN,),
    ('[data-card="blue-3"]', ".act .btn:has-text('Swap')"),
    (MAIN,),
    ('[data-card="wild-circle"]', MAIN),
    (MAIN,),
)


SEEN = """() => {
    globalThis.seen = new Set();
    new MutationObserver(() => {
        seen.add(document.querySelector('.bu-slot .bu-said')?.textContent.trim());
        if (document.querySelector('.board-flight .bu-lit')) seen.add('flies');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""A script that records short-lived elements: pieces in the first slot, and moving bulbs."""


def expect_step(page: Page, step: int) -> None:
    """Expect the lesson to show this step."""
    expect(page.locator(".task-panel .eyebrow")).to_have_text(f"Lesson, step {step} of 9")


def check_accessibility(page: Page) -> None:
    """Check that axe finds no accessibility problem in the page."""
    problems = Axe().run(page, "#main").response["violations"]
    assert not problems, [
        (problem["id"], problem["nodes"][0]["html"], problem["nodes"][0].get("failureSummary"))
        for problem in problems
    ]


@pytest.mark.parametrize(("phone", "dark"), [(False, False), (True, True)])
@pytest.mark.slow
def test_the_lesson_leads_a_newcomer_through_the_first_round(
    visitor: Visitor, phone: bool, dark: bool
) -> None:
    page = visitor("/rules/bulbous", phone=phone, dark=dark)
    page.get_by_role("link", name="Learn by playing").click()
    for number, pieces in enumerate(STEPS, 1):
        expect_step(page, number)
        if number in (1, 3, 4):
            check_accessibility(page)
        for piece in pieces:
            page.locator(piece).first.click()
    expect_step(page, len(STEPS) + 1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**/t/*")


@pytest.mark.slow
def test_another_decision_is_answered_and_changes_nothing(visitor: Visitor) -> None:
    page = visitor("/learn/bulbous")
    expect_step(page, 1)
    page.locator('[data-bring="blue-4"]').click()
    expect(page.locator(".act .notice")).to_have_text(
        "That is legal, but here bring in the juvenile: it is filled soonest."
    )
    expect(page.locator("#live")).to_contain_text("it is filled soonest")
    page.locator('[data-bring="blue-1"]').click()
    expect_step(page, 2)
    page.get_by_role("button", name="Your first specimen").click()
    expect_step(page, 1)


@pytest.mark.slow
def test_cards_and_bulbs_do_not_move_with_reduced_motion(visitor: Visitor) -> None:
    """Cards and bulbs move with animations on; with reduced motion the result appears at once."""
    page = visitor("/learn/bulbous", still=False)
    for pieces in STEPS[:2]:
        for piece in pieces:
            page.locator(piece).first.click()
    expect_step(page, 3)
    page.evaluate(SEEN)
    for piece in STEPS[2]:
        page.locator(piece).first.click()
    wait_until(page, "seen.has('3 cards face down') && seen.has('flies')")
    expect(page.locator(".board-flight")).to_have_count(0)
    expect_step(page, 4)
    still = visitor("/learn/bulbous")
    for pieces in STEPS[:3]:
        for piece in pieces:
            still.locator(piece).first.click()
    expect(still.locator(".bu-why")).to_contain_text("won the bid with 20")
    expect(still.locator(".board-flight")).to_have_count(0)


def test_the_lesson_works_by_keyboard_and_announces_its_steps(visitor: Visitor) -> None:
    """Enter continues, arrow keys reach the pieces, and a live region announces each step."""
    page = visitor("/learn/bulbous")
    expect_step(page, 1)
    expect(page.locator("#live")).to_contain_text("Bring in the juvenile")
    page.locator("[data-bring]").first.focus()
    page.keyboard.press("Enter")
    expect_step(page, 2)
    page.locator('[data-specimen="red"]').press("Enter")
    page.locator('[data-specimen="green"]').press("Enter")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect_step(page, 3)
    for card in ("red-4", "red-6", "red-x2"):
        page.locator(f'[data-card="{card}"]').press("Enter")
    expect(page.locator(MAIN)).to_have_text("Bid 20Enter")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect_step(page, 4)
    page.keyboard.press("Enter")
    expect_step(page, 5)
