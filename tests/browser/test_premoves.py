"""Tests for premoves in the browser: choosing, cancelling, playing and dropping them."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import LOOKS, Visitor
from .table import ASKED, call, cell, eventually, frame, match_of, wait_for_position
from .test_conditional_moves import place
from .test_offers import offer, start_two_player_match
from .test_pages import axe_violations
from .test_pauses_and_delays import start_two_player_match as start_with_clock

pytestmark = pytest.mark.browser

CANCEL = "Cancel premove"
MARKED = ".pylos-board .py-premove"
"""The transparent ball of a premove in the pyramid."""


SENT = """globalThis.sent = [];
WebSocket.prototype.send = new Proxy(WebSocket.prototype.send, {
    apply(send, line, [text]) { sent.push(JSON.parse(text).type); Reflect.apply(send, line, [text]); },
});"""
"""A script that records the types of the messages that a page sends."""


def sent_types(page: Page) -> list[str]:
    """Return the types of the messages that the page has sent."""
    found: list[str] = page.evaluate("sent")
    return found


def expect_premove(page: Page, where: str) -> None:
    """Expect the page to show a premove on a cell, with a button that cancels it."""
    expect(page.locator(ASKED)).to_contain_text(f"Premove: Place a ball on {where}.")
    expect(page.locator(MARKED)).to_have_count(1)
    expect(page.locator(".act").get_by_role("button", name=CANCEL)).to_be_visible()


def expect_no_premove(page: Page) -> None:
    """Expect the page to show no premove."""
    expect(page.locator(MARKED)).to_have_count(0)
    expect(page.locator(".act").get_by_role("button", name=CANCEL)).to_have_count(0)


def ball_on(page: Page, seat: int, where: str) -> bool:
    """Return whether a ball is on a cell, in the position that the server stores."""
    names = [
        f"{level}{'abcd'[column]}{row + 1}"
        for level, side in ((1, 4), (2, 3), (3, 2), (4, 1))
        for row in range(side)
        for column in range(side)
    ]
    found: str = frame(page, seat)["view"]["cells"][names.index(where)]
    return found in "wb"


def photograph(page: Page, name: str) -> None:
    """Save a screenshot if the PICTURES environment variable names a folder."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")


def test_a_premove_is_played_as_soon_as_the_turn_comes(visitor: Visitor) -> None:
    host, friend = visitor("/", drafts=False), visitor("/", drafts=False)
    friend.add_init_script(SENT)
    start_two_player_match(host, friend)
    expect(friend.locator(".act .why")).to_contain_text("You can already choose your next move.")
    before = frame(friend, 1)["seq"]
    cell(friend, "1c3").click()
    expect_premove(friend, "1c3")
    expect(friend.locator("#live")).to_contain_text("Premove: Place a ball on 1c3.")
    cell(friend, "1b2").click()
    expect_premove(friend, "1b2")
    assert frame(host, 0)["seq"] == before
    assert not {"act", "preview", "previews"} & set(sent_types(friend)), (
        "a premove stays in the browser"
    )
    place(host, 0, "1a1")
    eventually(friend, lambda: ball_on(friend, 1, "1b2"), "the premove was played")
    expect_no_premove(friend)
    expect(host.locator(ASKED)).to_contain_text("Your turn")
    expect(friend.locator(ASKED)).to_contain_text("is thinking")
    assert sent_types(friend).count("act") == 1
    assert not ball_on(friend, 1, "1c3")


@pytest.mark.slow
def test_an_illegal_premove_is_dropped_with_a_message(visitor: Visitor) -> None:
    host, friend = visitor("/", drafts=False), visitor("/", drafts=False)
    start_two_player_match(host, friend)
    cell(friend, "1c3").click()
    expect_premove(friend, "1c3")
    place(host, 0, "1c3")
    expect(friend.locator(".act .notice")).to_contain_text("no longer legal")
    expect(friend.locator(ASKED)).to_contain_text("Your turn")
    expect_no_premove(friend)
    expect(friend.locator(".act .btn.main")).to_have_count(0)
    assert frame(friend, 1)["mine"]


@pytest.mark.slow
def test_a_premove_is_cancelled_in_four_ways(visitor: Visitor) -> None:
    host, friend = visitor("/", drafts=False), visitor("/", drafts=False)
    start_two_player_match(host, friend)
    for cancel in (
        lambda: friend.keyboard.press("Escape"),
        lambda: cell(friend, "1a1").click(button="right"),
        lambda: cell(friend, "1c3").click(),
        lambda: friend.locator(".act").get_by_role("button", name=CANCEL).click(),
    ):
        cell(friend, "1c3").click()
        expect_premove(friend, "1c3")
        cancel()
        expect_no_premove(friend)
        expect(friend.locator("#live p").last).to_have_text("Premove cancelled.")
    place(host, 0, "1a1")
    expect(friend.locator(ASKED)).to_contain_text("Your turn")
    assert frame(friend, 1)["mine"] and not ball_on(friend, 1, "1c3")


@pytest.mark.parametrize("answer", [True, False], ids=["accepted", "declined"])
@pytest.mark.slow
def test_a_premove_is_not_played_after_a_take_back_offer(visitor: Visitor, answer: bool) -> None:
    host, friend = visitor("/", drafts=False), visitor("/", drafts=False)
    start_two_player_match(host, friend)
    place(host, 0, "1a1")
    place(friend, 1, "1b1")
    wait_for_position(friend, frame(friend, 1))
    cell(friend, "1c3").click()
    expect_premove(friend, "1c3")
    offer(host, "Take back")
    expect(friend.locator(".offer")).to_contain_text("takeback")
    expect_no_premove(friend)
    expect(friend.locator(".act .notice")).to_contain_text("Premove cancelled.")
    name = "Accept" if answer else "Decline"
    friend.locator(".offer").get_by_role("button", name=name, exact=True).click()
    expect(friend.locator(".offer")).to_have_count(0)
    eventually(host, lambda: frame(host, 0)["mine"], "it is the host's turn")
    place(host, 0, "1d4")
    eventually(friend, lambda: frame(friend, 1)["mine"], "it is the friend's turn")
    expect(friend.locator(ASKED)).to_contain_text("Your turn")
    assert frame(friend, 1)["mine"] and not ball_on(friend, 1, "1c3")


@pytest.mark.slow
def test_a_premove_needs_no_mouse(visitor: Visitor) -> None:
    host, friend = visitor("/"), visitor("/")
    start_two_player_match(host, friend)
    # This visitor confirms every move, a premove too.
    friend.keyboard.press("Alt+b")
    friend.keyboard.type("1c3")
    expect(friend.locator(".pylos-cell:focus")).to_have_attribute("data-cell", "1c3")
    expect(friend.locator(".pylos-cell:focus")).to_have_attribute(
        "aria-label", "1c3, level 1, free, can be your premove"
    )
    friend.keyboard.press("Enter")
    expect(friend.locator(".act .btn.main")).to_contain_text("Set premove")
    friend.keyboard.press("Enter")
    expect_premove(friend, "1c3")
    expect(friend.locator(".pylos-cell:focus")).to_have_attribute(
        "aria-label", "1c3, level 1, free, your premove"
    )
    assert axe_violations(friend) == []
    friend.keyboard.press("Escape")
    expect_no_premove(friend)
    friend.keyboard.press("/")
    friend.keyboard.type("1d4")
    friend.keyboard.press("Enter")
    expect_premove(friend, "1d4")
    place(host, 0, "1a1")
    eventually(friend, lambda: ball_on(friend, 1, "1d4"), "the premove was played")


@pytest.mark.slow
def test_premoves_can_be_turned_off_and_exist_only_with_a_live_clock(visitor: Visitor) -> None:
    host, friend = visitor("/", drafts=False), visitor("/", drafts=False)
    start_two_player_match(host, friend)
    cell(friend, "1c3").click()
    expect_premove(friend, "1c3")
    friend.get_by_role("button", name="More").click()
    toggle = friend.locator("dialog[open]").get_by_role("switch", name="Premove")
    expect(toggle).to_be_checked()
    toggle.click()
    friend.keyboard.press("Escape")
    expect(friend.locator("dialog[open]")).to_have_count(0)
    expect_no_premove(friend)
    cell(friend, "1c3").click(force=True)
    expect_no_premove(friend)
    for clock in ({"clock": "correspondence", "days": 3}, {"clock": "untimed"}):
        start_with_clock(host, friend, clock=clock)
        friend.get_by_role("button", name="More").click()
        expect(friend.locator("dialog[open]").get_by_role("switch")).to_have_count(3)
        expect(friend.get_by_role("switch", name="Premove")).to_have_count(0)


@LOOKS
@pytest.mark.slow
def test_a_premove_looks_unlike_a_move(visitor: Visitor, phone: bool, dark: bool) -> None:
    host, friend = visitor("/"), visitor("/", drafts=False, phone=phone, dark=dark)
    start_two_player_match(host, friend)
    for number, where in enumerate(("1a1", "1b1", "1a2", "1d4", "1c3")):
        page: Page = (host, friend)[number % 2]
        place(page, number % 2, where)
    place(friend, 1, "1d1")
    found: dict[str, Any] = frame(friend, 1)
    wait_for_position(friend, found)
    assert match_of(friend) == found["match"]
    cell(friend, "1d4").click()
    expect(friend.locator(".act").get_by_role("button", name="Undo")).to_be_visible()
    cell(friend, "2a1").click()
    expect(friend.locator(ASKED)).to_contain_text("Premove: Raise 1d4 to 2a1.")
    expect(friend.locator(MARKED)).to_have_count(1)
    expect(friend.locator(".pylos-board .py-premovering:not(.under)")).to_have_count(2)
    look = f"{'phone' if phone else 'desk'}-{'dark' if dark else 'light'}"
    photograph(friend, f"premove-raise-{look}")
    assert axe_violations(friend) == []
    friend.locator(".act").get_by_role("button", name=CANCEL).click()
    cell(friend, "1b3").click()
    expect_premove(friend, "1b3")
    photograph(friend, f"premove-place-{look}")
    size = friend.locator(".act").get_by_role("button", name=CANCEL).bounding_box()
    assert size is not None and size["height"] >= 44
    assert friend.evaluate("document.documentElement.scrollWidth <= innerWidth")
    call(host, f"/api/matches/{match_of(host)}/resign", {"seat": 0})
    expect_no_premove(friend)
