"""Tests that whole games of Bulbous can be played, also through the accessibility tree."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .bulbous import BOT, PASS, decide, decision, open_bulbous, two_people
from .conftest import Visitor
from .table import expect_over, frame

pytestmark = pytest.mark.browser


@pytest.mark.slow
def test_two_players_and_two_bots_finish_a_game(visitor: Visitor) -> None:
    """Each player sees the opponent's bid only after the turn, and both see the same result."""
    pages, seats = two_people(visitor, BOT, BOT)
    host = pages[0]
    decided = -1
    for _ in range(4_000):
        frames = [frame(page, seat) for page, seat in zip(pages, seats, strict=True)]
        if all(found["phase"] == "over" for found in frames):
            break
        at = next(
            (at for at, found in enumerate(frames) if found["mine"] and found["seq"] > decided),
            None,
        )
        if at is None:
            host.wait_for_timeout(20)
            continue
        decide(pages[at], decision(frames[at]["view"], seats[at]))
        decided = frames[at]["seq"]
    for page in pages:
        expect_over(page)
    totals = [
        frame(page, seat)["ranking"]["scores"] for page, seat in zip(pages, seats, strict=True)
    ]
    assert totals[0] == totals[1] and sum(totals[0]) >= 20
    for total in totals[0]:
        expect(host.locator("#pane-result")).to_contain_text(str(total))


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.slow
def test_a_game_can_be_played_through_the_accessibility_tree(visitor: Visitor, whole: bool) -> None:
    """The roles, names and states describe every decision and its result in text.

    The daily test plays to the first bid, the nightly test a whole game.
    """
    page = visitor("/")
    open_bulbous(page, BOT, last="of-a-colour")
    decided, heard = dict.fromkeys(("bring", "order", "bid", "pass"), 0), False
    for _ in range(2_000):
        tree = page.get_by_role("main").aria_snapshot()
        heard = heard or "won the bid with" in tree
        if "The final round is over." in tree or (not whole and heard and decided["bid"]):
            break
        kind = decide_from_tree(page, tree)
        if kind:
            decided[kind] += 1
            wait_for_change(page, tree)
        else:
            page.wait_for_timeout(100)
    assert decided["bring"] and decided["bid"] and heard, decided
    if whole:
        expect(page.get_by_role("region", name="Your decision")).to_contain_text(
            re.compile("You win|wins|Shared|share")
        )
        expect(page.get_by_role("main", include_hidden=True)).to_contain_text(
            "The final round is over."
        )


def decide_from_tree(page: Page, tree: str) -> str | None:
    """Decide from the accessibility tree; return the kind of decision, or None if none is due."""
    asked = re.search(r'region "Your decision":(.*?)\n  - complementary', tree, re.DOTALL)
    said = asked.group(1) if asked else ""
    board = page.get_by_role("region", name="Board")
    bar = page.get_by_role("region", name="Your decision")
    if "Continue" in said:
        bar.get_by_role("button", name="Continue").click()
        return None
    if "Choose a specimen to bring in" in said:
        board.get_by_role("button", name=re.compile("^Bring in the")).first.click()
        return "bring"
    if "Choose the order of the specimens" in said:
        names = re.findall(
            r"- '?button \"((?:blue|green|red|yellow) \w+, [^\"]*)\"'?(?! \[disabled\])", tree
        )
        for name in names[:-1]:
            board.get_by_role("button", name=name, exact=True).click()
        bar.get_by_role("button", name=re.compile("^Confirm order")).click()
        return "order"
    if wanted := re.search(r"bid for the (blue|green|red|yellow) \w+, ", said.casefold()):
        hand = re.search(r'region "Your hand":(.*?)\n    - (?:heading|list)', tree, re.DOTALL)
        cards = re.findall(rf'button "({wanted.group(1)} [^"]*)"', hand.group(1) if hand else "")
        if not cards:
            bar.get_by_role("button", name=PASS).click()
            return "pass"
        for card in cards:
            board.get_by_role("region", name="Your hand").get_by_role(
                "button", name=card, exact=True
            ).click()
            expect(board.get_by_role("button", name=card, exact=True)).to_have_attribute(
                "aria-pressed", "true"
            )
        bar.get_by_role("button", name=re.compile(r"^Bid \d")).click()
        return "bid"
    return None


def wait_for_change(page: Page, tree: str) -> None:
    """Wait until the accessibility tree differs from the one before the decision."""
    rows = tree.count("- listitem")
    for _ in range(200):
        now = page.get_by_role("main").aria_snapshot()
        if now.count("- listitem") != rows and "Sending" not in now:
            return
        page.wait_for_timeout(25)
