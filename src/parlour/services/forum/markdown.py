"""Rendering of users' Markdown as safe HTML."""

from __future__ import annotations

import re
from collections.abc import MutableMapping, Sequence
from functools import lru_cache
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_block import StateBlock, table
from markdown_it.token import Token

from parlour.core.value import Value

SAFE_LINK = re.compile(r"(?:https?://|mailto:|/(?!/))", re.IGNORECASE)
"""The allowed targets of links: the web, e-mail addresses and pages of this site."""

LOWEST_HEADING = 6
HEADING_OFFSET = 2
"""The number of levels by which headings are lowered, below the headings of the page."""

MAX_COLUMNS, MAX_CELLS = 30, 1_500
"""The maximum numbers of columns in a table and of table cells in a text."""

MAX_LINK_CHARACTERS = 20_000
"""The maximum total length of link targets and titles in a text; further links become text."""

MAX_ADDED_HTML = 200_000
"""The maximum number of characters that HTML adds to its text, or the plain text is shown."""

CELL_COUNT_KEY, LINK_CHARACTERS_KEY = "parlour-cells", "parlour-letters"
"""The keys of the counts that are kept during the rendering of a text."""


class FaqEntry(Value, frozen=True):
    """A frequently asked question with its answer as HTML."""

    id: str
    """The anchor of the question."""

    question: str
    """The question as plain text."""

    answer: str
    """The answer as HTML."""


class _ForumMarkdown(MarkdownIt):
    """The Markdown parser of the forum, which restricts links."""

    def validateLink(self, url: str) -> bool:
        return SAFE_LINK.match(url.strip()) is not None


def _build_markdown() -> MarkdownIt:
    """Return a Markdown parser without HTML and images, with links that search engines ignore."""
    library = (
        _ForumMarkdown("commonmark", {"html": False, "maxNesting": 12})
        .enable(["table", "strikethrough"])
        .disable(["image", "html_block", "html_inline"])
    )
    library.block.ruler.at("table", _bounded_table, {"alt": ["paragraph", "reference"]})
    library.add_render_rule("link_open", _render_link)
    library.add_render_rule("heading_open", _render_heading)
    library.add_render_rule("heading_close", _render_heading)
    return library


def _bounded_table(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """Parse a table with limited numbers of columns and cells; further rows become text.

    The library fills short rows to the width of the head, so a few bytes could otherwise create a
    very large number of cells.
    """
    if start + 2 > end:
        return False
    columns = (
        state.src[state.bMarks[start + 1] : state.eMarks[start + 1]]
        .strip("> \t")
        .strip("|")
        .count("|")
        + 1
    )
    rows = (MAX_CELLS - state.env.get(CELL_COUNT_KEY, 0)) // columns
    if columns > MAX_COLUMNS or rows < 2:
        return False
    if not table(state, start, min(end, start + rows + 1), silent):
        return False
    if not silent:
        state.env[CELL_COUNT_KEY] = state.env.get(CELL_COUNT_KEY, 0) + columns * (
            state.line - start
        )
    return True


def _render_link(
    self: RendererHTML,
    tokens: Sequence[Token],
    at: int,
    options: Any,
    env: MutableMapping[str, Any],
) -> str:
    """Render a link unless the links of the text exceed a number of characters in total.

    The limit is needed because many references may use the same link definition.
    """
    link = tokens[at]
    env[LINK_CHARACTERS_KEY] = env.get(LINK_CHARACTERS_KEY, 0) + sum(
        len(str(value)) for value in link.attrs.values()
    )
    if env[LINK_CHARACTERS_KEY] > MAX_LINK_CHARACTERS:
        link.attrs = {}
    else:
        link.attrSet("rel", "nofollow ugc noopener noreferrer")
    return self.renderToken(tokens, at, options, env)


def _render_heading(
    self: RendererHTML, tokens: Sequence[Token], at: int, options: Any, _: MutableMapping[str, Any]
) -> str:
    tokens[at].tag = f"h{min(LOWEST_HEADING, int(tokens[at].tag[1]) + HEADING_OFFSET)}"
    return self.renderToken(tokens, at, options, _)


MARKDOWN = _build_markdown()


def render_html(text: str) -> str:
    """Return a text rendered as HTML, with tables that can be scrolled by keyboard.

    This may take 50 ms for a post, so `Renderer` calls it in a thread.
    """
    page: str = MARKDOWN.render(text)
    if len(page) > MAX_ADDED_HTML + len(text):
        return plain_html(text)
    return page.replace("<table>", '<table tabindex="0">').replace("<th></th>", "<td></td>")


def plain_html(text: str) -> str:
    """Return a text as preformatted HTML, without Markdown."""
    return f"<pre>{escape(text)}</pre>"


@lru_cache(maxsize=32)
def faq_entries(text: str) -> tuple[FaqEntry, ...]:
    """Return the entries of an FAQ page: second-level headings, each followed by its answer."""
    entries = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        question, _, answer = part.partition("\n")
        title, _, anchor = question.partition("{#")
        entries.append(FaqEntry(anchor.strip(" }"), title.strip(), render_html(answer.strip())))
    return tuple(entries)
