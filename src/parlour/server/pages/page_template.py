"""Rendering of the HTML template for all pages, with content-addressed asset URLs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from string import Template
from types import MappingProxyType

import msgspec

from parlour.plugin import registry
from parlour.server.assets.bundles import SHELL_BUNDLE
from parlour.server.assets.static_assets import (
    LAYOUT_SHEET,
    MANIFEST_CACHE,
    THEME_BOOT,
    AssetManifest,
)
from parlour.server.pages.link_previews import PageDescription
from parlour.server.pages.templates import NO_SCRIPT_HTML, PAGES, PageTemplate, package_folder

FONTS = ("web/fonts/inter-latin-wght-normal.woff2", "web/fonts/fraunces-latin-opsz-normal.woff2")
"""Fonts of every page."""

GAMES_PATH = "/api/games"

LAYOUT_MODULE = "web/board/layout_board.js"
"""Module that draws the boards of games with layouts."""

BOARD_PAGES = ("table", "screen", "analysis", "lesson", "puzzle")
"""Pages that show a board and preload its module."""

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
    """Return the names of the string bundles that a page's modules request first."""
    game_bundles = (
        ("+".join(sorted(registry.game_packages())),)
        if page.needs_game_strings
        else (game,)
        if game
        else ()
    )
    return ("site", *page.string_bundles, *game_bundles)


def _board_links(manifest: AssetManifest, game: str) -> str:
    """Return HTML tags that preload a game's board, which its modules would request late."""
    module, sheet = f"games/{game}/ui/index.js", f"games/{game}/ui/style.css"
    plugin = registry.game_plugins().get(game)
    if module not in manifest.assets and plugin is not None and plugin.layout is not None:
        module, sheet = LAYOUT_MODULE, LAYOUT_SHEET
    if module not in manifest.assets or sheet not in manifest.assets:
        return ""
    return f'''<link rel="modulepreload" href="{manifest.address(module)}">
<link rel="stylesheet" href="{manifest.address(sheet)}">'''


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

    Args:
        name: Name of the page template.
        language: Language of the page.
        shared: Link preview tags.
        plain: HTML for browsers without JavaScript.
        game: Game that the page is about; empty for none.
        games: Current URL of the list of games.
        enclosed: Preloaded API responses by path.
        fetches: API paths to request in parallel.
        later: Module to preload; empty for none.
        about: Title and description to show while the modules load.
        origin: Origin of the requested server.
    """
    manifest, page = MANIFEST_CACHE.manifest(), PAGES[name]
    urls = {field: manifest.address(asset) for field, asset in ICONS.items()} | {
        "boot": manifest.address(THEME_BOOT)
    }
    strings = (
        f"/strings/{language}/{bundle}.ftl?of={manifest.strings_stamp}"
        for bundle in _string_bundles(page, language, game)
    )
    return (
        _page_template()
        .substitute(
            urls,
            language=language,
            origin=escape(origin),
            shared=shared,
            plain=plain,
            title=escape(about.title),
            line=escape(about.line),
            layout=page.layout,
            sheet=manifest.address(f"{name}.css"),
            shell=manifest.address(SHELL_BUNDLE),
            module=manifest.address(f"{name}.js"),
            words=_preload_links(
                *strings,
                *([games] if games and (page.needs_game_strings or game) else []),
                *(escape(path) for path in fetches),
            ),
            fonts="\n".join(
                f'<link rel="preload" href="{manifest.address(font)}" as="font" type="font/woff2" crossorigin>'
                for font in FONTS
            ),
            board=_board_links(manifest, game) if game and name in BOARD_PAGES else "",
            later=f'<link rel="modulepreload" href="{manifest.address(later)}">' if later else "",
            asset_urls=manifest.addresses_json(
                page.has_game_list, **({GAMES_PATH: games} if games else {})
            ),
            preloaded=msgspec.json.encode(dict(enclosed)).decode().replace("<", "\\u003c"),
        )
        .encode()
    )
