"""Pieces are carried: what a tap and a tap do, one drag does as well."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .table import ASKED, frame, open_table

pytestmark = pytest.mark.browser

BOT = [{"who": "me"}, {"who": "bot", "level": "beginner"}]
CONFIRM = ".act .btn.main"


def test_a_card_of_betta_is_carried_to_its_tank(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(f"/t/{open_table(page, 'betta', [{'who': 'me'}, {'who': 'guest', 'name': 'Ilse'}], start=True)}")
    page.locator("dialog.handover button").click()
    page.locator("[data-card]").nth(1).drag_to(page.locator('[data-display="2"]'))
    expect(page.locator(".bd-aimed")).to_have_count(1)
    expect(page.locator('[data-display="2"]')).to_be_focused()
    page.locator(CONFIRM).click()
    expect(page.locator(ASKED)).to_contain_text("Pass the device")
    assert [placed["display"] for placed in frame(page, 0)["view"]["placed"]] == [2]


def test_a_ball_of_pylos_is_carried_from_the_reserve(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(f"/t/{open_table(page, 'pylos', BOT, start=True)}")
    expect(page.locator(".pylos-rail.near.able")).to_be_visible()
    cell = page.locator('.pylos-board .pylos-cell[data-cell="1b2"]')
    page.locator(".pylos-rail.near").drag_to(cell)
    expect(page.locator(ASKED)).to_contain_text("1b2")
    page.locator(CONFIRM).click()
    expect(page.locator(".log")).to_contain_text("1b2")
