"""Every page of the server, for tests that look at all of them on screens of many sizes."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .table import call, open_table

BOT = {"occupant": "bot", "level": "beginner"}
GAMES = ("betapet", "betta", "bulbous", "carcassonne", "pylos")
PLAIN = (
    *(
        "/",
        "/lobby",
        "/lobby?room=mine",
        "/ratings",
        "/results",
        "/tournaments",
        "/help",
        "/settings",
        "/notifications",
    ),
    *("/join", "/sign-in", "/account", "/people", "/admin", "/forum", "/side-by-side"),
    *("/play/pylos", "/rules/pylos", "/faq/pylos", "/learn/pylos", "/puzzles/pylos"),
)


def every_page(page: Page) -> list[str]:
    """Return the address of every page, with tables of this visitor in play, before the start and over."""
    played = [open_table(page, game, [{"occupant": "me"}, BOT], start=True) for game in GAMES]
    over = open_table(page, "pylos", [{"occupant": "me"}, BOT], start=True)
    call(page, f"/api/matches/{over}/resign", {"seat": 0})
    gathering = open_table(page, "pylos", [{"occupant": "me"}, {"occupant": "open"}])
    return [
        *PLAIN,
        f"/people/{call(page, '/api/me')['id']}",
        *(f"/t/{match}" for match in (*played, gathering, over)),
        f"/t/{over}/analysis",
    ]


def shown(page: Page, path: str) -> None:
    """Go to a page and wait until it stands."""
    page.goto(path)
    page.locator("header.top").wait_for()
    expect(page.locator("main.room > .wait")).to_have_count(0)
    page.wait_for_load_state("load")
    page.wait_for_timeout(300)
