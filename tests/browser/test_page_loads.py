"""Tests for the cost of a visit: the number of requests and the layout shift."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from .conftest import PHONE, Visitor
from .table import call, open_table

pytestmark = pytest.mark.browser

FIRST, NEXT = 20, 5
SHIFT = 0.02

SHIFTS = """
window.shifted = 0;
// Data that a page refreshes later is not part of the visit, however slow the machine is.
const setTimer = window.setTimeout;
window.setTimeout = (run, ms, ...rest) => (ms >= 10_000 ? 0 : setTimer(run, ms, ...rest));
new PerformanceObserver(seen => {
    for (const shift of seen.getEntries()) if (!shift.hadRecentInput) window.shifted += shift.value;
}).observe({type: 'layout-shift', buffered: true});
"""


def visit(context: BrowserContext, path: str) -> tuple[list[str], float]:
    """Return the uncached responses of a page visit, and its cumulative layout shift.

    Embedded tables are separate pages and do not count.
    """
    page = context.new_page()
    page.add_init_script(SHIFTS)
    asked: dict[str, str] = {}
    kept: set[str] = set()

    def record_response(event: dict[str, Any]) -> None:
        if event["response"].get("fromDiskCache"):
            kept.add(event["requestId"])

    browser = context.new_cdp_session(page)
    browser.send("Network.enable")
    whole = browser.send("Page.getFrameTree")["frameTree"]["frame"]["id"]

    def record_request(event: dict[str, Any]) -> None:
        if event.get("frameId") in (None, whole):
            asked[event["requestId"]] = event["request"]["url"]

    browser.on("Network.requestWillBeSent", record_request)
    browser.on("Network.requestServedFromCache", lambda event: kept.add(event["requestId"]))
    browser.on("Network.responseReceived", record_response)
    page.goto(path)
    expect(page.locator("main h1, main .ask, main .one").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    moved = float(page.evaluate("window.shifted"))
    brought = json.loads(page.locator("#preloaded").text_content() or "{}")
    page.close()
    asked_anew = [
        urlsplit(url)._replace(scheme="", netloc="").geturl()
        for number, url in asked.items()
        if number not in kept
    ]
    assert not set(brought) & set(asked_anew), "preloaded responses are not requested again"
    return asked_anew, moved


def tables(page: Page) -> list[str]:
    """Return the paths of tables in every phase."""
    mine = [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}]
    over = open_table(page, "pylos", mine, start=True)
    call(page, f"/api/matches/{over}/resign", {"seat": 0})
    gathering = open_table(page, "betta", [{"occupant": "me"}, {"occupant": "open"}])
    playing = [
        open_table(page, game, mine, start=True)
        for game in ("pylos", "betta", "betapet", "carcassonne", "bulbous")
    ]
    return [f"/t/{over}/analysis", *(f"/t/{match}" for match in (over, gathering, *playing))]


def long_review(page: Page) -> str:
    """Return the path of the review of a match with many steps."""
    match = open_table(
        page, "pylos", [{"occupant": "me"}, {"occupant": "guest", "name": "Ada"}], start=True
    )
    for _ in range(24):
        mover = next(
            item
            for item in (call(page, f"/api/matches/{match}/frame?seat={seat}") for seat in (0, 1))
            if item["mine"]
        )
        call(
            page,
            f"/api/matches/{match}/act",
            {
                "seat": mover["seat"],
                "decision_id": mover["decision_id"],
                "action": mover["legal_actions"][0],
            },
        )
    call(page, f"/api/matches/{match}/resign", {"seat": 0})
    return f"/t/{match}/analysis"


def site_pages(page: Page) -> list[str]:
    """Return the paths of all pages except tables, with an existing thread and tournament."""
    me = call(page, "/api/me")["id"]
    tournament = call(page, "/api/tournaments", {"name": "Lamplight", "game": "pylos"})["id"]
    games = (
        "/rules/betta",
        "/faq/betapet",
        "/rooms/betapet/giraffe",
        "/play/pylos",
        "/puzzles/pylos",
        "/learn/pylos",
        "/learn/betta",
    )
    people = (
        "/people",
        f"/people/{me}",
        "/account",
        "/settings",
        "/notifications",
        "/join",
        "/sign-in",
        "/help",
    )
    return [
        "/",
        "/lobby",
        "/ratings",
        "/results",
        "/forum",
        "/clubs",
        "/tournaments",
        f"/tournaments/{tournament}",
        *games,
        *people,
    ]


def table_pages(page: Page) -> list[str]:
    """Return the paths of tables in every phase, a long review, and a page with several tables."""
    return [*tables(page), long_review(page), "/side-by-side"]


@pytest.mark.chromium_only("traffic is measured with the DevTools Protocol")
@pytest.mark.slow
@pytest.mark.parametrize("pages", [site_pages, table_pages])
def test_a_first_visit_needs_few_requests_and_the_next_one_almost_none(
    visitor: Visitor, browser: Browser, server_url: str, pages: Callable[[Page], list[str]]
) -> None:
    host = visitor("/help", phone=True)
    paths = pages(host)
    known = host.context.storage_state()
    found = {}
    for path in paths:
        context = browser.new_context(
            base_url=server_url,
            viewport=PHONE,
            is_mobile=True,
            has_touch=True,
            storage_state=known,
            locale="de-DE",
        )
        first, moved = visit(context, path)
        again, moved_again = visit(context, path)
        context.close()
        if len(first) > FIRST or len(again) > NEXT or max(moved, moved_again) > SHIFT:
            found[path] = (first, again, round(moved, 3), round(moved_again, 3))
    assert not found


def test_a_loading_page_shows_its_topic_until_it_is_ready(visitor: Visitor) -> None:
    page = visitor("/help", phone=True, still=False)
    held: list[Route] = []
    page.route("**/static/*/puzzle.js", lambda route: held.append(route))
    page.goto("/puzzles/pylos", wait_until="commit")
    card = page.locator(".opening-card")
    expect(card.locator("b")).to_have_text("Pylos · Parlour")
    expect(card.locator("p")).to_be_visible()
    held[0].continue_()
    expect(page.locator(".task-panel h1")).to_be_visible()
    expect(card).to_be_hidden()


@pytest.mark.slow
def test_a_preloaded_response_is_used_once_and_expires(visitor: Visitor) -> None:
    page = visitor("/help")
    page.clock.install()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    took = """async ([of, path]) => (globalThis.parts ??= {}, parts[of] ??= await import(`/web/components/preloaded.js?${of}`),
        parts[of].takePreloaded(path) !== undefined)"""
    assert [
        page.evaluate(took, ["one", path]) for path in ("/api/me", "/api/me", "/api/unheard-of")
    ] == [True, False, False]
    # A tab that was hidden for long and a page restored from the cache request again.
    assert page.evaluate(took, ["two", "/api/unheard-of"]) is False
    page.clock.fast_forward(60_000)
    assert [page.evaluate(took, [of, "/api/home"]) for of in ("two", "three")] == [False, True]
    page.evaluate(took, ["four", "/api/unheard-of"])
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    assert page.evaluate(took, ["four", "/api/home"]) is False
