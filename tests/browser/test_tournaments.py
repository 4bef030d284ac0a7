"""Tests for a tournament in the browser: creation, entry, automatic tables and standings."""

from __future__ import annotations

import re
from secrets import token_hex

import pytest
from playwright.sync_api import Page, expect

from .conftest import ENGINE, Visitor
from .table import call, fill_number
from .test_pages import axe_violations

pytestmark = pytest.mark.browser


def test_two_players_complete_a_tournament_round(visitor: Visitor) -> None:
    name = f"Lamplight {token_hex(4)}"
    host, guest = visitor("/"), visitor("/", phone=True, dark=True)
    host.get_by_role("link", name="Tournaments").first.click()
    host.get_by_role("button", name="Create tournament").click()
    host.get_by_role("textbox", name="Name").fill(name)
    host.get_by_label("Game").select_option("pylos")
    fill_number(host.get_by_role("spinbutton", name="Rounds"), 1)
    host.get_by_role("spinbutton", name="Rounds").press("Tab")
    assert not axe_violations(host)
    host.get_by_role("button", name="Open registration").click()
    expect(host.get_by_role("heading", name=name)).to_be_visible()
    guest.goto(host.url)
    guest.get_by_role("button", name="Join").click()
    expect(guest.get_by_role("button", name="Leave")).to_be_visible()
    host.get_by_role("button", name="Join").click()
    # The host may mark a player as absent and present again.
    tick = host.locator(".coming button")
    tick.click()
    expect(tick).to_have_attribute("aria-pressed", "false")
    expect(host.get_by_role("button", name="Start with 1")).to_be_disabled()
    tick.click()
    assert not axe_violations(guest)
    host.get_by_role("button", name="Start with 2").click()
    for page in (host, guest):
        page.get_by_role("button", name="Join").click()
    for page in (host, guest):
        page.wait_for_url(re.compile(r"/t/[0-9a-f]{16}"))
    match = host.url.rsplit("/", 1)[1]
    table = call(guest, f"/api/tables/{match}")
    assert table["phase"] == "playing"
    call(guest, f"/api/matches/{match}/resign", {"seat": table["own_seat"]})
    host.goto("/tournaments")
    over = host.get_by_role("link", name=name)
    over.click()
    expect(host.get_by_text("wins with one point.")).to_be_visible()
    assert not axe_violations(host)
    if ENGINE == "chromium":
        check_print(host)
    guest.goto(host.url)
    expect(guest.get_by_role("heading", name="Final standings")).to_be_visible()
    expect(guest.locator("tbody tr").nth(1)).to_have_class("me")
    assert not axe_violations(guest)


def check_print(page: Page) -> None:
    """Check that the printed page shows results and rounds in black, without controls."""
    page.set_viewport_size({"width": 794, "height": 1123})
    page.emulate_media(media="print")
    expect(page.get_by_text("wins with one point.")).to_be_visible()
    assert page.locator("nav, .btn").locator("visible=true").count() == 0
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
    page.emulate_media(media="screen")


@pytest.mark.slow
def test_a_tournament_table_leads_back_and_on_to_the_next_round(visitor: Visitor) -> None:
    host, guest = visitor("/"), visitor("/", phone=True)
    name = f"Long evening {token_hex(4)}"
    terms = {"name": name, "game": "pylos", "rounds": 2, "pause": 30}
    event = call(host, "/api/tournaments", terms)["id"]
    for page in (host, guest):
        call(page, f"/api/tournaments/{event}/enter", {})
    call(host, f"/api/tournaments/{event}/start", {})
    for page in (host, guest):
        page.goto(f"/tournaments/{event}")
        page.get_by_role("button", name="Join").click()
    for page in (host, guest):
        page.wait_for_url(re.compile(r"/t/[0-9a-f]{16}"))
    match = host.url.rsplit("/", 1)[1]
    link = host.get_by_role("link", name=name)
    expect(link).to_have_attribute("href", f"/tournaments/{event}")
    assert not axe_violations(host)
    table = call(guest, f"/api/tables/{match}")
    call(guest, f"/api/matches/{match}/resign", {"seat": table["own_seat"]})
    for page in (host, guest):
        bar = page.locator(".act")
        expect(bar.locator(".btn.main")).to_contain_text("Next round")
        expect(bar).to_contain_text(re.compile(r"Round 2 starts in (30:00|29:\d\d)\."))
    host.locator(".act .btn.main").click()
    expect(host.get_by_role("heading", name=name)).to_be_visible()
    call(host, f"/api/tournaments/{event}/end", {})
    expect(guest.locator(".act .btn.main")).to_contain_text("Final standings")
    guest.locator(".act .btn.main").click()
    guest.wait_for_url(f"**/tournaments/{event}")


@pytest.mark.slow
def test_the_form_offers_what_the_chosen_game_allows(visitor: Visitor) -> None:
    page = visitor("/tournaments")
    page.get_by_role("button", name="Create tournament").click()
    game, clock = page.get_by_label("Game"), page.get_by_label("Clock")
    seats = page.get_by_role("group", name="Players per table")
    game.select_option("betapet")
    expect(clock.locator("option:checked")).to_contain_text("30 min")
    assert [label.inner_text() for label in seats.locator("label").all()] == ["2", "3", "4"]
    # Changing the game resets its clock and its bot.
    game.select_option("pylos")
    expect(clock.locator("option:checked")).to_contain_text("10 min")
    expect(seats).to_have_count(0)
    # A correspondence clock is available for every game.
    page.get_by_text("Correspondence", exact=True).click()
    days = clock.locator("option:checked").inner_text()
    game.select_option("betapet")
    expect(clock.locator("option:checked")).to_have_text(days)
    game.select_option("bulbous")
    page.locator("details.further summary").click()
    page.get_by_role("combobox", name="Points").select_option(index=1)
    expect(seats.locator("label")).to_have_text(["2", "4"])
