"""Tests that whole games of Carcassonne can be played with bots and the accessibility tree."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from .carcassonne import BOT, table_with_bot, two_players
from .conftest import Visitor
from .table import call, expect_over, frame, match_of

pytestmark = pytest.mark.browser

DECIDE = re.compile("^(Place bet|Confirm)$")
LAY = "Place tile"
GONE_MS = 2_000
"""The time limit (ms) for pressing a button that may have disappeared."""


@pytest.mark.slow
def test_two_players_and_four_bots_finish_a_game(visitor: Visitor) -> None:
    """One player points and one types; bets stay private, and both see the revealed chips."""
    pages = two_players(visitor, BOT, BOT, BOT, BOT, options={"at_end": "any"})
    seats: list[int] = [
        call(page, f"/api/tables/{match_of(page)}")["own_seats"][0] for page in pages
    ]
    decided, done = (
        [-1, -1],
        [dict.fromkeys(("place", "bet", "settle", "choose"), 0) for _ in pages],
    )
    turned = 0
    for _ in range(8_000):
        frames = [frame(page, seat) for page, seat in zip(pages, seats, strict=True)]
        if all(found["phase"] == "over" for found in frames):
            break
        at = next(
            (
                at
                for at, found in enumerate(frames)
                if found["mine"] and found["decision_id"] > decided[at]
            ),
            None,
        )
        if at is None:
            pages[0].wait_for_timeout(25)
            continue
        page, found, phase = pages[at], frames[at], frames[at]["view"]["phase"]
        turned = len(found["view"]["turned"])
        if phase == "place":
            lay_by_key(page) if at else lay_by_mouse(page)
        else:
            answer(page, phase)
        done[at][phase] += 1
        decided[at] = found["decision_id"]
    for each in done:
        assert each["place"] >= 10 and each["bet"] >= 1 and each["choose"], done
    last = [frame(page, seat) for page, seat in zip(pages, seats, strict=True)]
    scores: list[int] = last[0]["ranking"]["scores"]
    assert [found["ranking"] for found in last] == [last[0]["ranking"]] * 2
    assert sum(scores) > 60 and last[0]["view"]["totals"] == last[1]["view"]["totals"] == scores
    for page, found in zip(pages, last, strict=True):
        assert len(found["view"]["turned"]) > turned
        # Both pages show the revealed chips for a while.
        expect(page.locator(".cc-reveal li")).to_have_count(len(found["view"]["turned"]) - turned)
    for page, found in zip(pages, last, strict=True):
        expect_over(page)
        assert [int(text) for text in page.locator(".cc-totals b").all_inner_texts()] == scores
        page.get_by_role("button", name="Show board").click()
        page.get_by_role("button", name="Before the final scoring").click()
        gained = len(found["view"]["steps"])
        expect(page.locator(".cc-step")).to_contain_text(f"Step 0 of {gained}")
        before = [int(text) for text in page.locator(".cc-totals b").all_inner_texts()]
        assert (
            all(points <= score for points, score in zip(before, scores, strict=True))
            and before != scores
        )
        page.get_by_role("button", name="Next step").click()
        expect(page.locator(".cc-step")).to_contain_text(f"Step 1 of {gained}")
        page.get_by_role("button", name="The end", exact=True).click()
        expect(page.locator(".cc-step")).to_contain_text(f"Step {gained} of {gained}")
        assert [int(text) for text in page.locator(".cc-totals b").all_inner_texts()] == scores
    assert [ranking(page) for page in pages] == [sorted(scores, reverse=True)] * 2


def ranking(page: Page) -> list[int]:
    """Return the scores of the result list from first to last place."""
    return [int(text) for text in page.locator("#pane-result .standings .score").all_inner_texts()]


def lay_by_mouse(page: Page) -> None:
    """Place the tile on the first clickable square with the first legal meeple."""
    seen = page.get_by_role("button", name="Close")
    if seen.is_visible():
        seen.click()
    page.get_by_role("button", name="Fit to screen").click()
    expect(page.locator("[data-square]").first).to_be_visible()
    reached = page.evaluate(
        """() => [...document.querySelectorAll('[data-square]')].find(one => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-square]') === one;
        })?.dataset.square"""
    )
    page.locator(f'[data-square="{reached}"]').click()
    meeple = page.locator("[data-meeple]").first
    if meeple.is_visible():
        meeple.click()
        expect(meeple).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=LAY, exact=True).last.click()


def lay_by_key(page: Page) -> None:
    """Place the tile on the last square with another rotation and the last legal meeple."""
    page.locator("[data-square]").last.focus()
    page.keyboard.press("Enter")
    lay = page.get_by_role("button", name=LAY, exact=True).last
    expect(lay).to_be_visible()
    page.keyboard.press("r")
    meeple = page.locator("[data-meeple]").last
    if meeple.is_visible():
        meeple.focus()
        page.keyboard.press("Enter")
        expect(meeple).to_have_attribute("aria-pressed", "true")
    lay.focus()
    page.keyboard.press("Enter")


def answer(page: Page, phase: str) -> None:
    """Answer a bet with the first chip, or choose the first segment."""
    offered = page.locator(
        ".cc-betting button[data-chip]" if phase == "bet" else "button[data-segment]"
    )
    expect(offered.first).to_be_visible()
    offered.first.click()
    expect(offered.first).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=DECIDE, exact=True).click()


@pytest.mark.slow
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_a_game_can_be_played_through_the_accessibility_tree(visitor: Visitor, whole: bool) -> None:
    """The roles, names and states describe every decision, and each one adds a log row.

    The daily test plays to the first bet, the nightly test a whole game.
    """
    page = table_with_bot(visitor, options={"at_end": "any"})
    decided = dict.fromkeys(("place", "meeple", "bet", "choose"), 0)
    for _ in range(4_000):
        tree = page.get_by_role("main").aria_snapshot()
        if "The last tile was placed." in decision_text(tree) or (decided["bet"] and not whole):
            break
        kind = decide_from_tree(page, tree)
        if kind:
            decided[kind] += 1
        page.wait_for_timeout(25)
    assert decided["place"] and decided["bet"], decided
    expect(page.get_by_role("main")).to_contain_text("placed a bet face down")
    if whole:
        assert decided["place"] >= 30 and decided["meeple"], decided
        page.get_by_role("button", name="Show board").press("Enter")
        scoring = page.get_by_role("group", name="Final scoring")
        expect(scoring).to_be_visible()
        totals = scoring.get_by_role("list", name="Total").get_by_role("listitem").all_inner_texts()
        assert [int(total) for total in totals] == frame(page, 0)["ranking"]["scores"]


def decision_text(tree: str) -> str:
    """Return the part of the accessibility tree that describes the current decision."""
    found = re.search(r'region "Your decision":(.*?)\n  - complementary', tree, re.DOTALL)
    return found.group(1) if found else ""


def press_if_present(button: Locator) -> bool:
    """Press a button and return True, or return False if the button has disappeared."""
    try:
        button.press("Enter", timeout=GONE_MS)
    except TimeoutError:
        return False
    return True


def decide_from_tree(page: Page, tree: str) -> str | None:
    """Decide from the accessibility tree; return the kind of decision, or None if none is due."""
    said = decision_text(tree)
    bar = page.get_by_role("region", name="Your decision")
    board = page.get_by_role("region", name="Board")
    lay = bar.get_by_role("button", name=LAY, exact=True)
    if "Place the tile" in said:
        # Without meeples, the tile is confirmed as soon as it has a square.
        if re.search(rf'button "{LAY}"$', said, re.MULTILINE):
            return "place" if press_if_present(lay) else None
        press_if_present(
            board.get_by_role("button", name=re.compile("^(Place|Rotate) the tile")).first
        )
        return None
    if "Place a meeple (optional)" in said:
        free = board.get_by_role(
            "button", name=re.compile(r"^(knight|highwayman|monk|farmer)( \d)?$")
        )
        stands = free.count() and not re.search(
            r'button "(knight|highwayman|monk|farmer)( \d)?" \[pressed\]', tree
        )
        if stands:
            return "meeple" if press_if_present(free.first) else None
        return "place" if press_if_present(lay) else None
    choices = None
    if "How many tiles will" in said:
        kind, choices = "bet", board.get_by_role("button", name=re.compile("^(Chip |No bet)"))
    elif "Choose what" in said:
        kind, choices = (
            "choose",
            board.get_by_role("group", name="What the bets count for").get_by_role("button"),
        )
    if (
        choices
        and press_if_present(choices.first)
        and press_if_present(bar.get_by_role("button", name=DECIDE, exact=True))
    ):
        return kind
    return None
