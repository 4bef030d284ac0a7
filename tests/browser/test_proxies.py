"""Tests that a page behind a misconfigured proxy loads and names the setting to change."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from .conftest import Visitor

pytestmark = pytest.mark.browser


def test_a_page_behind_a_misconfigured_proxy_names_the_setting(
    visitor: Visitor, server_url: str
) -> None:
    page = visitor("/help")
    expect(page.get_by_role("alert")).to_have_count(0)
    # The header makes the server's origin differ from the browser's, as a bad proxy would.
    page.context.set_extra_http_headers({"X-Forwarded-Proto": "https"})
    page.goto("/play/pylos")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("X-Forwarded-Proto")
    expect(notice).to_contain_text(server_url)
    expect(notice).to_contain_text(server_url.replace("http", "https"))


@pytest.mark.slow
def test_a_blocked_request_names_the_setting(browser: Browser, server_url: str) -> None:
    context = browser.new_context(base_url=server_url)
    page = context.new_page()
    page.goto("/play/pylos")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    context.set_extra_http_headers({"X-Forwarded-Proto": "https"})
    page.evaluate("""async () => { const kept = JSON.parse(document.getElementById('asset-urls').textContent);
        const { post } = await import(kept['/web/components/api.js'] ?? '/web/components/api.js');
        await post('/api/me', { name: 'Ada' }).catch(() => {}); }""")
    expect(page.get_by_role("alert")).to_contain_text("X-Forwarded-Proto")
    context.close()
