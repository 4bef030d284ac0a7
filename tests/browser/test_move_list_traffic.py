"""Tests that a page loads the move list once and that traffic grows linearly with the moves."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Page, WebSocket, expect

from .conftest import Visitor
from .table import call, open_table

pytestmark = pytest.mark.browser

MOVES = 60
LASTING = 11
"""The seed of a match with more than `MOVES` moves."""

THIRD = MOVES // 3


def start_advanced_match(page: Page) -> str:
    """Start a Pylos match for two on one device, open its page and return the match id."""
    match = open_table(
        page,
        "pylos",
        [{"occupant": "me"}, {"occupant": "guest", "name": "Oda"}],
        options={"variant": "advanced"},
        start=True,
    )
    page.goto(f"/t/{match}")
    expect(page.locator(".log li")).to_have_count(1)
    return match


@pytest.mark.chromium_only("the driver does not report WebSocket messages of Firefox")
@pytest.mark.slow
def test_the_move_list_is_requested_once_and_traffic_grows_linearly(visitor: Visitor) -> None:
    page, received, asked = visitor("/"), [0], []

    def watch(line: WebSocket) -> None:
        line.on(
            "framereceived", lambda message: received.__setitem__(0, received[0] + len(message))
        )

    page.on("websocket", watch)
    page.on(
        "request", lambda request: asked.append(request.url) if "/history?" in request.url else None
    )
    match = start_advanced_match(page)
    marks, luck = [received[0]], Random(LASTING)
    for number in range(1, MOVES + 1):
        move(page, match, luck)
        if number % THIRD == 0:
            expect(page.locator(".log li")).to_have_count(number + 1)
            marks.append(received[0])
    parts = [after - before for before, after in pairwise(marks)]
    # The page brings the log of the first seat and requests that of the second seat once.
    assert [url[-6:] for url in asked] == ["seat=1"]
    assert parts[2] < 1.5 * parts[0], parts


def move(page: Page, match: str, luck: Random) -> None:
    """Take an action for the mover that makes the match long: raise balls and take back two."""
    found = next(
        found
        for found in (call(page, f"/api/matches/{match}/frame?seat={seat}") for seat in (0, 1))
        if found["mine"]
    )
    legal = found["legal_actions"]
    slow = [
        action for action in legal if action["do"] == "raise" or len(action.get("balls", ())) == 2
    ]
    action = luck.choice(slow or legal)
    call(
        page,
        f"/api/matches/{match}/act",
        {"seat": found["seat"], "decision_id": found["decision_id"], "action": action},
    )


@pytest.mark.slow
def test_preloaded_data_does_not_replace_later_events(visitor: Visitor) -> None:
    page, mine = visitor("/"), [{"occupant": "me"}, {"occupant": "guest", "name": "Ilse"}]
    match = open_table(page, "betta", mine, start=True)
    # The page preloads the log of seat 0 but shows seat 1; the start player is random.
    while not call(page, f"/api/matches/{match}/frame?seat=1")["mine"]:
        match = open_table(page, "betta", mine, start=True)
    page.goto(f"/t/{match}")
    page.locator("dialog.handover button").click()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log li")).to_have_count(1)
    move(page, match, Random(1))
    page.locator(".act .btn.main").click()
    page.locator("dialog.handover button").click()
    expect(page.locator(".log li")).to_have_count(2)
    page.keyboard.press("Alt+m")
    expect(page.locator("#live")).not_to_contain_text("No moves yet")


def test_a_log_row_highlights_its_places_and_shows_its_position(visitor: Visitor) -> None:
    page = visitor("/")
    match = start_advanced_match(page)
    luck = Random(1)
    move(page, match, luck)
    move(page, match, luck)
    row = page.locator(".log li.lights").first
    row.hover()
    expect(page.locator(".pylos-scene [data-lit]")).to_have_count(1)
    row.locator("button").click()
    expect(page.locator(".act .ask")).to_have_text("You are viewing an earlier position.")
    expect(page.locator(".pylos-scene .py-ball")).to_have_count(1)
    page.keyboard.press("End")
    expect(page.locator(".act .ask")).to_contain_text("Your turn")
    expect(page.locator(".pylos-scene .py-ball")).to_have_count(2)
    # Moves from before the reload can also be viewed, and arrow keys step through them.
    page.reload()
    expect(page.locator(".log li")).to_have_count(3)
    page.locator(".log li button").first.click()
    expect(page.locator(".table.past .pylos-scene .py-ball")).to_have_count(0)
    page.keyboard.press("]")
    expect(page.locator(".table.past .pylos-scene .py-ball")).to_have_count(1)
    expect(page.locator(".log [aria-current=step]")).to_contain_text("placed")
    page.keyboard.press("]")
    expect(page.locator(".table.past")).to_have_count(0)
