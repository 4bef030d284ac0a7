"""The API of what is over: results, leaderboards, and the ladder of bots."""

from __future__ import annotations

from typing import Literal

from litestar import Controller, get
from litestar.params import FromQuery

from parlour.server.dependencies import Asking, Here, Named, Shown
from parlour.server.limits.numbers import Moment
from parlour.services.results.bot_ladder import Ladder
from parlour.services.results.leaderboards import Leaderboard
from parlour.services.results.results import Asked, NotYet, Person, Result, Results


class RecordsApi(Controller):
    """Results and ratings."""

    path = "/api"
    tags = ["records"]

    @get("/ratings/{game:str}")
    async def board(
        self, here: Here, player: Asking, game: Named, pace: FromQuery[str] = "evening", season: FromQuery[str | None] = None
    ) -> Leaderboard:
        """Return a game's leaderboard at a pace, of this season or one that is over (`2026-autumn`)."""
        return await here.leaderboards.board(game, pace, season, player)

    @get("/ladder/{game:str}")
    async def ladder(self, here: Here, player: Asking, game: Named) -> Ladder:
        """Return how I fared against a game's bots, and whom to beat next."""
        return await here.ladders.ladder(game, player)

    @get("/results")
    async def results(
        self,
        here: Here,
        player: Asking,
        whose: FromQuery[Literal["mine", "all"]] = "mine",
        game: FromQuery[str | None] = None,
        pace: FromQuery[str | None] = None,
        against: FromQuery[str | None] = None,
        options: FromQuery[str | None] = None,
        since: Moment = None,
        until: Moment = None,
        won: FromQuery[bool | None] = None,
        beyond: FromQuery[str | None] = None,
    ) -> Results:
        """Return results, the last first: mine, or those of all open tables. `beyond` goes on where the page before ended."""
        asked = Asked(whose=whose, game=game, pace=pace, against=against, options=options, since=since, until=until, won=won, beyond=beyond)
        return await here.history.search(asked, player)

    @get("/me/results")
    async def person(self, here: Here, player: Asking) -> Person:
        """Return what my results add up to, and my ratings."""
        return await here.history.person(player)

    @get("/matches/{match:str}/result")
    async def result(self, here: Here, player: Asking, match: Named, shown: Shown) -> Result | None:
        """Return how a match ended and what it did to ratings; null in the moment before that is written down."""
        try:
            return await here.result(match, player, shown)
        except NotYet:
            return None
