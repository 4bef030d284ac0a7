"""Tests that the page explains clicks without effect and shows offers and leavers correctly."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .table import call, open_table, wait_for_turn

pytestmark = pytest.mark.browser

BOT = {"occupant": "bot", "level": "beginner"}
IDLE = {"betta": "[data-display]", "pylos": '[data-cell="2a1"]', "bulbous": ".bu-hand button"}
"""For each game, a selector of an element whose click has no effect yet."""


def open_table_page(page: Page, game: str) -> None:
    match = open_table(page, game, [{"occupant": "me"}, BOT], start=True)
    page.goto(f"/t/{match}")
    wait_for_turn(page, call(page, f"/api/tables/{match}")["own_seats"][0])
    expect(page.locator(".act .ask")).not_to_be_empty()


@pytest.mark.parametrize(
    "phone", [pytest.param(False, marks=pytest.mark.slow), True], ids=["desk", "phone"]
)
def test_a_click_without_effect_is_explained_at_its_place(visitor: Visitor, phone: bool) -> None:
    page = visitor("/", phone=phone)
    for game, what in IDLE.items():
        open_table_page(page, game)
        touched = page.locator(what).filter(visible=True).first
        expect(touched).to_be_visible()
        touched.tap(force=True) if phone else touched.click(force=True)
        note = page.locator(".board-note")
        expect(note).to_be_visible()
        said, place = note.bounding_box(), touched.bounding_box()
        assert said and place and note.inner_text().strip()
        assert said["x"] >= 0 and said["x"] + said["width"] <= page.evaluate("innerWidth"), game
        assert (
            said["y"] + said["height"] > place["y"] - 120
            and said["y"] < place["y"] + place["height"] + 120
        ), game


@pytest.mark.slow
def test_a_letter_that_is_not_on_the_rack_is_reported_at_its_square(
    visitor: Visitor,
) -> None:
    page = visitor("/")
    rack = {"?"}
    while "?" in rack:
        open_table_page(page, "betapet")
        expect(page.locator(".be-rack [data-letter]")).to_have_count(7)
        rack = {
            str(tile.get_attribute("data-letter"))
            for tile in page.locator(".be-rack [data-letter]").all()
        }
    missing = next(letter for letter in "QXZJVWKFHY" if letter not in rack)
    square = page.locator('.be-grid [role="gridcell"]').first
    square.click(force=True)
    page.keyboard.press(missing)
    note = page.locator(".board-note")
    expect(note).to_contain_text(missing)
    said, place = note.bounding_box(), square.bounding_box()
    assert said and place and abs(said["y"] - place["y"]) < 120
    expect(page.locator(".be-tile.draft")).to_have_count(0)


def start_two_player_match(host: Page, friend: Page, *others: dict[str, str]) -> str:
    """Start a match of Betta with two visitors and return its id."""
    match = open_table(host, "betta", [{"occupant": "me"}, {"occupant": "open"}, *others])
    call(friend, f"/api/tables/{match}/sit", {"seat": 1})
    call(host, f"/api/tables/{match}/start", {})
    for page in (host, friend):
        page.goto(f"/t/{match}")
        expect(page.locator(".bd").first).to_be_visible()
        expect(page.locator(".seat")).to_have_count(2 + len(others))
    return match


@pytest.mark.slow
def test_an_offer_does_not_move_the_board(visitor: Visitor) -> None:
    host, friend = visitor("/"), visitor("/", phone=True)
    start_two_player_match(host, friend)
    friend.wait_for_load_state("networkidle")
    before = friend.locator(".stage").bounding_box(), friend.locator(".bd").first.bounding_box()
    host.get_by_role("button", name="Draw").click()
    host.locator("dialog[open]").get_by_role("button", name="Offer", exact=True).click()
    expect(friend.locator(".offer")).to_be_visible()
    assert (
        friend.locator(".stage").bounding_box(),
        friend.locator(".bd").first.bounding_box(),
    ) == before
    friend.locator(".offer").get_by_role("button", name="Decline").tap()
    expect(friend.locator(".offer")).to_have_count(0)
    assert (
        friend.locator(".stage").bounding_box(),
        friend.locator(".bd").first.bounding_box(),
    ) == before


@pytest.mark.slow
def test_a_player_who_resigns_and_stays_is_shown_as_present(visitor: Visitor) -> None:
    host, friend = visitor("/"), visitor("/", phone=True)
    match = start_two_player_match(host, friend, BOT)
    seat = call(friend, f"/api/tables/{match}")["own_seats"][0]
    call(friend, f"/api/matches/{match}/resign", {"seat": seat})
    gave_up = host.locator(f'.seat[data-seat="{seat}"] .doing')
    expect(gave_up).to_have_text("Resigned")
    friend.close()
    expect(gave_up).to_have_text("Left the game")
