"""The API of tables: open, gather, start, rematch."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody

from parlour.core.value import Value
from parlour.server.given import Asking, Here, Named
from parlour.server.tableinfo import TableInfo, table_info
from parlour.tables import codes
from parlour.tables.gather import Arrangement, ChairWish, TableWish
from parlour.tables.lobby import TableLine
from parlour.tables.matches import Live
from parlour.tables.presence import Guest


class Sitting(Value, frozen=True):
    """Which chair somebody wants (any, when none is named), and their browser's part in the shuffle, as hex."""

    seat: int | None = None
    nonce: str = ""


class SeatWish(ChairWish, frozen=True, kw_only=True):
    """What a host wants of one chair."""

    seat: int


class Opened(Value, frozen=True):
    """Where a table is."""

    match: str
    code: str | None


class Home(Value, frozen=True):
    """All that the first page shows."""

    mine: list[TableLine]
    open: list[TableLine]
    live: list[TableLine]
    finished: list[TableLine]
    people: list[Guest]


class TablesApi(Controller):
    """Tables, from opening to rematch."""

    path = "/api"
    tags = ["tables"]

    @get("/home")
    async def home(self, arena: Here, player: Asking) -> Home:
        """Return my tables, open tables, tables to watch and who is here."""
        arena.presence.see(player)
        lobby, people = arena.lobby, arena.presence.everybody()
        return Home(await lobby.mine(player), await lobby.open(player), await lobby.live(player), await lobby.finished(player), people)

    @post("/tables")
    async def open_table(self, arena: Here, player: Asking, data: JSONBody[TableWish]) -> Opened:
        """Open a table; with `start` and no free chair the game begins at once."""
        live = await arena.open_table(player, data)
        return Opened(live.match.id, live.match.opened.code)

    @get("/codes/{code:str}")
    async def by_code(self, arena: Here, code: Named) -> Opened:
        """Return the table that a spoken code opens."""
        return Opened(await codes.match_of(arena.log, code), codes.heard(code))

    @get("/tables/{match:str}")
    async def table(self, arena: Here, player: Asking, match: Named, request: Request[Any, Any, Any]) -> TableInfo:
        """Return who sits at a table, by which rules, and how to invite others."""
        return await table_info(arena, await arena.matches.get(match), player, _base(request))

    @get("/tables/{match:str}/qr.svg", media_type="image/svg+xml")
    async def qr(self, arena: Here, player: Asking, match: Named, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return the invitation as a QR code."""
        info = await table_info(arena, await arena.matches.get(match), player, _base(request))
        import segno  # only whoever invites by picture waits for it

        picture = segno.make(info.lan_link, micro=False).svg_inline(scale=4, border=2, dark="#23201b", light="#fffdf8")
        named = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1) if "xmlns" not in picture else picture
        return Response(named.encode(), media_type="image/svg+xml")

    @post("/tables/{match:str}/sit")
    async def sit(self, arena: Here, player: Asking, match: Named, data: JSONBody[Sitting]) -> Opened:
        """Take a free chair."""
        return _opened(await arena.sit(match, player, data.seat, data.nonce))

    @post("/tables/{match:str}/stand")
    async def stand(self, arena: Here, player: Asking, match: Named) -> Opened:
        """Leave one's chair before the start."""
        return _opened(await arena.stand(match, player))

    @post("/tables/{match:str}/chair")
    async def chair(self, arena: Here, player: Asking, match: Named, data: JSONBody[SeatWish]) -> Opened:
        """As the host, say who gets a chair."""
        return _opened(await arena.place(match, player, data.seat, ChairWish(who=data.who, level=data.level, name=data.name)))

    @post("/tables/{match:str}/arrange")
    async def arrange(self, arena: Here, player: Asking, match: Named, data: JSONBody[Arrangement]) -> Opened:
        """As the host, change options, seats, their order or the house rules."""
        return _opened(await arena.arrange(match, player, data))

    @post("/tables/{match:str}/start")
    async def start(self, arena: Here, player: Asking, match: Named) -> Opened:
        """As the host, begin."""
        return _opened(await arena.start(match, player))

    @post("/tables/{match:str}/rematch")
    async def rematch(self, arena: Here, player: Asking, match: Named, data: JSONBody[Sitting]) -> Opened:
        """Open the rematch, or join it."""
        return _opened(await arena.rematch(match, player, data.nonce))


def _opened(live: Live) -> Opened:
    return Opened(live.match.id, live.match.opened.code)


def _base(request: Request[Any, Any, Any]) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"
