"""Tests that the browser compares its nonce and commitment with the proof of the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import Visitor
from .table import call, expect_over, match_of

pytestmark = pytest.mark.browser

OTHER = "ab" * 16

FORGED: tuple[dict[str, object], ...] = (
    {"nonces": [OTHER, OTHER]},
    {"nonces": []},
    {"commitment": OTHER * 2},
)


def expect_verdict(page: Page, verdict: str) -> None:
    """Open the proof and expect its verdict."""
    page.get_by_role("button", name="Fairness").first.click()
    expect(page.locator(".verdict")).to_have_class(f"row verdict {verdict}")
    page.keyboard.press("Escape")
    expect(page.locator(".verdict")).to_have_count(0)


def respond_with(proof: dict[str, Any]) -> Callable[[Route], None]:
    """Return a route handler that answers with this proof."""
    return lambda route: route.fulfill(json=proof)


def test_a_proof_must_match_the_nonce_and_the_commitment_of_this_browser(visitor: Visitor) -> None:
    page = visitor("/")
    page.locator(".game", has_text="Pylos").get_by_role("button", name="Play").first.click()
    expect(page.locator(".pylos-board")).to_be_visible()
    match = match_of(page)
    kept = "kind => localStorage.getItem(`parlour-${kind}:${location.pathname.split('/')[2]}`)"
    nonce, promise = page.evaluate(kept, "nonce"), page.evaluate(kept, "promise")
    seat = next(
        seat
        for seat, occupant in enumerate(call(page, f"/api/tables/{match}")["seats"])
        if not occupant["bot"]
    )
    call(page, f"/api/matches/{match}/resign", {"seat": seat})
    expect_over(page)
    proof = call(page, f"/api/matches/{match}/proof")
    assert proof["commitment"] == promise and proof["nonces"][seat] == nonce
    page.goto(f"/t/{match}/analysis")
    expect_verdict(page, "good")
    # A forged log has a consistent proof, but the proof lacks this browser's nonce.
    for forged in FORGED:
        page.route("**/proof", respond_with(proof | forged))
        expect_verdict(page, "bad")
        page.unroute("**/proof")
