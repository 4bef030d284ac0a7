"""Room at the table: how large boards are on a desk, and that nothing one plays with is out of reach on a phone, on its side or at twice the text."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from .conftest import Visitor
from .table import open_table

pytestmark = pytest.mark.browser

BOT = {"who": "bot", "level": "beginner"}
GAMES = ("betapet", "betta", "pylos", "bulbous", "carcassonne")
IN_HAND = ".be-rack button, [data-card], .bu-hand button, .cc-dock button, .pylos-cell"
OUT_OF_REACH = """selector => [...document.querySelectorAll(selector)].filter(each => each.offsetParent || each.ownerSVGElement)
    .map(each => [each.className.baseVal ?? each.className, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
    .map(([name, box]) => `${name} ${Math.round(box.left)} ${Math.round(box.top)} ${Math.round(box.right)} ${Math.round(box.bottom)}`)"""


def shown(page: Page, game: str, others: int = 1) -> None:
    """Open a table and wait for its board."""
    page.goto(f"/t/{open_table(page, game, [{'who': 'me'}, *[BOT] * others], start=True)}")
    expect(page.locator(".act .ask")).not_to_be_empty()
    expect(page.locator(".stage .root > *").first).to_be_visible()
    page.wait_for_load_state("networkidle")


def width(page: Page, what: str) -> float:
    return float(page.locator(what).first.evaluate("each => each.getBoundingClientRect().width"))


def test_boards_are_large_on_a_desk_and_the_result_leaves_the_last_position_in_sight(visitor: Visitor) -> None:
    page = visitor("/")
    page.set_viewport_size({"width": 1440, "height": 900})
    for others, tanks, least in ((3, 8, 260), (1, 5, 285)):
        shown(page, "betta", others)
        expect(page.locator(".bd")).to_have_count(tanks)
        assert width(page, ".bd") >= least
    shown(page, "pylos")
    assert page.evaluate("Math.max(...[...document.querySelectorAll('.pylos-board svg')].map(each => each.getBoundingClientRect().width))") >= 700
    page.locator(".proposals .danger").click()
    page.locator("dialog[open] .btn.danger").click()
    expect(page.locator("#pane-result .standings")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    result = page.locator("#pane-result").bounding_box()
    board = page.locator(".pylos-board").bounding_box()
    assert result and board and result["x"] >= board["x"] + board["width"] - 1


@pytest.mark.parametrize(
    ("size", "text", "games"), [((844, 390), 100, GAMES), ((390, 844), 200, GAMES), ((320, 640), 200, ("betapet", "betta", "pylos"))]
)
def test_on_a_phone_hand_and_bar_are_in_reach(chromium: Browser, house: str, size: tuple[int, int], text: int, games: tuple[str, ...]) -> None:
    screen: ViewportSize = {"width": size[0], "height": size[1]}
    phone = chromium.new_context(base_url=house, viewport=screen, is_mobile=True, has_touch=True, reduced_motion="reduce")
    phone.add_init_script(f"localStorage.setItem('parlour-settings', JSON.stringify({{confirm: 'always', text: {text}}}))")
    page = phone.new_page()
    page.goto("/help")
    lost = {}
    for game in games:
        shown(page, game)
        out = page.evaluate(OUT_OF_REACH, f".act, .act button, .act .ask, {IN_HAND}")
        scrolls = page.evaluate("[document.documentElement.scrollHeight > innerHeight, document.documentElement.scrollWidth > innerWidth]")
        typed = page.locator(".act kbd").filter(visible=True).count() + page.locator(".act").get_by_text("Type on").count()
        if out or any(scrolls) or typed:
            lost[game] = (out[:3], scrolls, typed)
    phone.close()
    assert not lost
