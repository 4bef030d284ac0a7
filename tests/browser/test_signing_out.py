"""Tests that sign-out removes personal data from the browser and keeps its settings."""

from __future__ import annotations

from secrets import token_hex

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .test_accounts import become_member

pytestmark = pytest.mark.browser

STORED = "() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]"
FILL = """() => {
  localStorage.setItem('parlour-pass:some-match', 'the pass');
  localStorage.setItem('parlour-draft:some-match 0 12', '"a draft"');
  sessionStorage.setItem('parlour-draft-text', 'half a post');
  localStorage.setItem('parlour-settings', JSON.stringify({ theme: 'dark', language: 'sv' }));
}"""


def sign_out_with_data(page: Page) -> None:
    """Store data in the browser, sign out through the page, and wait for the home page."""
    become_member(page, f"Ida {token_hex(3)}")
    page.goto("/account")
    page.evaluate(FILL)
    with page.expect_navigation(url="**/"):
        page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_sign_out_removes_tokens_and_drafts_and_keeps_theme_and_language(visitor: Visitor) -> None:
    page = visitor("/")
    sign_out_with_data(page)
    stored = page.evaluate(STORED)
    assert not [key for key in stored if "pass" in key or "draft" in key], stored
    assert (
        page.evaluate("() => JSON.parse(localStorage.getItem('parlour-settings')).language") == "sv"
    )


@pytest.mark.slow
@pytest.mark.chromium_only("Firefox does not deliver a response that the test has changed")
def test_the_page_clears_the_browser_if_the_header_is_ignored(visitor: Visitor) -> None:
    page = visitor("/")

    def without_the_header(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        kept = {name: value for name, value in answer.headers.items() if name != "clear-site-data"}
        route.fulfill(response=answer, headers=kept)  # type: ignore[attr-defined]

    page.route("**/api/me/sign-out", without_the_header)
    sign_out_with_data(page)
    stored = page.evaluate(STORED)
    assert not [key for key in stored if "pass" in key or "draft" in key], stored


@pytest.mark.slow
def test_a_session_that_ended_elsewhere_leaves_no_data_in_the_browser(
    visitor: Visitor,
) -> None:
    page = visitor("/")
    become_member(page, f"Ida {token_hex(3)}")
    page.goto("/account")
    expect(page.get_by_role("button", name="Sign out", exact=True)).to_be_visible()
    page.evaluate(FILL)
    page.context.clear_cookies()
    page.goto("/account")
    expect(
        page.get_by_role("button", name="Avsluta gästsessionen")
        .or_(page.get_by_role("link", name="Skapa konto"))
        .first
    ).to_be_visible()
    stored = page.evaluate(STORED)
    assert not [key for key in stored if "pass" in key or "draft" in key or "member" in key], stored
    assert (
        page.evaluate("() => JSON.parse(localStorage.getItem('parlour-settings')).theme") == "dark"
    )
