"""Tests for accounts in the browser: sign-up, a second device, and its removal."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from .conftest import Visitor, add_authenticator, operator_invitation, run_server
from .table import call, open_table
from .test_pages import axe_violations

pytestmark = pytest.mark.browser

PASSWORD = "felt lamp under rain"


def become_member(page: Page, name: str, *, go: bool = True) -> list[str]:
    """Sign up through the page and return the recovery codes."""
    if go:
        page.goto("/join")
    page.get_by_label("Name").fill(name)
    expect(page.get_by_text("is available")).to_be_visible()
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("heading", name="Save your recovery codes")).to_be_visible()
    return page.locator(".codes li").all_inner_texts()


def sign_in(page: Page, name: str, password: str = PASSWORD) -> None:
    """Sign in through the page with the keyboard."""
    page.goto("/sign-in")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name=f"{name}: your account")).to_be_visible()


def test_a_guest_signs_up_uses_a_second_device_and_revokes_it(
    visitor: Visitor,
) -> None:
    phone = visitor("/", phone=True)
    match = open_table(phone, "pylos", [{"occupant": "me"}, {"occupant": "open"}])
    name = f"Juno {token_hex(3)}"
    codes = become_member(phone, name)
    assert len(codes) == 8
    phone.get_by_text("I have saved them").click()
    phone.get_by_role("link", name="Continue").click()
    expect(
        phone.get_by_text("one member").or_(phone.get_by_text("members,")).first
    ).to_be_attached()
    desk = visitor("/")
    sign_in(desk, name)
    assert call(desk, "/api/me")["id"] == call(phone, "/api/me")["id"]
    desk.goto(f"/t/{match}")
    phone.goto("/account")
    phone.locator("#devices").get_by_role("button", name="Sign out", exact=False).last.click()
    expect(phone.get_by_role("status").filter(has_text="signed out")).to_be_visible()
    expect(phone.locator("#devices li")).to_have_count(1)
    desk.goto("/account")
    expect(desk.get_by_role("button", name="End guest session")).to_be_visible()


def test_a_member_signs_out_and_recovers_the_account_with_a_code(visitor: Visitor) -> None:
    page = visitor("/")
    name = f"Oda {token_hex(3)}"
    codes = become_member(page, name)
    page.goto("/account")
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("link", name="Create account")).to_be_visible()
    page.goto("/sign-in")
    page.get_by_role("button", name="Forgot your password?").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Recovery code").fill(codes[2].lower())
    page.get_by_label("New password").fill("another sentence altogether")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_role("link", name=f"{name}: your account")).to_be_visible()
    page.goto("/account")
    expect(page.get_by_text("7 left")).to_be_visible()


@pytest.mark.parametrize(
    ("phone", "dark"),
    [(False, False), (True, True)],
    ids=["desk-light", "phone-dark"],
)
@pytest.mark.slow
def test_account_pages_have_no_accessibility_problems(
    visitor: Visitor, dark: bool, phone: bool
) -> None:
    page = visitor("/sign-in", dark=dark, phone=phone)
    found = {}

    def check_page(where: str) -> None:
        page.wait_for_load_state("networkidle")
        violations, wide = (
            axe_violations(page),
            page.evaluate("document.documentElement.scrollWidth - innerWidth"),
        )
        if violations or wide > 0:
            found[where] = (violations, wide)

    expect(page.locator("h1")).to_be_visible()
    check_page("sign-in")
    page.goto("/account")
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
    check_page("guest")
    page.goto("/join")
    expect(page.locator("h1")).to_be_visible()
    check_page("join")
    become_member(page, f"Ines {token_hex(3)}")
    check_page("codes")
    page.goto("/account")
    expect(page.locator("#devices")).to_be_visible()
    check_page("account")
    page.locator("#you li").filter(has_text="set").get_by_role("button").click()
    expect(page.get_by_label("Current password")).to_be_visible()
    check_page("password")
    assert not found


def test_the_first_invitation_makes_an_operator_who_can_manage_the_site(
    tmp_path: Path, browser: Browser
) -> None:
    with run_server(tmp_path) as address:
        host = browser.new_context(
            base_url=address, reduced_motion="reduce", locale="en-GB"
        ).new_page()
        host.goto(f"/join#{operator_invitation(tmp_path)}")
        expect(host.get_by_text("You have an invitation")).to_be_visible()
        become_member(host, "Marta", go=False)
        host.goto("/account")
        host.get_by_role("link", name="Open administration").click()
        rude = browser.new_context(base_url=address, locale="en-GB").new_page()
        rude.goto("/")
        call(rude, "/api/me", {"name": "Rook77"})
        host.get_by_label("Search by name").fill("rook")
        host.get_by_role("button", name="Manage Rook77").click()
        host.get_by_role("button", name="Ban for 30 days").click()
        expect(host.locator(".status-tag", has_text="banned")).to_be_visible()
        expect(host.get_by_text("Marta banned Rook77")).to_be_visible()
        with pytest.raises(Error, match=r"core\.banned"):
            call(rude, "/api/tables", {"game": "pylos"})
        host.get_by_role("radio", name="Closed Members only").check()
        expect(host.get_by_text("Marta closed registration")).to_be_visible()
        assert not axe_violations(host)
        host.get_by_role("button", name="Create invitation").click()
        invitation = host.get_by_label("Create invitation").last.input_value()
        friend = browser.new_context(base_url=address, locale="en-GB").new_page()
        friend.goto(invitation)
        become_member(friend, "Juno", go=False)
        assert call(friend, "/api/me")["role"] == "member"
        for page in (host, rude, friend):
            page.context.close()


@pytest.mark.chromium_only("a virtual authenticator needs the DevTools Protocol")
def test_a_passkey_of_the_device_signs_in(visitor: Visitor) -> None:
    page = visitor("/")
    add_authenticator(page)
    name = f"Alva {token_hex(3)}"
    become_member(page, name)
    page.goto("/account")
    page.get_by_role("button", name="Add passkey").click()
    expect(page.get_by_role("button", name="Remove", exact=True)).to_be_visible()
    mine = call(page, "/api/me")["id"]
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("link", name="Create account")).to_be_visible()
    page.goto("/sign-in")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("link", name=f"{name}: your account")).to_be_visible()
    assert call(page, "/api/me")["id"] == mine
