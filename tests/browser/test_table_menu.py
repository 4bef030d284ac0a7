"""Tests of the settings that a player reaches at a table with two taps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .table import call, decide, open_table, wait_for_turn, wait_until

pytestmark = pytest.mark.browser

VIBRATIONS = """(() => {
    globalThis.vibrations = [];
    navigator.vibrate = pattern => vibrations.push(pattern.length);
})()"""
"""A script that records each vibration by the number of its parts."""


def open_game(page: Page) -> str:
    """Open a table against a bot and return its match."""
    bot = {"occupant": "bot", "level": "beginner"}
    match = open_table(page, "pylos", [{"occupant": "me"}, bot], start=True)
    page.goto(f"/t/{match}")
    expect(page.locator(".act .ask")).to_be_visible()
    return match


def stored(page: Page, name: str) -> object:
    """Return a setting that this browser stores."""
    return page.evaluate("name => JSON.parse(localStorage['parlour-settings'])[name]", name)


@pytest.mark.slow
def test_volume_speed_and_vibration_are_two_taps_away_on_a_phone(visitor: Visitor) -> None:
    page = visitor(phone=True, still=False)
    page.context.add_init_script(VIBRATIONS)
    match = open_game(page)
    page.get_by_role("button", name="More").tap()
    menu = page.get_by_role("dialog", name="More")
    expect(menu.get_by_role("switch", name="Sound")).not_to_be_checked()
    menu.get_by_role("slider", name="Volume").fill("40")
    expect(menu.get_by_role("switch", name="Sound")).to_be_checked()
    assert (stored(page, "volume"), stored(page, "sound")) == (40, True)
    expect(menu.get_by_role("radio", name="Normal")).to_be_checked()
    menu.get_by_text("Fast").tap()
    expect(page.get_by_role("button", name="Close")).to_have_css(
        "transition-duration", "0.08s, 0.08s, 0.08s"
    )
    menu.get_by_role("switch", name="Vibration").tap()
    assert page.evaluate("vibrations") == [1]
    for control in ("slider", "switch"):
        for box in (one.bounding_box() for one in menu.get_by_role(control).all()):
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 390

    page.reload()
    wait_for_turn(page, 0)
    decide(page, match, times=1)
    wait_until(page, "vibrations.length > 0")
    page.get_by_role("button", name="More").tap()
    expect(menu.get_by_role("slider", name="Volume")).to_have_value("40")
    expect(menu.get_by_role("radio", name="Fast")).to_be_checked()
    menu.get_by_text("Off", exact=True).tap()
    assert stored(page, "motion") == "still"
    expect(page.get_by_role("button", name="Close")).to_have_css("transition-duration", "0s")


@pytest.mark.slow
def test_a_system_with_reduced_motion_stays_still_until_the_player_decides(
    visitor: Visitor,
) -> None:
    page = visitor()
    open_game(page)
    page.get_by_role("button", name="More").click()
    menu = page.get_by_role("dialog", name="More")
    expect(menu.get_by_role("radio", name="Off")).to_be_checked()
    expect(menu).to_contain_text("Your device asks for reduced motion.")
    expect(menu.get_by_role("switch", name="Vibration")).to_have_count(0)
    menu.get_by_text("Slow").click()
    expect(menu.get_by_role("radio", name="Slow")).to_be_checked()
    expect(menu).not_to_contain_text("Your device asks for reduced motion.")
    assert stored(page, "motion") == "full"
    saved = call(page, "/api/me")["settings"]
    assert saved["speed"] == "slow"
