"""Every page of the house: its module, its sheets, and how its main part is laid out."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path

from parlour.core.value import Value

NO_SCRIPT = '<p class="wrap">Parlour draws its boards with JavaScript; please allow it for this house.</p>'
SHARED = ("tokens.css", "shell.css", "forms.css")


class Page(Value, frozen=True):
    """A page by its module in web/: the sheets it adds to those of all pages, how its main part is laid out, whether it lists many games.

    `words` are the strings it learns besides the house's, each as it asks for them; `games` says whether it learns those of every game.
    """

    module: str
    layout: str
    styles: tuple[str, ...]
    lists: bool = False
    words: tuple[str, ...] = ()
    games: bool = False


PAGES = {
    page.module: page
    for page in (
        Page("home", "wrap", ("home.css", "door.css"), lists=True, games=True),
        Page("lobby", "wrap lob", ("lobby.css", "person.css", "door.css"), lists=True, words=("meet",), games=True),
        Page("ratings", "wrap records", ("lobby.css", "records.css"), games=True),
        Page("results", "wrap records", ("lobby.css", "records.css"), lists=True, games=True),
        Page("tournaments", "wrap records", ("lobby.css", "records.css", "tournaments.css"), words=("tournament",), games=True),
        Page("tournament", "wrap records", ("lobby.css", "records.css", "tournaments.css"), words=("tournament",), games=True),
        Page("settings", "wrap narrow", ("paper.css",)),
        Page("notices", "wrap narrow", ("paper.css", "person.css"), words=("notices",)),
        Page("join", "wrap narrow entry", ("paper.css", "person.css"), words=("people",)),
        Page("sign-in", "wrap narrow entry", ("paper.css", "person.css"), words=("people",)),
        Page("operator", "wrap narrow", ("paper.css", "person.css"), words=("people",)),
        Page("account", "wrap narrow", ("paper.css", "person.css"), words=("people",)),
        Page("people", "wrap narrow", ("paper.css", "person.css"), words=("meet",)),
        Page("person", "wrap records", ("lobby.css", "records.css", "paper.css", "person.css"), lists=True, words=("meet", "statistics"), games=True),
        Page("play", "wrap play", ("lobby.css", "records.css", "play.css"), lists=True, words=("meet",), games=True),
        Page("help", "wrap narrow", ("paper.css",)),
        Page("rules", "wrap narrow", ("paper.css",), words=("find",)),
        Page("faq", "wrap narrow", ("paper.css", "faq.css"), words=("forum+find",)),
        Page("forum", "wrap", ("paper.css", "person.css", "home.css", "forum.css"), words=("forum",), games=True),
        Page("room", "wrap of-room", ("paper.css", "forum.css", "faq.css", "room.css")),
        Page("table", "room", ("table.css", "board/board.css", "gathering.css"), words=("talk+pace",)),
        Page("side-by-side", "beside", ("side-by-side.css",), lists=True),
        Page("screen", "bigscreen", ("table.css", "board/board.css", "screen.css")),
        Page("lesson", "room", ("table.css", "board/board.css", "lesson/lesson.css")),
        Page("puzzle", "room", ("table.css", "board/board.css", "review.css", "puzzle/puzzle.css"), words=("puzzle",)),
        Page("review", "room", ("table.css", "board/board.css", "review.css")),
    )
}


def folder(package: str) -> Path:
    """Return where a package lies."""
    with as_file(files(package)) as path:
        return path
