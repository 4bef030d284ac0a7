"""Tests for Betta with five players on a phone, and for the numbers that all parts must share."""

from __future__ import annotations

import re
from itertools import groupby, pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .table import ASKED, open_table, wait_for_visible_turn
from .test_betta import BOT, CONFIRM, ME, best_action, draft, own_seat

pytestmark = pytest.mark.browser

BOXES = """selector => [...document.querySelectorAll(selector)].filter(each => each.checkVisibility())
    .map(each => each.getBoundingClientRect()).filter(({ width }) => width).map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))"""

FITS = """selector => [...document.querySelectorAll(selector)].every(each =>
    each.scrollHeight <= each.clientHeight + 1 && each.scrollWidth <= each.clientWidth + 1)"""
"""A script that returns whether no matching element scrolls."""

DIGITS = """() => [...document.querySelectorAll('.bd-ticket')].map(ticket => [...ticket.querySelectorAll('.bk-worth')].map(worth => {
    const words = document.createRange(); words.selectNodeContents(worth);
    const { left, right } = words.getBoundingClientRect(); return [left, right]; }))"""
"""A script that returns the extent of the numbers in each ticket."""


def open_five(visitor: Visitor, **how: Any) -> tuple[Page, dict[str, Any]]:
    """Open a table of five and return its page and the visitor's frame."""
    page = visitor("/", **how)
    match = open_table(page, "betta", [ME, *[BOT] * 4], options={"mode": "betty"}, start=True)
    page.goto(f"/t/{match}")
    return page, wait_for_visible_turn(page, own_seat(page))


def overlaps(page: Page, first: str, second: str) -> list[tuple[Any, Any]]:
    """Return the pairs of visible elements of two selectors that overlap by more than a pixel."""
    ones, others = page.evaluate(BOXES, first), page.evaluate(BOXES, second)
    assert ones and others, (first, second)
    return [
        (one, other)
        for one in ones
        for other in others
        if min(one["right"], other["right"]) - max(one["left"], other["left"]) > 1
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > 1
    ]


def test_five_players_fit_on_a_phone(visitor: Visitor) -> None:
    page, found = open_five(visitor, phone=True)
    draft(page, found, best_action(found)[0], tap=True)
    expect(page.locator(".bd-aimed .bd-badge")).to_be_visible()
    tanks = page.evaluate(BOXES, ".bd .bt")
    rows = [len(list(row)) for _, row in groupby(tanks, key=lambda tank: round(tank["top"]))]
    assert rows == [4, 3, 3]
    assert min(tank["right"] - tank["left"] for tank in tanks) >= 72
    for label in (".bd-number", ".bd-badge", ".bd-ticket"):
        assert not overlaps(page, label, ".bd .bt-cells")
    assert not overlaps(page, ".bp b", ".bp .bc-pattern")
    for ticket in page.evaluate(DIGITS):
        gaps = [after[0] - before[1] for before, after in pairwise(ticket)]
        assert len(gaps) == 4 and min(gaps) >= 0.5
    for seat in page.locator(".seats .seat").all():
        assert seat.evaluate("each => each.offsetHeight") <= 32
        assert re.fullmatch(r"\d+ \+ \d+", seat.locator(".bg-parts").inner_text())
    assert page.evaluate(FITS, ".bo-room, .bo, html")
    assert page.locator(":is(.bt, .bh-card) .bf-body").count() == 0, "fish are bold"


@pytest.mark.slow
def test_a_card_has_the_same_points_above_the_tank_in_the_log_and_for_screen_readers(
    visitor: Visitor,
) -> None:
    page, found = open_five(visitor)
    seat, previews = found["seat"], found["previews"]
    worst = min(range(len(previews)), key=lambda i: previews[i]["points"])
    action, preview = found["legal_actions"][worst], previews[worst]
    assert preview["points"] == 0
    tank = action["display"]
    draft(page, found, action)
    aimed = page.locator(".bd-aimed")
    expect(aimed.locator(".bd-badge")).to_have_text("+0")
    expect(aimed).to_have_attribute("aria-label", re.compile("this card here: 0 points"))
    expect(page.locator(ASKED)).to_have_text(f"Tank {tank + 1}: +0 now")
    view = found["view"]
    colour = view["colours"][seat]
    worth = view["worth"][tank]
    before = worth["goal"] if colour is None else worth["staff"][colour]
    after = before + preview.get("gain", 0)
    expect(page.locator(".act .why")).to_have_text(
        f"At game end it is worth {after} to you instead of {before}."
        if after != before
        else f"At game end it stays worth {after} to you."
    )
    expect(aimed.locator(".bk-own .bk-worth")).to_have_text(str(after or "·"))
    page.locator(CONFIRM).click()
    row = page.locator(".log li", has_text=f"placed a card on tank {tank + 1}: 0 points").first
    expect(row.locator(".pts")).to_have_text("+0")
    expect(page.locator(".log-head .pts")).to_have_text("Card")


@pytest.mark.slow
@pytest.mark.parametrize(
    "size", [(360, 640), (320, 640), (375, 667), (667, 375), (844, 390), (640, 400)]
)
@pytest.mark.parametrize("others", [4, 3, 1])
def test_all_tanks_are_visible_on_a_low_phone(
    visitor: Visitor, size: tuple[int, int], others: int
) -> None:
    page = visitor("/", phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    options = {"mode": "betty"} if others == 4 else {}
    match = open_table(page, "betta", [ME, *[BOT] * others], options=options, start=True)
    page.goto(f"/t/{match}")
    found = wait_for_visible_turn(page, own_seat(page))
    draft(page, found, best_action(found)[0], tap=True)
    expect(page.locator(".bd-aimed .bd-badge")).to_be_visible()
    assert page.evaluate(FITS, ".bo-room, .bo, .bo-rail, html")
    for part in (".bo-room", ".bp", ".bh", ".seats", ".act .do"):
        assert not overlaps(page, part, ".act .words")
    for label in (".bd-badge", ".bd-ticket"):
        assert not overlaps(page, label, ".bd .bt-cells")
    controls = page.evaluate(BOXES, ".bd, .bh-card, .bh-turn, .bb-open, .act .btn")
    for control in controls:
        assert control["left"] >= 0 and control["right"] <= size[0] + 1
        assert control["top"] >= 0 and control["bottom"] <= size[1] + 1
        assert min(control["right"] - control["left"], control["bottom"] - control["top"]) >= 43.5
