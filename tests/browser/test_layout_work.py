"""Tests that a changed sentence beside a board does not lay the board out several times."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .table import open_table

pytestmark = pytest.mark.browser

LAYOUTS = 20

CHANGE_THE_PROMPT = """times => {
    for (let time = 0; time < times; time++) {
        document.querySelector('.act .ask').textContent = `Sentence ${time}`;
        document.body.getBoundingClientRect();
    }
}"""
"""A script that changes the prompt and computes the layout a number of times."""

PLAYERS = {"pylos": 2, "betta": 3, "betapet": 2, "bulbous": 3, "carcassonne": 3}


@pytest.mark.slow
@pytest.mark.chromium_only("the number of layouts needs the DevTools Protocol")
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=() if game == "bulbous" else pytest.mark.slow)
        for game in sorted(PLAYERS)
    ],
)
def test_a_changed_prompt_computes_the_styles_of_the_board_once(
    visitor: Visitor, game: str
) -> None:
    """A board without a definite height was measured twice in each layout, four times as long."""
    page = visitor()
    bots = [{"occupant": "bot", "level": "beginner"}] * (PLAYERS[game] - 1)
    match = open_table(page, game, [{"occupant": "me"}, *bots], start=True)
    page.goto(f"/t/{match}")
    expect(page.locator(".act.mine .ask")).not_to_be_empty()
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def style_computations() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in metrics if each["name"] == "RecalcStyleCount"))

    page.evaluate(CHANGE_THE_PROMPT, 1)
    before = style_computations()
    page.evaluate(CHANGE_THE_PROMPT, LAYOUTS)
    # One for the sentence, and one for the lengths that depend on the size of the table.
    assert style_computations() - before <= 3 * LAYOUTS
