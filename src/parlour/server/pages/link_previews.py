"""What a shared link carries: title, line and picture of the page, in the language that is asked for."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import NamedTuple

from parlour.plugin import registry
from parlour.server.pages.templates import package_folder
from parlour.services.i18n import Translations

PREVIEW_LANGUAGES = ("en", "fr", "it", "es", "de", "sv")


GAME_PICTURE = "shared.jpg"
"""A game's picture for links, in its folder of art."""

SITE_PICTURE = "/web/icons/512.png"
"""The house's own."""


@cache
def _has_picture(game: str) -> bool:
    package = registry.game_packages().get(game)
    return package is not None and (package_folder(package) / "ui" / GAME_PICTURE).is_file()


def accepted_language(accepted: str) -> str:
    """Return the first language of an Accept-Language header that the house speaks, English where there is none."""
    asked = [part.split(";")[0].strip().split("-")[0].lower() for part in accepted.split(",")]
    return next((tag for tag in asked if tag in PREVIEW_LANGUAGES), "en")


def game_picture(game: str) -> str | None:
    """Return where the picture of a game for links is, or None where it has none."""
    return f"/games/{game}/ui/{GAME_PICTURE}" if _has_picture(game) else None


class PageDescription(NamedTuple):
    """What a page is about."""

    title: str
    line: str


def describe_page(
    language: str, game: str | None = None, phase: str | None = None
) -> PageDescription:
    """Return what a page is about: the house, or a game's rules or table (`phase`). Nobody who sits there is named."""
    sentences = Translations(language)
    tagline = sentences.text("site", "site-tagline") or "Parlour"
    if game is None:
        return PageDescription("Parlour", tagline)
    name = sentences.text(game, f"{game}-name") or game.title()
    state = sentences.text("site", f"site-link-preview-{phase}") if phase else None
    return PageDescription(
        f"{name} · {state}" if state else f"{name} · Parlour",
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
    """Return the tags of a page; `position` is where the picture of the match is, if strangers may see it."""
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
