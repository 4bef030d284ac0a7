"""Carcassonne on screen: tile and meeple in one decision, bets that nobody else sees, by pointer and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .table import frame, match_of, open_table

pytestmark = pytest.mark.browser


def two(visitor: Visitor) -> tuple[Page, Page]:
    """Return two people at one table, the game begun."""
    host, friend = visitor("/"), visitor("/")
    host.goto(f"/t/{open_table(host, 'carcassonne', [{'who': 'me'}, {'who': 'open'}])}")
    friend.goto(f"/t/{match_of(host)}")
    friend.get_by_role("button", name="Sit down").first.click()
    host.get_by_role("button", name="Start").click()
    expect(host.locator(".cc-tile").first).to_be_visible()
    return host, friend


def test_a_tile_and_a_meeple_are_laid_in_one_decision_and_both_see_them(visitor: Visitor) -> None:
    host, friend = two(visitor)
    mover = frame(host, 0)["view"]["mover"]
    page, other = (host, friend) if mover == 0 else (friend, host)
    page.locator("[data-square]").first.click()
    page.locator('[data-choice^="meeple:"]').nth(1).click()
    page.get_by_role("button", name="Lay the tile").last.click()
    expect(other.locator(".cc-tile")).to_have_count(2)
    expect(other.locator(".cc-tile .cc-meeple")).to_have_count(1)
    assert frame(page, mover)["view"]["supply"][mover] == 6


def test_a_tile_is_laid_by_keyboard_alone_and_every_square_has_a_name(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(f"/t/{open_table(page, 'carcassonne', [{'who': 'me'}, {'who': 'bot', 'level': 'beginner'}], start=True)}")
    squares = page.get_by_role("button", name="Lay the tile at")
    expect(squares.first).to_be_visible()
    squares.first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Lay the tile", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".cc-tile")).not_to_have_count(1)
