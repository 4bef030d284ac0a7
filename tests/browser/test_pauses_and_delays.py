"""Tests for pauses, delayed watching and correspondence clocks with an adjustable clock."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import Visitor, open_visitors, run_server
from .seeded_server import RUN
from .table import call, frame, match_of, open_table
from .test_pages import axe_violations

pytestmark = pytest.mark.browser

HOUR = 3_600_000

WHOLE = re.compile(r"^(23:59:\d\d|24 h.*)$")
"""The text of a clock with a full day left."""

SET = (
    """
import pathlib, sys
from parlour.services.time import DatabaseClock
ahead, real = pathlib.Path(sys.argv.pop(1)), DatabaseClock.now
DatabaseClock.now = lambda self: real(self) + int(ahead.read_text())
"""
    + RUN
)
"""Code that runs a server whose clock is ahead by the milliseconds in a file."""


class ServerWithClock:
    """A server whose clock the test can advance."""

    def __init__(self, address: str, file: Path) -> None:
        self.address, self._file = address, file

    def wait(self, ms: int) -> None:
        """Advance the server's clock by `ms` milliseconds."""
        later = self._file.with_suffix(".later")
        later.write_text(str(int(self._file.read_text()) + ms))
        # The server may read the file at any time, so it must never see a partial one.
        later.replace(self._file)


@pytest.fixture
def clock_server(tmp_path: Path) -> Iterator[ServerWithClock]:
    """Run a server whose clock the test can advance."""
    file = tmp_path / "ahead"
    file.write_text("0")
    with run_server(tmp_path, through=(SET, str(file))) as address:
        yield ServerWithClock(address, file)


@pytest.fixture
def guest(clock_server: ServerWithClock, browser: Browser) -> Iterator[Visitor]:
    """Yield a function that opens a page of a new visitor on this server."""
    with open_visitors(clock_server.address, browser) as open_page:
        yield open_page


def start_two_player_match(first_page: Page, second_page: Page, **settings: object) -> str:
    """Start a game of Pylos between two pages and open it on both."""
    match = open_table(
        first_page,
        "pylos",
        [{"occupant": "me"}, {"occupant": "open"}],
        settings={"public": True, **settings},
    )
    call(second_page, f"/api/tables/{match}/sit", {})
    call(first_page, f"/api/tables/{match}/start", {})
    for page in (first_page, second_page):
        page.goto(f"/t/{match}")
    return match


def decide(page: Page, seat: int) -> None:
    """Take the first legal action of a seat through the API."""
    now = frame(page, seat)
    call(
        page,
        f"/api/matches/{match_of(page)}/act",
        {"seat": seat, "decision_id": now["decision_id"], "action": now["legal_actions"][0]},
    )


@pytest.mark.slow
def test_two_players_pause_and_either_can_resume(visitor: Visitor) -> None:
    host, friend, watcher = visitor("/"), visitor("/", phone=True, dark=True), visitor("/")
    match = start_two_player_match(
        host, friend, clock={"clock": "fischer", "bank_ms": 600_000, "increment_ms": 5_000}
    )
    watcher.goto(f"/t/{match}")
    host.get_by_role("button", name="Pause").click()
    banner = friend.locator(".banner.offer")
    expect(banner).to_contain_text("requests a pause")
    banner.get_by_role("button", name="Accept").click()
    for page in (host, friend, watcher):
        expect(page.locator(".banner.offer")).to_contain_text("All clocks are stopped")
        expect(page.locator(".seat.turn")).to_have_count(0)
        expect(page.locator(".seats")).not_to_contain_text("To move")
    left = call(host, f"/api/matches/{match}/frame?seat=0")["clocks"]
    assert left["since"] == [None, None]
    for page in (host, friend):
        expect(page.locator(".seat.turn")).to_have_count(0)
        expect(page.locator("[data-seat='0'] .doing")).not_to_contain_text("To move")
    expect(host.locator("[data-clock='0']")).to_have_text(re.compile(r"^9:\d\d$|^10:00$"))
    assert axe_violations(host) == [] and axe_violations(friend) == []
    expect(watcher.get_by_role("button", name="Resume")).to_have_count(0)
    friend.locator(".banner.offer").get_by_role("button", name="Resume").click()
    expect(host.locator(".banner.offer")).to_have_count(0)
    expect(host.locator(".log")).to_contain_text("resumed the game")
    decide(host, 0)
    assert frame(friend, 1)["mine"]


@pytest.mark.slow
def test_a_delayed_spectator_sees_moves_late_and_is_told_so(visitor: Visitor) -> None:
    host, friend, watcher = visitor("/"), visitor("/", phone=True), visitor("/", dark=True)
    match = start_two_player_match(host, friend, delay=1)
    watcher.goto(f"/t/{match}")
    expect(watcher.get_by_text("You see the game with a delay of one move.")).to_be_visible()
    decide(host, 0)
    expect(friend.locator(".log li")).to_have_count(2)
    expect(watcher.locator(".log li")).to_have_count(1)
    decide(friend, 1)
    expect(watcher.locator(".log li")).to_have_count(2)
    expect(host.locator(".log li")).to_have_count(3)
    assert axe_violations(watcher) == []


@pytest.mark.slow
def test_a_correspondence_clock_uses_days_then_bank_then_vacation_then_flags(
    clock_server: ServerWithClock, guest: Visitor
) -> None:
    host, friend = guest("/"), guest("/", phone=True, dark=True)
    match = start_two_player_match(
        host,
        friend,
        clock={"clock": "correspondence", "days": 1, "bank_ms": 48 * HOUR, "vacation": True},
    )
    clock = host.locator("[data-clock='0']")
    expect(clock).to_have_text(WHOLE)
    expect(host.locator(".about")).to_contain_text("1 day per move + reserve of 2 days + vacation")
    expect(host.locator(".about")).to_contain_text("Vacation days left: 21 of 21")
    nudge = host.get_by_role("button", name="Send reminder")
    expect(nudge).to_have_count(0)
    clock_server.wait(30 * HOUR)
    host.reload()
    expect(clock).to_have_attribute("aria-label", re.compile("of the reserve left"))
    expect(clock).to_have_text(re.compile("4[12]"))
    friend.reload()
    friend.get_by_role("button", name="More", exact=True).click()
    friend.get_by_role("dialog").get_by_role("button", name="Send reminder").click()
    expect(friend.get_by_text("Reminder sent to")).to_be_visible()
    expect(host.locator(".log")).to_contain_text("sent a reminder")
    assert axe_violations(host) == []
    decide(host, 0)
    expect(friend.locator("[data-clock='1']")).to_have_text(WHOLE)
    decide(friend, 1)
    # The bank has lost six hours, and the day for the next move is full again.
    expect(clock).to_have_text(WHOLE)
    clock_server.wait((24 + 42) * HOUR)
    expect(host.locator(".log")).to_contain_text("is on vacation")
    expect(host.locator(".about")).to_contain_text("Vacation days left: 20 of 21")
    account = host.context.new_page()
    account.goto("/account")
    expect(account.get_by_text("Vacation days left: 20 of 21")).to_be_visible()
    assert axe_violations(account) == []
    account.close()
    for left in reversed(range(20)):
        clock_server.wait(24 * HOUR)
        expect(host.locator(".about")).to_contain_text(f"Vacation days left: {left} of 21")
    assert frame(host, 0)["phase"] == "playing"
    clock_server.wait(24 * HOUR)
    expect(host.locator(".act")).to_contain_text("ran out of time")
    assert call(host, f"/api/matches/{match}/frame?seat=0")["ranking"]["ranks"] == [2, 1]


@pytest.mark.slow
def test_an_abandoned_game_is_settled_by_the_waiting_player(
    clock_server: ServerWithClock, guest: Visitor
) -> None:
    host, friend = guest("/"), guest("/")
    start_two_player_match(host, friend)
    decide(host, 0)
    expect(host.locator(".banner.offer")).to_have_count(0)
    clock_server.wait(15 * 24 * HOUR)
    host.reload()
    host.get_by_role("button", name="Claim result").click()
    assert axe_violations(host) == []
    host.get_by_role("dialog").get_by_role("button", name="Void").click()
    for page in (host, friend):
        expect(page.locator(".act")).to_contain_text("does not count")
    expect(host.locator(".act")).to_contain_text("Game aborted")
