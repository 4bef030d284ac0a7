"""Tests for offers at the table: withdrawal, replacement and the delay before an answer."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Visitor
from .table import call, cell, frame, match_of, open_table, wait_for_turn, wait_until

pytestmark = pytest.mark.browser

LIVE = {"clock": {"clock": "fischer", "bank_ms": 600_000, "increment_ms": 0}}
HELD = """const later = window.setTimeout; window.held = [];
    window.setTimeout = (run, ms, ...more) => ms === 500 ? held.push(run) : later(run, ms, ...more)"""
"""A script that holds back the timers that enable the answer to an offer."""


def start_two_player_match(host: Page, friend: Page) -> None:
    """Seat two visitors at a table with a clock and open it on both pages."""
    match = open_table(host, "pylos", [{"occupant": "me"}, {"occupant": "open"}], settings=LIVE)
    call(friend, f"/api/tables/{match}/sit", {"seat": 1})
    call(host, f"/api/tables/{match}/start", {})
    for page in (host, friend):
        page.goto(f"/t/{match}")
        expect(page.locator(".pylos-board")).to_be_visible()


CONFIRMED = {"Draw": "Offer", "Take back": "Take back"}
"""The button that confirms an offer, by the button that makes it."""


def offer(page: Page, name: str) -> None:
    """Make an offer with its button, and confirm it if the page asks."""
    page.locator(".left .proposals").get_by_role("button", name=name, exact=True).click()
    if name in CONFIRMED:
        page.locator("dialog[open]").get_by_role("button", name=CONFIRMED[name], exact=True).click()


def history(page: Page) -> list[dict[str, Any]]:
    """Return the log of the match."""
    found: list[dict[str, Any]] = call(page, f"/api/matches/{match_of(page)}/history")["entries"]
    return found


def withdraw(page: Page) -> None:
    """Withdraw the visitor's own offer."""
    page.locator(".offer").get_by_role("button", name="Withdraw", exact=True).click()
    expect(page.locator(".offer")).to_have_count(0)


def hold_frames(page: Page) -> Callable[[], None]:
    """Return a function that stops all later frames to a page, but no other messages."""
    held: list[bool] = []

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def forward(message: str | bytes) -> None:
            if not (held and json.loads(message)["type"] == "frame"):
                line.send(message)

        server.on_message(forward)

    page.route_web_socket("**/ws/*", connect)
    return lambda: held.append(True)


def skip_answer_delay(page: Page) -> None:
    """Skip the delay after which an offer can be answered."""
    page.evaluate("held.splice(0).forEach(run => run())")


@pytest.mark.slow
def test_a_withdrawn_offer_is_logged_and_cannot_be_repeated_at_once(visitor: Visitor) -> None:
    host, friend = visitor("/"), visitor("/")
    start_two_player_match(host, friend)
    offer(host, "Draw")
    expect(friend.locator(".offer")).to_contain_text("offers a draw")
    withdraw(host)
    expect(friend.locator(".offer")).to_have_count(0)
    for page in (host, friend):
        expect(page.locator(".log li").last).to_contain_text("withdrew the draw offer.")
        expect(page.locator(".log")).not_to_contain_text("declines")
    offer(host, "Draw")
    expect(host.locator(".toast")).to_contain_text("after your next 5 moves, or in 10 min.")
    expect(friend.locator(".offer")).to_have_count(0)


@pytest.mark.slow
def test_accepting_a_replaced_offer_is_refused(visitor: Visitor) -> None:
    host, friend = visitor("/"), visitor("/")
    hold = hold_frames(friend)
    start_two_player_match(host, friend)
    offer(host, "Pause")
    accept = friend.locator(".offer").get_by_role("button", name="Accept", exact=True)
    expect(accept).to_be_enabled()
    hold()
    withdraw(host)
    offer(host, "Draw")
    expect(host.locator(".offer")).to_contain_text("You offered a draw.")
    expect(friend.locator(".offer")).to_contain_text("requests a pause")
    accept.click()
    expect(friend.locator(".toast")).to_contain_text("That offer is no longer open.")
    found = frame(friend, 1)
    assert (found["phase"], found["paused"]) == ("playing", False), match_of(friend)


@pytest.mark.slow
def test_an_offer_can_be_answered_only_after_a_delay(visitor: Visitor) -> None:
    host, friend = visitor("/"), visitor("/")
    friend.add_init_script(HELD)
    start_two_player_match(host, friend)
    banner = friend.locator(".offer")
    offer(host, "Pause")
    expect(banner).to_contain_text("requests a pause")
    first = banner.element_handle()
    skip_answer_delay(friend)
    expect(banner.get_by_role("button", name="Accept")).to_be_enabled()
    withdraw(host)
    offer(host, "Draw")
    expect(banner).to_contain_text("offers a draw")
    # The new offer has new buttons, so a click or key meant for the old offer has no effect.
    assert not first.evaluate("one => one.isConnected")
    expect(banner.get_by_role("button", name="Accept")).to_be_disabled()
    expect(banner.get_by_role("button", name="Decline")).to_be_disabled()
    friend.keyboard.press("Alt+y")
    skip_answer_delay(friend)
    expect(banner.get_by_role("button", name="Accept")).to_be_enabled()
    assert frame(friend, 1)["phase"] == "playing"
    friend.keyboard.press("Alt+y")
    wait_until(host, "document.querySelector('#pane-result .standings') !== null")


@pytest.mark.parametrize(
    ("name", "question", "said"),
    [
        ("Draw", "Offer a draw?", "declined the draw."),
        pytest.param(
            "Take back",
            "Take back your last move?",
            "declined the takeback.",
            marks=pytest.mark.slow,
        ),
    ],
)
def test_an_offer_is_confirmed_and_its_refusal_is_shown_in_its_place(
    visitor: Visitor, name: str, question: str, said: str
) -> None:
    host, friend = visitor("/"), visitor("/")
    start_two_player_match(host, friend)
    cell(host, "1a1").click()
    host.locator(".act .btn.main").click()
    expect(friend.locator(".act.mine")).to_be_visible()
    button = host.locator(".left .proposals").get_by_role("button", name=name, exact=True)
    button.click()
    expect(host.get_by_role("dialog", name=question)).to_be_visible()
    host.locator("dialog[open]").get_by_role("button", name="Cancel").click()
    expect(host.locator("dialog[open]")).to_have_count(0)
    offer(host, name)
    banner = host.locator(".banner.offer")
    expect(banner).to_be_visible()
    place = banner.bounding_box()
    # The cancelled dialog has offered nothing.
    kinds = [one["kind"] for one in history(host)]
    assert kinds.count("offered") == 1
    friend.locator(".offer").get_by_role("button", name="Decline", exact=True).click()
    answer = host.locator(".banner.answer")
    expect(answer).to_contain_text(said)
    # Screen readers hear the answer once: from the log, not from the banner.
    expect(host.locator("#live").get_by_text("declined.")).to_have_count(1)
    expect(answer).not_to_have_attribute("role", "status")
    expect(friend.locator(".banner.answer")).to_have_count(0)
    shown = answer.bounding_box()
    assert place and shown and abs(place["y"] - shown["y"]) < 2
    middle = [box["x"] + box["width"] / 2 for box in (place, shown)]
    assert abs(middle[0] - middle[1]) < 2
    answer.get_by_role("button", name="Close").click()
    expect(answer).to_have_count(0)


@pytest.mark.slow
def test_a_bot_answers_where_the_offer_was(visitor: Visitor) -> None:
    page = visitor("/")
    seats = [{"occupant": "me"}, {"occupant": "bot", "level": "casual"}]
    match = open_table(page, "pylos", seats, start=True)
    page.goto(f"/t/{match}")
    cell(page, "1a1").click()
    page.locator(".act .btn.main").click()
    wait_for_turn(page, 0, 3)
    offer(page, "Draw")
    expect(page.locator(".banner.answer")).to_contain_text("Oona declined the draw.")
    offer(page, "Take back")
    expect(page.locator(".banner.answer")).to_contain_text(
        "Oona accepted. The move was taken back."
    )
