"""The API of tables: open, gather, start, rematch."""

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
from parlour.services.matches.seating import Arrangement, SeatRequest, TableRequest
from parlour.services.social.presence import OnlineCount, OnlinePlayer


class SitRequest(Value, frozen=True):
    """Which chair somebody wants (any, when none is named), and their browser's part in the shuffle, as hex.

    `terms` are those of the table as it was shown: where they have changed since, nobody sits down.
    """

    seat: SeatNumber | None = None
    nonce: str = ""
    terms_digest: Annotated[str, Meta(max_length=40)] = ""


class RematchRequest(Value, frozen=True):
    """The browser's part in the shuffle of a rematch, as hex."""

    nonce: str = ""


class CommitmentRequest(Value, frozen=True):
    """Which match a promise is for: a fresh one, or the rematch of `after`."""

    previous_match: str | None = None


class InvitationRequest(Value, frozen=True):
    """Who is asked to a table."""

    user_id: Annotated[str, Meta(max_length=40)]


class SeatChange(SeatRequest, frozen=True, kw_only=True):
    """What a host wants of one chair."""

    seat: SeatNumber


class TableLocation(Value, frozen=True):
    """Where a table is."""

    match: str
    code: str | None


class HomePage(Value, frozen=True):
    """All that the first page shows."""

    own: list[TableSummary]
    idle: list[TableSummary]
    open: list[TableSummary]
    unavailable: list[TableSummary]
    live: list[TableSummary]
    finished: list[TableSummary]
    users: list[OnlinePlayer]
    online: OnlineCount
    invitations: list[TableInvitation]


class TablesApi(Controller):
    """Tables, from opening to rematch."""

    path = "/api"
    tags = ["tables"]

    @get("/home")
    async def home(self, here: AppDep, player: PlayerDep) -> HomePage:
        """Return my tables, open ones and those I cannot join, tables to watch, who is here, and who asks me to a table."""
        here.social.presence.record_seen(player)
        lobby = here.lobby
        open, shut = await lobby.gathering_tables(
            player, await here.social.relationships.blocked_players(player)
        )
        mine, left = await lobby.own_and_idle_tables(player)
        return HomePage(
            own=mine,
            idle=left,
            open=open,
            unavailable=shut,
            live=await lobby.live_tables(player),
            finished=await lobby.finished_matches(player),
            users=here.social.presence.online_list(),
            online=here.social.presence.online_count(),
            invitations=await here.matches.invitations.received_invitations(player),
        )

    @post("/commitments")
    async def commit_match(
        self, here: AppDep, player: PlayerDep, data: JSONBody[CommitmentRequest]
    ) -> MatchCommitment:
        """Return a match that may be opened, and the commitment to its luck; ask before you send a nonce."""
        return await here.tables.commit_match(data.previous_match, player)

    @post("/tables")
    async def open_table(
        self,
        here: AppDep,
        player: PlayerDep,
        data: JSONBody[TableRequest],
        visitor: VisitorDep,
        allowed: QuotaDep,
    ) -> TableLocation:
        """Open a table; with `start` and no free chair the game begins at once."""
        allowed.spend(QuotaKind.TABLES)
        loaded = await here.tables.open_table(
            player, data, allowed.network, visitor.device_fingerprint
        )
        return TableLocation(loaded.match.id, loaded.match.opened.code)

    @get("/table-codes/{code:str}")
    async def table_by_code(
        self, here: AppDep, visitor: VisitorDep, guesses: ThrottleDep, code: PathName
    ) -> TableLocation:
        """Return the table that a spoken code opens."""
        async with guesses.table_code_attempt(visitor.network):
            return _table_location(await here.tables.table_by_code(code, visitor.player))

    @get("/tables/{match:str}")
    async def table(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        shown: ShareTokenDep,
        request: Request[Any, Any, Any],
    ) -> TableInfo:
        """Return who sits at a table, by which rules, and how to invite others."""
        return await _table_info(here, player, match, shown, request)

    @get("/tables/{match:str}/qr.svg", media_type="image/svg+xml")
    async def qr_code(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        shown: ShareTokenDep,
        request: Request[Any, Any, Any],
    ) -> Response[bytes]:
        """Return the invitation as a QR code."""
        info = await _table_info(here, player, match, shown, request)
        return Response(_qr_svg(info.lan_link), media_type="image/svg+xml")

    @post("/tables/{match:str}/invite", status_code=204)
    async def invite(
        self, here: AppDep, player: PlayerDep, match: PathName, data: JSONBody[InvitationRequest]
    ) -> None:
        """Ask somebody to a table where I sit."""
        await here.matches.invitations.invite(match, player, data.user_id)

    @post("/tables/{match:str}/decline", status_code=204)
    async def decline_invitation(self, here: AppDep, player: PlayerDep, match: PathName) -> None:
        """Say that I do not come to a table to which I was asked."""
        await here.matches.invitations.decline(match, player)

    @post("/tables/{match:str}/sit")
    async def take_seat(
        self, here: AppDep, player: PlayerDep, match: PathName, data: JSONBody[SitRequest]
    ) -> TableLocation:
        """Take a free chair."""
        return _table_location(
            await here.tables.sit(match, player, data.seat, data.nonce, data.terms_digest)
        )

    @post("/tables/{match:str}/stand")
    async def leave_seat(self, here: AppDep, player: PlayerDep, match: PathName) -> TableLocation:
        """Leave one's chair before the start."""
        return _table_location(await here.tables.leave_seat(match, player))

    @post("/tables/{match:str}/seat")
    async def assign_seat(
        self, here: AppDep, player: PlayerDep, match: PathName, data: JSONBody[SeatChange]
    ) -> TableLocation:
        """As the host, say who gets a chair."""
        return _table_location(
            await here.tables.assign_seat(
                match,
                player,
                data.seat,
                SeatRequest(occupant=data.occupant, level=data.level, name=data.name),
            )
        )

    @post("/tables/{match:str}/configure")
    async def arrange(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        data: JSONBody[Arrangement],
        allowed: QuotaDep,
    ) -> TableLocation:
        """As the host, change options, seats, their order or the house rules."""
        return _table_location(await here.tables.arrange(match, player, data, allowed.network))

    @post("/tables/{match:str}/start")
    async def start_match(
        self, here: AppDep, player: PlayerDep, match: PathName, allowed: QuotaDep
    ) -> TableLocation:
        """As the host, begin."""
        return _table_location(await here.tables.start(match, player, allowed.network))

    @post("/tables/{match:str}/rematch")
    async def open_or_join_rematch(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        data: JSONBody[RematchRequest],
        allowed: QuotaDep,
    ) -> TableLocation:
        """Open the rematch, or join it."""
        allowed.spend(QuotaKind.TABLES)
        return _table_location(await here.tables.open_or_join_rematch(match, player, data.nonce))


@lru_cache(maxsize=500)
def _qr_svg(link: str) -> bytes:
    """Return a link as a QR code: some milliseconds of work, done once for all who look at a table."""
    import segno  # only whoever invites by picture waits for it

    picture = segno.make(link, micro=False).svg_inline(
        scale=4, border=2, dark="#23201b", light="#fffdf8"
    )
    named = (
        picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
        if "xmlns" not in picture
        else picture
    )
    return named.encode()


def _table_location(loaded: LoadedMatch) -> TableLocation:
    return TableLocation(loaded.match.id, loaded.match.opened.code)


async def _table_info(
    house: Application, player: Player, match: str, shown: str, request: Request[Any, Any, Any]
) -> TableInfo:
    loaded = await house.matches.access.watchable_match(match, player, shown)
    return table_info(
        house,
        loaded,
        player,
        _base_url(request),
        await house.tables.rematch_of(loaded),
        is_share_token(loaded.match, shown),
    )


def _base_url(request: Request[Any, Any, Any]) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"
