"""Tests that an installed external game appears in the lobby and can be played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from ..new_package import frogs
from .conftest import Visitor, run_server
from .table import frame, match_of, open_table

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server that has a new game installed, and yield its URL."""
    package = frogs(tmp_path_factory.mktemp("new"))
    with run_server(tmp_path_factory.mktemp("server"), str(package)) as address:
        yield address


@pytest.mark.slow
def test_the_new_game_is_in_the_lobby_with_its_own_art_text_and_rules(visitor: Visitor) -> None:
    page = visitor("/")
    card = page.locator("article", has=page.get_by_role("heading", name="Frogs", exact=True))
    expect(card.locator(".lb-mini-grid")).to_be_visible()
    expect(card).to_contain_text("Make as many rows of three")
    page.goto("/rules/frogs")
    expect(page.get_by_role("heading", name="Frogs", exact=True).first).to_be_visible()
    expect(page.locator("main")).to_contain_text("three in a row", ignore_case=True)


def test_the_new_game_can_be_played_on_two_screens(visitor: Visitor) -> None:
    host, friend = visitor("/", drafts=False), visitor("/", drafts=False)
    host.goto(f"/t/{open_table(host, 'frogs', [{'occupant': 'me'}, {'occupant': 'open'}])}")
    friend.goto(f"/t/{match_of(host)}")
    friend.get_by_role("button", name="Join").first.click()
    host.get_by_role("button", name="Start").click()
    host.locator("[data-part=b2]").click()
    host.get_by_role("button", name="Send").click()
    expect(friend.locator("[data-part=b2] svg")).to_be_visible()
    friend.locator("[data-part=a1]").click()
    friend.get_by_role("button", name="Send").click()
    expect(host.locator("[data-part=a1] svg")).to_be_visible()
    assert frame(host, 0)["view"]["cells"].count(".") == 14


def test_a_bot_answers_and_a_taken_cell_is_explained(visitor: Visitor) -> None:
    page = visitor("/", drafts=False)
    page.goto(
        f"/t/{open_table(page, 'frogs', [{'occupant': 'me'}, {'occupant': 'bot', 'level': 'beginner'}], start=True)}"
    )
    page.locator("[data-part=b2]").click()
    expect(page.locator("[data-part] svg")).to_have_count(2)
    page.locator("[data-part=b2]").click()
    expect(page.get_by_text("b2 is taken. Choose a free cell.").first).to_be_visible()
