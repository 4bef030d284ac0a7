"""HTTP API for streams: a player's events, and the messages of one match."""

from __future__ import annotations

import re
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.exceptions import ClientException
from litestar.params import HeaderParameter, JSONBody, QueryParameter
from msgspec import Meta

from parlour.core.game import Illegal
from parlour.core.numbers import MAX_POSITION
from parlour.core.value import Value
from parlour.db.records import is_bot_account
from parlour.server.api.match_viewer import MatchViewerDep
from parlour.server.auth.access_control import table_access_refusal
from parlour.server.dependencies import AppDep, HubDep, QuotaDep, VisitorDep
from parlour.server.limits.quotas import QuotaKind
from parlour.server.realtime.connection import Connection
from parlour.server.realtime.hub import Hub
from parlour.server.realtime.match_stream import MatchStream, StreamWriter
from parlour.server.realtime.player_stream import PlayerStream
from parlour.server.realtime.server_messages import ChatUpdate, FrameUpdate, PresenceUpdate
from parlour.server.realtime.session import Visitor
from parlour.server.realtime.stream import NDJSON, STREAM_OPTION, StreamClosed, StreamResponse
from parlour.services.errors import Forbidden, TooManyRequests
from parlour.services.matches.access import is_share_token
from parlour.services.matches.event_cursor import MAX_TEXT_LENGTH, EventCursor, parse_cursor
from parlour.services.matches.player_events import AnyPlayerEvent
from parlour.services.social.standing_offers import MAX_MATCHES, MAX_OFFERS, StandingOffer

POSITION_PATTERN = re.compile("[0-9]{1,10}")

RETRY_SECONDS = 5
"""When (s) a client with too many streams should try again."""

AfterQuery = Annotated[str, QueryParameter(max_length=MAX_TEXT_LENGTH)]
"""The cursor after which a stream continues; empty for none."""

LastEventHeader = Annotated[str, HeaderParameter(name="last-event-id", max_length=MAX_TEXT_LENGTH)]
"""The same cursor, as browsers send it when they reconnect; `after` has precedence."""


class EventsWithOffers(Value, frozen=True, kw_only=True):
    """Request body for the events of a bot account that makes standing offers."""

    offers: Annotated[tuple[StandingOffer, ...], Meta(min_length=1, max_length=MAX_OFFERS)]
    """The offers; one that fits a table is enough."""
    max_matches: Annotated[int, Meta(ge=1, le=MAX_MATCHES)] = 1
    """The maximum number of tables of the bot account at a time, including open challenges."""
    after: Annotated[str, Meta(max_length=MAX_TEXT_LENGTH)] = ""
    """The `cursor` of an event, after which the stream continues; empty for none."""


class StreamsApi(Controller):
    """Endpoints whose responses continue as long as the client listens.

    The client chooses lines of JSON or, with `Accept: text/event-stream`, server-sent events.
    """

    path = "/api"
    tags = ["streams"]
    opt = {STREAM_OPTION: True}

    @get("/me/events", media_type=NDJSON)
    async def player_events(
        self,
        visitor: VisitorDep,
        quota: QuotaDep,
        hub: HubDep,
        request: Request[Any, Any, Any],
        after: AfterQuery = "",
        last_event_id: LastEventHeader = "",
    ) -> StreamResponse[AnyPlayerEvent | StreamClosed]:
        """Return a stream of the events at the user's tables.

        It starts with the user's invitations, seats and open decisions at all tables that are not
        over.

        Args:
            after: The `cursor` of an event. The stream continues after it and neither loses nor
                repeats an event. Events that no longer apply are left out, such as a decision that
                has been made.
            last_event_id: The same as `after`, in the header that browsers send when they
                reconnect.
        """
        cursor = _event_cursor(after or last_event_id)
        await quota.spend(QuotaKind.HISTORY)
        _require_room(hub, visitor)
        session = visitor.connection_id
        return StreamResponse(
            PlayerStream(hub, visitor.player, visitor.network, session, cursor), request
        )

    @post("/me/events", media_type=NDJSON, status_code=200)
    async def events_with_offers(
        self,
        application: AppDep,
        visitor: VisitorDep,
        quota: QuotaDep,
        hub: HubDep,
        request: Request[Any, Any, Any],
        data: JSONBody[EventsWithOffers],
    ) -> StreamResponse[AnyPlayerEvent | StreamClosed]:
        """Return the stream of `GET /api/me/events`, with standing offers of a bot account.

        The offers apply while the stream is open. Users who set up a table that fits one of them
        see the bot account among the opponents. If a user chooses it, the stream sends an `invited`
        event with a `seat`. Answer within ten seconds: take the seat with
        `POST /api/tables/{match}/sit`, or decline with `POST /api/tables/{match}/decline`.
        """
        if not is_bot_account(visitor.player.id):
            raise Forbidden("account.bot-accounts-only")
        cursor = _event_cursor(data.after)
        await quota.spend(QuotaKind.HISTORY)
        offers = application.matches.challenges.validated_offers(data.offers, data.max_matches)
        _require_room(hub, visitor)
        return StreamResponse(
            PlayerStream(
                hub,
                visitor.player,
                visitor.network,
                visitor.connection_id,
                cursor,
                offers,
            ),
            request,
        )

    @get("/matches/{match:str}/events", media_type=NDJSON)
    async def match_messages(
        self,
        viewer: MatchViewerDep,
        visitor: VisitorDep,
        quota: QuotaDep,
        hub: HubDep,
        request: Request[Any, Any, Any],
        after: AfterQuery = "",
        last_event_id: LastEventHeader = "",
    ) -> StreamResponse[FrameUpdate | ChatUpdate | PresenceUpdate | StreamClosed]:
        """Return a stream of the messages that the WebSocket of a match sends.

        Decisions are made with `POST /api/matches/{match}/act`.

        Args:
            after: The `seq` of the last frame that the client has; the first frame contains the
                log entries after it.
            last_event_id: The same as `after`, in the header that browsers send when they
                reconnect.
        """
        seq = _position(after or last_event_id)
        await quota.spend(QuotaKind.HISTORY)
        loaded = await viewer.watchable_match()
        refusal = await table_access_refusal(hub.application, viewer.player, loaded.match)
        if refusal is not None:
            raise refusal
        _require_room(hub, visitor)
        writer = StreamWriter()
        connection = Connection(
            hub.application,
            writer,
            viewer.match,
            viewer.player,
            visitor.network,
            f"{request.url.scheme}://{request.url.netloc}",
            visitor.connection_id,
            let_in=is_share_token(loaded.match, viewer.share_token),
            last_seq=min(seq, loaded.match.seq),
        )
        stream = MatchStream(hub, connection, writer)
        hub.add(connection, loaded.match.opened.game)
        try:
            await hub.open_page(connection)
        except BaseException:
            stream.end()
            raise
        return StreamResponse(stream, request)


def _require_room(hub: Hub, visitor: Visitor) -> None:
    """Raise TooManyRequests if the user or the network has too many streams and sockets."""
    limit = hub.connection_limits.exceeded_limit(visitor.player.id, visitor.network)
    if limit is not None:
        raise TooManyRequests("core.too-many-sockets", most=limit, seconds=RETRY_SECONDS)


def _event_cursor(text: str) -> EventCursor | None:
    """Return the cursor in a text, or None for none."""
    try:
        return parse_cursor(text) if text else None
    except Illegal as reason:
        raise ClientException(reason.details["reason"]) from reason


def _position(text: str) -> int:
    """Return the log position of a cursor, or -1 for none."""
    if not text:
        return -1
    if not (POSITION_PATTERN.fullmatch(text) and int(text) <= MAX_POSITION):
        raise ClientException("this is not the position of a frame")
    return int(text)
