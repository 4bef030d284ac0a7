"""Tests for the Betapet board: drafts, jokers, exchanges, refusals, challenges and layout."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from parlour.games.betapet.rules.placement import PlacedLetter

from .betapet import (
    CONFIRM,
    PLAY,
    SIZE,
    START,
    accept_handover,
    letter,
    open_betapet,
    open_with_joker,
    pair_without_word,
    short_play,
    square,
    type_play,
)
from .conftest import LOOKS, Visitor
from .table import ASKED, call, frame, open_table, wait_for_turn

pytestmark = pytest.mark.browser


def test_enter_plays_tiles_placed_by_any_method(visitor: Visitor) -> None:
    page = visitor("/")
    play = short_play(open_betapet(page)["view"])
    assert play
    expect(page.locator(":focus")).to_have_attribute("data-square", str(START))
    # Tap one tile, then type the others while the focus is on the rack.
    letter(page, play[0].letter).click()
    square(page, play[0].square).click()
    if play[-1].square - play[0].square >= SIZE:
        page.keyboard.press(" ")
    for tile in play[1:]:
        page.locator(".be-hand [data-letter]").first.focus()
        page.keyboard.press(tile.letter.lower())
    expect(page.locator(CONFIRM)).to_contain_text(PLAY)
    page.locator('[data-tool="shuffle"]').click()
    page.locator(".be-hand [data-letter]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(ASKED)).to_contain_text("Pass the device")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(ASKED)).to_contain_text("Your turn")
    expect(page.locator(".be-grid :focus")).to_have_count(1)


@pytest.mark.slow
def test_an_error_is_announced_once_and_drafted_tiles_can_be_exchanged(visitor: Visitor) -> None:
    page = visitor("/")
    rack = [tile for tile in open_betapet(page)["view"]["rack"] if tile != "?"]
    wrong = pair_without_word(rack)
    type_play(page, (PlacedLetter(START, wrong[0]), PlacedLetter(START + 1, wrong[1])))
    expect(page.locator(ASKED)).to_contain_text("not in the dictionary")
    assert page.locator(".table").inner_text().count("not in the dictionary") == 1
    page.locator('[data-tool="exchange"]').click()
    expect(page.locator("dialog[open] [aria-pressed='true']")).to_have_count(2)
    expect(page.locator("dialog[open] [data-confirm]")).to_have_text("Exchange 2")


def test_a_joker_asks_for_its_letter(visitor: Visitor) -> None:
    page = visitor("/")
    other = next(tile for tile in open_with_joker(page)["view"]["rack"] if tile != "?")
    letter(page, "?").click()
    square(page, START).click()
    picker = page.locator(".be-picker")
    expect(picker).to_be_visible()
    board, sheet = page.locator(".be-sheet").bounding_box(), picker.bounding_box()
    assert (
        board
        and sheet
        and (
            sheet["x"] >= board["x"] + board["width"] or sheet["y"] >= board["y"] + board["height"]
        )
    )
    page.keyboard.press("s")
    expect(picker).to_be_hidden()
    expect(square(page, START)).to_have_attribute(
        "aria-label",
        re.compile("^S, a joker, no points, h8, start square, double word, your draft"),
    )
    page.keyboard.press(other.lower())
    page.keyboard.press("Backspace")
    expect(page.locator(".be-drafted .be-tile")).to_have_count(1)
    # A long press opens the picker again.
    box = square(page, START).bounding_box()
    assert box
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    page.mouse.down()
    expect(picker).to_be_visible()
    page.mouse.up()
    picker.get_by_role("button", name="T", exact=True).click()
    expect(square(page, START)).to_have_attribute(
        "aria-label",
        re.compile("^T, a joker, no points, h8, start square, double word, your draft"),
    )
    page.keyboard.press("Escape")
    expect(page.locator(".be-drafted .be-tile")).to_have_count(0)


def test_tiles_can_be_dragged_and_the_rack_rearranged(visitor: Visitor) -> None:
    page = visitor("/")
    rack = open_betapet(page)["view"]["rack"]
    tiles = page.locator(".be-hand [data-tile]")
    tiles.nth(0).drag_to(square(page, START))
    expect(tiles).to_have_count(6)
    square(page, START).drag_to(square(page, START + 1))
    expect(square(page, START + 1)).to_have_attribute("aria-label", re.compile("your draft"))
    square(page, START + 1).drag_to(page.locator(".be-rack .be-slot").nth(6))
    expect(tiles).to_have_count(7)
    if page.locator(".be-picker").is_visible():
        page.keyboard.press("Escape")
    tiles.nth(0).focus()
    before = tiles.nth(0).get_attribute("data-tile")
    page.keyboard.press("Shift+ArrowRight")
    assert tiles.nth(1).get_attribute("data-tile") == before
    page.locator('[data-tool="sort"]').click()
    shown = [tiles.nth(i).get_attribute("data-letter") for i in range(7)]
    assert shown == sorted(rack, key=lambda tile: (tile == "?", tile))
    page.locator('[data-tool="shuffle"]').click()
    assert sorted(str(tiles.nth(i).get_attribute("data-letter")) for i in range(7)) == rack


@pytest.mark.slow
def test_a_tile_can_be_dragged_after_a_long_press(visitor: Visitor) -> None:
    page = visitor("/")
    open_betapet(page)
    tile = page.locator(".be-hand [data-tile]:not([data-letter='?'])").first
    start, goal = tile.bounding_box(), square(page, START).bounding_box()
    assert start
    assert goal
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    expect(tile).to_have_attribute("aria-pressed", "true")
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
    page.mouse.up()
    expect(square(page, START)).to_have_attribute("aria-label", re.compile("your draft"))
    expect(page.locator(".be-hand [data-tile]")).to_have_count(6)


def test_tiles_can_be_exchanged(visitor: Visitor) -> None:
    page = visitor("/")
    found = open_betapet(page)
    page.locator('[data-tool="exchange"]').click()
    yes = page.locator("dialog[open] [data-confirm]")
    expect(yes).to_be_disabled()
    for i in range(3):
        page.locator("dialog[open] [data-id]").nth(i).click()
    expect(yes).to_have_text("Exchange 3")
    yes.click()
    expect(page.locator("#pane-log")).to_contain_text("exchanged")
    seat = found["seat"]
    assert frame(page, seat)["view"]["entries"][-1]["count"] == 3


@pytest.mark.slow
def test_a_refused_word_is_named_and_its_tiles_stay(visitor: Visitor) -> None:
    page = visitor("/")
    found = open_betapet(page, live_words=False)
    rack = [tile for tile in found["view"]["rack"] if tile != "?"]
    wrong = pair_without_word(rack)
    type_play(page, (PlacedLetter(START, wrong[0]), PlacedLetter(START + 1, wrong[1])))
    expect(page.locator(CONFIRM)).to_contain_text(PLAY)
    page.keyboard.press("Enter")
    expect(page.locator(ASKED)).to_contain_text("".join(wrong))
    expect(page.locator(".act .words")).to_contain_text("".join(wrong))
    expect(page.locator(".be-drafted .be-tile")).to_have_count(2)
    expect(page.locator(".be-word.bad")).to_have_count(1)
    assert frame(page, found["seat"])["mine"]


@pytest.mark.slow
def test_a_draft_survives_a_reload_and_a_pass_warns_about_it(visitor: Visitor) -> None:
    page = visitor("/")
    found = open_betapet(page)
    play = short_play(found["view"])
    assert play
    type_play(page, play)
    expect(page.locator(CONFIRM)).to_contain_text(PLAY)
    page.reload()
    accept_handover(page)
    expect(page.locator(".be-drafted .be-tile")).to_have_count(len(play))
    expect(page.locator(CONFIRM)).to_contain_text(PLAY)
    page.locator('[data-tool="pass"]').click()
    expect(page.locator("dialog[open]")).to_contain_text("are not played")
    page.keyboard.press("Escape")
    expect(page.locator(".be-drafted .be-tile")).to_have_count(len(play))


def test_a_play_can_be_challenged(visitor: Visitor) -> None:
    page = visitor("/")
    found = open_betapet(page, words="single")
    tiles = [tile for tile in found["view"]["rack"] if tile != "?"][:5]
    type_play(page, tuple(PlacedLetter(START + i, tile) for i, tile in enumerate(tiles)))
    page.locator(CONFIRM).click()
    expect(page.locator(ASKED)).to_contain_text("Pass the device")
    page.locator(CONFIRM).click()
    accept_handover(page)
    expect(page.locator(ASKED)).to_contain_text("Challenge it?")
    expect(page.locator(ASKED)).to_contain_text("".join(tiles))
    page.get_by_role("button", name="Challenge").click()
    wait_for_turn(page, 1 - found["seat"], found["seq"] + 1)
    kinds = [entry["kind"] for entry in frame(page, 0)["view"]["entries"]]
    assert kinds in (["play"], ["play", "withdrawn"])
    expect(page.locator("#pane-log")).to_contain_text("".join(tiles))


@LOOKS
@pytest.mark.slow
def test_the_table_has_no_accessibility_problems(visitor: Visitor, phone: bool, dark: bool) -> None:
    page = visitor("/", phone=phone, dark=dark)
    found = open_betapet(page)
    play = short_play(found["view"])
    assert play
    type_play(page, play)
    expect(page.locator(CONFIRM)).to_contain_text(PLAY)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    board = page.locator(".be-sheet").bounding_box()
    bar = page.locator(".act").bounding_box()
    tools = page.locator(".be-tools").bounding_box()
    assert board and bar and tools
    # The bar is below the board on a phone and beside it on a desktop, never over it.
    for part in (board, tools):
        assert (
            part["y"] + part["height"] <= bar["y"] + 1 or part["x"] + part["width"] <= bar["x"] + 1
        )
    for button in page.locator(".be-tool:visible, .be-slot[data-tile]").all():
        box = button.bounding_box()
        assert box and min(box["width"], box["height"]) >= 44
    result = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]})
    assert not result.response["violations"], result.generate_report()


@pytest.mark.slow
def test_remaining_racks_scroll_by_keyboard_on_a_landscape_phone(
    visitor: Visitor,
) -> None:
    page = visitor("/help")
    page.set_viewport_size({"width": 844, "height": 390})
    match = open_table(
        page,
        "betapet",
        [
            {"occupant": "me"},
            *({"occupant": "guest", "name": name} for name in ("Oda", "Ansel", "Bruno")),
        ],
        start=True,
    )
    for seat in range(3):
        call(page, f"/api/matches/{match}/resign", {"seat": seat})
    page.goto(f"/t/{match}")
    page.get_by_role("button", name="Show board").click()
    left = page.get_by_role("region", name="Remaining tiles")
    expect(left).to_be_visible()
    assert left.evaluate("each => [each.clientWidth > 150, each.clientHeight > 200]") == [
        True,
        True,
    ]
    left.focus()
    expect(left).to_be_focused()
    assert Axe().run(page).response["violations"] == []


@pytest.mark.slow
def test_an_empty_square_announces_its_bonus(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(
        f"/t/{open_table(page, 'betapet', [{'occupant': 'me'}, {'occupant': 'bot', 'level': 'beginner'}], start=True)}"
    )
    cells = page.get_by_role("gridcell")
    expect(cells.nth(0)).to_have_attribute("aria-label", "a1, triple letter")
    expect(cells.nth(3)).to_have_attribute("aria-label", "d1, triple word")
