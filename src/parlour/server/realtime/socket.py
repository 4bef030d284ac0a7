"""The socket of a table: one for each open page, moves in, frames out."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import parse_qs

import structlog

from parlour.core.clock import LAG_MS
from parlour.core.game import Illegal
from parlour.server.auth.access_control import at_table
from parlour.server.auth.guards import SHARE
from parlour.server.errors import accident, refusal
from parlour.server.limits.quotas import Kind
from parlour.server.limits.rate_limit import RateLimit
from parlour.server.origins import same_origin
from parlour.server.protocols import LINE, SocketProtocol
from parlour.server.realtime import wire
from parlour.server.realtime.connection import NOT_YOURS, Connection
from parlour.server.realtime.hub import Hub
from parlour.server.realtime.session import Visitor, header_of, visitor_of
from parlour.services.accounts.sessions import session_name
from parlour.services.application import House
from parlour.services.errors import Later
from parlour.services.matches import access
from parlour.services.time import now

PATH = "/ws/"

SCREEN = "screen"
"""What the address of a big screen's socket asks."""

BURST, PER_SECOND = 40, 10.0
"""How many messages one socket may send at once, and how many a second after that."""

COSTS: dict[type[wire.Said], Kind] = {wire.Say: Kind.CHAT, wire.Preview: Kind.DRAFTS, wire.Previews: Kind.DRAFTS}
"""What is limited for a person and their network, however many sockets they have."""

IN_HAND = 8
"""So many messages may wait for the answer to an earlier one before no more are read."""

NOT_HERE, FULL, LATER = 4404, 4429, 1013
"""Close codes: no such match, or one that cannot go on; more sockets than anybody needs; the house is full, come again later."""

log = structlog.get_logger()


class Socket:
    """What one open page says, one message after the other, and what it is answered."""

    __slots__ = ("_busy", "_connection", "_house", "_hub", "_limit", "_line", "_visitor", "_waiting")

    def __init__(self, house: House, hub: Hub, line: SocketProtocol, visitor: Visitor) -> None:
        self._house, self._hub, self._line, self._visitor = house, hub, line, visitor
        self._limit = RateLimit(BURST, PER_SECOND)
        self._waiting: list[tuple[int, str | bytes]] = []
        self._busy = False

    async def open(self, match: str, scope: Any) -> None:
        """Let the page in and show it the match, or close the socket with the reason."""
        connection = await self._admitted(match, scope)
        if connection is None:
            return
        self._connection = connection
        try:
            # Listening comes first: whatever is stored from here on is heard, whatever was stored before is read.
            update = await self._hub.update(match)
            connection.unheard = await self._house.circle.unheard(self._visitor.player)
            connection.wake(update, await self._house.store.said(match))
            update.forget()
        except BaseException:
            # Nobody hears this page, so nobody else would take it away again, even where it was cancelled.
            self.gone()
            raise
        self._line.take(self)

    async def _admitted(self, match: str, scope: Any) -> Connection | None:
        """Return the page among all others of its match, or close the socket with the reason."""
        player, address = self._visitor.player, self._visitor.network
        try:
            loaded = await self._house.matches.get(match)
        except Illegal as reason:
            self._close(reason, NOT_HERE)
            return None
        let_in = access.is_pass(loaded.match, _shown(scope))
        closed = access.refusal(loaded.match, player.id, let_in) or await at_table(self._house, player, loaded.match)
        if closed is not None:
            self._close(closed, NOT_YOURS)
            return None
        most = self._hub.crowd.refusal(player.id, address)
        if most is not None:
            self._close(Illegal("core.too-many-sockets", most=most), FULL)
            return None
        base = f"{'https' if scope['scheme'] == 'wss' else 'http'}://{header_of(scope, b'host') or 'localhost'}"
        connection = Connection(self._house, self._line, match, player, address, base, session_name(self._visitor.token), let_in, _is_screen(scope))
        leaving = self._hub.crowd.come(connection)
        if leaving is not None:
            leaving.end(LATER)
        self._hub.come(connection, loaded.match.opened.game)
        return connection

    def gone(self) -> None:
        """Take the page away."""
        self._waiting.clear()
        self._hub.crowd.go(self._connection)
        self._hub.go(self._connection)

    def has_room(self) -> None:
        """Show what the line was too slow for."""
        self._hub.catch_up(self._connection.match)

    def heard(self, text: str | bytes) -> None:
        """Answer a message, after those before it."""
        # The decision's moment: whatever happens after this line costs nobody time.
        at = now()
        if self._busy:
            self._waiting.append((at, text))
            if len(self._waiting) == IN_HAND:
                self._line.pause()
            return
        self._busy = True
        self._line.run(self._answer_all(text, at))

    async def _answer_all(self, text: str | bytes, at: int) -> None:
        connection = self._connection
        while True:
            if self._limit.spend():
                connection.tell_soon(await self._answered(connection, text, at))
            else:
                connection.tell(self._refused(Later("core.too-many", seconds=1), text))
                # Not reading on is what slows a flood down: what it sends meanwhile waits in its own pipe.
                self._line.pause()
                await asyncio.sleep(1 / PER_SECOND)
            if not self._waiting:
                break
            at, text = self._waiting.pop(0)
        self._busy = False
        self._line.resume()

    def _close(self, reason: Illegal, code: int) -> None:
        self._line.tell(self._refused(reason, ""))
        self._line.end(code, reason.code)

    async def _answered(self, connection: Connection, text: str | bytes, at: int) -> bytes:
        """Return the answer to a message; whatever goes wrong with one, the line holds."""
        try:
            if isinstance(text, bytes):
                raise Illegal("core.not-understood", reason="text was expected")
            message = wire.read(text)
        except Illegal as reason:
            return self._refused(reason, text)
        sender = self._visitor.player.id, connection.match
        return await self._hub.replies.once(sender, message.key, lambda: self._reply(connection, message, text, at))

    async def _reply(self, connection: Connection, message: wire.Message, text: str | bytes, at: int) -> bytes:
        try:
            costs = COSTS.get(type(message))
            if costs is not None:
                self._hub.allowances.spend(costs, self._visitor.player.id, connection.network)
            await self._see(message)
            return await self._handled(connection, message, at)
        except Illegal as reason:
            return self._refused(reason, text)
        except Exception as reason:
            # An accident is noted and told; the page stays open, and so do all others.
            return self._refused(accident(reason, match=connection.match), text)

    async def _see(self, message: wire.Message) -> None:
        """Note that the session is used, by whatever a person says: a page that merely stays open does not keep it alive."""
        visitor = self._visitor
        if visitor.stored and not isinstance(message, wire.Ping | wire.Heard):
            visitor.seen_at = await self._house.sessions.see(visitor.token, visitor.device, visitor.seen_at)

    def _refused(self, reason: Illegal, text: str | bytes) -> bytes:
        said = refusal(reason, self._house.sentences)
        return wire.told("refused", id=wire.id_of(text), code=said.code, details=said.details, say=said.say)

    async def _handled(self, connection: Connection, message: wire.Message, at: int) -> bytes:
        """Do what a message asks and return the answer; raises Illegal."""
        house, player, match = self._house, self._visitor.player, connection.match
        match message:
            case wire.Act():
                await house.act(match, player, message.seat, message.since, bytes(message.action), at, connection.lag.ms)
            case wire.Preview():
                (found,) = await house.previews(match, player, message.seat, [bytes(message.action)])
                return wire.told("preview", id=message.id, preview=found)
            case wire.Previews():
                actions = [bytes(action) for action in message.actions]
                return wire.told("previews", id=message.id, previews=await house.previews(match, player, message.seat, actions))
            case wire.Resign():
                await house.resign(match, player, message.seat)
            case wire.Offer():
                await house.offer(match, player, message.seat, message.what)
            case wire.Answer():
                await house.answer(match, player, message.seat, message.offer, message.yes)
            case wire.Say():
                await self._visitor.stay(house.guests)
                await house.chat.say(match, player, message.text, connection.let_in, message.phrase, message.key)
            case wire.Heard():
                connection.lag.heard(message.now, at)
                return wire.told("lag", ms=connection.lag.ms, most=LAG_MS)
            case wire.Ping():
                return wire.told("pong", id=message.id, now=connection.lag.asked(at))
        return b'{"t":"ok","id":%d}' % message.id


def _shown(scope: Any) -> str:
    """Return the pass that a page brought in its address."""
    return _asked(scope, SHARE)


def _is_screen(scope: Any) -> bool:
    """Return whether a page is the big screen of a table, which everybody there reads."""
    return bool(_asked(scope, SCREEN))


def _asked(scope: Any, name: str) -> str:
    found: list[str] = parse_qs(scope["query_string"].decode("latin-1")).get(name, [""])
    return found[0]


async def play(house: House, hub: Hub, scope: Any, receive: Any, send: Any) -> None:
    """Serve one open page of a table: an ASGI application for sockets."""
    await receive()
    path = scope["path"]
    if not path.startswith(PATH) or "/" in path[len(PATH) :] or not same_origin(scope):
        # Closed before it is open: a browser is told nothing but that it may not.
        await send({"type": "websocket.close", "code": NOT_HERE})
        return
    visitor = await visitor_of(house.guests, scope)
    await send({"type": "websocket.accept"})
    line: SocketProtocol = scope["extensions"][LINE]
    line.forget_handshake()
    await Socket(house, hub, line, visitor).open(path[len(PATH) :], scope)
