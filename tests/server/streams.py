"""A client of streams that keeps the messages it has received."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec

from ..patience import PATIENCE
from .conformance import conformance
from .harness import Guest


class LineStream:
    """An open stream of lines of JSON."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self.messages: list[dict[str, Any]] = []
        self.heartbeats = 0
        self._lines = response.aiter_lines()
        self._path = response.request.url.path

    async def receive(self) -> dict[str, Any]:
        """Return the next message, without heartbeats."""
        async with asyncio.timeout(PATIENCE):
            while not (line := await anext(self._lines)):
                self.heartbeats += 1
        message: dict[str, Any] = msgspec.json.decode(line)
        conformance().check_message(self._path, message)
        self.messages.append(message)
        return message

    async def until(self, condition: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the first message that satisfies a condition."""
        while not condition(message := await self.receive()):
            pass
        return message

    async def event(self, kind: str, match: str | None = None) -> dict[str, Any]:
        """Return the next message of a type, of a match if one is named."""
        return await self.until(
            lambda message: message["type"] == kind and match in (None, message.get("match"))
        )

    async def end(self) -> dict[str, Any]:
        """Return the last message, once the server has ended the response."""
        closed = await self.until(lambda message: message["type"] == "closed")
        async with asyncio.timeout(PATIENCE):
            assert [line async for line in self._lines] == []
        return closed


@asynccontextmanager
async def listening(
    guest: Guest, path: str = "/api/me/events", **parameters: str
) -> AsyncIterator[LineStream]:
    """Open a stream as a guest with a session."""
    if not guest.web.cookies:
        await guest.get("/api/me")
    async with guest.web.stream("GET", path, params=parameters) as response:
        if response.status_code == 200:
            yield LineStream(response)
        else:
            await response.aread()
            raise AssertionError(response.text)
