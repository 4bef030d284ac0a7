"""The socket of a table: one for each open page, moves in, frames out."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket

from parlour.core.game import Illegal
from parlour.db.log import Player
from parlour.server import wire
from parlour.server.allowance import Allowance
from parlour.server.guards import same_origin
from parlour.server.refusals import refusal
from parlour.server.visit import Visit
from parlour.tables.arena import Arena, may_watch
from parlour.tables.matches import Live, now

NOT_HERE, NOT_YOURS = 4404, 4403
"""Close codes: there is no such match; it may not be watched."""


class Hall:
    """All open sockets by match. It hears what was stored and wakes whoever looks at that match."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self._visits: defaultdict[str, set[Visit]] = defaultdict(set)
        self._waking: set[asyncio.Task[None]] = set()
        self._deaf = arena.log.listen(self._heard)

    async def close(self) -> None:
        """Stop listening."""
        self._deaf()
        for task in tuple(self._waking):
            task.cancel()
        await asyncio.gather(*self._waking, return_exceptions=True)

    def come(self, visit: Visit) -> None:
        """Add an open page, and let the others see who came."""
        self._visits[visit.match].add(visit)
        self.arena.presence.come(visit.match, visit.player.id)
        self._show_presence(visit.match)

    def go(self, visit: Visit) -> None:
        """Take a closed page away."""
        self._visits[visit.match].discard(visit)
        self.arena.presence.go(visit.match, visit.player.id)
        self._show_presence(visit.match)
        if not self._visits[visit.match]:
            del self._visits[visit.match]

    def _heard(self, match: str, seq: int) -> None:
        if match in self._visits:
            task = asyncio.create_task(self._wake(match, seq))
            self._waking.add(task)
            task.add_done_callback(self._waking.discard)

    async def _wake(self, match: str, seq: int) -> None:
        with contextlib.suppress(Illegal):
            live = await self.arena.matches.at_least(match, seq)
            lines = await self.arena.log.said(match) if seq < 0 else None
            for visit in self._visits.get(match, ()):
                visit.wake(live, lines)

    def _show_presence(self, match: str) -> None:
        here = self.arena.presence.at(match)
        for visit in self._visits[match]:
            visit.show_presence(here)


@websocket("/ws/{match:str}", include_in_schema=False)
async def play_socket(socket: WebSocket[Any, Any, Any], match: str) -> None:
    """Serve one open page of a table until it closes."""
    arena, hall, player = socket.app.state.arena, socket.app.state.hall, socket.scope["state"]["player"]
    await socket.accept()
    live = await _admitted(arena, socket, match, player)
    if live is None:
        return
    visit = Visit(arena, socket, live, player)
    writer = asyncio.create_task(visit.write())
    hall.come(visit)
    try:
        visit.wake(live, await arena.log.said(match))
        await _listen(arena, socket, visit)
    except WebSocketDisconnect:
        pass
    finally:
        hall.go(visit)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def _admitted(arena: Arena, socket: WebSocket[Any, Any, Any], match: str, player: Player) -> Live | None:
    """Return the match, or close the socket with the reason."""
    reason: Illegal
    try:
        live = await arena.matches.get(match)
        if same_origin(socket) and may_watch(live.match, player.id):
            return live
        reason, code = Illegal("core.no-watchers"), NOT_YOURS
    except Illegal as found:
        reason, code = found, NOT_HERE
    said = refusal(reason, arena.sentences)
    await socket.send_data(wire.told("refused", id=0, code=said.code, details=said.details, say=said.say), mode="text")
    await socket.close(code, said.code)
    return None


async def _listen(arena: Arena, socket: WebSocket[Any, Any, Any], visit: Visit) -> None:
    allowance = Allowance()
    while True:
        text = await socket.receive_data(mode="text")
        # The decision's moment: whatever happens after this line costs nobody time.
        at = now()
        try:
            if not allowance.spend():
                raise Illegal("core.too-many")
            message = wire.read(text)
            answer = await _handled(arena, visit, message, at)
        except Illegal as reason:
            said = refusal(reason, arena.sentences)
            answer = wire.told("refused", id=wire.id_of(text), code=said.code, details=said.details, say=said.say)
        visit.tell(answer)


async def _handled(arena: Arena, visit: Visit, message: wire.Message, at: int) -> bytes:
    """Do what a message asks and return the answer; raises Illegal."""
    match, player = visit.match, visit.player
    match message:
        case wire.Act():
            await arena.act(match, player, message.seat, message.since, bytes(message.action), at)
        case wire.Preview():
            found = await arena.preview(match, player, message.seat, bytes(message.action))
            return wire.told("preview", id=message.id, preview=found)
        case wire.Resign():
            await arena.resign(match, player, message.seat)
        case wire.Offer():
            await arena.offer(match, player, message.seat, message.what)
        case wire.Answer():
            await arena.answer(match, player, message.seat, message.yes)
        case wire.Say():
            await arena.say(match, player, message.text)
        case wire.Ping():
            return wire.told("pong", id=message.id, now=at)
    return wire.told("ok", id=message.id)
