"""Tests for the daily puzzle: solution, archive, streak, phone, keyboard and accessibility."""

from __future__ import annotations

from datetime import UTC, date, datetime

import msgspec
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from parlour.plugin.puzzle import Puzzle
from parlour.services.puzzles import puzzle_files

from .conftest import Visitor

pytestmark = pytest.mark.browser

ASK = ".act .ask"
OTHER_DAY = ".calendar button:enabled:not([aria-current=date])"


def today() -> str:
    """Return the server's current date in ISO format."""
    return datetime.now(UTC).date().isoformat()


def placed_cells(puzzle: Puzzle) -> list[str]:
    """Return the cell of each candidate, best first; empty if the action places no ball."""
    actions = [msgspec.json.decode(candidate.action) for candidate in puzzle.candidates]
    return [action["cell"] if action["do"] == "place" else "" for action in actions]


def plain_day() -> tuple[str, list[str]]:
    """Return the last past day with a Pylos puzzle about placing one ball, and its cells."""
    last = date.fromisoformat(today()).toordinal()
    for back in range(1, len(puzzle_files.packaged_puzzles("pylos"))):
        day = date.fromordinal(last - back).isoformat()
        puzzle = puzzle_files.packaged_puzzle("pylos", day)
        if puzzle.best == 1 and all(placed_cells(puzzle)[:2]):
            return day, placed_cells(puzzle)
    raise AssertionError


def check_accessibility(page: Page) -> None:
    """Check that axe finds no accessibility problem in the page."""
    problems = Axe().run(page, "#main").response["violations"]
    assert not problems, [
        (problem["id"], problem["nodes"][0]["html"], problem["nodes"][0].get("failureSummary"))
        for problem in problems
    ]


def choose(page: Page, cell: str) -> None:
    """Place a ball on a cell and send the action."""
    page.locator(f'.pylos-cell[data-cell="{cell}"]').first.focus()
    page.keyboard.press("Enter")
    page.locator(".act .btn.main").click()


@pytest.mark.parametrize(
    ("phone", "dark"), [pytest.param(False, False, marks=pytest.mark.slow), (True, True)]
)
def test_a_puzzle_is_answered_wrong_then_right(visitor: Visitor, phone: bool, dark: bool) -> None:
    day, (best, wrong, *_) = plain_day()
    page = visitor(f"/puzzles/pylos?day={day}", phone=phone, dark=dark)
    expect(page.locator("h1")).to_have_text("Find the winning move")
    check_accessibility(page)
    choose(page, wrong)
    expect(page.locator(ASK)).to_contain_text("loses. Try again.")
    expect(page.locator("#live")).to_contain_text("loses. Try again.")
    expect(page.locator(".cands")).to_have_count(0)
    choose(page, best)
    expect(page.locator(ASK)).to_have_text("Solved on the second try")
    expect(page.locator(".cands tbody tr").first).to_contain_text(best)
    expect(page.locator(".cands tbody tr").first).to_contain_text("wins")
    expect(page.locator(".calendar button[aria-current=date]")).to_have_attribute(
        "aria-label", f"{date_label(day)}, solved"
    )
    check_accessibility(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    expect(page.locator(ASK)).to_have_text("Solved on the second try")


def date_label(day: str) -> str:
    """Return a day as the page writes it."""
    found = date.fromisoformat(day)
    return f"{found:%B} {found.day}"


@pytest.mark.slow
def test_the_home_page_leads_to_the_puzzle_its_streak_and_the_archive(visitor: Visitor) -> None:
    page = visitor("/")
    page.get_by_role("group", name="Puzzle of the day").get_by_role("link", name="Betapet").click()
    page.get_by_role("button", name="Show solution").click()
    expect(page.locator(ASK)).to_contain_text("Best: ")
    expect(page.locator(".cands tbody tr").first).to_be_visible()
    expect(page.locator(".attempt-bars")).to_contain_text("shown")
    before = page.locator(".task-panel .eyebrow").inner_text()
    check_accessibility(page)
    # On the first day of a month, all other days are on the previous page.
    if not page.locator(OTHER_DAY).count():
        page.locator(".months button").first.click()
    page.locator(OTHER_DAY).last.click()
    expect(page.locator(".task-panel .eyebrow")).not_to_have_text(before)
    expect(page.get_by_role("button", name="Show solution")).to_be_visible()
    page.locator(".puzzle-links a", has_text="Pylos").click()
    page.wait_for_url("**/puzzles/pylos")


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [game for game in ("betta", "carcassonne", "bulbous") if puzzle_files.packaged_puzzles(game)],
)
def test_every_board_shows_its_puzzle(visitor: Visitor, game: str) -> None:
    page = visitor(f"/puzzles/{game}", phone=True)
    expect(page.locator("h1")).to_contain_text("best move")
    check_accessibility(page)
    page.get_by_role("button", name="Show solution").click()
    expect(page.locator(ASK)).to_contain_text("Best: ")
    check_accessibility(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
