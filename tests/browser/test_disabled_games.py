"""Tests that operators see why a game cannot be loaded, and players can use the others."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ..new_package import frogs
from .conftest import operator_invitation, run_server
from .table import open_table
from .test_accounts import become_member
from .test_pages import axe_violations

pytestmark = pytest.mark.browser


@pytest.mark.slow
def test_the_operator_sees_why_a_game_is_missing(tmp_path: Path, browser: Browser) -> None:
    package = frogs(tmp_path / "new")
    (package / "parlour_frogs" / "plugin.py").write_text("import no_such_library\n")
    data = tmp_path / "data"
    data.mkdir()
    with run_server(data, str(package)) as address:
        invitation = operator_invitation(data)
        assert (
            "The game frogs cannot be loaded and is disabled: ModuleNotFoundError: No module named 'no_such_library'"
            in (data / "log").read_text()
        )
        page = browser.new_context(
            base_url=address, reduced_motion="reduce", locale="en-GB"
        ).new_page()
        page.goto(f"/join#{invitation}")
        become_member(page, "Marta", go=False)
        page.goto("/admin")
        section = page.locator(
            "section", has=page.get_by_role("heading", name="Games that could not be loaded")
        )
        expect(section).to_contain_text("frogs")
        expect(section).to_contain_text("No module named 'no_such_library'")
        assert not axe_violations(page)
        page.goto("/")
        expect(page.get_by_role("heading", name="Pylos", exact=True).first).to_be_visible()
        expect(page.get_by_role("heading", name="Frogs", exact=True)).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("script", ["throw new Error('a mistake');\n", "export default {{{\n"])
def test_a_failing_script_of_a_package_leaves_a_list_of_moves(
    tmp_path: Path, browser: Browser, script: str
) -> None:
    package = frogs(tmp_path / "new")
    scripts = package / "parlour_frogs" / "ui"
    scripts.mkdir(exist_ok=True)
    for name in ("index.js", "mini.js"):
        (scripts / name).write_text(script)
    data = tmp_path / "data"
    data.mkdir()
    seats = [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}]
    with run_server(data, str(package)) as address:
        page = browser.new_context(base_url=address, locale="en-GB").new_page()
        page.goto("/")
        for game in ("Frogs", "Pylos"):
            expect(page.get_by_role("heading", name=game, exact=True).first).to_be_visible()
        page.goto(f"/t/{open_table(page, 'frogs', seats, start=True)}")
        expect(page.get_by_role("heading", name="Text view of the board")).to_be_visible()
        page.get_by_role("button", name="Token on").first.click()
        page.goto(f"/t/{open_table(page, 'pylos', seats, start=True)}")
        expect(page.locator(".stage .root > *").first).to_be_visible()
        expect(page.get_by_role("heading", name="Text view of the board")).to_have_count(0)
