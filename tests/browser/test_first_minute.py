"""Tests for first visits: a name at the table, a choice of bots, and no empty lists."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from .conftest import Visitor
from .table import call, decide, expect_over, open_table

pytestmark = pytest.mark.browser

FRIENDS = [{"occupant": "me"}, {"occupant": "open"}]


def test_a_visitor_with_a_link_enters_a_name_at_the_table(visitor: Visitor) -> None:
    host, friend, quiet = visitor("/"), visitor("/", phone=True), visitor("/")
    match = open_table(host, "betta", [*FRIENDS, {"occupant": "open"}])
    for page, name in ((friend, "Amelie"), (quiet, "")):
        page.goto(f"/t/{match}")
        field = page.get_by_label("Your name")
        expect(field).to_be_visible()
        field.fill(name)
        page.locator(".act .btn.main").click()
        expect(field).to_have_count(0)
    names = [occupant["name"] for occupant in call(host, f"/api/tables/{match}")["seats"]]
    assert names[1] == "Amelie" and names[2]
    # A visitor who has given a name is not asked again.
    friend.goto(f"/t/{open_table(host, 'betta', FRIENDS)}")
    expect(friend.locator(".act .btn.main")).to_be_visible()
    expect(friend.get_by_label("Your name")).to_have_count(0)


@pytest.mark.slow
def test_the_bot_is_shown_changed_with_a_tap_and_adapted_to_results(visitor: Visitor) -> None:
    page = visitor("/", phone=True)
    bot = page.locator(".game", has_text="Pylos").locator(".bot-choice")
    expect(bot).to_contain_text("Against Oona, Casual")
    bot.tap()
    expect(bot).to_contain_text("Mateo, Casual +")
    page.reload()
    expect(bot).to_contain_text("Mateo")
    for _ in range(2):
        match = open_table(
            page,
            "pylos",
            [{"occupant": "me"}, {"occupant": "bot", "level": "casual-plus"}],
            start=True,
        )
        page.goto(f"/t/{match}")
        expect(page.locator(".pylos-board")).to_be_visible()
        decide(page, match)
        call(page, f"/api/matches/{match}/resign", {"seat": 0})
        expect_over(page)
    page.goto("/")
    expect(bot).to_contain_text("Oona, Casual")
    page.goto("/lobby?room=mine")
    expect(page.locator("#over li").first).to_contain_text(re.compile(r"Lost .*Mateo|Mateo.*Lost"))


@pytest.mark.slow
def test_a_finished_game_shows_opponent_outcome_score_and_date(visitor: Visitor) -> None:
    page = visitor("/", phone=True)
    match = open_table(
        page, "betta", [{"occupant": "me"}, {"occupant": "bot", "level": "club"}], start=True
    )
    table = call(page, f"/api/tables/{match}")
    mine = table["own_seats"][0]
    call(page, f"/api/matches/{match}/resign", {"seat": mine})
    page.goto("/lobby?room=mine")
    expect(page.locator("#over li").first).to_contain_text(
        re.compile(rf"{table['seats'][1 - mine]['name']} · Lost \d+ : \d+ · \d\d:\d\d")
    )


@pytest.mark.slow
def test_home_and_lobby_are_never_empty(visitor: Visitor) -> None:
    page = visitor("/lobby?room=pylos")
    empty = page.locator(".empty")
    expect(empty).to_contain_text("Pylos against Oona, Casual")
    expect(empty.get_by_role("button", name="Deal of the day, Betta")).to_be_visible()
    expect(page.locator(".table-code-form")).to_have_count(1)
    assert not Axe().run(page).response["violations"]


@pytest.mark.slow
def test_a_dictionary_in_another_language_is_announced_before_the_start(visitor: Visitor) -> None:
    page = visitor("/")
    page.evaluate("localStorage.setItem('parlour-settings', JSON.stringify({language: 'de'}))")
    page.reload()
    page.locator(".game", has_text="Betapet").locator(".btn.main").click()
    expect(page.locator("dialog[open]")).to_contain_text("Englisch")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page).to_have_url(re.compile("/$"))
