"""The FAQs of games: one Markdown page per language in the package of a game."""

from __future__ import annotations

from importlib.resources import files

from parlour.plugin import registry
from parlour.services.errors import NotFound
from parlour.services.forum.markdown import FaqEntry, faq_entries


def has_faq(game: str) -> bool:
    """Return whether a game has an FAQ."""
    package = registry.game_packages().get(game)
    return package is not None and (files(package) / "FAQ.md").is_file()


def faq_of_game(game: str, language: str) -> tuple[str, tuple[FaqEntry, ...]]:
    """Return the language and the entries of a game's FAQ; raises NotFound.

    If there is no page in the requested language, the English page is used.
    """
    package = registry.game_packages().get(game)
    pages = {} if package is None else {page.name: page for page in files(package).iterdir()}
    found_language = language if f"FAQ.{language}.md" in pages else "en"
    page = pages.get(f"FAQ.{found_language}.md") or pages.get("FAQ.md")
    if page is None:
        raise NotFound("core.no-such-page")
    return found_language, faq_entries(page.read_text("utf-8"))
