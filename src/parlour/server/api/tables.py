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
from parlour.server.dependencies import Allowance, Asking, Guessing, Here, Named, Shown, Visiting
from parlour.server.limits.quotas import Kind
from parlour.services.application import House
from parlour.services.matches.access import is_pass
from parlour.services.matches.commitments import Promise
from parlour.services.matches.invitations import Asked
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.lobby import TableLine
from parlour.services.matches.seating import Arrangement, ChairWish, TableWish
from parlour.services.social.presence import Count, Person


class Sitting(Value, frozen=True):
    """Which chair somebody wants (any, when none is named), and their browser's part in the shuffle, as hex.

    `terms` are those of the table as it was shown: where they have changed since, nobody sits down.
    """

    seat: SeatNumber | None = None
    nonce: str = ""
    terms: Annotated[str, Meta(max_length=40)] = ""


class Rematching(Value, frozen=True):
    """The browser's part in the shuffle of a rematch, as hex."""

    nonce: str = ""


class Following(Value, frozen=True):
    """Which match a promise is for: a fresh one, or the rematch of `after`."""

    after: str | None = None


class Wanted(Value, frozen=True):
    """Who is asked to a table."""

    whom: Annotated[str, Meta(max_length=40)]


class SeatWish(ChairWish, frozen=True, kw_only=True):
    """What a host wants of one chair."""

    seat: SeatNumber


class Opened(Value, frozen=True):
    """Where a table is."""

    match: str
    code: str | None


class Home(Value, frozen=True):
    """All that the first page shows."""

    mine: list[TableLine]
    left: list[TableLine]
    open: list[TableLine]
    shut: list[TableLine]
    live: list[TableLine]
    finished: list[TableLine]
    people: list[Person]
    here: Count
    asked: list[Asked]


class TablesApi(Controller):
    """Tables, from opening to rematch."""

    path = "/api"
    tags = ["tables"]

    @get("/home")
    async def home(self, here: Here, player: Asking) -> Home:
        """Return my tables, open ones and those I cannot join, tables to watch, who is here, and who asks me to a table."""
        here.presence.see(player)
        lobby = here.lobby
        open, shut = await lobby.gathering(player, await here.circle.apart(player))
        mine, left = await lobby.mine_and_left(player)
        return Home(
            mine=mine,
            left=left,
            open=open,
            shut=shut,
            live=await lobby.live(player),
            finished=await lobby.finished(player),
            people=here.presence.everybody(),
            here=here.presence.count(),
            asked=await here.asking.asked(player),
        )

    @post("/promises")
    async def promise(self, here: Here, player: Asking, data: JSONBody[Following]) -> Promise:
        """Return a match that may be opened, and the commitment to its luck; ask before you send a nonce."""
        return await here.tables.promise(data.after, player)

    @post("/tables")
    async def open_table(self, here: Here, player: Asking, data: JSONBody[TableWish], visitor: Visiting, allowed: Allowance) -> Opened:
        """Open a table; with `start` and no free chair the game begins at once."""
        allowed.spend(Kind.TABLES)
        loaded = await here.tables.open(player, data, allowed.network, visitor.seen_as)
        return Opened(loaded.match.id, loaded.match.opened.code)

    @get("/codes/{code:str}")
    async def by_code(self, here: Here, visitor: Visiting, guesses: Guessing, code: Named) -> Opened:
        """Return the table that a spoken code opens."""
        async with guesses.at_spoken(visitor.network):
            return _opened(await here.tables.invited(code, visitor.player))

    @get("/tables/{match:str}")
    async def table(self, here: Here, player: Asking, match: Named, shown: Shown, request: Request[Any, Any, Any]) -> TableInfo:
        """Return who sits at a table, by which rules, and how to invite others."""
        return await _info(here, player, match, shown, request)

    @get("/tables/{match:str}/qr.svg", media_type="image/svg+xml")
    async def qr(self, here: Here, player: Asking, match: Named, shown: Shown, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return the invitation as a QR code."""
        info = await _info(here, player, match, shown, request)
        return Response(_picture(info.lan_link), media_type="image/svg+xml")

    @post("/tables/{match:str}/ask", status_code=204)
    async def ask(self, here: Here, player: Asking, match: Named, data: JSONBody[Wanted]) -> None:
        """Ask somebody to a table where I sit."""
        await here.asking.ask(match, player, data.whom)

    @post("/tables/{match:str}/decline", status_code=204)
    async def decline(self, here: Here, player: Asking, match: Named) -> None:
        """Say that I do not come to a table to which I was asked."""
        await here.asking.decline(match, player)

    @post("/tables/{match:str}/sit")
    async def sit(self, here: Here, player: Asking, match: Named, data: JSONBody[Sitting]) -> Opened:
        """Take a free chair."""
        return _opened(await here.tables.sit(match, player, data.seat, data.nonce, data.terms))

    @post("/tables/{match:str}/stand")
    async def stand(self, here: Here, player: Asking, match: Named) -> Opened:
        """Leave one's chair before the start."""
        return _opened(await here.tables.stand(match, player))

    @post("/tables/{match:str}/chair")
    async def chair(self, here: Here, player: Asking, match: Named, data: JSONBody[SeatWish]) -> Opened:
        """As the host, say who gets a chair."""
        return _opened(await here.tables.place(match, player, data.seat, ChairWish(who=data.who, level=data.level, name=data.name)))

    @post("/tables/{match:str}/arrange")
    async def arrange(self, here: Here, player: Asking, match: Named, data: JSONBody[Arrangement], allowed: Allowance) -> Opened:
        """As the host, change options, seats, their order or the house rules."""
        return _opened(await here.tables.arrange(match, player, data, allowed.network))

    @post("/tables/{match:str}/start")
    async def start(self, here: Here, player: Asking, match: Named, allowed: Allowance) -> Opened:
        """As the host, begin."""
        return _opened(await here.tables.start(match, player, allowed.network))

    @post("/tables/{match:str}/rematch")
    async def rematch(self, here: Here, player: Asking, match: Named, data: JSONBody[Rematching], allowed: Allowance) -> Opened:
        """Open the rematch, or join it."""
        allowed.spend(Kind.TABLES)
        return _opened(await here.tables.rematch(match, player, data.nonce))


@lru_cache(maxsize=500)
def _picture(link: str) -> bytes:
    """Return a link as a QR code: some milliseconds of work, done once for all who look at a table."""
    import segno  # only whoever invites by picture waits for it

    picture = segno.make(link, micro=False).svg_inline(scale=4, border=2, dark="#23201b", light="#fffdf8")
    named = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1) if "xmlns" not in picture else picture
    return named.encode()


def _opened(loaded: LoadedMatch) -> Opened:
    return Opened(loaded.match.id, loaded.match.opened.code)


async def _info(house: House, player: Player, match: str, shown: str, request: Request[Any, Any, Any]) -> TableInfo:
    loaded = await house.watched(match, player, shown)
    return table_info(house, loaded, player, _base(request), await house.tables.follow_up(loaded), is_pass(loaded.match, shown))


def _base(request: Request[Any, Any, Any]) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"
