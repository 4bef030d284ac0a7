"""HTTP API for tables: opening, joining, configuring, starting and rematches."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody
from msgspec import Meta

from parlour.core.numbers import SeatNumber
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.server.api.table_info import TableInfo, table_info
from parlour.server.dependencies import (
    AppDep,
    PathName,
    PlayerDep,
    QuotaDep,
    ShareTokenDep,
    ThrottleDep,
    VisitorDep,
)
from parlour.server.limits.quotas import QuotaKind
from parlour.services.application import Application
from parlour.services.matches.access import is_share_token
from parlour.services.matches.commitments import MatchCommitment
from parlour.services.matches.invitations import TableInvitation
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.lobby import TableSummary
from parlour.services.matches.table_requests import Arrangement, SeatRequest, TableRequest
from parlour.services.social.presence import OnlineCount, OnlinePlayer


class SitRequest(Value, frozen=True):
    """Request body for taking a seat."""

    seat: SeatNumber | None = None
    """The seat, or None for any open seat."""
    nonce: str = ""
    """The client's contribution to the shuffle, as hex."""
    terms_digest: Annotated[str, Meta(max_length=40)] = ""
    """Digest of the terms that the user saw. The request fails if the terms have changed."""


class TournamentLink(Value, frozen=True):
    """The tournament to which a table belongs."""

    id: str
    name: str


class TableTournament(Value, frozen=True):
    """Response body with the tournament of a table."""

    tournament: TournamentLink | None
    """The tournament, or None if the table belongs to none."""


class RematchRequest(Value, frozen=True):
    """Request body for opening or joining a rematch."""

    nonce: str = ""
    """The client's contribution to the shuffle, as hex."""


class CommitmentRequest(Value, frozen=True):
    """Request body for reserving a match id and its commitment."""

    previous_match: str | None = None
    """The match to play again, or None for a new table."""


class InvitationRequest(Value, frozen=True):
    """Request body for inviting a user to a table."""

    user_id: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None
    """The seat for a bot account with a fitting standing offer; null for a plain invitation."""
    starts: bool = False
    """Whether the match starts once the bot account has taken the last open seat."""


class SeatChange(SeatRequest, frozen=True, kw_only=True):
    """Request body with which the host changes a seat."""

    seat: SeatNumber


class TableLocation(Value, frozen=True):
    """Response body with the id and the code of a table."""

    match: str
    code: str | None
    """Code for joining the table."""


class HomePage(Value, frozen=True):
    """Response body for the home page."""

    own: list[TableSummary]
    """The user's tables and matches."""
    idle: list[TableSummary]
    """The user's abandoned tables."""
    open: list[TableSummary]
    """Tables the user can join."""
    unavailable: list[TableSummary]
    """Tables the user cannot join."""
    live: list[TableSummary]
    """Matches that the user can watch."""
    finished: list[TableSummary]
    """The user's finished matches."""
    users: list[OnlinePlayer]
    """Members who are online."""
    online: OnlineCount
    invitations: list[TableInvitation]
    """Invitations the user received."""


class TablesApi(Controller):
    """Endpoints for tables, from opening a table to the rematch."""

    path = "/api"
    tags = ["tables"]

    @get("/home")
    async def home(self, application: AppDep, player: PlayerDep) -> HomePage:
        """Return the tables, online users and invitations that the home page shows."""
        application.social.presence.record_seen(player)
        lobby = application.lobby
        open_tables, unavailable = await lobby.gathering_tables(
            player, await application.social.relationships.blocked_players(player)
        )
        own, idle = await lobby.own_and_idle_tables(player)
        return HomePage(
            own=own,
            idle=idle,
            open=open_tables,
            unavailable=unavailable,
            live=await lobby.live_tables(player),
            finished=await lobby.finished_matches(player),
            users=application.social.presence.online_list(),
            online=application.social.presence.online_count(),
            invitations=await application.matches.invitations.received_invitations(player),
        )

    @post("/commitments")
    async def commit_match(
        self, application: AppDep, player: PlayerDep, data: JSONBody[CommitmentRequest]
    ) -> MatchCommitment:
        """Reserve a match id and return the commitment to the match key.

        For a rematch, only `POST /api/tables/{match}/rematch` can open the reserved match.
        The client requests the commitment before it sends its nonce.
        """
        return await application.tables.commit_match(data.previous_match, player)

    @post("/tables")
    async def open_table(
        self,
        application: AppDep,
        player: PlayerDep,
        data: JSONBody[TableRequest],
        visitor: VisitorDep,
        quota: QuotaDep,
    ) -> TableLocation:
        """Open a table, and start the match if `start` is set and no seat is open."""
        await quota.spend(QuotaKind.TABLES)
        loaded = await application.tables.open_table(
            player, data, quota.network, visitor.device_fingerprint
        )
        return TableLocation(loaded.match.id, loaded.match.opened.code)

    @get("/table-codes/{code:str}")
    async def table_by_code(
        self, application: AppDep, visitor: VisitorDep, throttle: ThrottleDep, code: PathName
    ) -> TableLocation:
        """Return the location of the table with a given table code."""
        async with throttle.table_code_attempt(visitor.network):
            return _table_location(await application.tables.table_by_code(code, visitor.player))

    @get("/tables/{match:str}")
    async def table(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        share_token: ShareTokenDep,
        request: Request[Any, Any, Any],
    ) -> TableInfo:
        """Return a table with its seats, settings and links."""
        return await _table_info(application, player, match, share_token, request)

    @get("/tables/{match:str}/tournament")
    async def tournament_of_table(
        self, application: AppDep, player: PlayerDep, match: PathName, share_token: ShareTokenDep
    ) -> TableTournament:
        """Return the tournament to which a table belongs, if any."""
        loaded = await application.matches.access.watchable_match(match, player, share_token)
        host = loaded.match.opened.host
        found = host and await application.tournaments.tournament_of_match(host, loaded.match.id)
        return TableTournament(TournamentLink(found.id, found.terms.name) if found else None)

    @get("/tables/{match:str}/qr.svg", media_type="image/svg+xml")
    async def qr_code(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        share_token: ShareTokenDep,
        request: Request[Any, Any, Any],
    ) -> Response[bytes]:
        """Return a QR code of the table's link as an SVG picture."""
        info = await _table_info(application, player, match, share_token, request)
        return Response(_qr_svg(info.lan_link), media_type="image/svg+xml")

    @post("/tables/{match:str}/invite", status_code=204)
    async def invite(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        data: JSONBody[InvitationRequest],
    ) -> None:
        """Invite a user to a table where the requesting user sits.

        With a `seat`, the host challenges a bot account that has a fitting standing offer. The
        seat is kept free until it answers, for ten seconds at most. The field `challenges` of the
        table shows the answer.
        """
        await application.matches.invitations.invite(
            match, player, data.user_id, data.seat, starts=data.starts
        )

    @post("/tables/{match:str}/decline", status_code=204)
    async def decline_invitation(
        self, application: AppDep, player: PlayerDep, match: PathName
    ) -> None:
        """Decline an invitation to a table, or the challenge of a bot account."""
        await application.matches.invitations.decline(match, player)

    @post("/tables/{match:str}/sit")
    async def take_seat(
        self, application: AppDep, player: PlayerDep, match: PathName, data: JSONBody[SitRequest]
    ) -> TableLocation:
        """Take an open seat at a table.

        If the host has changed the terms that the user saw, the request is refused with
        `core.table-changed`.
        """
        return _table_location(
            await application.tables.sit(match, player, data.seat, data.nonce, data.terms_digest)
        )

    @post("/tables/{match:str}/stand")
    async def leave_seat(
        self, application: AppDep, player: PlayerDep, match: PathName
    ) -> TableLocation:
        """Leave a seat before the match starts."""
        return _table_location(await application.tables.leave_seat(match, player))

    @post("/tables/{match:str}/seat")
    async def assign_seat(
        self, application: AppDep, player: PlayerDep, match: PathName, data: JSONBody[SeatChange]
    ) -> TableLocation:
        """Assign a seat to a user or a bot, or open it (host only)."""
        return _table_location(
            await application.tables.assign_seat(
                match,
                player,
                data.seat,
                SeatRequest(occupant=data.occupant, level=data.level, name=data.name),
            )
        )

    @post("/tables/{match:str}/configure")
    async def arrange(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        data: JSONBody[Arrangement],
        quota: QuotaDep,
    ) -> TableLocation:
        """Change the options, the seats, the seat order or the settings (host only).

        This is possible before the match starts.
        """
        return _table_location(await application.tables.arrange(match, player, data, quota.network))

    @post("/tables/{match:str}/start")
    async def start_match(
        self, application: AppDep, player: PlayerDep, match: PathName, quota: QuotaDep
    ) -> TableLocation:
        """Start the match (host only)."""
        return _table_location(await application.tables.start(match, player, quota.network))

    @post("/tables/{match:str}/rematch")
    async def open_or_join_rematch(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        data: JSONBody[RematchRequest],
        quota: QuotaDep,
    ) -> TableLocation:
        """Open a rematch, or join the one that is already open.

        Every player moves to the next seat; in Carcassonne and Betapet, the players keep their
        colours. If the host has changed the rematch, the request is refused with
        `core.rematch-changed`; take a seat at the rematch's own table instead.
        """
        await quota.spend(QuotaKind.TABLES)
        return _table_location(
            await application.tables.open_or_join_rematch(match, player, data.nonce)
        )


@lru_cache(maxsize=500)
def _qr_svg(link: str) -> bytes:
    """Return a QR code of a link as an SVG picture.

    The picture is cached, since drawing it takes several milliseconds.
    """
    import segno  # imported here because the import is slow and few requests need it

    picture = segno.make(link, micro=False).svg_inline(
        scale=4, border=2, dark="#23201b", light="#fffdf8"
    )
    svg = (
        picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
        if "xmlns" not in picture
        else picture
    )
    return svg.encode()


def _table_location(loaded: LoadedMatch) -> TableLocation:
    return TableLocation(loaded.match.id, loaded.match.opened.code)


async def _table_info(
    application: Application,
    player: Player,
    match: str,
    share_token: str,
    request: Request[Any, Any, Any],
) -> TableInfo:
    loaded = await application.matches.access.watchable_match(match, player, share_token)
    return table_info(
        application,
        loaded,
        player,
        _base_url(request),
        await application.tables.rematch_of(loaded),
        challenges=await application.matches.challenges.challenges_at(loaded),
        let_in=is_share_token(loaded.match, share_token),
    )


def _base_url(request: Request[Any, Any, Any]) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"
