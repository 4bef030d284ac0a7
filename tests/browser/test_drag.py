"""Tests that dragging a piece does the same as tapping the piece and its target."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .bulbous import open_bulbous, reach_bid
from .carcassonne import table_with_bot
from .conftest import PATIENCE_MS, Visitor
from .table import ASKED, call, cell, frame, open_table, wait_for_turn, wait_for_visible_turn

pytestmark = pytest.mark.browser

BOT = [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}]
CONFIRM = ".act .btn.main"


@pytest.mark.slow
def test_a_betta_card_can_be_dragged_to_its_tank(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(
        f"/t/{open_table(page, 'betta', [{'occupant': 'me'}, {'occupant': 'guest', 'name': 'Ilse'}], start=True)}"
    )
    page.locator("dialog.handover button").click()
    page.locator("[data-card]").nth(1).drag_to(page.locator('[data-display="2"]'))
    expect(page.locator(".bd-aimed")).to_have_count(1)
    expect(page.locator('[data-display="2"]')).to_be_focused()
    page.locator(CONFIRM).click()
    expect(page.locator(ASKED)).to_contain_text("Pass the device")
    assert [placed["display"] for placed in frame(page, 0)["view"]["placed"]] == [2]


def test_a_pylos_ball_can_be_dragged_from_the_reserve(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(f"/t/{open_table(page, 'pylos', BOT, start=True)}")
    expect(page.locator(".pylos-rail.near.able")).to_be_visible()
    cell = page.locator('.pylos-board .pylos-cell[data-cell="1b2"]')
    page.locator(".pylos-rail.near").drag_to(cell)
    expect(page.locator(ASKED)).to_contain_text("1b2")
    page.locator(CONFIRM).click()
    expect(page.locator(".log")).to_contain_text("1b2")


@pytest.mark.slow
def test_a_carcassonne_tile_can_be_dragged_to_a_square(visitor: Visitor) -> None:
    page = table_with_bot(visitor)
    before = frame(page, 0)
    way = before["view"]["placements"][0]
    at = f"{way['x']},{way['y']}"
    page.locator(".cc-drawn").drag_to(page.locator(f'.cc-square[data-square="{at}"]'))
    expect(page.locator(".cc-square.cc-here")).to_have_attribute("data-square", at)
    page.locator(CONFIRM).click()
    laid = wait_for_turn(page, 0, before["seq"])["view"]["tiles"]
    expect(page.locator(".log li b").last).not_to_be_empty()
    assert (way["x"], way["y"]) in [(tile["x"], tile["y"]) for tile in laid]


@pytest.mark.slow
def test_a_bulbous_card_can_be_dragged_to_the_shelf_and_back(
    visitor: Visitor,
) -> None:
    page = visitor("/")
    seat = open_bulbous(
        page, {"occupant": "bot", "level": "beginner"}, {"occupant": "bot", "level": "beginner"}
    )
    reach_bid(page, seat)
    card = page.locator(".bu-hand [data-card]:not(.bu-off)").first
    name = card.get_attribute("data-card")
    card.drag_to(page.locator(".bu-hand [data-card]").last)
    expect(page.locator('.bu-hand [aria-pressed="true"]')).to_have_count(0)
    card.drag_to(page.locator(".bu-house"))
    expect(page.locator('.bu-hand [aria-pressed="true"]')).to_have_attribute(
        "data-card", name or ""
    )


@pytest.mark.slow
def test_the_focus_stays_at_the_dropped_piece_after_an_answer(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(f"/t/{open_table(page, 'pylos', BOT, start=True)}")
    found = wait_for_visible_turn(page, 0)
    cell(page, "1b2").press("Enter")
    page.keyboard.press("Enter")
    wait_for_visible_turn(page, 0, found["seq"])
    expect(page.locator(".act.mine")).to_be_visible()
    expect(page.locator(".pylos-cell:focus")).to_have_count(1)


@pytest.mark.slow
def test_betapet_focuses_the_board_and_keeps_the_focus_during_other_turns(
    visitor: Visitor,
) -> None:
    page = visitor("/")
    match = open_table(page, "betapet", BOT, start=True)
    page.goto(f"/t/{match}")
    seat = call(page, f"/api/tables/{match}")["own_seats"][0]
    found = wait_for_turn(page, seat)
    # The board receives the focus when the page opens.
    expect(page.locator(".stage .root :focus")).to_have_count(1, timeout=PATIENCE_MS)
    rows = page.locator(".log li").count()
    call(
        page,
        f"/api/matches/{match}/act",
        {"seat": seat, "decision_id": found["decision_id"], "action": {"do": "pass"}},
    )
    wait_for_turn(page, seat, found["seq"])
    expect(page.locator(".log li").nth(rows)).to_be_attached()
    expect(page.locator(".stage .root :focus")).to_have_count(1)
