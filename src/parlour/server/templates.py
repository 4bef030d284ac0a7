"""Every page of the house: its module, its sheets, and how its main part is laid out."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path

from parlour.core.value import Value

NO_SCRIPT = '<p class="wrap">Parlour draws its boards with JavaScript; please allow it for this house.</p>'
SHARED = ("tokens.css", "shell.css", "forms.css")


class Page(Value, frozen=True):
    """A page by its module in web/: the sheets it adds to those of all pages, how its main part is laid out, whether it lists many games."""

    module: str
    layout: str
    styles: tuple[str, ...]
    lists: bool = False


PAGES = {
    page.module: page
    for page in (
        Page("home", "wrap", ("home.css",), lists=True),
        Page("lobby", "wrap lob", ("lobby.css", "person.css"), lists=True),
        Page("ratings", "wrap records", ("lobby.css", "records.css")),
        Page("results", "wrap records", ("lobby.css", "records.css"), lists=True),
        Page("tournaments", "wrap records", ("lobby.css", "records.css", "tournaments.css")),
        Page("tournament", "wrap records", ("lobby.css", "records.css", "tournaments.css")),
        Page("settings", "wrap narrow", ("paper.css",)),
        Page("notices", "wrap narrow", ("paper.css", "person.css")),
        Page("join", "wrap narrow entry", ("paper.css", "person.css")),
        Page("sign-in", "wrap narrow entry", ("paper.css", "person.css")),
        Page("operator", "wrap narrow", ("paper.css", "person.css")),
        Page("account", "wrap narrow", ("paper.css", "person.css")),
        Page("people", "wrap narrow", ("paper.css", "person.css")),
        Page("person", "wrap records", ("lobby.css", "records.css", "paper.css", "person.css"), lists=True),
        Page("play", "wrap play", ("lobby.css", "records.css", "play.css"), lists=True),
        Page("help", "wrap narrow", ("paper.css",)),
        Page("rules", "wrap narrow", ("paper.css",)),
        Page("faq", "wrap narrow", ("paper.css", "faq.css")),
        Page("forum", "wrap", ("paper.css", "person.css", "home.css", "forum.css")),
        Page("room", "wrap of-room", ("paper.css", "forum.css", "faq.css", "room.css")),
        Page("table", "room", ("table.css", "board/board.css", "gathering.css")),
        Page("screen", "bigscreen", ("table.css", "board/board.css", "screen.css")),
        Page("lesson", "room", ("table.css", "board/board.css", "lesson/lesson.css")),
        Page("puzzle", "room", ("table.css", "board/board.css", "review.css", "puzzle/puzzle.css")),
        Page("review", "room", ("table.css", "board/board.css", "review.css")),
    )
}


def folder(package: str) -> Path:
    """Return where a package lies."""
    with as_file(files(package)) as path:
        return path
