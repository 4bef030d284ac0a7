"""The socket of a table: one for each open page, moves in, frames out."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket

from parlour.core.game import Illegal
from parlour.db.log import Player
from parlour.server import wire
from parlour.server.allowance import Allowance
from parlour.server.given import Named
from parlour.server.guards import same_origin
from parlour.server.refusals import refusal
from parlour.server.visit import NOT_YOURS, Visit
from parlour.tables.arena import Arena, may_watch
from parlour.tables.matches import Live, now

BURST, PER_SECOND = 40, 10.0
"""How many messages one socket may send at once, and how many a second after that."""

CHAT = (10, 1.0)
"""The same for lines of chat, which are kept."""

SOON = 0.1
"""Seconds in which those who come and go are gathered, so that a crowd is told of once and not by each of its heads."""

NOT_HERE = 4404
"""The close code of a match that is not there, or that cannot go on."""

log = structlog.get_logger()


class Hall:
    """All open sockets by match. It hears what was stored and wakes whoever looks at that match."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self._visits: defaultdict[str, set[Visit]] = defaultdict(set)
        self._waking: set[asyncio.Task[None]] = set()
        self._crowds: set[str] = set()
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
        self.arena.presence.come(visit.match, visit.player, visit.game)
        self._show_presence(visit.match)

    def go(self, visit: Visit) -> None:
        """Take a closed page away."""
        self._visits[visit.match].discard(visit)
        self.arena.presence.go(visit.match, visit.player)
        self._show_presence(visit.match)
        if not self._visits[visit.match]:
            del self._visits[visit.match]

    def visits(self, match: str) -> frozenset[Visit]:
        """Return the open pages of a match."""
        return frozenset(self._visits.get(match, ()))

    def _heard(self, match: str, seq: int) -> None:
        if match in self._visits:
            task = asyncio.create_task(self._wake(match, seq))
            self._waking.add(task)
            task.add_done_callback(self._waking.discard)

    async def _wake(self, match: str, seq: int) -> None:
        try:
            live = await self.arena.matches.at_least(match, seq)
            lines = await self.arena.log.said(match) if seq < 0 else None
        except Illegal:
            return  # a match that cannot be folded says so to whoever next acts on it
        except Exception:
            log.exception("listeners could not be told", match=match, seq=seq)
            return
        moved = [visit.wake(live, lines) for visit in self.visits(match)]
        if any(moved):
            # Presence is told by seats: who sat down is here on a seat now, and no longer one who watches.
            self._show_presence(match)

    def _show_presence(self, match: str) -> None:
        """Show soon who is here, once for all who come and go meanwhile."""
        if match not in self._crowds:
            self._crowds.add(match)
            asyncio.get_running_loop().call_later(SOON, self._shown_presence, match)

    def _shown_presence(self, match: str) -> None:
        self._crowds.discard(match)
        here = self.arena.presence.at(match)
        for visit in self.visits(match):
            visit.show_presence(here)


@websocket("/ws/{match:str}", include_in_schema=False)
async def play_socket(socket: WebSocket[Any, Any, Any], match: Named) -> None:
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
    await socket.send_data(_refused(arena, reason, ""), mode="text")
    await socket.close(code, reason.code)
    return None


async def _listen(arena: Arena, socket: WebSocket[Any, Any, Any], visit: Visit) -> None:
    allowance, chat = Allowance(BURST, PER_SECOND), Allowance(*CHAT)
    while True:
        text = await socket.receive_data(mode="text")
        # The decision's moment: whatever happens after this line costs nobody time.
        at = now()
        if allowance.spend():
            visit.tell(await _answered(arena, visit, chat, text, at))
        else:
            visit.tell(_refused(arena, Illegal("core.too-many"), text))
            # Not reading on is what slows a flood down: what it sends meanwhile waits in its own pipe.
            await asyncio.sleep(1 / PER_SECOND)


async def _answered(arena: Arena, visit: Visit, chat: Allowance, text: str, at: int) -> bytes:
    """Return the answer to a message; whatever goes wrong with one, the line holds."""
    try:
        message = wire.read(text)
        if isinstance(message, wire.Say) and not chat.spend():
            raise Illegal("core.too-many")
        return await _handled(arena, visit, message, at)
    except Illegal as reason:
        return _refused(arena, reason, text)
    except Exception:
        log.exception("a message failed", match=visit.match)
        return _refused(arena, Illegal("core.fault"), text)


def _refused(arena: Arena, reason: Illegal, text: str) -> bytes:
    said = refusal(reason, arena.sentences)
    return wire.told("refused", id=wire.id_of(text), code=said.code, details=said.details, say=said.say)


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
