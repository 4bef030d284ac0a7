"""The front door: what no page or call should ever meet is turned away here, in words, before anything is asked of it."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException

from parlour.core.game import Illegal
from parlour.server.errors import written
from parlour.server.http_connections import HttpConnections
from parlour.server.limits.network import OWN, network_of
from parlour.server.origins import with_plain_host
from parlour.services.errors import Later

HOST = re.compile(rb"(?:[A-Za-z0-9._~-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::([0-9]{1,5}))?")
"""A name or an address, and perhaps a port."""

HIGHEST_PORT = 65_535

LONGEST_SEGMENT = 255
"""The longest name that file systems know."""

LONGEST_PATH = 2_000

BODY_SECONDS = 20.0
"""How long a body may take to arrive."""

MOST_REQUESTS = 100
"""How many requests of one network are answered at the same time, whichever proxy they come by."""

Play = Callable[[Any, Any, Any], Awaitable[None]]


class FrontDoor:
    """The house as a server calls it: sockets of tables go straight to `play`, all else through Litestar."""

    def __init__(self, app: Litestar, play: Play) -> None:
        self.app, self._play = app, play
        self.connections = HttpConnections()
        self._requests: Counter[str] = Counter()

    @property
    def state(self) -> State:
        """What the house keeps while it is open."""
        return self.app.state

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request, one socket or the opening and closing of the house."""
        if scope["type"] == "websocket":
            await self._play(with_plain_host(scope), receive, send)
        elif scope["type"] != "http":
            await self.app(scope, receive, send)
        elif not _host_makes_sense(scope["headers"]):
            await written(scope, Illegal("core.not-understood"), 400)(scope, receive, send)
        elif not _path_makes_sense(scope["path"]):
            await written(scope, Illegal("core.no-such-page"), 404)(scope, receive, send)
        else:
            await self._serve(with_plain_host(scope), receive, send)

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request, unless its network has very many on their way already."""
        address = network_of(scope)
        if self._requests[address] >= MOST_REQUESTS and address not in OWN:
            await written(scope, Later("core.too-many", seconds=1), 429)(scope, receive, send)
            return
        # Whoever asks for the head alone is answered as to the whole; the server leaves the body out.
        shown: Any = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
        self._requests[address] += 1
        try:
            await self.app(shown, *in_time(receive, send))
        finally:
            self._requests[address] -= 1
            if not self._requests[address]:
                del self._requests[address]


def _host_makes_sense(headers: Any) -> bool:
    """Return whether a request names one house that could be this one: links for others are made of it."""
    hosts = [value for name, value in headers if name == b"host"]
    found = HOST.fullmatch(hosts[0]) if len(hosts) == 1 else None
    return not hosts or (found is not None and int(found[1] or 0) <= HIGHEST_PORT)


def _path_makes_sense(path: str) -> bool:
    return (
        "\0" not in path
        and len(path) <= LONGEST_PATH
        and all(len(segment.encode("utf-8", "replace")) <= LONGEST_SEGMENT for segment in path.split("/"))
    )


def in_time(receive: Any, send: Any) -> tuple[Any, Any]:
    """Return what reads a body and gives up on one that does not come, and what sends the answer: once it has begun, nothing is hurried."""
    until = asyncio.get_running_loop().time() + BODY_SECONDS
    whole = begun = False

    async def sent(message: Any) -> None:
        nonlocal begun
        begun = True
        await send(message)

    async def received() -> Any:
        nonlocal whole
        if whole or begun:
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise HTTPException("the body did not come in time", status_code=408) from None
        if message["type"] == "http.disconnect":
            raise ClientException("whoever asked has gone")
        whole = not message.get("more_body", False)
        return message

    return received, sent
