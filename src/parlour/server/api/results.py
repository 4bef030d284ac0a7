"""HTTP API of results, leaderboards and bot ladders."""

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
    """Endpoints for results and ratings."""

    path = "/api"
    tags = ["results"]

    @get("/ratings/{game:str}")
    async def leaderboard(
        self,
        application: AppDep,
        player: PlayerDep,
        game: PathName,
        pace: FromQuery[str] = "evening",
        season: FromQuery[str | None] = None,
    ) -> Leaderboard:
        """Return a game's leaderboard for a pace, of the current or a past season (`2026-autumn`)."""
        return await application.results.leaderboards.leaderboard(game, pace, season, player)

    @get("/ladder/{game:str}")
    async def ladder(self, application: AppDep, player: PlayerDep, game: PathName) -> Ladder:
        """Return the user's results against a game's bots, and the next bot to beat."""
        return await application.results.bot_ladders.ladder(game, player)

    @get("/results")
    async def results(
        self,
        application: AppDep,
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
        """Return the user's results, or those of all public matches, newest first.

        Args:
            beyond: Cursor of the previous page.
        """
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
        return await application.results.queries.search(asked, player)

    @get("/me/results")
    async def own_totals(self, application: AppDep, player: PlayerDep) -> ResultTotals:
        """Return totals of the user's results, and their ratings."""
        return await application.results.queries.totals_of(player)

    @get("/matches/{match:str}/result")
    async def match_result(
        self, application: AppDep, player: PlayerDep, match: PathName, share_token: ShareTokenDep
    ) -> MatchResult | None:
        """Return the result of a match and its rating changes, or null until it is recorded."""
        try:
            return await application.results.queries.match_result(match, player, share_token)
        except ResultPending:
            return None
