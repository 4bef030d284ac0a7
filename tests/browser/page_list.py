"""The list of all pages of the server, for tests that check every page."""

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
    *(
        "/join",
        "/sign-in",
        "/account",
        "/people",
        "/admin",
        "/server-status",
        "/forum",
        "/clubs",
        "/side-by-side",
    ),
    *("/play/pylos", "/rules/pylos", "/faq/pylos", "/learn/pylos", "/puzzles/pylos"),
)


def every_page(page: Page) -> list[str]:
    """Return the path of every page, with the visitor's tables before, during and after a match."""
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


def open_page(page: Page, path: str) -> None:
    """Open a page and wait until it has loaded completely."""
    page.goto(path)
    page.locator("header.top").wait_for()
    expect(page.locator("main.room > .wait")).to_have_count(0)
    page.wait_for_load_state("load")
    page.wait_for_timeout(300)
