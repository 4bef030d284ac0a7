"""Tests for conditional moves in the browser: entering, showing, deleting and playing them."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .table import ASKED, call, cell, frame, match_of
from .test_pages import axe_violations
from .test_pauses_and_delays import start_two_player_match

pytestmark = pytest.mark.browser

SLOW = {"clock": "correspondence", "days": 3}


def plan_of(page: Page, seat: int) -> list[list[str]]:
    """Return the cells of a seat's conditional moves, one list per line."""
    laid = call(page, f"/api/matches/{match_of(page)}/conditional-moves?seat={seat}")
    return [[step["action"]["cell"] for step in line] for line in laid["lines"]]


def place(page: Page, seat: int, where: str) -> None:
    """Place a ball for a seat through the API."""
    action: dict[str, Any] = {"do": "place", "cell": where}
    call(
        page,
        f"/api/matches/{match_of(page)}/act",
        {"seat": seat, "decision_id": frame(page, seat)["decision_id"], "action": action},
    )


def photograph(page: Page, name: str) -> None:
    """Save a screenshot if the PICTURES environment variable names a folder."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")


def test_conditional_moves_are_entered_on_the_board_and_played_in_time(visitor: Visitor) -> None:
    host, friend = visitor("/", drafts=False), visitor("/", drafts=False)
    start_two_player_match(host, friend, clock=SLOW)
    friend.get_by_role("tab", name="Conditional moves").click()
    friend.get_by_role("button", name="Add conditional moves").click()
    expect(friend.locator(ASKED)).to_contain_text("plays …")
    cell(friend, "1a1").click()
    expect(friend.locator(ASKED)).to_contain_text("Your reply:")
    cell(friend, "1b1").click()
    expect(friend.locator(ASKED)).to_contain_text("plays …")
    photograph(friend, "plan-desk")
    assert axe_violations(friend) == []
    friend.locator(".act").get_by_role("button", name="Save line").click()
    expect(friend.locator(".plans li.card")).to_have_count(1)
    assert plan_of(friend, 1) == [["1a1", "1b1"]]
    expect(friend.locator(ASKED)).not_to_contain_text("plays …")
    friend.get_by_role("button", name="Continue from here").click()
    cell(friend, "1c1").click()
    cell(friend, "1d1").click()
    friend.locator(".act").get_by_role("button", name="Save line").click()
    expect(friend.locator(".plans .answer")).to_have_count(2)
    assert plan_of(friend, 1) == [["1a1", "1b1", "1c1", "1d1"]]
    photograph(friend, "plan-laid")
    assert frame(host, 0)["seq"] == frame(friend, 1)["seq"], (
        "entering conditional moves plays nothing"
    )
    place(host, 0, "1a1")
    expect(host.locator(".log li")).to_have_count(3)
    expect(host.locator(ASKED)).to_contain_text("Your turn")
    assert plan_of(friend, 1) == [["1c1", "1d1"]]
    expect(friend.locator(".plans li.card")).to_have_count(1)
    friend.get_by_role("button", name="Delete").click()
    expect(friend.locator(".plans li.card")).to_have_count(0)
    assert plan_of(friend, 1) == []
    place(host, 0, "1c1")
    expect(friend.locator(ASKED)).to_contain_text("Your turn")
    expect(friend.locator(".plans")).to_contain_text("It is your turn")


@pytest.mark.slow
def test_conditional_moves_work_by_keyboard_and_a_move_ends_their_entry(visitor: Visitor) -> None:
    host, friend = visitor("/"), visitor("/", dark=True, phone=True)
    start_two_player_match(host, friend, clock=SLOW)
    friend.locator(".to-talk").click()
    friend.get_by_role("tab", name="Conditional moves").click()
    expect(friend.locator(".plans")).to_be_visible()
    photograph(friend, "plan-phone-panel")
    assert axe_violations(friend) == []
    friend.get_by_role("button", name="Add conditional moves").press("Enter")
    for where, asked in (("1a2", "plays …"), ("1b2", "Your reply:")):
        expect(friend.locator(ASKED)).to_contain_text(asked)
        friend.keyboard.press("/")
        friend.keyboard.type(where)
        friend.keyboard.press("Enter")
    expect(friend.locator(".act").get_by_role("button", name="Save line")).to_be_visible()
    photograph(friend, "plan-phone")
    assert axe_violations(friend) == []
    friend.locator(".act").get_by_role("button", name="Save line").press("Enter")
    expect(friend.locator(ASKED)).to_contain_text("is thinking")
    assert len(plan_of(friend, 1)) == 1
    friend.locator(".to-talk").click()
    friend.get_by_role("button", name="Add conditional moves").click()
    expect(friend.locator(ASKED)).to_contain_text("plays …")
    place(host, 0, "1d4")
    expect(friend.locator(ASKED)).to_contain_text("Your turn")
    assert plan_of(friend, 1) == []


@pytest.mark.slow
def test_real_time_and_watched_games_have_no_conditional_moves(visitor: Visitor) -> None:
    host, friend, watcher = visitor("/"), visitor("/"), visitor("/")
    match = start_two_player_match(host, friend, clock=SLOW)
    watcher.goto(f"/t/{match}")
    expect(watcher.get_by_role("tab", name="Log")).to_be_visible()
    expect(watcher.get_by_role("tab", name="Conditional moves")).to_have_count(0)
    start_two_player_match(
        host, friend, clock={"clock": "fischer", "bank_ms": 600_000, "increment_ms": 5_000}
    )
    expect(host.get_by_role("tab", name="Log")).to_be_visible()
    expect(host.get_by_role("tab", name="Conditional moves")).to_have_count(0)
