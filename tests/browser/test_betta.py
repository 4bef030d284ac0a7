"""Tests for the Betta board: four players, keyboard, phone and accessibility."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .conftest import LOOKS, Visitor
from .table import ASKED, expect_over, open_table, wait_for_turn, wait_for_visible_turn, wait_until

pytestmark = pytest.mark.browser

ME = {"occupant": "me"}
BOT = {"occupant": "bot", "level": "beginner"}
LISTEN = """() => {
    globalThis.told = [];
    new MutationObserver(changes => told.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map(node => node.textContent))))
        .observe(document.getElementById('live'), { childList: true });
}"""
"""A script that records announcements, because the page clears them after a while."""

CONFIRM = ".act .btn.main"


def best_action(found: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the legal action that scores the most points at once, and its preview."""
    index = max(range(len(found["legal_actions"])), key=lambda i: found["previews"][i]["points"])
    return found["legal_actions"][index], found["previews"][index]


def draft(page: Page, found: dict[str, Any], action: dict[str, Any], *, tap: bool = False) -> None:
    """Select a card, rotate it and choose a display."""
    card, display = (
        page.locator(f'[data-card="{action["card"]}"]'),
        page.locator(f'[data-display="{action["display"]}"]'),
    )
    card.tap() if tap else card.click()
    for _ in range(action["turns"]):
        page.locator('[data-turn="1"]').tap() if tap else page.keyboard.press("r")
    display.tap() if tap else display.click()


@pytest.mark.slow
def test_four_players_finish_a_game_and_drafts_show_their_points(visitor: Visitor) -> None:
    page, seq = visitor("/"), -1
    page.goto(f"/t/{open_table(page, 'betta', [ME, BOT, BOT, BOT], start=True)}")
    while (found := wait_for_visible_turn(page, own_seat(page), seq))["phase"] != "over":
        expect(page.locator(ASKED)).to_have_text("Choose a card.")
        action, made = best_action(found)
        draft(page, found, action)
        display = page.locator(f'[data-display="{action["display"]}"]')
        # The page requests the points separately, so they appear after the frame.
        expect(display).to_have_attribute(
            "aria-label", re.compile(f"this card here: {made['points']} point")
        )
        assert ("covers" in (display.get_attribute("aria-label") or "")) == bool(
            made.get("covered")
        )
        expect(page.locator(".bp-on")).to_have_count(int(made.get("pattern") is not None))
        page.locator(CONFIRM).click()
        seq = found["seq"]
    expect_over(page)
    page.keyboard.press("Escape")
    expect(page.locator("#pane-result .made")).to_be_visible()
    expect(page.locator("#pane-result .bb-cards li")).to_have_count(8)


def test_a_solo_game_by_keyboard_keeps_its_draft_on_reload(visitor: Visitor) -> None:
    page, seq = visitor("/"), -1
    page.goto(f"/t/{open_table(page, 'betta', [ME], options={'mode': 'solo'}, start=True)}")
    turn = -1
    while (found := wait_for_visible_turn(page, 0, seq))["phase"] != "over":
        turn += 1
        expect(page.locator(ASKED)).to_have_text("Choose a card.")
        expect(page.locator("[data-card]").first).to_be_visible()
        press_until(page, "[data-card]:focus", "ArrowDown")
        page.keyboard.press("Enter")
        expect(page.locator(ASKED)).not_to_have_text("Choose a card.")
        for _ in range(turn % 4):
            page.keyboard.press("r")
        # A number jumps to its display; arrow keys also reach it, but pass all displays in between.
        page.keyboard.type(
            str(int(page.locator(".bd-open").first.get_attribute("data-display") or 0) + 1)
        )
        expect(page.locator(".bd-open:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(page.locator(".bd-aimed")).to_have_count(1)
        if turn == 0:
            asked = page.locator(ASKED).inner_text()
            page.reload()
            expect(page.locator(ASKED)).to_have_text(asked)
            page.keyboard.press("Escape")
            expect(page.locator(ASKED)).to_have_text("Choose a tank.")
            page.locator(".bd-open").first.focus()
            page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        seq = found["seq"]
    assert turn > 5
    expect_over(page)


@pytest.mark.slow
def test_wheel_and_second_tap_rotate_the_selected_card(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(f"/t/{open_table(page, 'betta', [ME], options={'mode': 'solo'}, start=True)}")
    card = page.locator("[data-card]").first
    card.click()
    expect(card).not_to_have_attribute("aria-label", re.compile("rotated right"))
    page.mouse.wheel(0, 120)
    expect(card).to_have_attribute("aria-label", re.compile("rotated right"))
    card.click()
    expect(card).to_have_attribute("aria-label", re.compile("rotated 180°"))


@pytest.mark.slow
def test_a_mode_shows_its_own_options_and_possible_seats(visitor: Visitor) -> None:
    page = visitor("/")
    card = page.locator("article", has=page.get_by_role("heading", name="Betta", exact=True))
    expect(card.locator(".meta")).to_contain_text("1–5")
    card.get_by_role("button", name="With friends").click()
    form = page.locator("dialog form")
    form.get_by_label("Game").select_option(label="Betty against her staff")
    form.locator("label", has_text=re.compile(r"^\s*5\s*$")).click()
    form.locator("summary").click()
    expect(form.get_by_role("group", name="Betty’s goals")).to_be_visible()
    expect(form.get_by_text("Cards", exact=True)).to_have_count(0)
    form.get_by_role("button", name="Open table").click()
    expect(page.locator(".seat-list li")).to_have_count(5)
    page.locator(".rules-of select").first.select_option(label="Solo")
    expect(page.locator(".seat-list li")).to_have_count(1)


@pytest.mark.slow
def test_betty_can_be_played_by_touch_on_a_phone(visitor: Visitor) -> None:
    page, seq = visitor("/", phone=True, still=False), -1
    options = {"mode": "betty", "betty": "first"}
    page.goto(
        f"/t/{open_table(page, 'betta', [ME, BOT, BOT, BOT, BOT], options=options, start=True)}"
    )
    seat = own_seat(page)
    expect(page.locator("[data-display]")).to_have_count(10)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for _ in range(3):
        found = wait_for_visible_turn(page, seat, seq)
        # With animations, the board changes after the page has received the frame.
        expect(page.locator(ASKED)).to_have_text("Choose a card.")
        draft(page, found, best_action(found)[0], tap=True)
        page.locator(CONFIRM).tap()
        seq = found["seq"]
    page.locator(".bb-open").tap()
    expect(page.locator("dialog.bb")).to_contain_text("adaptation")


@LOOKS
@pytest.mark.slow
def test_the_table_has_no_accessibility_problems(visitor: Visitor, phone: bool, dark: bool) -> None:
    page = visitor("/", phone=phone, dark=dark)
    page.goto(f"/t/{open_table(page, 'betta', [ME, BOT], start=True)}")
    found = wait_for_turn(page, own_seat(page))
    for look in ("rest", "draft", "book"):
        if look == "draft":
            draft(page, found, best_action(found)[0])
        if look == "book":
            page.locator(".bb-open").click()
        problems = Axe().run(page, "#main").response["violations"]
        assert not problems, [(problem["id"], problem["nodes"][0]["html"]) for problem in problems]
    page.keyboard.press("Escape")
    small = page.evaluate(
        "[...document.querySelectorAll('.bo button')].filter(each => each.offsetParent && Math.min(each.offsetWidth, each.offsetHeight) < 44).length"
    )
    assert small == 0


def own_seat(page: Page) -> int:
    """Return the visitor's seat, which the start of the match may have changed."""
    expect(page.locator(".bg-own")).to_have_count(1)
    return int(page.locator(".bg-own").get_attribute("data-seat") or 0)


def press_until(page: Page, wanted: str, key: str) -> None:
    """Press a key until the focused element matches a selector."""
    for _ in range(12):
        if page.locator(wanted).count():
            return
        page.keyboard.press(key)
    expect(page.locator(wanted)).to_have_count(1)


@pytest.mark.slow
def test_a_screen_reader_announces_each_card_once(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(f"/t/{open_table(page, 'betta', [ME, BOT, BOT], start=True)}")
    seat = own_seat(page)
    found = wait_for_visible_turn(page, seat)
    expect(page.locator("#live")).to_contain_text("Your turn")
    page.evaluate(LISTEN)
    draft(page, found, best_action(found)[0])
    page.locator(CONFIRM).click()
    wait_for_visible_turn(page, seat, found["seq"])
    wait_until(page, "told.some(line => line.includes('Your turn'))")
    announcements = page.evaluate("told")
    assert sum("Your turn" in line for line in announcements) == 1
    laid = [line for line in announcements if re.search(r"placed|made", line)]
    assert len(laid) == len(set(laid)) == 3, announcements
    shape = page.locator(".bp [role=img]").first.get_attribute("aria-label") or ""
    assert re.search(r"points.*; (top|middle|bottom|centre)", shape)
