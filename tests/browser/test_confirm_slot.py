"""Tests that the confirm button is beside the hand on wide desktop screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from .betapet import short_play, type_play
from .bulbous import reach_bid, seat_of
from .carcassonne import table_with_bot
from .conftest import Visitor
from .table import cell, frame, open_table, wait_for_visible_turn
from .test_betta import best_action, draft
from .test_betta_five_players import overlaps

pytestmark = pytest.mark.browser


RESIGN = """match => fetch(`/api/matches/${match}/resign`, {
  method: 'POST',
  headers: { 'x-parlour': '1', 'content-type': 'application/json' },
  body: JSON.stringify({ seat: 0 }),
})"""


def contains(outer: Locator, inner: Locator) -> bool:
    """Return whether the box of an element contains that of another one."""
    outside, inside = outer.bounding_box(), inner.bounding_box()
    assert outside is not None
    assert inside is not None
    return (
        outside["x"] - 1 <= inside["x"]
        and outside["y"] - 1 <= inside["y"]
        and inside["x"] + inside["width"] <= outside["x"] + outside["width"] + 1
        and inside["y"] + inside["height"] <= outside["y"] + outside["height"] + 1
    )


def table_of(visitor: Visitor, game: str, width: int, height: int) -> Page:
    """Open a table against a bot in a window of a size and return its page."""
    page = visitor()
    page.set_viewport_size({"width": width, "height": height})
    bot = {"occupant": "bot", "level": "beginner"}
    match = open_table(page, game, [{"occupant": "me"}, bot], start=True)
    page.goto(f"/t/{match}")
    wait_for_visible_turn(page, 0)
    return page


@pytest.mark.slow
def test_the_buttons_move_to_the_hand_on_a_wide_screen_only(visitor: Visitor) -> None:
    page = table_of(visitor, "pylos", 1280, 800)
    cell(page, "1b2").click()
    confirm = page.locator(".act .main")
    expect(confirm).to_be_visible()
    assert contains(page.locator(".stage"), confirm)
    assert contains(page.locator(".confirm-slot"), confirm)
    page.set_viewport_size({"width": 1100, "height": 800})
    expect(page.locator(".confirm-slot")).to_be_hidden()
    assert contains(page.locator(".act"), confirm)


@pytest.mark.slow
def test_the_log_takes_the_space_that_the_buttons_leave(visitor: Visitor) -> None:
    page = visitor()
    page.set_viewport_size({"width": 1280, "height": 800})
    bots = [{"occupant": "bot", "level": "beginner"}] * 3
    page.goto(f"/t/{open_table(page, 'bulbous', [{'occupant': 'me'}, *bots], start=True)}")
    expect(page.locator(".act.mine")).to_be_visible()
    page.wait_for_load_state("networkidle")
    pane, words = page.locator("#pane-log").bounding_box(), page.locator(".act .words")
    assert pane
    assert pane["height"] > 130
    assert words.evaluate("words => words.scrollHeight <= words.clientHeight")


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=() if game == "pylos" else pytest.mark.slow)
        for game in ("pylos", "betta", "betapet", "bulbous", "carcassonne")
    ],
)
def test_a_review_leaves_no_room_for_the_buttons(visitor: Visitor, game: str) -> None:
    page = table_of(visitor, game, 1280, 800)
    page.evaluate(RESIGN, page.url.rsplit("/", 1)[-1])
    page.goto(f"{page.url}/analysis")
    slot, root = page.locator(".confirm-slot"), page.locator(".stage .root")
    expect(root.locator("> *").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    for place in slot.all():
        expect(place).to_be_hidden()
    if game == "pylos":
        board, stage = page.locator(".pylos-board").bounding_box(), root.bounding_box()
        assert board and stage and board["width"] > 0.65 * stage["width"]


@pytest.mark.slow
def test_a_tile_is_confirmed_beside_the_drawn_tile(visitor: Visitor) -> None:
    page = table_with_bot(visitor)
    page.locator("[data-square]").first.click()
    for button in page.locator(".act .do .btn:visible").all():
        assert contains(page.locator(".cc-confirm"), button)
    assert contains(page.locator(".stage"), page.locator(".act .main"))


def open_draft(page: Page, game: str) -> None:
    """Draft a move at the table of a page."""
    seat = seat_of(page)
    if game == "bulbous":
        reach_bid(page, seat)
        page.locator(".bu-hand button:not(.bu-off)").first.click()
        return
    found = wait_for_visible_turn(page, seat)
    if game == "betta":
        draft(page, found, best_action(found)[0])
    else:
        play = short_play(frame(page, seat)["view"])
        assert play is not None
        type_play(page, play)


PARTS = {
    "betta": ".bo-room, .bh, .bp, .bb-open",
    "betapet": ".be-sheet, .be-rack, .be-tools, .be-rest p",
    "bulbous": ".bu-house, .bu-tray, .bu-hand li, .bu-discards",
}
"""For each game, the parts of the board that the buttons must not cover."""


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (1366, 640), (1920, 1080)])
@pytest.mark.parametrize("game", PARTS)
def test_the_buttons_beside_the_hand_cover_nothing(
    visitor: Visitor, game: str, size: tuple[int, int]
) -> None:
    page = visitor()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    bot = {"occupant": "bot", "level": "beginner"}
    page.goto(f"/t/{open_table(page, game, [{'occupant': 'me'}, bot, bot], start=True)}")
    open_draft(page, game)
    confirm = page.locator(".act .main")
    expect(confirm).to_be_visible()
    assert not overlaps(page, ".act .do .btn", PARTS[game])
    # Betta's rail has no space for the buttons where it is below the tanks.
    slot = page.locator(".confirm-slot:not([hidden])")
    assert game == "betta" or slot.count() == 1
    for button in page.locator(".act .do .btn:visible").all():
        assert contains(slot if slot.count() else page.locator(".act"), button)
    page.set_viewport_size({"width": 1100, "height": size[1]})
    expect(page.locator(".confirm-slot")).to_be_hidden()
    assert contains(page.locator(".act"), confirm)
