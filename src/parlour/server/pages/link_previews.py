"""Link previews: the title, description and picture of a page in the requested language."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import NamedTuple

from parlour.plugin import registry
from parlour.server.pages.templates import package_folder
from parlour.services.i18n import Translations

PREVIEW_LANGUAGES = ("en", "fr", "it", "es", "de", "sv")


GAME_PICTURE = "shared.jpg"
"""File name of a game's preview picture in the game's `ui` folder."""

SITE_PICTURE = "/web/icons/512.png"
"""The site's preview picture."""


@cache
def _has_picture(game: str) -> bool:
    package = registry.game_packages().get(game)
    return package is not None and (package_folder(package) / "ui" / GAME_PICTURE).is_file()


def accepted_language(header: str) -> str:
    """Return the first supported language of an Accept-Language header, or English."""
    requested = [part.split(";")[0].strip().split("-")[0].lower() for part in header.split(",")]
    return next((tag for tag in requested if tag in PREVIEW_LANGUAGES), "en")


def game_picture(game: str) -> str | None:
    """Return the path of a game's preview picture, or None if it has none."""
    return f"/games/{game}/ui/{GAME_PICTURE}" if _has_picture(game) else None


class PageDescription(NamedTuple):
    """The title and description of a page in one language."""

    title: str
    line: str


def describe_page(
    language: str, game: str | None = None, phase: str | None = None
) -> PageDescription:
    """Return the title and description of a page, without the names of players.

    Args:
        language: Language of the description.
        game: Game that the page is about, or None for the site.
        phase: Phase of the match if the page is a table, or None.
    """
    sentences = Translations(language)
    tagline = sentences.text("site", "site-tagline") or "Parlour"
    if game is None:
        return PageDescription("Parlour", tagline)
    name = sentences.text(game, f"{game}-name") or game.title()
    phase_text = sentences.text("site", f"site-link-preview-{phase}") if phase else None
    return PageDescription(
        f"{name} · {phase_text}" if phase_text else f"{name} · Parlour",
        sentences.text(game, f"{game}-line") or tagline,
    )


def preview_tags(
    language: str,
    base: str,
    path: str,
    game: str | None = None,
    phase: str | None = None,
    position: str | None = None,
) -> str:
    """Return the HTML meta tags with which other sites show a link preview of a page.

    Args:
        base: Scheme and host of the request.
        path: Path of the page.
        game: Game that the page is about, or None for the site.
        phase: Phase of the match if the page is a table, or None.
        position: Path of the match's preview picture if the match is public, or None.
    """
    title, line = describe_page(language, game, phase)
    picture = SITE_PICTURE if game is None else position or game_picture(game) or SITE_PICTURE
    tags = {
        "og:site_name": "Parlour",
        "og:type": "website",
        "og:title": title,
        "og:description": line,
    }
    tags |= {
        "og:url": f"{base}{path}",
        "og:image": f"{base}{picture}",
        "og:locale": language,
        "twitter:card": "summary_large_image",
    }
    meta = [f'<meta name="description" content="{escape(line)}">']
    meta += [f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()]
    return "\n".join(meta)
