"""The socket of a table: one for each open page, moves in, frames out."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import parse_qs

import structlog

from parlour.core.clock import MAX_LAG_MS
from parlour.core.game import Illegal
from parlour.server.auth.access_control import table_access_refusal
from parlour.server.auth.guards import SHARE_PARAMETER
from parlour.server.errors import error_response, report_failure
from parlour.server.limits.quotas import QuotaKind
from parlour.server.limits.rate_limit import RateLimit
from parlour.server.origins import is_same_origin
from parlour.server.protocols import SOCKET_EXTENSION, SocketProtocol
from parlour.server.realtime import wire
from parlour.server.realtime.connection import CLOSE_FORBIDDEN, Connection
from parlour.server.realtime.hub import Hub
from parlour.server.realtime.session import Visitor, header_value, visitor_from_request
from parlour.services.accounts.sessions import public_session_id
from parlour.services.application import Application
from parlour.services.errors import TooManyRequests
from parlour.services.matches import access
from parlour.services.time import now

SOCKET_PATH = "/ws/"

SCREEN_PARAMETER = "screen"
"""What the address of a big screen's socket asks."""

MESSAGE_BURST, MESSAGES_PER_SECOND = 40, 10.0
"""How many messages one socket may send at once, and how many a second after that."""

QUOTA_KINDS: dict[type[wire.ClientMessage], QuotaKind] = {
    wire.SayMessage: QuotaKind.CHAT,
    wire.PreviewMessage: QuotaKind.DRAFTS,
    wire.PreviewsMessage: QuotaKind.DRAFTS,
}
"""What is limited for a person and their network, however many sockets they have."""

MAX_UNANSWERED = 8
"""So many messages may wait for the answer to an earlier one before no more are read."""

CLOSE_NOT_FOUND, CLOSE_TOO_MANY, CLOSE_SERVER_FULL = 4404, 4429, 1013
"""Close codes: no such match, or one that cannot go on; more sockets than anybody needs; the house is full, come again later."""

log = structlog.get_logger()


class TableSocket:
    """What one open page says, one message after the other, and what it is answered."""

    __slots__ = (
        "_application",
        "_busy",
        "_connection",
        "_hub",
        "_limit",
        "_visitor",
        "_waiting",
        "_writer",
    )

    def __init__(
        self, house: Application, hub: Hub, line: SocketProtocol, visitor: Visitor
    ) -> None:
        self._application, self._hub, self._writer, self._visitor = house, hub, line, visitor
        self._limit = RateLimit(MESSAGE_BURST, MESSAGES_PER_SECOND)
        self._waiting: list[tuple[int, str | bytes]] = []
        self._busy = False

    async def open_page(self, match: str, scope: Any) -> None:
        """Let the page in and show it the match, or close the socket with the reason."""
        connection = await self._admit(match, scope)
        if connection is None:
            return
        self._connection = connection
        try:
            # Listening comes first: whatever is stored from here on is heard, whatever was stored before is read.
            update = await self._hub.update(match)
            connection.silenced_players = (
                await self._application.social.relationships.silenced_players(self._visitor.player)
            )
            connection.push_update(update, await self._application.log.store.messages_of(match))
            update.drop_rendered()
        except BaseException:
            # Nobody hears this page, so nobody else would take it away again, even where it was cancelled.
            self.on_close()
            raise
        self._writer.attach(self)

    async def _admit(self, match: str, scope: Any) -> Connection | None:
        """Return the page among all others of its match, or close the socket with the reason."""
        player, address = self._visitor.player, self._visitor.network
        try:
            loaded = await self._application.matches.store.get(match)
        except Illegal as reason:
            self._close(reason, CLOSE_NOT_FOUND)
            return None
        let_in = access.is_share_token(loaded.match, _share_token(scope))
        closed = access.watch_refusal(
            loaded.match, player.id, let_in
        ) or await table_access_refusal(self._application, player, loaded.match)
        if closed is not None:
            self._close(closed, CLOSE_FORBIDDEN)
            return None
        most = self._hub.connection_limits.exceeded_limit(player.id, address)
        if most is not None:
            self._close(Illegal("core.too-many-sockets", most=most), CLOSE_TOO_MANY)
            return None
        base = f"{'https' if scope['scheme'] == 'wss' else 'http'}://{header_value(scope, b'host') or 'localhost'}"
        connection = Connection(
            self._application,
            self._writer,
            match,
            player,
            address,
            base,
            public_session_id(self._visitor.token),
            let_in=let_in,
            screen=_is_screen(scope),
        )
        leaving = self._hub.connection_limits.add(connection)
        if leaving is not None:
            leaving.close(CLOSE_SERVER_FULL)
        self._hub.add(connection, loaded.match.opened.game)
        return connection

    def on_close(self) -> None:
        """Take the page away."""
        self._waiting.clear()
        self._hub.connection_limits.remove(self._connection)
        self._hub.remove(self._connection)

    def on_writable(self) -> None:
        """Show what the line was too slow for."""
        self._hub.catch_up(self._connection.match)

    def on_message(self, text: str | bytes) -> None:
        """Answer a message, after those before it."""
        # The decision's moment: whatever happens after this line costs nobody time.
        at = now()
        if self._busy:
            self._waiting.append((at, text))
            if len(self._waiting) == MAX_UNANSWERED:
                self._writer.pause_reading()
            return
        self._busy = True
        self._writer.run_task(self._answer_all(text, at))

    async def _answer_all(self, text: str | bytes, at: int) -> None:
        connection = self._connection
        while True:
            if self._limit.try_spend():
                connection.send_with_next_frame(await self._answer(connection, text, at))
            else:
                connection.send_message(
                    self._refusal_message(TooManyRequests("core.too-many", seconds=1), text)
                )
                # Not reading on is what slows a flood down: what it sends meanwhile waits in its own pipe.
                self._writer.pause_reading()
                await asyncio.sleep(1 / MESSAGES_PER_SECOND)
            if not self._waiting:
                break
            at, text = self._waiting.pop(0)
        self._busy = False
        self._writer.resume_reading()

    def _close(self, reason: Illegal, code: int) -> None:
        self._writer.send_messages(self._refusal_message(reason, ""))
        self._writer.close_socket(code, reason.code)

    async def _answer(self, connection: Connection, text: str | bytes, at: int) -> bytes:
        """Return the answer to a message; whatever goes wrong with one, the line holds."""
        try:
            if isinstance(text, bytes):
                raise Illegal("core.bad-request", reason="text was expected")
            message = wire.decode_message(text)
        except Illegal as reason:
            return self._refusal_message(reason, text)
        sender = self._visitor.player.id, connection.match
        return await self._hub.replies.reply_once(
            sender, message.key, lambda: self._reply(connection, message, text, at)
        )

    async def _reply(
        self, connection: Connection, message: wire.AnyClientMessage, text: str | bytes, at: int
    ) -> bytes:
        try:
            costs = QUOTA_KINDS.get(type(message))
            if costs is not None:
                self._hub.quotas.spend(costs, self._visitor.player.id, connection.network)
            await self._see(message)
            return await self._handle(connection, message, at)
        except Illegal as reason:
            return self._refusal_message(reason, text)
        except Exception as reason:
            # An accident is noted and told; the page stays open, and so do all others.
            return self._refusal_message(report_failure(reason, match=connection.match), text)

    async def _see(self, message: wire.AnyClientMessage) -> None:
        """Note that the session is used, by whatever a person says: a page that merely stays open does not keep it alive."""
        visitor = self._visitor
        if visitor.is_stored and not isinstance(
            message, wire.PingMessage | wire.PongReceivedMessage
        ):
            visitor.seen_at = await self._application.accounts.sessions.record_visit(
                visitor.token, visitor.device, visitor.seen_at
            )

    def _refusal_message(self, reason: Illegal, text: str | bytes) -> bytes:
        said = error_response(reason, self._application.translations)
        return wire.encode_message(
            "error",
            id=wire.refused_message_id(text),
            code=said.code,
            details=said.details,
            message=said.message,
        )

    async def _handle(
        self, connection: Connection, message: wire.AnyClientMessage, at: int
    ) -> bytes:
        """Do what a message asks and return the answer; raises Illegal."""
        house, player, match = self._application, self._visitor.player, connection.match
        match message:
            case wire.ActMessage():
                await house.matches.seats.act(
                    match,
                    player,
                    message.seat,
                    message.decision_id,
                    bytes(message.action),
                    at,
                    connection.lag.ms,
                )
            case wire.PreviewMessage():
                (found,) = await house.matches.seats.previews(
                    match, player, message.seat, [bytes(message.action)]
                )
                return wire.encode_message("preview", id=message.id, preview=found)
            case wire.PreviewsMessage():
                actions = [bytes(action) for action in message.actions]
                return wire.encode_message(
                    "previews",
                    id=message.id,
                    previews=await house.matches.seats.previews(
                        match, player, message.seat, actions
                    ),
                )
            case wire.ResignMessage():
                await house.matches.seats.resign(match, player, message.seat)
            case wire.OfferMessage():
                await house.matches.seats.offer(match, player, message.seat, message.kind)
            case wire.AnswerMessage():
                await house.matches.seats.answer(
                    match, player, message.seat, message.offer, message.accept
                )
            case wire.SayMessage():
                await self._visitor.store_guest(house.accounts.guests)
                await house.matches.chat.send_message(
                    match,
                    player,
                    message.text,
                    connection.can_look_back,
                    message.phrase,
                    message.key,
                )
            case wire.PongReceivedMessage():
                connection.lag.record_received(message.now, at)
                return wire.encode_message("lag", ms=connection.lag.ms, max_ms=MAX_LAG_MS)
            case wire.PingMessage():
                return wire.encode_message(
                    "pong", id=message.id, now=connection.lag.record_sent(at)
                )
        return b'{"type":"ok","id":%d}' % message.id


def _share_token(scope: Any) -> str:
    """Return the pass that a page brought in its address."""
    return _query_value(scope, SHARE_PARAMETER)


def _is_screen(scope: Any) -> bool:
    """Return whether a page is the big screen of a table, which everybody there reads."""
    return bool(_query_value(scope, SCREEN_PARAMETER))


def _query_value(scope: Any, name: str) -> str:
    found: list[str] = parse_qs(scope["query_string"].decode("latin-1")).get(name, [""])
    return found[0]


async def serve_socket(house: Application, hub: Hub, scope: Any, receive: Any, send: Any) -> None:
    """Serve one open page of a table: an ASGI application for sockets."""
    await receive()
    path = scope["path"]
    if (
        not path.startswith(SOCKET_PATH)
        or "/" in path[len(SOCKET_PATH) :]
        or not is_same_origin(scope)
    ):
        # Closed before it is open: a browser is told nothing but that it may not.
        await send({"type": "websocket.close", "code": CLOSE_NOT_FOUND})
        return
    visitor = await visitor_from_request(house.accounts.guests, scope)
    await send({"type": "websocket.accept"})
    line: SocketProtocol = scope["extensions"][SOCKET_EXTENSION]
    line.forget_handshake()
    await TableSocket(house, hub, line, visitor).open_page(path[len(SOCKET_PATH) :], scope)
