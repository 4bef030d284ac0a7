"""Rendering of the posts of a thread, with a time limit and a cache."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from sys import getsizeof

from parlour.core.game import Illegal
from parlour.services.forum.markdown import plain_html, render_html

RENDER_TIMEOUT_S = 3.0
"""The time limit (s) for a page of posts or a draft, including the wait for others."""

MAX_CACHE_BYTES = 8 * 1024 * 1024
"""The maximum size (bytes) of the cached texts and HTML."""


class HtmlCache:
    """A cache of the HTML of recent texts, limited by its size in bytes."""

    def __init__(self, max_bytes: int = MAX_CACHE_BYTES) -> None:
        self._max_bytes, self.size = max_bytes, 0
        self._pages: OrderedDict[str, str] = OrderedDict()

    def get(self, text: str) -> str | None:
        """Return the cached HTML of a text, or None."""
        page = self._pages.get(text)
        if page is not None:
            self._pages.move_to_end(text)
        return page

    def add(self, text: str, page: str) -> None:
        """Add the HTML of a text; remove the least recently used entries beyond the limit."""
        if text in self._pages:
            return
        self._pages[text] = page
        self.size += getsizeof(text) + getsizeof(page)
        while self.size > self._max_bytes:
            self.size -= sum(map(getsizeof, self._pages.popitem(last=False)))


class Renderer:
    """A Markdown renderer in one thread, so that many texts occupy at most one core."""

    def __init__(self, seconds: float = RENDER_TIMEOUT_S) -> None:
        self._timeout_s = seconds
        self._cache = HtmlCache()
        self._pool = ThreadPoolExecutor(1, "parlour-markdown")

    def close(self) -> None:
        """Stop the thread and discard waiting texts."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def render_draft(self, text: str) -> str:
        """Return a draft rendered as HTML, without caching; raises Illegal after the time limit."""
        try:
            async with asyncio.timeout(self._timeout_s):
                return await self._render(text)
        except TimeoutError:
            raise Illegal("core.too-busy") from None

    async def render_posts(self, texts: Sequence[str]) -> list[str]:
        """Return texts rendered as HTML; texts that exceed the time limit become plain text."""
        deadline = asyncio.get_running_loop().time() + self._timeout_s
        return [await self._render_post(text, deadline) for text in texts]

    async def _render_post(self, text: str, deadline: float) -> str:
        page = self._cache.get(text)
        if page is None:
            try:
                async with asyncio.timeout_at(deadline):
                    page = await self._render(text)
            except TimeoutError:
                return plain_html(text)
            self._cache.add(text, page)
        return page

    async def _render(self, text: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._pool, render_html, text)
