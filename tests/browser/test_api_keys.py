"""Tests for API keys and bot accounts on the account page."""

from __future__ import annotations

import re
from secrets import token_hex

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .test_accounts import become_member
from .test_pages import axe_violations

pytestmark = pytest.mark.browser


def check_page(page: Page, step: str) -> None:
    """Check that a step is accessible and fits the width of the screen."""
    assert axe_violations(page) == [], step
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, step


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_a_member_creates_a_bot_and_a_key_for_it_and_revokes_the_key(
    visitor: Visitor, phone: bool
) -> None:
    page = visitor("/", phone=phone, dark=phone)
    name = f"Ines {token_hex(3)}"
    become_member(page, name)
    page.goto("/account")
    bots, keys = page.locator("#bot-accounts"), page.locator("#api-keys")
    bots.get_by_role("button", name="New bot").click()
    page.get_by_label("Name of the bot").fill(f"{name} bot")
    page.keyboard.press("Enter")
    expect(bots.get_by_role("link", name=f"{name} bot (bot account)")).to_be_visible()
    keys.get_by_role("button", name="Create key").focus()
    page.keyboard.press("Enter")
    form = page.get_by_role("dialog", name="Create key")
    form.get_by_label("Name", exact=False).first.fill("climber-laptop")
    form.get_by_label("Use it for").select_option(label=f"{name} bot")
    expect(form.get_by_role("checkbox", name="Manage bots")).to_be_hidden()
    form.get_by_role("checkbox", name="Watch").press("Space")
    form.get_by_role("radio", name="30 days").check()
    check_page(page, "form")
    page.keyboard.press("Enter")
    created = page.get_by_role("dialog", name="Your key “climber-laptop”")
    expect(created.locator("code")).to_have_text(re.compile(r"^plr_[\w-]{43}$"))
    check_page(page, "created")
    page.keyboard.press("Escape")
    row = keys.locator("li").filter(has_text="climber-laptop")
    expect(keys.get_by_role("heading", level=2)).to_contain_text("0 of 10")
    expect(keys.get_by_role("heading", level=3)).to_contain_text("1 of 10")
    expect(row).to_contain_text("Read")
    expect(row).to_contain_text("Play")
    expect(row).not_to_contain_text("Watch")
    expect(row).to_contain_text("not used yet · expires")
    check_page(page, "account")
    row.get_by_role("button", name=re.compile("Revoke.*climber-laptop")).click()
    page.get_by_role("dialog", name="Revoke").get_by_role("button", name="Revoke").click()
    expect(row).to_have_count(0)
    bots.get_by_role("link", name=f"{name} bot").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("(bot account)")
    expect(page.get_by_text(f"bot by {name}")).to_be_visible()
    check_page(page, "profile")
