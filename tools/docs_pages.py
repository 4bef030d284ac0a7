"""MkDocs hooks that add the pages outside docs/ and fix the links to them.

The rules of each game and the top-level documents (ARCHITECTURE.md, …) stay where developers expect
them. The site shows them as pages, and links to source files become plain code.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.structure.files import File

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)#\s]+)(#[^)]*)?\)")
OUTSIDE = {
    **{
        f"{name}.md": f"{name}.md"
        for name in ("ARCHITECTURE", "CONTRIBUTING", "SECURITY", "CHANGELOG")
    },
    **{
        f"src/parlour/games/{rules.parent.name}/RULES.md": f"rules/{rules.parent.name}.md"
        for rules in sorted((ROOT / "src/parlour/games").glob("*/RULES.md"))
    },
}
"""The pages from outside docs/: path in the repository to path in the site."""

SOURCES = {page: path for path, page in OUTSIDE.items()}


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the pages from outside docs/, and exclude architecture decisions from the navigation."""
    for path, page in OUTSIDE.items():
        files.append(File.generated(config, page, content=(ROOT / path).read_text("utf-8")))
    for file in files.documentation_pages():
        if re.fullmatch(r"adr/\d.*", file.src_uri):
            file.inclusion = file.inclusion.__class__.NOT_IN_NAV
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Rewrite links that point outside docs/ and links in pages from outside docs/.

    A link to a missing target stays unchanged, so that MkDocs reports it; `strict` makes that an
    error.
    """
    uri = page.file.src_uri
    source = SOURCES.get(uri, f"docs/{uri}")

    def rewritten(link: re.Match[str]) -> str:
        text, target, anchor = link[1], link[2], link[3] or ""
        if "://" in target or target.startswith("mailto:"):
            return link[0]
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        if path == "README.md":
            path = "docs/README.md"
        destination = OUTSIDE.get(path) or (
            path.removeprefix("docs/") if path.startswith("docs/") else None
        )
        if destination is not None:
            return (
                f"[{text}]({posixpath.relpath(destination, posixpath.dirname(uri) or '.')}{anchor})"
            )
        return text if (ROOT / path).exists() else link[0]

    return LINK.sub(rewritten, markdown)
