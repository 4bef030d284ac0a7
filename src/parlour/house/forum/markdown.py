"""What people write as Markdown, made into HTML that can do nothing but be read."""

from __future__ import annotations

import re
from collections.abc import MutableMapping, Sequence
from functools import lru_cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from parlour.core.value import Value

LINKS = re.compile(r"(?:https?://|mailto:|/(?!/))", re.IGNORECASE)
"""Where a link may lead: to the web, to a mail's writer, to a page of this house."""

LOWEST = 6
BENEATH = 2
"""So many levels are headings put down: the page has its own above them."""


class Asked(Value, frozen=True):
    """A question that is often asked: an anchor, the question in plain words, the answer as HTML."""

    id: str
    question: str
    answer: str


class _Library(MarkdownIt):
    """The Markdown of the forum: its links lead where they may."""

    def validateLink(self, url: str) -> bool:
        return LINKS.match(url.strip()) is not None


def _library() -> MarkdownIt:
    """Return the Markdown of the forum: no HTML passes through it, no picture is fetched, and no link is vouched for."""
    library = (
        _Library("commonmark", {"html": False, "maxNesting": 12}).enable(["table", "strikethrough"]).disable(["image", "html_block", "html_inline"])
    )
    library.add_render_rule("link_open", _link)
    library.add_render_rule("heading_open", _heading)
    library.add_render_rule("heading_close", _heading)
    return library


def _link(self: RendererHTML, tokens: Sequence[Token], at: int, options: Any, _: MutableMapping[str, Any]) -> str:
    tokens[at].attrSet("rel", "nofollow ugc noopener noreferrer")
    return self.renderToken(tokens, at, options, _)


def _heading(self: RendererHTML, tokens: Sequence[Token], at: int, options: Any, _: MutableMapping[str, Any]) -> str:
    tokens[at].tag = f"h{min(LOWEST, int(tokens[at].tag[1]) + BENEATH)}"
    return self.renderToken(tokens, at, options, _)


LIBRARY = _library()


@lru_cache(maxsize=1_000)
def html_of(text: str) -> str:
    """Return what somebody wrote as HTML. A wide table can be scrolled by keys; an empty corner heads nothing."""
    page: str = LIBRARY.render(text)
    return page.replace("<table>", '<table tabindex="0">').replace("<th></th>", "<td></td>")


@lru_cache(maxsize=32)
def asked_in(text: str) -> tuple[Asked, ...]:
    """Return the questions of a page whose headings of the second level are questions and what follows each is its answer."""
    found = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        question, _, answer = part.partition("\n")
        words, _, anchor = question.partition("{#")
        found.append(Asked(anchor.strip(" }"), words.strip(), html_of(answer.strip())))
    return tuple(found)
