"""Tests that the keyboard focus stays on the board after each decision, in every game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from .bulbous import ME, act, decision, open_bulbous, seat_of, two_people
from .carcassonne import decide, table_with_bot, two_players
from .carcassonne import decision as land
from .conftest import PATIENCE_MS, Visitor
from .table import (
    ASKED,
    call,
    cell,
    frame,
    open_table,
    wait_for_position,
    wait_for_turn,
    wait_for_visible_turn,
)

pytestmark = pytest.mark.browser

BOT = [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}]
HELD = ".stage .root :focus"
MINE = ".act.mine"


def expect_on_board(page: Page) -> None:
    """Expect the focus on one visible element of the board."""
    expect(page.locator(HELD)).to_have_count(1, timeout=PATIENCE_MS)
    expect(page.locator(HELD)).to_be_visible()


def start_two_player_match(visitor: Visitor, game: str) -> tuple[Page, Page, int]:
    """Return the pages of two players at one table, and the seat of the first."""
    host = visitor("/")
    match = open_table(host, game, [ME, {"occupant": "open"}])
    friend = visitor("/")
    call(friend, f"/api/tables/{match}/sit", {"nonce": "f" * 32})
    call(host, f"/api/tables/{match}/start", {})
    host.goto(f"/t/{match}")
    friend.goto(f"/t/{match}")
    return host, friend, seat_of(host)


def act_for_friend(friend: Page, seat: int) -> None:
    """Take the first legal action of the friend."""
    found = wait_for_turn(friend, seat)
    act(friend, found, found["legal_actions"][0])


def expect_active(part: Locator) -> None:
    """Expect that the focus of a page is on a part, also if another window is in front of it.

    Firefox shows the window that was opened last, and no other has a focused element.
    """
    part.page.wait_for_function(
        "part => part === document.activeElement", arg=part.element_handle()
    )


@pytest.mark.slow
def test_in_pylos_the_focus_stays_on_the_placed_ball(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(f"/t/{open_table(page, 'pylos', BOT, start=True)}")
    found = wait_for_visible_turn(page, 0)
    cell(page, "1b2").press("Enter")
    page.keyboard.press("Enter")
    wait_for_visible_turn(page, 0, found["seq"])
    expect(page.locator(MINE)).to_be_visible()
    expect(page.locator(".pylos-cell:focus")).to_have_attribute("data-cell", "1b2")


@pytest.mark.slow
def test_in_betta_the_focus_stays_on_the_tank_of_the_placed_card(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(f"/t/{open_table(page, 'betta', BOT, start=True)}")
    seat, seq = seat_of(page), -1
    for tank in (2, 4):
        found = wait_for_visible_turn(page, seat, seq)
        seq = found["seq"]
        expect(page.locator(ASKED)).to_have_text("Choose a card.")
        expect_on_board(page)
        # Arrow keys lead from the tanks to the hand.
        for _ in range(9):
            if page.locator("[data-card]:focus").count():
                break
            page.keyboard.press("ArrowRight")
        expect(page.locator("[data-card]:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(page.locator(ASKED)).not_to_have_text("Choose a card.")
        page.keyboard.type(str(tank))
        expect(page.locator(f'[data-display="{tank - 1}"]')).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".bd-aimed")).to_have_count(1)
        page.keyboard.press("Enter")
        wait_for_visible_turn(page, seat, seq)
        expect(page.locator(ASKED)).to_have_text("Choose a card.")
        expect(page.locator(f'[data-display="{tank - 1}"]')).to_be_focused()


@pytest.mark.slow
def test_in_betta_the_focus_stays_on_a_card_during_the_opponents_move(visitor: Visitor) -> None:
    host, friend, seat = start_two_player_match(visitor, "betta")
    found = frame(host, seat)
    if found["mine"]:
        act(host, found, found["legal_actions"][0])
        # The page shows the new hand before a card of it is focused.
        expect(host.locator(MINE)).to_have_count(0)
    rows = host.locator(".log li").count()
    card = host.locator("[data-card]").nth(2)
    card.focus()
    act_for_friend(friend, 1 - seat)
    expect(host.locator(".log li").nth(rows)).to_be_attached()
    expect(host.locator(MINE)).to_be_visible()
    expect_active(card)


@pytest.mark.slow
def test_in_bulbous_the_focus_stays_on_the_board_after_every_decision(visitor: Visitor) -> None:
    page = visitor("/")
    seat, seq, bids = open_bulbous(page, *BOT[1:], *BOT[1:]), -1, 0
    while bids < 2:
        found = wait_for_visible_turn(page, seat, seq)
        assert found["phase"] == "playing", "no second bid was possible in the whole match"
        seq, action = found["seq"], decision(found["view"], seat)
        expect(page.locator(MINE)).to_be_visible()
        expect_on_board(page)
        if action["do"] == "bring":
            on = page.get_by_role("button", name="Continue")
            expect(page.locator("[data-bring]").first.or_(on)).to_be_visible()
            if on.is_visible():
                on.press("Enter")
                # The pressed button disappears, so the next element of the board receives the focus.
                expect(page.locator("[data-bring]:focus")).to_have_count(1)
            page.locator(f'[data-bring="{action["colour"]}-{action["size"]}"]').press("Enter")
        elif action["do"] == "order":
            for colour in action["colours"][:-1]:
                page.locator(f'[data-specimen="{colour}"]').press("Enter")
                expect_on_board(page)
            page.locator(".act .btn.main").press("Enter")
        elif action["do"] == "bid":
            for card in action["cards"]:
                page.locator(f'[data-card="{card}"]').press("Enter")
                expect(page.locator(f'[data-card="{card}"]')).to_be_focused()
            page.locator(".act .btn.main").press("Enter")
            bids += 1
        else:
            page.get_by_role("button", name="Pass").press("Enter")
        expect_on_board(page)


@pytest.mark.slow
def test_in_bulbous_the_focus_stays_on_a_card_during_the_opponents_bids(visitor: Visitor) -> None:
    (host, friend), (seat, other) = two_people(visitor)
    while True:
        found, theirs = frame(host, seat), frame(friend, other)
        assert found["phase"] == "playing", "the opponent had no bid in the whole match"
        if theirs["mine"] and found["view"]["phase"] == "bid":
            break
        page, mover = (host, found) if found["mine"] else (friend, theirs)
        act(page, mover, decision(mover["view"], mover["seat"]))
    wait_for_position(host, found)
    expect(host.locator(".bu-board")).to_have_attribute("data-phase", "bid")
    card = host.locator(".bu-hand [data-card]").nth(3)
    card.focus()
    act(friend, theirs, decision(theirs["view"], other))
    after = frame(host, seat)
    assert after["seq"] > found["seq"]
    wait_for_position(host, after)
    expect_active(card)


@pytest.mark.slow
def test_in_carcassonne_the_focus_moves_to_a_square_for_the_next_tile(visitor: Visitor) -> None:
    page = table_with_bot(visitor)
    found = wait_for_visible_turn(page, 0)
    for _ in range(2):
        while found["view"]["phase"] != "place":
            decide(page, 0, land(found["view"]))
            found = wait_for_visible_turn(page, 0, found["seq"])
        expect(page.locator("[data-square]:focus")).to_have_count(1, timeout=PATIENCE_MS)
        page.keyboard.press("Enter")
        lay = page.get_by_role("button", name="Place tile", exact=True)
        expect(lay).to_be_visible()
        expect_on_board(page)
        lay.press("Enter")
        found = wait_for_visible_turn(page, 0, found["seq"])
        expect(page.locator(MINE)).to_be_visible()
        expect_on_board(page)


@pytest.mark.slow
def test_in_carcassonne_the_opponents_move_keeps_the_focus(visitor: Visitor) -> None:
    host, friend = two_players(visitor)
    pages = (host, friend)
    mover = next(seat for seat, page in enumerate(pages) if frame(page, seat)["mine"])
    watching = pages[1 - mover]
    larger = watching.locator(".cc-zoom button").first
    larger.focus()
    tiles = watching.locator(".cc-tile").count()
    decide(pages[mover], mover, land(frame(pages[mover], mover)["view"]))
    expect(watching.locator(".cc-tile")).to_have_count(tiles + 1)
    expect(larger).to_be_focused()
