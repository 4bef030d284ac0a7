"""HTTP API for tournaments."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody
from msgspec import Meta

from parlour.core.numbers import LogPosition
from parlour.core.value import Value
from parlour.server.dependencies import AppDep, NetworkQuotasDep, PathName, PlayerDep, VisitorDep
from parlour.services.tournaments.serializers import (
    TournamentDetails,
    TournamentSummary,
    tournament_details,
    tournament_summary,
)
from parlour.services.tournaments.tournament import TournamentTerms


class TournamentList(Value, frozen=True):
    """Response body with all tournaments."""

    current: list[TournamentSummary]
    """Upcoming and running tournaments."""
    finished: list[TournamentSummary]
    """Tournaments that ended recently."""


class EntrantReference(Value, frozen=True):
    """Request body that identifies an entrant by number."""

    number: LogPosition | None = None
    """Number of the entrant, or None for the requesting user."""


class PresenceChange(EntrantReference, frozen=True, kw_only=True):
    """Request body for checking an entrant in or out."""

    present: bool


class TableNonce(Value, frozen=True):
    """Request body with the client's contribution to the shuffle."""

    nonce: str
    """The client's contribution, as hex."""


EntrantRanks = Annotated[
    dict[LogPosition, LogPosition],
    Meta(extra_json_schema={"propertyNames": {"pattern": r"^(0|[1-9][0-9]{0,8})$"}}),
]
"""Ranks by the number of the entrant."""


class TableResult(Value, frozen=True):
    """Request body with the result of a tournament table."""

    match: str
    ranks: EntrantRanks
    """Rank of each player by entrant number. The best rank is 1, and tied players share a rank."""


class TournamentsApi(Controller):
    """Endpoints for tournaments.

    Entrants are identified by number, never by user id.
    """

    path = "/api/tournaments"
    tags = ["tournaments"]

    @get("/")
    async def all_tournaments(self, application: AppDep, player: PlayerDep) -> TournamentList:
        """Return all tournaments, the most recently changed ones first."""
        return TournamentList(
            current=[
                tournament_summary(tournament, player)
                for tournament in await application.tournaments.active_tournaments()
            ],
            finished=[
                tournament_summary(tournament, player)
                for tournament in await application.tournaments.finished_tournaments()
            ],
        )

    @post("/")
    async def create_tournament(
        self, application: AppDep, player: PlayerDep, data: JSONBody[TournamentTerms]
    ) -> TournamentDetails:
        """Create a tournament."""
        return await tournament_details(
            application.tournaments,
            await application.tournaments.create_tournament(player, data),
            player,
        )

    @get("/{id:str}")
    async def tournament(
        self, application: AppDep, player: PlayerDep, id: PathName
    ) -> TournamentDetails:
        """Return a tournament, limited to what the user may see.

        The `match` of a table is null until it opens, except for its entrants and the host.
        """
        return await tournament_details(
            application.tournaments, await application.tournaments.require_tournament(id), player
        )

    @post("/{id:str}/enter", status_code=200)
    async def enter(
        self,
        application: AppDep,
        visitor: VisitorDep,
        network_quotas: NetworkQuotasDep,
        id: PathName,
    ) -> TournamentDetails:
        """Enter or re-enter a tournament.

        New entries are limited per network, so that nobody can fill a tournament with guests. Only
        members of its club may enter a tournament of a club.
        """
        player = visitor.player
        tournament = await application.tournaments.require_tournament(id)
        reservation: AbstractAsyncContextManager[object] = nullcontext()
        if tournament.number_of(player.id) is None:
            reservation = network_quotas.at_entry(
                id, visitor.network, await application.administration.settings.sign_up_limit()
            )
        async with reservation:
            return await tournament_details(
                application.tournaments, await application.tournaments.enter(id, player), player
            )

    @post("/{id:str}/leave", status_code=200)
    async def leave(
        self, application: AppDep, player: PlayerDep, id: PathName, data: JSONBody[EntrantReference]
    ) -> TournamentDetails:
        """Leave a tournament, or remove another entrant as the host."""
        return await tournament_details(
            application.tournaments,
            await application.tournaments.leave(id, player, data.number),
            player,
        )

    @post("/{id:str}/check-in", status_code=200)
    async def set_presence(
        self, application: AppDep, player: PlayerDep, id: PathName, data: JSONBody[PresenceChange]
    ) -> TournamentDetails:
        """Check in or out, or do so for another entrant as the host."""
        return await tournament_details(
            application.tournaments,
            await application.tournaments.set_presence(id, player, data.present, data.number),
            player,
        )

    @post("/{id:str}/start", status_code=200)
    async def begin_tournament(
        self, application: AppDep, player: PlayerDep, id: PathName
    ) -> TournamentDetails:
        """Start the tournament with all entrants who are checked in (host only)."""
        return await tournament_details(
            application.tournaments, await application.tournaments.begin(id, player), player
        )

    @post("/{id:str}/ready", status_code=200)
    async def mark_ready(
        self, application: AppDep, player: PlayerDep, id: PathName, data: JSONBody[TableNonce]
    ) -> TournamentDetails:
        """Mark the user as ready, and start the match if all players of the table are ready."""
        return await tournament_details(
            application.tournaments,
            await application.tournaments.mark_ready(id, player, data.nonce),
            player,
        )

    @post("/{id:str}/result", status_code=200)
    async def record_result(
        self, application: AppDep, player: PlayerDep, id: PathName, data: JSONBody[TableResult]
    ) -> TournamentDetails:
        """Record the result of a tournament table (host only)."""
        return await tournament_details(
            application.tournaments,
            await application.tournaments.record_result(id, player, data.match, data.ranks),
            player,
        )

    @post("/{id:str}/end", status_code=200)
    async def cancel(
        self, application: AppDep, player: PlayerDep, id: PathName
    ) -> TournamentDetails:
        """End the tournament early (host only)."""
        return await tournament_details(
            application.tournaments, await application.tournaments.cancel(id, player), player
        )
