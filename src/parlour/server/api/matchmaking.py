"""HTTP API for matchmaking."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, post
from litestar.params import JSONBody
from msgspec import Meta

from parlour.core.value import Value
from parlour.server.dependencies import AppDep, PlayerDep, QuotaDep
from parlour.server.limits.quotas import QuotaKind
from parlour.services.matchmaking.fit import Queue, Seek
from parlour.services.matchmaking.matchmaking import SeekStatus

Ticket = Annotated[str, Meta(min_length=8, max_length=40)]


class SeekRequest(Value, frozen=True, kw_only=True):
    """Request body for starting or continuing a matchmaking search."""

    ticket: Ticket
    """Id of this search, chosen by the client."""
    queues: Annotated[tuple[Queue, ...], Meta(max_length=40)]
    """Queues in which the user is willing to wait."""
    similar_rating: bool = False
    """Whether to accept only opponents with a similar rating."""
    nonce: Annotated[str, Meta(max_length=128)] = ""
    """The client's contribution to the shuffle of `reserved_match`."""
    reserved_match: Annotated[str, Meta(max_length=40)] = ""
    """Match id from an earlier commitment; empty for none."""


class SeekCancellation(Value, frozen=True):
    """Request body for cancelling a matchmaking search."""

    ticket: Ticket


class SeekResult(Value, frozen=True):
    """Response body with the match that was found before the search was cancelled, if any."""

    match: str | None


class MatchmakingApi(Controller):
    """Endpoints for matchmaking."""

    path = "/api/matchmaking"
    tags = ["matchmaking"]

    @post("/", status_code=200)
    async def seek(
        self,
        application: AppDep,
        player: PlayerDep,
        data: JSONBody[SeekRequest],
        quota: QuotaDep,
        request: Request[Any, Any, Any],
    ) -> SeekStatus:
        """Start or continue a search, and respond when a match is found or after four seconds.

        A search that is not continued for twelve seconds ends. If the connection closed before the
        response, it ends after three seconds. After a response with `reserved_match` and
        `commitment`, repeat the request with that `reserved_match` and a `nonce`; once all
        paired players have done so, the response contains `match`.
        """
        if not await application.matchmaking.is_seeking(player, data.ticket):
            await quota.spend(QuotaKind.TABLES)
        seek = Seek(queues=data.queues, near=data.similar_rating, nonce=data.nonce)
        search = asyncio.ensure_future(
            application.matchmaking.seek(player, data.ticket, seek, promised=data.reserved_match)
        )
        disconnect = asyncio.ensure_future(_wait_for_disconnect(request))
        try:
            await asyncio.wait((search, disconnect), return_when=asyncio.FIRST_COMPLETED)
            if not search.done():
                await application.matchmaking.mark_disconnected(player, data.ticket)
            return await search
        finally:
            disconnect.cancel()

    @post("/leave", status_code=200)
    async def cancel(
        self, application: AppDep, player: PlayerDep, data: JSONBody[SeekCancellation]
    ) -> SeekResult:
        """Cancel a search and return the match if one was found in the meantime."""
        return SeekResult(await application.matchmaking.cancel(player, data.ticket))


async def _wait_for_disconnect(request: Request[Any, Any, Any]) -> None:
    """Wait until the client closes the connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
