"""The one skeleton of all pages, which a page's module brings to life: it names each piece where it is kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from string import Template
from types import MappingProxyType

import msgspec

from parlour.plugin import registry
from parlour.server.assets.bundles import HOUSE
from parlour.server.assets.static_assets import BOOT, NEWEST, Edition
from parlour.server.pages.link_previews import Described
from parlour.server.pages.templates import NO_SCRIPT, PAGES, Page, folder

FONTS = ("web/fonts/inter-latin-wght-normal.woff2", "web/fonts/fraunces-latin-opsz-normal.woff2")
"""What every page is written in."""

GAMES = "/api/games"

AT_A_BOARD = ("table", "screen", "review", "lesson", "puzzle")
"""Pages that show the board of their game as soon as they can."""

NOBODY_SAID = Described("", "")

NOTHING: Mapping[str, msgspec.Raw] = MappingProxyType({})

SIGNS = {"sign": "web/sign.svg", "touch": "web/icons/180.png"}


@cache
def _skeleton() -> Template:
    return Template((folder("parlour.web") / "page.html").read_text("utf-8"))


def _preloaded(*addresses: str) -> str:
    return "\n".join(f'<link rel="preload" href="{address}" as="fetch" crossorigin>' for address in addresses)


def _words(page: Page, language: str, game: str) -> tuple[str, ...]:
    """Return the strings that a page learns first, each as its modules ask for them."""
    every = ("+".join(sorted(registry.packages())),) if page.games else (game,) if game else ()
    return ("house", *page.words, *every)


def _board(edition: Edition, game: str) -> str:
    """Return what brings a game's board with the page, whose modules would only ask for it once they know the table."""
    module, sheet = f"games/{game}/ui/index.js", f"games/{game}/ui/style.css"
    if module not in edition.pieces or sheet not in edition.pieces:
        return ""
    return f'''<link rel="modulepreload" href="{edition.address(module)}">
<link rel="stylesheet" href="{edition.address(sheet)}">'''


def rendered(
    name: str,
    language: str = "en",
    shared: str = "",
    plain: str = NO_SCRIPT,
    game: str = "",
    games: str = "",
    enclosed: Mapping[str, msgspec.Raw] = NOTHING,
    fetches: Iterable[str] = (),
    later: str = "",
    about: Described = NOBODY_SAID,
    origin: str = "",
) -> bytes:
    """Return the HTML of a page.

    `shared` are the tags that a link to it carries, `plain` is what it says where no module runs, `game` the one it is about, `games`
    where the list of all games stands today, `enclosed` what its modules would ask first, `fetches` what else they fetch at once, `later`
    a module they will ask for, `about` what can be read while they come, and `origin` the one that the page was asked for.
    """
    edition, page = NEWEST.edition(), PAGES[name]
    named = {field: edition.address(piece) for field, piece in SIGNS.items()} | {"boot": edition.address(BOOT)}
    strings = (f"/strings/{language}/{words}.ftl?of={edition.strings}" for words in _words(page, language, game))
    return (
        _skeleton()
        .substitute(
            named,
            language=language,
            origin=escape(origin),
            shared=shared,
            plain=plain,
            title=escape(about.title),
            line=escape(about.line),
            layout=page.layout,
            sheet=edition.address(f"{name}.css"),
            house=edition.address(HOUSE),
            module=edition.address(f"{name}.js"),
            words=_preloaded(*strings, *([games] if games and (page.games or game) else []), *(escape(each) for each in fetches)),
            fonts="\n".join(f'<link rel="preload" href="{edition.address(font)}" as="font" type="font/woff2" crossorigin>' for font in FONTS),
            board=_board(edition, game) if game and name in AT_A_BOARD else "",
            later=f'<link rel="modulepreload" href="{edition.address(later)}">' if later else "",
            kept=edition.told(page.lists, **({GAMES: games} if games else {})),
            enclosed=msgspec.json.encode(dict(enclosed)).decode().replace("<", "\\u003c"),
        )
        .encode()
    )
