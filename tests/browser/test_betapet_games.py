"""Tests that whole games of Betapet can be played by pointer and by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .betapet import (
    CONFIRM,
    PLAY,
    SIZE,
    START,
    TWO_AT_ONE_SCREEN,
    letter,
    mover,
    short_play,
    square,
    type_play,
)
from .conftest import Visitor
from .table import ASKED, call, expect_over, frame, open_table, wait_for_turn, wait_for_visible_turn

pytestmark = pytest.mark.browser

LATE_CLOSE_EVENTS = """addEventListener('close', event => {
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    setTimeout(() => event.target.dispatchEvent(new Event('close')), 5000);
}, true)"""
"""A script that delays the close events of dialogs, as a busy browser does."""


@pytest.mark.slow
def test_two_players_finish_a_game(visitor: Visitor) -> None:
    host, friend = visitor("/"), visitor("/", phone=True, dark=True)
    match = open_table(host, "betapet", [{"occupant": "me"}, {"occupant": "open"}])
    host.goto(f"/t/{match}")
    friend.goto(f"/t/{match}")
    friend.get_by_role("button", name="Join").first.click()
    host.get_by_role("button", name="Start").click()
    pages, seq, laid = (host, friend), -1, 0
    expect(friend.locator(".be-sheet")).to_be_visible()
    first = 0 if frame(host, 0)["mine"] else 1
    for number in range(20):
        seat = (first + number) % 2
        page: Page = pages[seat]
        found = wait_for_turn(page, seat, seq)
        if found["phase"] == "over":
            break
        expect(page.locator(ASKED)).to_contain_text("Your turn")
        play = short_play(found["view"]) if laid < 4 else None
        if play is not None and laid % 2:
            type_play(page, play)
        elif play is not None:
            for tile in play:
                letter(page, tile.letter).tap() if seat else letter(page, tile.letter).click()
                square(page, tile.square).tap() if seat else square(page, tile.square).click()
        if play is not None:
            expect(page.locator(CONFIRM)).to_contain_text(PLAY)
            page.locator(CONFIRM).click()
            laid += 1
        else:
            page.locator('[data-tool="pass"]').click()
            page.locator("dialog[open] [data-confirm]").click()
        seq = found["seq"]
    assert laid == 4
    expect_over(host)
    expect_over(friend)
    ended = frame(host, 0)
    assert ended["ranking"]["over"] == "passes"
    expect(host.locator(".be-ending li")).to_have_count(2)
    log = host.locator("#pane-log")
    for entry in ended["view"]["entries"]:
        for word in entry["words"]:
            expect(log).to_contain_text(word["text"].upper())
    assert all(check["passed"] for check in call(friend, f"/api/matches/{match}/proof")["checks"])


@pytest.mark.slow
def test_a_game_can_be_played_by_keyboard(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(f"/t/{open_table(page, 'betapet', TWO_AT_ONE_SCREEN, start=True)}")
    seq = -1
    for turn in range(9):
        if frame(page, 0)["phase"] == "over":
            break
        found = wait_for_turn(page, mover(page), seq)
        expect(page.locator("dialog.handover")).to_be_visible()
        page.keyboard.press("Enter")  # takes the device over
        expect(page.locator(ASKED)).to_contain_text("Your turn")
        play = short_play(found["view"]) if turn < 3 else None
        if play is not None:
            page.locator(".be-grid [tabindex='0']").focus()
            at = int(page.locator(":focus").get_attribute("data-square") or START)
            rows, columns = play[0].square // SIZE - at // SIZE, play[0].square % SIZE - at % SIZE
            for _ in range(abs(rows)):
                page.keyboard.press("ArrowDown" if rows > 0 else "ArrowUp")
            for _ in range(abs(columns)):
                page.keyboard.press("ArrowRight" if columns > 0 else "ArrowLeft")
            if (play[-1].square - play[0].square) % SIZE == 0:
                page.keyboard.press(" ")
            for tile in play:
                page.keyboard.press(tile.letter.lower())
            expect(page.locator(CONFIRM)).to_contain_text(PLAY)
        else:
            page.locator('[data-tool="pass"]').focus()
            page.keyboard.press("Enter")
            page.locator("dialog[open] [data-confirm]").focus()
        page.keyboard.press("Enter")
        expect(page.locator(ASKED)).to_contain_text(re.compile("Pass the device|win|draw"))
        seq = found["seq"]
        if "Pass the device" in page.locator(ASKED).inner_text():
            page.keyboard.press("Enter")  # hands the device over
            expect(page.locator("dialog.handover")).to_be_visible()
    assert frame(page, 0)["phase"] == "over"
    assert sum(entry["kind"] == "play" for entry in frame(page, 0)["view"]["entries"]) == 3
    expect_over(page)


def test_a_key_directly_after_a_dialog_is_handled_on_slow_browsers(
    visitor: Visitor,
) -> None:
    page = visitor("/")
    page.add_init_script(LATE_CLOSE_EVENTS)
    match = open_table(
        page, "betapet", [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}], start=True
    )
    page.goto(f"/t/{match}")
    found = wait_for_visible_turn(page, call(page, f"/api/tables/{match}")["own_seats"][0])
    page.locator('[data-tool="pass"]').focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open] [data-confirm]").focus()
    page.keyboard.press("Enter")
    assert page.evaluate(
        "[document.activeElement.closest('.be-grid') !== null, document.querySelector('dialog')]"
    ) == [True, None]
    wait_for_turn(page, found["seat"], found["seq"])
