"""Tests that no style sheet of a table makes the browser evaluate the page after each change."""

from __future__ import annotations

import re
from pathlib import Path

from parlour.server.pages.templates import PAGES, SHARED_SHEETS, package_folder

SHEETS_WITH_FORMS = {"forms.css", "waiting_room.css"}
"""Sheets whose `:has()` selects small parts of forms, which no board contains."""


def sheets_of_a_table() -> list[Path]:
    """Return the style sheets of the page of a table and of the boards of all games."""
    web = package_folder("parlour.web")
    own = [
        web / name
        for name in (*SHARED_SHEETS, *PAGES["table"].styles)
        if name not in SHEETS_WITH_FORMS
    ]
    return [*own, *package_folder("parlour.games").glob("*/ui/style.css")]


def test_no_sheet_of_a_table_uses_has() -> None:
    """A `:has()` around a board made each change of a text ten times as expensive."""
    sheets = sheets_of_a_table()
    assert len(sheets) > 10
    assert [sheet.name for sheet in sheets if ":has(" in sheet.read_text("utf-8")] == []


HOSTS = re.compile(r"\.(lesson|puzzle|task-panel|rev|shared-screen|hand)\b(?=[ ,)'`.:>\[{])")
"""A selector of the page around a board, or of one of its parts."""


def test_no_board_selects_the_page_around_it() -> None:
    """A page tells a board what it may arrange with `data-arrangeable`."""
    boards = [
        path
        for suffix in ("js", "css")
        for path in package_folder("parlour.games").glob(f"*/ui/**/*.{suffix}")
    ]
    assert len(boards) > 50
    found = {
        (path.name, name)
        for path in boards
        for selector in re.findall(
            r"closest\(([^)]*)|querySelector(?:All)?\(([^)]*)", path.read_text("utf-8")
        )
        for name in HOSTS.findall(" ".join(selector) + " ")
    } | {
        (path.name, name)
        for path in boards
        if path.suffix == ".css"
        for name in HOSTS.findall(path.read_text("utf-8"))
    }
    assert found == set()
