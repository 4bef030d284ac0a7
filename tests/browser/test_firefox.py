"""Tests that every page opens and a short game of each game can be played in Firefox."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from . import bulbous
from .betapet import CONFIRM, PLAY, short_play, type_play
from .carcassonne import BOT, decide, decision
from .conftest import Visitor
from .page_list import every_page, open_page
from .table import (
    ASKED,
    call,
    expect_over,
    frame,
    open_table,
    play_pylos,
    wait_for_position,
    wait_for_turn,
    wait_for_visible_turn,
)
from .test_betta import ME, best_action, draft
from .test_carcassonne_games import answer, lay_by_key, lay_by_mouse

pytestmark = pytest.mark.browser

PLAYS = 2
"""The number of plays of Betapet before both players pass."""

TURNS = 4
"""The number of turns of Pylos, Betta and Bulbous that are played on the board.

The others are played through the API, to keep the tests short.
"""


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_every_page_opens_without_errors_and_fits_its_screen(
    firefox_visitor: Visitor, phone: bool
) -> None:
    page, too_wide = firefox_visitor("/", phone=phone), {}
    for path in every_page(page):
        open_page(page, path)
        excess = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if excess > 0:
            too_wide[path] = excess
    assert not too_wide


def test_a_game_of_pylos_can_be_played(firefox_visitor: Visitor) -> None:
    page, luck, seq = firefox_visitor("/"), Random(4), -1
    options = {"variant": "basic"}
    page.goto(f"/t/{open_table(page, 'pylos', [ME, BOT], options=options, start=True)}")
    turns = 0
    while (found := wait_for_turn(page, 0, seq))["phase"] != "over":
        action, turns, seq = luck.choice(found["legal_actions"]), turns + 1, found["seq"]
        if turns <= TURNS:
            wait_for_position(page, found)
            expect(page.locator(ASKED)).to_contain_text("Your turn")
            play_pylos(page, action)
        else:
            decide(page, 0, action)
    expect_over(page)


def test_a_solo_game_of_betta_can_be_played(firefox_visitor: Visitor) -> None:
    page, seq = firefox_visitor("/"), -1
    page.goto(f"/t/{open_table(page, 'betta', [ME], options={'mode': 'solo'}, start=True)}")
    turns = 0
    while (found := wait_for_turn(page, 0, seq))["phase"] != "over":
        action, turns, seq = best_action(found)[0], turns + 1, found["seq"]
        if turns <= TURNS:
            wait_for_position(page, found)
            draft(page, found, action)
            page.locator(CONFIRM).click()
        else:
            decide(page, 0, action)
    expect_over(page)


def test_a_game_of_bulbous_can_be_played(firefox_visitor: Visitor) -> None:
    page, seq = firefox_visitor("/"), -1
    seat = bulbous.open_bulbous(page, bulbous.BOT)
    turns = 0
    while (found := wait_for_turn(page, seat, seq))["phase"] != "over":
        action, turns, seq = bulbous.decision(found["view"], seat), turns + 1, found["seq"]
        if turns <= TURNS:
            wait_for_position(page, found)
            bulbous.decide(page, action)
        else:
            decide(page, seat, action)
    expect_over(page)


def test_a_game_of_betapet_can_be_played(firefox_visitor: Visitor) -> None:
    pages, plays, seq = (firefox_visitor("/"), firefox_visitor("/")), 0, -1
    match = open_table(pages[0], "betapet", [ME, {"occupant": "open"}])
    call(pages[1], f"/api/tables/{match}/sit", {"nonce": "f" * 32})
    call(pages[0], f"/api/tables/{match}/start", {})
    for page in pages:
        page.goto(f"/t/{match}")
    seat = 0 if frame(pages[0], 0)["mine"] else 1
    while (found := wait_for_visible_turn(pages[seat], seat, seq))["phase"] != "over":
        page = pages[seat]
        play = short_play(found["view"]) if plays < PLAYS else None
        if play is None:
            page.locator('[data-tool="pass"]').click()
            page.locator("dialog[open] [data-confirm]").click()
        else:
            type_play(page, play)
            expect(page.locator(CONFIRM)).to_contain_text(PLAY)
            page.locator(CONFIRM).click()
        plays, seat, seq = plays + 1, 1 - seat, found["seq"]
    for page in pages:
        expect_over(page)


def test_a_game_of_carcassonne_can_be_played(firefox_visitor: Visitor) -> None:
    """Turns after the first ones are played through the API."""
    page, seq, turns = firefox_visitor("/"), -1, {"place": 0, "bet": 0}
    page.goto(f"/t/{open_table(page, 'carcassonne', [ME, BOT], start=True)}")
    while (found := wait_for_turn(page, 0, seq))["phase"] != "over":
        phase = found["view"]["phase"]
        turns[phase] = turns.get(phase, 0) + 1
        if phase == "place" and turns[phase] <= 4:
            wait_for_visible_turn(page, 0, seq)
            lay_by_mouse(page) if turns[phase] % 2 else lay_by_key(page)
        elif phase == "bet" and turns[phase] == 1:
            wait_for_visible_turn(page, 0, seq)
            answer(page, phase)
        else:
            decide(page, 0, decision(found["view"]))
        seq = found["seq"]
    expect_over(page)
    assert turns["bet"]
