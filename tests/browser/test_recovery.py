"""Tests that pages recover from restarts, sleeping phones, stale tabs and wrong clocks."""

from __future__ import annotations

import datetime
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from ..ports import free_port
from .conftest import DESK, PATIENCE_MS, Visitor, run_server
from .page_sockets import AWAKE, PageSockets
from .table import ASKED, call, cell, frame, open_table, wait_for_turn

pytestmark = pytest.mark.browser

HERE = [{"occupant": "me"}, {"occupant": "guest", "name": "Oda"}]
ODA_MOVES = ".seat.turn[data-seat='1']"
LISTEN = """() => {
    window.heard = [];
    new MutationObserver(records => window.heard.push(...records.flatMap(record => [...record.addedNodes].map(node => node.textContent))))
        .observe(document.querySelector('#live'), { childList: true });
}"""
HEARD = "window.heard.map(text => ['Good evening', 'Here again'].find(said => text.includes(said))).filter(Boolean)"


def say(page: Page, words: str) -> None:
    said = page.get_by_label("Write a message")
    said.fill(words)
    said.press("Enter")


def place_ball(page: Page, name: str) -> None:
    cell(page, name).click()
    page.locator(".act .btn.main").click()


def test_a_server_restart_during_a_game_loses_no_move_draft_or_message(
    tmp_path: Path, browser: Browser
) -> None:
    port = free_port()
    with ExitStack() as before:
        address = before.enter_context(run_server(tmp_path, port=port))
        context = browser.new_context(
            base_url=address, viewport=DESK, reduced_motion="reduce", locale="en-GB"
        )
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.goto("/")
        page.goto(f"/t/{open_table(page, 'pylos', HERE, start=True)}")
        place_ball(page, "1a1")
        expect(page.locator(ODA_MOVES)).to_be_visible()
        seq = frame(page, 1)["seq"]
        page.get_by_role("tab", name="Chat").click()
        page.evaluate(LISTEN)
        say(page, "Good evening")
        expect(page.locator(".say")).to_have_count(1)
        cell(page, "1b2").click()
        expect(page.locator(".act .btn.main")).to_be_visible()
        before.close()
        # The page explains the interruption and keeps the draft.
        expect(page.locator(".banner.line")).to_contain_text("Server restarting")
        expect(page.locator(".act .btn.main")).to_be_visible()
        page.locator(".act .btn.main").click()
        with run_server(tmp_path, port=port):
            expect(page.locator(".banner.line")).to_be_hidden()
            found = wait_for_turn(page, 0, seq=seq)
            cells = found["view"]["cells"]
            assert cells.count("w") == cells.count("b") == 1, (
                "the move made during the outage is sent once"
            )
            say(page, "Here again")
            expect(page.locator(".say")).to_have_count(2)
            expect(page.locator(".say").last).to_contain_text("Here again")
            assert page.evaluate(HEARD) == ["Good evening", "Here again"], (
                "messages that were read are not announced again"
            )
            context.close()


@pytest.mark.slow
def test_a_phone_that_slept_shows_all_missed_moves(visitor: Visitor) -> None:
    friend, phone = visitor("/"), visitor("/", phone=True)
    match = open_table(friend, "pylos", [{"occupant": "me"}, {"occupant": "open"}])
    call(phone, f"/api/tables/{match}/sit", {})
    call(friend, f"/api/tables/{match}/start", {})
    sockets = PageSockets(phone)
    phone.clock.install()
    phone.goto(f"/t/{match}")
    expect(phone.locator(ASKED)).not_to_be_empty()
    # The socket looks open but delivers nothing, as after a phone has slept.
    sockets.is_mute = True
    friend.goto(f"/t/{match}")
    place_ball(friend, "1b2")
    wait_for_turn(phone, 1)
    assert "Your turn" not in phone.locator(ASKED).inner_text()
    sockets.is_mute = False
    phone.clock.fast_forward(60_000)
    phone.evaluate(AWAKE)
    expect(phone.locator(".act.mine")).to_be_visible()
    expect(phone.locator(".banner.line")).to_be_hidden()


def test_two_tabs_count_as_one_user_and_make_a_move_once(visitor: Visitor) -> None:
    first = visitor("/")
    match = open_table(first, "pylos", HERE, start=True)
    first.goto(f"/t/{match}")
    second = first.context.new_page()
    second.goto(f"/t/{match}")
    cell(second, "1d4").click()
    expect(second.locator(".act .btn.main")).to_be_visible()
    place_ball(first, "1a1")
    # The second tab has the newest position, so Enter must not send its outdated draft.
    expect(second.locator(ODA_MOVES)).to_be_visible()
    expect(cell(second, "1a1")).to_be_disabled()
    seq = frame(first, 1)["seq"]
    place_ball(second, "1b1")
    expect(first.locator(ODA_MOVES)).to_have_count(0)
    after = frame(first, 0)
    assert (
        after["seq"] > seq
        and after["view"]["cells"].count("w") == after["view"]["cells"].count("b") == 1
    )


@pytest.mark.slow
def test_a_stale_tab_sends_no_outdated_move(visitor: Visitor) -> None:
    fresh = visitor("/")
    match = open_table(fresh, "pylos", HERE, start=True)
    fresh.goto(f"/t/{match}")
    stale = fresh.context.new_page()
    sockets = PageSockets(stale)
    # Without a socket, a page falls back to HTTP, which this page cannot use either.
    stale.route(
        "**/api/matches/**", lambda asked: asked.abort() if sockets.is_cut else asked.continue_()
    )
    stale.goto(f"/t/{match}")
    expect(stale.locator(ASKED)).not_to_be_empty()
    sockets.close_all()
    expect(stale.locator(".banner.line")).to_be_visible()
    place_ball(stale, "1d4")
    place_ball(fresh, "1a1")
    expect(fresh.locator(ODA_MOVES)).to_be_visible()
    sockets.is_cut = False
    stale.evaluate(AWAKE)
    expect(stale.locator(".banner.line")).to_be_hidden()
    expect(stale.locator(ODA_MOVES)).to_be_visible()
    cells = frame(fresh, 1)["view"]["cells"]
    assert cells.count("w") == 1 and cells.count("b") == 0, (
        "the outdated move of the stale tab is not sent"
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "wrong_by",
    [
        datetime.timedelta(hours=3),
        pytest.param(datetime.timedelta(hours=-3), marks=pytest.mark.slow),
    ],
)
def test_a_browser_with_a_wrong_clock_shows_the_correct_time_left(
    visitor: Visitor, wrong_by: datetime.timedelta
) -> None:
    page = visitor("/")
    clock = {"clock": "fischer", "bank_ms": 3_600_000, "increment_ms": 0}
    match = open_table(page, "pylos", HERE, start=True, settings={"clock": clock})
    page.clock.install(time=datetime.datetime.now(datetime.UTC) + wrong_by)
    page.goto(f"/t/{match}")
    # The hour has lost a few minutes; an error of three hours would show 0 or 4 hours.
    shown = page.locator('[data-clock="0"]')
    expect(shown).not_to_be_empty()
    assert shown.inner_text().startswith(("1:00:00", "60:", "59:", "58:", "57:")), (
        shown.inner_text()
    )
