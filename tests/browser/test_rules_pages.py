"""Tests that a French visitor gets French rules with links to the English page and back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import EVERY_GAME, Visitor
from .table import open_table
from .test_pages import axe_violations

pytestmark = pytest.mark.browser

IN_FRENCH = "localStorage.setItem('parlour-settings', JSON.stringify({ language: 'fr', confirm: 'always' }))"


@EVERY_GAME
def test_a_french_visitor_reads_french_rules(visitor: Visitor, game: str, phone: bool) -> None:
    page = visitor("/help", phone=phone)
    page.evaluate(IN_FRENCH)
    page.goto(f"/rules/{game}")
    rules = page.locator("article")
    expect(rules).to_have_attribute("lang", "fr")
    expect(rules.locator("h2", has_text="Notation")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.lang") == "fr" and not axe_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    rules.get_by_role("link", name="page en anglais").click()
    expect(rules).to_have_attribute("lang", "en")
    assert not axe_violations(page)
    page.get_by_role("link", name="français").click()
    expect(rules).to_have_attribute("lang", "fr")


@pytest.mark.slow
def test_the_rules_at_the_table_are_french_and_their_links_keep_it_open(
    visitor: Visitor,
) -> None:
    page = visitor("/")
    page.evaluate(IN_FRENCH)
    page.goto(
        f"/t/{open_table(page, 'pylos', [{'occupant': 'me'}, {'occupant': 'bot', 'level': 'beginner'}], start=True)}"
    )
    page.get_by_role("tab", name="Règles").click()
    pane = page.locator(".rules.prose")
    expect(pane).to_have_attribute("lang", "fr")
    expect(pane).to_contain_text("Reprendre des boules")
    assert not axe_violations(page)
    with page.expect_popup() as asked:
        pane.get_by_role("link", name="Questions fréquentes").click()
    expect(asked.value.locator(".faq summary").first).to_have_text(
        "Quand puis-je monter une boule ?"
    )
    with page.expect_popup() as beside:
        pane.get_by_role("link", name="page en anglais").click()
    expect(beside.value.locator("article")).to_have_attribute("lang", "en")
    expect(pane).to_be_visible()
