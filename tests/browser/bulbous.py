"""Actions at a Bulbous table that several browser tests share."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Visitor
from .table import call, match_of, open_table, wait_for_visible_turn

ME = {"occupant": "me"}
BOT = {"occupant": "bot", "level": "beginner"}
CONFIRM = ".act .btn.main"
PASS = re.compile("^Pass")


def open_bulbous(page: Page, *occupants: dict[str, str], **options: str) -> int:
    """Open a table, load its page and return the visitor's seat."""
    match = open_table(page, "bulbous", [ME, *occupants], options=options, start=True)
    page.goto(f"/t/{match}")
    return seat_of(page)


def two_people(visitor: Visitor, *bots: dict[str, str]) -> tuple[tuple[Page, Page], list[int]]:
    """Seat two visitors at one table and return their pages and their seats."""
    host = visitor("/")
    match = open_table(host, "bulbous", [ME, {"occupant": "open"}, *bots])
    friend = visitor(f"/t/{match}")
    call(friend, f"/api/tables/{match}/sit", {"nonce": "f" * 32})
    call(host, f"/api/tables/{match}/start", {})
    for page in (host, friend):
        page.goto(f"/t/{match}")
    return (host, friend), [seat_of(page) for page in (host, friend)]


def seat_of(page: Page) -> int:
    """Return the visitor's seat, which the start of the match may have changed."""
    mine: list[int] = call(page, f"/api/tables/{match_of(page)}")["own_seats"]
    return mine[0]


def decision(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return an action that is always legal.

    It brings the smallest bulb, keeps the order, bids all cards that fit, or passes.
    """
    active = [item["colour"] for item in view["active"]]
    if view["phase"] == "bring":
        colour = next(colour for colour in view["owned"][seat] if colour not in active)
        return {"do": "bring", "colour": colour, "size": view["reserve"][colour][0]}
    if view["phase"] == "order":
        return {"do": "order", "colours": active}
    cards = [card for card in view["hand"] if card.startswith(f"{view['contested']}-")]
    return {"do": "bid", "cards": cards} if cards else {"do": "pass"}


def act(page: Page, found: dict[str, Any], action: dict[str, Any]) -> None:
    """Send an action of the visitor's seat through the API."""
    call(
        page,
        f"/api/matches/{match_of(page)}/act",
        {"seat": found["seat"], "decision_id": found["decision_id"], "action": action},
    )


def decide(page: Page, action: dict[str, Any], *, tap: bool = False) -> None:
    """Take an action by clicking or tapping its parts on the board."""

    def press(wanted: str) -> None:
        target = page.locator(wanted)
        target.tap() if tap else target.click()

    go_on = page.get_by_role("button", name="Continue")
    controls = page.locator(f"[data-bring], [data-specimen], {CONFIRM}")
    # The last turn is shown until the player continues.
    expect(controls.or_(page.get_by_role("button", name=PASS)).or_(go_on).first).to_be_visible()
    if go_on.is_visible():
        go_on.click()
    match action["do"]:
        case "bring":
            press(f'[data-bring="{action["colour"]}-{action["size"]}"]')
        case "order":
            for colour in action["colours"][:-1]:
                press(f'[data-specimen="{colour}"]')
            press(CONFIRM)
        case "bid":
            for card in action["cards"]:
                press(f'[data-card="{card}"]')
                expect(page.locator(f'[data-card="{card}"]')).to_have_attribute(
                    "aria-pressed", "true"
                )
            press(CONFIRM)
        case _:
            page.get_by_role("button", name=PASS).click()


def reach_bid(page: Page, seat: int) -> dict[str, Any]:
    """Play on the board until this seat can make a bid, and return the frame."""
    found = wait_for_visible_turn(page, seat)
    while (action := decision(found["view"], seat))["do"] != "bid":
        decide(page, action)
        found = wait_for_visible_turn(page, seat, found["seq"])
        assert found["phase"] == "playing", "no bid was possible in the whole match"
    return found
