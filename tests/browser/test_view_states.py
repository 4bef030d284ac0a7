"""Tests that no style of a screen remains when the page shows something else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from .betapet import accept_handover
from .conftest import Visitor, open_touch_page
from .page_sockets import PageSockets
from .table import open_table

pytestmark = pytest.mark.browser

HERE = [{"occupant": "me"}, {"occupant": "guest", "name": "Ilse"}]

STATES = "[document.documentElement.dataset.form ?? '', document.body.dataset.view ?? '']"
"""A script that returns the form of the table and the name of the view."""


@pytest.mark.slow
def test_a_closed_table_leaves_no_form_on_the_page(browser: Browser, server_url: str) -> None:
    page = open_touch_page(browser, server_url, (844, 390))
    sockets = PageSockets(page)
    page.goto(f"/t/{open_table(page, 'betapet', HERE, start=True)}")
    accept_handover(page)
    expect(page.locator(".be.landscape")).to_be_visible()
    assert "betapet-landscape" in page.evaluate(STATES)[0]
    sockets.close_all(4404)
    expect(page.locator("main h1")).to_have_text("This table is closed")
    assert page.evaluate(STATES) == ["", ""]
    bar = page.locator("body > .top").bounding_box()
    assert bar
    assert bar["width"] == 844
    page.context.close()


def test_a_screen_has_no_space_for_a_top_bar(visitor: Visitor) -> None:
    page = visitor("/")
    seats = [{"occupant": "open"}, {"occupant": "open"}]
    match = open_table(page, "pylos", seats, settings={"cafe": True, "watchers": True})
    page.goto(f"/t/{match}/screen")
    expect(page.locator(".screen-join")).to_be_visible()
    page.evaluate("document.querySelector('#main').previousElementSibling.remove()")
    assert page.locator("#main").evaluate("main => main.getBoundingClientRect().top") == 0
