"""Tests for log rows: mark, text, points and total; hovering a row highlights its place."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .table import call, hint, match_of, open_table, wait_for_turn, wait_for_visible_turn

pytestmark = pytest.mark.browser

BOT = [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}]
MARKS = {
    "betapet": "small.at",
    "betta": ".bc-row, .bc-none",
    "pylos": "svg",
    "bulbous": ".bu-glyph",
    "carcassonne": ".cc-row",
}
"""For each game, a selector of the mark before the text of a row."""

LIT = {
    "betapet": ".be-lit > *",
    "betta": ".bd[data-lit]",
    "pylos": ".pylos-scene [data-lit]",
    "bulbous": "[data-place][data-lit]",
    "carcassonne": ".cc-map .cc-lit",
}
"""For each game, a selector of highlighted elements on the board."""


def decide(page: Page, seat: int, seq: int = -1) -> dict[str, Any]:
    """Take the first legal action, or the hint if there is none, and return the frame before it."""
    found = wait_for_turn(page, seat, seq)
    match = match_of(page)
    action = found["legal_actions"][0] if found["legal_actions"] else hint(page, match, seat)
    call(
        page,
        f"/api/matches/{match}/act",
        {"seat": seat, "decision_id": found["decision_id"], "action": action},
    )
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=() if game == "bulbous" else pytest.mark.slow) for game in MARKS],
)
def test_a_log_row_shows_mark_place_points_and_total_and_highlights_its_place(
    visitor: Visitor, game: str
) -> None:
    page = visitor("/")
    match = open_table(page, game, BOT, start=True)
    page.goto(f"/t/{match}")
    seat = call(page, f"/api/tables/{match}")["own_seats"][0]
    for _ in range(2):
        wait_for_visible_turn(page, seat, decide(page, seat)["seq"])
    page.wait_for_load_state("networkidle")
    row = page.locator(".log li.lights", has=page.locator(f".line .w :is({MARKS[game]})")).last
    expect(row.locator(".tot").first).to_have_text(re.compile(r"^\d+$"))
    expect(row.locator(".pts").first).to_have_text(re.compile(r"^(\+|−)?\d+$"))
    expect(row.locator("b").first).not_to_be_empty()
    expect(page.locator(LIT[game])).to_have_count(0)
    row.hover()
    expect(page.locator(LIT[game]).first).to_be_attached()
    page.mouse.move(2, 2)
    expect(page.locator(LIT[game])).to_have_count(0)
    row.locator("button").focus()
    expect(page.locator(LIT[game]).first).to_be_attached()
    # Only these games list their legal moves.
    expect(page.get_by_role("tab", name="Moves")).to_have_count(int(game in ("betta", "pylos")))
    # The accessible name of a row is the whole sentence.
    entries = call(page, f"/api/matches/{match}/history?seat={seat}")["entries"]
    counted = [entry["scores"] for entry in entries if entry["kind"] == "moved"]
    assert (
        all(scores is None for scores in counted)
        if game == "pylos"
        else all(len(scores) == 2 for scores in counted)
    )
    assert all(entry["scores"] is None for entry in entries if entry["kind"] != "moved")


@pytest.mark.slow
def test_betapet_rows_use_notation_and_totals_follow_takebacks(
    visitor: Visitor,
) -> None:
    page = visitor("/")
    match = open_table(page, "betapet", BOT, start=True)
    page.goto(f"/t/{match}")
    seat = call(page, f"/api/tables/{match}")["own_seats"][0]
    found = wait_for_turn(page, seat, decide(page, seat)["seq"])
    entries = call(page, f"/api/matches/{match}/history?seat={seat}")["entries"]
    number, mine = next(
        (number, item)
        for number, item in enumerate([item for item in entries if item["kind"] == "moved"], 1)
        if item["seat"] == seat
    )
    details = mine["log_entries"][0]["details"]
    row = page.locator(".log li", has=page.locator(".n", has_text=re.compile(f"^{number}$")))
    expect(row.locator(".w")).to_contain_text(f"{details['at']} {details['word']}")
    expect(row.locator(".pts")).to_have_text(f"+{details['points']}")
    expect(row.locator(".tot")).to_have_text(str(details["total"]))
    page.locator(".proposals .btn", has_text="Take back").click()
    page.locator("dialog[open] .btn.main").click()
    expect(page.locator(".log li").last).to_contain_text("The move was taken back")
    found = wait_for_turn(page, seat, found["seq"])
    call(
        page,
        f"/api/matches/{match}/act",
        {"seat": seat, "decision_id": found["decision_id"], "action": {"do": "pass"}},
    )
    passed = page.locator(".log li", has_text="passed").last
    expect(passed.locator(".pts").first).to_have_text("0")
    expect(passed.locator(".tot").first).to_have_text("0")
