"""Tests that operators confirm their identity in place before a dangerous action."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from secrets import token_hex

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import add_authenticator, operator_invitation, run_server
from .table import call
from .test_accounts import PASSWORD, become_member, sign_in
from .test_pages import axe_violations

pytestmark = pytest.mark.browser

AGE = "update session set created_at = created_at - 11 * 60000"
"""A statement that makes every sign-in eleven minutes older."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Run a server in the test's folder and yield its URL."""
    with run_server(tmp_path) as found:
        yield found


def operator_page(address: str, tmp_path: Path, browser: Browser) -> Page:
    """Return the page of an operator who signed in eleven minutes ago; a member Rook exists."""
    host = browser.new_context(base_url=address, reduced_motion="reduce", locale="en-GB").new_page()
    host.goto(f"/join#{operator_invitation(tmp_path)}")
    become_member(host, "Marta", go=False)
    other = browser.new_context(base_url=address, locale="en-GB").new_page()
    other.goto("/")
    call(other, "/api/account/sign-up", {"name": "Rook", "password": PASSWORD})
    other.context.close()
    return host


def age_sign_ins(tmp_path: Path) -> None:
    """Make every sign-in eleven minutes older."""
    with closing(sqlite3.connect(tmp_path / "parlour.db", timeout=10)) as database, database:
        database.execute(AGE)


@pytest.mark.slow
def test_an_operator_confirms_with_a_password_and_the_action_continues(
    address: str, tmp_path: Path, browser: Browser
) -> None:
    host = operator_page(address, tmp_path, browser)
    age_sign_ins(tmp_path)
    host.goto("/admin")
    host.get_by_role("button", name="Manage Rook").click()
    host.get_by_role("button", name="Create recovery code").click()
    dialog = host.get_by_role("dialog", name="Confirm it is you")
    expect(dialog).to_be_visible()
    assert not axe_violations(host)
    dialog.get_by_label("Password", exact=True).fill("not my password")
    dialog.get_by_role("button", name="Continue").click()
    expect(host.get_by_text("Wrong password.")).to_be_visible()
    dialog.get_by_label("Password", exact=True).fill(PASSWORD)
    dialog.get_by_role("button", name="Continue").click()
    code = host.get_by_role("textbox", name="Recovery code")
    expect(code).to_have_value(re.compile(r"^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$"))
    expect(dialog).to_be_hidden()
    expect(host.get_by_text("Wrong password.")).to_be_hidden()
    host.get_by_role("button", name="Close").click()
    # If the dialog is cancelled, nothing happens.
    host.get_by_role("button", name="Manage Rook").click()
    host.get_by_role("button", name="Make moderator").click()
    expect(dialog).to_be_visible()
    host.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(host.get_by_text("Marta created a recovery code for Rook")).to_be_visible()
    assert "moderator" not in host.locator("#main").inner_text()
    # Harmless actions need no confirmation.
    host.get_by_role("button", name="Manage Rook").click()
    host.get_by_role("button", name="Mute for one day").click()
    expect(host.get_by_text("Marta muted Rook")).to_be_visible()
    expect(host.get_by_role("button", name="Manage Marta")).to_have_count(0)
    host.context.close()


@pytest.mark.chromium_only("a virtual authenticator needs the DevTools Protocol")
@pytest.mark.slow
def test_a_passkey_can_replace_the_password(address: str, tmp_path: Path, browser: Browser) -> None:
    host = operator_page(address, tmp_path, browser)
    # Browsers accept passkeys only for host names, not for IP addresses.
    named = address.replace("127.0.0.1", "localhost")
    host.context.close()
    host = browser.new_context(base_url=named, reduced_motion="reduce", locale="en-GB").new_page()
    sign_in(host, "Marta")
    add_authenticator(host)
    host.goto("/account")
    host.get_by_role("button", name="Add passkey").click()
    expect(host.get_by_role("button", name="Remove", exact=True)).to_be_visible()
    age_sign_ins(tmp_path)
    host.goto("/admin")
    host.get_by_role("button", name="Manage Rook").click()
    host.get_by_role("button", name="Make moderator").click()
    host.get_by_role("dialog", name="Confirm it is you").get_by_role(
        "button", name="Sign in with a passkey"
    ).click()
    expect(host.get_by_text("Marta made Rook a moderator")).to_be_visible()
    host.context.close()


@pytest.mark.slow
def test_an_earlier_refusal_message_does_not_cover_recovery_codes(
    server_url: str, browser: Browser
) -> None:
    page = browser.new_context(
        base_url=server_url, reduced_motion="reduce", locale="en-GB"
    ).new_page()
    page.goto("/join")
    page.get_by_label("Name").fill(f"Ada {token_hex(3)}")
    page.get_by_label("Password").fill("aaaaaaaaaaaa")
    page.get_by_role("button", name="Create account").click()
    expect(page.locator(".toast")).to_be_visible()
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create account").click()
    expect(page.locator(".codes li").first).to_be_visible()
    assert page.locator(".toast").is_hidden()
    page.context.close()
