"""Tests for the home page, its navigation and the choice of games for a quick match."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .test_pages import axe_violations

pytestmark = pytest.mark.browser


def is_within_screen(page: Page, selector: str) -> bool:
    """Return whether an element is fully visible and not under a fixed or sticky bar."""
    return bool(
        page.locator(selector).first.evaluate(
            """element => {
                const { left, right, top, bottom } = element.getBoundingClientRect();
                const isShown = y => element.contains(document.elementFromPoint((left + right) / 2, y));
                return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight
                    && isShown(top + 4) && isShown(bottom - 4);
            }"""
        )
    )


@pytest.mark.parametrize(
    "phone", [pytest.param(False, marks=pytest.mark.slow), True], ids=["desk", "phone"]
)
def test_a_game_has_one_main_action_and_the_rest_under_it(visitor: Visitor, phone: bool) -> None:
    page = visitor("/", phone=phone)
    card = page.locator(".game", has=page.get_by_role("heading", name="Betta", exact=True))
    main = card.get_by_role("button", name="Play Betta")
    expect(card.locator(".btn")).to_have_count(1)
    below = main.bounding_box()
    assert below is not None
    others = card.locator(".others > *")
    expect(others).to_have_text(
        ["Quick match Betta", "With friends Betta", "Lesson Betta", "Rules Betta"]
    )
    for number in range(others.count()):
        box = others.nth(number).bounding_box()
        assert box is not None and box["y"] >= below["y"] + below["height"]
        assert not phone or box["height"] >= 44
    daily = page.get_by_role("region", name="Today")
    expect(daily.get_by_role("link")).to_have_count(5)
    daily.get_by_role("button", name="Betta").click()
    page.wait_for_url("**/t/*")


@pytest.mark.slow
def test_a_finger_hits_everything_of_a_game_on_a_wide_touch_screen(visitor: Visitor) -> None:
    page = visitor("/help", phone=True)
    page.set_viewport_size({"width": 1180, "height": 820})
    page.goto("/")
    controls = page.locator(".game .go :is(a, button), .daily .chip")
    expect(controls.last).to_be_visible()
    heights = controls.evaluate_all("all => all.map(each => each.getBoundingClientRect().height)")
    assert len(heights) > 20 and min(heights) >= 44


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.slow
def test_the_forum_is_in_the_navigation(visitor: Visitor, phone: bool) -> None:
    page = visitor("/", phone=phone)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    link = page.get_by_role("navigation").get_by_role("link", name="Forum")
    expect(link).to_be_visible()
    assert is_within_screen(page, "nav a[href='/forum']:visible")
    link.click()
    expect(page.get_by_role("heading", level=1, name="Forum")).to_be_visible()
    expect(link).to_have_attribute("aria-current", "page")


def test_quick_match_on_a_phone_keeps_the_chosen_games_in_view(visitor: Visitor) -> None:
    page = visitor("/play/pylos?tab=people", phone=True)
    expect(page.get_by_role("button", name="Find opponents")).to_be_enabled()
    assert is_within_screen(page, ".queue[aria-pressed='true']")
    expect(page.locator(".play-foot")).to_contain_text("Pylos")
    page.get_by_role("button", name="Carcassonne").click()
    expect(page.locator(".play-foot")).to_contain_text("Pylos")
    page.get_by_role("button", name="Any", exact=True).click()
    expect(page.locator(".play-foot")).to_contain_text("Pylos and Carcassonne: The Bets")
    page.get_by_role("button", name="Correspondence").click()
    assert is_within_screen(page, ".play-foot b")
    assert is_within_screen(page, ".play-foot .btn.main")
    assert axe_violations(page) == []
    for name in ("Carcassonne", "Pylos"):
        page.get_by_role("button", name=name).click()
    expect(page.get_by_role("button", name="Find opponents")).to_be_disabled()
    expect(page.locator(".play-foot")).to_contain_text("No queue selected")
