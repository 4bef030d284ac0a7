"""Tests for café tables: a big screen shows the board, and phones show private hands."""

from __future__ import annotations

import os
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .table import ASKED, call, open_table
from .test_pages import axe_violations
from .test_sizes import GAMES

pytestmark = pytest.mark.browser

CAFE = {"cafe": True, "watchers": True}
IN_A_HAND = ".be-rack .be-slot, [data-card], .bu-hand button"
"""A selector of private pieces: rack tiles, fish cards and bulb cards."""


def join_on_phone(phone: Page, match: str) -> None:
    """Open the table on a phone and take a seat."""
    phone.goto(f"/t/{match}")
    phone.locator(".act .btn.main").tap()
    expect(phone.locator(".act .btn.main")).to_have_count(0)


def shot(page: Page, name: str) -> None:
    if folder := os.environ.get("SHOTS"):
        page.wait_for_load_state("networkidle")
        page.screenshot(path=f"{folder}/{name}.png")


def open_cafe_table(visitor: Visitor, game: str, **wish: Any) -> tuple[Page, Page, Page, str]:
    """Return a big screen before the start, two phones with seats, and the match id."""
    screen = visitor("/")
    match = open_table(
        screen, game, [{"occupant": "open"}, {"occupant": "open"}], settings=CAFE, **wish
    )
    screen.set_viewport_size({"width": 1920, "height": 1080})
    screen.goto(f"/t/{match}/screen")
    phones = [visitor("/", phone=True) for _ in range(2)]
    for phone in phones:
        join_on_phone(phone, match)
    return screen, phones[0], phones[1], match


@pytest.mark.slow
def test_a_cafe_table_is_opened_joined_by_qr_code_and_played_on_phones(
    visitor: Visitor,
) -> None:
    screen = visitor("/lobby")
    screen.get_by_role("switch", name="Café table").check()
    screen.get_by_role("button", name="Open table").click()
    screen.wait_for_url("**/screen")
    picture = screen.get_by_alt_text("QR code of the link")
    expect(picture).to_be_visible()
    assert picture.evaluate("each => each.naturalWidth") > 0
    match = screen.url.split("/")[-2]
    info = call(screen, f"/api/tables/{match}")
    # The QR code contains the LAN address if there is one, because phones cannot reach localhost.
    assert info["own_seats"] == [] and urlsplit(info["lan_link"]).path == f"/t/{match}"
    first, second = (visitor("/", phone=True) for _ in range(2))
    for phone in (first, second):
        join_on_phone(phone, match)
    expect(screen.locator(".screen-seat:not(.open)")).to_have_count(2)
    screen.locator(".screen-join .btn.main").click()
    expect(screen.locator(".stage .root > *").first).to_be_visible()
    expect(first.locator(".hand-top")).to_be_visible()
    expect(second.locator(".hand-top")).to_be_visible()
    assert not screen.locator(".act").count(), "a screen cannot make decisions"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_big_screen_shows_the_board_and_no_hand(visitor: Visitor, game: str) -> None:
    screen, first, second, match = open_cafe_table(visitor, game)
    shot(screen, f"cafe-{game}-gathering")
    assert not axe_violations(screen)
    screen.locator(".screen-join .btn.main").click()
    expect(screen.locator(".stage .root > *").first).to_be_visible()
    for phone in (first, second):
        expect(phone.locator(".hand-top")).to_be_visible()
        expect(phone.locator(ASKED)).not_to_be_empty()
    shot(screen, f"cafe-{game}")
    shot(first, f"cafe-{game}-hand")
    shot(second, f"cafe-{game}-hand-2")
    assert not screen.locator(IN_A_HAND).filter(visible=True).count()
    for page in (screen, second):
        assert not axe_violations(page)
        page.emulate_media(color_scheme="dark")
        page.evaluate("document.documentElement.dataset.theme = 'dark'")
        assert not axe_violations(page)
    shot(screen, f"cafe-{game}-dark")
    shot(second, f"cafe-{game}-hand-dark")
    second.set_viewport_size({"width": 844, "height": 390})
    expect(second.locator(".hand-top")).to_be_visible()
    shot(second, f"cafe-{game}-hand-side")
    # A seated player who opens the screen sees no more than a stranger.
    first.goto(f"/t/{match}/screen")
    expect(first.locator(".stage .root > *").first).to_be_visible()
    assert not first.locator(IN_A_HAND).filter(visible=True).count()


@pytest.mark.slow
def test_a_hand_hides_when_the_phone_is_put_away_or_a_button_is_pressed(
    visitor: Visitor,
) -> None:
    screen, first, _, _ = open_cafe_table(visitor, "betta")
    screen.locator(".screen-join .btn.main").click()
    expect(first.locator(".hand-top")).to_be_visible()
    first.get_by_role("button", name="Hide my hand").tap()
    expect(first.locator(".lid")).to_be_visible()
    first.get_by_role("button", name="Show my hand").tap()
    expect(first.locator(".lid")).to_have_count(0)
    first.evaluate(
        "() => { Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange')); }"
    )
    expect(first.locator(".lid")).to_be_visible()


@pytest.mark.slow
def test_the_big_screen_starts_the_match_and_follows_the_rematch(
    visitor: Visitor,
) -> None:
    screen = visitor("/")
    occupants = [{"occupant": "open"}] * 4
    match = open_table(screen, "betapet", occupants, seat_count=4, settings=CAFE)
    screen.goto(f"/t/{match}/screen")
    phones = [visitor("/", phone=True) for _ in range(2)]
    for phone in phones:
        join_on_phone(phone, match)
    screen.get_by_role("button", name="Start with 2").click()
    expect(screen.locator(".stage .root > *").first).to_be_visible()
    expect(screen.locator(".screen-seat")).to_have_count(2)
    call(phones[0], f"/api/matches/{match}/resign", {"seat": 0})
    expect(screen.locator(".screen-footer .where")).to_contain_text("another game")
    again = call(phones[0], f"/api/tables/{match}/rematch", {})["match"]
    call(phones[1], f"/api/tables/{match}/rematch", {})
    for phone in phones:
        phone.wait_for_url(f"**/t/{again}")
    screen.wait_for_url(f"**/t/{again}/screen")
