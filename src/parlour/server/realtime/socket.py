"""The WebSocket of an open table page, which receives actions and sends frames."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import parse_qs

import structlog

from parlour.core.clock import MAX_LAG_MS
from parlour.core.codec import encode
from parlour.core.game import Illegal
from parlour.server.auth.access_control import table_access_refusal
from parlour.server.auth.guards import SHARE_PARAMETER
from parlour.server.auth.key_rights import require_message_right, require_socket_right
from parlour.server.auth.tournament_rights import require_tournament_act
from parlour.server.errors import error_response, report_failure
from parlour.server.limits.quotas import QuotaKind
from parlour.server.limits.rate_limit import RateLimit
from parlour.server.origins import is_same_origin
from parlour.server.protocols import SOCKET_EXTENSION, SocketProtocol
from parlour.server.realtime import wire
from parlour.server.realtime.connection import CLOSE_FORBIDDEN, Connection
from parlour.server.realtime.hub import Hub
from parlour.server.realtime.server_messages import (
    ErrorMessage,
    LagMessage,
    OkMessage,
    PongMessage,
    PreviewAnswer,
    PreviewsAnswer,
)
from parlour.server.realtime.session import Visitor, header_value, visitor_from_request
from parlour.services.application import Application
from parlour.services.errors import Forbidden, TooManyRequests, Unauthorized
from parlour.services.i18n import Translations
from parlour.services.matches import access
from parlour.services.time import now

SOCKET_PATH = "/ws/"

SCREEN_PARAMETER = "screen"
"""Query parameter that marks the socket of a shared screen."""

MESSAGE_BURST, MESSAGES_PER_SECOND = 40, 10.0
"""Rate limit of one socket: maximum burst, then messages per second."""

QUOTA_KINDS: dict[type[wire.ClientMessage], QuotaKind] = {
    wire.SayMessage: QuotaKind.CHAT,
    wire.PreviewMessage: QuotaKind.DRAFTS,
    wire.PreviewsMessage: QuotaKind.DRAFTS,
}
"""Quotas of messages that are also limited per user and network, across all sockets."""

ACTING_MESSAGES = (wire.ActMessage, wire.AnswerMessage, wire.OfferMessage, wire.ResignMessage)
"""Messages that programs may not send at the tables of tournaments for people."""

MAX_UNANSWERED = 8
"""Number of waiting messages at which the socket stops reading."""

CLOSE_NOT_FOUND, CLOSE_TOO_MANY = 4404, 4429
"""Close codes: the match is unavailable; too many sockets are open."""

CLOSE_UNAUTHORIZED = 4401
"""Close code: the API key is unknown, expired or revoked."""

log = structlog.get_logger()


class TableSocket:
    """A handler for the messages of one open page, in the order of arrival."""

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
        self, application: Application, hub: Hub, protocol: SocketProtocol, visitor: Visitor
    ) -> None:
        self._application, self._hub, self._writer, self._visitor = (
            application,
            hub,
            protocol,
            visitor,
        )
        self._limit = RateLimit(MESSAGE_BURST, MESSAGES_PER_SECOND)
        self._waiting: list[tuple[int, str | bytes]] = []
        self._busy = False

    async def open_page(self, match: str, scope: Any) -> None:
        """Admit the page and send the state of the match, or close the socket with a reason."""
        connection = await self._admit(match, scope)
        if connection is None:
            return
        self._connection = connection
        try:
            await self._hub.open_page(connection)
        except BaseException:
            # No listener is attached yet, so the page must be removed here, also on cancellation.
            self.on_close()
            raise
        self._writer.attach(self)

    async def _admit(self, match: str, scope: Any) -> Connection | None:
        """Return the page's connection after registering it with the hub.

        If the page is not admitted, the socket is closed with a reason and the result is None.
        """
        player, address = self._visitor.player, self._visitor.network
        try:
            loaded = await self._application.matches.store.get(match)
        except Illegal as reason:
            self._close(reason, CLOSE_NOT_FOUND)
            return None
        let_in = access.is_share_token(loaded.match, _share_token(scope))
        refusal = access.watch_refusal(
            loaded.match, player.id, let_in
        ) or await table_access_refusal(self._application, player, loaded.match)
        if refusal is not None:
            self._close(refusal, CLOSE_FORBIDDEN)
            return None
        limit = self._hub.connection_limits.exceeded_limit(player.id, address)
        if limit is not None:
            self._close(Illegal("core.too-many-sockets", most=limit), CLOSE_TOO_MANY)
            return None
        base_url = f"{'https' if scope['scheme'] == 'wss' else 'http'}://{header_value(scope, b'host') or 'localhost'}"
        connection = Connection(
            self._application,
            self._writer,
            match,
            player,
            address,
            base_url,
            self._visitor.connection_id,
            let_in=let_in,
            screen=_is_screen(scope),
        )
        self._hub.add(connection, loaded.match.opened.game)
        return connection

    def on_close(self) -> None:
        """Unregister the page."""
        self._waiting.clear()
        self._hub.remove(self._connection)

    def on_writable(self) -> None:
        """Send the latest state, which did not fit into the write buffer before."""
        self._hub.catch_up(self._connection.match)

    def on_message(self, text: str | bytes) -> None:
        """Answer a message, or queue it until all earlier messages are answered."""
        # The time of arrival counts as the time of the decision, so that a wait does not cost the player.
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
                # Stop reading, so that TCP slows down a client that sends too many messages.
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
        """Return the answer to a message, which is a refusal if handling it fails.

        Args:
            connection: The page's connection.
            text: The message; bytes if the client did not send it as text.
            at: Time at which the message arrived, in ms since 1970.
        """
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
            if self._visitor.api_key is not None:
                require_message_right(self._visitor.api_key.scopes, type(message))
                if isinstance(message, ACTING_MESSAGES):
                    await require_tournament_act(self._application, self._visitor, connection.match)
            quota_kind = QUOTA_KINDS.get(type(message))
            if quota_kind is not None:
                await self._hub.quotas.spend(
                    quota_kind,
                    self._visitor.player.id,
                    connection.network,
                    self._visitor.account_class,
                )
            await self._record_visit(message)
            return await self._handle(connection, message, at)
        except Illegal as reason:
            return self._refusal_message(reason, text)
        except Exception as reason:
            # Log unexpected errors and report them to the client. The page stays open.
            return self._refusal_message(report_failure(reason, match=connection.match), text)

    async def _record_visit(self, message: wire.AnyClientMessage) -> None:
        """Record that the session is in use.

        Pings do not count, so an idle page does not keep the session alive.
        """
        visitor = self._visitor
        if visitor.has_session and not isinstance(
            message, wire.PingMessage | wire.PongReceivedMessage
        ):
            visitor.seen_at = await self._application.accounts.sessions.record_visit(
                visitor.token, visitor.device, visitor.seen_at
            )

    def _refusal_message(self, reason: Illegal, text: str | bytes) -> bytes:
        return refusal_message(self._application.translations, reason, text)

    async def _handle(
        self, connection: Connection, message: wire.AnyClientMessage, at: int
    ) -> bytes:
        """Handle a message and return the answer.

        Raises:
            Illegal: The message is refused.
        """
        application, player, match = self._application, self._visitor.player, connection.match
        match message:
            case wire.ActMessage():
                await application.matches.seats.act(
                    match,
                    player,
                    message.seat,
                    message.decision_id,
                    bytes(message.action),
                    at,
                    connection.lag.ms,
                    by_program=self._visitor.acts_by_program,
                )
            case wire.PreviewMessage():
                (preview,) = await application.matches.seats.previews(
                    match, player, message.seat, [bytes(message.action)]
                )
                return encode(PreviewAnswer(id=message.id, preview=preview))
            case wire.PreviewsMessage():
                actions = [bytes(action) for action in message.actions]
                previews = await application.matches.seats.previews(
                    match, player, message.seat, actions
                )
                return encode(PreviewsAnswer(id=message.id, previews=tuple(previews)))
            case wire.ResignMessage():
                await application.matches.seats.resign(match, player, message.seat)
            case wire.OfferMessage():
                await application.matches.seats.offer(match, player, message.seat, message.kind)
            case wire.AnswerMessage():
                await application.matches.seats.answer(
                    match, player, message.seat, message.offer, message.accept
                )
            case wire.SayMessage():
                await self._visitor.store_guest(application.accounts.guests)
                await application.matches.chat.send_message(
                    match,
                    player,
                    message.text,
                    connection.can_look_back,
                    message.phrase,
                    message.key,
                    message.reply_to,
                )
            case wire.PongReceivedMessage():
                connection.lag.record_received(message.now, at)
                return encode(LagMessage(ms=connection.lag.ms, max_ms=MAX_LAG_MS))
            case wire.PingMessage():
                return encode(PongMessage(id=message.id, now=connection.lag.record_sent(at)))
        return encode(OkMessage(id=message.id))


def refusal_message(translations: Translations, reason: Illegal, text: str | bytes) -> bytes:
    """Return the message that refuses a client's message, or the socket if the text is empty."""
    error = error_response(reason, translations)
    return encode(
        ErrorMessage(
            id=wire.refused_message_id(text),
            code=error.code,
            details=error.details,
            message=error.message,
        )
    )


def _share_token(scope: Any) -> str:
    """Return the share token in the socket's URL."""
    return _query_value(scope, SHARE_PARAMETER)


def _is_screen(scope: Any) -> bool:
    """Return whether the page is a shared screen, which everyone at the table can see."""
    return bool(_query_value(scope, SCREEN_PARAMETER))


def _query_value(scope: Any, name: str) -> str:
    values: list[str] = parse_qs(scope["query_string"].decode("latin-1")).get(name, [""])
    return values[0]


async def serve_socket(
    application: Application, hub: Hub, scope: Any, receive: Any, send: Any
) -> None:
    """Serve the socket of one open page as an ASGI application."""
    await receive()
    path = scope["path"]
    if (
        not path.startswith(SOCKET_PATH)
        or "/" in path[len(SOCKET_PATH) :]
        or not is_same_origin(scope)
    ):
        # Closing before the handshake is accepted reveals no details to a page of another site.
        await send({"type": "websocket.close", "code": CLOSE_NOT_FOUND})
        return
    protocol: SocketProtocol = scope["extensions"][SOCKET_EXTENSION]
    try:
        visitor = await visitor_from_request(application.accounts, scope)
        if visitor.api_key is not None:
            require_socket_right(visitor.api_key.scopes)
    except (Unauthorized, Forbidden) as reason:
        # A program can read the code only from an open socket.
        await send({"type": "websocket.accept"})
        protocol.send_messages(refusal_message(application.translations, reason, ""))
        code = CLOSE_UNAUTHORIZED if isinstance(reason, Unauthorized) else CLOSE_FORBIDDEN
        protocol.close_socket(code, reason.code)
        return
    await send({"type": "websocket.accept"})
    protocol.forget_handshake()
    await TableSocket(application, hub, protocol, visitor).open_page(
        path[len(SOCKET_PATH) :], scope
    )
