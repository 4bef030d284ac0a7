"""Actions at a table that the browser tests of all games share."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from .conftest import PATIENCE_MS

ASKED = ".act .ask"


def fill_number(field: Locator, value: int) -> None:
    """Replace the value of a number field as a user does.

    `Locator.fill` appends to it in Firefox, where a number field has no selection that it can set.
    """
    field.press("ControlOrMeta+a")
    field.press_sequentially(str(value))


def call(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """Send an API request with the visitor's cookies and return the JSON response.

    The request does not run in the page, because a navigation would cancel it.
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


def open_table(page: Page, game: str, occupants: list[dict[str, str]], **wish: Any) -> str:
    """Open a table through the API and return its match id."""
    opened = call(page, "/api/tables", {"game": game, "seats": occupants, **wish})
    return str(opened["match"])


def hint(page: Page, match: str, seat: int) -> Any:
    """Return the action that the strongest bot suggests.

    A busy machine may need several requests.
    """
    until = monotonic() + 4 * PATIENCE_MS / 1000
    while True:
        try:
            return call(page, f"/api/matches/{match}/hint", {"seat": seat})["action"]
        except Error as refusal:
            if "core.no-worker" not in str(refusal) or monotonic() > until:
                raise


def match_of(page: Page) -> str:
    """Return the match id in the URL of the page."""
    found = re.search(r"/t/([0-9a-f]+)", page.url)
    assert found, page.url
    return found.group(1)


def frame(page: Page, seat: int) -> dict[str, Any]:
    """Return the newest frame of one of the visitor's seats."""
    found: dict[str, Any] = call(page, f"/api/matches/{match_of(page)}/frame?seat={seat}")
    return found


def wait_for_turn(page: Page, seat: int, seq: int = -1) -> dict[str, Any]:
    """Wait until this seat has a new decision or the match is over, and return its frame."""
    # A bot loads its data on its first decision, which takes long on a busy machine.
    until = monotonic() + 2 * PATIENCE_MS / 1000
    while monotonic() < until:
        found = frame(page, seat)
        if found["seq"] > seq and (found["mine"] or found["phase"] == "over"):
            return found
        page.wait_for_timeout(25)
    raise AssertionError("the turn never came")


def decide(page: Page, match: str, seat: int = 0, times: int = 2) -> None:
    """Take the first legal action of a seat several times, by default often enough for a rating."""
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


def wait_for_visible_turn(page: Page, seat: int, seq: int = -1) -> dict[str, Any]:
    """Wait for a seat's turn and until the page shows it, and return the frame."""
    found = wait_for_turn(page, seat, seq)
    wait_for_position(page, found)
    return found


def wait_for_position(page: Page, found: dict[str, Any]) -> None:
    """Wait until the page shows the position of this frame."""
    wait_until(page, f"(heard[{found['seat']}] ?? -1) >= {found['seq']}")


def wait_until(page: Page, condition: str) -> None:
    """Wait until a JavaScript expression is true on the page.

    `Page.wait_for_function` does not work, because the page's security policy forbids eval.
    """
    eventually(page, lambda: bool(page.evaluate(condition)), condition)


def eventually(page: Page, holds: Callable[[], bool], what: str) -> None:
    """Wait until a condition is true; fail with the message `what` after the patience limit."""
    until = monotonic() + PATIENCE_MS / 1000
    while not holds():
        assert monotonic() < until, f"this never came true: {what}"
        page.wait_for_timeout(25)


def lasting_finding(page: Page, script: str) -> Any:
    """Return what a script finds for five seconds, because the layout follows a resize later."""
    until = monotonic() + 5
    while (found := page.evaluate(script)) and monotonic() < until:
        page.wait_for_timeout(50)
    return found


def wait_for_paint(page: Page) -> None:
    """Wait until the page has handled its events and painted twice."""
    page.evaluate(
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
    )


def cell(page: Page, name: str) -> Any:
    """Return the locator of a Pylos cell."""
    return page.locator(f'.pylos-cell[data-cell="{name}"]').last


def play_pylos(page: Page, action: dict[str, Any], *, tap: bool = False) -> None:
    """Choose the cells of a Pylos action one by one and send it with the button."""
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
    """Expect the page to show the result of the match."""
    expect(page.locator("#pane-result .standings")).to_be_attached()
