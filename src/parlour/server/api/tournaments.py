"""The API of tournaments."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from parlour.core.numbers import Position
from parlour.core.value import Value
from parlour.server.dependencies import Asking, Here, Named, Quota, Visiting
from parlour.services.tournaments.serializers import Brief, Told, brief, told
from parlour.services.tournaments.tournament import Terms


class Listed(Value, frozen=True):
    """All tournaments: those to come and those that run, and those that ended last."""

    on: list[Brief]
    over: list[Brief]


class Someone(Value, frozen=True):
    """Who is meant, by number; None is whoever asks."""

    number: Position | None = None


class Attendance(Someone, frozen=True, kw_only=True):
    """Whether somebody is in the room."""

    present: bool


class Luck(Value, frozen=True):
    """A browser's part in the luck of its table, as hex."""

    nonce: str


class Result(Value, frozen=True):
    """How a table ended: the rank of everybody who came, by their number; 1 is the best and ties share one."""

    match: str
    ranks: dict[Position, Position]


class TournamentsApi(Controller):
    """Tournaments; entrants are known by their number, never by an id."""

    path = "/api/tournaments"
    tags = ["tournaments"]

    @get("/")
    async def listed(self, here: Here, player: Asking) -> Listed:
        """Return all tournaments, the last changed first."""
        return Listed(
            on=[brief(one, player) for one in await here.tournaments.on()],
            over=[brief(one, player) for one in await here.tournaments.over()],
        )

    @post("/")
    async def set_up(self, here: Here, player: Asking, data: JSONBody[Terms]) -> Told:
        """Set a tournament up."""
        return await told(here.tournaments, await here.tournaments.set_up(player, data), player)

    @get("/{id:str}")
    async def one(self, here: Here, player: Asking, id: Named) -> Told:
        """Return a tournament as whoever asks sees it."""
        return await told(here.tournaments, await here.tournaments.one(id), player)

    @post("/{id:str}/enter", status_code=200)
    async def enter(self, here: Here, visitor: Visiting, quotas: Quota, id: Named) -> Told:
        """Take part, or come back to it. New entries of one network are counted, so that no one fills a tournament with guests."""
        player = visitor.player
        if (await here.tournaments.one(id)).number_of(player.id) is not None:
            return await told(here.tournaments, await here.tournaments.enter(id, player), player)
        async with quotas.at_entry(id, visitor.network, await here.office.sign_ups()):
            return await told(here.tournaments, await here.tournaments.enter(id, player), player)

    @post("/{id:str}/leave", status_code=200)
    async def leave(self, here: Here, player: Asking, id: Named, data: JSONBody[Someone]) -> Told:
        """Take part no longer; its host may send somebody."""
        return await told(here.tournaments, await here.tournaments.leave(id, player, data.number), player)

    @post("/{id:str}/arrive", status_code=200)
    async def arrive(self, here: Here, player: Asking, id: Named, data: JSONBody[Attendance]) -> Told:
        """Say whether one is in the room; its host may say so of somebody."""
        return await told(here.tournaments, await here.tournaments.arrive(id, player, data.present, data.number), player)

    @post("/{id:str}/begin", status_code=200)
    async def begin(self, here: Here, player: Asking, id: Named) -> Told:
        """As its host, begin with all who are in the room."""
        return await told(here.tournaments, await here.tournaments.begin(id, player), player)

    @post("/{id:str}/ready", status_code=200)
    async def ready(self, here: Here, player: Asking, id: Named, data: JSONBody[Luck]) -> Told:
        """Be at one's table: its match begins when everybody is."""
        return await told(here.tournaments, await here.tournaments.ready(id, player, data.nonce), player)

    @post("/{id:str}/result", status_code=200)
    async def result(self, here: Here, player: Asking, id: Named, data: JSONBody[Result]) -> Told:
        """As its host, write the result of a table down."""
        return await told(here.tournaments, await here.tournaments.write_down(id, player, data.match, data.ranks), player)

    @post("/{id:str}/end", status_code=200)
    async def end(self, here: Here, player: Asking, id: Named) -> Told:
        """As its host, end it where it stands."""
        return await told(here.tournaments, await here.tournaments.end(id, player), player)
