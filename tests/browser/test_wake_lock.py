"""Tests that the screen stays on only while the visitor plays with a clock of minutes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Visitor
from .table import call, open_table, wait_until

pytestmark = pytest.mark.browser

LOCKS = """window.locks = [];
Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
    const lock = { released: false, release: async () => { lock.released = true; } };
    locks.push(lock);
    return lock;
} } });"""
HELD = "locks.filter(lock => !lock.released).length"
FISCHER = {"clock": "fischer", "bank_ms": 600_000, "increment_ms": 0}
BOT = [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}]


def open_table_with_bot(page: Page, **settings: Any) -> str:
    """Open a table against a bot, record the page's wake locks, and return the match id."""
    page.add_init_script(LOCKS)
    match = open_table(
        page, "pylos", BOT, start=True, **({"settings": settings} if settings else {})
    )
    page.goto(f"/t/{match}")
    page.locator(".act .ask").wait_for()
    page.wait_for_load_state("networkidle")
    return match


def hide(page: Page, hidden: bool) -> None:
    page.evaluate(
        "hidden => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });"
        " if (hidden) for (const lock of locks) lock.released = true; document.dispatchEvent(new Event('visibilitychange')); }",
        hidden,
    )


@pytest.mark.slow
def test_the_screen_stays_on_while_a_clock_runs(visitor: Visitor) -> None:
    page = visitor("/help")
    match = open_table_with_bot(page, clock=FISCHER)
    wait_until(page, f"{HELD} === 1")
    hide(page, True)
    assert page.evaluate(HELD) == 0
    hide(page, False)
    wait_until(page, f"{HELD} === 1")
    call(page, f"/api/matches/{match}/resign", {"seat": 0})
    wait_until(page, f"{HELD} === 0")
    hide(page, False)
    page.locator("#pane-result .standings").wait_for()
    assert page.evaluate(HELD) == 0


@pytest.mark.parametrize(
    "rules", [{}, {"clock": {"clock": "correspondence", "days": 1}}], ids=["untimed", "over-days"]
)
@pytest.mark.slow
def test_the_screen_may_go_dark_without_a_clock_of_minutes(
    visitor: Visitor, rules: dict[str, Any]
) -> None:
    page = visitor("/help")
    open_table_with_bot(page, **rules)
    assert page.evaluate("locks.length") == 0


@pytest.mark.slow
def test_the_screen_of_a_spectator_may_go_dark(visitor: Visitor) -> None:
    player, watcher = visitor("/help"), visitor("/help")
    match = open_table(player, "pylos", BOT, start=True, settings={"clock": FISCHER})
    watcher.add_init_script(LOCKS)
    watcher.goto(f"/t/{match}")
    watcher.locator(".seats .clock").first.wait_for()
    watcher.wait_for_load_state("networkidle")
    assert watcher.evaluate("locks.length") == 0
