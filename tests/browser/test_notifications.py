"""Tests for notifications in the browser: webhooks, the tab title and push messages."""

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

from .conftest import PATIENCE_MS, Visitor, run_server
from .table import call, eventually, open_table
from .test_pages import axe_violations

pytestmark = pytest.mark.browser


@pytest.mark.slow
def test_a_webhook_is_added_tested_and_removed(tmp_path: Path, browser: Browser) -> None:
    got: Queue[dict[str, Any]] = Queue()

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Suppress the log line of each request."""

    (tmp_path / "notifications.toml").write_text("private_networks = true\n")
    with HTTPServer(("127.0.0.1", 0), Hook) as hook, run_server(tmp_path) as address:
        Thread(target=hook.serve_forever, daemon=True).start()
        page = browser.new_context(
            base_url=address, reduced_motion="reduce", locale="en-GB"
        ).new_page()
        page.goto("/settings")
        page.get_by_role("link", name="Notifications").click()
        expect(page.get_by_text("No notification channel yet.")).to_be_visible()
        page.get_by_label("Webhook URL").fill(f"http://127.0.0.1:{hook.server_port}/in")
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Test http").click()
        expect(page.get_by_role("status").filter(has_text="Test sent.")).to_be_visible()
        assert got.get(timeout=PATIENCE_MS / 1000)["event"] == "sample"
        assert not axe_violations(page)
        page.get_by_role("button", name="Remove http").click()
        expect(page.get_by_text("No notification channel yet.")).to_be_visible()
        page.context.close()
        hook.shutdown()


@pytest.mark.slow
def test_the_tab_title_signals_a_turn_only_while_the_page_is_hidden(
    visitor: Visitor,
) -> None:
    host, friend = visitor("/"), visitor("/")
    host.add_init_script(
        "Object.defineProperty(document, 'hidden', {get: () => window.away ?? false})"
    )
    match = open_table(host, "pylos", [{"occupant": "me"}, {"occupant": "open"}])
    call(friend, f"/api/tables/{match}/sit", {})
    call(host, f"/api/tables/{match}/start", {})
    host.goto(f"/t/{match}")
    expect(host.locator(".act.mine")).to_be_visible()
    sign = host.locator('link[rel="icon"]')
    look = "away => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); }"
    host.evaluate(look, True)
    expect(sign).to_have_attribute("href", re.compile(r"/web/logo_alert\.svg$"))
    assert host.title().startswith("Your turn · Pylos")
    host.evaluate(look, False)
    expect(sign).to_have_attribute("href", re.compile(r"/web/logo\.svg$"))
    assert host.title().startswith("● Pylos")


def test_the_service_worker_shows_a_push_message(
    server_url: str, windowed_chromium: Browser
) -> None:
    context = windowed_chromium.new_context(
        base_url=server_url, permissions=["notifications"], locale="en-GB"
    )
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    line = context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda message: found.extend(
            registration["registrationId"] for registration in message["registrations"]
        ),
    )
    line.send("ServiceWorker.enable")
    eventually(page, lambda: bool(found), "the worker is there")
    message = {
        "event": "turn",
        "tag": "m1",
        "title": "Your turn in Pylos",
        "text": "The table waits.",
        "link": "/t/m1",
    }
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server_url, "registrationId": found[0], "data": json.dumps(message)},
    )
    page.wait_for_function(
        "navigator.serviceWorker.ready.then(one => one.getNotifications()).then(all => all.length === 1)"
    )
    shown = page.evaluate(
        "navigator.serviceWorker.ready.then(one => one.getNotifications()).then(([one]) => [one.title, one.body, one.tag, one.data.link])"
    )
    assert shown == ["Your turn in Pylos", "The table waits.", "m1", "/t/m1"]
    context.close()


@pytest.mark.slow
def test_a_click_on_a_notification_opens_the_table_or_focuses_its_page(
    server_url: str, windowed_chromium: Browser
) -> None:
    context = windowed_chromium.new_context(
        base_url=server_url, permissions=["notifications"], locale="en-GB"
    )
    page = context.new_page()
    call(page, "/api/me")
    match = open_table(
        page, "pylos", [{"occupant": "me"}, {"occupant": "guest", "name": "Oda"}], start=True
    )
    # The first page opens before its service worker, but a notification must still find it.
    page.goto(f"/t/{match}")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    worker = context.service_workers[0]
    # Tests cannot click a notification, so the event is dispatched to the service worker.
    # Browsers allow focusing and opening windows only after a real click, so both are mocked.
    worker.evaluate(
        """() => {
            self.done = [];
            self.clients.openWindow = async link => void self.done.push(['opened', link]);
            WindowClient.prototype.focus = async function () { self.done.push(['focused', new URL(this.url).pathname]); };
        }"""
    )
    clicks = """async link => {
        await registration.showNotification('Your turn', { tag: link, data: { link } });
        const [notification] = await registration.getNotifications({ tag: link });
        self.done.length = 0;
        const work = [];
        const event = new NotificationEvent('notificationclick', { notification });
        event.waitUntil = promise => work.push(promise);
        dispatchEvent(event);
        await Promise.all(work);
        return { done: self.done, left: (await registration.getNotifications({ tag: link })).length };
    }"""
    assert worker.evaluate(clicks, f"/t/{match}") == {
        "done": [["focused", f"/t/{match}"]],
        "left": 0,
    }
    assert worker.evaluate(clicks, "/t/another") == {"done": [["opened", "/t/another"]], "left": 0}
    page.goto("/lobby")
    assert worker.evaluate(clicks, f"/t/{match}") == {
        "done": [["opened", f"/t/{match}"]],
        "left": 0,
    }
    context.close()
