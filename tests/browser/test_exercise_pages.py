"""Tests of the layout of lessons and puzzles on small phones."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Visitor

pytestmark = pytest.mark.browser

PARTS = {
    "pylos": ".pylos-in",
    "betta": ".bo-room, .bp, .bh-cards",
    "betapet": ".be-sheet, .be-rest, .be-rack, .be-tools",
    "bulbous": ".bu-house, .bu-hand",
    "carcassonne": ".cc-drawn, .cc-chips",
}
"""For each game, the parts of the board that must be in view and apart from each other."""

BOXES = """selector => [...document.querySelectorAll(selector)]
  .filter(part => part.checkVisibility({ visibilityProperty: true }))
  .map(part => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return { part: part.className, left, right, top, bottom };
  })
  .filter(box => box.right - box.left > 2 && box.bottom - box.top > 2)"""

PIECES = {"betta": ".bd, .bh-cards > *", "betapet": ".be-rack .be-slot", "bulbous": ".bu-hand li"}
"""For each game, the pieces that no scrolling part of the board may cut off."""

CUT = """selector => [...document.querySelectorAll(selector)].filter(piece => {
    const { top, bottom } = piece.getBoundingClientRect();
    for (let outer = piece.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflowY === 'visible') continue;
      const frame = outer.getBoundingClientRect();
      if (top < frame.top - 1 || bottom > frame.bottom + 1) return true;
    }
    return false;
  }).map(piece => piece.className)"""
"""A script that returns the pieces that a part around them cuts off."""


def intersects(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Return whether two boxes overlap by more than a pixel."""
    return bool(
        min(one["right"], other["right"]) - max(one["left"], other["left"]) > 1
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > 1
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "path"),
    [
        pytest.param(
            game,
            path,
            marks=()
            if (game, path) in {("betapet", "learn"), ("betta", "puzzles")}
            else pytest.mark.slow,
        )
        for game in PARTS
        for path in ("learn", "puzzles")
    ],
)
def test_no_part_of_an_exercise_covers_another_in_landscape(
    visitor: Visitor, game: str, path: str
) -> None:
    page = visitor(f"/{path}/{game}")
    for size in ((844, 390), (667, 375)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator(PARTS[game]).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        boxes = page.evaluate(BOXES, f"{PARTS[game]}, .task-panel, .act .do")
        names = {box["part"].split()[0] for box in boxes}
        assert {selector.strip(" .") for selector in PARTS[game].split(",")} - {"be-rest"} <= names
        for one, other in combinations(boxes, 2):
            assert not intersects(one, other), (size, one, other)
        for box in boxes:
            assert box["left"] >= 0 and box["right"] <= size[0] + 1, (size, box)
            assert box["top"] >= 0 and box["bottom"] <= size[1] + 1, (size, box)
        if game in PIECES:
            assert page.locator(PIECES[game]).count()
            assert page.evaluate(CUT, PIECES[game]) == [], size


@pytest.mark.parametrize("path", ["learn", pytest.param("puzzles", marks=pytest.mark.slow)])
def test_the_top_bar_of_a_phone_never_cuts_a_word_to_a_letter(visitor: Visitor, path: str) -> None:
    page = visitor(f"/{path}/carcassonne", phone=True)
    label = page.locator(".crumb .muted")
    expect(label).to_be_visible()
    shown = "label => Math.min(label.clientWidth, label.scrollWidth) / label.scrollWidth"
    assert label.evaluate(shown) == 1
    bar, box = page.locator(".crumb").bounding_box(), label.bounding_box()
    assert bar
    assert box
    assert box["y"] + box["height"] <= bar["y"] + bar["height"] + 1
