"""Actions at a Betapet table that several browser tests share."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from playwright.sync_api import Page

from parlour.games.betapet.lexicons.catalogue import graph_lookup
from parlour.games.betapet.rules.generation import legal_plays
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import PlacedLetter
from parlour.games.betapet.rules.state import INTERNATIONAL_ENGLISH

from .table import call, frame, open_table

TWO_AT_ONE_SCREEN = [{"occupant": "me"}, {"occupant": "guest", "name": "Ilse"}]
SIZE, START = 15, 112
"""The number of squares in a row, and the number of the start square."""
CONFIRM = ".act .btn.main"
PLAY = re.compile(r"Play \d")


@cache
def english_words() -> WordGraph:
    """Return the default dictionary of a Betapet table."""
    return WordGraph(graph_lookup()(INTERNATIONAL_ENGLISH))


def mover(page: Page) -> int:
    """Return the seat that is on turn when one device plays both seats."""
    return 0 if frame(page, 0)["mine"] else 1


def accept_handover(page: Page) -> None:
    """Confirm that the device was passed to the next player."""
    page.locator("dialog.handover button").click()


def square(page: Page, number: int) -> Any:
    """Return the locator of a board square."""
    return page.locator(f'.be-grid [data-square="{number}"]')


def letter(page: Page, name: str) -> Any:
    """Return the locator of the first rack tile with this letter."""
    return page.locator(f'.be-hand [data-letter="{name}"]').first


def short_play(view: dict[str, Any]) -> tuple[PlacedLetter, ...] | None:
    """Return a legal play of 2 to 4 tiles without jokers, or None."""
    rack = tuple(sorted(tile for tile in view["rack"] if tile != "?"))
    plays = legal_plays(tuple(view["board"]), rack, english_words())
    short_plays = [play for play in plays if 2 <= len(play) <= 4]
    return max(short_plays, key=lambda play: [tile.square for tile in play], default=None)


def pair_without_word(rack: list[str]) -> tuple[str, str]:
    """Return two rack tiles that do not form a word in this order."""
    return next(
        (first, second)
        for i, first in enumerate(rack)
        for j, second in enumerate(rack)
        if i != j and (first, second) not in english_words()
    )


def type_play(page: Page, play: tuple[PlacedLetter, ...]) -> None:
    """Type the letters of a play on the board with the keyboard."""
    first, last = play[0].square, play[-1].square
    square(page, first).click()
    down = last % SIZE == first % SIZE and last != first
    if page.locator(f'.be-grid [aria-label$=", {"across" if down else "down"}"]').count():
        page.keyboard.press(" ")
    for tile in play:
        page.keyboard.press(tile.letter.lower())


def open_betapet(page: Page, **options: Any) -> dict[str, Any]:
    """Open a table for two players on one screen and return the mover's frame."""
    page.goto(f"/t/{open_table(page, 'betapet', TWO_AT_ONE_SCREEN, start=True, options=options)}")
    accept_handover(page)
    return frame(page, mover(page))


def open_with_joker(page: Page) -> dict[str, Any]:
    """Open tables until the mover holds a joker, and return the mover's frame."""
    for _ in range(60):
        match = open_table(page, "betapet", TWO_AT_ONE_SCREEN, start=True)
        frames = [call(page, f"/api/matches/{match}/frame?seat={seat}") for seat in (0, 1)]
        found: dict[str, Any] = frames[0] if frames[0]["mine"] else frames[1]
        if "?" in found["view"]["rack"]:
            page.goto(f"/t/{match}")
            accept_handover(page)
            return found
    raise AssertionError("no joker in sixty racks")
