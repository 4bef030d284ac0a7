"""The page templates, with the module, style sheets and layout of each page."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path

from parlour.core.value import Value

NO_SCRIPT_HTML = (
    '<p class="wrap">Parlour draws its boards with JavaScript; allow it for this site.</p>'
)
SHARED_SHEETS = ("tokens.css", "shell.css", "forms.css")


class PageTemplate(Value, frozen=True):
    """The template of a page."""

    module: str
    """Name of the module in `web/`."""
    layout: str
    """CSS classes of the main element."""
    styles: tuple[str, ...]
    """Style sheets in addition to those that all pages share."""
    has_game_list: bool = False
    """Whether the page shows boards of many games."""
    string_bundles: tuple[str, ...] = ()
    """String bundles in addition to `site`."""
    needs_game_strings: bool = False
    """Whether the page loads the strings of every game."""


PAGES = {
    page.module: page
    for page in (
        PageTemplate("home", "wrap", ("home.css",), has_game_list=True, needs_game_strings=True),
        PageTemplate(
            "welcome",
            "wrap welcome",
            ("welcome.css",),
            has_game_list=True,
            string_bundles=("welcome",),
            needs_game_strings=True,
        ),
        PageTemplate(
            "lobby",
            "wrap lob",
            ("lobby.css", "account.css"),
            has_game_list=True,
            string_bundles=("social",),
            needs_game_strings=True,
        ),
        PageTemplate(
            "ratings", "wrap records", ("lobby.css", "results.css"), needs_game_strings=True
        ),
        PageTemplate(
            "results",
            "wrap records",
            ("lobby.css", "results.css"),
            has_game_list=True,
            needs_game_strings=True,
        ),
        PageTemplate(
            "tournaments",
            "wrap records",
            ("lobby.css", "results.css", "tournaments.css"),
            string_bundles=("tournament",),
            needs_game_strings=True,
        ),
        PageTemplate(
            "tournament",
            "wrap records",
            ("lobby.css", "results.css", "tournaments.css"),
            string_bundles=("tournament",),
            needs_game_strings=True,
        ),
        PageTemplate(
            "clubs",
            "wrap records",
            ("results.css", "single_column.css", "account.css", "clubs.css"),
            string_bundles=("club",),
        ),
        PageTemplate(
            "club",
            "wrap records",
            (
                "lobby.css",
                "results.css",
                "tournaments.css",
                "single_column.css",
                "account.css",
                "clubs.css",
            ),
            string_bundles=("club+tournament",),
            needs_game_strings=True,
        ),
        PageTemplate("settings", "wrap narrow", ("single_column.css",)),
        PageTemplate(
            "notifications",
            "wrap narrow",
            ("single_column.css", "account.css"),
            string_bundles=("notifications",),
        ),
        PageTemplate(
            "join",
            "wrap narrow entry",
            ("single_column.css", "account.css"),
            string_bundles=("account",),
        ),
        PageTemplate(
            "sign-in",
            "wrap narrow entry",
            ("single_column.css", "account.css"),
            string_bundles=("account",),
        ),
        PageTemplate(
            "admin",
            "wrap narrow",
            ("single_column.css", "account.css"),
            string_bundles=("account",),
        ),
        PageTemplate(
            "server-status",
            "wrap records",
            ("results.css", "single_column.css", "account.css", "server-status.css"),
            string_bundles=("account+status",),
        ),
        PageTemplate(
            "account",
            "wrap narrow",
            ("single_column.css", "account.css"),
            string_bundles=("account",),
        ),
        PageTemplate(
            "people",
            "wrap narrow",
            ("single_column.css", "account.css"),
            string_bundles=("social",),
        ),
        PageTemplate(
            "profile",
            "wrap records",
            ("lobby.css", "results.css", "single_column.css", "account.css"),
            has_game_list=True,
            string_bundles=("social", "statistics"),
            needs_game_strings=True,
        ),
        PageTemplate(
            "play",
            "wrap play",
            ("lobby.css", "results.css", "play.css"),
            has_game_list=True,
            string_bundles=("social",),
            needs_game_strings=True,
        ),
        PageTemplate("help", "wrap narrow", ("single_column.css",)),
        PageTemplate("rules", "wrap narrow", ("single_column.css",), string_bundles=("find",)),
        PageTemplate(
            "faq", "wrap narrow", ("single_column.css", "faq.css"), string_bundles=("forum+find",)
        ),
        PageTemplate(
            "forum",
            "wrap",
            ("single_column.css", "account.css", "home.css", "forum.css"),
            string_bundles=("forum",),
            needs_game_strings=True,
        ),
        PageTemplate(
            "room", "wrap room-page", ("single_column.css", "forum.css", "faq.css", "room.css")
        ),
        PageTemplate(
            "table",
            "room",
            (
                "table.css",
                "table_low.css",
                "table_hand.css",
                "low_desktop.css",
                "confirm_slot.css",
                "table_forms.css",
                "board/board.css",
                "waiting_room.css",
                "chat.css",
                "touch_targets.css",
                "table/finale.css",
            ),
            string_bundles=("chat+correspondence",),
        ),
        PageTemplate("side-by-side", "beside", ("side-by-side.css",), has_game_list=True),
        PageTemplate(
            "screen",
            "shared-screen",
            ("table.css", "table_low.css", "board/board.css", "screen.css"),
        ),
        PageTemplate(
            "lesson", "room", ("table.css", "table_low.css", "board/board.css", "lesson/lesson.css")
        ),
        PageTemplate(
            "puzzle",
            "room",
            ("table.css", "table_low.css", "board/board.css", "analysis.css", "puzzle/puzzle.css"),
            string_bundles=("puzzle",),
        ),
        PageTemplate(
            "analysis", "room", ("table.css", "table_low.css", "board/board.css", "analysis.css")
        ),
    )
}


def package_folder(package: str) -> Path:
    """Return the folder of a Python package."""
    with as_file(files(package)) as path:
        return path
