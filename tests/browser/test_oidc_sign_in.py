"""Tests for sign-in with a local OpenID Connect provider in the browser."""

from __future__ import annotations

import os
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from ..provider import provider, trust
from .conftest import DESK, PATIENCE_MS, PHONE, add_authenticator, run_server
from .table import call, open_table
from .test_accounts import PASSWORD, become_member
from .test_pages import axe_violations

pytestmark = pytest.mark.browser


def check_page(page: Page, name: str) -> None:
    """Check a page for accessibility and width, and save a screenshot if PICTURES is set."""
    page.wait_for_load_state("networkidle")
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")
    assert axe_violations(page) == [], name
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, name


def authorize_as(page: Page, issuer: str, subject: str) -> None:
    """Sign in as this subject on the provider's page."""
    page.wait_for_url(f"{issuer}/**")
    page.get_by_placeholder("sub").fill(subject)
    page.get_by_role("button", name="Authorize").click()


def age_sign_ins(data: Path) -> None:
    """Make every sign-in an hour older."""
    with closing(sqlite3.connect(data / "parlour.db", timeout=PATIENCE_MS / 1000)) as base, base:
        base.execute("UPDATE session SET created_at = created_at - 3600000")


@pytest.mark.chromium_only("a virtual authenticator needs the DevTools Protocol")
@pytest.mark.slow
def test_a_passkey_replaces_the_password_of_a_provider_account(
    tmp_path: Path, browser: Browser
) -> None:
    with ExitStack() as running:
        issuer = running.enter_context(provider())
        trust(tmp_path, issuer)
        context = browser.new_context(
            base_url=running.enter_context(run_server(tmp_path)),
            reduced_motion="reduce",
            locale="en-GB",
        )
        context.route(lambda url: "localhost" not in url, lambda route: route.abort())
        page = context.new_page()
        add_authenticator(page)
        page.goto("/sign-in")
        page.get_by_role("button", name="Continue with Club").click()
        authorize_as(page, issuer, "keyholder")
        page.wait_for_url("**/")
        page.goto("/account")
        page.get_by_role("button", name="Add passkey").click()
        expect(page.get_by_role("button", name="Remove", exact=True)).to_be_visible()
        mine = call(page, "/api/me")["id"]
        age_sign_ins(tmp_path)
        page.goto("/account")
        page.get_by_role("button", name="New codes").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("Sign in again to confirm")
        assert not axe_violations(page)
        dialog.get_by_role("button", name="Sign in with a passkey").click()
        expect(page.locator(".codes li")).to_have_count(8)
        assert call(page, "/api/me")["id"] == mine
        # Deleting the account needs no password either, but a confirmation.
        page.goto("/account")
        page.get_by_role("button", name="Delete account").click()
        expect(dialog).to_contain_text("This cannot be undone.")
        expect(dialog.get_by_role("textbox")).to_have_count(0)
        dialog.get_by_role("button", name="Delete account").click()
        page.wait_for_url("**/")
        expect(page.get_by_role("link", name="Create account").first).to_be_visible()
        assert call(page, "/api/me")["id"] != mine
        context.close()


@pytest.mark.chromium_only("a virtual authenticator needs the DevTools Protocol")
@pytest.mark.slow
def test_adding_a_sign_in_method_needs_the_password_after_a_while(
    tmp_path: Path, browser: Browser
) -> None:
    with run_server(tmp_path) as address:
        context = browser.new_context(base_url=address, reduced_motion="reduce", locale="en-GB")
        page = context.new_page()
        add_authenticator(page)
        become_member(page, "Passing By")
        age_sign_ins(tmp_path)
        page.goto("/account")
        dialog, key = (
            page.get_by_role("dialog"),
            page.get_by_role("button", name="Remove", exact=True),
        )
        page.get_by_role("button", name="Add passkey").click()
        dialog.get_by_label("Your password").fill("not the one at all")
        dialog.get_by_role("button", name="Add passkey").click()
        expect(page.get_by_text("Wrong password")).to_be_visible()
        dialog.get_by_label("Your password").fill(PASSWORD)
        dialog.get_by_role("button", name="Add passkey").click()
        expect(key).to_be_visible()
        key.click()
        dialog.get_by_label("Your password").fill(PASSWORD)
        assert not axe_violations(page)
        dialog.get_by_role("button", name="Remove", exact=True).click()
        expect(key).to_have_count(0)
        context.close()


@pytest.mark.parametrize(
    ("phone", "dark"),
    [(False, False), (True, True)],
    ids=["desk-light", "phone-dark"],
)
@pytest.mark.slow
def test_a_guest_who_signs_in_with_a_provider_keeps_their_games(
    tmp_path: Path, browser: Browser, phone: bool, dark: bool
) -> None:
    light = "dark" if dark else "light"
    with ExitStack() as running:
        issuer = running.enter_context(provider())
        trust(tmp_path, issuer)
        address = running.enter_context(run_server(tmp_path))

        def visitor() -> Page:
            context = browser.new_context(
                base_url=address,
                viewport=PHONE if phone else DESK,
                is_mobile=phone,
                has_touch=phone,
                color_scheme="dark" if dark else "light",
                reduced_motion="reduce",
                locale="en-GB",
            )
            # The provider's page loads its styles from the internet, which the test must not reach.
            context.route(lambda url: "localhost" not in url, lambda route: route.abort())
            return context.new_page()

        def enters(page: Page) -> None:
            page.goto("/sign-in")
            page.get_by_role("button", name="Continue with Club").click()

        guest = visitor()
        guest.goto("/")
        match = open_table(
            guest, "pylos", [{"occupant": "me"}, {"occupant": "guest", "name": "Oda"}], start=True
        )
        before = call(guest, "/api/me")["id"]

        # After a refusal at the provider, the visitor stays a guest and sees a message.
        guest.goto("/sign-in")
        expect(guest.get_by_role("button", name="Continue with Club")).to_be_visible()
        check_page(guest, f"provider-sign-in-{light}")
        enters(guest)
        guest.wait_for_url(f"{issuer}/**")
        guest.get_by_role("button", name="Deny").click()
        expect(
            guest.get_by_role("status").filter(
                has_text="The provider did not sign you in. Nothing was changed."
            )
        ).to_be_visible()
        check_page(guest, f"provider-refused-{light}")
        assert call(guest, "/api/me")["role"] == "guest"

        httpx.put(f"{issuer}/users/ines-1", json={"preferred_username": "Ines"}).raise_for_status()
        enters(guest)
        authorize_as(guest, issuer, "ines-1")
        expect(guest.get_by_role("link", name="Ines: your account")).to_be_visible()
        now = call(guest, "/api/me")
        assert (now["id"], now["role"]) == (before, "member")
        assert [table["match"] for table in call(guest, "/api/home")["own"]] == [match]
        guest.goto(f"/t/{match}")
        expect(guest.locator(".pylos-cell").first).to_be_attached()

        # A member without a password needs a recent sign-in instead.
        guest.goto("/account")
        codes = guest.locator(".codes li")
        guest.get_by_role("button", name="New codes").click()
        expect(codes).to_have_count(8)
        expect(guest.locator("dialog [type=password]")).to_have_count(0)
        check_page(guest, f"provider-codes-{light}")
        first = codes.all_inner_texts()
        age_sign_ins(tmp_path)
        guest.goto("/account")
        expect(guest.locator("#devices")).to_contain_text("signed in with Club")
        guest.get_by_role("button", name="New codes").click()
        expect(guest.get_by_role("dialog")).to_contain_text("Sign in again to confirm")
        check_page(guest, f"provider-again-{light}")
        guest.get_by_role("dialog").get_by_role("button", name="Continue with Club").click()
        authorize_as(guest, issuer, "ines-1")
        expect(guest.get_by_role("dialog")).to_contain_text("will stop working")
        check_page(guest, f"provider-replace-{light}")
        guest.get_by_role("dialog").get_by_role("button", name="New codes").click()
        expect(codes).to_have_count(8)
        assert not set(codes.all_inner_texts()) & set(first)

        # The only sign-in method cannot be removed.
        guest.goto("/account")
        expect(guest.get_by_text("Linked.")).to_be_visible()
        check_page(guest, f"provider-account-{light}")
        guest.get_by_role("button", name="Unlink", exact=True).click()
        expect(
            guest.get_by_role("status").filter(has_text="This is your only way to sign in.")
        ).to_be_visible()
        expect(guest.get_by_text("Linked.")).to_be_visible()
        guest.locator("#you li").filter(has_text="not set").get_by_role("button").click()
        expect(guest.get_by_label("Current password")).to_have_count(0)
        guest.get_by_label("New password").fill(PASSWORD)
        guest.keyboard.press("Enter")
        expect(guest.get_by_text("set", exact=True)).to_be_visible()
        guest.get_by_role("button", name="Unlink", exact=True).click()
        expect(guest.get_by_text("Not linked. Link it to sign in with it.")).to_be_visible()

        # A member with a password links and unlinks the provider on the account page.
        member = visitor()
        member.goto("/")
        become_member(member, "Oda")
        member.goto("/account")
        member.get_by_role("button", name="Link", exact=True).click()
        authorize_as(member, issuer, "oda-1")
        expect(member.get_by_text("Linked.")).to_be_visible()
        member.get_by_role("button", name="Unlink", exact=True).click()
        expect(member.get_by_text("Not linked. Link it to sign in with it.")).to_be_visible()
        check_page(member, f"provider-unlinked-{light}")
        assert call(member, "/api/account/provider") == {"name": "Club", "linked": False}
        for page in (guest, member):
            page.context.close()
