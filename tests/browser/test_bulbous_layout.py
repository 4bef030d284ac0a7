"""Tests for space on the Bulbous board: whole names, feet and cards, and prompts with a reason."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from .bulbous import BOT, ME, open_bulbous, reach_bid, seat_of
from .conftest import Visitor, open_touch_page
from .table import ASKED, open_table, wait_for_visible_turn

pytestmark = pytest.mark.browser

REASON = ".act .why"
CUT_NAMES = """[...document.querySelectorAll('.bu-plate b span')]
    .filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent)"""
HIDDEN_FEET = """[...document.querySelectorAll('.bu-specimen')].map(each => {
    const picture = each.querySelector('.bu-creature');
    // The feet end seven units above the bottom of the picture, which is 336 units high.
    const foot = new DOMPoint(120, 329).matrixTransform(picture.getScreenCTM()).y;
    return foot - each.querySelector('.bu-plate').getBoundingClientRect().top;
}).filter(depth => depth > 1)"""
SMALL_CARDS = """[...document.querySelectorAll('.bu-hand [data-card]')].map(each => each.getBoundingClientRect())
    .filter(({ width, height, bottom }) => width < 44 || height < 44 ||
        bottom > document.querySelector('.stage').getBoundingClientRect().bottom + 1)
    .map(({ width, height, bottom }) => [width, height, bottom])"""


@pytest.mark.parametrize(
    ("size", "others"),
    [
        pytest.param((390, 844), 1, marks=pytest.mark.slow),
        ((320, 640), 3),
        pytest.param((667, 375), 3, marks=pytest.mark.slow),
        pytest.param((844, 390), 3, marks=pytest.mark.slow),
        pytest.param((360, 640), 1, marks=pytest.mark.slow),
        pytest.param((768, 1024), 3, marks=pytest.mark.slow),
    ],
)
def test_names_feet_and_cards_are_whole(
    browser: Browser, server_url: str, size: tuple[int, int], others: int
) -> None:
    page = open_touch_page(browser, server_url, size)
    page.goto(f"/t/{open_table(page, 'bulbous', [ME, *[BOT] * others], start=True)}")
    reach_bid(page, seat_of(page))
    expect(page.locator(".bu-specimen")).to_have_count(max(others + 1, 4 if others == 1 else 0))
    found = {
        name: page.evaluate(script)
        for name, script in (
            ("cut names", CUT_NAMES),
            ("hidden feet", HIDDEN_FEET),
            ("small cards", SMALL_CARDS),
        )
    }
    page.context.close()
    assert not any(found.values()), found


@pytest.mark.slow
def test_a_prompt_says_the_goal_and_its_reason(visitor: Visitor) -> None:
    page = visitor("/")
    seat = open_bulbous(page, BOT)
    wait_for_visible_turn(page, seat)
    expect(page.locator(ASKED)).to_have_text("Choose a specimen to bring in")
    expect(page.locator(REASON)).to_have_text(
        "All players bid for its bulbs: 1 point each, and 2 for the majority when it is full. "
        "Small ones fill sooner."
    )
    # Every place on the shelf says who brings a specimen, and each choice how many spaces it has.
    vacant = page.locator(".bu-vacant")
    assert set(vacant.locator("b").all_inner_texts()) <= set(
        page.locator(".seats .name > span").all_inner_texts()
    )
    expect(vacant.filter(has_text="deciding")).to_have_count(2)
    expect(page.locator("[data-bring] small").first).to_have_text("1 space")
    view = reach_bid(page, seat)["view"]
    (contested,) = (one for one in view["active"] if one["colour"] == view["contested"])
    expect(page.locator(ASKED)).to_have_text(
        re.compile(rf"Choose cards to bid for the {contested['colour']} \w+, or pass")
    )
    placed, size = len(contested["bulbs"]), contested["size"]
    expect(page.locator(REASON)).to_have_text(
        "The highest bid places the last bulb: 1 point. Then the majority scores 2."
        if placed + 1 == size
        else f"The highest bid places bulb {placed + 1} of {size}: 1 point."
    )
