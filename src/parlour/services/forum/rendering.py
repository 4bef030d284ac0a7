"""Rendering of posts: beside the event loop, with a deadline, and each text once as long as it is read."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from sys import getsizeof

from parlour.core.game import Illegal
from parlour.services.forum.markdown import plain_html, render_html

RENDER_TIMEOUT_S = 3.0
"""How long a page of posts, or a draft, may take to render, the wait for others included."""

MAX_CACHE_BYTES = 8 * 1024 * 1024
"""How many bytes of texts and of their HTML stay in memory."""


class HtmlCache:
    """The HTML of the texts that were read last, within a number of bytes."""

    def __init__(self, largest: int = MAX_CACHE_BYTES) -> None:
        self._max_bytes, self.size = largest, 0
        self._pages: OrderedDict[str, str] = OrderedDict()

    def get(self, text: str) -> str | None:
        """Return the HTML of a text, if it is here."""
        found = self._pages.get(text)
        if found is not None:
            self._pages.move_to_end(text)
        return found

    def add(self, text: str, page: str) -> None:
        """Keep the HTML of a text, and let go of those that were read longest ago."""
        if text in self._pages:
            return
        self._pages[text] = page
        self.size += getsizeof(text) + getsizeof(page)
        while self.size > self._max_bytes:
            self.size -= sum(map(getsizeof, self._pages.popitem(last=False)))


class Renderer:
    """Renders Markdown in one thread of its own: a flood of texts takes at most one core, and waits for itself alone."""

    def __init__(self, seconds: float = RENDER_TIMEOUT_S) -> None:
        self._timeout_s = seconds
        self._cache = HtmlCache()
        self._pool = ThreadPoolExecutor(1, "parlour-markdown")

    def close(self) -> None:
        """Render no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def render_draft(self, text: str) -> str:
        """Return a text as HTML, which is not kept; raises Illegal `core.too-busy` where that takes too long."""
        try:
            async with asyncio.timeout(self._timeout_s):
                return await self._render(text)
        except TimeoutError:
            raise Illegal("core.too-busy") from None

    async def render_posts(self, texts: Sequence[str]) -> list[str]:
        """Return texts as HTML; those that are not rendered in time are shown as they were typed."""
        until = asyncio.get_running_loop().time() + self._timeout_s
        return [await self._render_post(text, until) for text in texts]

    async def _render_post(self, text: str, until: float) -> str:
        page = self._cache.get(text)
        if page is None:
            try:
                async with asyncio.timeout_at(until):
                    page = await self._render(text)
            except TimeoutError:
                return plain_html(text)
            self._cache.add(text, page)
        return page

    async def _render(self, text: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._pool, render_html, text)
