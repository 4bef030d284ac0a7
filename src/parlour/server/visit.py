"""One open page of a table: it is woken when something changed, and is sent only the newest."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from parlour.core.codec import encode
from parlour.core.game import Seat
from parlour.db.log import Message, Player
from parlour.server import wire
from parlour.server.tableinfo import seats_of, table_info
from parlour.tables.arena import Arena, may_watch
from parlour.tables.matches import Live, now

NOT_YOURS, AGAIN = 4403, 1011
"""Close codes: this may not be watched; something went wrong here, come again."""

LOST = (WebSocketException, OSError)
"""What sending to somebody who has gone raises; a server's own kind of it is an OSError."""

log = structlog.get_logger()


class Visit:
    """A page that looks at a match. A slow line skips frames: what waits is replaced by what is newer."""

    __slots__ = ("_arena", "_around", "_base", "_info", "_lines", "_live", "_shown", "_socket", "_told", "_woken", "match", "player")

    def __init__(self, arena: Arena, socket: WebSocket[Any, Any, Any], live: Live, player: Player) -> None:
        self.match, self.player = live.match.id, player
        self._arena, self._socket, self._live = arena, socket, live
        scheme = "https" if socket.url.scheme == "wss" else "http"
        self._base = f"{scheme}://{socket.headers.get('host', 'localhost')}"
        self._woken = asyncio.Event()
        self._told: list[bytes] = []
        self._shown = -1
        self._around: object = None
        self._info = 0
        self._lines: tuple[int, frozenset[str]] = (0, frozenset())

    @property
    def game(self) -> str:
        """The game that is played here."""
        return self._live.match.opened.game

    def wake(self, live: Live, lines: Sequence[Message] | None) -> bool:
        """Show the newest state, and the chat where it is given; return whether others sit there than before."""
        before = self._live.match.chairs
        if live.match.seq >= self._live.match.seq:
            # Two who were told at different moments may wake this page in the wrong order.
            self._live = live
        if lines is not None and may_watch(live.match, self.player.id):
            self._say(lines)
        self._woken.set()
        return self._live.match.chairs != before

    def _say(self, lines: Sequence[Message]) -> None:
        """Pass on the lines of chat that were not passed on yet."""
        last, told = self._lines
        fresh = [line for line in lines if line.at > last or (line.at == last and line.id not in told)]
        if fresh:
            newest = fresh[-1].at
            self._lines = (newest, frozenset(line.id for line in lines if line.at == newest))
            self._told.append(wire.told("said", messages=[wire.ChatLine(line.id, line.at, line.name, line.seat, line.text) for line in fresh]))

    def show_presence(self, here: frozenset[str]) -> None:
        """Say which seats have the table open, and how many others watch."""
        chairs = self._live.match.chairs
        seats = [seat for seat, chair in enumerate(chairs) if chair and chair.player in here]
        watchers = len(here - {chair.player for chair in chairs if chair and chair.player})
        self.tell(wire.told("here", seats=seats, watchers=watchers))

    def tell(self, message: bytes) -> None:
        """Send a message after what already waits."""
        self._told.append(message)
        self._woken.set()

    async def write(self) -> None:
        """Send whatever there is to send, until cancelled; a page that cannot be served any more is closed, and comes again."""
        try:
            while True:
                await self._woken.wait()
                self._woken.clear()
                await self._send_all()
        except Exception as reason:
            if not isinstance(reason, LOST):
                log.exception("a page could not be served", match=self.match)
            with suppress(Exception):
                await self._socket.close(AGAIN)

    async def _send_all(self) -> None:
        if not may_watch(self._live.match, self.player.id):
            # The host lets nobody watch, and the game has begun.
            await self._socket.close(NOT_YOURS, "core.no-watchers")
            return
        frames = await self._frames(self._live)
        if frames is not None:
            await self._socket.send_data(frames, mode="text")
        while self._told:
            await self._socket.send_data(self._told.pop(0), mode="text")

    async def _frames(self, live: Live) -> bytes | None:
        """Return the newest frames for every seat of mine (or the public one), or None when nothing is new."""
        seats: Sequence[int | None] = seats_of(live, self.player) or (None,)
        info = await self._news_of_table(live)
        if info is None and live.match.seq == self._shown:
            return None
        self._shown = live.match.seq
        rendered = b",".join(self._arena.frames.rendered(live, None if seat is None else Seat(seat)) for seat in seats)
        table = b"" if info is None else b',"table":' + info
        return b'{"t":"frame","frames":[%b],"offer":%b,"now":%d%b}' % (rendered, msgspec.json.encode(live.match.offer), now(), table)

    async def _news_of_table(self, live: Live) -> bytes | None:
        """Return who sits and by which rules where that changed since it was last sent."""
        match = live.match
        around = (match.chairs, match.house, match.phase)
        if around == self._around and match.phase == "playing":
            return None
        self._around = around
        info = encode(await table_info(self._arena, live, self.player, self._base))
        if hash(info) == self._info:
            return None
        self._info = hash(info)
        return info
