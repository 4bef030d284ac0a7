"""What is often asked about a game: a page of Markdown in its folder, one a language, whose headings are the questions."""

from __future__ import annotations

from importlib.resources import files

from parlour.plugin import registry
from parlour.services.errors import NotFound
from parlour.services.forum.markdown import FaqEntry, faq_entries


def has_faq(game: str) -> bool:
    """Return whether anything that is often asked about a game is answered."""
    package = registry.game_packages().get(game)
    return package is not None and (files(package) / "FAQ.md").is_file()


def faq_of_game(game: str, language: str) -> tuple[str, tuple[FaqEntry, ...]]:
    """Return the language served (English where nobody wrote in this one) and the questions of a game with their answers; raises NotFound."""
    package = registry.game_packages().get(game)
    pages = {} if package is None else {page.name: page for page in files(package).iterdir()}
    served = language if f"FAQ.{language}.md" in pages else "en"
    page = pages.get(f"FAQ.{served}.md") or pages.get("FAQ.md")
    if page is None:
        raise NotFound("core.no-such-page")
    return served, faq_entries(page.read_text("utf-8"))
