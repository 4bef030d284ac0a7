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

from .conftest import run_server

pytestmark = pytest.mark.browser


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def closed(data: Path) -> Iterator[str]:
    with run_server(data) as address:
        yield address


def admin(data: Path, *words: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", "parlour", "admin", *words, "--data", data],
        check=True,
        capture_output=True,
        text=True,
    ).stdout


@pytest.mark.parametrize(
    ("door", "heading"),
    [("closed", "This server is for members"), ("invitation", "You need an invitation")],
)
@pytest.mark.parametrize("path", ["/", "/lobby"])
def test_a_stranger_is_told_how_to_get_access(
    closed: str, data: Path, chromium: Browser, door: str, heading: str, path: str
) -> None:
    with closing(chromium.new_context(base_url=closed)) as before:
        page = before.new_page()
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator(".shut")).to_have_count(0)
    admin(data, "registration", door)
    with closing(chromium.new_context(base_url=closed)) as context:
        page = context.new_page()
        # The server polls for settings changed by another process, which takes some seconds.
        while context.request.get("/api/me").json()["registration_mode"] != door:
            page.wait_for_timeout(200)
        page.goto(path)
        expect(page.get_by_role("heading", level=1, name=heading)).to_be_visible()
        expect(page.get_by_role("button", name=re.compile("^Play|^New table"))).to_have_count(0)
        expect(page.get_by_role("link", name="Sign in")).to_have_attribute("href", "/sign-in")
        link = admin(data, "invite").strip()
        page.get_by_label("Invitation link").fill(link)
        page.get_by_role("button", name="Continue").click()
        expect(page).to_have_url(re.compile(r"/join#" + re.escape(link.partition("#")[2])))
        expect(page.get_by_text("You have an invit")).to_be_visible()
