"""The one skeleton of all pages, which a page's module brings to life: it names each piece where it is kept."""

from __future__ import annotations

from functools import cache
from string import Template

from parlour.server.bundles import HOUSE
from parlour.server.kept import BOOT, NEWEST, Edition
from parlour.server.templates import NO_SCRIPT, PAGES, folder

FONTS = ("web/fonts/inter-latin-wght-normal.woff2", "web/fonts/fraunces-latin-opsz-normal.woff2")
"""What every page is written in."""

SIGNS = {"sign": "web/sign.svg", "touch": "web/icons/180.png"}


@cache
def _skeleton() -> Template:
    return Template((folder("parlour.web") / "page.html").read_text("utf-8"))


def _board(edition: Edition, language: str, game: str) -> str:
    """Return what fetches a game's board ahead, which its page's modules would only ask for once they know the table."""
    module, sheet = f"games/{game}/ui/index.js", f"games/{game}/ui/style.css"
    if module not in edition.pieces or sheet not in edition.pieces:
        return ""
    return "\n".join(
        (
            f'<link rel="modulepreload" href="{edition.address(module)}">',
            f'<link rel="preload" href="{edition.address(sheet)}" as="style">',
            f'<link rel="preload" href="/strings/{language}/{game}.ftl?of={edition.strings}" as="fetch" crossorigin>',
        )
    )


def rendered(name: str, language: str = "en", shared: str = "", plain: str = NO_SCRIPT, board: str = "", **more: str) -> bytes:
    """Return the HTML of a page.

    `shared` are the tags that a link to it carries, `plain` is what it says where no module runs, `board` the game whose board it
    shows at once, `more` what else stands at another address today.
    """
    edition, page = NEWEST.edition(), PAGES[name]
    named = {field: edition.address(piece) for field, piece in SIGNS.items()} | {"boot": edition.address(BOOT)}
    return (
        _skeleton()
        .substitute(
            named,
            shared=shared,
            plain=plain,
            layout=page.layout,
            sheet=edition.address(f"{name}.css"),
            house=edition.address(HOUSE),
            module=edition.address(f"{name}.js"),
            words=f"/strings/{language}/house.ftl?of={edition.strings}",
            fonts="\n".join(f'<link rel="preload" href="{edition.address(font)}" as="font" type="font/woff2" crossorigin>' for font in FONTS),
            board=_board(edition, language, board) if board else "",
            kept=edition.told(page.lists, **more),
        )
        .encode()
    )
