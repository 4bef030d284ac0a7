"""What a shared link carries: title, line and picture of the page, in the language that is asked for."""

from __future__ import annotations

from functools import cache
from html import escape

from parlour.core import registry
from parlour.house.i18n import Sentences
from parlour.server.templates import folder

TOLD = ("en", "fr", "it", "es", "de", "sv")


PICTURE = "shared.jpg"
"""A game's picture for links, in its folder of art."""


@cache
def _drawn(game: str) -> bool:
    package = registry.packages().get(game)
    return package is not None and (folder(package) / "ui" / PICTURE).is_file()


def language_of(accepted: str) -> str:
    """Return the first language of an Accept-Language header that the house speaks, English where there is none."""
    asked = [part.split(";")[0].strip().split("-")[0].lower() for part in accepted.split(",")]
    return next((tag for tag in asked if tag in TOLD), "en")


def shared(language: str, base: str, path: str, game: str | None = None, phase: str | None = None) -> str:
    """Return the tags of a page: of the house, or of a game's rules or table (`phase`). Nobody who sits there is named."""
    sentences = Sentences(language)
    house = sentences.text("house", "house-sign") or "Parlour"
    title, line, picture = "Parlour", house, "/web/icons/512.png"
    if game is not None:
        name = sentences.text(game, f"{game}-name") or game.title()
        state = sentences.text("house", f"house-shared-{phase}") if phase else None
        title = f"{name} · {state}" if state else f"{name} · Parlour"
        line = sentences.text(game, f"{game}-line") or house
        picture = f"/games/{game}/ui/{PICTURE}" if _drawn(game) else picture
    tags = {"og:site_name": "Parlour", "og:type": "website", "og:title": title, "og:description": line}
    tags |= {"og:url": f"{base}{path}", "og:image": f"{base}{picture}", "og:locale": language, "twitter:card": "summary_large_image"}
    meta = [f'<meta name="description" content="{escape(line)}">']
    meta += [f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()]
    return "\n".join(meta)
