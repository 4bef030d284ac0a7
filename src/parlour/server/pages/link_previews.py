"""What a shared link carries: title, line and picture of the page, in the language that is asked for."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import NamedTuple

from parlour.plugin import registry
from parlour.server.pages.templates import folder
from parlour.services.i18n import Sentences

TOLD = ("en", "fr", "it", "es", "de", "sv")


PICTURE = "shared.jpg"
"""A game's picture for links, in its folder of art."""

HOUSE = "/web/icons/512.png"
"""The house's own."""


@cache
def _drawn(game: str) -> bool:
    package = registry.packages().get(game)
    return package is not None and (folder(package) / "ui" / PICTURE).is_file()


def language_of(accepted: str) -> str:
    """Return the first language of an Accept-Language header that the house speaks, English where there is none."""
    asked = [part.split(";")[0].strip().split("-")[0].lower() for part in accepted.split(",")]
    return next((tag for tag in asked if tag in TOLD), "en")


def picture_of(game: str) -> str | None:
    """Return where the picture of a game for links is, or None where it has none."""
    return f"/games/{game}/ui/{PICTURE}" if _drawn(game) else None


class Described(NamedTuple):
    """What a page is about."""

    title: str
    line: str


def described(language: str, game: str | None = None, phase: str | None = None) -> Described:
    """Return what a page is about: the house, or a game's rules or table (`phase`). Nobody who sits there is named."""
    sentences = Sentences(language)
    house = sentences.text("house", "house-sign") or "Parlour"
    if game is None:
        return Described("Parlour", house)
    name = sentences.text(game, f"{game}-name") or game.title()
    state = sentences.text("house", f"house-shared-{phase}") if phase else None
    return Described(f"{name} · {state}" if state else f"{name} · Parlour", sentences.text(game, f"{game}-line") or house)


def shared(language: str, base: str, path: str, game: str | None = None, phase: str | None = None, position: str | None = None) -> str:
    """Return the tags of a page; `position` is where the picture of the match is, if strangers may see it."""
    title, line = described(language, game, phase)
    picture = HOUSE if game is None else position or picture_of(game) or HOUSE
    tags = {"og:site_name": "Parlour", "og:type": "website", "og:title": title, "og:description": line}
    tags |= {"og:url": f"{base}{path}", "og:image": f"{base}{picture}", "og:locale": language, "twitter:card": "summary_large_image"}
    meta = [f'<meta name="description" content="{escape(line)}">']
    meta += [f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()]
    return "\n".join(meta)
