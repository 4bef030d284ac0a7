"""Tests that a new game of each kind with pieces of its own can be played to the end."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from parlour.scaffold.kinds import Kind

from ..new_package import installed_game
from .conftest import Visitor, run_server
from .table import open_table, wait_for_turn
from .test_pages import axe_violations

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAMES: dict[str, Kind] = {"Tricks": "cards", "Auction": "bids", "Dash": "race"}

SEND_AT_ONCE = """localStorage.setItem('parlour-settings', '{"confirm": "never"}')"""
CHOOSABLE = '[data-part][aria-description="can be chosen"]'


@pytest.fixture(scope="module")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server that has a new game of each kind installed, and yield its URL."""
    into = tmp_path_factory.mktemp("new")
    packages = [str(installed_game(into, name, kind)) for name, kind in GAMES.items()]
    with run_server(tmp_path_factory.mktemp("server"), os.pathsep.join(packages)) as address:
        yield address


def start_match(visitor: Visitor, game: str) -> Page:
    """Start a match against a bot and return its page."""
    page = visitor("/", drafts=False)
    page.evaluate(SEND_AT_ONCE)
    seats = [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}]
    page.goto(f"/t/{open_table(page, game, seats, start=True)}")
    return page


def test_the_markers_of_a_race_fit_in_their_space_and_its_rows_are_of_similar_length(
    visitor: Visitor,
) -> None:
    page = start_match(visitor, "dash")
    wait_for_turn(page, 0)
    space = page.locator(".lb-track .lb-part").first
    outer = space.bounding_box()
    markers = [item.bounding_box() for item in space.locator(".lb-item").all()]
    assert outer and len(markers) >= 4
    for box in markers:
        assert box and box["x"] >= outer["x"] and box["y"] >= outer["y"]
        assert box["x"] + box["width"] <= outer["x"] + outer["width"]
        assert box["y"] + box["height"] <= outer["y"] + outer["height"]
    spaces = [part.bounding_box() for part in page.locator(".lb-track .lb-part").all()]
    rows = Counter(box["y"] for box in spaces if box).values()
    assert len(rows) > 1 and max(rows) - min(rows) <= 1


@pytest.mark.parametrize("game", [name.lower() for name in GAMES])
def test_a_match_is_played_by_pressing_parts(visitor: Visitor, game: str) -> None:
    page = start_match(visitor, game)
    decisions, seq = 0, -1
    while (asked := wait_for_turn(page, 0, seq))["phase"] == "playing":
        expect(page.locator(CHOOSABLE).first).to_be_visible()
        if decisions == 1:
            assert axe_violations(page) == []
        page.locator(CHOOSABLE).first.click()
        decisions, seq = decisions + 1, asked["decision_id"]
    assert decisions > 5 and asked["phase"] == "over"
