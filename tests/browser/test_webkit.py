"""Tests that every page opens and a short game of each game can be played in WebKit.

The engine is that of Safari, but has no touch, passkeys or push messages in this build.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from . import bulbous
from .betapet import short_play
from .conftest import DESK, DRAFTS, HEARD, PHONE
from .page_list import BOT, every_page
from .table import (
    call,
    eventually,
    match_of,
    open_table,
    wait_for_turn,
    wait_for_visible_turn,
)
from .test_betta import ME, best_action
from .webkit import open_webkit

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TURNS = 4
"""The number of turns of each game."""

CONFIRM = ".act .btn.main:not([disabled])"
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])

LOADED = "document.querySelector('main.room > .wait') === null"
"""An expression that is true when a page has what it asked the server for."""

Page = Any
"""A `WebKitPage`, which the shared helpers use like a page of Playwright."""

Play = Callable[[Page, dict[str, Any]], None]


@pytest.fixture
def webkit_page(server_url: str, tmp_path: Path, size: dict[str, int]) -> Iterator[Page]:
    """Open the help page in a WebKit window of a size."""
    with open_webkit(
        server_url, tmp_path, (size["width"], size["height"]), f"{HEARD};{DRAFTS};"
    ) as opened:
        opened.goto("/help")
        yield opened
        assert opened.complaints() == []


@SIZES
def test_every_page_opens_without_errors_and_fits_its_window(webkit_page: Page) -> None:
    page, found = webkit_page, {}
    for path in every_page(page):
        page.goto(path)
        page.wait_for("header.top")
        eventually(page, lambda: page.evaluate(LOADED), f"{path} has loaded")
        page.wait_for_timeout(300)
        excess = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if excess > 0 or page.complaints():
            found[path] = (excess, page.complaints())
    assert not found


def play_match(page: Page, play: Play) -> None:
    """Play turns of the visitor's seat with the pointer, then resign and see the result."""
    seat, seq = bulbous.seat_of(page), -1
    for _ in range(TURNS):
        found = wait_for_turn(page, seat, seq)
        assert found["phase"] == "playing"
        wait_for_visible_turn(page, seat)
        play(page, found)
        seq = found["seq"]
    wait_for_turn(page, seat, seq)
    call(page, f"/api/matches/{match_of(page)}/resign", {"seat": seat})
    page.wait_for("#pane-result .standings")


def play_pylos(page: Page, found: dict[str, Any]) -> None:
    """Choose the cells of a random action and confirm."""
    action = Random(found["seq"]).choice(found["legal_actions"])
    source = [action["source"]] if action["do"] == "raise" else []
    for name in action["balls"] if action["do"] == "take" else [*source, action["cell"]]:
        page.click(f'.pylos-cell[data-cell="{name}"]')
    page.click(CONFIRM)


def play_betta(page: Page, found: dict[str, Any]) -> None:
    """Choose the best card, rotate it, place it and confirm."""
    action = best_action(found)[0]
    page.click(f'[data-card="{action["card"]}"]')
    for _ in range(action["turns"]):
        page.click('[data-turn="1"]')
    page.click(f'[data-display="{action["display"]}"]')
    page.click(CONFIRM)


def play_bulbous(page: Page, found: dict[str, Any]) -> None:
    """Bring a bulb, order the bulbs, bid or pass."""
    action = bulbous.decision(found["view"], found["seat"])
    page.wait_for(f"[data-bring], [data-specimen], [data-continue], {CONFIRM}")
    match action["do"]:
        case "bring":
            page.click(f'[data-bring="{action["colour"]}-{action["size"]}"]')
        case "order":
            for colour in action["colours"][:-1]:
                page.click(f'[data-specimen="{colour}"]')
            page.click(CONFIRM)
        case "bid":
            for card in action["cards"]:
                page.click(f'[data-card="{card}"]')
            page.click(CONFIRM)
        case _:
            page.click("//button[starts-with(normalize-space(.), 'Pass')]")


def play_betapet(page: Page, found: dict[str, Any]) -> None:
    """Place the tiles of a word one by one and confirm, or pass."""
    if (play := short_play(found["view"])) is None:
        page.click('[data-tool="pass"]')
        page.click("dialog[open] [data-confirm]")
        return
    for tile in play:
        page.click(f'.be-hand [data-letter="{tile.letter}"]')
        page.click(f'.be-grid [data-square="{tile.square}"]')
    page.click(CONFIRM)


def play_carcassonne(page: Page, found: dict[str, Any]) -> None:
    """Place the tile, or answer what is asked."""
    if found["view"]["phase"] == "place":
        page.click("[data-square]")
    else:
        page.click(".cc-betting button[data-chip], button[data-segment]")
    page.click(CONFIRM)


@SIZES
@pytest.mark.parametrize(
    ("game", "play"),
    [
        ("pylos", play_pylos),
        ("betta", play_betta),
        ("bulbous", play_bulbous),
        ("betapet", play_betapet),
        ("carcassonne", play_carcassonne),
    ],
    ids=["pylos", "betta", "bulbous", "betapet", "carcassonne"],
)
def test_a_game_can_be_played_with_the_pointer(webkit_page: Page, game: str, play: Play) -> None:
    match = open_table(webkit_page, game, [ME, BOT], start=True)
    webkit_page.goto(f"/t/{match}")
    play_match(webkit_page, play)
