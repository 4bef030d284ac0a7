"""Tests for text search on rules and FAQ pages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from parlour.plugin import registry

from .conftest import EVERY_GAME, Visitor
from .test_pages import axe_violations

pytestmark = pytest.mark.browser

IN_GERMAN = "localStorage.setItem('parlour-settings', JSON.stringify({ language: 'de' }))"


def current_search_match(page: Page) -> str:
    """Return the text of the current search match."""
    return "".join(page.locator("mark.at").all_inner_texts())


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone-dark"])
def test_the_rules_are_searched_while_typing(visitor: Visitor, phone: bool) -> None:
    page = visitor("/rules/pylos", phone=phone, dark=phone)
    rules, field, match_count = (
        page.locator("article"),
        page.get_by_role("searchbox"),
        page.locator(".page-search [role=status]"),
    )
    expect(field).to_be_visible()
    before = rules.inner_html()
    field.press_sequentially("A BALL is free")  # the page says "A ball is **free**"
    expect(match_count).to_have_text("1 of 1")
    assert current_search_match(page) == "A ball is free" and page.locator("mark").count() == 2
    expect(page.locator("mark.at").first).to_be_in_viewport()
    field.fill("raise")
    expect(match_count).to_contain_text("1 of ")
    several = int(match_count.inner_text().split()[-1])
    assert several > 1
    assert not axe_violations(page)
    field.press("Shift+Enter")
    expect(match_count).to_have_text(f"{several} of {several}")
    expect(page.locator("mark.at").first).to_be_in_viewport()
    field.press("Enter")
    expect(match_count).to_have_text(f"1 of {several}")
    page.get_by_role("button", name="Next result").click()
    expect(match_count).to_have_text(f"2 of {several}")
    field.fill("zugzwang")
    expect(match_count).to_have_text("No results for “zugzwang”.")
    expect(page.locator("mark")).to_have_count(0)
    field.press("Escape")
    expect(match_count).to_have_text("")
    assert field.input_value() == "" and rules.inner_html() == before
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.slow
def test_search_ignores_accents_and_case(visitor: Visitor) -> None:
    page = visitor("/help")
    page.evaluate(IN_GERMAN)
    page.goto("/rules/pylos")
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.keyboard.press("/")  # focuses the field and types no slash
    page.keyboard.type("zuruckNEHMEN")
    expect(page.locator("mark.at").first).to_be_visible()
    assert current_search_match(page).casefold() == "zurücknehmen"


@pytest.mark.slow
def test_the_contents_link_to_chapters_and_show_where_matches_are(visitor: Visitor) -> None:
    page = visitor("/rules/pylos")
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents).to_be_visible()
    chapters = page.locator("article h2").all_inner_texts()
    assert contents.get_by_role("link").all_inner_texts() == chapters
    page.get_by_role("searchbox").fill("apex")
    expect(contents.get_by_role("link", name="The end")).to_have_text("The end1")
    contents.get_by_role("link", name="The end").click()
    expect(page.get_by_role("heading", name="The end")).to_be_in_viewport()
    assert page.locator("mark").count() == 4
    page.reload()
    expect(page.get_by_role("heading", name="The end")).to_be_in_viewport()


@pytest.mark.slow
def test_questions_without_a_match_are_hidden(visitor: Visitor) -> None:
    page = visitor("/faq/betapet")
    questions, field, match_count = (
        page.locator(".faq details"),
        page.get_by_role("searchbox"),
        page.locator(".page-search [role=status]"),
    )
    expect(field).to_be_visible()
    every = questions.count()
    first = questions.first
    first.locator("summary").click()
    field.fill("fifty")
    expect(page.locator("mark.at")).to_be_visible()
    shown = page.locator(".faq details:not([hidden])")
    assert 0 < shown.count() < every
    assert all("fifty" in text.casefold() for text in shown.all_inner_texts())
    assert not axe_violations(page)
    field.fill("fiftyfold")
    expect(match_count).to_have_text("No results for “fiftyfold”.")
    expect(shown).to_have_count(0)
    field.press("Escape")
    expect(shown).to_have_count(every)
    assert (
        page.locator(".faq details[open]").count() == 1 and first.get_attribute("open") is not None
    )


@pytest.mark.slow
@EVERY_GAME
def test_the_faq_of_every_game_can_be_opened_and_searched(
    visitor: Visitor, game: str, phone: bool
) -> None:
    page = visitor(f"/play/{game}", phone=phone, dark=phone)
    leads = page.get_by_role("navigation", name="Help")
    expect(leads.get_by_role("link", name="FAQ")).to_be_visible()
    assert page.evaluate(
        "document.documentElement.scrollWidth - innerWidth"
    ) <= 0 and not axe_violations(page)
    leads.get_by_role("link", name="Rules").click()
    page.wait_for_url(f"**/rules/{game}")
    page.get_by_role("link", name="FAQ").click()
    page.wait_for_url(f"**/faq/{game}")
    questions, shown = page.locator(".faq details"), page.locator(".faq details:not([hidden])")
    expect(questions.first).to_be_visible()
    every = questions.count()
    assert every >= 8
    page.get_by_role("searchbox").fill("clock")
    expect(page.locator("mark.at")).to_be_visible()
    assert 0 < shown.count() < every
    assert all("clock" in text.casefold() for text in shown.all_inner_texts())
    assert (
        not axe_violations(page)
        and page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    )


@pytest.mark.slow
def test_the_page_of_a_game_links_to_its_lesson(visitor: Visitor) -> None:
    for game in registry.game_packages():
        page = visitor(f"/play/{game}")
        page.get_by_role("link", name="Learn by playing").click()
        page.wait_for_url(f"**/learn/{game}")


@pytest.mark.slow
def test_a_new_table_does_not_keep_the_clock_of_another_game(visitor: Visitor) -> None:
    page = visitor("/lobby")
    form = page.locator("form.make")
    form.get_by_label("Betapet", exact=True).check(force=True)
    form.locator("details summary").click()
    clock = form.get_by_role("combobox", name="Clock")
    clock.select_option(label="Fast: 30 min, then point penalties")
    form.get_by_label("Pylos", exact=True).check(force=True)
    expect(clock.locator("option:checked")).to_have_text("No clock")
