"""What people write as Markdown, made into HTML that can do nothing but be read."""

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
"""Where a link may lead: to the web, to a mail's writer, to a page of this house."""

LOWEST_HEADING = 6
HEADING_OFFSET = 2
"""So many levels are headings put down: the page has its own above them."""

MAX_COLUMNS, MAX_CELLS = 30, 1_500
"""How many columns one table has at most, and how many cells all tables of a text have."""

MAX_LINK_CHARACTERS = 20_000
"""How many characters all links of a text lead to at most, with their titles; links beyond that are text."""

MAX_ADDED_HTML = 200_000
"""By how many characters the HTML may be longer than its text; a longer one is shown as it was typed."""

CELL_COUNT_KEY, LINK_CHARACTERS_KEY = "parlour-cells", "parlour-letters"
"""Where the counts are kept while one text is rendered."""


class FaqEntry(Value, frozen=True):
    """A question that is often asked: an anchor, the question in plain words, the answer as HTML."""

    id: str
    question: str
    answer: str


class _ForumMarkdown(MarkdownIt):
    """The Markdown of the forum: its links lead where they may."""

    def validateLink(self, url: str) -> bool:
        return SAFE_LINK.match(url.strip()) is not None


def _build_markdown() -> MarkdownIt:
    """Return the Markdown of the forum: no HTML passes through it, no picture is fetched, and no link is vouched for."""
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
    """Read a table of at most so many columns and, with the tables before it, so many cells; what comes after them is read as text.

    The library fills short rows up to the width of the head, so that few bytes would make very many cells.
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
    """Write a link; all links together lead to at most so many characters, as one definition may serve a thousand references."""
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
    """Return a text as HTML. A wide table can be scrolled by keys; an empty corner heads nothing.

    This takes some 50 ms at worst for a post: `Renderer` calls it beside the event loop.
    """
    page: str = MARKDOWN.render(text)
    if len(page) > MAX_ADDED_HTML + len(text):
        return plain_html(text)
    return page.replace("<table>", '<table tabindex="0">').replace("<th></th>", "<td></td>")


def plain_html(text: str) -> str:
    """Return a text as it was typed, as HTML."""
    return f"<pre>{escape(text)}</pre>"


@lru_cache(maxsize=32)
def faq_entries(text: str) -> tuple[FaqEntry, ...]:
    """Return the questions of a page whose headings of the second level are questions and what follows each is its answer."""
    found = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        question, _, answer = part.partition("\n")
        words, _, anchor = question.partition("{#")
        found.append(FaqEntry(anchor.strip(" }"), words.strip(), render_html(answer.strip())))
    return tuple(found)
