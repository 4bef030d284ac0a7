"""The API of tournaments."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

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
    """All tournaments: those to come and those that run, and those that ended last."""

    current: list[TournamentSummary]
    finished: list[TournamentSummary]


class EntrantReference(Value, frozen=True):
    """Who is meant, by number; None is whoever asks."""

    number: LogPosition | None = None


class PresenceChange(EntrantReference, frozen=True, kw_only=True):
    """Whether somebody is in the room."""

    present: bool


class TableNonce(Value, frozen=True):
    """A browser's part in the luck of its table, as hex."""

    nonce: str


class TableResult(Value, frozen=True):
    """How a table ended: the rank of everybody who came, by their number; 1 is the best and ties share one."""

    match: str
    ranks: dict[LogPosition, LogPosition]


class TournamentsApi(Controller):
    """Tournaments; entrants are known by their number, never by an id."""

    path = "/api/tournaments"
    tags = ["tournaments"]

    @get("/")
    async def all_tournaments(self, here: AppDep, player: PlayerDep) -> TournamentList:
        """Return all tournaments, the last changed first."""
        return TournamentList(
            current=[
                tournament_summary(one, player)
                for one in await here.tournaments.active_tournaments()
            ],
            finished=[
                tournament_summary(one, player)
                for one in await here.tournaments.finished_tournaments()
            ],
        )

    @post("/")
    async def create_tournament(
        self, here: AppDep, player: PlayerDep, data: JSONBody[TournamentTerms]
    ) -> TournamentDetails:
        """Set a tournament up."""
        return await tournament_details(
            here.tournaments, await here.tournaments.create_tournament(player, data), player
        )

    @get("/{id:str}")
    async def tournament(self, here: AppDep, player: PlayerDep, id: PathName) -> TournamentDetails:
        """Return a tournament as whoever asks sees it."""
        return await tournament_details(
            here.tournaments, await here.tournaments.require_tournament(id), player
        )

    @post("/{id:str}/enter", status_code=200)
    async def enter(
        self, here: AppDep, visitor: VisitorDep, quotas: NetworkQuotasDep, id: PathName
    ) -> TournamentDetails:
        """Take part, or come back to it. New entries of one network are counted, so that no one fills a tournament with guests."""
        player = visitor.player
        if (await here.tournaments.require_tournament(id)).number_of(player.id) is not None:
            return await tournament_details(
                here.tournaments, await here.tournaments.enter(id, player), player
            )
        async with quotas.at_entry(id, visitor.network, await here.administration.sign_up_limit()):
            return await tournament_details(
                here.tournaments, await here.tournaments.enter(id, player), player
            )

    @post("/{id:str}/leave", status_code=200)
    async def leave(
        self, here: AppDep, player: PlayerDep, id: PathName, data: JSONBody[EntrantReference]
    ) -> TournamentDetails:
        """Take part no longer; its host may send somebody."""
        return await tournament_details(
            here.tournaments, await here.tournaments.leave(id, player, data.number), player
        )

    @post("/{id:str}/check-in", status_code=200)
    async def set_presence(
        self, here: AppDep, player: PlayerDep, id: PathName, data: JSONBody[PresenceChange]
    ) -> TournamentDetails:
        """Say whether one is in the room; its host may say so of somebody."""
        return await tournament_details(
            here.tournaments,
            await here.tournaments.set_presence(id, player, data.present, data.number),
            player,
        )

    @post("/{id:str}/start", status_code=200)
    async def begin_tournament(
        self, here: AppDep, player: PlayerDep, id: PathName
    ) -> TournamentDetails:
        """As its host, begin with all who are in the room."""
        return await tournament_details(
            here.tournaments, await here.tournaments.begin(id, player), player
        )

    @post("/{id:str}/ready", status_code=200)
    async def mark_ready(
        self, here: AppDep, player: PlayerDep, id: PathName, data: JSONBody[TableNonce]
    ) -> TournamentDetails:
        """Be at one's table: its match begins when everybody is."""
        return await tournament_details(
            here.tournaments, await here.tournaments.mark_ready(id, player, data.nonce), player
        )

    @post("/{id:str}/result", status_code=200)
    async def record_result(
        self, here: AppDep, player: PlayerDep, id: PathName, data: JSONBody[TableResult]
    ) -> TournamentDetails:
        """As its host, write the result of a table down."""
        return await tournament_details(
            here.tournaments,
            await here.tournaments.record_result(id, player, data.match, data.ranks),
            player,
        )

    @post("/{id:str}/end", status_code=200)
    async def cancel(self, here: AppDep, player: PlayerDep, id: PathName) -> TournamentDetails:
        """As its host, end it where it stands."""
        return await tournament_details(
            here.tournaments, await here.tournaments.cancel(id, player), player
        )
