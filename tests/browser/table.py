"""What people do at a table, as the tests say it."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Error, Page, expect

from .conftest import PATIENCE_MS

ASKED = ".act .ask"


def call(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """Return what the house answers this visitor.

    It is asked beside the page: what a page asks is never answered where it goes elsewhere meanwhile.
    """
    answer = (
        page.request.get(path)
        if body is None
        else page.request.post(path, data=body, headers={"X-Parlour": "1"})
    )
    said = answer.json()
    if not answer.ok:
        raise Error(said["code"])
    return said


def open_table(page: Page, game: str, chairs: list[dict[str, str]], **wish: Any) -> str:
    """Open a table through the API and return its match."""
    opened = call(page, "/api/tables", {"game": game, "seats": chairs, **wish})
    return str(opened["match"])


def hint(page: Page, match: str, seat: int) -> Any:
    """Return what the strongest bot would do: on a busy machine it may not have come by the first time that it is asked for."""
    until = monotonic() + 4 * PATIENCE_MS / 1000
    while True:
        try:
            return call(page, f"/api/matches/{match}/hint", {"seat": seat})["action"]
        except Error as refusal:
            if "core.no-worker" not in str(refusal) or monotonic() > until:
                raise


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
    # A bot that is asked for the first time loads what it thinks with, and a busy machine takes its time for that.
    until = monotonic() + 2 * PATIENCE_MS / 1000
    while monotonic() < until:
        found = frame(page, seat)
        if found["seq"] > seq and (found["mine"] or found["phase"] == "over"):
            return found
        page.wait_for_timeout(25)
    raise AssertionError("the turn never came")


def decide(page: Page, match: str, seat: int = 0, times: int = 2) -> None:
    """Make so many decisions for a seat of this visitor, the first legal one each: fewer count for no rating."""
    for _ in range(times):
        found: dict[str, Any] = {}

        def is_due(found: dict[str, Any] = found) -> bool:
            found |= call(page, f"/api/matches/{match}/frame?seat={seat}")
            return bool(found["mine"])

        eventually(page, is_due, "it is this seat's turn")
        call(
            page,
            f"/api/matches/{match}/act",
            {
                "seat": seat,
                "decision_id": found["decision_id"],
                "action": found["legal_actions"][0],
            },
        )


def turn_shown(page: Page, seat: int, seq: int = -1) -> dict[str, Any]:
    """Return what `wait_for_turn` returns, once the page shows it too: what is done before that is done on the board of before."""
    found = wait_for_turn(page, seat, seq)
    position_shown(page, found)
    return found


def position_shown(page: Page, found: dict[str, Any]) -> None:
    """Wait until the page shows what the house knows already."""
    wait_until(page, f"(heard[{found['seat']}] ?? -1) >= {found['seq']}")


def wait_until(page: Page, condition: str) -> None:
    """Wait until an expression holds on the page, whose own policy allows no string to be run in it."""
    eventually(page, lambda: bool(page.evaluate(condition)), condition)


def eventually(page: Page, holds: Callable[[], bool], what: str) -> None:
    """Wait until something holds."""
    until = monotonic() + PATIENCE_MS / 1000
    while not holds():
        assert monotonic() < until, f"this never came true: {what}"
        page.wait_for_timeout(25)


def cell(page: Page, name: str) -> Any:
    """Return a cell of Pylos on its flat level."""
    return page.locator(f'.pylos-cell[data-cell="{name}"]').last


def play_pylos(page: Page, action: dict[str, Any], *, tap: bool = False) -> None:
    """Draft a decision of Pylos cell by cell and send it with the button."""
    cells = (
        action["balls"]
        if action["do"] == "take"
        else [*([action["source"]] if action["do"] == "raise" else []), action["cell"]]
    )
    for name in cells:
        cell(page, name).tap() if tap else cell(page, name).click()
    confirm = page.locator(".act .btn.main")
    confirm.tap() if tap else confirm.click()


def expect_over(page: Page) -> None:
    """Expect the table to say that the game is over."""
    expect(page.locator("#pane-result .standings")).to_be_attached()
