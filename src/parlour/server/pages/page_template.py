"""The one skeleton of all pages, which a page's module brings to life: it names each piece where it is kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from string import Template
from types import MappingProxyType

import msgspec

from parlour.plugin import registry
from parlour.server.assets.bundles import SHELL_BUNDLE
from parlour.server.assets.static_assets import MANIFEST_CACHE, THEME_BOOT, AssetManifest
from parlour.server.pages.link_previews import PageDescription
from parlour.server.pages.templates import NO_SCRIPT_HTML, PAGES, PageTemplate, package_folder

FONTS = ("web/fonts/inter-latin-wght-normal.woff2", "web/fonts/fraunces-latin-opsz-normal.woff2")
"""What every page is written in."""

GAMES_PATH = "/api/games"

BOARD_PAGES = ("table", "screen", "analysis", "lesson", "puzzle")
"""Pages that show the board of their game as soon as they can."""

NO_DESCRIPTION = PageDescription("", "")

NO_RESPONSES: Mapping[str, msgspec.Raw] = MappingProxyType({})

ICONS = {"sign": "web/logo.svg", "touch": "web/icons/180.png"}


@cache
def _page_template() -> Template:
    return Template((package_folder("parlour.web") / "page.html").read_text("utf-8"))


def _preload_links(*addresses: str) -> str:
    return "\n".join(
        f'<link rel="preload" href="{address}" as="fetch" crossorigin>' for address in addresses
    )


def _string_bundles(page: PageTemplate, language: str, game: str) -> tuple[str, ...]:
    """Return the strings that a page learns first, each as its modules ask for them."""
    every = (
        ("+".join(sorted(registry.game_packages())),)
        if page.needs_game_strings
        else (game,)
        if game
        else ()
    )
    return ("site", *page.string_bundles, *every)


def _board_links(edition: AssetManifest, game: str) -> str:
    """Return what brings a game's board with the page, whose modules would only ask for it once they know the table."""
    module, sheet = f"games/{game}/ui/index.js", f"games/{game}/ui/style.css"
    if module not in edition.assets or sheet not in edition.assets:
        return ""
    return f'''<link rel="modulepreload" href="{edition.address(module)}">
<link rel="stylesheet" href="{edition.address(sheet)}">'''


def render_page(
    name: str,
    *,
    language: str = "en",
    shared: str = "",
    plain: str = NO_SCRIPT_HTML,
    game: str = "",
    games: str = "",
    enclosed: Mapping[str, msgspec.Raw] = NO_RESPONSES,
    fetches: Iterable[str] = (),
    later: str = "",
    about: PageDescription = NO_DESCRIPTION,
    origin: str = "",
) -> bytes:
    """Return the HTML of a page.

    `shared` are the tags that a link to it carries, `plain` is what it says where no module runs, `game` the one it is about, `games`
    where the list of all games stands today, `enclosed` what its modules would ask first, `fetches` what else they fetch at once, `later`
    a module they will ask for, `about` what can be read while they come, and `origin` the one that the page was asked for.
    """
    edition, page = MANIFEST_CACHE.manifest(), PAGES[name]
    named = {field: edition.address(piece) for field, piece in ICONS.items()} | {
        "boot": edition.address(THEME_BOOT)
    }
    strings = (
        f"/strings/{language}/{words}.ftl?of={edition.strings_stamp}"
        for words in _string_bundles(page, language, game)
    )
    return (
        _page_template()
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
            house=edition.address(SHELL_BUNDLE),
            module=edition.address(f"{name}.js"),
            words=_preload_links(
                *strings,
                *([games] if games and (page.needs_game_strings or game) else []),
                *(escape(each) for each in fetches),
            ),
            fonts="\n".join(
                f'<link rel="preload" href="{edition.address(font)}" as="font" type="font/woff2" crossorigin>'
                for font in FONTS
            ),
            board=_board_links(edition, game) if game and name in BOARD_PAGES else "",
            later=f'<link rel="modulepreload" href="{edition.address(later)}">' if later else "",
            kept=edition.addresses_json(
                page.has_game_list, **({GAMES_PATH: games} if games else {})
            ),
            enclosed=msgspec.json.encode(dict(enclosed)).decode().replace("<", "\\u003c"),
        )
        .encode()
    )
