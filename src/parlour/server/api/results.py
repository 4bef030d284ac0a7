"""The API of what is over: results, leaderboards, and the ladder of bots."""

from __future__ import annotations

from typing import Literal

from litestar import Controller, get
from litestar.params import FromQuery

from parlour.server.dependencies import AppDep, PathName, PlayerDep, ShareTokenDep
from parlour.server.limits.numbers import TimestampQuery
from parlour.services.results.bot_ladder import Ladder
from parlour.services.results.leaderboards import Leaderboard
from parlour.services.results.results import (
    MatchResult,
    ResultPage,
    ResultPending,
    ResultQuery,
    ResultTotals,
)


class ResultsApi(Controller):
    """Results and ratings."""

    path = "/api"
    tags = ["results"]

    @get("/ratings/{game:str}")
    async def leaderboard(
        self,
        here: AppDep,
        player: PlayerDep,
        game: PathName,
        pace: FromQuery[str] = "evening",
        season: FromQuery[str | None] = None,
    ) -> Leaderboard:
        """Return a game's leaderboard at a pace, of this season or one that is over (`2026-autumn`)."""
        return await here.results.leaderboards.leaderboard(game, pace, season, player)

    @get("/ladder/{game:str}")
    async def ladder(self, here: AppDep, player: PlayerDep, game: PathName) -> Ladder:
        """Return how I fared against a game's bots, and whom to beat next."""
        return await here.results.bot_ladders.ladder(game, player)

    @get("/results")
    async def results(
        self,
        here: AppDep,
        player: PlayerDep,
        *,
        whose: FromQuery[Literal["mine", "all"]] = "mine",
        game: FromQuery[str | None] = None,
        pace: FromQuery[str | None] = None,
        against: FromQuery[str | None] = None,
        options: FromQuery[str | None] = None,
        since: TimestampQuery = None,
        until: TimestampQuery = None,
        won: FromQuery[bool | None] = None,
        beyond: FromQuery[str | None] = None,
    ) -> ResultPage:
        """Return results, the last first: mine, or those of all open tables. `beyond` goes on where the page before ended."""
        asked = ResultQuery(
            whose=whose,
            game=game,
            pace=pace,
            against=against,
            options=options,
            since=since,
            until=until,
            won=won,
            beyond=beyond,
        )
        return await here.results.queries.search(asked, player)

    @get("/me/results")
    async def own_totals(self, here: AppDep, player: PlayerDep) -> ResultTotals:
        """Return what my results add up to, and my ratings."""
        return await here.results.queries.totals_of(player)

    @get("/matches/{match:str}/result")
    async def match_result(
        self, here: AppDep, player: PlayerDep, match: PathName, shown: ShareTokenDep
    ) -> MatchResult | None:
        """Return how a match ended and what it did to ratings; null in the moment before that is written down."""
        try:
            return await here.results.queries.match_result(match, player, shown)
        except ResultPending:
            return None
