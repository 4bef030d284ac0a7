"""Tests for the Bulbous board: hidden bids, keyboard, touch and accessibility."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from axe_playwright_python.sync_playwright import Axe
from msgspec import convert
from playwright.sync_api import Page, expect

from parlour.games.bulbous.rules.actions import AnyAction
from parlour.games.bulbous.rules.notation import action_text, cards_text, parse_action

from .bulbous import BOT, CONFIRM, PASS, act, decide, decision, open_bulbous, reach_bid, two_people
from .conftest import LOOKS, Visitor
from .table import ASKED, call, match_of, wait_for_position, wait_for_turn, wait_for_visible_turn

pytestmark = pytest.mark.browser


def test_a_bid_is_hidden_from_the_opponent_until_all_are_revealed(visitor: Visitor) -> None:
    pages, seats = two_people(visitor)
    match = match_of(pages[0])
    while True:
        frames = [
            call(each, f"/api/matches/{match}/frame?seat={seat}")
            for each, seat in zip(pages, seats, strict=True)
        ]
        assert frames[0]["phase"] == "playing", "no first bid was made in the whole match"
        at = next(at for at, found in enumerate(frames) if found["mine"])
        action = decision(frames[at]["view"], seats[at])
        if action["do"] == "bid" and not any(frames[at]["view"]["choices"]):
            break
        act(pages[at], frames[at], action)
    mine, other = pages[at], pages[1 - at]
    wait_for_position(mine, frames[at])
    decide(mine, action)
    expect(other.locator(".bu-slot .bu-said", has_text="face down")).to_have_count(1)
    shown = other.locator(".bu-tray").inner_html()
    expect(mine.locator(".bu-tray .bu-card.bu-" + frames[at]["view"]["contested"])).to_have_count(
        len(action["cards"])
    )
    assert not re.search(r"bu-card bu-(blue|red|green|yellow)", shown)
    wait_for_turn(other, seats[1 - at])
    other.get_by_role("button", name=PASS).click()
    expect(other.locator(".bu-tray .bu-won .bu-card")).to_have_count(len(action["cards"]))
    expect(other.locator(".bu-why")).to_contain_text("won the bid")


@pytest.mark.slow
def test_every_card_is_a_named_switch_and_the_question_is_announced(visitor: Visitor) -> None:
    page = visitor("/")
    seat = open_bulbous(page, BOT)
    found = reach_bid(page, seat)
    expect(page.locator(ASKED)).to_contain_text("Choose cards to bid")
    expect(page.locator("#live")).to_contain_text("Choose cards to bid")
    cards = page.locator(".bu-hand [data-card]")
    expect(cards).to_have_count(len(found["view"]["hand"]))
    for index in range(len(found["view"]["hand"])):
        expect(cards.nth(index)).to_have_attribute("aria-pressed", "false")
        assert re.search(
            r"(blue|red|green|yellow) (\d|double)|wild",
            cards.nth(index).get_attribute("aria-label") or "",
        )


@pytest.mark.slow
def test_a_log_row_highlights_its_bulb(visitor: Visitor) -> None:
    page = visitor("/")
    seat, seq = open_bulbous(page, BOT), -1
    while True:
        found = wait_for_visible_turn(page, seat, seq)
        if any(item["bulbs"] for item in found["view"]["active"]):
            break
        assert found["phase"] == "playing", "no bulb was placed in the whole match"
        act(page, found, decision(found["view"], seat))
        seq = found["seq"]
    page.locator(".log li button", has_text="placed bulb").last.hover()
    expect(
        page.locator(".bu-bulb[data-lit]").or_(page.locator(".bu-specimen[data-lit]")).first
    ).to_be_attached()


@pytest.mark.slow
def test_the_last_bids_of_a_round_are_shown_before_the_next_round(visitor: Visitor) -> None:
    page = visitor("/")
    seat, seq = open_bulbous(page, BOT), -1
    while True:
        found = wait_for_visible_turn(page, seat, seq)
        assert found["phase"] == "playing", (
            "this seat brought no second specimen in the whole match"
        )
        view, seq = found["view"], found["seq"]
        if view["phase"] == "bring" and view["round"]:
            break
        act(page, found, decision(view, seat))
    expect(page.locator(CONFIRM)).to_have_text(re.compile("^Continue"))
    expect(page.locator(".bu-tray .bu-why")).not_to_be_empty()
    expect(page.locator("[data-bring]")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("[data-bring]").first).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_answer_is_visible_on_a_landscape_phone(visitor: Visitor, language: str) -> None:
    """Swap, pass, reset and bid are next to the question and completely visible."""
    page = visitor("/")
    page.evaluate(
        f"localStorage.setItem('parlour-settings', JSON.stringify({{language: '{language}', confirm: 'always'}}))"
    )
    page.set_viewport_size({"width": 844, "height": 390})
    seat, seq = open_bulbous(page, BOT, BOT, BOT), -1
    while True:
        found = wait_for_visible_turn(page, seat, seq)
        assert found["phase"] == "playing", "no bid was possible in the whole match"
        action = decision(found["view"], seat)
        if action["do"] == "bid":
            break
        act(page, found, action)
        seq = found["seq"]
    page.locator(f'[data-card="{action["cards"][0]}"]').click()
    buttons = page.locator(".act .do .btn")
    expect(buttons).to_have_count(5)
    for at in range(5):
        expect(buttons.nth(at)).to_be_in_viewport(ratio=1)
    assert page.locator(".act").evaluate("bar => bar.scrollHeight <= bar.clientHeight + 1")


def test_a_round_can_be_played_by_keyboard(visitor: Visitor) -> None:
    page = visitor("/")
    seat, seq, bids = open_bulbous(page, BOT, BOT, BOT), -1, 0
    while bids < 2:
        found = wait_for_visible_turn(page, seat, seq)
        assert found["phase"] == "playing", "no second bid was possible in the whole match"
        seq = found["seq"]
        action = decision(found["view"], seat)
        if action["do"] == "bring":
            on = page.get_by_role("button", name="Continue")
            expect(page.locator("[data-bring]").first.or_(on)).to_be_visible()
            if on.is_visible():
                page.keyboard.press("Enter")
            press_keys(page, "[data-bring]")
        elif action["do"] == "order":
            for colour in action["colours"][:-1]:
                press_keys(page, f'[data-specimen="{colour}"]')
            page.keyboard.press("Escape")
            for colour in action["colours"][:-1]:
                press_keys(page, f'[data-specimen="{colour}"]')
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("Enter")
        elif action["do"] == "bid":
            for card in action["cards"]:
                press_keys(page, f'[data-card="{card}"]')
            expect(page.locator(CONFIRM)).to_be_visible()
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("Enter")
            bids += 1
        else:
            page.get_by_role("button", name=PASS).press("Enter")


def press_keys(page: Page, wanted: str) -> None:
    """Move to a button of the board with Tab and arrow keys, and press it."""
    target = page.locator(wanted).first
    expect(target).to_be_visible()
    part = re.sub(r"=.*", "]", wanted)
    page.locator(part).first.focus()
    page.keyboard.press("Home")
    for _ in range(12):
        if target.evaluate("each => each === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"arrows do not lead to {wanted}")


@pytest.mark.slow
def test_a_bid_is_typed_card_by_card_in_notation(visitor: Visitor) -> None:
    """The list offers the typed bid and its one-card extensions, never all 511 bids."""
    page = visitor("/")
    seat, seq = open_bulbous(page, BOT), -1
    while True:
        found = wait_for_visible_turn(page, seat, seq)
        assert found["phase"] == "playing", "no bid of two cards was possible in the whole match"
        view, seq = found["view"], found["seq"]
        action = decision(view, seat)
        expect(page.locator(ASKED)).to_have_text(re.compile("choose|bid for", re.IGNORECASE))
        page.keyboard.press("/")
        expect(page.get_by_role("option").first).to_be_visible()
        offered = page.locator("[role=option] .n").all_inner_texts()
        assert offered
        for text in offered:
            parse_action(text, view["contested"], view["owned"][seat])
        if action["do"] == "bid" and len(action["cards"]) > 1:
            break
        page.keyboard.type(action_text(convert(action, AnyAction)))
        page.keyboard.press("Enter")
        expect(page.locator(".command")).to_have_count(0)
    first, second = (cards_text(card)[1:] for card in action["cards"][:2])
    page.keyboard.type(f"bid {first}")
    expect(page.get_by_role("option", name=re.compile(rf"^bid {first} {second} "))).to_have_count(1)
    page.keyboard.type(f" {second}")
    page.keyboard.press("Enter")
    choice = wait_for_turn(page, seat, found["seq"])["view"]
    turned = choice["revealed"]["turned"][seat]
    assert turned["cards"] == sorted(action["cards"][:2])


@pytest.mark.slow
def test_a_round_can_be_played_by_touch_on_a_phone(visitor: Visitor) -> None:
    page = visitor("/", phone=True)
    seat = open_bulbous(page, BOT, BOT, BOT)
    found = reach_bid(page, seat)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    boxes = [
        each.bounding_box()
        for each in (
            page.locator(".bu-house"),
            page.locator(".bu-tray"),
            page.locator(".bu-hand"),
            page.locator(".act"),
        )
    ]
    spans = [(box["y"], box["y"] + box["height"]) for box in boxes if box]
    assert (
        len(spans) == len(boxes)
        and all(before[1] <= after[0] + 1 for before, after in pairwise(spans))
        and spans[-1][1] <= 845
    )
    decide(page, decision(found["view"], seat), tap=True)
    expect(page.locator(".bu-slot .bu-card").first).to_be_visible()
    page.locator("[data-look]").tap()
    expect(page.locator("dialog[open] .bu-discards")).to_be_visible()


@LOOKS
def test_the_table_has_no_accessibility_problems(visitor: Visitor, phone: bool, dark: bool) -> None:
    page = visitor("/", phone=phone, dark=dark)
    seat = open_bulbous(page, BOT, BOT, BOT)
    wait_for_turn(page, seat)
    expect(page.locator("[data-bring]").or_(page.locator(ASKED)).first).to_be_visible()
    check_accessibility(page)
    found = reach_bid(page, seat)
    page.locator(f'[data-card="{decision(found["view"], seat)["cards"][0]}"]').click()
    expect(page.locator(CONFIRM)).to_be_visible()
    check_accessibility(page)
    small = page.evaluate(
        "[...document.querySelectorAll('.bu-board button')].filter(e => e.offsetParent && Math.min(e.offsetWidth, e.offsetHeight) < 44).length"
    )
    assert small == 0


def check_accessibility(page: Page) -> None:
    """Check that axe finds no accessibility problem in the page."""
    problems = Axe().run(page, "#main").response["violations"]
    assert not problems, [
        (problem["id"], problem["nodes"][0]["html"], problem["nodes"][0].get("failureSummary"))
        for problem in problems
    ]
