"""Tests that the admin page shows why a game could not be loaded."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ..new_package import frogs
from .conftest import run_server
from .test_accounts import become_member
from .test_pages import found_by_axe

pytestmark = pytest.mark.browser


def test_the_operator_sees_why_a_game_is_missing(tmp_path: Path, chromium: Browser) -> None:
    package = frogs(tmp_path / "new")
    (package / "parlour_frogs" / "plugin.py").write_text("import no_such_library\n")
    data = tmp_path / "data"
    data.mkdir()
    with run_server(data, str(package)) as address:
        log = data / "log"
        while (link := re.search(r"/join#([\w-]+)", log.read_text())) is None:
            time.sleep(0.05)
        assert (
            "The game frogs cannot be loaded and is disabled: ModuleNotFoundError: No module named 'no_such_library'"
            in log.read_text()
        )
        page = chromium.new_context(
            base_url=address, reduced_motion="reduce", locale="en-GB"
        ).new_page()
        page.goto(link.group())
        become_member(page, "Marta", go=False)
        page.goto("/admin")
        section = page.locator(
            "section", has=page.get_by_role("heading", name="Games that could not be loaded")
        )
        expect(section).to_contain_text("frogs")
        expect(section).to_contain_text("No module named 'no_such_library'")
        assert not found_by_axe(page)
        page.goto("/")
        expect(page.get_by_role("heading", name="Pylos", exact=True).first).to_be_visible()
        expect(page.get_by_role("heading", name="Frogs", exact=True)).to_have_count(0)
