"""Tests for the result beside the final board, for all games and for solo deals."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import ENGINE, Visitor
from .table import call, decide, eventually, frame, hint, match_of, open_table
from .test_pages import axe_violations

pytestmark = pytest.mark.browser

GUESTS = [{"occupant": "me"}, {"occupant": "guest", "name": "Konstantin Vandermeersch"}]
COUNT_TONES = """window.tones = 0; const made = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.tones += 1; return made.call(this); };
    localStorage.setItem('parlour-settings', '{"sound": true, "confirm": "always"}')"""
MOVING = "document.querySelector('.finale').getAnimations({subtree: true}).length"
FITS = """[document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight,
    document.querySelector('.stage .root').getBoundingClientRect().height > 150]"""


def play_solo(page: Page, **options: str) -> str:
    """Play a solo game of Betta through the API except its last card, and return its match id."""
    seats: dict[str, Any] = (
        {}
        if options.get("deal") == "daily"
        else {"seats": [{"occupant": "me"}], "seat_count": 1, "start": True}
    )
    opened = call(page, "/api/tables", {"game": "betta", "options": options, **seats})
    match = str(opened["match"])
    turns = call(page, f"/api/matches/{match}/frame?seat=0")["view"]["turns"][0]
    decide(page, match, 0, times=turns - 1)
    return match


def place_last_card(page: Page, match: str) -> None:
    """Place the last card of a solo game while its page is open."""
    decide(page, match, 0, times=1)
    expect(page.locator(".finale")).to_be_visible()


def test_the_end_of_a_match_opens_beside_the_board_with_sound_and_motion(visitor: Visitor) -> None:
    page = visitor("/", still=False, drafts=False)
    page.add_init_script(COUNT_TONES)
    page.goto(f"/t/{open_table(page, 'pylos', GUESTS, start=True)}")
    expect(page.locator(".pylos-board")).to_be_visible()
    page.locator(".about b").click()
    call(page, f"/api/matches/{match_of(page)}/resign", {"seat": 1})
    finale = page.locator(".finale")
    expect(finale).to_be_visible()
    assert page.evaluate(MOVING) > 0
    # Firefox has no running audio context on a machine without a sound device.
    assert page.evaluate("tones") > 0 or ENGINE == "firefox"
    expect(finale.get_by_role("heading")).to_contain_text("win")
    expect(finale).to_contain_text("Konstantin Vandermeersch resigned.")
    # The result does not cover the board.
    board = page.locator(".stage .root").bounding_box()
    shown = finale.locator(".finale-in").bounding_box()
    assert board and shown and board["x"] + board["width"] <= shown["x"] + 1
    page.get_by_role("button", name="Show board").click()
    expect(finale).to_have_count(0)
    page.reload()
    expect(page.locator(".act").get_by_role("button", name="Result")).to_be_visible()
    expect(finale).to_have_count(0)
    page.locator(".act").get_by_role("button", name="Result").click()
    expect(finale).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.slow
def test_points_are_bars_in_seat_colours_with_a_hatch_for_each_source(
    visitor: Visitor, phone: bool
) -> None:
    page = visitor("/", phone=phone, dark=phone)
    match = play_solo(page, mode="solo")
    page.goto(f"/t/{match}")
    expect(page.locator(".bo")).to_be_visible()
    place_last_card(page, match)
    assert page.evaluate(MOVING) == 0, "with reduced motion, the result is still"
    assert page.evaluate(FITS) == [True, True, True]
    score = frame(page, 0)["ranking"]["scores"][0]
    expect(page.locator(".finale-total")).to_contain_text(str(score))
    parts = page.locator(".finale-part")
    looks = parts.evaluate_all(
        "all => all.map(part => [getComputedStyle(part).backgroundColor, getComputedStyle(part, '::before').background])"
    )
    assert len(looks) > 1 and len({colour for colour, _ in looks}) == 1
    assert len({hatch for _, hatch in looks}) == len(looks)
    # The last card stays marked on the board.
    expect(page.locator(".stage .root .bd-newest")).to_have_count(1)
    assert not axe_violations(page)
    # A part has no number that it would cut off.
    expect(parts.first.locator("b")).to_be_visible()
    parts.first.evaluate("part => part.style.setProperty('width', '20px')")
    expect(parts.first.locator("b")).to_be_hidden()


def test_the_final_board_of_betapet_takes_the_space_above_the_result(visitor: Visitor) -> None:
    page = visitor("/", phone=True)
    page.set_viewport_size({"width": 390, "height": 720})
    match = open_table(page, "betapet", GUESTS, start=True)
    call(page, f"/api/matches/{match}/resign", {"seat": 1})
    page.goto(f"/t/{match}")
    expect(page.locator(".finale")).to_be_visible()
    page.wait_for_load_state("networkidle")
    room, board = (page.locator(part).bounding_box() for part in (".stage .root", ".be-sheet"))
    assert room
    assert board
    assert room["height"] < room["width"]
    assert board["height"] > room["height"] - 30


@pytest.mark.slow
def test_the_deal_of_the_day_ends_with_rank_best_share_and_another_deal(visitor: Visitor) -> None:
    first, page = visitor("/"), visitor("/")
    for each in (first, page):
        # A deal counts once on a device, which is known by its network and user agent.
        each.context.set_extra_http_headers({"User-Agent": f"Device {token_hex(4)}"})
    call(first, "/api/me", {"name": "Wilhelmina Ashgrove"})
    other = play_solo(first, mode="solo", deal="daily")
    decide(first, other, 0, times=1)
    match = play_solo(page, mode="solo", deal="daily")
    page.goto(f"/t/{match}")
    # No hint and no take-back in the deal of the day.
    expect(page.locator(".proposals")).not_to_contain_text("Hint")
    expect(page.locator(".proposals")).not_to_contain_text("Take back")
    place_last_card(page, match)
    finale = page.locator(".finale")
    expect(finale).to_contain_text("Best of today")
    expect(finale).to_contain_text("Place ")
    expect(finale.locator(".finale-best")).to_contain_text("Wilhelmina Ashgrove")
    expect(finale.locator(".finale-best .mine")).to_have_count(1)
    page.evaluate("delete Navigator.prototype.share")
    page.evaluate("navigator.clipboard.writeText = async text => { globalThis.copied = text; }")
    page.locator("#pane-result").get_by_role("button", name="Share").click()
    expect(page.get_by_text("Result copied.")).to_be_visible()
    copied = page.evaluate("copied")
    assert "deal of the day" in copied and f"/t/{match}" not in copied
    page.get_by_role("button", name="Another deal").click()
    eventually(page, lambda: "/t/" in page.url and match_of(page) != match, "another deal opened")
    found = frame(page, 0)
    assert (found["options"]["mode"], found["options"]["deal"]) == ("solo", "random")
    # A random deal has hints and undo.
    expect(page.locator(".bo")).to_be_visible()
    expect(page.locator(".proposals").get_by_role("button", name="Hint")).to_be_visible()
    assert hint(page, match_of(page), 0)["do"] == "place"
    decide(page, match_of(page), 0, times=1)
    page.locator(".proposals").get_by_role("button", name="Take back").click()
    page.locator("dialog[open]").get_by_role("button", name="Take back").click()
    eventually(page, lambda: not frame(page, 0)["view"]["placed"], "the first card was taken back")
