"""The one template of all pages: a skeleton that a page's module brings to life, with every module it needs loaded ahead."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from string import Template

from parlour.core.value import Value

IMPORT = re.compile(r"^(?:import|export)\b[^;]*?from '(\.[^']+)';", re.MULTILINE)
SHARED = ("tokens.css", "shell.css", "forms.css")


class Page(Value, frozen=True):
    """A page by its module in web/: the style sheets it adds to those of all pages, and how its main part is laid out."""

    module: str
    layout: str
    styles: tuple[str, ...]


PAGES = {
    page.module: page
    for page in (
        Page("home", "wrap", ("home.css",)),
        Page("lobby", "wrap lob", ("lobby.css",)),
        Page("ratings", "wrap records", ("lobby.css", "records.css")),
        Page("results", "wrap records", ("lobby.css", "records.css")),
        Page("settings", "wrap narrow", ("paper.css",)),
        Page("join", "wrap narrow entry", ("paper.css", "person.css")),
        Page("sign-in", "wrap narrow entry", ("paper.css", "person.css")),
        Page("operator", "wrap narrow", ("paper.css", "person.css")),
        Page("account", "wrap narrow", ("paper.css", "person.css")),
        Page("help", "wrap narrow", ("paper.css",)),
        Page("rules", "wrap narrow", ("paper.css",)),
        Page("table", "room", ("table.css", "board/board.css", "gathering.css")),
        Page("lesson", "room", ("table.css", "board/board.css", "lesson/lesson.css")),
        Page("review", "room", ("table.css", "board/board.css", "review.css")),
    )
}


def folder(package: str) -> Path:
    """Return where a package lies."""
    with as_file(files(package)) as path:
        return path


def modules(page: Page) -> list[str]:
    """Return every module that a page imports, directly or not, by its path in web/."""
    web = folder("parlour.web").resolve()
    found: set[Path] = set()
    waiting = [web / f"{page.module}.js"]
    while waiting:
        at = waiting.pop()
        needed = {(at.parent / name).resolve() for name in IMPORT.findall(at.read_text("utf-8"))} - found
        found |= needed
        waiting.extend(needed)
    return sorted(module.relative_to(web).as_posix() for module in found)


@cache
def _page(name: str) -> Template:
    """Return the HTML of a page, all but what a shared link carries."""
    page = PAGES[name]
    template = Template((folder("parlour.web") / "page.html").read_text("utf-8"))
    styles = "\n".join(f'<link rel="stylesheet" href="/web/{sheet}">' for sheet in (*SHARED, *page.styles))
    preloads = "\n".join(f'<link rel="modulepreload" href="/web/{module}">' for module in modules(page))
    return Template(template.safe_substitute(styles=styles, preloads=preloads, layout=page.layout, module=page.module))


def rendered(name: str, shared: str = "") -> bytes:
    """Return the HTML of a page; `shared` are the tags that a link to it carries."""
    return _page(name).substitute(shared=shared).encode()
