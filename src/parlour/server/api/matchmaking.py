"""The API of quick match: look for others, and stop."""

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
    """What I look for: any of these tables, near my strength or not. `ticket` names this search.

    `nonce` is my part of the luck of the match that was `promised` to me.
    """

    ticket: Ticket
    queues: Annotated[tuple[Queue, ...], Meta(max_length=40)]
    similar_rating: bool = False
    nonce: Annotated[str, Meta(max_length=128)] = ""
    reserved_match: Annotated[str, Meta(max_length=40)] = ""


class SeekCancellation(Value, frozen=True):
    """The search that I end."""

    ticket: Ticket


class SeekResult(Value, frozen=True):
    """The match to which a search led, if it did."""

    match: str | None


class MatchmakingApi(Controller):
    """Quick match with people."""

    path = "/api/matchmaking"
    tags = ["matchmaking"]

    @post("/", status_code=200)
    async def seek(
        self,
        here: AppDep,
        player: PlayerDep,
        data: JSONBody[SeekRequest],
        allowed: QuotaDep,
        request: Request[Any, Any, Any],
    ) -> SeekStatus:
        """Look for others, or go on: answers as soon as somebody is found, or after some seconds; whoever does not ask again has left."""
        if not await here.matchmaking.is_seeking(player, data.ticket):
            allowed.spend(QuotaKind.TABLES)
        wish = Seek(queues=data.queues, near=data.similar_rating, nonce=data.nonce)
        looking = asyncio.ensure_future(
            here.matchmaking.seek(player, data.ticket, wish, promised=data.reserved_match)
        )
        gone = asyncio.ensure_future(_wait_for_disconnect(request))
        try:
            await asyncio.wait((looking, gone), return_when=asyncio.FIRST_COMPLETED)
            if not looking.done():
                await here.matchmaking.mark_disconnected(player, data.ticket)
            return await looking
        finally:
            gone.cancel()

    @post("/leave", status_code=200)
    async def cancel(
        self, here: AppDep, player: PlayerDep, data: JSONBody[SeekCancellation]
    ) -> SeekResult:
        """Stop looking; answers with the match, where somebody was found just before."""
        return SeekResult(await here.matchmaking.cancel(player, data.ticket))


async def _wait_for_disconnect(request: Request[Any, Any, Any]) -> None:
    """Return when the line of a question is closed."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
