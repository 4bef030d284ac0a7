"""What reaches me, in the browser: a webhook with its test, the tab that calls, and a push shown by the worker."""

from __future__ import annotations

import json
import re
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from .conftest import Visitor, served
from .table import call, open_table
from .test_pages import found_by_axe

pytestmark = pytest.mark.browser


def test_a_webhook_is_added_tested_and_removed(tmp_path: Path, chromium: Browser) -> None:
    got: Queue[dict[str, Any]] = Queue()

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    (tmp_path / "notices.toml").write_text("private_networks = true\n")
    with HTTPServer(("127.0.0.1", 0), Hook) as hook, served(tmp_path) as address:
        Thread(target=hook.serve_forever, daemon=True).start()
        page = chromium.new_context(base_url=address, reduced_motion="reduce", locale="en-GB").new_page()
        page.goto("/settings")
        page.get_by_role("link", name="What reaches me").click()
        expect(page.get_by_text("No way yet.")).to_be_visible()
        page.get_by_label("Address of the webhook").fill(f"http://127.0.0.1:{hook.server_port}/in")
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Test http").click()
        expect(page.get_by_role("status").filter(has_text="It was taken.")).to_be_visible()
        assert got.get(timeout=10)["event"] == "sample"
        assert not found_by_axe(page)
        page.get_by_role("button", name="Remove http").click()
        expect(page.get_by_text("No way yet.")).to_be_visible()
        page.context.close()
        hook.shutdown()


def test_the_tab_calls_while_nobody_looks_and_is_quiet_again_when_somebody_does(visitor: Visitor) -> None:
    host, friend = visitor("/"), visitor("/")
    host.add_init_script("Object.defineProperty(document, 'hidden', {get: () => window.away ?? false})")
    match = open_table(host, "pylos", [{"who": "me"}, {"who": "open"}])
    call(friend, f"/api/tables/{match}/sit", {})
    call(host, f"/api/tables/{match}/start", {})
    host.goto(f"/t/{match}")
    expect(host.locator(".act.mine")).to_be_visible()
    sign = host.locator('link[rel="icon"]')
    look = "away => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); }"
    host.evaluate(look, True)
    expect(sign).to_have_attribute("href", re.compile(r"/web/sign_calling\.svg$"))
    assert host.title().startswith("Your turn · Pylos")
    host.evaluate(look, False)
    expect(sign).to_have_attribute("href", re.compile(r"/web/sign\.svg$"))
    assert host.title().startswith("● Pylos")
