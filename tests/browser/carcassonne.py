"""Actions at a Carcassonne table that several browser tests share."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Visitor
from .table import call, frame, match_of, open_table, wait_for_position, wait_for_turn

BOT = {"occupant": "bot", "level": "beginner"}

CAMERA = "() => Object.values(document.querySelector('.cc-map').getBoundingClientRect().toJSON())"
"""A script that returns the position and the tile size of the map."""


def two_players(visitor: Visitor, *others: dict[str, str], **wish: Any) -> tuple[Page, Page]:
    """Start a match with two visitors on seats 0 and 1 and return their pages.

    Args:
        visitor: The function that opens a page.
        *others: The occupants of further seats.
        **wish: More fields of the request that opens the table.
    """
    host, friend = visitor("/"), visitor("/")
    host.goto(
        f"/t/{open_table(host, 'carcassonne', [{'occupant': 'me'}, {'occupant': 'open'}, *others], **wish)}"
    )
    friend.goto(f"/t/{match_of(host)}")
    friend.get_by_role("button", name="Join").first.click()
    host.get_by_role("button", name="Start").click()
    for page in (host, friend):
        expect(page.locator(".cc-tile").first).to_be_attached()
    return host, friend


def table_with_bot(
    visitor: Visitor, *, dark: bool = False, phone: bool = False, **wish: Any
) -> Page:
    """Start a match against a bot and return its page when the visitor must place a tile."""
    page = visitor("/", dark=dark, phone=phone)
    page.goto(
        f"/t/{open_table(page, 'carcassonne', [{'occupant': 'me'}, BOT], start=True, **wish)}"
    )
    found = wait_for_turn(page, 0)
    while found["view"]["phase"] != "place":
        decide(page, 0, decision(found["view"]))
        found = wait_for_turn(page, 0, found["seq"])
    wait_for_position(page, found)
    expect(page.locator(".cc-square").first).to_be_visible()
    return page


def decision(view: dict[str, Any]) -> dict[str, Any]:
    """Return an action for a view that fills the board compactly.

    It bets the first chip, places the tile next to the most neighbours, and places meeples.
    """
    if view["phase"] == "bet":
        return {"do": "bet", "chip": view["chips"][0] if view["chips"] else None}
    if view["phase"] == "place":
        taken = {(tile["x"], tile["y"]) for tile in view["tiles"]}

        def near(way: dict[str, Any]) -> tuple[int, bool]:
            around = sum(
                (way["x"] + dx, way["y"] + dy) in taken for dx in (-1, 0, 1) for dy in (-1, 0, 1)
            )
            return around, bool(way["free"])

        way = max(view["placements"], key=near)
        meeple = way["free"].split()[0] if way["free"] else None
        return {
            "do": "place",
            "x": way["x"],
            "y": way["y"],
            "turns": way["turns"],
            "meeple": meeple,
        }
    asked = view["settling"] if view["phase"] == "settle" else view["questions"]
    question = next(each for each in asked if len(each["choices"]) > 1)
    return {
        "do": view["phase"],
        "tile": question["tile"],
        "segment": question["choices"][0]["segment"],
    }


def decide(page: Page, seat: int, action: dict[str, Any]) -> dict[str, Any]:
    """Send an action of a seat through the API and return the seat's next frame."""
    found = frame(page, seat)
    answer: dict[str, Any] = call(
        page,
        f"/api/matches/{match_of(page)}/act",
        {"seat": seat, "decision_id": found["decision_id"], "action": action},
    )
    return answer


def reach_first_bet(visitor: Visitor) -> tuple[tuple[Page, Page], int]:
    """Play until the first bookmaker tile; return the pages of two players and one seat."""
    pages = two_players(visitor)
    while True:
        frames = [frame(page, seat) for seat, page in enumerate(pages)]
        assert frames[0]["phase"] == "playing", "no bet was requested in the whole match"
        if frames[0]["view"]["phase"] == "bet":
            for page in pages:
                expect(page.locator(".cc-betting")).to_be_visible()
            return pages, 0
        seat = next(seat for seat, found in enumerate(frames) if found["mine"])
        decide(pages[seat], seat, decision(frames[seat]["view"]))
