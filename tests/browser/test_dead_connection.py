"""Tests that moves arrive once and in time although a connection stopped without closing."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .freezable_proxy import Forwarder, run_forwarder
from .table import ASKED, call, cell, eventually, frame, open_table, wait_until

pytestmark = pytest.mark.browser

CLOCK = {"clock": "fischer", "bank_ms": 600_000, "increment_ms": 0}
DEADLINE_MS = 5_000
"""The time in the page's clock within which a move must arrive over a dead connection."""


def start_live_table(visitor: Visitor, forwarder: Forwarder) -> tuple[Page, Page, str]:
    """Return a friend's page, the page of the mover behind the proxy, and the match id."""
    friend, page = visitor("/help"), visitor(f"{forwarder.address}/help")
    match = open_table(
        friend,
        "pylos",
        [{"occupant": "me"}, {"occupant": "open"}],
        settings={"clock": CLOCK, "pauses": True},
    )
    there = f"{forwarder.address}/api"
    call(page, f"{there}/tables/{match}/sit", {})
    call(friend, f"/api/tables/{match}/start", {})
    friend.goto(f"/t/{match}")
    cell(friend, "1a1").click()
    friend.locator(".act .btn.main").click()
    page.goto(f"{forwarder.address}/t/{match}")
    expect(page.locator(".act.mine")).to_be_visible()
    expect(page.locator(ASKED)).not_to_be_empty()
    wait_until(page, "document.querySelector('[data-clock]')?.textContent.trim() !== ''")
    page.wait_for_load_state("networkidle")
    return friend, page, match


def stop_clock(page: Page) -> None:
    """Stop the timers of a page; its connections go on in real time."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


def run_until_deadline(page: Page) -> None:
    """Run the timers of a page up to the deadline, with real time for the network between them."""
    for _ in range(DEADLINE_MS // 500):
        page.clock.run_for(500)
        page.wait_for_load_state("networkidle")
    page.clock.resume()


def test_a_move_on_a_dead_connection_arrives_soon_and_once(
    visitor: Visitor, server_url: str
) -> None:
    with run_forwarder(server_url) as forwarder:
        friend, page, _ = start_live_table(visitor, forwarder)
        stop_clock(page)
        forwarder.freeze()
        cell(page, "1d4").click()
        page.locator(".act .btn.main").click()
        run_until_deadline(page)
        eventually(
            friend, lambda: frame(friend, 0)["view"]["cells"].count("b") == 1, "the move arrived"
        )
        expect(page.locator(".seat.turn[data-seat='0']")).to_be_visible()
        expect(page.locator(".banner.line")).to_be_hidden()
        expect(page.locator(ASKED)).not_to_contain_text("Sending")
        assert frame(friend, 0)["view"]["cells"].count("b") == 1


@pytest.mark.slow
def test_a_move_of_the_opponent_appears_soon_on_a_dead_connection(
    visitor: Visitor, server_url: str
) -> None:
    with run_forwarder(server_url) as forwarder:
        friend, page, _ = start_live_table(visitor, forwarder)
        stop_clock(page)
        forwarder.freeze()
        friend.locator(".proposals").get_by_role("button", name="Pause").click()
        expect(friend.locator(".banner.offer")).to_be_visible()
        run_until_deadline(page)
        expect(page.locator(".banner.offer")).to_be_visible()


@pytest.mark.slow
def test_a_chat_message_on_a_dead_connection_is_stored_once(
    visitor: Visitor, server_url: str
) -> None:
    with run_forwarder(server_url) as forwarder:
        friend, page, _ = start_live_table(visitor, forwarder)
        page.get_by_role("tab", name="Chat").click()
        # The server stores the message, but its response is lost.
        page.get_by_label("Write a message").fill("Once")
        forwarder.freeze_answers()
        page.get_by_label("Write a message").press("Enter")
        expect(page.locator(".say")).to_have_count(1)
        friend.get_by_role("tab", name="Chat").click()
        expect(friend.locator(".say")).to_have_count(1)


@pytest.mark.slow
def test_a_changed_network_is_noticed_at_once(visitor: Visitor, server_url: str) -> None:
    with run_forwarder(server_url) as forwarder:
        _, page, _ = start_live_table(visitor, forwarder)
        page.clock.install()
        for event in (
            "window.dispatchEvent(new Event('online'))",
            "document.dispatchEvent(new Event('visibilitychange'))",
        ):
            accepted = forwarder.accepted
            forwarder.freeze()
            page.evaluate(event)
            page.clock.run_for(3_500)
            eventually(
                page, partial(forwarder.has_accepted, accepted + 1), "another connection was opened"
            )
            expect(page.locator(".banner.line")).to_be_hidden()
