"""A house that is closed and opened again under an open page."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ..ports import free_port
from .conftest import DESK, PATIENCE_MS, served
from .table import open_table

pytestmark = pytest.mark.browser

LISTEN = """() => {
    window.heard = [];
    new MutationObserver(records => window.heard.push(...records.flatMap(record => [...record.addedNodes].map(node => node.textContent))))
        .observe(document.querySelector('#live'), { childList: true });
}"""
HEARD = "window.heard.map(text => ['Good evening', 'Here again'].find(said => text.includes(said))).filter(Boolean)"


def test_chat_is_not_told_twice_across_a_restart(tmp_path: Path, chromium: Browser) -> None:
    port = free_port()
    with ExitStack() as before:
        address = before.enter_context(served(tmp_path, port=port))
        context = chromium.new_context(base_url=address, viewport=DESK, reduced_motion="reduce", locale="en-GB")
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.goto("/")
        match = open_table(page, "pylos", [{"who": "me"}, {"who": "guest", "name": "Oda"}], start=True)
        page.goto(f"/t/{match}")
        page.get_by_role("tab", name="Chat").click()
        page.evaluate(LISTEN)
        said = page.get_by_label("Say something")
        said.fill("Good evening")
        said.press("Enter")
        expect(page.locator(".say")).to_have_count(1)
        before.close()
        expect(page.locator(".banner.line")).to_be_visible()
        with served(tmp_path, port=port):
            expect(page.locator(".banner.line")).to_be_hidden()
            said.fill("Here again")
            said.press("Enter")
            expect(page.locator(".say")).to_have_count(2)
            expect(page.locator(".say").last).to_contain_text("Here again")
            assert page.evaluate(HEARD) == ["Good evening", "Here again"]
            context.close()
