"""What people do at a table, as the tests say it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Error, Page, expect

ASKED = ".act .ask"


def call(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """Return what the house answers this visitor.

    It is asked beside the page: what a page asks is never answered where it goes elsewhere meanwhile.
    """
    answer = page.request.get(path) if body is None else page.request.post(path, data=body, headers={"X-Parlour": "1"})
    said = answer.json()
    if not answer.ok:
        raise Error(said["code"])
    return said


def open_table(page: Page, game: str, chairs: list[dict[str, str]], **wish: Any) -> str:
    """Open a table through the API and return its match."""
    opened = call(page, "/api/tables", {"game": game, "chairs": chairs, **wish})
    return str(opened["match"])


def match_of(page: Page) -> str:
    """Return the match whose table is open."""
    found = re.search(r"/t/([0-9a-f]+)", page.url)
    assert found, page.url
    return found.group(1)


def frame(page: Page, seat: int) -> dict[str, Any]:
    """Return the newest frame of a seat of this visitor."""
    found: dict[str, Any] = call(page, f"/api/matches/{match_of(page)}/frame?seat={seat}")
    return found


def wait_for_turn(page: Page, seat: int, seq: int = -1) -> dict[str, Any]:
    """Return this seat's frame once it must decide something new, or the game is over."""
    for _ in range(600):
        found = frame(page, seat)
        if found["seq"] > seq and (found["mine"] or found["phase"] == "over"):
            return found
        page.wait_for_timeout(25)
    raise AssertionError("the turn never came")


def wait_until(page: Page, condition: str) -> None:
    """Wait until an expression holds on the page, whose own policy allows no string to be run in it."""
    for _ in range(400):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(25)
    raise AssertionError(f"this never came true: {condition}")


def cell(page: Page, name: str) -> Any:
    """Return a cell of Pylos on its flat level."""
    return page.locator(f'.pylos-cell[data-cell="{name}"]').last


def play_pylos(page: Page, action: dict[str, Any], *, tap: bool = False) -> None:
    """Draft a decision of Pylos cell by cell and send it with the button."""
    cells = action["balls"] if action["do"] == "take" else [*([action["source"]] if action["do"] == "raise" else []), action["cell"]]
    for name in cells:
        cell(page, name).tap() if tap else cell(page, name).click()
    confirm = page.locator(".act .btn.main")
    confirm.tap() if tap else confirm.click()


def expect_over(page: Page) -> None:
    """Expect the table to say that the game is over."""
    expect(page.locator("#pane-result .standings")).to_be_attached()
