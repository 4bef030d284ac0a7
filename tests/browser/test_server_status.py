"""Test that an operator finds the server status, and that others do not see it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .conftest import operator_invitation, run_server
from .test_accounts import become_member
from .test_pages import axe_violations

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_an_operator_opens_the_server_status_from_the_administration(
    tmp_path: Path, browser: Browser
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with run_server(data) as address:
        invitation = operator_invitation(data)
        page = browser.new_context(
            base_url=address, reduced_motion="reduce", locale="en-GB"
        ).new_page()
        page.goto("/server-status")
        expect(page.get_by_role("heading", name="Server status")).to_be_visible()
        expect(page.locator(".figure-card")).to_have_count(0)
        expect(page.locator("main [role=status]")).not_to_be_empty()
        page.goto(f"/join#{invitation}")
        become_member(page, "Marta", go=False)
        page.goto("/admin")
        page.get_by_role("link", name="Server status").click()
        expect(page.get_by_text("Everything works")).to_be_visible()
        expect(page.locator(".figure-card", has_text="Running for")).to_contain_text("0 minutes")
        expect(page.get_by_role("heading", name="Moves per minute")).to_be_visible()
        expect(page.get_by_text("The chart starts two minutes after the server.")).to_have_count(4)
        assert not axe_violations(page)
