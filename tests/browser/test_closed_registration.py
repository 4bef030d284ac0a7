"""Tests that a closed or invitation-only server tells strangers how to get access."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .conftest import open_visitors, run_server
from .table import call, eventually, open_table
from .test_pages import axe_violations

pytestmark = pytest.mark.browser


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def address(data: Path) -> Iterator[str]:
    with run_server(data) as address:
        yield address


def admin(data: Path, *words: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", "parlour", "admin", *words, "--data", data],
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def set_registration_mode(address: str, data: Path, browser: Browser, mode: str) -> None:
    """Set the registration mode and wait until the server uses it.

    The server polls for settings changed by another process, which takes some seconds.
    """
    admin(data, "registration", mode)
    with closing(browser.new_context(base_url=address)) as context:
        page = context.new_page()
        eventually(
            page,
            lambda: call(page, "/api/me")["registration_mode"] == mode,
            f"the registration mode is {mode}",
        )


@pytest.mark.parametrize(
    ("mode", "heading"),
    [
        ("closed", "This server is for members"),
        ("invitation", "You need an invitation"),
    ],
)
@pytest.mark.slow
def test_a_stranger_is_told_how_to_get_access(
    address: str, data: Path, browser: Browser, mode: str, heading: str
) -> None:
    with closing(browser.new_context(base_url=address)) as before:
        page = before.new_page()
        page.goto("/")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator(".entrance")).to_have_count(0)
        match = open_table(page, "pylos", [{"occupant": "me"}, {"occupant": "open"}])
    set_registration_mode(address, data, browser, mode)
    with open_visitors(address, browser) as visitor:
        for phone in (False, True):
            page = visitor("/", phone=phone, dark=phone)
            for path in ("/", "/lobby", "/forum", "/tournaments", "/play/pylos", "/learn/pylos"):
                page.goto(path)
                expect(page.get_by_role("heading", level=1, name=heading)).to_be_visible()
            expect(page.get_by_role("navigation")).to_have_count(0)
            expect(page.get_by_role("button", name=re.compile("^Play|^New table"))).to_have_count(0)
            expect(page.locator("main").get_by_role("link", name="Sign in")).to_have_attribute(
                "href", "/sign-in"
            )
            assert axe_violations(page) == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            # The link of a table lets guests in, unless the server is for members only.
            page.goto(f"/t/{match}")
            can_join = page.get_by_role("button", name="Join", exact=True)
            expect(page.locator(".entrance") if mode == "closed" else can_join).to_be_visible()
    with closing(browser.new_context(base_url=address)) as context:
        page = context.new_page()
        page.goto("/")
        link = admin(data, "invite").strip()
        if mode == "closed":
            page.get_by_text("Do you have an invitation?").click()
        page.get_by_label("Invitation link").fill(link)
        page.get_by_role("button", name="Continue").click()
        expect(page).to_have_url(re.compile(r"/join#" + re.escape(link.partition("#")[2])))
        expect(page.get_by_text("You have an invit")).to_be_visible()
